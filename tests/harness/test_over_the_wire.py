"""Every game over the wire with pictures: played, replayed, saved, counted, explained, practised."""

import re
from collections.abc import AsyncIterator, Iterable
from typing import Any

import pytest
import pytest_asyncio

from bot.panels.kit.cards import card_words
from game.core.cards import Card
from game.core.driver import Driver
from game.core.events import CardsKnown, Played
from game.core.rulesets import Ruleset
from game.core.view import visible
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from local_discord.testing.people import Button, Message, Person
from storage.audit import audit
from tests.e2e import test_alone as day
from tests.e2e.past import choose_deal, file_of, press
from tests.e2e.players import Player, components, find, offering, over, press_of, use
from tests.e2e.playing import stop_in
from tests.e2e.rig import play_all
from tests.harness.catalogue import EVERY, every_kind
from tests.harness.language import LANGUAGE
from tests.house import House

HAND = "hand"
SEARCHED = {ruleset.id for ruleset in CATALOGUE}
"""The games that the processes that search know."""
pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder = tmp_path_factory.mktemp("games")
    async with House(folder, catalogue=EVERY, language=LANGUAGE, pictures=True, pause_seconds=0.2) as house:
        yield house
    assert audit(f"sqlite+aiosqlite:///{folder / 'house.db'}", EVERY) == []


async def seated(house: House, ruleset: Ruleset[Any]) -> list[Player]:
    """Seat two people at a game in a channel of its own, with computers in the other seats."""
    people = [*await house.enter("Ben"), *await house.enter("Anna", locale="de")]
    await house.elsewhere(*people)
    await people[0].command(
        f"{ruleset.family} start", rules=ruleset.id, computers=ruleset.best_seats - 2, turn_seconds=0
    )
    await use(people[1], "join")
    return [Player(person, seed) for seed, person in enumerate(people)]


async def told(person: Person, command: str) -> Message:
    """Use a command and read the private answer."""
    before = set(person.seen)
    await person.command(command)
    return await person.see(lambda each: each.ephemeral and each.id not in before)


@every_kind
async def test_a_session_is_played_reviewed_and_counted(house: House, ruleset: Ruleset[Any]) -> None:
    players = await seated(house, ruleset)
    ben = players[0].person
    table = house.bot.services.tables.here(int(ben.channel))
    await use(ben, "start")
    await ben.see(lambda each: not each.ephemeral and any("table-" in url for url in each.media))
    if ruleset.hands:
        await ben.see(lambda each: each.ephemeral and any("hand-" in url for url in each.media))
    else:
        assert find(ben, "hand") is None
    await stop_in(ben, 1, ruleset.family)
    await play_all(players)
    assert over(ben)
    assert table.driver
    for player in players:
        assert unseen(player.person, table.driver, table.deal_seat(int(player.person.id))) == []
    await is_reviewed(house, ben, ruleset, table.id, table.deal_seat(int(ben.id)))
    await is_saved_and_counted(ben, ruleset, table.id)


def unseen(person: Person, driver: Driver, seat: int | None) -> list[str]:
    """List the cards of others, and the complete tricks, that a person's hand has never shown in words.

    In games without tricks the table's message counts as well, because it has the last moves when the deal is over,
    and so it does where a claim has ended the deal within a trick; where nobody holds cards, only that message counts.
    """
    deal, ruleset = driver.deal, driver.setup.ruleset
    shown_by = {True: ruleset.hands, False: not (ruleset.hands and ruleset.tricks) or bool(deal.trick)}
    texts = {True: LANGUAGE.texts(person.locale[:2]).plain, False: LANGUAGE.texts("en").plain}
    read = [each for each in person.read if each.channel == person.channel and shown_by[each.ephemeral]]

    def told(cards: Iterable[Card]) -> bool:
        return any(
            all(card_words(texts[each.ephemeral], deal.pack, card) in each.text for card in cards) for each in read
        )

    others = [event.card for event in deal.events if isinstance(event, Played) and event.seat != seat]
    moved = [
        card
        for event in visible(deal.events, None)
        if isinstance(event, CardsKnown) and (HAND, seat) not in (event.source, event.target)
        for card in event.cards
    ]
    tricks = [[card for _, card in trick.plays] for trick in deal.tricks]
    together = [*([card] for card in (*others, *moved)), *tricks]
    return [", ".join(card.code for card in cards) for cards in together if not told(cards)]


async def is_reviewed(house: House, person: Person, ruleset: Ruleset[Any], table: str, seat: int | None) -> None:
    shown = await choose_deal(person, f"{ruleset.family} history", "history", table=table)
    told = [shown.text]
    played_on = False
    while any(press_of(button).choice == "on" for button in components(shown)):
        if not played_on and offering(shown, "play-on"):
            played_on = await is_played_on(person, shown, searched=ruleset.id in SEARCHED)
        shown = await press(person, shown, "on")
        told.append(shown.text)
    past = await house.bot.services.history.deal(table, 1)
    assert past
    assert past.record
    assert played_on == any(asked["seat"] == seat for asked in past.record["questions"])
    assert len(told) == len(past.record["questions"]) + 1
    assert len({*told}) == len(told), "each step tells something new"
    proof = (await choose_deal(person, "verify", "verify", table=table)).text
    assert (proof.count("✅"), proof.count("❌")) == (3, 0)


