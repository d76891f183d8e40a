"""Invariants of every moment of every deal, in every game."""

import dataclasses
import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from game.core.cards import Card
from game.core.deal import Deal
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.events import (
    Announced,
    CardsKnown,
    CardsShown,
    CutSeen,
    Event,
    HandShown,
    Played,
    PlayedAgain,
    Shuffled,
    TakenUp,
    TrickTaken,
    TurnedUp,
    ZoneRevealed,
    may_see,
)
from game.core.questions import Choose, Question
from game.core.view import View
from game.core.visibility import view_of
from game.core.vocabulary import CLAIM

# The kinds of events that reveal a card to others than its holder. Add any new one here.
SHOWS_CARDS = (CutSeen, Played, TurnedUp, HandShown, CardsKnown, CardsShown, ZoneRevealed)
CARD_CODE = re.compile(r"[a-z]+-[a-z]+")


def watch(driver: Driver, since: int = 0) -> None:
    """Check everything that holds between two answers; events before number `since` were checked earlier."""
    chips_add_up(driver)
    every_card_is_somewhere(driver.deal)
    tricks_are_in_order(driver.deal)
    somebody_is_asked(driver)
    for seat in (None, *range(driver.deal.seats)):
        view = view_of(driver, seat)
        sees_no_foreign_card(view, driver.deal, since)
        asks_alike(view, driver)


def chips_add_up(driver: Driver) -> None:
    bank, before = driver.deal.bank, driver.setup.before
    assert sum(bank.seats) + bank.pot + bank.reserve == sum(before.seats) + before.pot + before.reserve
    assert bank.pot >= bank.bete >= 0
    assert bank.reserve >= 0
    assert all(payment.amount > 0 for payment in bank.payments)


def every_card_is_somewhere(deal: Deal) -> None:
    """Hands, stock, cards set aside, the turn-up and played cards make up the pack, each card once."""
    if not deal.shuffles:
        return
    lying = [card for zone in zones(deal) for card in zone]
    played = Counter([card for _, card in deal.trick] + [card for trick in deal.tricks for _, card in trick.plays])
    for event in deal.events:
        if isinstance(event, TakenUp):
            played.subtract(event.cards)
        elif isinstance(event, PlayedAgain):
            played.subtract([event.card])
    everything = [*lying, *played.elements()]
    assert len(everything) == len(deal.pack)
    assert set(everything) == set(deal.pack.cards)


def tricks_are_in_order(deal: Deal) -> None:
    """The leader plays first, and the winner of a trick leads the next; the tricks taken are counted."""
    for trick in deal.tricks:
        assert trick.leader == trick.plays[0][0]
        assert trick.winner in {seat for seat, _ in trick.plays}
    anew = hands_begun_anew(deal)
    for number, (one, other) in enumerate(pairwise(deal.tricks), start=1):
        assert other.leader == one.winner or number in anew
    claimed = any(isinstance(event, Announced) and event.what.startswith(CLAIM) for event in deal.events)
    if deal.tricks and not claimed:
        assert deal.taken == [sum(trick.winner == seat for trick in deal.tricks) for seat in range(deal.seats)]


def hands_begun_anew(deal: Deal) -> set[int]:
    """Return the number of tricks played each time cards were picked up again."""
    numbers = [event.number if isinstance(event, TrickTaken) else 0 for event in deal.events]
    return {max(numbers[:place]) for place, event in enumerate(deal.events) if isinstance(event, TakenUp)}


def zones(deal: Deal) -> list[list[Card]]:
    return [zone.cards for zone in deal.zones.values()]


def somebody_is_asked(driver: Driver) -> None:
    """Exactly one seat is asked while the deal goes on; every offered answer can be written, read and given."""
    question = driver.question
    assert (question is None) == (driver.outcome is not None)
    if question is None:
        assert driver.seat == -1
        return
    assert 0 <= driver.seat < driver.deal.seats
    answers = list(question.answers)
    assert answers
    assert question.safe in answers
    written = [question.write(answer) for answer in answers]
    assert len(set(written)) == len(written)
    for answer, text in zip(answers, written, strict=True):
        assert answer in question.answers
        assert question.read(text) == answer
    refuses_nonsense(question)


def refuses_nonsense(question: Question[Any]) -> None:
    """Refuse what was never offered."""
    for nonsense in ("", "nonsense", "-1", "keep:", "\N{SUPERSCRIPT TWO}", "9" * 30):
        try:
            question.read(nonsense)
        except Refused:
            continue
        raise AssertionError(f"{question.kind} took {nonsense!r}")


def asks_alike(view: View, driver: Driver) -> None:
    """Everybody sees the same of the open question; the question itself is for the seat that is asked.

    A question within another one is known to that seat alone.
    """
    question = driver.question
    if view.seat != driver.seat or not (isinstance(question, Choose) and question.within):
        assert view.asked == view_of(driver, None).asked
    if view.seat is None or view.seat != driver.seat:
        assert view.question is None
    elif isinstance(driver.question, Choose):
        assert set(driver.question.choices) <= set(driver.question.shown)


def sees_no_foreign_card(view: View, deal: Deal, since: int = 0) -> None:
    """Fail if a view contains a card that its viewer must not know, as an object or in a text."""
    recent = {id(event) for event in this_round(deal, since)}
    story = [event for event in view.events if id(event) in recent]
    known = cards_known(view.seat, deal)
    present = dataclasses.replace(view, events=(), answers=())
    others = [given.answer for given in view.answers if given.seat != view.seat]
    assert not any(isinstance(answer, Card | tuple) for answer in others), "what others answer privately stays private"
    foreign = (cards_in(present, deal) | cards_in(story, deal)) - known
    assert not foreign, f"seat {view.seat} can see {foreign}"


def this_round(deal: Deal, since: int = 0) -> Sequence[Event]:
    """Return the events from number `since` on, but none from before the last shuffle."""
    last = max((place for place, event in enumerate(deal.events) if isinstance(event, Shuffled)), default=-1)
    return deal.events[max(last + 1, since) :]


def cards_known(seat: int | None, deal: Deal) -> set[Card]:
    """Collect what a viewer may know: its own cards, and what was laid open for everybody since the last shuffle."""
    public = {card for _, card in deal.trick} | {card for trick in deal.tricks for _, card in trick.plays}
    public |= set(deal.turn_up)
    for event in this_round(deal):
        if isinstance(event, SHOWS_CARDS) and may_see(event.audience, seat):
            public |= set(cards_in(event, deal))
    if seat is None:
        return public
    own = deal.hands[seat] if deal.has_looked(seat) else []
    return public | set(own) | set(deal.zones["aside", seat].cards)


def cards_in(thing: object, deal: Deal) -> set[Card]:
    """Find every card within a view, an event or a question, as an object or in a text, in its written form."""
    if isinstance(thing, View):
        held = inside(thing.question) if thing.question else []
        return cards_in(repr(dataclasses.replace(thing, question=None)), deal) | cards_in(held, deal)
    written = repr(thing)
    assert " object at " not in written, f"what {written} holds cannot be inspected"
    return {deal.pack.by_code[code] for code in CARD_CODE.findall(written) if code in deal.pack.by_code}


def inside(question: Question[Any]) -> list[object]:
    """List everything that a question holds."""
    names = [name for kind in type(question).__mro__ for name in getattr(kind, "__slots__", ())]
    return [getattr(question, name) for name in names if hasattr(question, name)]
