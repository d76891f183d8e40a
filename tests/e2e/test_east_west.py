"""Whole games of East–West over the wire: everything on the panel, nothing private, rows that stay what they were."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.core.rulesets import Choice
from game.games.east_west.examples import laid
from game.games.east_west.script import ROOM, ROWS
from tests.e2e.leaks import foreign_cards, pack_of
from tests.e2e.players import Player, find, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_kills import kill_and_start
from tests.e2e.test_secrets_on_the_wire import set_options
from tests.e2e.test_session import results
from tests.people import Person

pytestmark = pytest.mark.e2e
LONG = 120.0


async def begin(rig: Rig, *names: str, computers: int = 0, **options: Choice) -> list[Player]:
    """Let people sit down to East–West by some house rules, and begin."""
    players = await rig.sit_down(*names, computers=computers, family="east-west")
    await set_options(rig, players[0].person, options)
    await use(players[0].person, "start")
    return players


def private(person: Person) -> list[str]:
    """What somebody reads alone, but for the house rules that were set before."""
    return [message.text for message in person.messages() if message.ephemeral and "Hausregeln" not in message.text]


def check_games(rig: Rig, games: int) -> list[Any]:
    """Every game was played to its end, the dealer changed, and chips follow from the games won."""
    records = rig.records()
    assert len(records) == games
    for before, after in pairwise(records):
        assert after["dealer"] == 1 - before["dealer"]
        assert after["tallies"] == before["tallies_after"]
    for record in records:
        assert 4 * ROOM <= len(record["questions"]) <= 6 * ROOM - 2
        assert record["tricks"] == []
    assert sum(results(rig).values()) == 0
    assert rig.audit() == []
    return records


async def test_two_people_play_three_games_and_nobody_gets_a_hand(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        players = await begin(rig, "Anna", "Ben", deals=3, stake=2, stake_per="row")
        await play_all(players, timeout=LONG)
        anna, ben = (player.person for player in players)
        await anna.see("Alle abgemachten Spiele sind gespielt.")
        for person in (anna, ben):
            assert find(person, "hand") is None
            assert private(person) == []
        assert [player.pulled for player in players] == [0, 0]
        assert rig.tracebacks() == []
    check_games(rig, 3)


async def test_somebody_alone_plays_against_a_computer(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Ben", computers=1)
        await play_all(players, timeout=LONG)
        await players[0].person.see("## East–West: one deal")
        assert rig.tracebacks() == []
    check_games(rig, 1)


async def test_nobody_receives_a_card_of_the_stock(tmp_path: Path) -> None:
    async with Rig(tmp_path, watched=True, log_level="debug", pictures="true") as rig:
        players = await begin(rig, "Anna", "Ben", deals=2)
        (david,) = await rig.enter("David")
        await play_all(players, timeout=LONG)
        for person in (*(player.person for player in players), david):
            assert foreign_cards(rig, person) == [], person.name
    assert {pack_of(record) for record in rig.records()} == {"piquet32"}


async def test_killed_in_the_middle_the_cards_lie_where_they_lay(tmp_path: Path) -> None:
    async with Rig(tmp_path, pause_seconds="0.4") as rig:
        players = await begin(rig, "Ben", "David")
        order = iter(laid("t m b t m b t m"))
        for player in players:
            player.wants = lambda offered: next((name for name in order if name in offered), offered[0])
        await play_all(players, lambda _: len(rig.answers()) >= 7, LONG)
        before = rows_shown(players[0].person)
        await kill_and_start(rig, players[0].person)
        assert rows_shown(players[0].person) == before
        for player in players:
            player.wants = None
        await play_all(players, timeout=LONG)
        assert rig.tracebacks() == []
    check_games(rig, 1)


def rows_shown(person: Person) -> list[str]:
    """The rows as the panel tells them."""
    newest = next(message for message in reversed(person.messages()) if "**Top**" in message.text)
    lines = [line for line in newest.text.splitlines() if line.startswith(("**Top**", "**Middle**", "**Bottom**"))]
    assert len(lines) == len(ROWS)
    return lines


async def test_who_asks_for_their_cards_reads_that_there_are_none(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Ben", "David")
        ben = players[0].person
        await ben.command("east-west hand")
        await ben.see("Nobody holds cards in this game", ephemeral=True)
        await play_all(players, timeout=LONG)
        assert rig.tracebacks() == []
    check_games(rig, 1)
