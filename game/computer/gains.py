"""The gain of a seat in a deal, in chips, so that players of any game can compare answers."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.driver import Driver, tallies_before


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
