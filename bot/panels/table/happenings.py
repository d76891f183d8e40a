"""The events of a deal in sentences: one for each kind, all of them, or the latest few."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.language import Texts
from bot.language.texts import plain_words
from bot.panels.kit.cards import card_names, said, trump_name
from bot.panels.kit.words import reason_words, seat_name, several, signed, tally_words
from game.core.bank import POT, RESERVE, Payment
from game.core.cards import Card
from game.core.events import (
    Announced,
    Answered,
    CardsKnown,
    CardsMoved,
    CardsShown,
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
from game.core.view import View, cards_answered
from game.core.vocabulary import CLAIM
from game.table.view import TableView

SWAP = 2
"""Cards that swap places are moved twice: there and back."""


class Teller:
    """Puts the events of a view into sentences, and names its seats and the places of cards."""

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
        words = self.texts.word(f"zone-{zone}", zone)
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

    def everything(self, first: int = 0) -> list[str]:
        """Describe everything the viewer may know, from the beginning or from a later event on."""
        return list(self.told(_dealt_at_once(self._since(first))))

    def recent(self, most: int) -> list[str]:
        """Describe the latest events, in order; played cards are left to the trick."""
        told: list[str] = []
        for sentence in self.told(self._worth_telling(range(len(self.deal.events) - 1, -1, -1), cards=False)):
            told.append(sentence)
            if len(told) == most:
                break
        return told[::-1]

    def proposals(self) -> list[str]:
        """Describe the answers to a proposal to end the deal, until the next card."""
        played = max((place for place, event in enumerate(self.deal.events) if isinstance(event, Played)), default=0)
        since = self._since(played, cards=False)
        return [*self.told(event for event in since if isinstance(event, Answered) and event.kind == CLAIM)]

    def ending(self) -> list[str]:
        """Describe what followed the last answer or card."""
        moves = [place for place, event in enumerate(self.deal.events, 1) if isinstance(event, Answered | Played)]
        return [*self.told(self._since(moves[-1] if moves else 0, cards=False))]

    def since_turn(self, seat: int | None, least: int) -> list[str]:
        """Describe everything since a seat last answered, the others' last turns, and at least `least` events."""
        answered = self._answered().get(seat, -1) if seat is not None else -1
        answers = [(event.seat, place) for place, event in enumerate(self.deal.events) if isinstance(event, Answered)]
        turns = {each: next(turn)[1] for each, turn in groupby(answers, lambda answer: answer[0])}  # of several answers
        others = (place for other, place in turns.items() if other != seat and self.deal.active[other])
        first = min((answered + 1, *others))
        since = self.told(self._since(first, cards=False))
        return self.recent(max(least, sum(1 for _ in since)))

    def acted_last(self, seat: int | None) -> int:
        """Return the index of the first event after a seat's last turn, as far as turns are events; 0 if it had none.

        A card played without being asked for, such as the last one of a hand, is not a turn.
        """
        asked = cards_answered(self.deal.answers, seat)
        events = [*enumerate(self.deal.events, 1)]
        played = [place for place, event in events if isinstance(event, Played) and event.seat == seat]
        done = [place for place, event in events if _is_done_by(event, seat)]
        return max((*played[:asked], *done), default=0)

    def untold(self, first: int) -> Iterator[Event]:
        """Yield the events from `first` on that need words, except for played cards and the first cards dealt."""
        dealt = not any(isinstance(event, Answered | Exchanged) for event in self.deal.events[:first])
        for event in _dealt_at_once(self._since(first)):
            dealt = dealt and not isinstance(event, Answered | Exchanged)
            if not isinstance(event, Played) and not (dealt and isinstance(event, Received)):
                yield event

    def last_moves(self) -> list[str]:
        """Describe how cards were moved in the last round: since each seat last answered."""
        answered = self._answered()
        playing = [seat for seat in range(self.deal.seats) if seat not in self.deal.sitting_out]
        first = min(answered.get(seat, 0) for seat in playing)
        told = self._since(first)
        return [*self.told(event for event in told if isinstance(event, CardsKnown | ZoneRevealed))]

    def _answered(self) -> Mapping[int, int]:
        return {event.seat: place for place, event in enumerate(self.deal.events) if isinstance(event, Answered)}

    def _since(self, first: int, *, cards: bool = True) -> Iterator[Event]:
        return self._worth_telling(range(first, len(self.deal.events)), cards=cards)

    def _worth_telling(self, places: Iterable[int], *, cards: bool = True) -> Iterator[Event]:
        events = self.deal.events
        for place in places:
            event = events[place]
            silent = type(event) in SILENT or (not cards and type(event) in ABOUT_CARDS)
            if not silent and not _told_by_another(events, place):
                yield event

    def told(self, events: Iterable[Event]) -> Iterator[str]:
        """Describe events, similar ones together."""
        for _, group in groupby(events, _alike):
            yield from filter(None, self._together([*group]))

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


