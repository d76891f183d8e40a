"""Other worlds in which a viewer would have been told the same story: what it cannot see lies elsewhere."""

import dataclasses
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from game.core.bank import Balances
from game.core.cards import Card, Pack
from game.core.driver import Driver, Setup
from game.core.errors import BrokenRules, Refused
from game.core.events import Shuffled
from game.core.rulesets import Ruleset
from game.core.shuffle import Deck
from game.core.view import View, visible
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from tests.game.games.strategies import random_driver
from tests.game.games.watching import CARD_CODE, cards_in, this_round

every_ruleset = pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda ruleset: ruleset.id)


@dataclasses.dataclass(frozen=True)
class LastPack:
    """A deck that deals another pack in the last round, and cuts where the first one was cut."""

    deck: Deck
    number: int
    last: Sequence[Card]

    def order(self, pack: Pack, number: int) -> list[Card]:
        return list(self.last) if number == self.number else self.deck.order(pack, number)

    def cut_at(self, pack: Pack, number: int) -> int:
        return self.deck.cut_at(pack, number)


def worlds(driver: Driver, seat: int | None, rng: random.Random, tries: int) -> Iterator[Driver]:
    """Move what a seat (`None`: a spectator) cannot see, and keep the deals that tell it the same events.

    The cards it cannot see change places in the last pack. The other seats answer with the cards that now lie where
    those of their answers lay. Before a pack is shuffled there is nothing to move.
    """
    view = view_of(driver, seat)
    packs = [event.order for event in driver.deal.events if isinstance(event, Shuffled)]
    order = packs[-1] if packs else ()
    known = cards_known_by_sight(view, driver)
    for _ in range(tries if packs else 0):
        moved = moving(order, known, rng)
        deck = LastPack(driver.setup.deck, driver.deal.shuffles - 1, [moved[card] for card in order])
        other = told_again(driver.setup._replace(deck=deck), driver, moved)
        if other and visible(other.deal.events, seat) == view.events:
            yield other


def alike(ruleset: Ruleset[Any]) -> Iterator[tuple[Driver, Driver]]:
    """Yield questions with a choice in random deals, each with a deal that looks the same to the seat asked."""
    for seed in range(60):
        rng = random.Random(f"{ruleset.id} {seed}")
        driver = random_driver(ruleset, rng)
        while driver.question is not None:
            if driver.deal.shuffles and len(driver.question.answers) > 1 and rng.random() < 0.08:
                yield from ((driver, other) for other in worlds(driver, driver.seat, random.Random(seed), tries=1))
            driver.answer(rng.choice(list(driver.question.answers)))


def cards_known_by_sight(view: View, driver: Driver) -> set[Card]:
    """Collect the cards that a view of the present round shows, now or in its events."""
    recent = {id(event) for event in this_round(driver.deal)}
    story = [event for event in view.events if id(event) in recent]
    return cards_in(dataclasses.replace(view, events=()), driver.deal) | cards_in(story, driver.deal)


def moving(order: Sequence[Card], known: set[Card], rng: random.Random) -> Mapping[Card, Card]:
    """Return which card takes the place of which: known cards stay, the others are shuffled."""
    hidden = [card for card in order if card not in known]
    mixed = rng.sample(hidden, len(hidden))
    return {card: card for card in known} | dict(zip(hidden, mixed, strict=True))


def told_again(setup: Setup, driver: Driver, moved: Mapping[Card, Card]) -> Driver | None:
    """Play a deal with the same answers, but with the cards now in the same places; `None` if one is illegal."""
    codes = {card.code: other.code for card, other in moved.items()}
    other = Driver(setup)
    before_the_last = answers_before(driver)
    try:
        for number, asked in enumerate(driver.answered):
            text = asked.answer
            if number >= before_the_last:
                text = CARD_CODE.sub(lambda found: codes.get(found[0], found[0]), text)
            other.answer_text(text)
    except (Refused, BrokenRules):
        return None
    return other


def answers_before(driver: Driver) -> int:
    """Count the answers that were given before the last shuffle."""
    again = Driver(driver.setup)
    for number, asked in enumerate(driver.answered):
        if again.deal.shuffles == driver.deal.shuffles:
            return number
        again.answer_text(asked.answer)
    return len(driver.answered)


def shown(view: View) -> tuple[View, object]:
    """Return a view in a form that can be compared, its question included."""
    question = view.question
    asked = question and (question.kind, question.where, question.record(), question.safe)
    return dataclasses.replace(view, question=None, bank=Balances(*view.bank)), asked
