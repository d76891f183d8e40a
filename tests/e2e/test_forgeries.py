"""Forged presses, odd names and floods: nothing changes or breaks, nobody is mentioned, everyone gets an answer."""

import asyncio
from pathlib import Path

import pytest

from local_discord.people.interactions import DONE
from local_discord.state.world import Message
from local_discord.testing.people import Person
from tests.e2e.forging import NASTY, Forger
from tests.e2e.players import offering, press_of, use
from tests.e2e.playing import begun, current
from tests.e2e.rig import Rig

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
AT_ONCE = 25


async def forge(rig: Rig, count: int, seed: int) -> list[str]:
    """Send forgeries at a table with a running deal; return what went wrong."""
    players = await begun(rig)
    (david,) = await rig.enter("David")
    message = current(players[0].person)
    table = press_of(message.buttons[0]).table
    world = rig.discord.world
    people = [world.people[each.id] for each in (*(player.person for player in players), david)]
    shown = [each for each in world.timeline[rig.place].values() if each.audience is None]
    forger = Forger(rig.discord, seed, table, people, shown)
    before, looks = snapshot(rig), components(shown)
    for _ in range(0, count, AT_ONCE):
        batch = [forger.send() for _ in range(AT_ONCE)]
        while any(each.answer is None for each in batch):  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.005)
    wrong = [f"{each.data['custom_id']!r} was not answered" for each in forger.sent if each.state != DONE]
    wrong += [] if snapshot(rig) == before else ["the table has changed"]
    wrong += [] if components(shown) == looks else ["a message that everybody sees has changed"]
    return wrong + public_since(rig, {each.id for each in shown}) + mentions(rig)


def snapshot(rig: Rig) -> list[tuple[object, ...]]:
    """Return all stored tables, answers, chips, settings and saved rules."""
    queries = ("SELECT * FROM tables", "SELECT * FROM answers", "SELECT * FROM postings", "SELECT * FROM deals")
    queries += ("SELECT * FROM settings", "SELECT * FROM presets")
    return [tuple(row) for query in queries for row in rig.rows(query)]


def components(messages: list[Message]) -> list[str]:
    """Return the components of messages."""
    return [str(each.json["components"]) for each in messages]


def public_since(rig: Rig, known: set[str]) -> list[str]:
    """List the new public texts: answers to forgeries are private."""
    timeline = rig.discord.world.timeline[rig.place].values()
    return [f"in public: {each.json}" for each in timeline if each.audience is None and each.id not in known]


def mentions(rig: Rig) -> list[str]:
    """List messages that could have notified anyone but a single asked person."""
    messages = [each for line in rig.discord.world.timeline.values() for each in line.values()]
    ours = [each for each in messages if each.json.get("webhook_id") or each.json["author"].get("bot")]
    found = [each.allowed_mentions for each in ours]
    return [str(each) for each in found if each is None or each.get("parse") or each.get("roles")]


async def test_five_hundred_forgeries_change_nothing(rig: Rig) -> None:
    assert await forge(rig, 500, seed=1) == []


async def test_malicious_names_do_no_harm(rig: Rig) -> None:
    names = [name[:32] for name in NASTY if "\x00" not in name]
    for number in range(0, len(names), 3):
        await rig.elsewhere()
        players = await rig.sit_down(*names[number : number + 3], computers=2)
        await use(players[0].person, "start")
        await players[0].person.see(lambda each: not each.ephemeral and bool(each.selects or "▶" in each.text))
    assert mentions(rig) == []


PRESSES = 20
TOO_FAST = "Slow down a little: that press did not count."


async def menu_pressed(person: Person, times: int) -> list[str]:
    """Press the small menu a number of times without waiting; return how each press ended."""
    message = current(person)
    button = offering(message, "more")
    assert button is not None
    made = [await person.press(custom_id=button.custom_id, message=message, wait=False) for _ in range(times)]
    return await asyncio.gather(*map(person.outcome, made))


def private(person: Person, words: str) -> list[str]:
    return [each.id for each in person.messages() if each.ephemeral and words in each.text]


async def test_a_flood_of_presses_is_refused_kindly_and_others_play_on(tmp_path: Path) -> None:
    async with Rig(tmp_path, presses_per_second="1") as rig:
        ben, david = (player.person for player in await begun(rig, "Ben", "David", turn_seconds=3600, computers=2))
        assert await menu_pressed(ben, PRESSES) == ["done"] * PRESSES
        told, menus = private(ben, TOO_FAST), private(ben, "### More")
        assert told
        assert len(menus) <= 1, "a menu makes room for the next"
        known = {*told}
        await ben.command("lupfen stop")
        assert len([each for each in private(ben, TOO_FAST) if each not in known]) == 1, (
            "commands count towards the limit as well"
        )
        assert await menu_pressed(david, 1) == ["done"]
        assert len(private(david, "### More")) == 1
        assert rig.tracebacks() == []