def payments_words(teller: Teller, payments: Sequence[Payment]) -> str:
    """Describe similar payments in one sentence: to the pot, from it, or between seats."""
    texts = teller.texts
    source, target, amount, reason = payments[0]
    if source < 0 and target < 0:
        return texts("event-to-reserve" if target == RESERVE else "event-from-reserve", amount=amount)
    if source >= 0 and target >= 0:
        return _between_seats(teller, payments)
    pays = target < 0
    seats = [payment.source if pays else payment.target for payment in payments]
    key = "event-paid" if pays else "event-got"
    words = reason_words(texts, reason, 0 if pays else teller.deal.taken[seats[0]])
    if pays and len(seats) == teller.deal.seats > 1:
        return texts("event-paid-all", amount=amount, reason=words)
    names = several(texts, [teller.name(seat) for seat in sorted(seats)])
    return texts(key if len(seats) == 1 else f"{key}-each", name=names, amount=amount, reason=words)


def _between_seats(teller: Teller, payments: Sequence[Payment]) -> str:
    """Describe the net result of several payments from seat to seat."""
    source, target, amount, reason = payments[0]
    words = reason_words(teller.texts, reason)
    if len(payments) == 1:
        names = {"name": teller.name(source), "to": teller.name(target)}
        return teller.texts("event-paid-to", amount=amount, reason=words, **names)
    sums: Counter[int] = Counter()
    for payment in payments:
        sums[payment.target] += payment.amount
        sums[payment.source] -= payment.amount
    results = ", ".join(f"{teller.name(seat)} {signed(teller.texts, sums[seat])}" for seat in sorted(sums))
    return teller.texts("event-settled", results=results, reason=words)


def swap_words(teller: Teller, one: CardsKnown, other: CardsKnown) -> str:
    """Describe a swap of cards between two places, from the owner's side if the cards belong to a player."""
    given, taken = (other, one) if one.source[1] is None else (one, other)
    source, target = given.source, given.target
    cards = {"given": teller.cards(given.cards), "taken": teller.cards(taken.cards)}
    places = {"source": teller.place(source), "target": teller.place(target)}
    own = f"event-swapped-{source[0]}-{target[0]}"
    return teller.texts.first(own, "event-swapped", name=teller.name(source[1]), **places, **cards)


def _tell_answered(teller: Teller, event: Answered) -> str:
    texts, name, own = teller.texts, teller.name(event.seat), f"answered-{event.kind}-{event.answer}"
    if texts.has(own):
        return texts(own, name=name)
    # The values the question noted with its choices are no longer known; a game with notes has its own texts here.
    choice = texts.attempt(f"choice-{event.kind}-{event.answer}") or plain_words(event.answer)
    return texts.first(f"answered-{event.kind}", "answered", name=name, choice=choice)


