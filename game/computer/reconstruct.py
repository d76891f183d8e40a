"""Reconstructs a first world for a view by trial and error: replay until an event differs, fix the pack, and retry.

Cards in known places stay there once they are right. Hidden answers of others are guessed from what everybody saw of
them, otherwise at random. A seat that plays a card is given it, even if its other cards would not allow that play:
`game.computer.worlds` moves those afterwards.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from game.computer.imagined import ImaginedDeck, asks_the_same, in_order, other_cards, packs_of, restocks, setup_of
from game.core.cards import Card
from game.core.driver import Driver
from game.core.errors import BrokenRules
from game.core.events import CardsKnown, CardsMoved, CutSeen, Event, Exchanged, Played, TakenUp, may_see
from game.core.ordering import Obligation, Ordering, Plays
from game.core.questions import Choose, PickCard, PickCards, Question
from game.core.rulesets import Ruleset
from game.core.view import View

MOST_TRIES = 250
"""The most attempts to fix or restart a pack for one world."""
FORGET = 40
"""The number of restarts after which apparent knowledge is forgotten."""
MENDINGS = 3
"""The most fixes of a restocked pack at one place before the previous pack is fixed instead."""


class Bound(NamedTuple):
    """A card that a seat played under an obligation, with the rest of its hand, from pack number `pack`."""

    pack: int
    seat: int
    card: Card
    besides: tuple[Card, ...]
    obligation: Obligation
    plays: Plays
    ordering: Ordering


class Differs(Exception):
    """A simulated deal deviates from the view; `mended` if the next attempt will get further."""

    def __init__(self, *, mended: bool) -> None:
        super().__init__()
        self.mended = mended


def reconstruct(view: View, ruleset: Ruleset[Any], rng: random.Random) -> Reconstruction | None:
    """Find a first world for a view; `None` after too many tries."""
    search = _Search(view, ruleset, rng)
    for _ in range(MOST_TRIES):
        try:
            return Reconstruction(search).played()
        except Differs as differs:
            if not differs.mended:
                search.begin_anew()
        except (BrokenRules, ValueError, LookupError):
            search.begin_anew()
    return None


class _Search:
    """The known parts of the packs, kept between attempts: cards whose places are known, or whose holders."""

    def __init__(self, view: View, ruleset: Ruleset[Any], rng: random.Random) -> None:
        self.view = view
        self.ruleset = ruleset
        self.rng = rng
        self.deck = ImaginedDeck(rng.getrandbits(32))
        self.placed: defaultdict[int, set[Card]] = defaultdict(set)
        self.held: defaultdict[int, set[Card]] = defaultdict(set)
        self.guesses: Counter[int] = Counter()
        self.mended: Counter[int] = Counter()
        self.begun = 0

    def begin_anew(self) -> None:
        """Shuffle the unknown cards, and now and then all cards, as a known one may be misplaced."""
        self.begun += 1
        self.mended.clear()
        if self.begun % FORGET == 0:
            self.placed.clear()
            self.held.clear()
            self.guesses.clear()
        for number, order in enumerate(self.deck.orders):
            known = self.placed[number] | self.held[number]
            loose = [place for place, card in enumerate(order) if card not in known]
            cards = [order[place] for place in loose]
            self.rng.shuffle(cards)
            for place, card in zip(loose, cards, strict=True):
                order[place] = card


class Reconstruction:
    """A single attempt, and in the end a first world: its packs, every answer, and what may be inferred from these.

    `packs` holds, for each answer, the pack in play. `free` maps the numbers of answers that the viewer has seen
    nothing of to the cards that their seat plays later; `driver` is the replayed deal.
    """

    def __init__(self, search: _Search) -> None:
        self.search = search
        self.view = search.view
        self.deck = search.deck
        self.driver = Driver(setup_of(search.view, search.ruleset, search.deck))
        self.looked_at = self.matched = 0
        self.answers: list[Any] = []
        self.packs: list[int] = []
        self.free: dict[int, frozenset[Card]] = {}
        self.bound: list[Bound] = []
        self.guessed: int | None = None

    def played(self) -> Reconstruction:
        """Submit every answer and compare the visible events; raises `Differs` if the deal deviates."""
        self.compare()
        for number, given in enumerate(self.view.answers):
            question = self.driver.question
            if question is None or (self.driver.seat, question.kind) != (given.seat, given.kind):
                raise self.elsewhere()
            answer = self.guess(number, question) if given.answer is None else given.answer
            answer = in_order(question, answer)
            self.answers.append(answer)
            self.packs.append(self.driver.deal.shuffles - 1)
            self.note(question, answer)
            self.driver.suppose(question, answer)
            self.compare()
        if self.matched < len(self.view.events) or not asks_the_same(self.driver, self.view):
            raise self.elsewhere()
        return self

    # comparing

    def compare(self) -> None:
        """Compare new events; raises `Differs` at the first that the viewer would have seen otherwise."""
        events, told, seat = self.driver.deal.events, self.view.events, self.view.seat
        while self.looked_at < len(events):
            event = events[self.looked_at]
            self.looked_at += 1
            if not may_see(event.audience, seat):
                continue
            if self.matched == len(told):
                raise self.elsewhere()
            if event != told[self.matched]:
                raise self.mended(event, told[self.matched])
            self.matched += 1

    def elsewhere(self) -> Differs:
        """Return the deviation of the deal, moving on to the next guess if one was made."""
        if self.guessed is None:
            return Differs(mended=False)
        self.search.guesses[self.guessed] += 1
        return Differs(mended=True)

    # mending

    def mended(self, event: Event, told: Event) -> Differs:
        """Swap cards to match the view; for the second card of a cut, move the cut instead."""
        pairs = other_cards(event, told, self.view.pack)
        if not pairs:
            return self.elsewhere()
        if not isinstance(told, CutSeen) or len(told.cards) == 1:
            return Differs(mended=self.lay(pairs))
        mended = told.cards[0] is not pairs[0][1] or self.lay(pairs[:1])
        number = len(packs_of(self.driver.deal.events[: self.looked_at])) - 1
        self.deck.cuts[number] = self.deck.orders[number].index(told.cards[1]) + 1
        return Differs(mended=mended)

    def lay(self, pairs: Sequence[tuple[Card, Card]], *, held: bool = False) -> bool:
        """Lay cards in the places of others; False if one of them already lies where it belongs.

        If they are `held`, other places of the same hand will do.
        """
        number = self.pack_in_play()
        order, placed = self.deck.orders[number], self.search.placed[number]
        places = [order.index(mine) for mine, _ in pairs]
        for place, (_, wanted) in zip(places, pairs, strict=True):
            other = order.index(wanted)
            if wanted in placed or (order[place] in placed and order[place] is not wanted):
                return False
            order[place], order[other] = order[other], order[place]
            (self.search.held[number] if held else placed).add(wanted)
        return True

    def pack_in_play(self) -> int:
        """Return the number of the last pack, or the one before a restock that has been fixed in vain."""
        self.search.mended[self.matched] += 1
        packs = packs_of(self.driver.deal.events[: self.looked_at])
        number = len(packs) - 1
        return number - (restocks(packs[number]) and self.search.mended[self.matched] > MENDINGS)

    # answers

    def note(self, question: Question[Any], answer: Any) -> None:
        """Record the inference from a card that another seat played."""
        deal, seat = self.driver.deal, self.driver.seat
        obligation = question.obligation if isinstance(question, PickCard) else None
        if obligation is None or seat == self.view.seat or not isinstance(answer, Card):
            return
        besides = tuple(card for card in deal.hands[seat] if card is not answer)
        bound = Bound(deal.shuffles - 1, seat, answer, besides, obligation, tuple(deal.trick), deal.ordering)
        self.bound.append(bound)

    def guess(self, number: int, question: Question[Any]) -> Any:
        """Guess another seat's answer in its hand; raises `Differs` if it lacks a card that it played."""
        told = _Told(self.view, self.matched, self.driver.seat)
        if isinstance(question, PickCard) and told.played:
            self.supply(told.to_come)
            return told.played
        shapes = list(_shapes(question, told))
        chosen = self.search.guesses[number]
        if chosen >= len(shapes):
            self.search.guesses[number] = 0
            raise Differs(mended=False)
        if len(shapes) > 1:
            self.guessed = number
        return self.filled(number, question, shapes[chosen], told)

    def filled(self, number: int, question: Question[Any], shape: str | int | tuple[Card, ...], told: _Told) -> Any:
        """Fill a shape with cards: those that were seen, else any that the seat does not play later."""
        if isinstance(shape, str):
            return shape
        if isinstance(shape, tuple):
            self.supply(shape)
            return shape if isinstance(question, PickCards) else shape[0]
        self.free[number] = frozenset(told.to_come)
        cards: Sequence[Card] = question.cards if isinstance(question, PickCard | PickCards) else ()
        kept = [card for card in cards if card not in told.to_come]
        chosen = tuple(self.search.rng.sample(kept if len(kept) >= shape else list(cards), shape))
        return chosen if isinstance(question, PickCards) else chosen[0]

    def supply(self, cards: Sequence[Card]) -> None:
        """Supply the seat to act with the cards it is known to hold, in exchange for others."""
        deal = self.driver.deal
        hand, number = deal.hands[self.driver.seat], deal.shuffles - 1
        lying = {card for _, card in deal.trick} | {card for trick in deal.tricks for _, card in trick.plays}
        missing = [card for card in cards if card not in hand and card not in lying]
        self.search.held[number].update(card for card in cards if card in hand)
        if not missing:
            return
        movable = [card for card in hand if card not in self.search.placed[number] and card not in cards]
        loose = [card for card in movable if card not in self.search.held[number]]
        if len(loose) < len(missing):
            loose = movable
        if len(loose) < len(missing):
            raise Differs(mended=False)
        mine = self.search.rng.sample(loose, len(missing))
        raise Differs(mended=self.lay(list(zip(mine, missing, strict=True)), held=True))


