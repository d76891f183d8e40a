"""The computer players of Fipsen: rules of thumb, one small function for each kind of question, and two that search.

These bid like the rules of thumb, with figures fitted to deals that were played out; learnt models like those of Skat
did no better. Club plays cards as if all were known in each world; Strong plays deals out by rules of thumb, which do
not see through cards, and wins more when three play together.
"""

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, cast

from game.computer.binding import MadeFor
from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden
from game.computer.card_play.rollout import Manner, Situation
from game.computer.card_play.thinker import CardEffort, Reading, Thinker, ThinkingPlayer
from game.computer.evaluate import mean
from game.computer.player import Rule, RulePlayer, SplitPlayer, own_hand
from game.core.cards import Card
from game.core.questions import Choose, PickCards
from game.core.view import View
from game.games.fipsen.computer.cardplay import card_to_play, takes_the_rest
from game.games.fipsen.computer.estimate import Promise, Prospect, most_promising
from game.games.fipsen.contract import KIEKER, SURRENDER, SURRENDER_COSTS, Bid, Contract, bid_of, bid_played
from game.games.fipsen.options import FipsenOptions
from game.kits.points.settlement import brings
from game.kits.tricks.computer.consent import consent

MADE_FOR: Final = MadeFor(revision=2, options="e4098bb2d9cb0ddd")
"""The rules that this reimplements, as `tests/game/computer/test_second_implementations.py` proves."""
SLIGHTLY: Final = 0.01
"""The tie-breaking value of a trick, in chips."""
# The least gain in points for a bid, and the promise of a Kieker: nothing, unless with three aces.
DARE: Final = 0.0
KIEKER_ACES: Final = 3
KIEKER_GAIN: Final = 0.5
BIAS_WEIGHT: Final = 0.3
"""Points by which the least gain is lower for the bold and higher for the careful."""
EFFORT: Final = CardEffort(cards=45_000)
WORLDS: Final = 40
"""Worlds in which going on is played out."""


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
    contract = bid_of(view, view.seat or 0)

    def left(away: tuple[Card, ...]) -> Prospect:
        return Promise([card for card in question.cards if card not in away]).of(contract)

    return max(question.answers, key=left)


def trump(view: View, question: Choose, rng: random.Random) -> str:
    """Name the most promising trumps; surrender a Kieker if it is likely to cost more."""
    best = Promise(own_hand(view)).of(bid_of(view, view.seat or 0))
    return SURRENDER if SURRENDER in question.choices and best.gain < -SURRENDER_COSTS else best.trump


def go_on(view: View, question: Choose, rng: random.Random) -> str:
    """Go on only if nothing can take a trick any more."""
    return "go_on" if takes_the_rest(view) else question.safe


def open_bids(view: View) -> Sequence[Bid]:
    """List the bids of a number open to the viewer: above the last bid, or equal to it for its holder."""
    scale, holder = cast("FipsenOptions", view.options).scale, view.marked("bid")
    if holder is None:
        return scale.enough[1]
    order = view.everybody()
    may_hold = order.index(view.seat or 0) < order.index(holder)  # only earlier candidates can have held a bid
    return scale.enough[scale.standing[bid_of(view, holder)] + (not may_hold)]


def read(view: View, *, going_on: bool = False) -> Reading:
    """Read a view of a contract in play; `going_on` assumes that all remaining tricks are played for double value."""
    bits = CardBits(view.ordering, view.pack)
    declarer = view.marked("declarer") or 0
    gone_on = going_on or bool(view.mark("gone-on", declarer))
    contract = Contract(declarer, bid_played(view), view.trump, gone_on)
    hidden = Hidden(view, bits, declarer)
    place, slightly = hidden.seats.index(declarer), SLIGHTLY if declarer == view.seat else -SLIGHTLY
    left = view.taken[declarer] + view.hand(declarer).count
    needed = left if going_on else cast("int", view.mark("needed", declarer))
    made, lost = (brings(view, declarer, contract.score(made=made)) for made in (True, False))

    def score(end: Situation) -> float:
        return made if end.tricks[place] >= needed else lost

    return Reading(
        bits,
        hidden,
        Manner(),
        judge=lambda _: score,
        margin=lambda end: slightly * end.tricks[place],
        by_tricks=True,
    )


FIPSEN_PLAYER: Final = RulePlayer(
    {
        "bid": bid,
        "terms": terms,
        "discard": discard,
        "trump": trump,
        "go-on": go_on,
        "play": lambda view, question, _rng: card_to_play(view, question.cards),
        "claim": consent(read),
    }
)


def go_on_if_better(view: View, question: Choose, rng: random.Random) -> str:
    """Go on if that gains more than stopping."""
    outcomes = Thinker(read(view, going_on=True), EFFORT, rng).outcomes(WORLDS)
    won = brings(view, view.seat or 0, int(str(view.mark("value"))))
    return "go_on" if mean(outcomes) > won else question.safe


def rules(risk_bias: float) -> Mapping[str, Rule]:
    """Return the bidding rules of a searching player with this bias."""
    bids = partial(bid, dare=DARE - risk_bias * BIAS_WEIGHT)
    named = {"bid": bids, "terms": terms, "discard": discard, "trump": trump}
    return {**named, "go-on": go_on_if_better, "claim": consent(read)}


CLUB_PLAYER: Final = ThinkingPlayer(rules, FIPSEN_PLAYER, read, EFFORT, (MADE_FOR,))
STRONG_PLAYER: Final = SplitPlayer(rules, FIPSEN_PLAYER, (MADE_FOR,))