async def is_played_on(person: Person, replay: Message, *, searched: bool) -> bool:
    """Play on twice from the same decision of a past deal; the result appears next to what happened.

    Beside it is that of a strong computer, if it can search in the game.
    """
    button = offering(replay, "play-on")
    assert button
    await person.press(custom_id=button.custom_id, message=replay)
    for _ in range(2):
        await person.see(lambda each: offering(each, "answer") is not None)
        over = await answer_all(person, "answer", "This time")
        assert "**Originally**" in over.text
        assert ("**A strong computer in your place**" in over.text) == searched
        again = offering(over, "play-on")
        assert again
        await person.press(custom_id=again.custom_id, message=over)
    return True


async def is_saved_and_counted(person: Person, ruleset: Ruleset[Any], table: str) -> None:
    listed = await told(person, f"{ruleset.family} history")
    menu = offering(listed, "history-session")
    assert menu
    await person.choose(table, custom_id=menu.custom_id, message=listed)
    page = await file_of(person, "history-page")
    assert "<section>" in page
    assert LANGUAGE.texts("en")(f"ruleset-{ruleset.id}") in page
    assert (await file_of(person, "history-csv")).startswith("deal")
    assert re.search(r"\*\* [1-9]\d* · ", (await told(person, f"{ruleset.family} stats")).text), "deals were counted"
    await person.command("ledger")
    assert "Ben" in (await person.see(lambda each: offering(each, "ledger-mine") is not None)).text


@every_kind
async def test_the_rules_are_explained_changed_and_practised(house: House, ruleset: Ruleset[Any]) -> None:
    ben = (await seated(house, ruleset))[0].person
    table = house.bot.services.tables.here(int(ben.channel))
    await use(ben, "rules")
    editor = await ben.see(lambda each: each.ephemeral and offering(each, "rules-pick") is not None)
    before = table.options
    await change_a_rule(ben, editor)
    assert table.options != before
    rules = await told(ben, f"{ruleset.family} rules")
    assert offering(rules, "practice")
    await use(ben, "practice")
    await answer_all(ben, "answer", "Another practice deal")


async def change_a_rule(person: Person, editor: Message) -> None:
    """Pick the first change that the first group of house rules offers."""
    rule = offering(editor, "rules-pick")
    assert rule
    await person.choose(rule.component["options"][0]["value"], custom_id=rule.custom_id, message=editor)


async def answer_all(person: Person, verb: str, end: str) -> Message:
    """Answer a solo deal, each question once; return the message that shows its end."""
    answered: set[str] = set()

    def asked() -> tuple[Message, Button] | None:
        found = find(person, verb)
        return found if found and found[1].custom_id not in answered else None

    def ended() -> Message | None:
        return next((each for each in person.messages() if each.ephemeral and end in each.text), None)

    while not isinstance(found := await person.wait(lambda: asked() or ended(), what="a question or the end"), Message):
        message, button = found
        options = [option["value"] for option in button.component.get("options", ())]
        if options:
            chosen = options[: button.component.get("max_values", 1)]
            await person.choose(*chosen, custom_id=button.custom_id, message=message)
        else:
            await person.press(custom_id=button.custom_id, message=message)
        answered.add(button.custom_id)
        assert len(answered) < 100, "an auction has at most some sixty bids"
    assert answered
    return found


@every_kind
async def test_a_deal_of_the_day_is_played_to_its_end(house: House, ruleset: Ruleset[Any]) -> None:
    (ben,) = await house.apart("Ben")
    daily = house.bot.services.daily
    await day.begin(ben, ruleset.id)
    while offering(day.newest(ben), "answer"):
        await day.go_on(ben)
    (play,) = [each for each in await daily.store.of_person(int(ben.id), daily.today) if each.ruleset == ruleset.id]
    whole = await daily.whole(play.day, ruleset.id)
    assert [*play.results] == [1]
    assert {*await house.bot.services.daily_pars.made(whole)} == {*(whole.numbers if ruleset.id in SEARCHED else ())}
    assert [bool(past.record) for past in await house.bot.services.history.whole_deals(play.id)] == [True]


async def test_an_amount_without_a_button_is_typed(house: House) -> None:
    (anna,) = await house.apart("Anna")
    table = await typing_begins(house, anna)
    for amount in ("41", "17"):  # the first is above the maximum
        form = await anna.form(await use(anna, "amount"))
        await anna.submit(form, {"value": amount})
    assert table.driver
    assert ("brag", "17") in [(asked.kind, asked.answer) for asked in table.driver.answered]


async def test_a_typed_amount_counts_even_if_the_forms_message_is_gone(house: House) -> None:
    (clara,) = await house.apart("Clara")
    await house.bot.services.preferences.change("person", int(clara.id), "reminders", value=False)
    table = await typing_begins(house, clara)
    hand = await clara.see(lambda each: offering(each, "amount") is not None, ephemeral=True)
    button = offering(hand, "amount")
    assert button
    form = await clara.form(await clara.press(custom_id=button.custom_id, message=hand))
    await clara.dismiss(hand)
    await clara.submit(form, {"value": "17"})
    assert table.driver
    assert ("brag", "17") in [(asked.kind, asked.answer) for asked in table.driver.answered]
    await clara.see(lambda each: each.id != hand.id and any("hand-" in url for url in each.media), ephemeral=True)


async def typing_begins(house: House, person: Person) -> Table:
    """Let a player brag in a game with too many amounts for buttons."""
    await person.command("brag start", computers=1, stakes="4 40", turn_seconds=0)
    table = house.bot.services.tables.here(int(person.channel))
    await use(person, "start")
    await person.press("brag")
    return table
