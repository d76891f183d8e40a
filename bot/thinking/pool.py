"""A few processes that think for all tables. The event loop writes a view and waits for a line; it computes nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import TypeAdapter

from game.computer import EVEN
from game.computer.advice import Advice
from game.computer.judging import Judgement
from game.computer.player import asked
from game.core.parcel import parcel
from game.core.view import View
from game.table.faults import Fault

log = logging.getLogger(__name__)
WORKER = (sys.executable, "-m", "bot.thinking.worker")
PATIENCE = 2.0
"""So many seconds may a thought take, with the wait for a process that is free."""
LONG_PATIENCE = 15.0
"""So many where people wait for advice, and for what others are told before them."""
START_SECONDS = 30.0
"""So long may a process take until it is ready; nobody waits longer than for a thought."""

_ADVICE: TypeAdapter[Advice] = TypeAdapter(Advice)
_JUDGEMENT: TypeAdapter[Judgement | None] = TypeAdapter(Judgement | None)


class ThinkingFailed(Fault):
    """Nothing came of a thought: its process hung, died, or said what went wrong."""


MISHAPS: Final = (ThinkingFailed, OSError, ValueError)
"""What comes of a thought that fails; a process may also be late, be gone, or write what makes no sense."""


class Mind:
    """One process. It is started when it is first needed, and again when it has gone."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._starting: asyncio.Task[Process] | None = None
        self._ended: list[Process] = []
        self.process: Process | None = None

    async def ask(self, view: View, wanted: Mapping[str, object]) -> dict[str, Any]:
        """Let the process think about a view; one that does not come to an end is killed."""
        process = await self.started()
        try:
            reply = await self._asked(process, view, wanted)
        except BaseException:
            self.end()  # what it would still say belongs to no question
            raise
        if wanted["task"] not in reply:
            raise ThinkingFailed(reply.get("problem", "no answer"))
        return reply

    async def started(self) -> Process:
        """Wait for the process; whoever stops waiting does not stop it from starting."""
        if self.process and self.process.returncode is None:
            return self.process
        if self.process:
            self.end()
        self._starting = self._starting or asyncio.get_running_loop().create_task(self._start())
        starting = self._starting
        try:
            self.process = process = await asyncio.shield(starting)
        finally:
            if starting.done():
                self._starting = None
        return process

    async def _asked(self, process: Process, view: View, wanted: Mapping[str, object]) -> dict[str, Any]:
        body = parcel(view)
        head = json.dumps({**wanted, "size": len(body)}).encode()
        if process.stdin is None or process.stdout is None:
            raise ThinkingFailed("the process has no pipes")
        process.stdin.write(head + b"\n" + body)
        line = await process.stdout.readline()
        if not line:
            raise ThinkingFailed("the process has died")
        return json.loads(line)

    async def _start(self) -> Process:
        """Start the process and wait until it is ready."""
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        try:
            async with asyncio.timeout(START_SECONDS):
                ready = await process.stdout.readline() if process.stdout else b""
        except BaseException:
            self._kill(process)
            raise
        if not ready:
            self._kill(process)
            raise ThinkingFailed("the process did not start")
        return process

    def end(self) -> None:
        """End the process, whatever it thinks about."""
        if self._starting:
            self._starting.cancel()
        if self.process:
            self._kill(self.process)
        self.process = self._starting = None

    def _kill(self, process: Process) -> None:
        if process.stdin:
            process.stdin.close()
        if process.returncode is None:
            process.kill()
        self._ended.append(process)

    async def gone(self) -> None:
        """Wait until nothing is left of the processes that were ended."""
        while self._ended:
            await self._ended.pop().wait()


class ThinkingPool:
    """Thinks with up to `minds` processes, also as a `game.table.ports.Thinker`."""

    def __init__(
        self, minds: int | None = None, *, command: Sequence[str] = WORKER, patience: float = PATIENCE
    ) -> None:
        number = minds or max(1, min(2, (os.cpu_count() or 1) - 1))
        self.minds = [Mind(command) for _ in range(number)]
        self._free: asyncio.LifoQueue[Mind] = asyncio.LifoQueue()
        for mind in self.minds:
            self._free.put_nowait(mind)
        self._patience = patience

    async def choose(self, view: View, level: str, chance: int, persona: str = EVEN) -> Any:
        """Give an answer; raises `ThinkingFailed`, or `TimeoutError` when it takes too long."""
        answer = await self._thought(view, {"task": "answer", "level": level, "persona": persona, "chance": chance})
        return asked(view).read(answer)

    async def advise(self, view: View, chance: int) -> Advice:
        """Advise on the open question of a view; raises as `choose` does."""
        return _ADVICE.validate_python(await self._thought(view, {"task": "advice", "chance": chance}))

    async def judge(self, view: View, given: str, chance: int) -> Judgement | None:
        """Judge an answer that was given to the open question of a view; raises as `choose` does."""
        wanted = {"task": "judgement", "given": given, "chance": chance}
        return _JUDGEMENT.validate_python(await self._thought(view, wanted))

    async def _thought(self, view: View, wanted: Mapping[str, object]) -> Any:
        async with asyncio.timeout(self._patience):
            mind = await self._free.get()
            try:
                return (await mind.ask(view, wanted))[str(wanted["task"])]
            finally:
                self._free.put_nowait(mind)

    async def close(self) -> None:
        """End all processes, and wait until they are gone."""
        for mind in self.minds:
            mind.end()
            await mind.gone()
