"""Deals that one person plays alone, over the wire: for practice, and those of the day, over kills."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.discord_io.custom_id import Press, Verb
from game.daily import end_of
from game.games.catalogue import CATALOGUE
from game.table.occasion import Day
from local_discord.people.interactions import COMPONENT
from local_discord.testing.people import Message, Person
from storage.audit import audit
from tests.e2e import players
from tests.e2e.alone import newest, step, use
from tests.e2e.players import choices, find, offering, press_of
from tests.e2e.rig import Rig
from tests.house import House

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
SETTINGS = {"pictures": "true"}
GALLERY = 12


async def practise(person: Person, family: str) -> None:
    """Choose a game from the list for a practice deal."""
    offered = find(person, "practice")
    assert offered is not None
    message, select = offered
    assert family in choices(select)
    await person.choose(family, custom_id=select.custom_id, message=message)


async def practise_out(person: Person) -> int:
    """Play the practice deal to its end; return the number of steps."""
    steps, drawn = 0, dict[str, str]()
    while await step(person):
        steps += 1
        message = await person.see("Practice deal", ephemeral=True)
        for picture in (item for part in message.components if part["type"] == GALLERY for item in part["items"]):
            described = drawn.setdefault(picture["media"]["url"], picture["description"])
            assert described == picture["description"], "another hand is another picture"
    assert drawn
    return steps


async def test_help_leads_through_a_private_practice_deal_that_survives_a_kill(rig: Rig) -> None:
    david, ben = await rig.enter("David", "Ben")
    await david.command("help")
    await practise(david, "lupfen")
    await david.see("If you lift, the top card", ephemeral=True)
    assert await practise_out(david) >= 3
    await david.see("Your result", ephemeral=True)
    assert ben.messages() == []
    assert rig.records() == rig.tables() == []
    assert rig.here("postings") == []
    await players.use(david, "practice")
    await david.see("If you lift, the top card", ephemeral=True)
    await rig.kill()
    await rig.start()
    await practise_out(david)
    await use(david, "history-deal")
    assert "step 0" in newest(david).text
    while offering(newest(david), "play-on") is None:
        await david.press("▶")
    await use(david, "play-on")
    assert "played on from step" in newest(david).text
    await rig.kill()
    await rig.start()
    await use(david, "answer")
    assert ben.messages() == []
    assert rig.audit() == []


async def test_each_game_has_a_command_for_its_own_practice_deal(rig: Rig) -> None:
    (david,) = await rig.enter("David")
    for family, title in (("fipsen", "Fipsen"), ("schwimmen", "Schwimmen"), ("lupfen", "Lupfen · Liechtenstein")):
        await david.command(f"{family} practice")
        await david.see(f"Practice deal · {title}", ephemeral=True)
    await david.command("tippen start", rules="vierblatt")
    await david.command("tippen practice")
    await david.see("Practice deal · Vierblatt", ephemeral=True)
    await use(david, "words")
    await david.see("from highest to lowest", ephemeral=True)


# answers twice, and those of earlier versions


async def test_a_second_tap_on_an_answer_shows_the_deal_as_it_stands(rig: Rig) -> None:
    (david,) = await rig.enter("David")
    await begin(david, "mate")
    message = newest(david)
    button = offering(message, "answer")
    assert button
    press = press_of(button)
    for _ in range(2):
        await forged(rig, david, replace(press, choice=choices(button)[0] if choices(button) else press.choice))
    await david.wait(lambda: next_is_offered(david, button.custom_id), what="the next question")
    assert [each.id for each in david.messages() if each.ephemeral] == [message.id], (
        "no note was added, and nothing removed"
    )


def next_is_offered(person: Person, before: str) -> bool:
    button = offering(newest(person), "answer")
    return button is not None and button.custom_id != before


async def test_presses_on_messages_from_earlier_versions_are_still_answered(rig: Rig) -> None:
    (david,) = await rig.enter("David")
    await begin(david, "mate")
    button = offering(newest(david), "answer")
    assert button
    press = press_of(button)
    earlier = replace(press, verb=Verb.DAILY_ANSWER, choice=choices(button)[0] if choices(button) else press.choice)
    await forged(rig, david, earlier)
    await david.wait(lambda: next_is_offered(david, button.custom_id), what="the next question")
    for verb, told in (
        (Verb.PRACTICE_ANSWER, "This practice deal no longer exists"),
        (Verb.PLAY_ON_ANSWER, "This deal no longer exists"),
        (Verb.PLAY_ON_AMOUNT, "This deal no longer exists"),
    ):
        await forged(rig, david, Press(verb, "practice", 5, 2, "lift"))
        await david.see(told, ephemeral=True)


async def forged(rig: Rig, person: Person, press: Press) -> None:
    """Press a button that the newest private message does not have, or had once."""
    world = rig.discord.world
    message = world.timeline[rig.place][newest(person).id]
    data = {"component_type": 2, "id": 1, "custom_id": press.custom_id}
    rig.discord.interactions.send(COMPONENT, world.people[person.id], world.channels[rig.place], data, source=message)


# the deals of the day


async def begin(person: Person, ruleset: str) -> None:
    """Choose a game from today's menu."""
    await person.command("daily")
    await person.see("Deals of the day", ephemeral=True)
    await use(person, "daily", ruleset)


