"""Two minimal games, to test scores, lives and matches at a table."""

from dataclasses import replace
from operator import attrgetter

from pydantic import Field

from game.core.cards import PIQUET_32
from game.core.deal import Deal
from game.core.options import Options
from game.core.parts import Computer
from game.core.questions import Choose
from game.core.rulesets import Catalogue, Outcome, Progress, Ruleset, Tally
from game.games.catalogue import CATALOGUE
from game.kits.points.options import SCORE, PointOptions, equal_dealing, points_end

OUT = -1
LIVES = 2


async def race(deal: Deal, rules: PointOptions) -> Outcome:
    """Everyone says how many steps they take, and scores them."""
    deal.shuffle()
    for seat in deal.everybody():
        steps = await deal.ask(seat, Choose("steps", ("none", "one", "two"), "none"))
        deal.score(seat, ("none", "one", "two").index(steps), "steps")
    return Outcome(deal.after(deal.dealer))


class IslandOptions(Options):
    """Options: how many matches make an evening, and whether a life has a price."""

    matches: int = Field(default=1, ge=1, le=9)
    price: int = Field(default=0, ge=0, le=9)


async def island(deal: Deal, rules: IslandOptions) -> Outcome:
    """Everyone still there swims or drowns; the last one left wins the match."""
    deal.shuffle()
    there = [seat for seat in deal.everybody() if deal.tallies["lives"][seat] != OUT]
    if len(there) < 2:
        there = list(deal.everybody())
        for seat in there:
            deal.set_tally("lives", seat, LIVES)
    for seat in deal.everybody():
        if seat not in there:
            deal.sit_out(seat)
    for seat in there:
        if await deal.ask(seat, Choose("swim", ("swim", "drown"), "swim")) == "drown":
            deal.set_tally("lives", seat, deal.tallies["lives"][seat] - 1)
            deal.pay(seat, rules.price, "life")
    left = [seat for seat in there if deal.tallies["lives"][seat] != OUT]
    if len(left) == 1:
        deal.collect(left[0], deal.bank.pot, "survivor")
    return Outcome(deal.after(deal.dealer), match_over=len(left) == 1)


def matches_end(options: IslandOptions, progress: Progress) -> str:
    return "matches-played" if progress.matches >= options.matches else ""


RACE = Ruleset(
    id="toy-race",
    family="toy",
    revision=1,
    options=PointOptions,
    script=race,
    least_seats=2,
    most_seats=6,
    best_seats=3,
    pack=lambda _options, _seats: PIQUET_32,
    pot=False,
    tricks=False,
    tallies=(SCORE,),
    reason_to_end=points_end,
)
FAIR_RACE = replace(RACE, id="toy-fair-race", reason_to_end=equal_dealing)
ISLAND = Ruleset(
    id="toy-island",
    family="toy",
    revision=1,
    options=IslandOptions,
    script=island,
    least_seats=2,
    most_seats=6,
    best_seats=3,
    pack=lambda _options, _seats: PIQUET_32,
    tricks=False,
    tallies=(Tally("lives", OUT, keeps=False, at_first=attrgetter("lives")),),
    reason_to_end=matches_end,
    absent="computer_plays",
    computer=Computer(card_play=frozenset({"swim"})),
)
TOYS = Catalogue(*CATALOGUE, RACE, FAIR_RACE, ISLAND)
