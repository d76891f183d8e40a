"""A slow process, on a clock that passes instantly."""

import asyncio
import random
import selectors
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import asdict
from functools import cache, wraps
from typing import Any, ParamSpec, TypeVar

from bot.thinking.pool import WorkerProcess
from game.computer.advice import Advice, Adviser
from game.core.view import View
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN
from tests.game.games.support import begin

Given = ParamSpec("Given")
Done = TypeVar("Done")
SEARCH_SECONDS = 0.3
HANDS = ["aA rA sA", "aU rO sB", "aK rK sK"]


def first_view() -> View:
    return view_of(begin(LIECHTENSTEIN, HANDS, turn_up="bK").driver, 0)


def other_view() -> View:
    """Show another question of the same deal."""
    return view_of(begin(LIECHTENSTEIN, HANDS, turn_up="bK").say("A lift").driver, 0)


@cache
def advice() -> Advice:
    return Adviser(LIECHTENSTEIN).advice(first_view(), random.Random(7))


class Jump(selectors.DefaultSelector):
    """Time that passes instantly: instead of waiting, `now` moves on."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(0)


def at_once(work: Callable[Given, Coroutine[Any, Any, Done]]) -> Callable[Given, Done]:
    """Run a test or other work on a loop whose time passes instantly."""

    @wraps(work)
    def run(*args: Given.args, **given: Given.kwargs) -> Done:
        jump = Jump()
        loop = asyncio.SelectorEventLoop(jump)
        loop.time = lambda: jump.now
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            return runner.run(work(*args, **given))

    return run


class Slow(WorkerProcess):
    """Answers after a while; `asked` counts the searches, `levels` records whose, `ended` how often it was stopped."""

    def __init__(self, seconds: float = SEARCH_SECONDS) -> None:
        super().__init__()
        self.seconds = seconds
        self.asked = 0
        self.levels: list[object] = []
        self.ended = 0

    async def started(self) -> Any:
        return None

    async def _asked(self, process: Any, view: View, wanted: Mapping[str, object]) -> dict[str, Any]:
        self.asked += 1
        self.levels.append(wanted.get("level"))
        await asyncio.sleep(self.seconds)
        return {"answer": "lift", "advice": asdict(advice())}

    def end(self) -> None:
        self.ended += 1
