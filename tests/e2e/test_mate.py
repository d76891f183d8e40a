"""Whole matches of Mate over the wire: two people, somebody alone with a computer, a kill, what each may see."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.rulesets import Choice
from tests.e2e.leaks import foreign_cards
from tests.e2e.players import Player, choices, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_kills import kill_and_start
from tests.e2e.test_secrets_on_the_wire import set_options
from tests.e2e.test_session import results

pytestmark = pytest.mark.e2e
LONG = 150.0


async def begin(rig: Rig, *names: str, computers: int = 0, **options: Choice) -> list[Player]:
    """Let people sit down to Mate by some house rules, and begin."""
    players = await rig.sit_down(*names, computers=computers, family="mate")
    await set_options(rig, players[0].person, options)
    await use(players[0].person, "start")
    return players


def points(records: list[Any], person: int) -> int:
    """Sum up what the rounds have brought a seat that keeps its place."""
    return sum(after - before for before, after in (scores(record, person) for record in records))


def scores(record: Any, seat: int) -> tuple[int, int]:
    return record["tallies"]["score"][seat], record["tallies_after"]["score"][seat]


def check_match(records: list[Any]) -> None:
    """Two rounds by turns, the totals of the match in between, and none at its end."""
    first, second = records
    assert [first["dealer"], second["dealer"]] in ([0, 1], [1, 0])
    assert (first.get("carry", {}), second["carry"]) == ({}, {"round": 1})
    assert second["tallies"]["match"] == first["tallies_after"]["match"] == first["tallies_after"]["score"]
    assert second["tallies_after"]["match"] == [0, 0]


async def test_two_people_play_a_match_and_each_reads_how_it_was_reckoned(tmp_path: Path) -> None:
    async with Rig(tmp_path, watched=True, log_level="debug", pictures="true") as rig:
        players = await begin(rig, "Anna", "Ben", match_stake=7)
        (david,) = await rig.enter("David")
        await play_all(players, timeout=LONG)
        anna, ben = (player.person for player in players)
        await anna.see("Alle abgemachten Runden sind gespielt.")
        await anna.see("Match")
        await anna.see("Partie 1 ·")
        for person in (anna, ben, david):
            assert foreign_cards(rig, person) == [], person.name
        assert [player.pulled for player in players] == [0, 0]
        assert rig.tracebacks() == []
    records = rig.records()
    check_match(records)
    gains = [points(records, seat) for seat in (0, 1)]
    staked = {payment["reason"]: payment["amount"] for record in records for payment in record["payments"]}
    assert staked.get("match", 0) == (7 if gains[0] != gains[1] else 0)
    won = abs(gains[0] - gains[1]) + staked.get("match", 0)
    assert sorted(results(rig).values()) == [-won, won]
    assert rig.audit() == []


async def test_somebody_alone_plays_against_one_computer(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Ben", computers=3)
        await play_all(players, timeout=LONG)
        await players[0].person.see("All the agreed rounds have been played.")
        assert rig.tracebacks() == []
    check_match(rig.records())
    assert sum(results(rig).values()) == 0
    assert rig.audit() == []


async def test_killed_in_the_middle_of_a_game_it_goes_on_where_it_was(tmp_path: Path) -> None:
    async with Rig(tmp_path, pause_seconds="0.4") as rig:
        players = await begin(rig, "Anna", "Ben")
        for player in players:
            player.patience = 0.2
        for kind in ("foreplace", "play"):
            for player in players:
                player.stops_at = frozenset({kind})
            await play_all(players, lambda _, kind=kind: any(asked(player) == kind for player in players), LONG)
            before = [offered(player) for player in players]
            await kill_and_start(rig, players[0].person)
            assert [offered(player) for player in players] == before
            for player in players:
                player.stops_at = frozenset()
        await play_all(players, timeout=LONG)
        assert rig.tracebacks() == []
    check_match(rig.records())
    assert rig.audit() == []


def offered(player: Player) -> list[str]:
    """List what the question that is open for somebody lets them answer."""
    found = player.open_question()
    return [choice for button in found[1] for choice in choices(button)] if found else []


def asked(player: Player) -> str:
    """Name the question that is open for somebody."""
    answers = offered(player)
    return "foreplace" if "foreplace" in answers else "play" if answers else ""


async def test_a_match_that_nobody_foreplaces_in(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Ben", "David", foreplacing=False, rounds=1, deals=1)
        await play_all(players, timeout=LONG)
        assert rig.tracebacks() == []
        (row,) = rig.tables()
        assert {seat["name"] for seat in json.loads(row["state"])["seats"]} == {"Ben", "David"}
    (record,) = rig.records()
    assert {question["kind"] for question in record["questions"]} == {"play"}
    assert record["tallies_after"]["match"] == [0, 0]
    assert rig.audit() == []
