"""The interpretation of a view by searching computer players during card play in Schafkopf."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from typing import Final, cast

from game.computer.binding import MadeFor
from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden, played_by, tricks_of
from game.computer.card_play.rollout import NOBODY, Manner, Rollout, Situation
from game.computer.card_play.thinker import Judge, Reading
from game.core.view import View
from game.core.vocabulary import DECLARING, DEFENDING
from game.games.bavarian_schafkopf.auction import CALLED
from game.games.bavarian_schafkopf.computer.cardplay import Known, odd_leads
from game.games.bavarian_schafkopf.computer.hands import LEARNT, chance, least_chance
from game.games.bavarian_schafkopf.computer.rollout import SidedHidden, SidedRollout, Sides
from game.games.bavarian_schafkopf.doubling import FACTOR
from game.games.bavarian_schafkopf.games import BETTEL, RUF, Contract
from game.games.bavarian_schafkopf.options import BavarianOptions
from game.games.bavarian_schafkopf.payment import result_of
from game.games.bavarian_schafkopf.ramsch import RAMSCH, reckon
from game.kits.points.settlement import gain_of, points_at_end

MADE_FOR: Final = MadeFor(revision=1, options="94c006e11b073110")
"""The rules that this reimplements, as `tests/game/computer/test_second_implementations.py` proves."""
POINT: Final = 0.3
"""The value of a card point besides what it decides, in chips: others play worse, or better, than in thought."""
SLIGHTLY: Final = 0.02
"""The same in a Ramsch."""
BELIEVED_TOUT: Final = 0.95
"""The chance to win a game from which its Tout is believed to be played."""
DOUBTFUL: Final = 10
"""The power with which the belief in a hand falls below the chance from which a game is announced."""


def read(view: View) -> Reading:
    """Read a view of a game in play, or of a Ramsch."""
    bits = CardBits(view.ordering, view.pack)
    if view.mark("game") == RAMSCH:
        return _ramsch(view, bits)
    contract = contract_of(view)
    sides, me = sides_of(view, bits, contract), view.seat or 0
    declares = me == contract.declarer or view.sides.get(me) == DECLARING
    worth = POINT if declares else -POINT
    reading = Reading(
        bits,
        SidedHidden(view, bits, sides, without_ace(view, bits, contract, sides), _belief(view, bits, contract)),
        Manner(),
        partial(_judge, view, bits, contract, sides),
        lambda end: worth * end.made,
        by_tricks=contract.is_tout,
        playing=lambda bits, manner: SidedRollout(bits, manner, sides),
        odd=odd_leads(Known(view)) if contract.kind != BETTEL else (),
    )
    if contract.kind != BETTEL:
        return replace(reading, facts=points_at_end(bits, own=declares))
    avoiding = Manner(avoiding=True, ends_with_a_trick=True)
    return replace(reading, manner=avoiding, by_tricks=True, most=1, playing=Rollout)


def contract_of(view: View) -> Contract:
    """Return what is played, with the partner if the viewer knows them; the called ace may lie in the trick."""
    declarer = view.marked("declarer") or 0
    suit = str(view.mark(CALLED) or "").removeprefix("ace-") or view.trump
    mates = [seat for seat, side in view.sides.items() if side == DECLARING and seat != declarer]
    mates += [seat for seat, card in view.trick if view.mark(CALLED) == f"ace-{card.suit}" and card.rank == "ace"]
    return Contract(declarer, str(view.mark("game")), suit, mates[0] if mates else None)


def sides_of(view: View, bits: CardBits, contract: Contract) -> Sides:
    """Return the sides as bits and places."""
    partner = NOBODY if contract.partner is None else contract.partner
    if contract.bid != RUF:
        return Sides(contract.declarer, partner)
    ace = bits.bit[view.pack.card(f"{contract.suit}-ace")]
    suit = bits.suit[ace.bit_length()]
    searched = any(bits.bit[trick.plays[0][1]] & suit for trick in view.tricks)
    return Sides(contract.declarer, partner, ace, suit, searched)


def _judge(view: View, bits: CardBits, contract: Contract, sides: Sides, world: Situation) -> Judge:
    """Value the end of a world by what the viewer wins or loses."""
    me, rules, partner = view.seat or 0, cast("BavarianOptions", view.options), contract.partner
    if partner is None:
        partner = next((seat for seat, hand in enumerate(world.hands) if hand & sides.ace), None)
    own = replace(contract, partner=partner)
    held = [card for seat in own.declaring for card in (*bits.of(world.hands[seat]), *played_by(view, seat))]
    factor, result = int(view.mark(FACTOR) or 1), result_of(view, own, held)

    @cache
    def gain(points: int, tricks: int) -> float:
        ended = replace(result, points=points, tricks=tricks)
        shares = ended.shares(ended.value(rules, factor), view.seats)
        return gain_of(shares, me, rules.point_value, 1)

    return lambda end: gain(end.made, sum(end.tricks[seat] for seat in own.declaring))


def _belief(view: View, bits: CardBits, contract: Contract) -> Callable[[int], float] | None:
    """Return how much to believe in what a declarer holds: hands that announce the game; `None` if unknown."""
    if contract.kind not in LEARNT:
        return None
    own, suit = played_by(view, contract.declarer), view.trump if view.trump in view.pack.suits else ""
    least = BELIEVED_TOUT if contract.is_tout else least_chance(contract.bid)

    @cache
    def believed(held: int) -> float:
        return min(1.0, chance([*bits.of(held), *own], view.pack, contract.kind, suit) / least) ** DOUBTFUL

    return believed


def without_ace(view: View, bits: CardBits, contract: Contract, sides: Sides) -> Mapping[int, int]:
    """Return the called ace for each seat that cannot have it, as bits.

    These are the declarer, known opponents, and whoever has played to its suit without having run away before.
    """
    searched = [trick.plays for trick in tricks_of(view) if trick.plays and bits.bit[trick.plays[0][1]] & sides.suit]
    played = {seat for plays in searched for seat, _ in plays} - {plays[0][0] for plays in searched[:1]}
    opponents = {seat for seat, side in view.sides.items() if side == DEFENDING}
    return dict.fromkeys({contract.declarer, *played, *opponents}, sides.ace)


def _ramsch(view: View, bits: CardBits) -> Reading:
    """Read a Ramsch, in which everybody plays alone and wants few card points."""
    hidden, me, rules = Hidden(view, bits, None), view.seat or 0, cast("BavarianOptions", view.options)
    factor = int(view.mark(FACTOR) or 1)

    def gain(end: Situation) -> float:
        loser = max(range(view.seats), key=lambda seat: (end.points[seat], end.tricks[seat]))
        shares = reckon(end.tricks, loser, rules, factor).shares
        return gain_of(shares, me, rules.point_value, 1)

    margin: Judge = lambda end: -SLIGHTLY * end.points[me]  # noqa: E731
    return Reading(bits, hidden, Manner(avoiding=True), lambda _: gain, margin, solvable=False)
