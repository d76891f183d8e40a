"""A world: packs and answers under which a deal would have led to what its viewer sees."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, cast

from game.core.cards import Card, Pack
from game.core.driver import Driver, Setup
from game.core.events import CardsMoved, Event, Shuffled, may_see
from game.core.questions import PickCards, Question
from game.core.rulesets import Ruleset
from game.core.view import View


@dataclass(slots=True)
class ImaginedDeck:
    """Deals the given packs, then random ones determined by `seed`.

    `cuts` are the places where packs are known to have been cut.
    """

    seed: int
    cuts: dict[int, int] = field(default_factory=dict[int, int])
    orders: list[list[Card]] = field(default_factory=list[list[Card]])

    def order(self, pack: Pack, number: int) -> list[Card]:
        """Return a pack."""
        while len(self.orders) <= number:
            rng = random.Random(f"{self.seed} {len(self.orders)}")  # noqa: S311
            self.orders.append(rng.sample(pack.cards, len(pack)))
        return list(self.orders[number])

    def cut_at(self, pack: Pack, number: int) -> int:
        """Return where a pack is cut."""
        if number not in self.cuts:
            self.cuts[number] = random.Random(f"{self.seed} cut {number}").randrange(1, len(pack))  # noqa: S311
        return self.cuts[number]


class World(NamedTuple):
    """A hypothetical deal: its setup with packs, every answer so far, and the seat to act.

    `abandoned` counts the answers given before the cards in play were dealt, in rounds that came to nothing.
    """

    setup: Setup
    answers: Sequence[Any]
    seat: int
    abandoned: int = 0

    def driver(self, *more: Any) -> Driver:
        """Replay it quietly up to the open question, followed by `more` answers."""
        driver = Driver(self.setup, quiet=True)
        for answer in (*self.answers, *more):
            if driver.question:
                driver.suppose(driver.question, answer)
        return driver


def setup_of(view: View, ruleset: Ruleset[Any], deck: ImaginedDeck) -> Setup:
    """Return a deal's setup, apart from its packs, from what everybody at the table knows."""
    began = view.began
    return Setup(ruleset, view.options, 1, began.dealer, began.before, deck, began.carry, began.tallies)


def tells_the_same(driver: Driver, view: View) -> bool:
    """Whether a recorded deal shows the viewer the same as the view: events, and the question."""
    seen = [event for event in driver.deal.events if may_see(event.audience, view.seat)]
    return tuple(seen) == view.events and asks_the_same(driver, view)


def asks_the_same(driver: Driver, view: View) -> bool:
    """Whether the same question is open for the same seat."""
    asked, question = view.asked, driver.question
    if asked is None or question is None:
        return asked is None and question is None
    if (driver.seat, question.kind) != (asked.seat, asked.kind):
        return False
    return view.question is None or list(question.answers) == list(view.question.answers)


def in_order(question: Question[Any], answer: Any) -> Any:
    """Sort the cards of an answer into the question's order."""
    return tuple(card for card in question.cards if card in answer) if isinstance(question, PickCards) else answer


def cards_in(event: Event, pack: Pack) -> Iterator[Card]:
    """Find the cards that an event reveals, including those named by their code."""
    for leaf in leaves(event):
        card = as_card(leaf, pack)
        if card:
            yield card


def other_cards(event: Event, told: Event, pack: Pack) -> Sequence[tuple[Card, Card]]:
    """Pair the cards in which two events differ; empty if they differ in anything else."""
    mine, other = [*leaves(event)], [*leaves(told)]
    if type(event) is not type(told) or len(mine) != len(other):
        return ()
    differing = [(one, two) for one, two in zip(mine, other, strict=True) if one != two]
    pairs = [(as_card(one, pack), as_card(two, pack)) for one, two in differing]
    cards = [(one, two) for one, two in pairs if one and two]
    return cards if len(cards) == len(pairs) else ()


def leaves(event: Event) -> Iterator[object]:
    """List all scalar values of an event."""
    values = [getattr(event, part.name) for part in fields(event)]
    while values:
        value = values.pop(0)
        if isinstance(value, tuple):
            values[:0] = cast("tuple[object, ...]", value)
        elif isinstance(value, Mapping):
            values[:0] = cast("Mapping[str, object]", value).values()
        else:
            yield value


def as_card(leaf: object, pack: Pack) -> Card | None:
    """Interpret a value as a card or the code of one; `None` if it is neither."""
    return leaf if isinstance(leaf, Card) else pack.by_code.get(leaf) if isinstance(leaf, str) else None


def packs_of(events: Sequence[Event]) -> Sequence[Sequence[Event]]:
    """Split events by shuffled pack; events before the first shuffle are left out."""
    packs: list[list[Event]] = []
    for event in events:
        if isinstance(event, Shuffled):
            packs.append([])
        elif packs:
            packs[-1].append(event)
    return packs


def restocks(events: Sequence[Event]) -> bool:
    """Whether a pack was shuffled only to put cards back into the stock."""
    return bool(events) and isinstance(events[0], CardsMoved) and events[0].target == ("stock", None)
