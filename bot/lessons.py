"""The steps of a course, each at a table of its own at which one person plays alone."""

import asyncio
from typing import Any, Final

from bot.alone import AloneTables
from game.computer import BEGINNER
from game.core.errors import Refused
from game.core.parts import Step
from game.core.rulesets import Ruleset
from game.lessons import advised, course_of, given, setup_of
from game.table.alone import Sitting, begun, company, new_id
from game.table.computers import LEARNER
from game.table.occasion import Lesson
from game.table.table import Table
from game.table.upkeep import Locks

_MAKING: Final = Locks()


async def steps_of(ruleset: Ruleset[Any]) -> tuple[Step, ...]:
    """Return the steps of a game's course, in order; those who ask while they are made wait together."""
    async with _MAKING.of(ruleset.id):
        return await asyncio.to_thread(course_of, ruleset)


async def begin_step(tables: AloneTables, ruleset: Ruleset[Any], number: int, user: int, name: str) -> Table:
    """Open a table in the position of a step, from 0; raises `Refused`: `old-button`, `database-refuses`."""
    steps = await steps_of(ruleset)
    if not 0 <= number < len(steps):
        raise Refused("old-button")
    step = steps[number]
    setup = setup_of(ruleset, step)
    sitting = Sitting(user, LEARNER, company(name, LEARNER, len(setup.before.seats)))
    return await tables.open(begun(new_id(Lesson), setup, sitting, BEGINNER, Lesson(step=number), (*step.answers,)))


async def step_at(table: Table) -> tuple[Step, int, int]:
    """Return a table's step, its number and how many there are; raises `Refused("old-button")` for a lost one."""
    number, steps = table.state.at(Lesson).step, await steps_of(table.ruleset)
    if number >= len(steps):
        raise Refused("old-button")
    return steps[number], number, len(steps)


async def play_out(tables: AloneTables, table: Table, step: Step) -> str:
    """Let the deal of a step come to its end once the learner has answered; return the answer, empty before it."""
    while table.driver and table.driver.question is not None and given(table.driver, step):
        await tables.answer(table, table.state.deal, table.question_number, advised(table.driver))
    return given(table.driver, step) if table.driver else ""
