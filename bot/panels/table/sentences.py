"""A sentence for each kind of event; events that need none are listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.language import Texts
from bot.panels.kit.words import (
    card_names,
    plain_words,
    reason_words,
    said,
    seat_name,
    several,
    signed,
    tally_words,
    trump_name,
    word,
)
from game.core.bank import RESERVE, Payment
from game.core.cards import Card
from game.core.events import (
    Announced,
    Answered,
    CardsKnown,
    CardsMoved,
    CardsShown,
    CardsTakenIn,
    CutSeen,
    Event,
    Exchanged,
    HandsDealt,
    HandShown,
    HandShownTo,
    Looked,
    Paid,
    Place,
    Played,
    PlayedAgain,
    PutAside,
    Received,
    Scored,
    Shuffled,
    TakenUp,
    TallyChanged,
    TrickTaken,
    TurnedUp,
    ZoneRevealed,
)
from game.core.view import View
from game.table.view import TableView


class Speaker:
    """Names the contents of a view: its seats and the places of cards."""

    def __init__(self, view: TableView, deal: View, texts: Texts) -> None:
        self.view = view
        self.deal = deal
        self.texts = texts

    def name(self, seat: int | None) -> str:
        """Name a seat; empty for none."""
        return "" if seat is None else seat_name(self.view, seat)

    def place(self, place: Place) -> str:
        """Name a place of cards."""
        zone, owner = place
        words = word(self.texts, f"zone-{zone}", zone)
        return words if owner is None else self.texts("zone-of", zone=words, name=self.name(owner))

    def cards(self, cards: Iterable[Card]) -> str:
        """Name cards."""
        return card_names(self.texts, self.deal.pack, cards)

    def values(self, event: Event) -> dict[str, str | int]:
        """Return the fields of an event as values for a text, in words; its seat is the `name`."""
        fields = ((field, getattr(event, field)) for field in event.__match_args__)
        return {"name" if field == "seat" else field: self._in_words(field, value) for field, value in fields}

    def _in_words(self, field: str, value: Any) -> str | int:
        match field:
            case "seat" | "to":
                return self.name(value)
            case "zone" | "source" | "target":
                return self.place(value)
            case "cards":
                return self.cards(value)
            case "card":
                return self.cards((value,))
            case _:
                return value

    def tell(self, key: str, event: Event, **more: str) -> str:
        """Describe an event by a text with its fields as values; empty for a move of cards without any."""
        values = self.values(event) | more
        return "" if values.get("cards") == "" else self.texts(key, **values)


def payments_words(speaker: Speaker, payments: Sequence[Payment]) -> str:
    """Describe similar payments in one sentence: to the pot, from it, or between seats."""
    texts = speaker.texts
    source, target, amount, reason = payments[0]
    if source < 0 and target < 0:
        return texts("event-to-reserve" if target == RESERVE else "event-from-reserve", amount=amount)
    if source >= 0 and target >= 0:
        return _between_seats(speaker, payments)
    pays = target < 0
    seats = [payment.source if pays else payment.target for payment in payments]
    key = "event-paid" if pays else "event-got"
    words = reason_words(texts, reason, 0 if pays else speaker.deal.taken[seats[0]])
    if pays and len(seats) == speaker.deal.seats > 1:
        return texts("event-paid-all", amount=amount, reason=words)
    names = several(texts, [speaker.name(seat) for seat in sorted(seats)])
    return texts(key if len(seats) == 1 else f"{key}-each", name=names, amount=amount, reason=words)


def _between_seats(speaker: Speaker, payments: Sequence[Payment]) -> str:
    """Describe the net result of several payments from seat to seat."""
    source, target, amount, reason = payments[0]
    words = reason_words(speaker.texts, reason)
    if len(payments) == 1:
        names = {"name": speaker.name(source), "to": speaker.name(target)}
        return speaker.texts("event-paid-to", amount=amount, reason=words, **names)
    sums: Counter[int] = Counter()
    for payment in payments:
        sums[payment.target] += payment.amount
        sums[payment.source] -= payment.amount
    results = ", ".join(f"{speaker.name(seat)} {signed(speaker.texts, sums[seat])}" for seat in sorted(sums))
    return speaker.texts("event-settled", results=results, reason=words)


def swap_words(speaker: Speaker, one: CardsKnown, other: CardsKnown) -> str:
    """Describe a swap of cards between two places, from the owner's side if the cards belong to a player."""
    given, taken = (other, one) if one.source[1] is None else (one, other)
    source, target = given.source, given.target
    cards = {"given": speaker.cards(given.cards), "taken": speaker.cards(taken.cards)}
    places = {"source": speaker.place(source), "target": speaker.place(target)}
    own = f"event-swapped-{source[0]}-{target[0]}"
    return speaker.texts.first(own, "event-swapped", name=speaker.name(source[1]), **places, **cards)


