"""Who cannot hold what, by the cards that were played, and mixing hidden cards so that nobody does.

An obligation judges each other card of a hand on its own, so a card that was played legally tells of every card whether
its player may have held that besides.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set

from game.computer.plots import Bound
from game.core.cards import Card

Bans = Mapping[Card, Set[Card]]
"""For cards of a first world: the cards that cannot lie in their places."""


def bans_of(bound: Iterable[Bound], hidden: Sequence[Card]) -> Bans:
    """Tell which hidden cards cannot lie where others of them lie in a first world."""
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
    """Tell which hidden card lies instead of which, at random among what is not banned, as far as that can be."""
    if not any(bans.values()):
        return dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    lying: dict[Card, Card] = {}
    for place in sorted(rng.sample(hidden, len(hidden)), key=lambda place: -len(bans.get(place, ()))):
        if not _find(place, hidden, bans, lying, set(), rng):
            return {card: card for card in hidden}
    instead = {place: card for card, place in lying.items()}
    return _stirred(instead, bans, rng)


def _find(
    place: Card, hidden: Sequence[Card], bans: Bans, lying: dict[Card, Card], asked: set[Card], rng: random.Random
) -> bool:
    """Find a card for a place, and other ones for the places it is taken from; `lying` are places by card."""
    for card in rng.sample(hidden, len(hidden)):
        if card in asked or card in bans.get(place, ()):
            continue
        asked.add(card)
        if card not in lying or _find(lying[card], hidden, bans, lying, asked, rng):
            lying[card] = place
            return True
    return False


def _stirred(instead: dict[Card, Card], bans: Bans, rng: random.Random) -> Mapping[Card, Card]:
    """Let cards change places where both may, so that every way to lie them is about as likely."""
    places = list(instead)
    for one in places * 2:
        other = rng.choice(places)
        if instead[one] not in bans.get(other, ()) and instead[other] not in bans.get(one, ()):
            instead[one], instead[other] = instead[other], instead[one]
    return instead
