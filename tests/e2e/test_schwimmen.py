"""Whole matches of Schwimmen over the wire: people and computers, kills, people who leave and who join on the way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.rulesets import Choice
from tests.e2e.leaks import foreign_cards, pack_of, spellings
from tests.e2e.players import Player, choices, find, kind_of, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_kills import kill_and_start
from tests.e2e.test_secrets_on_the_wire import set_options
from tests.e2e.test_session import results
from tests.game.games.schwimmen.test_by_hand import compare
from tests.people import Person

pytestmark = pytest.mark.e2e
LONG = 150.0


async def begin(rig: Rig, *names: str, computers: int = 0, **options: Choice) -> list[Player]:
    """Let people sit down to Schwimmen by some house rules, and begin."""
    players = await rig.sit_down(*names, computers=computers, family="schwimmen")
    await set_options(rig, players[0].person, options)
    await use(players[0].person, "start")
    return players


def lives_after(record: Any) -> list[int]:
    """Give the lives of all seats after a deal."""
    return record["tallies_after"]["lives"]


def winners(records: list[Any]) -> int:
    """Count the deals that ended a match."""
    return sum(sum(lives >= 0 for lives in lives_after(record)) == 1 for record in records)


def check_deals(rig: Rig) -> None:
    """Every deal comes to what it comes to when it is played by hand, and nothing is lost or owed between deals."""
    for record in rig.records():
        compare(record)
    assert sum(results(rig).values()) == 0
    assert rig.audit() == []


async def test_three_people_and_two_computers_play_a_match(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Anna", "Ben", "Clara", computers=2, lives=1)
        await play_all(players, timeout=LONG)
        await players[0].person.see("Alle abgemachten Partien sind gespielt.")
        assert [player.pulled for player in players] == [0, 0, 0]
        assert rig.tracebacks() == []
    records = rig.records()
    assert {record["seats"] for record in records} == {5}
    assert (winners(records), winners(records[-1:])) == (1, 1)
    assert records[-1]["bank_after"]["pot"] == 0
    check_deals(rig)


@pytest.mark.parametrize(("names", "computers"), [(("Ben", "David"), 0), (("Ben", "David"), 6)], ids=["two", "eight"])
async def test_the_smallest_and_the_largest_table(tmp_path: Path, names: tuple[str, ...], computers: int) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        players = await begin(rig, *names, computers=computers, lives=1)
        await play_all(players, timeout=LONG)
        assert rig.tracebacks() == []
    assert rig.records()[-1]["seats"] == len(names) + computers
    check_deals(rig)


async def test_nobody_receives_a_card_that_is_not_theirs(tmp_path: Path) -> None:
    async with Rig(tmp_path, watched=True, log_level="debug", pictures="true") as rig:
        players = await begin(rig, "Anna", "Ben", "Clara", computers=1, lives=1)
        (david,) = await rig.enter("David")
        await play_all(players, timeout=LONG)
        for person in (*(player.person for player in players), david):
            assert foreign_cards(rig, person) == [], person.name
    log = rig.log_text()
    assert [spelt for record in rig.records()[:1] for spelt in spellings(pack_of(record)) if spelt in log] == []


async def test_killed_in_mid_match_the_table_goes_on_with_the_same_lives(tmp_path: Path) -> None:
    async with Rig(tmp_path, pause_seconds="0.4") as rig:
        players = await begin(rig, "Anna", "Ben", "Clara", lives=3)
        for player in players:
            player.patience = 0.2
        for kind in ("keep", "first", "play"):
            await play_to(rig, players, kind, after=1)
            before = seat_lives(rig)
            await kill_and_start(rig, players[0].person)
            assert seat_lives(rig) == before
        await play_all(players, timeout=LONG)
        assert rig.tracebacks() == []
    assert winners(rig.records()) == 1
    check_deals(rig)


async def play_to(rig: Rig, players: list[Player], kind: str, *, after: int) -> None:
    """Play until a question of a kind is open, named by its first choice, after so many deals."""
    while len(rig.records()) < after:
        await play_all(players, lambda _: len(rig.records()) >= after, LONG)
    for player in players:
        player.stops_at = frozenset({kind})
    await play_all(players, lambda _: any(asked(player) == kind for player in players), LONG)
    for player in players:
        player.stops_at = frozenset()


def asked(player: Player) -> str:
    """Name the question that is open for somebody by its first choice."""
    found = player.open_question()
    return kind_of([choice for button in found[1] for choice in choices(button)]) if found else ""


def seat_lives(rig: Rig) -> dict[str, int]:
    """Read the lives of those who sit at the table, as they are kept between deals."""
    (row,) = rig.tables()
    return {seat["name"]: seat["tallies"]["lives"] for seat in json.loads(row["state"])["seats"]}


async def test_who_leaves_in_mid_match_forfeits_and_the_others_go_on(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Ben", "David", "Emma", lives=3)
        emma = players[2].person
        await emma.command("schwimmen leave")
        await play_all(players, lambda _: any(deal["seats"] == 2 for deal in rig.records()), LONG)
        deals = rig.records()  # before somebody can leave, a deal may be over with thirty-one in a hand
        gone = [deal["seats"] for deal in deals].index(2)
        first, second = deals[gone - 1], deals[gone]
        assert (first["seats"], second["seats"]) == (3, 2)
        assert second["bank"]["pot"] == first["bank_after"]["pot"], "what Emma has lost stays in the pot"
        assert winners([first]) == 0
        assert [lives for lives in second["tallies"]["lives"] if lives < 0] == []
        await play_all(players[:2], timeout=LONG)
        assert rig.tracebacks() == []
    assert winners(rig.records()) == 1
    check_deals(rig)


async def test_who_joins_in_mid_match_waits_for_the_next_one(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Ben", "David", lives=2, matches=2)
        (emma,) = await rig.enter("Emma")
        await emma.command("schwimmen join")
        await play_all(players, lambda _: len(rig.records()) >= 2, LONG)
        waiting = Player(emma, 7)
        second = rig.records()[1]
        seat = seat_of(rig, emma)
        assert second["seats"] == 3
        assert (second["tallies"]["lives"][seat], lives_after(second)[seat]) == (-1, -1)
        assert seat not in {question["seat"] for question in second["questions"]}
        await play_all([*players, waiting], timeout=LONG)
        assert rig.tracebacks() == []
    records = rig.records()
    assert winners(records) == 2
    played = [record for record in records if seat in {question["seat"] for question in record["questions"]}]
    assert played, "in the second match everybody plays"
    check_deals(rig)


def seat_of(rig: Rig, person: Person) -> int:
    """Read in which seat somebody sat in the last deal."""
    query = "SELECT seat FROM players WHERE account = ? ORDER BY deal DESC LIMIT 1"
    return rig.rows(query, f"person:{person.id}")[0]["seat"]


async def test_the_rules_lead_to_a_practice_deal(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        (ben,) = await rig.enter("Ben")
        await ben.command("schwimmen rules")
        await ben.see("Schnauz", ephemeral=True)
        await use(ben, "practice")
        await ben.see("Your hand counts", ephemeral=True)
        for _ in range(60):
            found = find(ben, "practice-answer")
            if found is None:
                break
            await ben.press(custom_id=found[1].custom_id, message=found[0])
        await ben.see("You now have: ", ephemeral=True)
        await use(ben, "practice")
        await ben.see("Your hand counts", ephemeral=True)
        assert rig.rows("SELECT * FROM deals") == []
        assert rig.tracebacks() == []
