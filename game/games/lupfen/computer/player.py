"""The solved entry of Lupfen: whether to lift, at which price, and whether to join.

The tables come from `python -m research.entry`: counterfactual regret minimization with external sampling, see
docs/measurements.md for the recipe and the figures. They hold the probability of each answer for every class of hands,
every position, and pots from one ante of each seat to two hundred, interpolated in between. There is no table for house
rules that change the entry.

Suits other than trumps are interchangeable, so 1,140 hands form 95 classes. The solver (`research/entry/solver.c`)
numbers them in the same way: by the rank of their keys, ascending.
"""

import hashlib
import json
import logging
import lzma
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, reduce
from itertools import accumulate, combinations, pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from game.computer.binding import values_digest
from game.computer.player import asked, own_hand
from game.core.cards import SWISS_20, Card
from game.core.view import View
from game.games.lupfen.options import LiechtensteinOptions, LupfenOptions

log = logging.getLogger(__name__)
FOLDER: Final = Path(__file__).parent / "tables"
INDEX: Final = FOLDER / "index.json"
"""For each table: how it was computed, what a best response gains against it, and the digest of its rows."""
SURE: Final = 255
"""The encoding of certainty; each probability except that of the first answer takes one byte."""
PRICES: Final = (1, 2, 3, 6)
"""The prices of a table, in antes."""
POTS: Final = (1, 2, 3, 5, 8, 14, 25, 60, 200)
"""The pots of a table before anybody lifts, in antes of all seats; without prices the pot does not matter."""
NEIGHBOURS: Final = 0.3
"""The weight that bold and careful players give to the answer for a slightly better, or worse, hand."""
BOLDER: Final = 3.0
"""The factor by which a bold player's odds of the highest price against the lowest grow."""
HAND: Final = 3
BITS: Final = 5
"""The bits of a suit's mask, one for each rank."""
LIBERTIES: Final = {"direction", "ante", "min_bet", "max_bet", "staender", "session_end", "deals", "leftover_pot"}
"""House rules that do not affect the entry; the stakes matter only by their ratio."""

Hand = Sequence[Card]


class Table(NamedTuple):
    """A solved entry: one byte for each answer except the first, row by row."""

    pots: Sequence[int]
    prices: Sequence[int]
    lift: bytes
    price: bytes
    join: bytes


class Spot(NamedTuple):
    """The context of an answer: a view, the viewer's seat, the ante in chips, the table, and the viewer's boldness."""

    view: View
    seat: int
    ante: int
    table: Table
    risk_bias: float


def known_entry(view: View, rng: random.Random, risk_bias: float = 0.0, *, revision: int) -> Any:
    """Answer "Lupfsch?", the price or "Mit!" by a table; `None` for other questions and without a table.

    `revision` is that of the ruleset. With a risk bias, bolder answers are given more often with hands that are nearly
    good enough, or less often with hands that barely are.
    """
    options = view.options
    if view.question is None or view.question.kind not in ANSWERS or not isinstance(options, LupfenOptions):
        return None
    region = "liechtenstein" if isinstance(options, LiechtensteinOptions) else "vorarlberg"
    if not is_solved(options, region, view.seats, revision):
        return None
    return by_table(view, rng, load(region, view.seats), risk_bias)


def by_table(view: View, rng: random.Random, table: Table, risk_bias: float = 0.0) -> Any:
    """Answer "Lupfsch?", the price or "Mit!" by one table, under the usual rules; `None` for other questions."""
    options, question = view.options, view.question
    answer = ANSWERS.get(question.kind) if question else None
    if answer is None or view.seat is None or not isinstance(options, LupfenOptions):
        return None
    return answer(Spot(view, view.seat, options.ante, table, risk_bias), rng)


def is_solved(options: LupfenOptions, region: str, seats: int, revision: int) -> bool:
    """Whether there is a table for these house rules, except for `LIBERTIES`, with prices of one to six antes."""
    about = index().get(f"{region}-{seats}")
    if about is None or values_digest(options, LIBERTIES) != about["options"]:
        return False
    if options.price_range not in {None, (options.ante, PRICES[-1] * options.ante)} or options.ante <= 0:
        return False
    return revision == about["revision"] or _refuse(region, revision)


