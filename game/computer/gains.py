"""The gain of a seat in a deal, in chips, so that players of any game can compare answers."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.driver import Driver, tallies_before


def gain(driver: Driver, seat: int) -> float:
    """Return what a finished deal has brought a seat.

    Its chips, an equal share of what the pot and the reserve have grown by, and how much further its tallies are ahead
    of those of the others.
    """
    before, after = driver.setup.before, driver.after
    grown = after.pot + after.reserve - before.pot - before.reserve
    chips = after.seats[seat] - before.seats[seat] + grown / len(after.seats)
    return chips + (tallies(driver, seat) if driver.tallies_after else 0.0)


def counted(driver: Driver, seat: int) -> float:
    """Return what a finished deal has brought a seat in what people count there.

    The tallies where there are any, such as points, by how much further it is ahead of the others; else chips. What a
    point costs is not counted besides: so it is the points that are told, whatever they are played for.
    """
    return tallies(driver, seat) if driver.tallies_after else gain(driver, seat)


def tallies(driver: Driver, seat: int) -> float:
    """Return how much further a seat's tallies are ahead of the others' than before the deal."""
    first, now = tallies_before(driver.setup), driver.tallies_after
    return sum(
        tally.worth * (ahead(now[tally.name], seat) - ahead(first[tally.name], seat))
        for tally in driver.setup.ruleset.tallies
    )


def ahead(values: Sequence[int], seat: int) -> float:
    """Return how far a seat is ahead of the others, on average."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)
