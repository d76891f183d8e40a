"""A table over days on its own clock: who is called and where, and what happens to its messages and to the table."""

from datetime import UTC, datetime

import pytest

from game.core.vocabulary import AGREE, TAKE_BACK
from game.table.table import Table
from game.table.view import table_view
from local_discord.testing.people import Message, Person
from tests.cogs.days.stage import (
    DAY,
    HOUR,
    MINUTE,
    at_rest,
    begin,
    called,
    calls,
    hands,
    laid_down,
    move_on,
    panels,
    playing,
    until,
)
from tests.house import House

pytestmark = pytest.mark.asyncio


async def test_a_resting_table_resumes_unchanged_when_somebody_returns(house: House) -> None:
    asked, other = await called(house)
    (panel,), deadline = panels(other), house.table.deadline
    await laid_down(house)
    await other.press("My cards", message=panel)
    await other.wait(lambda: hands(other), what="a hand")
    assert len(house.bot.services.resting) == 0
    assert [each.id for each in panels(other)] == [panel.id], "just looking posts nothing"
    assert deadline is not None
    assert abs((house.table.deadline or 0) - deadline) < 2, "the clock keeps running"
    assert len(calls(other, asked)) == 1


async def test_an_advance_answer_survives_resting_and_a_restart_and_stays_private(house: House) -> None:
    people = {int(each.id): each for each in await house.enter("Anna", "Ben", "Clara")}
    await begin(house, "lupfen", *people.values())
    seats = [people[seat.user or 0] for seat in house.table.state.playing]
    first = seats.index(people[house.table.awaited or 0])
    asked, other, waiting = (seats[(first + place) % 3] for place in range(3))
    await waiting.press("My cards", message=panels(waiting)[0])
    hand = await waiting.see("In or out?", ephemeral=True)
    menu = next(each for each in hand.selects if ":join:" in f":{each.custom_id}:")
    await until(lambda: at_rest(house))
    sent, read = len(house.discord.api_log.requests), [len(each.read) for each in (asked, other)]
    await waiting.choose("Drop out", custom_id=menu.custom_id, message=hand)
    await waiting.see("If you are asked, you answer **Drop out**")
    await until(lambda: at_rest(house))
    paths = [each.path for each in [*house.discord.api_log.requests][sent:]]
    assert paths
    assert all("/callback" in path or "/webhooks/" in path for path in paths), (
        "only the person who pressed gets an answer"
    )
    assert [len(each.read) for each in (asked, other)] == read
    move_on(house, 6 * MINUTE)
    await other.wait(lambda: calls(other, asked), what="a call")
    await laid_down(house)
    await house.restart()
    await house.bot.services.resting.meet("", int(asked.channel))
    await until(lambda: at_rest(house))
    table = house.table
    for person, answer in ((asked, "lift"), (asked, "1"), (other, "join")):
        await table.answer(int(person.id), 1, table.question_number, answer)
    await until(lambda: table.question_number > 3)
    assert table.driver is not None
    assert [(each.seat, each.answer) for each in table.driver.answered[3:4]] == [(seats.index(waiting), "drop")]
    assert calls(other, waiting) == [], "nobody who has answered is called"


async def test_consent_to_a_takeback_is_still_pending_after_resting_and_a_restart(house: House) -> None:
    people = {int(each.id): each for each in await house.enter("Anna", "Ben", "Clara")}
    await begin(house, "lupfen", *people.values())

    def seen() -> list[object]:
        deals = [table_view(house.table, user).deal for user in people]
        return [(deal.zones, deal.events, deal.question) for deal in deals if deal]

    async def say(text: str) -> None:
        await house.table.answer(house.table.awaited or 0, 1, house.table.question_number, text)

    before, first = seen(), house.table.awaited or 0
    await say("decline")
    await house.table.answer(first, 1, house.table.question_number, TAKE_BACK)
    for number in range(2):
        question, asked = house.table.question_number, house.table.awaited
        move_on(house, 6 * MINUTE)
        await laid_down(house)
        if number:
            await house.restart()
        await people[first].press("My cards", message=panels(people[first])[-1])
        assert (house.table.question_number, house.table.awaited) == (question, asked)
        assert asked != first
        await say(AGREE)
    assert house.table.awaited == first
    assert seen() == before, "nothing has been revealed"


