"""Infer from the cards played who cannot hold which cards, and shuffle hidden cards accordingly.

An obligation judges each other card of a hand on its own, so a card that was played legally tells of every card whether
its player may have held that besides.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set

from game.computer.reconstruct import Bound
from game.core.cards import Card

Bans = Mapping[Card, Set[Card]]
"""For cards of a first world: the cards that cannot lie in their places."""


def bans_of(bound: Iterable[Bound], hidden: Sequence[Card]) -> Bans:
    """Return which hidden cards cannot lie where others of them lie in a first world."""
    unknown = frozenset(hidden)
    bans: defaultdict[Card, set[Card]] = defaultdict(set)
    for _, _, card, besides, obligation, plays, ordering in bound:
        places = unknown.intersection(besides)
        if places:
            banned = {other for other in hidden if card not in obligation([card, other], plays, ordering)[0]}
            for place in places:
                bans[place] |= banned
    return bans


def mixed(hidden: Sequence[Card], bans: Bans, rng: random.Random) -> Mapping[Card, Card]:
    """Return which hidden card lies instead of which, at random among what is not banned, as far as that can be."""
    bound = [place for place in hidden if bans.get(place)]
    rng.shuffle(bound)
    lying: dict[Card, Card] = {}
    for place in sorted(bound, key=lambda place: -len(bans[place])):
        if not _find(place, hidden, bans, lying, set(), rng):
            return {card: card for card in hidden}
    instead = {place: card for card, place in lying.items()}
    free, left = ([card for card in hidden if card not in taken] for taken in (instead, lying))
    rng.shuffle(left)
    instead.update(zip(free, left, strict=True))
    return _stirred(instead, bound, bans, rng) if bound else instead


def _find(
    place: Card, hidden: Sequence[Card], bans: Bans, lying: dict[Card, Card], asked: set[Card], rng: random.Random
) -> bool:
    """Find a card for a place, and other ones for the places it is taken from; `lying` are places by card."""
    banned = bans[place]
    open_cards = [card for card in hidden if card not in banned]
    rng.shuffle(open_cards)
    for card in open_cards:
        if card in asked:
            continue
        asked.add(card)
        if card not in lying or _find(lying[card], hidden, bans, lying, asked, rng):
            lying[card] = place
            return True
    return False


def _stirred(instead: dict[Card, Card], bound: Sequence[Card], bans: Bans, rng: random.Random) -> Mapping[Card, Card]:
    """Let cards of bound places change with others where both may, so that every way to lie them is about as likely."""
    places, nothing = list(instead), frozenset[Card]()
    for one in (*bound, *bound):
        other = places[int(rng.random() * len(places))]
        if instead[one] not in bans.get(other, nothing) and instead[other] not in bans[one]:
            instead[one], instead[other] = instead[other], instead[one]
    return instead
