"""Properties of every deal of every game."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from game.computer import player_for
from game.core.bank import Balances
from game.core.driver import Driver, Setup, replay
from game.core.record import as_line, check, record_of, setup_from
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.simulate import simulate
from tests.game.games.strategies import allowed_seats, following, options_of
from tests.game.games.watching import watch
from tests.harness.catalogue import EVERY, every_ruleset
from tests.soak.report import count

LONG_SESSIONS = 250


class SessionMachine(RuleBasedStateMachine):
    """A session under random house rules, with any legal answers."""

    ruleset: Ruleset[Any]
    driver: Driver | None = None

    @initialize(data=st.data(), seed=st.integers(0, 10**9))
    def begin(self, data: st.DataObject, seed: int) -> None:
        options = data.draw(options_of(self.ruleset))
        seats = data.draw(st.sampled_from(allowed_seats(self.ruleset, options)), label="seats")
        self.seed = seed
        self.watched = 0
        dealer = data.draw(st.integers(0, seats - 1), label="dealer")
        self.driver = Driver(Setup(self.ruleset, options, 1, dealer, Balances.opening(seats), self.deck(1)))

    def deck(self, number: int) -> Seal:
        return Seal(secret_from(f"{self.seed}|{number}"))

    @precondition(lambda self: self.driver is not None and self.driver.question is not None)
    @rule(choice=st.integers(0, 2**16))
    def answer(self, choice: int) -> None:
        assert self.driver is not None
        assert self.driver.question is not None
        answers = list(self.driver.question.answers)
        self.driver.answer(answers[choice % len(answers)])

    @precondition(lambda self: self.driver is not None and self.driver.outcome is not None)
    @rule()
    def deal_again(self) -> None:
        assert self.driver is not None
        follows_from_its_log(self.driver)
        self.watched = 0
        self.driver = following(self.driver, self.deck(self.driver.setup.number + 1))

    @invariant()
    def all_is_well(self) -> None:
        if self.driver is not None:
            watch(self.driver, self.watched)
            self.watched = len(self.driver.deal.events)


def follows_from_its_log(driver: Driver) -> None:
    """Replay a finished deal from its answers, and from its record."""
    again = replay(driver.setup, [asked.answer for asked in driver.answered])
    assert again.deal.events == driver.deal.events
    assert again.digest() == driver.digest()
    record = json.loads(as_line(record_of(driver)))
    assert check(record, EVERY) == []
    recorded = replay(*setup_from(record, EVERY))
    assert recorded.deal.events == driver.deal.events
    assert record_of(recorded) == record


def run_machine(ruleset: Ruleset[Any], examples: int, steps: int, phases: Sequence[Phase]) -> None:
    machine = type("Machine", (SessionMachine,), {"ruleset": ruleset})
    how = settings(max_examples=examples, stateful_step_count=steps, phases=phases)
    run_state_machine_as_test(machine, settings=how)


@every_ruleset
def test_a_session_keeps_every_promise_at_every_step(ruleset: Ruleset[Any]) -> None:
    run_machine(ruleset, 5, 30, (Phase.generate,))


@pytest.mark.soak
@every_ruleset
def test_long_sessions_keep_every_promise_at_every_step(ruleset: Ruleset[Any]) -> None:
    run_machine(ruleset, LONG_SESSIONS, 80, (Phase.generate, Phase.shrink))
    count(sessions_by_the_rules=LONG_SESSIONS)


@every_ruleset
def test_computers_play_every_game_with_every_number_of_seats(ruleset: Ruleset[Any]) -> None:
    options, player = ruleset.choose({}), player_for(ruleset)
    for seats in allowed_seats(ruleset, options):
        for record in simulate(ruleset, options, seats, 3, "harness", player):
            assert check(record, EVERY) == []
            assert ruleset.tricks or record["tricks"] == []
