# pyright: reportPrivateUsage=false
"""Sessions in the states that several tests begin with."""

import asyncio
import dataclasses
import random
from collections.abc import Callable
from typing import Any

from game.computer import EVEN
from game.computer.player import asked
from game.core.questions import Question
from game.core.rulesets import Catalogue, Ruleset
from game.core.shuffle import RoundSeal, secret_from
from game.core.view import View
from game.games.lupfen import LIECHTENSTEIN
from game.table.occasion import EveningTable
from game.table.ports import Place
from game.table.state import Opening, Terms
from tests.game.games.strategies import allowed_seats, random_options
from tests.tables import ANNA, CHANNEL, CLARA, NAMES, SERVER, Room


async def seated(ruleset: Ruleset[Any], seed: int, computers: int = 0) -> Room:
    """Open a table by random house rules, with the best number of seats."""
    rng = random.Random(seed)
    options = random_options(ruleset, rng)
    while not (counts := [seats for seats in allowed_seats(ruleset, options) if seats <= len(NAMES)]):
        options = random_options(ruleset, rng)
    computers = min(computers, ruleset.most_seats - 1)
    people = max(1, rng.choice(counts) - computers)
    room = Room(seed=seed)
    await room.open(people, computers, ruleset=ruleset.id, **options.model_dump())
    return room


def people_play(room: Room) -> bool:
    """Whether a person is in the deal; otherwise it is played out quickly, which everyone can see."""
    return any(room.driver.deal.active[number] and seat.user for number, seat in enumerate(room.state.playing))


def with_script(script: Any, revision: int = LIECHTENSTEIN.revision) -> Catalogue:
    return Catalogue(dataclasses.replace(LIECHTENSTEIN, script=script, revision=revision))


async def until_asked(room: Room, user: int) -> None:
    """Let the others join whatever they can, and computers and pauses pass, until a person is asked."""
    while room.asked != user:
        seat = room.table.asked_seat
        if seat and seat.user and not seat.away:
            await room.answer("join" if "join" in room.offered else "")
        else:
            await room.next_thing()


async def make_away(room: Room, user: int = CLARA) -> int:
    """Let a person lift, and then miss the price and the first card; return that person."""
    await until_asked(room, user)
    await room.answer("lift")
    while not room.seat(user).away:
        await until_asked(room, user)
        await room.wait(60)
    return user


SEATS = [(ANNA, "Anna"), (None, ""), (None, "")]


async def on_the_way(*others: tuple[int, str]) -> Room:
    """Return a table of a round with Anna, others and computers, three in all, before its first deal."""
    room, seats = Room(), [SEATS[0], *others, *SEATS[1 + len(others) :]]
    opening = Opening(
        place=Place(SERVER, CHANNEL),
        host=0,
        host_name="",
        terms=Terms(ruleset="lupfen-liechtenstein", turn_seconds=60),
        occasion=EveningTable(mark="2abc/1/1", packs=RoundSeal(secret_from("a round")), most=3),
        seats=seats,
    )
    room._table = await room.tables.open(opening)
    return room


async def at_an_evening(*others: tuple[int, str]) -> Room:
    """Return such a table, whose first deal is running."""
    room = await on_the_way(*others)
    await room.wait(room.timings.walk - 1)
    assert room.state.phase == "lobby", "people need time to get to their table"
    await room.wait(1)
    return room


class Thinks:
    """A player that answers by a function, once released if it `waits`; `asked` records the questions."""

    def __init__(self, by: Callable[[Question[Any]], Any], *, waits: bool = True) -> None:
        self.by = by
        self.asked: list[tuple[View, str, str]] = []
        self.may_go_on = asyncio.Event()
        self.stopped = 0
        if not waits:
            self.may_go_on.set()

    async def choose(self, view: View, level: str, chance: int, persona: str = EVEN) -> Any:
        self.asked.append((view, level, persona))
        try:
            await self.may_go_on.wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return self.by(asked(view))
