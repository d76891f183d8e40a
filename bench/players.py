"""How long computer players think, what they win from each other, and how long they block the event loop.

Times are processor time, so that other programs disturb little. Matches are duplicate: every deal is played in every
seating. `PLAYERS_DEALS` in the environment is the number of deals; few by default, so that everything takes about a
quarter of an hour on two cores. Requirements within 2,000 deals are proved by the soak runs; here they are estimated
from the deals played. Figures in chips are lower bounds: the mean minus two standard errors.
"""

import asyncio
import os
import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, cycle, islice, product
from typing import Any

from bench.deals import answer, dealt
from bench.declared import NO_GOALS, figures, play
from bench.figures import Figure, Goal, Mean, at_least, at_most
from bench.levels import (
    EVEN_WITHIN,
    LUPFEN_BARS,
    REPLY_POTS,
    SKAT_OVERBID,
    SKAT_WON,
    LearntReply,
    ThoughtReply,
    alone,
    declared_games,
    ended,
    reference,
    reply_bar,
)
from bot.thinking.pool import SearchPool
from game.computer import BEGINNER, LEVELS, Player, player_of
from game.computer.levels import CLUB, STRONG
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.games.skat import SKAT
from game.games.skat.script import LOST, OVERBID, WON
from research.entry.solver import has_compiler

DEALS = int(os.environ.get("PLAYERS_DEALS", "100"))
VIEWS = 40
"""Questions searched per ruleset."""
A_DEAL = 4
"""Questions taken from one deal."""
AT_MOST = 2_000
"""A level must be shown to beat the one below within this many deals."""
LUPFEN_DEALS = 15
"""Lupfen is played for this many times as many deals: it is quick, and these bounds are in chips."""
LEARNT_FROM = 8_000_000
"""The deals from which a reply's entry is learnt, in half a minute."""
SKAT_GAMES = 2
"""Games declared in Skat per deal of a match."""
SKAT_ALIKE: Mapping[str, Goal] = {
    "declared won": at_least(0.8),
    "grand won": at_least(0.88),
    "passed in": at_most(0.08),
    "score": at_least(24),
}
"""The goals of three Strong among themselves in Skat."""
THOUGHTS = 24
BEAT = 0.001


def measure(deals: int = DEALS, each: int = VIEWS, rulesets: Iterable[Ruleset[Any]] = tuple(CATALOGUE)) -> list[Figure]:
    """Measure every ruleset with its best number of seats, and the known results of Lupfen and Skat."""
    chosen = list(rulesets)
    thought = [figure for ruleset in chosen for figure in thinking(ruleset, each)]
    loop = stall()
    tasks = [partial(matches, ruleset.id, deals) for ruleset in chosen]
    tasks += [partial(task, seats, deals) for seats in LUPFEN_BARS for task in (lupfen_bar, references, replies)]
    tasks += [partial(skat, deals)]
    tasks += [
        partial(alike, *of_level, deals) for of_level in product(("skat", "schafkopf", "bavarian-schafkopf"), LEVELS)
    ]
    with ProcessPoolExecutor() as processes:
        won = [figure for found in processes.map(call, tasks) for figure in found]
    return [*thought, loop, *won]


def call(task: Callable[[], list[Figure]]) -> list[Figure]:
    """Run one of the tasks distributed among processes."""
    return task()


# time


def thinking(ruleset: Ruleset[Any], each: int) -> Iterator[Figure]:
    """Return how long the searching levels think, in milliseconds."""
    looked_at = views(ruleset, each)
    longest = 0.0
    for level in (CLUB, STRONG):
        player = player_of(level, ruleset)
        spent = sorted(_seconds(player, view, number) * 1_000 for number, view in enumerate(looked_at))
        longest = max(longest, spent[-1])
        p50, p99 = (spent[int(len(spent) * part)] for part in (0.5, 0.99))
        yield Figure(f"{ruleset.id} {level}, p99", p99, "ms", at_most(100), {"p50": p50, "worst": spent[-1]})
    yield Figure(f"{ruleset.id}, longest thought", longest, "ms", at_most(250))


def _seconds(player: Any, view: View, number: int) -> float:
    started = time.process_time()
    player.choose(view, random.Random(number))  # noqa: S311
    return time.process_time() - started


def views(ruleset: Ruleset[Any], number: int) -> Sequence[View]:
    """Collect questions with a choice from deals between beginners, a few per deal."""
    players, found = [player_of(BEGINNER, ruleset)], list[View]()
    for deal in count():
        driver, met = dealt(ruleset, ruleset.id, deal), list[View]()
        while driver.question is not None:
            if len(driver.question.answers) > 1:
                met.append(view_of(driver, driver.seat))
            answer(driver, players, f"{ruleset.id}|{deal}")
        found += random.Random(deal).sample(met, min(A_DEAL, len(met)))  # noqa: S311
        if len(found) >= number:
            break
    return found[:number]


# chips


