"""The last tricks solved by WebAssembly, some thirty times as fast, where the runtime `wasmtime` is installed.

`solver.wasm` is built from `research/solver/solver.c` (`python -m research.solver`); without the runtime, or in a game
that it does not know, `game.computer.card_play.solver` finds out the same.
"""

from __future__ import annotations

import atexit
import struct
import threading
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import Situation
from game.computer.evaluate import TooLong

MODULE: Final = Path(__file__).parent / "solver.wasm"
SUITS: Final = 5
SIGN: Final = 1 << 31
_here = threading.local()


@cache
def is_installed() -> bool:
    """Whether there is the runtime."""
    return find_spec("wasmtime") is not None


class Machine:
    """The module with its memory; one for each thread, as it works on one deal at a time."""

    def __init__(self) -> None:
        import wasmtime

        self._store: Any = wasmtime.Store(wasmtime.Engine())
        module = wasmtime.Module(self._store.engine, MODULE.read_bytes())
        exports: Any = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory, self._place = exports["memory"], exports["told"](self._store)
        self._prepare, self._solve, self._played = exports["prepare"], exports["solve"], exports["played"]

    def prepare(self, bits: CardBits, declarer: int) -> None:
        """Take a game in: its suits and points, and who declares."""
        suits = (*bits.suits, bits.trumps)
        numbers = (len(suits), *suits, *(0,) * (SUITS - len(suits)), *bits.points[1:])
        self._memory.write(self._store, struct.pack(f"<{len(numbers)}I", *numbers), self._place)
        self._prepare(self._store, declarer)

    def solve(self, now: Situation, high: int, guess: int, most: int) -> tuple[int, int]:
        """Return what the declarer gets from now on, up to `high` points, and how many cards were played for it.

        The first number is below 0 if that would be more than `most`.
        """
        lying = [card.bit_length() - 1 for _, card in now.trick]
        first, second, *_ = (*lying, -1, -1)
        hands = [hand - 2 * (hand & SIGN) for hand in now.hands]
        found: int = self._solve(self._store, *hands, first, second, now.turn, 0, high, guess, most)
        return found, self._played(self._store)


class NativeSolver:
    """Searches one ordering for the points that a declarer takes from two others, as `Solver` does."""

    def __init__(self, bits: CardBits, *, most: int) -> None:
        self._bits = bits
        self._most = most
        self._guess: int | None = None
        self._machine = machine()
        self.cards = 0

    def finish(self, now: Situation, most: int) -> None:
        """Write into a situation what the declarer takes from now on, as `Solver.finish` does; raises `TooLong`."""
        mine, left = now.declarer, now.hands[now.turn].bit_count()
        rest = self._bits.count(sum(now.hands) | sum(card for _, card in now.trick))
        if self._guess is None:
            self._machine.prepare(self._bits, mine)
        guess = rest // 2 if self._guess is None else max(0, self._guess - now.points[mine])
        found, played = self._machine.solve(now, min(rest, most), guess, self._most - self.cards)
        self.cards += played
        if found < 0:
            raise TooLong
        self._guess = found + now.points[mine]
        now.points[mine] += found
        now.points[mine - 1] += rest - found
        taken = left if found == rest else min(found, 1)
        now.tricks[mine] += taken
        now.tricks[mine - 1] += left - taken


def machine() -> Machine:
    """Return this thread's module, which is loaded when it is first needed."""
    if not hasattr(_here, "machine"):
        _here.machine = Machine()
        atexit.register(_here.__dict__.clear)  # before the runtime's own modules are gone
    return _here.machine
