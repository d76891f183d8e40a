"""Tables in memory, on a stopped clock."""

import random
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

from bot.operations.emojis import drawn_signs
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from game.table.ports import Place, Timings
from game.table.state import Opening, Terms
from game.table.table import Table, TableServices
from game.table.tables import Tables
from tests.clock import HandClock
from tests.memory_journal import Nobody
from tests.tables import MemoryJournal, random_player

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hans", "Ida", "Jörg")
EMOJIS = {sign.shows: f"<:{sign.name}:{10**18 + place}>" for place, sign in enumerate(drawn_signs())}


async def open_table(
    ruleset: str,
    seats: int,
    options: Mapping[str, bool | int | str] | None = None,
    *,
    names: Sequence[str] = NAMES,
    computers: int = 0,
    catalogue: Catalogue = CATALOGUE,
    language: str = "de",
) -> Table:
    """Open a table for people 1, 2, 3 … and computers."""
    tables = Tables(TableServices(catalogue, MemoryJournal(), HandClock(), Nobody(), random_player, Timings()))
    terms = Terms(ruleset=ruleset, options=options or {}, turn_seconds=60, language=language)
    table = await tables.open(Opening(Place(10, 20), 1, names[0], terms, computers))
    for user in range(2, seats - computers + 1):
        await table.seating.join(user, names[user - 1])
    return table


async def answer_any(table: Table, rng: random.Random) -> None:
    """Answer the open question at random, for the player who is asked."""
    driver = table.driver
    assert driver is not None
    assert driver.question is not None
    answer: Any = rng.choice(driver.question.answers)
    await answer_open(table, driver.question.write(answer))


async def answer_open(table: Table, answer: str) -> None:
    """Answer the open question for the player who is asked, in the notation of records."""
    asked = table.asked_seat
    assert asked is not None
    assert asked.user is not None
    await table.answer(asked.user, table.state.deal, table.question_number, answer)


async def all_press_next(table: Table) -> None:
    """Have everyone ask for the next deal until it begins."""
    for seat in table.state.seats:
        if seat.user is not None and table.state.phase in {"pause", "waiting"}:
            await table.next_deal(seat.user)


async def states(table: Table, deals: int, rng: random.Random) -> AsyncIterator[Table]:
    """Play deals with random answers; yield at every state of the table, including the lobby and the end."""
    yield table
    await table.start(1)
    while not table.over:
        yield table
        if table.state.phase == "playing":
            await answer_any(table, rng)
        elif table.state.deal >= deals:
            await table.stop(1)
        else:
            await all_press_next(table)
    yield table
