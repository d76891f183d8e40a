"""A computer player that estimates what each row can still become, its own and the opponent's."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from math import comb, exp, prod
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from game.computer.player import RulePlayer
from game.core.cards import Card
from game.core.questions import Choose
from game.core.view import View
from game.games.east_west.hands import FIVE, RANKS, Hand
from game.games.east_west.script import ROOM, ROWS, EastWestOptions, hand_in
from game.games.east_west.telling import with_board

# `STEEPNESS` is the weight of a small advantage; simulated games hardly differ for nearby values. `SHARE` is about the
# fraction of draws available to one row; counting all draws for each row loses three games of five.
SHARE = 0.5
STEEPNESS = 7.0
POWERS = frozenset(range(len(RANKS)))
WINDOWS = tuple(range(low, low + FIVE) for low in range(len(RANKS) - FIVE + 1))


WORTH: Final[Mapping[str, float]] = MappingProxyType({
    "straight_flush": 1.0, "four": 0.98, "full_house": 0.92, "flush": 0.84, "straight": 0.72, "three": 0.56,
    "two_pair": 0.42, "pair": 0.22, "high_card": 0.03,
})  # fmt: skip
"""About how often a hand of each kind wins its row."""
FINER: Final = 0.008


class Prospect(NamedTuple):
    """The future of a side: `draws` of the `unseen` cards; `live` counts those of each rank, by power, and suit."""

    unseen: int
    live: Mapping[int | str, int]
    draws: int

    def chance(self, of: int | str, needed: int) -> float:
        """Return the chance to draw `needed` cards of a rank or suit that are not used elsewhere."""
        own = min(self.draws, max(needed, round(self.draws * SHARE)))
        return drawn(self.unseen, self.live[of], own, needed)


def place(view: View, question: Choose, rng: random.Random) -> str:
    """Lay a card where it leaves the best chance of winning two rows."""
    rules, seat, card = cast("EastWestOptions", view.options), view.seat or 0, cast("Card", question.about["card"])
    mine, theirs = (rows_of(view, each) for each in (seat, 1 - seat))
    unseen = unseen_in(view)
    live = Counter[int | str]([*(card.power for card in unseen), *(card.suit for card in unseen)])
    now, later = (
        Prospect(len(unseen), live, sum(FIVE - len(cards) for cards in rows.values())) for rows in (mine, theirs)
    )
    against = {name: standing(later, cards, rules) for name, cards in theirs.items()}
    after = now._replace(draws=now.draws - 1)
    odds = {name: ahead(standing(after, cards, rules), against[name]) for name, cards in mine.items()}

    def hope(name: str) -> float:
        row = ahead(standing(after, (*mine[name], card), rules), against[name])
        return majority([row if name == each else odds[each] for each in ROWS])

    return max(question.choices, key=hope)


def rows_of(view: View, seat: int) -> Mapping[str, Sequence[Card]]:
    """Return a side's rows, each including the card of the board."""
    return {name: with_board(view, seat, name) for name in ROWS}


def unseen_in(view: View) -> Sequence[Card]:
    """List the cards that have not been drawn."""
    seen = {held for zone in view.zones for held in zone.cards or ()}
    return [card for card in view.pack.cards if card not in seen]


def majority(chances: Sequence[float]) -> float:
    """Return the chance of winning two of three rows."""
    one, two, three = chances
    return one * two + one * three + two * three - 2 * one * two * three


def ahead(mine: float | Hand, theirs: float | Hand) -> float:
    """Return the chance of winning a row: certain if both are full, else estimated from their potential."""
    if isinstance(mine, Hand) and isinstance(theirs, Hand):
        return 0.5 if mine == theirs else float(mine > theirs)
    return 1 / (1 + exp(STEEPNESS * (strength(theirs) - strength(mine))))


def strength(row: float | Hand) -> float:
    """Rate a row between 0 and 1."""
    return WORTH[row.kind] + FINER * row.powers[0] if isinstance(row, Hand) else row


def standing(prospect: Prospect, cards: Sequence[Card], rules: EastWestOptions) -> float | Hand:
    """Return the hand of a full row, or the potential of an incomplete one."""
    if len(cards) == FIVE:
        return hand_in(cards, rules)
    left, expected = 1.0, 0.0
    for kind, chance in chances(prospect, cards):
        expected += left * chance * WORTH[kind]
        left *= 1 - chance
    return expected + left * WORTH["high_card"]


def chances(prospect: Prospect, cards: Sequence[Card]) -> Iterator[tuple[str, float]]:
    """Yield the chance of a row becoming each kind of hand, from the best one down."""
    held, room = Counter(card.power for card in cards), FIVE - len(cards)
    others = sorted(POWERS - held.keys(), key=prospect.live.__getitem__)[-2:]
    powers = [*held, *others]
    alike = {
        (power, number): prospect.chance(power, number - held[power]) if number - held[power] <= room else 0.0
        for power in powers
        for number in (2, 3, ROOM)
    }
    yield "four", max(alike[power, ROOM] for power in powers)
    yield "full_house", _full_house(held, powers, alike)
    yield "flush", prospect.chance(cards[0].suit, room) if len({card.suit for card in cards}) == 1 else 0.0
    yield "straight", _straight(prospect, held, len(cards))
    yield "three", max(alike[power, 3] for power in powers)
    yield "two_pair", _two_pair(held, powers, alike, room)
    yield "pair", max(alike[power, 2] for power in powers)


Alike = Mapping[tuple[int, int], float]


def _full_house(held: Counter[int], powers: Sequence[int], alike: Alike) -> float:
    """Return the chance of a full house, which a row with three ranks cannot become."""
    pairs = ((three, two) for three, two in permutations(powers, 2) if {three, two} >= held.keys())
    return max((alike[three, 3] * alike[two, 2] for three, two in pairs), default=0.0)


def _two_pair(held: Counter[int], powers: Sequence[int], alike: Alike, room: int) -> float:
    """Return the chance of two pairs, of cards already there or with room for them."""
    pairs = (
        alike[one, 2] * alike[two, 2]
        for one, two in combinations(powers, 2)
        if max(0, 2 - held[one]) + max(0, 2 - held[two]) <= room
    )
    return max(pairs, default=0.0)


def _straight(prospect: Prospect, held: Counter[int], count: int) -> float:
    """Return the chance of five in a row, by the missing cards."""
    if len(held) < count or max(held) - min(held) >= FIVE:
        return 0.0
    windows = (window for window in WINDOWS if min(held) in window and max(held) in window)
    return max(prod(prospect.chance(power, 1) for power in window if power not in held) for window in windows)


@lru_cache(maxsize=8192)
def drawn(unseen: int, live: int, draws: int, needed: int) -> float:
    """Return the chance that at least `needed` of the `live` cards are among the next `draws` of the unseen cards."""
    if needed <= 0:
        return 1.0
    ways = sum(comb(live, got) * comb(unseen - live, draws - got) for got in range(needed, min(live, draws) + 1))
    return ways / comb(unseen, draws)


EAST_WEST_PLAYER: Final = RulePlayer({"place": place})
