"""Matches between players: every deal is played in every seating, so that the luck of the cards cancels out."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.computer.evaluate import error, mean
from game.computer.gains import gain
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.options import Options
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.view import Player
from game.core.visibility import view_of


@dataclass(frozen=True, slots=True)
class Match:
    """The parameters of a match: the rules, the players in the order of their seats, the deals, and the random seed.

    `pot` lies on the table before every deal; `None` keeps what the first seating of the previous deal has left.
    """

    ruleset: Ruleset[Any]
    options: Options
    players: Sequence[Player]
    deals: int
    seed: str
    pot: int | None = None

    def play(self) -> Iterator[Sequence[float]]:
        """Yield each player's average gain per deal over the seatings.

        Raises `Refused` for a number of players that the rules do not allow.
        """
        seats = len(self.players)
        self.ruleset.check_seats(self.options, seats)
        before, carry = self._before(Balances.opening(seats)), dict[str, int]()
        for number in range(1, self.deals + 1):
            dealt = [self._deal(number, before, carry, shift) for shift in range(seats)]
            yield [
                sum(gain(driver, (place + shift) % seats) for shift, driver in enumerate(dealt)) / seats
                for place in range(seats)
            ]
            before, carry = self._before(dealt[0].after), dict(dealt[0].outcome.carry if dealt[0].outcome else {})

    def _before(self, after: Balances) -> Balances:
        """Return opening balances without debts, with the configured pot."""
        nobody = (0,) * len(self.players)
        return after._replace(seats=nobody) if self.pot is None else Balances(pot=self.pot, seats=nobody)

    def _deal(self, number: int, before: Balances, carry: Mapping[str, int], shift: int) -> Driver:
        """Play a deal with all players shifted by `shift` seats."""
        seats = len(self.players)
        deck = Seal(secret_from(f"{self.seed}|{number}"))
        driver = Driver(Setup(self.ruleset, self.options, number, number % seats, before, deck, carry))
        while driver.outcome is None:
            place = (driver.seat - shift) % seats
            rng = random.Random(f"{self.seed}|{number}|{len(driver.given)}")  # noqa: S311
            driver.answer(self.players[place].choose(view_of(driver, driver.seat), rng))
        return driver


def summary(brought: Sequence[Sequence[float]]) -> Sequence[tuple[float, float]]:
    """Return for each player the mean per deal and its standard error."""
    return [(mean(values), error(values)) for values in zip(*brought, strict=True)]
