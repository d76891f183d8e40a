"""Matches of Schwimmen over the wire that people leave and join midway."""

from pathlib import Path
from typing import Any

import pytest

from game.core.options import Choice
from game.core.record import check
from game.games.catalogue import CATALOGUE
from local_discord.testing.people import Person
from tests.e2e.leaks import set_options
from tests.e2e.players import Player, use
from tests.e2e.playing import results
from tests.e2e.rig import Rig, play_all

pytestmark = pytest.mark.e2e


async def begin(rig: Rig, *names: str, computers: int = 0, **options: Choice) -> list[Player]:
    """Let people sit down to Schwimmen by some house rules, and begin."""
    players = await rig.sit_down(*names, computers=computers, family="schwimmen")
    await set_options(rig, players[0].person, options)
    await use(players[0].person, "start")
    return players


def lives_after(record: Any) -> list[int]:
    """Return the lives of all seats after a deal."""
    return record["tallies_after"]["lives"]


def winners(records: list[Any]) -> int:
    """Count the deals that ended a match."""
    return sum(sum(lives >= 0 for lives in lives_after(record)) == 1 for record in records)


def check_deals(rig: Rig) -> None:
    """Every deal replays to its record, and nothing is lost or owed between deals."""
    for record in rig.records():
        assert check(record, CATALOGUE) == []
    assert sum(results(rig).values()) == 0


async def test_who_leaves_in_mid_match_forfeits_and_the_others_go_on(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Ben", "David", "Emma", lives=3)
        emma = players[2].person
        await emma.command("schwimmen leave")
        await play_all(players, lambda _: any(deal["seats"] == 2 for deal in rig.records()))
        deals = rig.records()  # a deal may be over with thirty-one in a hand before anyone can leave
        gone = [deal["seats"] for deal in deals].index(2)
        first, second = deals[gone - 1], deals[gone]
        assert (first["seats"], second["seats"]) == (3, 2)
        assert second["bank"]["pot"] == first["bank_after"]["pot"], "what Emma has lost stays in the pot"
        assert winners([first]) == 0
        assert [lives for lives in second["tallies"]["lives"] if lives < 0] == []
        await play_all(players[:2])
    assert winners(rig.records()) == 1
    check_deals(rig)


async def test_who_joins_in_mid_match_waits_for_the_next_one(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Ben", "David", lives=2, matches=2)
        (emma,) = await rig.enter("Emma")
        await emma.command("schwimmen join")
        await play_all(players, lambda _: len(rig.records()) >= 2)
        waiting = Player(emma, 7)
        second = rig.records()[1]
        seat = seat_of(rig, emma)
        assert second["seats"] == 3
        assert (second["tallies"]["lives"][seat], lives_after(second)[seat]) == (-1, -1)
        assert seat not in {question["seat"] for question in second["questions"]}
        await play_all([*players, waiting])
    records = rig.records()
    assert winners(records) == 2
    played = [record for record in records if seat in {question["seat"] for question in record["questions"]}]
    assert played, "in the second match everybody plays"
    check_deals(rig)


def seat_of(rig: Rig, person: Person) -> int:
    """Read a person's seat in the last deal."""
    query = "SELECT seat FROM players WHERE account = ? ORDER BY deal DESC LIMIT 1"
    return rig.rows(query, f"person:{person.id}")[0]["seat"]