async def test_my_tables_shows_whose_turn_it_is_even_at_resting_tables(house: House) -> None:
    asked, other = await called(house)
    await laid_down(house)
    await house.elsewhere(asked)
    mine = await asked.told(asked.command("tables"))
    assert "It’s your turn" in mine.text
    assert "asked <t:" in mine.text
    assert len(house.bot.services.resting) == 1, "viewing the list wakes no table"
    await asked.press("My cards", message=mine)
    hand = await asked.see("Your cards", ephemeral=True)
    assert len(house.bot.services.resting) == 0
    await asked.press("Keep my hand", message=hand)
    assert house.table.question_number == 1, "the list leads straight to the game"
    told = await other.told(other.command("tables"))
    assert f"{other.name} is to play" in (await asked.told(asked.command("tables"))).text
    assert "It’s your turn" in told.text


async def test_what_happened_covers_everything_since_the_players_last_answer(house: House) -> None:
    asked, other = await playing(house)
    table = house.table
    first = int(asked.id)
    while not (table.awaited == first and table.question_number > 1) and table.state.deal < 3:
        if table.awaited is None:
            await until(lambda: table.awaited is not None)
        await answer(table)
    mine = await asked.told(asked.command("tables"))
    await asked.press("What happened", message=mine)
    told = await asked.see("Since your last answer, <t:", ephemeral=True)
    assert other.name in told.text


async def test_a_resting_table_closes_when_its_channel_is_deleted(house: House) -> None:
    _, other = await called(house)
    mark = house.table.id
    await laid_down(house)
    await house.people.control("DELETE", f"channels/{other.channel}")
    await until(lambda: not house.bot.services.resting and house.bot.services.tables.find(mark).over)


async def test_players_can_opt_in_to_and_out_of_direct_message_reminders(house: House) -> None:
    asked, other = await playing(house)
    await house.bot.services.preferences.change("person", int(asked.id), "calls", "direct")
    move_on(house, 6 * MINUTE)
    direct = await asked.wait(lambda: direct_channel(asked), what="a direct message")
    assert calls(other, asked) == []
    asked.go(direct)
    call = await asked.see("Schwimmen")
    await asked.press("No more direct messages", message=call)
    await until(lambda: house.bot.services.preferences.person(int(asked.id)).calls == "table")
    await asked.press("My cards", message=call)
    await asked.wait(lambda: len(hands(asked)) > 1, what="a hand")


def direct_channel(person: Person) -> str:
    direct = [server for server in person.state["servers"] if server["id"] == "@me"]
    return next((channel["id"] for server in direct for channel in server["channels"]), "")


async def two_tables(house: House) -> tuple[Person, Person]:
    """Seat Anna and Ben at two tables over days where it is Anna's turn and she has chosen a daily digest."""
    asked, other = await playing(house)
    place = asked.channel
    await house.elsewhere(asked, other)
    await begin(house, "schwimmen", asked, other)
    for person in (asked, other):
        person.go(place)
    likes = house.bot.services.preferences
    await likes.change("person", int(other.id), "reminders", value=False)
    await likes.change("person", int(asked.id), "digest", (now(house).hour + 2) % 24)
    for table in list(house.bot.services.tables):
        await table.hosting.set_time(table.state.host, 3 * DAY, "days")
        while table.awaited != int(asked.id):
            await answer(table)
    return asked, other


def now(house: House) -> datetime:
    clock = house.bot.services.clock
    return datetime.fromtimestamp(clock.now() + clock.ahead, UTC)


