"""Ramsch: everybody for themselves, and the most card points pay (section 7)."""

from game.core.cards import Card
from game.core.deal import Deal
from game.core.tricks import follow
from game.games.bavarian_schafkopf.doubling import factor_of
from game.games.bavarian_schafkopf.options import BavarianOptions
from game.kits.points.counting import points_by_seat
from game.kits.points.settlement import score_sides
from game.kits.tricks.play import play_trick

RAMSCH = "ramsch"
RAMSCH_LOST, DURCHMARSCH = "ramsch-lost", "durchmarsch"


async def play_ramsch(deal: Deal, rules: BavarianOptions) -> None:
    """Play all tricks and settle."""
    deal.announce(RAMSCH)
    for seat in deal.everybody():
        deal.unmark("passed", seat)
    deal.mark("game", RAMSCH)
    deal.lead(deal.players()[0])
    while deal.hands[deal.leader]:
        await play_trick(deal, follow)
    settle_ramsch(deal, rules)


def settle_ramsch(deal: Deal, rules: BavarianOptions) -> None:
    """Let the loser pay everybody, doubled for each player without a trick; all tricks win like a Solo (G24 to G27)."""
    factor, seats = factor_of(deal), deal.seats
    everything = next((seat for seat in deal.players() if deal.taken[seat] == len(deal.tricks)), None)
    if everything is not None and rules.durchmarsch:
        value = rules.tariff_solo * factor
        deal.announce(DURCHMARSCH, everything, value=value)
        score_sides(deal, _against(everything, value, seats), DURCHMARSCH, rules.point_value)
        return
    loser = worst(deal)
    virgins = sum(not taken for taken in deal.taken) if rules.jungfrau else 0
    value = (rules.tariff_ruf * factor) << virgins
    points = points_by_seat(deal.tricks, seats, deal.ordering)[loser]
    deal.announce(RAMSCH_LOST, loser, points=points, value=value, virgins=virgins)
    score_sides(deal, _against(loser, -value, seats), RAMSCH_LOST, rules.point_value)


def _against(one: int, value: int, seats: int) -> list[int]:
    return [value * (seats - 1) if seat == one else -value for seat in range(seats)]


def worst(deal: Deal) -> int:
    """Return who has the most card points, of several the most tricks, then the highest trump in them (G25)."""
    points, ordering = points_by_seat(deal.tricks, deal.seats, deal.ordering), deal.ordering

    def highest(seat: int) -> int:
        taken: list[Card] = [card for trick in deal.tricks if trick.winner == seat for _, card in trick.plays]
        return max(map(ordering.strength, filter(ordering.is_trump, taken)), default=-1)

    return max(deal.everybody(), key=lambda seat: (points[seat], deal.taken[seat], highest(seat)))
