"""Personal orders for holding a hand: the same cards sorted differently, with no effect on their ranking."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from game.core.cards import Card, Pack
from game.core.ordering import Ordering
from game.table.view import TableView

USUAL: Final = "usual"
ARRANGED_KEPT: Final = 512


def as_held(view: TableView, order: str) -> TableView:
    """Return a person's view of a table with their cards in their preferred order."""
    if view.deal is None or order not in ORDERS:
        return view
    return replace(view, deal=replace(view.deal, ordering=arranged(view.deal.ordering, view.deal.pack, order)))


@lru_cache(maxsize=ARRANGED_KEPT)
def arranged(ordering: Ordering, pack: Pack, order: str) -> Ordering:
    """Return an ordering that sorts a hand in one of `ORDERS`."""
    return ordering.arranged(ORDERS[order](ordering, pack))


def _trumps_right(ordering: Ordering, pack: Pack) -> Callable[[Card], Any]:
    """Reverse the usual order: low cards left, trumps right."""
    places = {card: -place for place, card in enumerate(ordering.sort(pack.cards))}
    return places.__getitem__


def _alternating(ordering: Ordering, pack: Pack) -> Callable[[Card], Any]:
    """Put trumps first, then alternate the suits' colours; packs list the dark suits first."""
    half = len(pack.suits) // 2
    suits = [suit for pair in zip(pack.suits[:half], pack.suits[half:], strict=False) for suit in pair]
    suits += [suit for suit in pack.suits if suit not in suits]
    return lambda card: (
        not ordering.is_trump(card),
        suits.index(card.suit) * (not ordering.is_trump(card)),
        -ordering.strength(card),
    )


def _by_suits(ordering: Ordering, pack: Pack) -> Callable[[Card], Any]:
    """Keep printed suits together, trumps or not."""
    return lambda card: (pack.suits.index(card.suit), -ordering.strength(card))


ORDERS: Final[Mapping[str, Callable[[Ordering, Pack], Callable[[Card], Any]]]] = {
    "trumps_right": _trumps_right,
    "alternating": _alternating,
    "by_suits": _by_suits,
}
"""The orders other than the usual one, in which trumps come first and each suit runs from the highest card down."""
