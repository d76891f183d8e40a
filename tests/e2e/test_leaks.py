"""The search for leaked cards knows the games: in each it finds what is hidden, and reports nothing else."""

import dataclasses
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from bot.language import Language
from bot.panels.kit.cards import card_name
from game.computer import RandomPlayer
from game.core import events
from game.core.cards import Card
from game.core.driver import Driver
from game.core.events import Event, Shuffled
from game.core.record import record_of, setup_from
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of
from game.games.fipsen import FIPSEN
from game.simulate import simulate
from tests.e2e.leaks import CHANNEL, Record, Watch, known_in, laid_open, said, sent
from tests.e2e.seating import every_ruleset
from tests.e2e.wire import Moment
from tests.game.games.fipsen.support import AGAINST_KIEKER, KIEKER, deal
from tests.harness.catalogue import FOLDERS
from tests.packs import PACKS

NAMES_CARDS = {Card, tuple[Card, ...]}
TEXTS = Language(catalogue=FOLDERS).texts("en-US")


def a_deal(ruleset: Ruleset[Any]) -> Record:
    """Play a random deal."""
    seats = max(ruleset.least_seats, min(4, ruleset.most_seats))
    (record,) = simulate(ruleset, ruleset.choose({}), seats, 1, f"{ruleset.id} leaks", RandomPlayer())
    return record


def views(record: Record, seat: int | None) -> Iterator[View]:
    """Yield a seat's view of a deal before its first question, and after each."""
    setup, answers = setup_from(record, FOLDERS)
    driver = Driver(setup)
    yield view_of(driver, seat)
    for answer in answers:
        driver.answer_text(answer)
        yield view_of(driver, seat)


def in_sight(view: View) -> set[Card]:
    """Return the cards that a viewer can see, or that were played."""
    lying = {card for zone in view.zones for card in zone.cards or ()}
    return lying | {card for _, card in view.trick} | {card for trick in view.tricks for _, card in trick.plays}


@every_ruleset
def test_everything_in_a_viewers_sight_counts_as_known(ruleset: Ruleset[Any]) -> None:
    record = a_deal(ruleset)
    for seat in (None, *range(record["seats"])):
        for known, view in zip(known_in(record, seat), views(record, seat), strict=True):
            assert in_sight(view) <= known.cards


@every_ruleset
def test_exactly_the_hidden_cards_are_found_at_every_moment(ruleset: Ruleset[Any]) -> None:
    record = a_deal(ruleset)
    setup, _ = setup_from(record, FOLDERS)
    pack = PACKS[ruleset.pack(setup.options, record["seats"]).name]
    for seat in (None, 0):
        watch = Watch([record], [seat])
        assert watch.unknown(1, 0)
        for answers, known in enumerate(known_in(record, seat)):
            now = Moment(1, answers)
            assert watch.unknown(1, answers) == {*pack.cards} - known.cards
            for card in pack.cards:
                leak = sent(said(card_name(TEXTS, pack, card)), moment=now)
                assert bool(watch.foreign_cards([leak], CHANNEL)) == (card not in known.cards)


def test_no_event_that_names_cards_is_overlooked() -> None:
    kinds = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)]
    naming = [kind for kind in kinds if NAMES_CARDS & {*get_type_hints(kind).values()}]
    assert len(naming) >= 9
    card = FOLDERS.find("fipsen").pack(FIPSEN.choose({}), 4).cards[0]
    for kind in naming:
        values: dict[str, Any] = {
            each.name: card if hint is Card else (card,)
            for each in dataclasses.fields(kind)
            if (hint := get_type_hints(kind)[each.name]) in NAMES_CARDS
        }
        others: dict[str, Any] = {
            each.name: 0 for each in dataclasses.fields(kind) if each.name not in {*values, "audience"}
        }
        shown = laid_open(kind(**values, **others))
        assert (list(shown) == [card]) == (kind is not Shuffled), kind.__name__


@pytest.mark.parametrize(("seat", "knows"), [(None, False), (0, True), (1, True), (2, False), (3, False)])
def test_a_hand_shown_to_one_neighbour_is_known_to_those_two_only(seat: int | None, *, knows: bool) -> None:
    game = deal((KIEKER, *AGAINST_KIEKER)).say("A kieker, B pass, C pass, D pass")
    shown = {*game.driver.deal.pack.cards} & {*kieker(game.driver)}
    while game.driver.question is not None:
        game.driver.answer(game.driver.question.safe)
    known = known_in(record_of(game.driver), seat)[4].cards
    assert (shown <= known) == knows


def kieker(driver: Driver) -> tuple[Card, ...]:
    """Return the cards that were shown to the neighbour."""
    (event,) = (each for each in driver.deal.events if isinstance(each, events.CardsShown))
    return event.cards