async def go_on(person: Person) -> None:
    """Answer the open question with the first possible answer, or continue after a deal."""
    button = offering(newest(person), "answer")
    if button is None:
        await use(person, "daily" if offering(newest(person), "daily") else "daily-result")
    elif button.component.get("options"):
        await use(person, "answer", *choices(button)[: max(1, button.component.get("min_values", 1))])
    else:
        await use(person, "answer")


async def play_out(person: Person) -> Message:
    """Play all remaining deals, and open the results."""
    while offering(newest(person), "performance") is None:
        await go_on(person)
    return newest(person)


async def test_a_daily_set_survives_a_kill_and_is_shared_only_once(rig: Rig) -> None:
    david, anna = await rig.enter("David", "Anna")
    await begin(david, "lupfen-liechtenstein")
    await go_on(david)
    before = newest(david).text
    await rig.kill()
    await rig.start()
    await begin(david, "lupfen-liechtenstein")
    assert newest(david).text == before, "the deal stands where it stood"
    results = await play_out(david)
    assert results.text.count("strong computer") == 5 + 1
    await begin(david, "lupfen-liechtenstein")
    assert offering(newest(david), "performance"), "a day's deals are played once"
    assert anna.messages() == []
    await use(david, "daily-share")
    card = await anna.see(lambda each: not each.ephemeral and any("daily-" in url for url in each.media))
    assert "David" in card.text
    await use(david, "daily-share")
    await david.see("has already been shown here", ephemeral=True)
    assert sum(not each.ephemeral for each in anna.messages()) == 1, "nothing is posted twice"
    button = offering(card, "daily")
    assert button
    await anna.press(custom_id=button.custom_id, message=card)
    await anna.see("Spiel des Tages 1 von 5", ephemeral=True)
    assert rig.audit() == []


async def test_everything_is_revealed_once_the_day_ends(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        services = house.bot.services
        day = end_of(services.daily.today)
        services.alone_tables.now = services.history.now = lambda: day - 60.0
        (ben,) = await house.enter("Ben")
        await begin(ben, "mate")
        results = await play_out(ben)
        play = press_of(offering(results, "performance") or results.buttons[0]).table
        assert play.startswith(Day.kind)
        await use(ben, "daily-share")
        await use(ben, "daily-month")
        assert "1\\. **Ben**" in newest(ben).text
        await use(ben, "daily-result")
        await use(ben, "history-deal")
        await use(ben, "verify-deal")
        assert "Secret" not in newest(ben).text, "the seal stays closed as long as anybody may play"
        services.alone_tables.now = services.history.now = lambda: day + 60.0
        await ben.command("daily")
        menu = await ben.see(lambda each: offering(each, "daily-result") is not None and "Look back" in each.text)
        back = offering(menu, "daily-result")
        assert back
        assert choices(back) == [play]
        await use(ben, "daily-result", play)
        await use(ben, "history-deal")
        await use(ben, "verify-deal")
        proof = newest(ben).text
        assert (proof.count("✅"), proof.count("❌")) == (4, 0)
    assert audit(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}", CATALOGUE) == []


async def test_people_who_installed_the_bot_for_themselves_play_in_direct_messages(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        (ben,) = await house.enter("Ben")
        world = house.discord.world
        ben.channel = world.direct_channel(world.people[ben.id]).id
        await begin(ben, "mate")
        results = await play_out(ben)
        assert offering(results, "daily-share") is None, "there is no channel to show it to"
        await use(ben, "history-deal")
        assert "Replay" not in newest(ben).text