async def answer(table: Table) -> None:
    """Answer safely for the person whose turn it is."""
    assert table.driver is not None
    question = table.driver.question
    assert question is not None
    written = question.write(question.safe)
    await table.answer(table.awaited or 0, table.state.deal, table.question_number, written)


async def answer_all(table: Table, person: Person) -> None:
    """Answer for a person until somebody else is asked, whatever cards they hold."""
    while table.awaited == int(person.id):
        await answer(table)


async def come_by(house: House, person: Person) -> list[Table]:
    """Have a person visit their tables, which may be resting; return the tables waiting for them."""
    resting = house.bot.services.resting
    for place in await resting.of(int(person.id)):
        await resting.meet(place.table.id, place.table.state.channel)
    return [each for each in house.bot.services.tables if each.awaited == int(person.id)]


async def next_digest(house: House) -> None:
    """Move past the hour in which digests are due, and have them sent."""
    move_on(house, 3 * HOUR - now(house).minute * MINUTE)
    await house.bot.services.digests.look()


async def test_a_daily_digest_covers_all_tables_without_revealing_them_to_others(house: House) -> None:
    asked, other = await two_tables(house)
    move_on(house, 6 * MINUTE)
    await until(lambda: at_rest_everywhere(house))
    assert everywhere(other, asked) == [], "nobody is called for a single turn"
    await next_digest(house)
    (digest,) = await other.wait(lambda: everywhere(other, asked), what="a digest")
    assert digest.text == f"<@{asked.id}> 2 tables are waiting for you.\nMy tables"
    await house.bot.services.digests.look()
    await house.restart()
    await house.bot.services.digests.look()
    assert [each.id for each in everywhere(other, asked)] == [digest.id], "one a day, even across restarts"
    move_on(house, DAY)
    await house.bot.services.digests.look()
    await other.wait(lambda: [each.id != digest.id for each in everywhere(other, asked)] == [True], what="the next one")
    for table in await come_by(house, asked):
        assert everywhere(other, asked)
        await answer_all(table, asked)
    await other.wait(lambda: not everywhere(other, asked), what="its end")


async def test_a_digest_is_delayed_while_its_reader_is_active_and_skipped_when_nothing_is_pending(house: House) -> None:
    asked, other = await two_tables(house)
    move_on(house, 3 * HOUR - now(house).minute * MINUTE)
    await asked.press("My cards", message=(await asked.wait(lambda: panels(asked), what="a panel"))[0])
    await house.bot.services.digests.look()
    assert everywhere(other, asked) == []
    move_on(house, 6 * MINUTE)
    await house.bot.services.digests.look()
    assert len(everywhere(other, asked)) == 1
    for table in await come_by(house, asked):
        await answer_all(table, asked)
    await other.wait(lambda: not everywhere(other, asked), what="its end")
    move_on(house, 23 * HOUR)
    await house.bot.services.digests.look()
    assert everywhere(other, asked) == []


async def test_a_direct_message_digest_lists_the_tables_and_can_be_switched_off(house: House) -> None:
    asked, other = await two_tables(house)
    await house.bot.services.preferences.change("person", int(asked.id), "calls", "direct")
    await next_digest(house)
    direct = await asked.wait(lambda: direct_channel(asked), what="a direct message")
    assert everywhere(other, asked) == []
    asked.go(direct)
    digest = await asked.see("It’s your turn")
    assert [each.label for each in digest.buttons].count("My cards") == 2
    await asked.press("No more direct messages", message=digest)
    await until(lambda: house.bot.services.preferences.person(int(asked.id)).calls == "table")


def everywhere(watcher: Person, called: Person) -> list[Message]:
    """List the messages in all channels that call somebody."""
    return [each for each in watcher.seen.values() if f"<@{called.id}>" in each.text and not each.ephemeral]


def at_rest_everywhere(house: House) -> bool:
    shown = [house.bot.services.coordinator.shown(table.id) for table in house.bot.services.tables]
    return all(each and each.display.at_rest and each.activity == "resting" for each in shown)
