"""The interpretation of a view of Fünfzehnern by the strong player, which plays deals out with cards as bits."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple, cast

from game.computer.binding import MadeFor
from game.computer.card_play.hidden import Hidden, tricks_of
from game.computer.card_play.rollout import Manner, Situation
from game.computer.card_play.thinker import CardEffort, Reading, ThinkingPlayer
from game.computer.gains import ahead
from game.computer.player import asked
from game.core.events import Announced, Played
from game.core.view import View
from game.games.fuenfzehnern.cards import FIFTEEN
from game.games.fuenfzehnern.computer.player import FuenfzehnernPlayer
from game.games.fuenfzehnern.computer.quick_deal import QuickDeal, Values, values_of
from game.games.fuenfzehnern.options import FuenfzehnernOptions
from game.games.fuenfzehnern.script import ZWANG_IN

MADE_FOR: Final = MadeFor(revision=1, options="e0acf9f4121b976c")
"""The rules that this reimplements, as `tests/game/computer/test_second_implementations.py` proves."""
EFFORT: Final = CardEffort(cards=25_000)


class Promise(NamedTuple):
    """What a legal play tells of a hand: it holds none of some cards, or all of some others."""

    place: int
    none: int
    all: int

    def kept(self, world: Situation) -> bool:
        """Whether it holds in a world."""
        hand = world.hands[self.place]
        return not hand & self.none or not self.all & ~hand


def read(view: View) -> Reading:
    """Read a view of a trick."""
    values, rules, me = values_of(view.pack), cast("FuenfzehnernOptions", view.options), view.seat or 0
    bits, demands = values.bits, demands_of(view, values)
    suits = {card.suit: bits.suit[bit.bit_length()] for card, bit in bits.bit.items()}
    bound = suits.get(str(view.mark("bound", view.leader)), 0)
    demanded = demands.get(len(view.tricks), 0) if view.trick else 0
    aces = {call: suits[ZWANG_IN[call]] & values.aces for call in asked(view).answers if call in ZWANG_IN}
    promises = [*promises_of(view, values, demands, rules)]

    def score(end: Situation) -> float:
        over = [points - FIFTEEN for points in end.points]
        return over[me] * rules.point_value + ahead(over, me)

    return Reading(
        bits,
        Hidden(view, bits, None),
        Manner(),
        judge=lambda _: score,
        margin=lambda _: 0.0,
        solvable=False,
        likely=lambda world: float(all(promise.kept(world) for promise in promises)),
        playing=partial(QuickDeal, values, rules, bound, demanded),
        calls={answer: ace | ace >> 2 for answer, ace in aces.items()},
    )


def demands_of(view: View, values: Values) -> Mapping[int, int]:
    """Return the aces that were demanded by Zwang, by the number of tricks before."""
    played, demands = 0, dict[int, int]()
    for event in view.events:
        if isinstance(event, Played):
            played += 1
        elif isinstance(event, Announced) and event.what == "zwang":
            demands[played // view.seats] = values.bits.bit[view.pack.card(f"{event.values['suit']}-ace")]
    return demands


def promises_of(
    view: View, values: Values, demands: Mapping[int, int], rules: FuenfzehnernOptions
) -> Iterator[Promise]:
    """Yield what the leads tell: the king behind a Zwang, and why a leader left the suit he was bound to."""
    bits, gone, bound = values.bits, 0, 0
    tricks = [trick for trick in tricks_of(view) if trick.plays]
    for number, trick in enumerate(tricks):
        leader, led = trick.plays[0]
        card = bits.bit[led]
        shown = bits.mask(card for later in tricks[number:] for seat, card in later.plays if seat == leader)
        if number in demands:
            yield Promise(leader, bits.all, demands[number] >> 1 & ~shown)
        if bound and not card & bound:
            above = values.over[card.bit_length()] & ~gone
            nowhere = bits.all if above and not rules.own_cards_count else 0
            yield Promise(leader, bits.all if shown & bound else bound, above & ~shown | nowhere)
        gone |= bits.mask(card for _, card in trick.plays)
        if trick.winner != leader and rules.lead_rule == "relaxed":
            bound = bits.suit[card.bit_length()]


STRONG_PLAYER: Final = ThinkingPlayer(lambda _: {}, FuenfzehnernPlayer(), read, EFFORT, (MADE_FOR,))
