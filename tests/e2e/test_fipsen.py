"""Fipsen over the wire: three people and a computer bid, show a Kieker to one neighbour, play, and read the score."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.panels.kit.words import signed
from tests.e2e.leaks import foreign_cards, pack_of, spellings
from tests.e2e.players import choices, components, find, use
from tests.e2e.processes import ROOT, BotProcess
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_secrets_on_the_wire import set_options
from tests.people import Person
from tests.reading import Message
from tools.gallery.showing.even_bot import EVENING

pytestmark = pytest.mark.e2e
LONG = 60.0
DEALS = 8
Wanted = Callable[[list[str]], str | Sequence[str]]


async def with_chosen_cards(environment: Mapping[str, str], log: Path) -> BotProcess:
    """Start the bot so that the host may go on in the first deal and the last guest bid a Kieker in the second."""
    with log.open("ab") as output:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tools.gallery.showing.even_bot"),
            cwd=ROOT,
            env={**os.environ, **environment, EVENING: "fipsen"},
            stdout=output,
            stderr=output,
        )


def bids_kieker(person: Person) -> Wanted:
    """Bid a Kieker where one's own hand allows it, else pass; for that the hand must be there."""

    def wanted(offered: list[str]) -> str | Sequence[str]:
        if "kieker" in offered and not in_hand(person, "pass"):
            return "what the hand offers"
        return "kieker" if in_hand(person, "kieker") else sensible(offered)

    return wanted


def sensible(offered: list[str]) -> str | Sequence[str]:
    """Bid little, on the plainest terms; stop with the tricks, and give a Kieker up."""
    for wish in ("stop", "surrender"):
        if wish in offered:
            return wish
    if "pass" in offered:
        return "two" if "two" in offered else "pass"
    return offered[: {10: 5, 7: 2}.get(len(offered), 1)]


def as_they_come(offered: list[str]) -> str | Sequence[str]:
    """Answer what stands first, and go on with the tricks."""
    return "go_on" if "go_on" in offered else sensible(offered)


def passes(offered: list[str]) -> str:
    """Pass, and play what stands first."""
    return "pass" if "pass" in offered else offered[0]


def in_hand(person: Person, choice: str) -> bool:
    """Tell whether somebody's own hand offers a choice; the panel offers a Kieker to all, so that it tells nothing."""
    hands = [message for message in person.messages() if message.ephemeral]
    return any(choices(button) == [choice] for message in hands for button in components(message))


def kiekers(rig: Rig) -> list[Any]:
    """List the records in which a Kieker was bid."""
    return [each for each in rig.records() if any(asked["answer"] == "kieker" for asked in each["questions"])]


def shown_to(person: Person) -> list[str]:
    """List what somebody reads, in private, of the cards of a Kieker that is another's."""
    lines = [line for message in person.messages() if message.ephemeral for line in message.text.splitlines()]
    return [line for line in lines if "Kieker!" in line and (" shows you: " in line or " zeigt dir " in line)]


async def test_three_people_and_a_computer_play_a_session(tmp_path: Path) -> None:
    async with Rig(tmp_path, watched=True, log_level="debug", starting=with_chosen_cards) as rig:
        players = await rig.sit_down("Anna", "Ben", "Clara", computers=1, family="fipsen")
        anna, ben, clara = people = [player.person for player in players]
        (david,) = await rig.enter("David")
        for player in players:
            player.wants = bids_kieker(player.person)
        await set_options(rig, anna, {"deals": DEALS})
        await use(anna, "start")
        for person in people:
            await use(person, "hand")
        await use(ben, "more")
        await use(ben, "sheet")
        await ben.see("Nothing has been written down yet", ephemeral=True)
        await play_all(players, lambda _: any(map(shown_to, people)) or bool(find(anna, "again")), LONG)
        (neighbour,) = [person for person in people if shown_to(person)]
        await neighbour.see(lambda each: "Kieker!" in each.text and find_hand(each), ephemeral=True)
        for player in players:
            player.wants = sensible
        public = [message.text for message in david.messages()]
        assert any("Kieker" in text for text in public)
        await play_all(players, lambda _: len(rig.records()) >= DEALS - 1, LONG)
        await use(clara, "more")
        await use(clara, "sheet")
        sheet = await clara.see("Spielzettel", ephemeral=True)
        scores = rig.records()[-1]["tallies_after"]["score"]
        assert sorted(sheet.text.split("= ")[1].split("```")[0].split()) == sorted(map(signed, scores))
        await play_all(players, timeout=LONG)
        await anna.see("Alle abgemachten Spiele sind gespielt.")
        for person in (*people, david):
            assert foreign_cards(rig, person) == [], person.name
        assert rig.tracebacks() == []
    records = rig.records()
    assert len(records) == DEALS
    assert kiekers(rig)
    log = rig.log_text()
    assert [spelt for spelt in spellings(pack_of(records[0])) if spelt in log] == []
    check_scores(records)
    assert rig.audit() == []


def find_hand(message: Message) -> bool:
    """Tell whether a message is somebody's hand."""
    return "Your cards" in message.text or "Deine Karten" in message.text


def check_scores(records: list[Any]) -> None:
    """What each deal wrote is what it paid, from or to each of the other three, and all chips come from there."""
    for record in records:
        before, after = record["tallies"]["score"], record["tallies_after"]["score"]
        written = [now - then for then, now in zip(before, after, strict=True)]
        assert sum(score != 0 for score in written) <= 1, "one plays alone"
    scores, chips = records[-1]["tallies_after"]["score"], records[-1]["bank_after"]["seats"]
    assert chips == [4 * score - sum(scores) for score in scores]


async def test_going_on_is_asked_and_told(tmp_path: Path) -> None:
    async with Rig(tmp_path, starting=with_chosen_cards) as rig:
        players = await rig.sit_down("Ben", "David", "Emma", computers=1, family="fipsen")
        for player in players:
            player.wants = passes
        players[0].wants = as_they_come
        await set_options(rig, players[0].person, {"deals": 1})
        await use(players[0].person, "start")
        await play_all(players, timeout=LONG)
        assert rig.tracebacks() == []
    (record,) = rig.records()
    assert [(asked["kind"], asked["answer"]) for asked in record["questions"] if asked["kind"] == "go-on"] == [
        ("go-on", "go_on")
    ]
    assert record["tallies_after"]["score"][0] in {4, -8}