@cache
def _refuse(region: str, revision: int) -> bool:
    log.warning("the entry of %s was not solved under revision %s; it is searched instead", region, revision)
    return False


@cache
def index() -> Mapping[str, Mapping[str, Any]]:
    """Return the metadata of each table, by region and seats."""
    return json.loads(INDEX.read_text(encoding="utf-8"))


@cache
def load(region: str, seats: int) -> Table:
    """Read a table once; the largest takes a tenth of a second. Raises `ValueError` if its digest does not match."""
    about = index()[f"{region}-{seats}"]
    rows = rows_of(region, seats)
    if hashlib.sha256(rows).hexdigest() != about["sha256"]:
        raise ValueError(f"the table {region}-{seats} is not the one that was solved")
    return divided(region, seats, rows)


def rows_of(region: str, seats: int) -> bytes:
    """Return the rows of a table, as written by the solver."""
    return lzma.decompress((FOLDER / f"{region}-{seats}.xz").read_bytes())


def divided(region: str, seats: int, rows: bytes) -> Table:
    """Split rows by kind of answer."""
    pots, prices = (POTS, PRICES) if region == "liechtenstein" else ((1,), (0,))
    lifting = seats * len(pots) * len(lift_classes())
    pricing = lifting + seats * len(pots) * len(join_classes()) * (len(prices) - 1)
    return Table(pots, prices, rows[:lifting], rows[lifting:pricing], rows[pricing:])


def lift(now: Spot, rng: random.Random) -> Any:
    """Answer "Lupfsch?"."""
    classes, table = lift_classes(), now.table
    row = place(now, now.seat) * len(table.pots)

    def chance(hand: Hand) -> float:
        number = classes[lift_key(hand, now.view.pack.suits)]
        return mixed(now, lambda pot: table.lift[(row + pot) * len(classes) + number])

    return yes_or_no(now, rng, inclined(now, chance))


def price(now: Spot, rng: random.Random) -> Any:
    """Name a price."""
    classes, table = join_classes(), now.table
    row, dearer = place(now, now.seat) * len(table.pots), len(table.prices) - 1
    number = class_of(now, own_hand(now.view))
    chances = [
        mixed(now, lambda pot, step=step: table.price[((row + pot) * len(classes) + number) * dearer + step])
        for step in range(dearer)
    ]
    least, *others = table.prices
    usual = [SURE - sum(chances), *chances]
    bolder = BOLDER ** (now.risk_bias / dearer)
    weights = [chance * bolder**step for step, chance in enumerate(usual)]
    drawn = rng.random() * sum(weights)
    chosen = [price for price, below in zip(others, accumulate(weights[1:]), strict=True) if drawn < below]
    return (chosen or [least])[0] * now.ante


