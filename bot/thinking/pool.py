"""A few processes that search for all tables; the event loop only writes a view and awaits a line."""

import asyncio
import json
import logging
import math
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pydantic import TypeAdapter

from game.computer import EVEN
from game.computer.advice import Advice
from game.computer.card_play.open_cards import OpenCards
from game.computer.judging import Judgement
from game.computer.levels import CLUB, STRONG
from game.computer.player import asked
from game.core.errors import Fault
from game.core.pickled_view import pickle_view
from game.core.view import View
from game.table.upkeep import Tasks

log = logging.getLogger(__name__)
WORKER = (sys.executable, "-m", "bot.thinking.worker")
PATIENCE = 2.0
"""Seconds that a table waits for an answer, including the wait for a free process."""
RESERVED: Final = 0.25
"""The fraction of the patience that is kept for the next lower level, in case the level itself is late or would be."""
LOWER: Final[Mapping[str, str]] = {STRONG: CLUB}
LONG_PATIENCE = 15.0
"""Seconds that people wait for advice and judgements."""
START_SECONDS = 30.0
HANG_SECONDS = 60.0
"""A search that takes longer than this is considered hung, and its process is killed."""

_ADVICE: TypeAdapter[Advice] = TypeAdapter(Advice)
_JUDGEMENT: TypeAdapter[Judgement | None] = TypeAdapter(Judgement | None)
_OPEN_CARDS: TypeAdapter[OpenCards | None] = TypeAdapter(OpenCards | None)


class SearchFailed(Fault):
    """A search produced no answer: its process hung, died, or reported a problem."""


MISHAPS: Final = (SearchFailed, OSError, ValueError)
"""Errors of a failed search; apart from failing, a process may be late (`TimeoutError`), be gone, or write nonsense."""


class WorkerProcess:
    """One search process, started when first needed, and restarted after it has ended."""

    def __init__(self, command: Sequence[str] = WORKER, hang_seconds: float = HANG_SECONDS) -> None:
        self._command = command
        self._hang_seconds = hang_seconds
        self._ended: list[Process] = []
        self.process: Process | None = None

    async def ask(self, view: View, wanted: Mapping[str, object]) -> Any:
        """Return the requested result for a view; one request at a time. A hung or cancelled process is killed."""
        process = await self.started()
        try:
            async with asyncio.timeout(self._hang_seconds):
                reply = await self._asked(process, view, wanted)
        except TimeoutError:
            self.end()
            log.warning("a search hung for %s seconds, and its process was killed", self._hang_seconds)
            raise SearchFailed("the process hung") from None
        except BaseException:
            self.end()
            raise
        task = str(wanted["task"])
        if task not in reply:
            raise SearchFailed(reply.get("problem", "no answer"))
        return reply[task]

    async def started(self) -> Process:
        """Return the running process, started if necessary."""
        if self.process and self.process.returncode is None:
            return self.process
        self.end()
        self.process = await self._start()
        return self.process

    async def _asked(self, process: Process, view: View, wanted: Mapping[str, object]) -> dict[str, Any]:
        body = pickle_view(view)
        head = json.dumps({**wanted, "size": len(body)}).encode()
        if process.stdin is None or process.stdout is None:
            raise SearchFailed("the process has no pipes")
        process.stdin.write(head + b"\n" + body)
        line = await process.stdout.readline()
        if not line:
            raise SearchFailed("the process has died")
        return json.loads(line)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        try:
            async with asyncio.timeout(START_SECONDS):
                if not process.stdout or not await process.stdout.readline():
                    raise SearchFailed("the process did not start")
        except BaseException:
            self._kill(process)
            raise
        return process

    def end(self) -> None:
        """End the process, even in the middle of a search."""
        if self.process:
            self._kill(self.process)
        self.process = None

    def _kill(self, process: Process) -> None:
        if process.stdin:
            process.stdin.close()
        if process.returncode is None:
            process.kill()
        self._ended.append(process)

    async def gone(self) -> None:
        """Wait until all ended processes are gone, and their pipes closed."""
        while self._ended:
            await self._ended.pop().communicate()


Kind = tuple[str, str, object, str]
"""A task, the ruleset, the level, and the kind of question: requests of one kind take about the same time."""


@dataclass(slots=True, eq=False)
class Request:
    """A request in progress: expected to take `usual` seconds from `begun` (seconds of the event loop's clock)."""

    usual: float
    begun: float | None = None

    def remaining(self, now: float) -> float:
        """Return the expected remaining seconds: an overdue request takes as long again as it has taken so far."""
        elapsed = now - self.begun if self.begun is not None else 0.0
        return self.usual - elapsed if elapsed <= self.usual else elapsed


