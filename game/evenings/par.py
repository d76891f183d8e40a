"""The par: the results of strong computers with the cards of a round, at a hidden table of their own.

It is played deal by deal like every table of the round: chips, tallies and carried values persist between deals.
"""

from collections.abc import Sequence
from typing import Any

from game.computer.levels import STRONG
from game.core.driver import Driver, Setup, replay
from game.core.errors import BrokenRules
from game.core.record import record_of, results_of
from game.core.rulesets import Ruleset
from game.core.shuffle import RoundSeal
from game.evenings.parts import Plan, RoundTable
from game.evenings.tables import brought_home
from game.table.between_deals import NextDeal, after_deal, ended, next_deal
from game.table.lineup import with_computer
from game.table.occasion import EveningTable
from game.table.state import TableState, Terms

Answers = Sequence[Sequence[str]]
"""The answers of each deal so far, in order."""


class ParTable:
    """A table of strong computers for a round of `plan`, with the packs of `seal`."""

    def __init__(self, plan: Plan, ruleset: Ruleset[Any], seal: RoundSeal) -> None:
        self._ruleset = ruleset
        state = TableState(
            table="",
            server=0,
            channel=0,
            host=0,
            draw=0,
            secret="",
            terms=Terms(ruleset=plan.ruleset, language=plan.language, options=plan.options, level=STRONG),
            occasion=EveningTable(mark="", packs=seal, most=plan.deals),
        )
        for _ in range(plan.size):
            state = with_computer(state, plan.size)
        self._state = state
        self.results: list[tuple[int, ...]] = []

    @property
    def deal(self) -> int:
        """The number of the next deal."""
        return self._state.deal + 1

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self._state.all_dealt

    def setup(self) -> Setup:
        """Return the setup of the next deal."""
        return next_deal(self._state, self._ruleset)

    def take(self, driver: Driver) -> None:
        """Record a finished deal; after the last one the pot is shared."""
        if driver.outcome is None:
            raise BrokenRules("a deal of a par is not over")
        self.results.append(tuple(results_of(record_of(driver))))
        state = self._state.replace(playing=self._state.seats, deal=self.deal)
        ready = NextDeal("", "computer_plays")
        state = after_deal(state, driver.after, driver.tallies_after, driver.outcome, ready)
        if state.all_dealt:
            share = self._ruleset.leftover(self._ruleset.choose(state.terms.options))
            state, _ = ended(state, "deals-played", share_pot=share)
        self._state = state

    def replay(self, answers: Answers) -> None:
        """Replay deals; raises `Refused` or `BrokenRules` if their rules have changed since."""
        for given in answers:
            self.take(replay(self.setup(), given))

    def home(self) -> tuple[int, ...]:
        """Return each seat's result, once the round is over."""
        return brought_home(RoundTable(number=0, seats=()), self._state, self._ruleset).results
