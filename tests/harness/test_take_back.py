"""Taking back an answer tells nobody anything, in every game."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.computer import RandomPlayer, player_for
from game.computer.imagined import ImaginedDeck, cards_in
from game.core.driver import Driver, replay
from game.core.errors import BrokenRules, Refused
from game.core.events import Shuffled
from game.core.record import check, record_of
from game.core.rulesets import Ruleset
from game.core.take_back import as_played, freely
from game.core.view import View
from game.core.visibility import view_of
from game.core.vocabulary import AGREE, REFUSE, TAKE_BACK
from tests.game.games.strategies import LONGEST, random_driver
from tests.harness.catalogue import EVERY, every_ruleset

Seen = Mapping[str, Any]


def seen(driver: Driver, seat: int | None) -> Seen:
    """Return everything that a seat, or a spectator, sees of a deal."""
    view = view_of(driver, seat)
    told = {part.name: getattr(view, part.name) for part in fields(View)}
    told["ordering"] = None  # a function of trump and marks, made anew
    told["question"] = view.question and (view.question.kind, view.question.record())
    return told


def by_everybody(driver: Driver) -> list[Seen]:
    return [seen(driver, seat) for seat in (None, *range(driver.deal.seats))]


def offers(ruleset: Ruleset[Any], seed: int) -> Iterator[tuple[Driver, Driver, Any, random.Random]]:
    """Play a random deal; yield it after every answer that could be taken back, with the deal before and the answer."""
    rng = random.Random(seed)
    driver = random_driver(ruleset, rng)
    players = player_for(ruleset), RandomPlayer()
    for _ in range(LONGEST):
        if driver.question is None:
            return
        answer = rng.choice(players).choose(view_of(driver, driver.seat), rng)
        before = replay(driver.setup, [asked.answer for asked in driver.answered])
        driver.answer(answer)
        if driver.taker is not None:
            yield before, driver, answer, rng


def ask(driver: Driver, *, agreed: int | None = None) -> None:
    """Ask to take back the last answer; everybody agrees, or only the first `agreed` do."""
    driver.take_back(TAKE_BACK)
    while driver.question and driver.question.kind == TAKE_BACK:
        driver.answer(AGREE if agreed is None or agreed > 0 else REFUSE)
        agreed = None if agreed is None else agreed - 1


@every_ruleset
@settings(max_examples=3)
@given(seed=st.integers(0, 10**9))
def test_after_a_take_back_everybody_sees_what_they_saw_before_the_answer(ruleset: Ruleset[Any], seed: int) -> None:
    for before, driver, answer, rng in offers(ruleset, seed):
        if rng.random() < 0.7:
            continue
        last, shown, taken = by_everybody(driver), by_everybody(before), driver.taken_back
        if rng.random() < 0.5:
            ask(driver, agreed=rng.randrange(driver.deal.seats - 1 - len(driver.deal.sitting_out)))
            assert (by_everybody(driver), driver.taker) == (last, None)
            continue
        ask(driver)
        again = [{**told, "taken_back": taken} for told in by_everybody(driver)]
        assert again == shown
        assert len(driver.taken_back) == len(taken) + 1
        driver.answer(answer)
        assert [{**told, "taken_back": taken} for told in by_everybody(driver)] == last


def elsewhere(driver: Driver, seats: set[int | None], rng: random.Random) -> Driver | None:
    """Play the same deal with some of what none of the `seats` can see otherwise: cards, and answers in a hand.

    `None` if any of them had seen anything else.
    """
    setup, deal = driver.setup, driver.deal
    orders = [list(event.order) for event in deal.events if isinstance(event, Shuffled)]
    cuts = {number: setup.deck.cut_at(deal.pack, number) for number in range(len(orders))}
    views = [view_of(driver, seat) for seat in seats]
    known = {card for view in views for event in view.events for card in cards_in(event, deal.pack)}
    known |= {card for view in views for zone in view.zones for card in zone.cards or ()}
    loose = [place for place, card in enumerate(orders[-1]) if card not in known] if orders else []
    for _ in range(rng.choice((0, 1, 2, len(loose))) if len(loose) > 1 else 0):
        one, other = rng.sample(loose, 2)
        orders[-1][one], orders[-1][other] = orders[-1][other], orders[-1][one]
    there = Driver(setup._replace(deck=ImaginedDeck(0, cuts, orders)))
    try:
        for giver, asked, answer in driver.given:
            hidden = there.question and asked.where == "hand" and giver not in seats and rng.random() < 0.3
            there.answer(rng.choice(there.question.answers) if hidden and there.question else answer)
    except (Refused, BrokenRules):
        return None
    return there if all(seen(there, seat) == seen(driver, seat) for seat in seats) else None


@every_ruleset
@settings(max_examples=3)
@given(seed=st.integers(0, 10**9))
def test_an_answer_that_can_be_taken_back_has_revealed_only_itself(ruleset: Ruleset[Any], seed: int) -> None:
    """Wherever the cards lie that somebody and whoever has answered cannot see, that somebody sees the same."""
    for before, driver, answer, rng in offers(ruleset, seed):
        for seat in (None, *range(driver.deal.seats)):
            there = elsewhere(before, {seat, before.seat}, rng)
            if there is not None:
                there.answer(answer)
                same, now = seen(there, seat), seen(driver, seat)
                assert {name: (same[name], now[name]) for name in now if same[name] != now[name]} == {}
                assert there.taker == driver.taker


@every_ruleset
@settings(max_examples=2)
@given(seed=st.integers(0, 10**9))
def test_the_log_of_a_deal_with_answers_taken_back_is_its_save_file(ruleset: Ruleset[Any], seed: int) -> None:
    last: Driver | None = None
    for _, driver, _, rng in offers(ruleset, seed):
        last = driver
        if rng.random() < 0.2:
            ask(driver, agreed=rng.choice((None, 0)))
        elif rng.random() < 0.1:
            driver.take_back(freely(driver.last_choice(driver.given[-1][0]) or 0))
        again = replay(driver.setup, [asked.answer for asked in driver.answered])
        assert (again.answered, again.number, again.taken_back) == (driver.answered, driver.number, driver.taken_back)
        assert (by_everybody(again), again.taker) == (by_everybody(driver), driver.taker)
    if last is None or last.outcome is None:
        return
    record = record_of(last)
    assert check(record, EVERY) == []
    lasting = as_played(record)
    assert check(lasting, EVERY) == []
    assert {**record, "questions": ()} == {**lasting, "questions": ()}
