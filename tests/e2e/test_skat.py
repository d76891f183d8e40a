"""Whole sessions of Skat over the wire: auctions of people and a computer, the dealer who sits out, kills, secrets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.core.record import check
from game.core.rulesets import Choice
from game.games.catalogue import CATALOGUE
from tests.e2e.leaks import foreign_cards, pack_of, spellings
from tests.e2e.players import Player, choices, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_kills import kill_and_start
from tests.e2e.test_secrets_on_the_wire import set_options
from tests.e2e.test_session import results

pytestmark = pytest.mark.e2e
LONG = 150.0
EAGER = ("18", "hold", "take", "clubs", "none")


def eager(offered: list[str]) -> str | Sequence[str]:
    """Bid, hold, take the skat and play clubs; put two cards away; play whatever is offered first."""
    wanted = next((choice for choice in EAGER if choice in offered), offered[0])
    return offered[-2:] if len(offered) == 12 and all("-" in choice for choice in offered) else wanted


def modest(offered: list[str]) -> str | Sequence[str]:
    """Pass whenever that is offered."""
    return "pass" if "pass" in offered else eager(offered)


async def begin(rig: Rig, *names: str, computers: int = 0, **options: Choice) -> list[Player]:
    """Let people sit down to Skat by some house rules, and begin; the first of them is eager, the others are modest."""
    players = await rig.sit_down(*names, computers=computers, family="skat")
    await set_options(rig, players[0].person, options)
    for number, player in enumerate(players):
        player.wants = modest if number else eager
    await use(players[0].person, "start")
    return players


def check_deals(rig: Rig) -> None:
    """Every deal is what its record says, and what one has lost others have won."""
    assert [check(record, CATALOGUE) for record in rig.records()] == [[]] * len(rig.records())
    assert sum(results(rig).values()) == 0
    assert rig.audit() == []


def scores(record: Any) -> list[int]:
    """What a deal has changed on the score sheet."""
    return [now - then for now, then in zip(record["tallies_after"]["score"], record["tallies"]["score"], strict=True)]


async def test_four_at_a_table_deal_once_each_and_whoever_deals_sits_out(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        players = await begin(rig, "Ben", "David", "Emma", computers=1, deals=3, point_value=2)
        await play_all(players, timeout=LONG)
        await players[0].person.see("All the agreed deals have been played.")
        assert [player.pulled for player in players] == [0, 0, 0]
        assert rig.tracebacks() == []
    records = rig.records()
    assert len(records) == 4, "everybody deals equally often"
    assert sorted(record["dealer"] for record in records) == [0, 1, 2, 3]
    for record in records:
        assert record["dealer"] not in {question["seat"] for question in record["questions"]}
        assert scores(record)[record["dealer"]] == 0
    assert sum(abs(score) for record in records for score in scores(record)) > 0
    check_deals(rig)


async def test_everybody_reads_the_auction_the_contract_and_the_reckoning(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Ben", "David", "Emma", deals=3)
        ben, david = players[0].person, players[1].person
        await play_all(players, lambda _: len(rig.records()) >= 2, LONG)
        await david.see("plays alone for")
        await david.see("times 12")
        assert [message for message in ben.messages() if message.ephemeral]
        await ben.command("skat rules")
        await ben.see("with 3, game 4, hand 5, schneider 6, announced 7", ephemeral=True)
        await play_all(players, timeout=LONG)
        await ben.command("skat stats")
        await ben.see("Declarer", ephemeral=True)
        assert rig.tracebacks() == []
    assert any(question["kind"] == "discard" for record in rig.records() for question in record["questions"])
    check_deals(rig)


async def test_when_all_pass_it_is_ramsch(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Anna", "Ben", "Clara", deals=3)
        players[0].wants = modest
        await play_all(players, lambda _: len(rig.records()) >= 1, LONG)
        await players[1].person.see("Ramsch")
        await play_all(players, timeout=LONG)
        assert rig.tracebacks() == []
    assert [len(record["tricks"]) for record in rig.records()] == [10] * 3
    check_deals(rig)


async def test_nobody_receives_a_card_that_is_not_theirs(tmp_path: Path) -> None:
    async with Rig(tmp_path, watched=True, log_level="debug", pictures="true") as rig:
        players = await begin(rig, "Anna", "Ben", "Clara", computers=1, deals=4)
        (david,) = await rig.enter("David")
        await play_all(players, lambda _: len(rig.records()) >= 2, LONG)
        for person in (*(player.person for player in players), david):
            assert foreign_cards(rig, person) == [], person.name
    log = rig.log_text()
    assert [spelt for record in rig.records()[:1] for spelt in spellings(pack_of(record)) if spelt in log] == []


async def test_killed_in_the_auction_and_before_putting_away_the_table_goes_on(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Ben", "David", "Emma", deals=3)
        for player in players:
            player.patience = 0.2
        for first in ("price", "take", "play"):
            await stop_at(players, first)
            await kill_and_start(rig, players[0].person)
        for player in players:
            player.stops_at = frozenset()
        await play_all(players, timeout=LONG)
        assert rig.tracebacks() == []
    assert len(rig.records()) == 3
    check_deals(rig)


async def stop_at(players: list[Player], kind: str) -> None:
    """Play until a question of a kind is open, named as players do."""
    for player in players:
        player.stops_at = frozenset({kind})
    await play_all(players, lambda _: any(open_kind(player) == kind for player in players), LONG)


def open_kind(player: Player) -> str:
    """Name the question that is open for somebody by its first choice."""
    found = player.open_question()
    first = next(choice for button in found[1] for choice in choices(button)) if found else ""
    return "price" if first.isdecimal() else "play" if "-" in first else first
