"""A sentence for each kind of event; events that need none are listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.language import Texts
from bot.panels.kit.words import (
    card_name,
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

    def name(self, seat: int) -> str:
        """Name a seat."""
        return seat_name(self.view, seat)

    def place(self, place: Place) -> str:
        """Name a place of cards."""
        zone, owner = place
        words = word(self.texts, f"zone-{zone}", zone)
        return words if owner is None else self.texts("zone-of", zone=words, name=self.name(owner))


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
    texts, pack, owner = speaker.texts, speaker.deal.pack, given.source[1]
    cards = {"given": card_names(texts, pack, given.cards), "taken": card_names(texts, pack, taken.cards)}
    own = f"event-swapped-{given.source[0]}-{given.target[0]}"
    if texts.has(own):
        return texts(own, name="" if owner is None else speaker.name(owner), **cards)
    return texts("event-swapped", source=speaker.place(given.source), target=speaker.place(given.target), **cards)


def _tell_cut_seen(speaker: Speaker, event: CutSeen) -> str:
    return speaker.texts("event-cut-seen", cards=card_names(speaker.texts, speaker.deal.pack, event.cards))


def _tell_dealt(speaker: Speaker, event: HandsDealt) -> str:
    return speaker.texts("event-dealt", each=event.each)


def _tell_cards(key: str) -> Callable[[Speaker, Any], str]:
    def tell(speaker: Speaker, event: Received | PutAside | TakenUp) -> str:
        cards = card_names(speaker.texts, speaker.deal.pack, event.cards)
        return speaker.texts(key, name=speaker.name(event.seat), cards=cards) if cards else ""

    return tell


def _tell_looked(speaker: Speaker, event: Looked) -> str:
    return speaker.texts("event-looked", name=speaker.name(event.seat))


def _tell_turned_up(speaker: Speaker, event: TurnedUp) -> str:
    card = card_name(speaker.texts, speaker.deal.pack, event.card)
    if event.seat is None:
        return speaker.texts("event-turned-up", card=card)
    return speaker.texts("event-turned-up-by", name=speaker.name(event.seat), card=card)


def _tell_answered(speaker: Speaker, event: Answered) -> str:
    texts, name, own = speaker.texts, speaker.name(event.seat), f"answered-{event.kind}-{event.answer}"
    if texts.has(own):
        return texts(own, name=name)
    # The values the question noted with its choices are no longer known; a game with notes has its own texts here.
    choice = texts.attempt(f"choice-{event.kind}-{event.answer}") or plain_words(event.answer)
    return texts.first(f"answered-{event.kind}", "answered", name=name, choice=choice)


def _tell_exchanged(speaker: Speaker, event: Exchanged) -> str:
    return speaker.texts("event-exchanged", name=speaker.name(event.seat), count=event.count)


def _tell_played(speaker: Speaker, event: Played) -> str:
    card = card_name(speaker.texts, speaker.deal.pack, event.card)
    return speaker.texts("event-played", name=speaker.name(event.seat), card=card)


def _tell_played_again(speaker: Speaker, event: PlayedAgain) -> str:
    card = card_name(speaker.texts, speaker.deal.pack, event.card)
    return speaker.texts("event-played-again", name=speaker.name(event.seat), card=card)


def _tell_trick(speaker: Speaker, event: TrickTaken) -> str:
    return speaker.texts("event-trick", name=speaker.name(event.seat), number=event.number)


def _tell_announced(speaker: Speaker, event: Announced) -> str:
    return _announced(speaker, event, f"event-{event.what}")


def moment(speaker: Speaker, event: Announced) -> str:
    """Describe an announcement once the deal is over; a game may have other words for it then, or none."""
    return _announced(speaker, event, f"moment-{event.what}", f"event-{event.what}")


def _announced(speaker: Speaker, event: Announced, *keys: str) -> str:
    """Describe a ruleset's announcement; names cards, suits and the seat `to`, and always knows the trumps."""
    texts, pack = speaker.texts, speaker.deal.pack
    words = {
        name: speaker.name(value) if name == OTHER and isinstance(value, int) else said(texts, pack, value)
        for name, value in event.values.items()
    }
    words["trump"] = trump_name(texts, pack, speaker.deal.trump)
    name = "" if event.seat is None else speaker.name(event.seat)
    known = next(filter(texts.has, keys), None)
    if known:
        return texts(known, name=name, **words)
    plain = event.what.replace("-", " ").capitalize()
    return texts("event-announced-by", name=name, what=plain) if name else texts("event-announced", what=plain)