def matches(name: str, deals: int) -> list[Figure]:
    """Return what the searching levels each win among beginners in a ruleset."""
    ruleset = CATALOGUE.find(name)
    beginner, club, strong = (player_of(level, ruleset) for level in LEVELS)
    most, some = (alone(one, beginner, ruleset, deals, ruleset.best_seats) for one in (strong, club))
    among = f"{name} {{}} among beginners"
    return [
        _in_errors(among.format(STRONG), most, at_least(3)),
        _in_errors(among.format(CLUB), some, at_least(0)),
        _in_errors(f"{name}, {STRONG} less {CLUB}", most.less(some), at_least(0)),
    ]


def _in_errors(name: str, won: Mean, goal: Goal) -> Figure:
    return Figure(name, won.errors(AT_MOST), "errors", goal, {"chips": won.value, "error": won.error, "deals": won.of})


def _in_chips(name: str, won: Mean, goal: Goal) -> Figure:
    return _in_errors(name, won, goal)._replace(value=won.least, unit="chips")


def lupfen_bar(seats: int, deals: int) -> list[Figure]:
    """Return what Strong wins among beginners in Lupfen, minus two standard errors."""
    strong, beginner = (player_of(level, LIECHTENSTEIN) for level in (STRONG, BEGINNER))
    won = alone(strong, beginner, LIECHTENSTEIN, deals * LUPFEN_DEALS, seats)
    return [_in_chips(f"{LIECHTENSTEIN.family}, {seats} seats", won, at_least(LUPFEN_BARS[seats]))]


def references(seats: int, deals: int) -> list[Figure]:
    """Return bounds, two standard errors away, on how much Strong and the reference win from each other in Lupfen."""
    strong, other, within = player_of(STRONG, LIECHTENSTEIN), reference(), EVEN_WITHIN[seats]
    mine = alone(strong, other, LIECHTENSTEIN, deals * LUPFEN_DEALS, seats)
    theirs = alone(other, strong, LIECHTENSTEIN, deals, seats)
    name = f"{LIECHTENSTEIN.family}, {seats} seats, {{}} alone"
    return [
        _in_chips(name.format(STRONG), mine, at_least(-within)),
        _in_chips(name.format("reference"), theirs, at_most(within)),
    ]


def replies(seats: int, deals: int) -> list[Figure]:
    """Return the sure gain of a player that knows how Strong plays in Lupfen, at an empty pot and at a large one."""
    found = list[Figure]()
    for pot in (0, REPLY_POTS[seats]):
        players: dict[str, Player] = {"thought": ThoughtReply()}
        if has_compiler():
            players["learnt"] = LearntReply(seats, LEARNT_FROM, antes_alone=not pot)
        for name, player in players.items():
            strong = player_of(STRONG, LIECHTENSTEIN)
            won = alone(player, strong, LIECHTENSTEIN, deals, seats, pot)
            named = f"{LIECHTENSTEIN.family}, {seats} seats, pot {pot}, {name} reply"
            found.append(_in_chips(named, won, at_most(reply_bar(pot, seats))))
    return found


def skat(deals: int) -> list[Figure]:
    """Return how Strong's declared games in Skat against Clubs end, as bounds two standard errors away."""
    games = declared_games(deals * SKAT_GAMES)
    parts = {"games": len(games), **{reason: games.count(reason) for reason in (WON, LOST, OVERBID)}}
    won, overbid = ended(games, WON).least, ended(games, OVERBID).least
    return [
        Figure("skat, declared games won", won, "of 1", at_least(SKAT_WON), parts),
        Figure("skat, declared games overbid", overbid, "of 1", at_most(SKAT_OVERBID), parts),
    ]


def alike(name: str, level: str, deals: int) -> list[Figure]:
    """Return how players of one level fare among themselves, on the same deals for each level."""
    ruleset = CATALOGUE.find(name)
    games = [play(ruleset, [player_of(level, ruleset)], deal, "alike") for deal in range(deals)]
    goals = SKAT_ALIKE if (name, level) == (SKAT.id, STRONG) else NO_GOALS
    return [*figures(f"{name}, all {level}", ruleset, games, goals)]


# the event loop


def stall() -> Figure:
    """Return the longest time that searching processes block the event loop, in milliseconds."""
    return Figure("loop blocked by thinking", asyncio.run(_longest_stall()) * 1_000, "ms", at_most(5))


async def _longest_stall() -> float:
    pool = SearchPool(2)
    looked_at = [view for ruleset in CATALOGUE for view in views(ruleset, A_DEAL)[:1]]
    await asyncio.gather(*(worker.started() for worker in pool.workers))
    beating = asyncio.create_task(_beats())
    for view in islice(cycle(looked_at), THOUGHTS):
        await pool.choose(view, STRONG, 1)
    beating.cancel()
    await pool.close()
    return max(await beating)


async def _beats() -> list[float]:
    """Record the processor time that this thread spends between two beats."""
    spent = [0.0]
    try:
        while True:
            started = time.thread_time()
            await asyncio.sleep(BEAT)
            spent.append(time.thread_time() - started)
    except asyncio.CancelledError:
        return spent