def _tell_turned_up(speaker: Speaker, event: TurnedUp) -> str:
    return speaker.tell("event-turned-up" if event.seat is None else "event-turned-up-by", event)


def _tell_answered(speaker: Speaker, event: Answered) -> str:
    texts, name, own = speaker.texts, speaker.name(event.seat), f"answered-{event.kind}-{event.answer}"
    if texts.has(own):
        return texts(own, name=name)
    # The values the question noted with its choices are no longer known; a game with notes has its own texts here.
    choice = texts.attempt(f"choice-{event.kind}-{event.answer}") or plain_words(event.answer)
    return texts.first(f"answered-{event.kind}", "answered", name=name, choice=choice)


def _tell_announced(speaker: Speaker, event: Announced) -> str:
    return _announced(speaker, event, f"event-{event.what}")


def moment(speaker: Speaker, event: Announced) -> str:
    """Describe an announcement once the deal is over; a game may have other words for it then, or none."""
    return _announced(speaker, event, f"moment-{event.what}", f"event-{event.what}")


def _announced(speaker: Speaker, event: Announced, *keys: str) -> str:
    """Describe a ruleset's announcement; names cards, suits and the seat `to`, and always knows the trumps."""
    texts, pack, name = speaker.texts, speaker.deal.pack, speaker.name(event.seat)
    words = {
        name: speaker.name(value) if name == OTHER and isinstance(value, int) else said(texts, pack, value)
        for name, value in event.values.items()
    }
    words["trump"] = trump_name(texts, pack, speaker.deal.trump)
    known = next(filter(texts.has, keys), None)
    if known:
        return texts(known, name=name, **words)
    plain = event.what.replace("-", " ").capitalize()
    return texts("event-announced-by", name=name, what=plain) if name else texts("event-announced", what=plain)


def _tell_moved(speaker: Speaker, event: CardsMoved | CardsKnown) -> str:
    """Describe a move of cards between two places in the game's own text, with the owner's name, or a general one."""
    (source, owner), (target, to) = event.source, event.target
    known, name = isinstance(event, CardsKnown), speaker.name(owner if to is None else to)
    own = f"event-cards-moved-{source}-{target}" if known else f"event-moved-{source}-{target}"
    key = "event-cards-moved" if known else "event-moved"
    return speaker.texts.first(own, key, name=name, **speaker.values(event))


def _tell_hand_shown(speaker: Speaker, event: HandShown) -> str:
    return speaker.tell("event-hand-shown", event, cards=speaker.cards(speaker.deal.ordering.sort(event.cards)))


def _tell_scored(speaker: Speaker, event: Scored) -> str:
    reason = reason_words(speaker.texts, event.reason, speaker.deal.taken[event.seat])
    return speaker.tell("event-scored", event, points=signed(speaker.texts, event.points), reason=reason)


def _tell_tally(speaker: Speaker, event: TallyChanged) -> str:
    """Describe a tally's new value; a game may have its own text for it, such as `event-tally-lives`."""
    told = {"tally": tally_words(speaker.texts, event.name, event.value), "value": event.value}
    return speaker.texts.first(f"event-tally-{event.name}", "event-tally", name=speaker.name(event.seat), **told)


def _by(key: str) -> Callable[[Speaker, Any], str]:
    """Describe events by a text that needs nothing but their fields."""
    return lambda speaker, event: speaker.tell(key, event)


OTHER = "to"
"""The value of an announcement that is a seat: the target of an action."""
SILENT: frozenset[type[Event]] = frozenset({Shuffled})
"""Events that need no sentence: a pack was shuffled."""
ABOUT_CARDS: frozenset[type[Event]] = frozenset({Played, PlayedAgain, Received, PutAside, HandsDealt, Looked})
"""Events that the trick or the hand already shows."""
TELLING: Mapping[type[Event], Callable[[Speaker, Any], str]] = {
    CutSeen: _by("event-cut-seen"),
    HandsDealt: _by("event-dealt"),
    Received: _by("event-received"),
    Looked: _by("event-looked"),
    TurnedUp: _tell_turned_up,
    Answered: _tell_answered,
    Exchanged: _by("event-exchanged"),
    PutAside: _by("event-put-aside"),
    HandShown: _tell_hand_shown,
    HandShownTo: _by("event-hand-shown-to"),
    CardsShown: _by("event-cards-shown"),
    CardsMoved: _tell_moved,
    CardsKnown: _tell_moved,
    ZoneRevealed: _by("event-revealed"),
    CardsTakenIn: _by("event-taken-in"),
    Scored: _tell_scored,
    TallyChanged: _tell_tally,
    Paid: lambda speaker, event: payments_words(speaker, [event.payment]),
    Played: _by("event-played"),
    PlayedAgain: _by("event-played-again"),
    TakenUp: _by("event-taken-up"),
    TrickTaken: _by("event-trick"),
    Announced: _tell_announced,
}
