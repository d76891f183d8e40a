"""Obligations against an oracle that knows the rules as sentences, card by card; and who wins a trick.

The oracle considers each card separately and asks which sentence of the rules forbids it. It shares no code with the
game.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pytest

from game.core.cards import PIQUET_32, SALZBURG_20, SWISS_20, WHIST_52, Card
from game.core.ordering import plain
from game.core.tricks import Obligation, follow, follow_trump, follow_trump_head, follow_trump_head_or_free
from tests.game.games.support import cards_of, short
from tests.soak.report import count


@dataclass(frozen=True)
class Moment:
    """A hand whose turn it is in a trick."""

    hand: Sequence[Card]
    trick: Sequence[Card]
    trump: str

    def rank(self, card: Card) -> tuple[int, int]:
        """Return a card's rank in this trick: trumps over the suit led, that over everything else."""
        suits = [self.trump, self.trick[0].suit]
        return (2 - suits.index(card.suit), card.power) if card.suit in suits else (0, 0)

    def beats_all(self, card: Card) -> bool:
        return all(self.rank(card) > self.rank(other) for other in self.trick)

    def holds(self, wanted: Callable[[Card], bool]) -> bool:
        return any(wanted(card) for card in self.hand)

    def of_suit_led(self, card: Card) -> bool:
        return card.suit == self.trick[0].suit

    def is_trump(self, card: Card) -> bool:
        return card.suit == self.trump


def revokes(now: Moment, card: Card) -> bool:
    """A player who holds the suit led must follow it."""
    return now.holds(now.of_suit_led) and not now.of_suit_led(card)


def refuses_trump(now: Moment, card: Card) -> bool:
    """A player who cannot follow must play a trump, if able."""
    return not now.holds(now.of_suit_led) and now.holds(now.is_trump) and not now.is_trump(card)


def stays_below(now: Moment, card: Card) -> bool:
    """A player who can take the trick with a legal card must do so."""

    def better(other: Card) -> bool:
        return now.beats_all(other) and not revokes(now, other) and not refuses_trump(now, other)

    return now.holds(better) and not now.beats_all(card)


def cannot_overtrump(now: Moment) -> bool:
    """Where the house has this rule, nobody has to play a trump below another one."""
    return not now.holds(now.of_suit_led) and not now.holds(lambda card: now.is_trump(card) and now.beats_all(card))


def legal(policy: str, now: Moment, card: Card) -> bool:
    """Whether a policy's sentences allow one card."""
    if not now.trick:
        return True
    if revokes(now, card):
        return False
    if policy == "follow":
        return True
    if policy == "follow_trump_head_or_free" and cannot_overtrump(now):
        return True
    if refuses_trump(now, card):
        return False
    return policy == "follow_trump" or not stays_below(now, card)


POLICIES: Mapping[str, Obligation] = {
    "follow": follow,
    "follow_trump": follow_trump,
    "follow_trump_head": follow_trump_head,
    "follow_trump_head_or_free": follow_trump_head_or_free,
}
every_policy = pytest.mark.parametrize("policy", POLICIES)


def agrees(policy: str, tricks: int) -> None:
    rng = random.Random(policy)
    packs = [SWISS_20, SALZBURG_20, PIQUET_32, WHIST_52]
    for _ in range(tricks):
        pack = rng.choice(packs)
        cards = rng.sample(pack.cards, rng.randint(1, 11))
        played = rng.randint(0, min(5, len(cards) - 1))
        now = Moment(cards[played:], cards[:played], rng.choice(pack.suits))
        ordering = plain(pack, now.trump)
        got, duty = POLICIES[policy](now.hand, list(enumerate(now.trick)), ordering)
        assert list(got) == [card for card in now.hand if legal(policy, now, card)]
        assert got
        assert (duty == "free") == (len(got) == len(now.hand) and (not now.trick or not binds(policy, now)))
        if now.trick:
            best = max(now.trick, key=now.rank)
            assert ordering.winner(list(enumerate(now.trick))) == (now.trick.index(best), best)


def binds(policy: str, now: Moment) -> bool:
    """Whether a duty applies to the hand, even if it forbids no card of it."""
    if now.holds(now.of_suit_led):
        return True
    if policy == "follow" or not now.holds(now.is_trump):
        return False
    return policy != "follow_trump_head_or_free" or not cannot_overtrump(now)


@every_policy
def test_the_legal_cards_are_those_that_no_sentence_forbids(policy: str) -> None:
    agrees(policy, 5_000)


@pytest.mark.soak
@every_policy
def test_the_legal_cards_are_those_that_no_sentence_forbids_for_long(policy: str) -> None:
    agrees(policy, 100_000)
    count(tricks_compared=100_000)


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
def test_each_duty_says_what_it_asks_for(policy: str, hand: str, trick: str, said: str) -> None:
    assert choice(policy, hand, trick) == said
