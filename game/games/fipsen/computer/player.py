"""The computer player of Fipsen: rules of thumb, one small function for each kind of question."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, NamedTuple

from game.computer.player import own_hand
from game.computer.rules import RulePlayer
from game.core.cards import Card
from game.core.questions import Choose, PickCard, PickCards
from game.core.view import View
from game.games.fipsen.bids import BIDS, KIEKER, Bid, standing
from game.games.fipsen.cards import FIPSEN_25, RUTEN
from game.games.fipsen.computer.cardplay import card_to_play, takes_the_rest
from game.games.fipsen.computer.estimate import chance, expected_tricks
from game.games.fipsen.computer.reading import read
from game.games.fipsen.contract import SURRENDER, SURRENDER_COSTS, Contract
from game.kits.tricks.computer.consent import consent

# The least gain in points for a bid, and the promise of a Kieker: nothing, unless with three aces.
DARE: Final = 0.0
KIEKER_ACES: Final = 3
KIEKER_GAIN: Final = 0.5


class Prospect(NamedTuple):
    """The prospects of a contract: the expected points, the tricks, and the trumps."""

    gain: float
    tricks: float
    trump: str


class Promise:
    """The prospects of five cards for any contract; two of them may still be exchanged `before_skat`."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.expected = {trump: expected_tricks(cards, trump) for trump in FIPSEN_25.suits}

    def of(self, bid: Bid, *, before_skat: bool = False) -> Prospect:
        """Find the trumps with the best prospect."""
        return max(
            self._under(trump, bid, before_skat=before_skat) for trump in ((RUTEN,) if bid.ruten else FIPSEN_25.suits)
        )

    def _under(self, trump: str, bid: Bid, *, before_skat: bool) -> Prospect:
        tricks = self.expected[trump]
        contract = Contract(0, bid, trump)
        made = chance(bid.needed, tricks, before_skat=before_skat)
        gain = made * contract.score(made=True) + (1 - made) * contract.score(made=False)
        return Prospect(gain, tricks, trump)


def bid(view: View, question: Choose, rng: random.Random, dare: float = DARE) -> str:
    """Make the most promising bid, if it promises enough."""
    hand = own_hand(view)
    gain, best = most_promising(hand, open_bids(view))
    aces = [card.rank for card in hand].count("ace")
    if KIEKER.number in question.choices and aces >= KIEKER_ACES and gain < KIEKER_GAIN:
        return KIEKER.number
    return best.number if gain > dare else question.safe


def terms(view: View, question: Choose, rng: random.Random) -> str:
    """Name the most promising terms."""
    number = view.answers[-1].answer
    _, best = most_promising(own_hand(view), (Bid(number, named) for named in question.choices))
    return best.terms


def discard(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Put away the cards that leave the most promising hand."""
    contract = own_bid(view)

    def left(away: tuple[Card, ...]) -> Prospect:
        return Promise([card for card in question.cards if card not in away]).of(contract)

    return max(question.answers, key=left)


def trump(view: View, question: Choose, rng: random.Random) -> str:
    """Name the most promising trumps; surrender a Kieker if it is likely to cost more."""
    best = Promise(own_hand(view)).of(own_bid(view))
    return SURRENDER if SURRENDER in question.choices and best.gain < -SURRENDER_COSTS else best.trump


def go_on(view: View, question: Choose, rng: random.Random) -> str:
    """Go on only if nothing can take a trick any more."""
    return "go_on" if takes_the_rest(view, view.seat or 0) else question.safe


def play(view: View, question: PickCard, rng: random.Random) -> Card:
    """Play a card."""
    return card_to_play(view, view.seat or 0, question.cards)


def most_promising(hand: Sequence[Card], bids: Iterable[Bid]) -> tuple[float, Bid]:
    """Find the bid with the greatest expected gain in points."""
    gains = _gains(frozenset(hand))
    return max(((gains[bid], bid) for bid in bids), key=itemgetter(0))


@lru_cache(maxsize=4096)  # whoever imagines an auction asks for the same few hands again and again
def _gains(hand: frozenset[Card]) -> Mapping[Bid, float]:
    promise = Promise([*hand])
    return {bid: promise.of(bid, before_skat=not bid.hand).gain for bid in BIDS}


def open_bids(view: View) -> Iterator[Bid]:
    """Iterate over the bids of a number open to the viewer: above the last bid, or equal to it for its holder."""
    rules: Any = view.options
    least = 1
    for mark in view.marks:
        if mark.name == "bid" and mark.seat is not None:
            least = standing(bid_of(view, mark.seat), rules) + (view.seat not in before(view, mark.seat))
    return (bid for bid in BIDS if standing(bid, rules) >= least)


def before(view: View, seat: int) -> Sequence[int]:
    """List the candidates before a seat: only they can have held a bid against it."""
    first = view.forehand
    return [(first + place) % view.seats for place in range((seat - first) % view.seats)]


def own_bid(view: View) -> Bid:
    """Return the bid with which the viewer won the auction."""
    return bid_of(view, view.seat or 0)


def bid_of(view: View, seat: int) -> Bid:
    """Return the bid that a seat is marked with."""
    return Bid(str(view.mark("bid", seat)), str(view.mark("terms", seat)))


FIPSEN_PLAYER: Final = RulePlayer(
    {
        "bid": bid,
        "terms": terms,
        "discard": discard,
        "trump": trump,
        "go-on": go_on,
        "play": play,
        "claim": consent(read),
    }
)
