"""What happened in a deal, each event as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.language import Texts
from bot.panels.kit.words import card_name, card_names, choice_words, reason_words, said, seat_name, several, suit_name
from game.core.bank import POT, RESERVE
from game.core.events import (
    Announced,
    Answered,
    CutSeen,
    Event,
    Exchanged,
    HandsDealt,
    HandShown,
    Looked,
    Paid,
    Played,
    PutAside,
    Received,
    TrickTaken,
    TurnedUp,
)
from game.core.view import View
from game.table.view import TableView


class Teller:
    """Puts the events of a view into sentences."""

    def __init__(self, view: TableView, deal: View, texts: Texts) -> None:
        self.view = view
        self.deal = deal
        self.texts = texts

    def everything(self, first: int = 0) -> list[str]:
        """Tell all that the viewer may know, from the beginning or from a later event on."""
        return list(self._sentences(self._worth_telling(range(first, len(self.deal.events)))))

    def recent(self, most: int) -> list[str]:
        """Tell the last things that happened, the latest last; played cards are left to the trick."""
        told: list[str] = []
        for sentence in self._sentences(self._worth_telling(range(len(self.deal.events) - 1, -1, -1), cards=False)):
            told.append(sentence)
            if len(told) == most:
                break
        return told[::-1]

    def _worth_telling(self, places: Iterable[int], *, cards: bool = True) -> Iterator[Event]:
        events = self.deal.events
        for place in places:
            event = events[place]
            silent = not cards and isinstance(event, Played | Received | PutAside | HandsDealt | Looked)
            if not silent and not (isinstance(event, Paid) and place and _follows_from(event, events[place - 1])):
                yield event

    def _sentences(self, events: Iterable[Event]) -> Iterator[str]:
        for _, group in groupby(events, _alike):
            first, *more = group
            sentence = self._payments([first, *more]) if isinstance(first, Paid) else self._sentence(first)
            if sentence:
                yield sentence

    def _sentence(self, event: Event) -> str:
        tell = _TELLING.get(type(event))
        return tell(self, event) if tell else ""

    def name(self, seat: int) -> str:
        """Name a seat."""
        return seat_name(self.view, seat)

    def _payments(self, events: Sequence[Event]) -> str:
        payments = [event.payment for event in events if isinstance(event, Paid)]
        source, target, amount, reason = payments[0]
        if source < 0 and target < 0:
            return self.texts("event-to-reserve" if target == RESERVE else "event-from-reserve", amount=amount)
        pays = target < 0
        seats = [payment.source if pays else payment.target for payment in payments]
        key = "event-paid" if pays else "event-got"
        words = reason_words(self.texts, reason, 0 if pays else self.deal.taken[seats[0]])
        if pays and len(seats) == self.deal.seats > 1:
            return self.texts("event-paid-all", amount=amount, reason=words)
        names = several(self.texts, [self.name(seat) for seat in sorted(seats)])
        return self.texts(key if len(seats) == 1 else f"{key}-each", name=names, amount=amount, reason=words)


def _alike(event: Event) -> object:
    """Give the key by which payments of one kind and amount become one sentence."""
    if not isinstance(event, Paid):
        return id(event)
    source, target, amount, reason = event.payment
    return (POT if source < 0 else 0, min(0, target), amount, reason)


def _follows_from(paid: Paid, before: Event) -> bool:
    """Tell whether a payment is said already by the payer's answer before it."""
    return isinstance(before, Answered) and before.seat == paid.payment.source


def _tell_cut_seen(teller: Teller, event: CutSeen) -> str:
    return teller.texts("event-cut-seen", cards=card_names(teller.texts, teller.deal.pack, event.cards))


def _tell_dealt(teller: Teller, event: HandsDealt) -> str:
    return teller.texts("event-dealt", each=event.each)


def _tell_cards(key: str) -> Callable[[Teller, Any], str]:
    def tell(teller: Teller, event: Received | PutAside | HandShown) -> str:
        cards = card_names(teller.texts, teller.deal.pack, event.cards)
        return teller.texts(key, name=teller.name(event.seat), cards=cards) if cards else ""

    return tell


def _tell_looked(teller: Teller, event: Looked) -> str:
    return teller.texts("event-looked", name=teller.name(event.seat))


def _tell_turned_up(teller: Teller, event: TurnedUp) -> str:
    card = card_name(teller.texts, teller.deal.pack, event.card)
    if event.seat is None:
        return teller.texts("event-turned-up", card=card)
    return teller.texts("event-turned-up-by", name=teller.name(event.seat), card=card)


def _tell_answered(teller: Teller, event: Answered) -> str:
    own, kind = f"answered-{event.kind}-{event.answer}", f"answered-{event.kind}"
    choice = choice_words(teller.texts, event.kind, event.answer)
    return teller.texts.first(own, kind, "answered", name=teller.name(event.seat), choice=choice)


def _tell_exchanged(teller: Teller, event: Exchanged) -> str:
    return teller.texts("event-exchanged", name=teller.name(event.seat), count=event.count)


def _tell_played(teller: Teller, event: Played) -> str:
    card = card_name(teller.texts, teller.deal.pack, event.card)
    return teller.texts("event-played", name=teller.name(event.seat), card=card)


def _tell_trick(teller: Teller, event: TrickTaken) -> str:
    return teller.texts("event-trick", name=teller.name(event.seat), number=event.number)


def _tell_announced(teller: Teller, event: Announced) -> str:
    return announced(teller, event.what, event.seat, event.values)


def announced(teller: Teller, what: str, seat: int | None, values: Mapping[str, str | int]) -> str:
    """Tell what a ruleset announces; suits among the values are named, and the trump suit is always at hand."""
    texts, pack = teller.texts, teller.deal.pack
    words = {name: said(texts, pack, value) for name, value in values.items()}
    words["trump"] = suit_name(texts, pack, teller.deal.trump)
    name = "" if seat is None else teller.name(seat)
    if texts.has(f"event-{what}"):
        return texts(f"event-{what}", name=name, **words)
    plain = what.replace("-", " ").capitalize()
    return texts("event-announced-by", name=name, what=plain) if name else texts("event-announced", what=plain)


_TELLING: Mapping[type[Event], Callable[[Teller, Any], str]] = {
    CutSeen: _tell_cut_seen,
    HandsDealt: _tell_dealt,
    Received: _tell_cards("event-received"),
    Looked: _tell_looked,
    TurnedUp: _tell_turned_up,
    Answered: _tell_answered,
    Exchanged: _tell_exchanged,
    PutAside: _tell_cards("event-put-aside"),
    HandShown: _tell_cards("event-hand-shown"),
    Played: _tell_played,
    TrickTaken: _tell_trick,
    Announced: _tell_announced,
}