class SearchPool:
    """Searches with a few processes, also as a `game.table.ports.Thinker`.

    A request that cannot be answered in time is refused at once with `TimeoutError`. If patience ends during a search,
    the process finishes it, and its late reply is discarded. Under load a single answer comes from the next lower
    level. A table has only one open question at a time, so first come, first served is fair to all tables.

    `workers` 0 leaves one core free. `answers` counts by the requested level whether it answered itself (`own`), the
    next lower one did (`lower`), or none did in time (`late`), for each ruleset and kind of question.
    """

    def __init__(self, workers: int | Sequence[WorkerProcess] = 0, *, patience: float = PATIENCE) -> None:
        number = workers or max(1, min(2, (os.cpu_count() or 1) - 1))
        self.workers = [WorkerProcess() for _ in range(number)] if isinstance(number, int) else list(number)
        self._free: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        for worker in self.workers:
            self._free.put_nowait(worker)
        self._patience = patience
        self._usual: defaultdict[Kind, float] = defaultdict(float)
        self._requests: set[Request] = set()
        self._searches = Tasks()
        self._closed = False
        self.answers: Counter[tuple[str, ...]] = Counter()

    @property
    def waiting(self) -> int:
        """The number of requests that no process has started."""
        return sum(request.begun is None for request in self._requests)

    async def choose(self, view: View, level: str, chance: int, persona: str = EVEN) -> Any:
        """Return an answer; raises one of `MISHAPS`, at the latest when patience ends."""
        end, outcome, lower = _now() + self._patience, "late", LOWER.get(level)
        wanted = {"task": "answer", "level": level, "persona": persona, "chance": chance}
        try:
            try:
                answer = await self._found(view, wanted, self._patience * (1 - RESERVED if lower else 1))
                outcome = "own"
            except TimeoutError:
                if not lower:
                    raise
                answer = await self._found(view, {**wanted, "level": lower}, end - _now())
                outcome = "lower"
            return asked(view).read(answer)
        finally:
            if outcome != "own":
                log.info("no time for %s at %s in %s: %s", level, asked(view).kind, view.ruleset, outcome)
            self.answers[level, outcome, view.ruleset, asked(view).kind] += 1

    async def search(self, view: View, level: str, chance: int) -> Any:
        """Return the level's own answer, however long others are served first; raises one of `MISHAPS`."""
        wanted = {"task": "answer", "level": level, "persona": EVEN, "chance": chance}
        return asked(view).read(await self._found(view, wanted, math.inf))

    async def advise(self, view: View, chance: int) -> Advice:
        """Advise on the open question of a view; raises as `choose` does."""
        return _ADVICE.validate_python(await self._found(view, {"task": "advice", "chance": chance}))

    async def judge(self, view: View, given: str, chance: int) -> Judgement | None:
        """Judge an answer given to the open question of a view; raises as `choose` does."""
        wanted = {"task": "judgement", "given": given, "chance": chance}
        return _JUDGEMENT.validate_python(await self._found(view, wanted))

    async def open_cards(self, view: View) -> OpenCards | None:
        """Return what was there with all cards open in a deal that is over; raises as `choose` does."""
        return _OPEN_CARDS.validate_python(await self._found(view, {"task": "open_cards", "chance": 0}))

    async def _found(self, view: View, wanted: Mapping[str, object], most: float | None = None) -> Any:
        """Return the requested result, within `most` seconds or else within the patience."""
        most = self._patience if most is None else most
        if self._closed:
            raise SearchFailed("the pool is closed")
        kind = _kind(view, wanted)
        request = Request(self._usual[kind])
        if self._requests and self._wait() + request.usual >= most:
            raise TimeoutError
        self._requests.add(request)
        async with asyncio.timeout(most) as patience:
            worker = await self._worker(request)
            request.usual = self._usual[kind]
            if (patience.when() or 0.0) - _now() < min(request.usual, most / 2):
                self._release(worker, request)
                raise TimeoutError
            search = self._searches.start(self._search(worker, request, kind, view, wanted))
            search.add_done_callback(_heard)
            return await asyncio.shield(search)

    def _wait(self) -> float:
        """Return the expected seconds until a process is free for one more request."""
        if len(self._requests) < len(self.workers):
            return 0.0
        now = _now()
        return sum(request.remaining(now) for request in self._requests) / len(self.workers)

    async def _worker(self, request: Request) -> WorkerProcess:
        try:
            return await self._free.get()
        except BaseException:
            self._requests.discard(request)
            raise

    async def _search(
        self, worker: WorkerProcess, request: Request, kind: Kind, view: View, wanted: Mapping[str, object]
    ) -> Any:
        try:
            await worker.started()
            request.begun = _now()
            found = await worker.ask(view, wanted)
            took = _now() - request.begun
            self._usual[kind] = (self._usual[kind] + took) / 2 if self._usual[kind] else took
            return found
        finally:
            self._release(worker, request)

    def _release(self, worker: WorkerProcess, request: Request) -> None:
        self._requests.discard(request)
        self._free.put_nowait(worker)

    async def close(self) -> None:
        """End all processes, and wait until they are gone; any later request is refused."""
        self._closed = True
        self._searches.cancel()
        await self._searches.ended()
        for worker in self.workers:
            worker.end()
            await worker.gone()


def _kind(view: View, wanted: Mapping[str, object]) -> Kind:
    return str(wanted["task"]), view.ruleset, wanted.get("level"), view.question.kind if view.question else ""


def _now() -> float:
    return asyncio.get_running_loop().time()


def _heard(search: asyncio.Task[Any]) -> None:
    """Retrieve the exception of a search that its caller no longer awaited."""
    if not search.cancelled():
        search.exception()
