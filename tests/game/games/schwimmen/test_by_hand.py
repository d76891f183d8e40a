"""Thousands of random deals give the same result when played by hand, whatever the house rules."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from game.core.options import Options
from game.core.record import Record, as_line, check, record_of
from game.games.catalogue import CATALOGUE
from game.games.schwimmen import SCHWIMMEN
from game.simulate import simulate
from tests.game.games.schwimmen.by_hand import result
from tests.game.games.schwimmen.players import PLAYERS
from tests.game.games.schwimmen.support import all_pass, begin
from tests.game.games.strategies import random_options

SESSIONS = {"random": 28, "computer": 42, "patient": 42, "restless": 14, "mixed": 21}
DEALS = 12


@cache
def usual(player: str) -> list[Record]:
    return [*played(player, SESSIONS[player])]


def played(player: str, sessions: int) -> Iterator[Record]:
    """Play sessions of two to eight under random house rules."""
    rng = random.Random(player)
    for number in range(sessions):
        seats = 2 + number % 7
        yield from simulate(SCHWIMMEN, rules(rng), seats, DEALS, f"{player} {number}", PLAYERS[player])


def rules(rng: random.Random) -> Options:
    """Return random house rules, with few lives, so that matches end, and rounds that can be played to the last."""
    chosen: dict[str, Any] = random_options(SCHWIMMEN, rng).model_dump()
    return SCHWIMMEN.choose({**chosen, "lives": rng.choice((1, 1, 2, 3)), "round_limit": rng.choice((2, 3, 9, 20))})


def compare(record: Record) -> str:
    """Compare a record with the same deal played by hand; return why the deal ended."""
    by_hand = result(record)
    for name in ("payments", "tricks", "bank_after", "tallies_after", "next_dealer"):
        assert record[name] == by_hand[name], name
    assert len(record["packs"]) == by_hand["packs"]
    return by_hand["ended_by"]


@pytest.mark.parametrize("player", PLAYERS)
def test_deals_come_to_what_they_come_to_by_hand(player: str) -> None:
    ends = Counter(compare(record) for record in usual(player))
    assert ends.total() == SESSIONS[player] * DEALS
    assert (
        set(ends)
        >= {
            "random": {"special dealt", "special taken", "closed"},
            "computer": {"special dealt", "special taken", "special in the last turns", "closed"},
            "patient": {"stock", "rounds"},
            "restless": {"rounds", "special taken"},
            "mixed": {"closed", "special taken", "rounds"},
        }[player]
    )


def test_records_with_two_packs_are_read_replayed_and_checked() -> None:
    two = [record for record in usual("patient") if len(record["packs"]) == 2]
    assert len(two) > 3
    for record in two:
        assert record["options"]["stock_out"] == "reshuffle"
        read = json.loads(as_line(record))
        assert check(read, CATALOGUE) == []
        compare(read)


def test_a_second_pack_that_was_tampered_with_is_found() -> None:
    game = begin(["c7 s9 cK", "sA s8 d9"], stock_out="reshuffle").say("B keep")
    all_pass(game, 16).say("A close", "B pass")
    record = record_of(game.driver)
    assert check(record, CATALOGUE) == []
    assert check(record | {"packs": record["packs"][:1]}, CATALOGUE)
    other = [record["packs"][0], record["packs"][1][:-1]]
    assert check(record | {"packs": other}, CATALOGUE)


def test_playing_by_hand_notices_what_does_not_follow() -> None:
    record = next(record for record in played("computer", 1) if record["payments"])
    changed: dict[str, Any] = {"tallies_after": {"lives": [9] * record["seats"]}, "payments": [], "next_dealer": 99}
    for name, wrong in changed.items():
        with pytest.raises(AssertionError):
            compare(record | {name: wrong})
    with pytest.raises((AssertionError, StopIteration)):
        compare(record | {"questions": record["questions"][1:]})


@pytest.mark.soak
@pytest.mark.parametrize("player", PLAYERS)
def test_a_great_many_deals_come_to_what_they_come_to_by_hand(player: str) -> None:
    for record in played(player, 2_000):
        compare(record)