def _tell_moved(speaker: Speaker, event: CardsMoved) -> str:
    own = f"event-moved-{event.source[0]}-{event.target[0]}"
    return _moved(speaker, own, "event-moved", event.source, event.target, count=event.count)


def _tell_known(speaker: Speaker, event: CardsKnown) -> str:
    own = f"event-cards-moved-{event.source[0]}-{event.target[0]}"
    cards = card_names(speaker.texts, speaker.deal.pack, event.cards)
    return _moved(speaker, own, "event-cards-moved", event.source, event.target, cards=cards)


def _moved(speaker: Speaker, own: str, key: str, source: Place, target: Place, **what: str | int) -> str:
    """Describe a move of cards between two places in the game's own text, with the owner's name, or a general one."""
    texts = speaker.texts
    owners = [owner for owner in (target[1], source[1]) if owner is not None]
    if texts.has(own):
        return texts(own, name=speaker.name(owners[0]) if owners else "", **what)
    return texts(key, source=speaker.place(source), target=speaker.place(target), **what)


def _tell_hand_shown(speaker: Speaker, event: HandShown) -> str:
    cards = card_names(speaker.texts, speaker.deal.pack, speaker.deal.ordering.sort(event.cards))
    return speaker.texts("event-hand-shown", name=speaker.name(event.seat), cards=cards) if cards else ""


def _tell_shown_to(speaker: Speaker, event: HandShownTo) -> str:
    return speaker.texts("event-hand-shown-to", name=speaker.name(event.seat), to=speaker.name(event.to))


def _tell_shown(speaker: Speaker, event: CardsShown) -> str:
    cards = card_names(speaker.texts, speaker.deal.pack, event.cards)
    return speaker.texts("event-cards-shown", name=speaker.name(event.seat), to=speaker.name(event.to), cards=cards)


def _tell_revealed(speaker: Speaker, event: ZoneRevealed) -> str:
    cards = card_names(speaker.texts, speaker.deal.pack, event.cards)
    return speaker.texts("event-revealed", zone=speaker.place(event.zone), cards=cards) if cards else ""


def _tell_taken_in(speaker: Speaker, _event: CardsTakenIn) -> str:
    return speaker.texts("event-taken-in")


def _tell_scored(speaker: Speaker, event: Scored) -> str:
    reason = reason_words(speaker.texts, event.reason, speaker.deal.taken[event.seat])
    points = signed(speaker.texts, event.points)
    return speaker.texts("event-scored", name=speaker.name(event.seat), points=points, reason=reason)


def _tell_tally(speaker: Speaker, event: TallyChanged) -> str:
    """Describe a tally's new value; a game may have its own text for it, such as `event-tally-lives`."""
    texts, name = speaker.texts, speaker.name(event.seat)
    own = f"event-tally-{event.name}"
    if texts.has(own):
        return texts(own, name=name, value=event.value)
    return texts("event-tally", name=name, tally=tally_words(texts, event.name, event.value))


OTHER = "to"
"""The value of an announcement that is a seat: the target of an action."""
SILENT: frozenset[type[Event]] = frozenset({Shuffled})
"""Events that need no sentence: a pack was shuffled."""
ABOUT_CARDS: frozenset[type[Event]] = frozenset({Played, PlayedAgain, Received, PutAside, HandsDealt, Looked})
"""Events that the trick or the hand already shows."""
TELLING: Mapping[type[Event], Callable[[Speaker, Any], str]] = {
    CutSeen: _tell_cut_seen,
    HandsDealt: _tell_dealt,
    Received: _tell_cards("event-received"),
    Looked: _tell_looked,
    TurnedUp: _tell_turned_up,
    Answered: _tell_answered,
    Exchanged: _tell_exchanged,
    PutAside: _tell_cards("event-put-aside"),
    HandShown: _tell_hand_shown,
    HandShownTo: _tell_shown_to,
    CardsShown: _tell_shown,
    CardsMoved: _tell_moved,
    CardsKnown: _tell_known,
    ZoneRevealed: _tell_revealed,
    CardsTakenIn: _tell_taken_in,
    Scored: _tell_scored,
    TallyChanged: _tell_tally,
    Paid: lambda speaker, event: payments_words(speaker, [event.payment]),
    Played: _tell_played,
    PlayedAgain: _tell_played_again,
    TakenUp: _tell_cards("event-taken-up"),
    TrickTaken: _tell_trick,
    Announced: _tell_announced,
}