class _Told:
    """What the view reveals about an answer given in a hand, and about the seat's later cards.

    `to_come` are the cards that the seat plays from now on, and `played` is the one played with this answer.
    """

    def __init__(self, view: View, matched: int, seat: int) -> None:
        self.seat = seat
        self.rest = [*takewhile(lambda event: not isinstance(event, TakenUp), view.events[matched:])]
        self.next = self.rest[0] if self.rest else None
        self.is_about_seat = getattr(self.next, "seat", None) == seat
        self.to_come = tuple(event.card for event in self.rest if type(event) is Played and event.seat == seat)
        self.played = self.to_come[0] if self.is_about_seat and type(self.next) is Played else None

    @property
    def moved(self) -> tuple[Card, ...] | int | None:
        """The cards moved by this answer, or their number."""
        if isinstance(self.next, Exchanged) and self.next.seat == self.seat:
            return self.next.count
        if not isinstance(self.next, CardsMoved):
            return None
        known = self.rest[1] if len(self.rest) > 1 else None
        same = isinstance(known, CardsKnown) and (known.source, known.target) == (self.next.source, self.next.target)
        return known.cards if same and isinstance(known, CardsKnown) else self.next.count


def _shapes(question: Question[Any], told: _Told) -> Iterator[str | int | tuple[Card, ...]]:
    """List the possible shapes of an answer, the likeliest first: a choice, a number of cards, or certain cards."""
    if isinstance(question, PickCards):
        moved = told.moved
        yield from range(question.low, question.high + 1) if moved is None else [moved]
    elif isinstance(question, PickCard):
        if told.is_about_seat:
            yield from question.extras
        yield told.moved if isinstance(told.moved, tuple) else 1
    elif isinstance(question, Choose):
        others = [choice for choice in question.shown if choice != question.safe]
        yield from [*others, question.safe] if told.is_about_seat else [question.safe, *others]