def join(now: Spot, rng: random.Random) -> Any:
    """Answer whether to join, given the price, the number of seats asked before and how many of them joined."""
    classes, table, seats = join_classes(), now.table, now.view.seats
    lifter, antes = now.view.marked("lifter") or 0, cost(now) / now.ante
    nearest = min(range(len(table.prices)), key=lambda step: abs(table.prices[step] - antes))
    asked_before = (now.seat - lifter) % seats - 1
    joined = sum(now.view.active[(lifter + step) % seats] for step in range(1, asked_before + 1))
    row = place(now, lifter) * (seats * (seats - 1) // 2) + asked_before * (asked_before + 1) // 2 + joined
    row = (row * len(table.prices) + nearest) * len(table.pots)

    def chance(hand: Hand) -> float:
        number = class_of(now, hand)
        return mixed(now, lambda pot: table.join[(row + pot) * len(classes) + number])

    return yes_or_no(now, rng, inclined(now, chance))


ANSWERS: Mapping[str, Callable[[Spot, random.Random], Any]] = MappingProxyType(
    {"lift": lift, "price": price, "join": join}
)


def yes_or_no(now: Spot, rng: random.Random, chance: float) -> Any:
    """Answer yes with a chance in units of 1/`SURE`; no is the safe answer."""
    question = asked(now.view)
    return question.kind if rng.random() * SURE < chance else question.safe


def inclined(now: Spot, chance: Callable[[Hand], float]) -> float:
    """Return the chance of a yes, biased towards that of the same hand with one card a rank higher or lower.

    So only close decisions change.
    """
    usual = chance(own_hand(now.view))
    if not now.risk_bias:
        return usual
    step, most = (1, max) if now.risk_bias > 0 else (-1, min)
    other = most((usual, *map(chance, neighbours(now, step))))
    return usual + abs(now.risk_bias) * NEIGHBOURS * (other - usual)


def neighbours(now: Spot, step: int) -> Iterator[Hand]:
    """Yield the viewer's hand with one card raised by `step` ranks each time, if there is such a card."""
    hand = own_hand(now.view)
    seen = {*hand, *(now.view.zone("turn-up").cards or ())}
    by_place = {(card.suit, card.power): card for card in now.view.pack.cards if card not in seen}
    for card in hand:
        if other := by_place.get((card.suit, card.power + step)):
            yield tuple(other if each is card else each for each in hand)


def mixed(now: Spot, chance: Callable[[int], int]) -> float:
    """Interpolate the chances between the two nearest pots of a table."""
    pots = now.table.pots
    pot = math.log(max(pot_before(now) / (now.ante * now.view.seats), pots[0]))
    for step, (low, high) in enumerate(pairwise(map(math.log, pots))):
        if pot < high:
            share = (pot - low) / (high - low)
            return (1 - share) * chance(step) + share * chance(step + 1)
    return chance(len(pots) - 1)


def pot_before(now: Spot) -> int:
    """Return the pot before anybody lifted, in chips, without the prices of the lifter and of those who have joined."""
    price = cost(now)
    if not price:
        return now.view.bank.pot
    lifter, seats = now.view.marked("lifter") or 0, now.view.seats
    before = ((lifter + step) % seats for step in range((now.seat - lifter) % seats))
    return now.view.bank.pot - price * sum(now.view.active[seat] for seat in before)


def cost(now: Spot) -> int:
    """Return the price of the deal in chips; 0 if there is none, or none yet."""
    named = now.view.mark("price")
    return named if isinstance(named, int) else 0


def place(now: Spot, seat: int) -> int:
    """Return the number of seats that speak before this one."""
    return (seat - now.view.dealer - 1) % now.view.seats


def class_of(now: Spot, hand: Hand) -> int:
    """Return the class of a hand with the turned-up card."""
    turned = next(iter(now.view.zone("turn-up").cards or ()))
    return join_classes()[join_key(hand, turned, now.view.pack.suits)]


def lift_key(hand: Hand, suits: Sequence[str]) -> int:
    """Encode a hand before there are trumps."""
    return _written(sorted((_mask(hand, suit) for suit in suits), reverse=True))


def join_key(hand: Hand, turned: Card, suits: Sequence[str]) -> int:
    """Encode a hand together with the card turned up for trumps."""
    plain = sorted((_mask(hand, suit) for suit in suits if suit != turned.suit), reverse=True)
    return _written([turned.power, _mask(hand, turned.suit), *plain])


@cache
def lift_classes() -> dict[int, int]:
    """Number the classes of hands before there are trumps, by key."""
    return _numbered({lift_key(hand, SWISS_20.suits) for hand in combinations(SWISS_20.cards, HAND)})


@cache
def join_classes() -> dict[int, int]:
    """Number the classes of hands with a turned-up card, by key."""
    turned = [card for card in SWISS_20.cards if card.suit == SWISS_20.suits[0]]
    hands = ((hand, turn) for turn in turned for hand in combinations(SWISS_20.cards, HAND) if turn not in hand)
    return _numbered({join_key(hand, turn, SWISS_20.suits) for hand, turn in hands})


def _mask(hand: Hand, suit: str) -> int:
    return sum(1 << card.power for card in hand if card.suit == suit)


def _written(masks: Sequence[int]) -> int:
    return reduce(lambda key, mask: key << BITS | mask, masks, 0)


def _numbered(keys: set[int]) -> dict[int, int]:
    return {key: number for number, key in enumerate(sorted(keys))}
