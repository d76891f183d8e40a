"""The gain of a seat in a deal, so that players of any game can compare answers, and what else an answer brings."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from game.core.driver import Driver, tallies_before
from game.core.lines import Line
from game.core.view import View


def gain(driver: Driver, seat: int) -> float:
    """Return a seat's gain from a finished deal.

    Its chips, an equal share of the growth of pot and reserve, and the growth of its lead in tallies.
    """
    before, after = driver.setup.before, driver.after
    grown = after.pot + after.reserve - before.pot - before.reserve
    chips = after.seats[seat] - before.seats[seat] + grown / len(after.seats)
    return chips + (tallies(driver, seat) if driver.tallies_after else 0.0)


def counted(driver: Driver, seat: int) -> float:
    """Return a seat's gain from a finished deal in the unit that people count in.

    The growth of its lead in tallies such as points, if there are any; else chips. The price of a point is not added,
    so the gain is in points, whatever they are played for.
    """
    return tallies(driver, seat) if driver.tallies_after else gain(driver, seat)


class Parted(NamedTuple):
    """A seat's gain in the parts that people read: its `own` result, as the history has it, and a share of the pot.

    In a game with tallies the own result is the growth of its lead, and there is no share.
    """

    own: float
    share: float


def parted(driver: Driver, seat: int) -> Parted:
    """Return a seat's gain from a finished deal as `counted` does, in its parts."""
    whole = counted(driver, seat)
    own = whole if driver.tallies_after else float(driver.after.seats[seat] - driver.setup.before.seats[seat])
    return Parted(own, whole - own)


def tallies(driver: Driver, seat: int) -> float:
    """Return the growth of a seat's lead in tallies since the start of the deal."""
    first, now = tallies_before(driver.setup), driver.tallies_after
    return sum(
        tally.worth * (ahead(now[tally.name], seat) - ahead(first[tally.name], seat))
        for tally in driver.setup.ruleset.tallies
    )


def ahead(values: Sequence[int], seat: int) -> float:
    """Return a seat's average lead over the others."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


class Brought(NamedTuple):
    """An answer's gain in a world, the number of tricks its seat has taken, and facts of the game (`outlook`).

    `won` is how likely its seat comes out ahead by it, from 0 to 1; `None` if that says nothing about the answer.
    """

    gain: float
    tricks: int = 0
    facts: Mapping[str, float] = {}
    won: float | None = None


def brought_by(driver: Driver, seat: int) -> Brought:
    """Return what a finished deal brings a seat."""
    whole, outlook = counted(driver, seat), driver.setup.ruleset.telling.outlook
    return Brought(whole, driver.deal.taken[seat], outlook(driver.deal, seat), float(whole > 0))


def gains_of(results: Mapping[Any, Sequence[Brought]]) -> dict[Any, list[float]]:
    """Return the gains alone of what answers bring."""
    return {answer: [each.gain for each in brought] for answer, brought in results.items()}


def stake_in(gains: Mapping[Any, Sequence[float]]) -> float:
    """Return the average absolute gain of a deal, whatever is answered; 0 if no gains are known."""
    every = [abs(gain) for each in gains.values() for gain in each]
    return sum(every) / len(every) if every else 0.0


@runtime_checkable
class Foresees(Protocol):
    """A game's own player that knows what answers bring, in chips, and what to say about the hand as a whole."""

    def brought(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
        """Return what each answer brings, in one world or in many, the same worlds for all; empty if unknown."""
        ...

    def plan(self, view: View) -> Line | None:
        """Return what the player has in mind with the hand; `None` if there is nothing to say."""
        ...


@runtime_checkable
class Weighs(Protocol):
    """A game's own player that knows only the gains of answers better than playouts do."""

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Return each answer's gains, in one world or in many, the same worlds for all."""
        ...
