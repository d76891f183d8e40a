"""Worlds for a view: possible places of the cards that its viewer does not know, for any ruleset.

A first world is found by trial and error (`game.computer.reconstruct`); others are derived by shuffling the cards
hidden from the viewer over their places. The hidden answers of others move with these cards, or are chosen anew by
rules of thumb. Each world is replayed and dropped if the viewer would have seen anything else.

An obligation judges each other card of a hand independently, so a legally played card shows, for every card, whether
its player may also have held it: such cards are not laid there.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import Any, Final, cast

from game.computer.imagined import ImaginedDeck, World, cards_in, in_order, packs_of, restocks, setup_of, tells_the_same
from game.computer.reconstruct import Bound, Reconstruction, reconstruct
from game.core.cards import Card
from game.core.driver import Driver
from game.core.errors import BrokenRules, Refused
from game.core.events import Event, may_see
from game.core.rulesets import Ruleset
from game.core.view import Player, View
from game.core.visibility import live_view

EACH = 12
"""Worlds derived from one first world."""
TRIES = 8
"""Shuffles tried for each of them."""
MOST_STEPS: Final = 500
"""A walk ends after this many steps."""


def worlds(view: View, ruleset: Ruleset[Any], player: Player, number: int, rng: random.Random) -> Iterator[World]:
    """Return up to `number` worlds consistent with the view, fewer if they are hard to find.

    `player` chooses the unseen answers of others. Nothing but the view is used.
    """
    left = number
    while left > 0:
        plot = reconstruct(view, ruleset, rng)
        found = Mixing(view, ruleset, player, plot).worlds(min(EACH, left), rng) if plot else []
        yield from found
        left -= len(found)
        if not found:
            return


class Mixing:
    """A first world, and the cards in it that may lie elsewhere."""

    def __init__(self, view: View, ruleset: Ruleset[Any], player: Player, plot: Reconstruction) -> None:
        self._view = view
        self._ruleset = ruleset
        self._player = player
        self._plot = plot
        packs = packs_of(plot.driver.deal.events)
        self._pack = max(number for number, events in enumerate(packs) if not restocks(events)) if packs else 0
        self._known = [self._seen(packs[number:]) for number in range(len(packs))]
        own = {card for zone in view.zones for card in zone.cards or ()}
        pack = plot.deck.orders[self._pack] if packs else []
        self._hidden = [card for card in pack if card not in self._known[self._pack] and card not in own]
        self._abandoned = sum(pack < self._pack for pack in plot.packs)
        self._bans = bans_of([bound for bound in plot.bound if bound.pack >= self._pack], self._hidden)

    def _seen(self, packs: Sequence[Sequence[Event]]) -> set[Card]:
        """Collect the cards that the viewer has seen since a pack was shuffled."""
        seat, pack = self._view.seat, self._view.pack
        events = (event for events in packs for event in events if may_see(event.audience, seat))
        return {card for event in events for card in cards_in(event, pack)}

    def worlds(self, number: int, rng: random.Random) -> list[World]:
        """Return up to `number` worlds."""
        found: list[World] = []
        for attempt in range(number * TRIES):
            world = self._world(mixed(self._hidden, self._bans, rng), rng, anew=attempt % 2 == 0)
            if world:
                found.append(world)
            if len(found) == number:
                break
        return found

    def steps(self, likely: Callable[[World, float], float], rng: random.Random) -> Iterator[World]:
        """Walk through the worlds: in each step two cards change places, or none; each world is as frequent as likely.

        `likely` returns a world's likelihood, or 0 if it is at most a given number.
        """
        here, now, chance = mixed(self._hidden, self._bans, rng), None, 0.0
        for attempt in range(MOST_STEPS):
            there = swapped(here, self._bans, rng) if now else here
            world = self._world(there, rng, anew=attempt % 2 == 0)
            least = chance * rng.random()
            reached = likely(world, least) if world else 0.0
            if reached > least:
                here, now, chance = there, world, reached
            elif not now:
                here = mixed(self._hidden, self._bans, rng)
            if now:
                yield now

    def _world(self, instead: Mapping[Card, Card], rng: random.Random, *, anew: bool) -> World | None:
        """Lay the hidden cards out; with `anew`, rules of thumb choose the unseen answers."""
        orders = [self._mixed_pack(number, instead, rng) for number in range(len(self._known))]
        deck = ImaginedDeck(rng.getrandbits(32), dict(self._plot.deck.cuts), orders)
        driver = Driver(setup_of(self._view, self._ruleset, deck))
        answers: list[Any] = []
        try:
            for number, answer in enumerate(self._plot.answers):
                given = self._answer(driver, number, answer, instead, rng if anew else None)
                answers.append(given)
                driver.answer(given)
        except (Refused, BrokenRules):
            return None
        if not tells_the_same(driver, self._view):
            return None
        return World(driver.setup, answers, driver.seat, self._abandoned)

    def _mixed_pack(self, number: int, instead: Mapping[Card, Card], rng: random.Random) -> list[Card]:
        """Shuffle a pack: the last one by the permutation, a restocked one where it was not seen."""
        order = self._plot.deck.orders[number]
        if number == self._pack:
            return [instead.get(card, card) for card in order]
        if number < self._pack:
            return order
        loose = [card for card in order if card not in self._known[number]]
        moved = dict(zip(loose, rng.sample(loose, len(loose)), strict=True))
        return [moved.get(card, card) for card in order]

    def _answer(
        self, driver: Driver, number: int, answer: Any, instead: Mapping[Card, Card], rng: random.Random | None
    ) -> Any:
        """Translate an answer of the first world into this one."""
        question = driver.question
        if question is None or self._view.answers[number].answer is not None or self._plot.packs[number] < self._pack:
            return answer
        later = self._plot.free.get(number)
        if rng and later is not None:
            chosen: Any = self._player.choose(live_view(driver), rng)
            if not later.intersection(several(chosen)):
                return chosen
        moved = tuple(instead.get(card, card) for card in several(answer))
        return in_order(question, moved) if isinstance(answer, tuple) else moved[0] if moved else answer


def several(answer: Any) -> Sequence[Card]:
    """Return the cards of an answer, of any number."""
    cards = cast("Sequence[object]", answer) if isinstance(answer, tuple) else (answer,)
    return [card for card in cards if isinstance(card, Card)]


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