def moment(teller: Teller, event: Announced) -> str:
    """Describe an announcement once the deal is over; a game may have other words for it then, or none."""
    return _announced(teller, event, f"moment-{event.what}", f"event-{event.what}")


def _announced(teller: Teller, event: Announced, *keys: str) -> str:
    """Describe a ruleset's announcement; names cards, suits and the seat `to`, and always knows the trumps."""
    texts, pack, name = teller.texts, teller.deal.pack, teller.name(event.seat)
    words = {
        name: teller.name(value) if name == OTHER and isinstance(value, int) else said(texts, pack, value)
        for name, value in event.values.items()
    }
    words["trump"] = trump_name(texts, pack, teller.deal.trump)
    known = next(filter(texts.has, keys), None)
    if known:
        return texts(known, name=name, **words)
    plain = event.what.replace("-", " ").capitalize()
    return texts("event-announced-by", name=name, what=plain) if name else texts("event-announced", what=plain)


def _tell_moved(teller: Teller, event: CardsMoved | CardsKnown) -> str:
    """Describe a move of cards between two places in the game's own text, with the owner's name, or a general one."""
    (source, owner), (target, to) = event.source, event.target
    known, name = isinstance(event, CardsKnown), teller.name(owner if to is None else to)
    own = f"event-cards-moved-{source}-{target}" if known else f"event-moved-{source}-{target}"
    key = "event-cards-moved" if known else "event-moved"
    return teller.texts.first(own, key, name=name, **teller.values(event))


def _tell_scored(teller: Teller, event: Scored) -> str:
    reason = reason_words(teller.texts, event.reason, teller.deal.taken[event.seat])
    return teller.tell("event-scored", event, points=signed(teller.texts, event.points), reason=reason)


def _tell_tally(teller: Teller, event: TallyChanged) -> str:
    """Describe a tally's new value; a game may have its own text for it, such as `event-tally-lives`."""
    told = {"tally": tally_words(teller.texts, event.name, event.value), "value": event.value}
    return teller.texts.first(f"event-tally-{event.name}", "event-tally", name=teller.name(event.seat), **told)


def _by(key: str) -> Callable[[Teller, Any], str]:
    """Describe events by a text that needs nothing but their fields."""
    return lambda teller, event: teller.tell(key, event)


OTHER = "to"
"""The value of an announcement that is a seat: the target of an action."""
SILENT: frozenset[type[Event]] = frozenset({Shuffled})
"""Events that need no sentence: a pack was shuffled."""
ABOUT_CARDS: frozenset[type[Event]] = frozenset({Played, PlayedAgain, Received, PutAside, HandsDealt, Looked})
"""Events that the trick or the hand already shows."""
TELLING: Mapping[type[Event], Callable[[Teller, Any], str]] = {
    CutSeen: _by("event-cut-seen"),
    HandsDealt: _by("event-dealt"),
    Received: _by("event-received"),
    Looked: _by("event-looked"),
    TurnedUp: lambda teller, event: teller.tell(f"event-turned-up{'' if event.seat is None else '-by'}", event),
    Answered: _tell_answered,
    Exchanged: _by("event-exchanged"),
    PutAside: _by("event-put-aside"),
    HandShown: lambda teller, event: teller.tell(
        "event-hand-shown", event, cards=teller.cards(teller.deal.ordering.sort(event.cards))
    ),
    HandShownTo: _by("event-hand-shown-to"),
    CardsShown: _by("event-cards-shown"),
    CardsMoved: _tell_moved,
    CardsKnown: _tell_moved,
    ZoneRevealed: _by("event-revealed"),
    Scored: _tell_scored,
    TallyChanged: _tell_tally,
    Paid: lambda teller, event: payments_words(teller, [event.payment]),
    Played: _by("event-played"),
    PlayedAgain: _by("event-played-again"),
    TakenUp: _by("event-taken-up"),
    TrickTaken: _by("event-trick"),
    Announced: lambda teller, event: _announced(teller, event, f"event-{event.what}"),
}
