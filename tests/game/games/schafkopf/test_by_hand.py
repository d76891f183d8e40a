"""Hundreds of random deals give the same result when played by hand, whatever the house rules."""

import random
from collections import Counter

import pytest

from game.computer import Player, RandomPlayer
from game.core.cards import PIQUET_32
from game.core.record import Record, record_of
from game.games.schafkopf import SCHAFKOPF
from game.games.schafkopf.cards import ORDERING, TRUMPS
from game.games.schafkopf.computer.player import SCHAFKOPF_PLAYER
from game.simulate import simulate
from tests.game.games.schafkopf.by_hand import result
from tests.game.games.schafkopf.support import alone, least
from tests.game.games.schafkopf.test_examples import ALL_TRICKS, LEAST_0_0_120, LEAST_40_40_40, NO_TRICK
from tests.game.games.strategies import random_options

SESSIONS = 20
DEALS = 6


def compare(record: Record) -> str:
    """Compare a record with the same deal played by hand; return how it was played and the result."""
    by_hand = result(record)
    for name in ("tricks", "tallies_after", "next_dealer"):
        assert record[name] == by_hand[name], name
    assert record["bank_after"]["seats"] == by_hand["chips"]
    return by_hand["how"]


@pytest.mark.parametrize("player", [RandomPlayer(), SCHAFKOPF_PLAYER], ids=["random", "computer"])
def test_deals_come_to_what_they_come_to_by_hand(player: Player) -> None:
    rng, ends = random.Random(3), Counter[str]()
    for number in range(SESSIONS):
        rules = random_options(SCHAFKOPF, rng)
        ends += Counter(compare(record) for record in simulate(SCHAFKOPF, rules, 3, DEALS, str(number), player))
    assert {"alone +2", "alone -2", "alone -4", "least +2"} <= set(ends)


def test_the_rare_ends_too() -> None:
    rare = (alone("A", ALL_TRICKS), alone("C", NO_TRICK), least(LEAST_0_0_120), least(LEAST_40_40_40))
    assert [compare(record_of(game.driver)) for game in rare] == ["alone +6", "alone -6", "least -4", "least +2"]


def test_fourteen_cards_are_trumps_and_each_other_suit_has_six() -> None:
    suits = Counter(ORDERING.suit(card) for card in PIQUET_32.cards)
    assert suits == {TRUMPS: 14, "clubs": 6, "spades": 6, "hearts": 6}
    trumps = [card for card in ORDERING.sort(PIQUET_32.cards) if ORDERING.is_trump(card)]
    codes = "clubs-queen spades-queen hearts-queen diamonds-queen clubs-jack spades-jack hearts-jack diamonds-jack"
    codes += " diamonds-ace diamonds-ten diamonds-king diamonds-nine diamonds-eight diamonds-seven"
    assert trumps == PIQUET_32.hand(codes)
