"""The events of a deal in sentences: all of them, or the latest few."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from bot.panels.table.sentences import ABOUT_CARDS, SILENT, TELLING, Speaker, payments_words, swap_words
from game.core.bank import POT
from game.core.events import (
    Answered,
    CardsKnown,
    CardsMoved,
    CardsShown,
    Event,
    Exchanged,
    HandsDealt,
    HandShownTo,
    Paid,
    Played,
    PutAside,
    Received,
    ZoneRevealed,
)
from game.table.cards_ahead import PLAY

SWAP = 2
"""Cards that swap places are moved twice: there and back."""


class Teller(Speaker):
    """Puts the events of a view into sentences."""

    def everything(self, first: int = 0) -> list[str]:
        """Describe everything the viewer may know, from the beginning or from a later event on."""
        return list(self._sentences(_dealt_at_once(self._worth_telling(range(first, len(self.deal.events))))))

    def recent(self, most: int) -> list[str]:
        """Describe the latest events, in order; played cards are left to the trick."""
        told: list[str] = []
        for sentence in self._sentences(self._worth_telling(range(len(self.deal.events) - 1, -1, -1), cards=False)):
            told.append(sentence)
            if len(told) == most:
                break
        return told[::-1]

    def since_turn(self, seat: int | None, least: int) -> list[str]:
        """Describe everything since a seat last answered, the others' last turns, and at least `least` events."""
        answered = self._answered().get(seat, -1) if seat is not None else -1
        others = (place for other, place in self._last_turns().items() if other != seat and self.deal.active[other])
        first = min((answered + 1, *others))
        since = self._sentences(self._worth_telling(range(first, len(self.deal.events)), cards=False))
        return self.recent(max(least, sum(1 for _ in since)))

    def acted_last(self, seat: int | None) -> int:
        """Return the index of the first event after a seat's last turn, as far as turns are events; 0 if it had none.

        A card played without being asked for, such as the last one of a hand, is not a turn.
        """
        asked = sum(given.seat == seat and given.kind == PLAY for given in self.deal.answers)
        events = [*enumerate(self.deal.events, 1)]
        played = [place for place, event in events if isinstance(event, Played) and event.seat == seat]
        done = [place for place, event in events if _is_done_by(event, seat)]
        return max((*played[:asked], *done), default=0)

    def untold(self, first: int) -> Iterator[Event]:
        """Yield the events from `first` on that need words, except for played cards and the first cards dealt."""
        dealt = not any(isinstance(event, Answered | Exchanged) for event in self.deal.events[:first])
        for event in _dealt_at_once(self._worth_telling(range(first, len(self.deal.events)))):
            dealt = dealt and not isinstance(event, Answered | Exchanged)
            if not isinstance(event, Played) and not (dealt and isinstance(event, Received)):
                yield event

    def told(self, events: Iterable[Event]) -> Iterator[str]:
        """Describe events."""
        return self._sentences(events)

    def last_moves(self) -> list[str]:
        """Describe how cards were moved in the last round: since each seat last answered."""
        answered = self._answered()
        playing = [seat for seat in range(self.deal.seats) if seat not in self.deal.sitting_out]
        first = min(answered.get(seat, 0) for seat in playing)
        told = self._worth_telling(range(first, len(self.deal.events)))
        return [*self._sentences(event for event in told if isinstance(event, CardsKnown | ZoneRevealed))]

    def _answered(self) -> Mapping[int, int]:
        """Return the index of each seat's last answer, for seats that have answered."""
        return {event.seat: place for place, event in enumerate(self.deal.events) if isinstance(event, Answered)}

    def _last_turns(self) -> Mapping[int, int]:
        """Return the index at which each seat's last turn began; a turn may consist of several answers."""
        answers = [(event.seat, place) for place, event in enumerate(self.deal.events) if isinstance(event, Answered)]
        return {seat: next(turn)[1] for seat, turn in groupby(answers, lambda answer: answer[0])}

    def _worth_telling(self, places: Iterable[int], *, cards: bool = True) -> Iterator[Event]:
        events = self.deal.events
        for place in places:
            event = events[place]
            silent = type(event) in SILENT or (not cards and type(event) in ABOUT_CARDS)
            if not silent and not _told_by_another(events, place):
                yield event

    def _sentences(self, events: Iterable[Event]) -> Iterator[str]:
        for _, group in groupby(events, _alike):
            alike = [*group]
            yield from filter(None, self._together(alike))

    def _together(self, alike: Sequence[Event]) -> Iterator[str]:
        """Describe similar events together: payments, batches of one dealing, cards that swap places."""
        dealt = [event.each for event in alike if isinstance(event, HandsDealt)]
        payments = [event.payment for event in alike if isinstance(event, Paid)]
        known = [event for event in alike if isinstance(event, CardsKnown)]
        if payments:
            yield payments_words(self, payments)
        elif dealt:
            yield TELLING[HandsDealt](self, HandsDealt(sum(dealt)))
        elif len(known) == len(alike) == SWAP and known[0].source == known[1].target:
            yield swap_words(self, *known)
        else:
            yield from (TELLING[type(event)](self, event) for event in alike)


def _is_done_by(event: Event, seat: int | None) -> bool:
    match event:
        case Answered(seat=doer) | PutAside(seat=doer) | Exchanged(seat=doer):
            return doer == seat
        case CardsKnown(source=(_, owner), target=(_, to)) | CardsMoved(source=(_, owner), target=(_, to)):
            return seat is not None and {owner, to} <= {seat, None} and owner != to
        case _:
            return False


def _dealt_at_once(events: Iterable[Event]) -> list[Event]:
    """Merge the batches of one dealing at the place of the first; only events that need no words lie in between.

    If a person has answered meanwhile, another pack is being dealt.
    """
    told: list[Event] = []
    dealing = -1
    for event in events:
        first = told[dealing] if dealing >= 0 else None
        if isinstance(event, HandsDealt) and isinstance(first, HandsDealt):
            told[dealing] = HandsDealt(first.each + event.each)
            continue
        if isinstance(event, HandsDealt):
            dealing = len(told)
        elif isinstance(event, Answered):
            dealing = -1
        told.append(event)
    return told


def _alike(event: Event) -> object:
    """Return the key by which events are merged into one sentence.

    Payments of one kind and amount, or all from seat to seat; cards moved between the same two places; consecutive
    batches of a dealing.
    """
    if isinstance(event, HandsDealt):
        return HandsDealt
    if isinstance(event, CardsKnown):
        return frozenset((event.source, event.target))
    if not isinstance(event, Paid):
        return id(event)
    source, target, amount, reason = event.payment
    if source >= 0 and target >= 0:
        return (reason,)
    return (POT if source < 0 else 0, min(0, target), amount, reason)


def _told_by_another(events: Sequence[Event], place: int) -> bool:
    """Whether an event is covered by its neighbour: a payment by the payer's answer, a move by its cards."""
    event = events[place]
    before, after = events[place - 1] if place else None, events[place + 1] if place + 1 < len(events) else None
    match event:
        case Paid():
            return isinstance(before, Answered) and before.seat == event.payment.source
        case CardsMoved():
            return isinstance(after, CardsKnown) and (after.source, after.target) == (event.source, event.target)
        case HandShownTo():
            return isinstance(after, CardsShown)
        case _:
            return False
