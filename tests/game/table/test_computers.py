"""Computers at a table: they compute during their visible thinking time, and in any case the table goes on."""

import asyncio
import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from game.computer import player_for
from game.core.questions import Question
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN
from game.table.computers import Computers
from game.table.seat import Seat
from tests.game.games.support import Game, begin
from tests.game.table.sessions import Thinks

STRONG = Seat(id=0, user=None, name="Ada", level="strong", persona="bold")


def too_long(_question: Question[Any]) -> str:
    raise TimeoutError


THOUGHTS: Mapping[str, Callable[[Question[Any]], Any]] = {
    "legal": lambda _: "lift", "illegal": lambda _: "everything", "nothing": lambda _: None, "too long": too_long,
}  # fmt: skip


def poor_hand() -> Game:
    """Return a deal whose first seat would not lift by rules of thumb."""
    return begin(LIECHTENSTEIN, ["aU rO sU", "aA rA sA", "aK rK sK"], turn_up="bK")


def by_thumb(game: Game) -> Any:
    return player_for(LIECHTENSTEIN).choose(view_of(game.driver, 0), random.Random(1))


async def done(computers: Computers) -> None:
    """Wait until a search has ended."""
    ended = asyncio.Event()
    computers.when_done(ended.set)
    await ended.wait()


async def thinking(game: Game, thinks: Thinks) -> Computers:
    computers = Computers(player_for, thinks, "1")
    computers.think(game.driver, STRONG)
    await asyncio.sleep(0)
    assert computers.thinking
    return computers


@pytest.mark.parametrize("thought", THOUGHTS)
async def test_a_computer_answers_by_thought_or_by_rules_of_thumb_if_thinking_fails(thought: str) -> None:
    game, thinks = poor_hand(), Thinks(THOUGHTS[thought])
    computers = await thinking(game, thinks)
    assert thinks.asked == [(view_of(game.driver, 0), "strong", "bold")]
    thinks.may_go_on.set()
    await done(computers)
    assert computers.answer(game.driver, "table") == ("lift" if thought == "legal" else "decline")
    assert by_thumb(game) == "decline"


async def test_thinking_that_nobody_awaits_is_stopped() -> None:
    game, thinks = poor_hand(), Thinks(THOUGHTS["legal"])
    computers = await thinking(game, thinks)
    computers.rest()
    await asyncio.sleep(0)
    assert thinks.stopped == 1
    assert computers.answer(game.driver, "table") == by_thumb(game)
