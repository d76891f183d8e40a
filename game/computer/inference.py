"""Infers from the cards played who cannot hold which cards, and shuffles hidden cards accordingly.

An obligation judges each other card of a hand independently, so a legally played card shows, for every card, whether
its player may also have held it.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set

from game.computer.reconstruct import Bound
from game.core.cards import Card

Bans = Mapping[Card, Set[Card]]
"""Maps cards of a first world to the cards that cannot lie in their places."""


def bans_of(bound: Iterable[Bound], hidden: Sequence[Card]) -> Bans:
    """Return which hidden cards cannot lie in the places of others in a first world."""
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
    """Return a random permutation of the hidden cards that respects the bans, as far as possible."""
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


def swapped(instead: Mapping[Card, Card], bans: Bans, rng: random.Random) -> Mapping[Card, Card]:
    """Swap two cards of a permutation, unless one of them cannot lie there."""
    if len(instead) < 2:
        return instead
    one, other = rng.sample(list(instead), 2)
    nothing = frozenset[Card]()
    if instead[one] in bans.get(other, nothing) or instead[other] in bans.get(one, nothing):
        return instead
    return {**instead, one: instead[other], other: instead[one]}


def _find(
    place: Card, hidden: Sequence[Card], bans: Bans, lying: dict[Card, Card], asked: set[Card], rng: random.Random
) -> bool:
    """Find a card for a place, moving others along an augmenting path; `lying` maps cards to places."""
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
    """Swap cards of bound places with others where both may lie, to make all arrangements about equally likely."""
    places, nothing = list(instead), frozenset[Card]()
    for one in (*bound, *bound):
        other = places[int(rng.random() * len(places))]
        if instead[one] not in bans.get(other, nothing) and instead[other] not in bans[one]:
            instead[one], instead[other] = instead[other], instead[one]
    return instead
