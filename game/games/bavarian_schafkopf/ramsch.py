"""Ramsch: everybody for themselves, and the most card points pay (section 7)."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.cards import Card
from game.core.deal import Deal
from game.core.ordering import follow
from game.games.bavarian_schafkopf.doubling import factor_of
from game.games.bavarian_schafkopf.games import first_ranking
from game.games.bavarian_schafkopf.options import BavarianOptions
from game.kits.points.counting import points_by_seat
from game.kits.points.settlement import score_sides
from game.kits.tricks.play import play_all

RAMSCH = "ramsch"
RAMSCH_LOST, DURCHMARSCH = "ramsch-lost", "durchmarsch"


async def play_ramsch(deal: Deal, rules: BavarianOptions) -> None:
    """Play all tricks and settle."""
    deal.announce(RAMSCH)
    deal.unmark_all("passed")
    deal.mark("game", RAMSCH)
    deal.rank_cards(first_ranking(deal.pack))
    await play_all(deal, follow)
    settle_ramsch(deal, rules)


class Reckoned(NamedTuple):
    """Who loses or has taken every trick, what it costs, how many had no trick, and what each seat wins or loses."""

    what: str
    seat: int
    value: int
    virgins: int
    shares: Sequence[int]


def reckon(tricks: Sequence[int], loser: int, rules: BavarianOptions, factor: int) -> Reckoned:
    """Reckon a Ramsch from everybody's tricks: the loser pays each, but all tricks win like a Solo (G24 to G27)."""
    seats = len(tricks)
    if rules.durchmarsch and tricks[loser] == sum(tricks):
        value = rules.tariff_solo * factor
        return Reckoned(DURCHMARSCH, loser, value, 0, _against(loser, value, seats))
    virgins = tricks.count(0) if rules.jungfrau else 0
    value = (rules.tariff_ruf * factor) << virgins
    return Reckoned(RAMSCH_LOST, loser, value, virgins, _against(loser, -value, seats))


def settle_ramsch(deal: Deal, rules: BavarianOptions) -> None:
    """Announce who pays, and settle."""
    loser = worst(deal)
    reckoned = reckon(deal.taken, loser, rules, factor_of(deal))
    points = points_by_seat(deal.tricks, deal.seats, deal.ordering)[loser]
    deal.announce(reckoned.what, loser, points=points, value=reckoned.value, virgins=reckoned.virgins)
    score_sides(deal, reckoned.shares, reckoned.what, rules.point_value)


def _against(one: int, value: int, seats: int) -> list[int]:
    return [value * (seats - 1) if seat == one else -value for seat in range(seats)]


def worst(deal: Deal) -> int:
    """Return who has the most card points, of several the most tricks, then the highest trump in them (G25)."""
    points, ordering = points_by_seat(deal.tricks, deal.seats, deal.ordering), deal.ordering

    def highest(seat: int) -> int:
        taken: list[Card] = [card for trick in deal.tricks if trick.winner == seat for _, card in trick.plays]
        return max(map(ordering.strength, filter(ordering.is_trump, taken)), default=-1)

    return max(deal.everybody(), key=lambda seat: (points[seat], deal.taken[seat], highest(seat)))
