"""Obligations in tricks; the properties of Tippen judge them by brute force in random deals."""

from collections.abc import Mapping

import pytest

from game.core.cards import PIQUET_32, SWISS_20
from game.core.ordering import (
    Obligation,
    Ordering,
    follow,
    follow_trump,
    follow_trump_head,
    follow_trump_head_or_free,
    plain,
)
from tests.game.games.support import cards_of, short

POLICIES: Mapping[str, Obligation] = {
    "follow": follow,
    "follow_trump": follow_trump,
    "follow_trump_head": follow_trump_head,
    "follow_trump_head_or_free": follow_trump_head_or_free,
}


def choice(policy: str, hand: str, trick: str, trump: str = "bells") -> str:
    plays = list(enumerate(cards_of(SWISS_20, trick)))
    cards, duty = POLICIES[policy](cards_of(SWISS_20, hand), plays, plain(SWISS_20, trump))
    return f"{duty}: {' '.join(map(short, cards))}"


@pytest.mark.parametrize(
    ("policy", "hand", "trick", "said"),
    [
        ("follow", "aA rU bO", "aK", "follow: aA"),
        ("follow", "rU bO", "aK", "free: rU bO"),
        ("follow_trump", "rU bO bA", "aK", "trump: bO bA"),
        ("follow_trump", "rU sO", "aK", "free: rU sO"),
        ("follow_trump_head", "aA aU", "aK", "head: aA"),
        ("follow_trump_head", "aA aU", "aK bU", "follow: aA aU"),
        ("follow_trump_head", "bA bU", "aK bO", "head: bA"),
        ("follow_trump_head", "bU rA", "aK bO", "trump: bU"),
        ("follow_trump_head_or_free", "bU rA", "aK bO", "free: bU rA"),
        ("follow_trump_head_or_free", "bU bA rA", "aK bO", "head: bA"),
    ],
)
def test_each_duty_names_its_requirement(policy: str, hand: str, trick: str, said: str) -> None:
    assert choice(policy, hand, trick) == said


def test_the_first_of_equal_cards_takes_the_trick() -> None:
    equal = Ordering(PIQUET_32, strength=lambda _: 1)
    one, other = PIQUET_32.hand("clubs-seven clubs-ace")
    assert equal.winner([(2, one), (0, other)]) == (2, one)
    assert not equal.beats(other, one)
    assert equal.beating([other], one) == []
