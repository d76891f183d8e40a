"""Solves the last tricks and plays deals out with WebAssembly, many times as fast, if `wasmtime` is installed.

`solver.wasm` is built from `research/solver` (`python -m research.solver`); without the runtime, or for games that it
does not support, `game.computer.card_play.solver` and `.rollout` compute the same.
"""

import atexit
import threading
from ctypes import addressof, c_int32
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import NOBODY, Rollout, Situation
from game.computer.card_play.solver import award_points, points_left
from game.computer.evaluate import TooLong

MODULE: Final = Path(__file__).parent / "solver.wasm"
SUITS: Final = 5
CARDS: Final = 32
SEATS: Final = 4
TOLD, ASKED, PLAYED = 64, 42, 63
"""How many numbers are told, and the places of those of a question and of its cost."""
UNUSED = (0,) * (PLAYED - ASKED - 13)
MOMENT, TURN, TAKEN, CLASSES = 25, 7, 12, 32
"""How many numbers a moment has, the places of the turn and of what was taken, and the most classes of cards."""
_here = threading.local()


@cache
def is_installed() -> bool:
    """Whether the runtime is installed."""
    return find_spec("wasmtime") is not None


class Machine:
    """The module with its memory; one per thread, as it works on one deal at a time."""

    def __init__(self) -> None:
        import wasmtime

        self._store: Any = wasmtime.Store(wasmtime.Engine())
        module = wasmtime.Module(self._store.engine, MODULE.read_bytes())
        exports: Any = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._prepare, self._solve = exports["prepare"], exports["solve"]
        memory = addressof(exports["memory"].data_ptr(self._store).contents)
        self._told = (c_int32 * TOLD).from_address(memory + exports["told"](self._store))
        self._play_out = exports["play_out"]
        self._moment = (c_int32 * MOMENT).from_address(memory + exports["moment"](self._store))
        self._classes = (c_int32 * (2 + 2 * CLASSES)).from_address(memory + exports["classes"](self._store))
        self._sorted: CardBits | None = None

    def play_out(self, bits: CardBits, now: Situation) -> int:
        """Play a situation of at most four players to its end by rules of thumb; return the number of cards played."""
        if bits is not self._sorted:
            self.prepare(bits, now)
            sets = ((len(cards), *cards, *(0,) * (CLASSES - len(cards))) for cards in (bits.cheap, bits.rich))
            self._classes[:] = [number for numbers in sets for number in numbers]
            self._sorted = bits
        seats, lying = len(now.hands), [card.bit_length() - 1 for _, card in now.trick]
        none, lies = (0,) * (SEATS - seats), (*lying, -1, -1, -1)[: SEATS - 1]
        taken = (*now.points, *none, *now.tricks, *none, *now.last, *none)
        self._moment[:-1] = (*now.hands, *none, *lies, now.turn, now.put, now.left, now.declarer, seats, *taken)
        self._play_out(self._store)
        now.hands[:], now.trick, now.turn = [0] * seats, [], self._moment[TURN]
        for place, numbers in enumerate((now.points, now.tricks, now.last)):
            first = TAKEN + place * SEATS
            numbers[:] = self._moment[first : first + seats]
        return self._moment[-1]

    def prepare(self, bits: CardBits, now: Situation) -> None:
        """Load a game: its suits and points, who declares, and the called ace with its suit."""
        suits, points = (*bits.suits, bits.trumps), bits.points[1:]
        numbers = (len(suits), *suits, *(0,) * (SUITS - len(suits)), *points, *(0,) * (CARDS - len(points)))
        numbers += (len(now.hands), now.declaring, now.called, bits.suit[now.called.bit_length()])
        self._sorted = self._sorted if bits is self._sorted else None
        self._told[: len(numbers)] = numbers
        self._prepare(self._store)

    def solve(self, now: Situation, low: int, high: int, guess: int, most: int) -> tuple[int, int]:
        """Return the declaring side's further points, from `low` to `high`, and the cards played to find them.

        The first number is negative if that would take more than `most` cards.
        """
        lying = [card.bit_length() - 1 for _, card in now.trick]
        lies, hands = (*lying, -1, -1, -1)[: SEATS - 1], (*now.hands, 0)[:SEATS]
        self._told[ASKED:PLAYED] = (*hands, *lies, now.turn, int(not now.called), low, high, guess, most, *UNUSED)
        found: int = self._solve(self._store)
        return found, self._told[PLAYED]


class NativeSolver:
    """Searches one ordering for the points that the declaring side takes, of three or four players, like `Solver`.

    It is for one world, in which the sides and the called ace stay what they are.
    """

    def __init__(self, bits: CardBits, *, most: int) -> None:
        self._bits = bits
        self._most = most
        self._guess: int | None = None
        self._machine = machine()
        self._is_prepared = False
        self.cards = 0

    def finish(self, now: Situation, most: int) -> None:
        """Add both sides' further points and tricks to a situation, like `Solver.finish`; raises `TooLong`."""
        left, before = points_left(self._bits, now), now.made
        guess = left // 2 if self._guess is None else max(0, self._guess - before)
        found = self._solved(now, 0, min(left, most), guess)
        self._guess = found + before
        award_points(now, found, left)

    def reaches(self, now: Situation, points: int) -> bool:
        """Whether the declaring side gets at least so many further points, which is found sooner; raises `TooLong`."""
        return points <= 0 or self._solved(now, points - 1, points, points) >= points

    def _solved(self, now: Situation, low: int, high: int, guess: int) -> int:
        if not self._is_prepared:
            self._machine.prepare(self._bits, now)
            self._is_prepared = True
        found, played = self._machine.solve(now, low, high, guess, self._most - self.cards)
        self.cards += played
        if found < 0:
            raise TooLong
        return found


class NativeRollout(Rollout):
    """Plays situations out like `Rollout`: natively where a declarer is against up to three others for tricks."""

    def finish(self, now: Situation) -> None:
        """Play on until no cards are left, or the game is decided."""
        odd = self._manner.avoiding or now.called or now.declarer == NOBODY
        if odd or len(now.hands) > SEATS or len(self._bits.cards) > CARDS:
            super().finish(now)
        else:
            self.cards += machine().play_out(self._bits, now)


def machine() -> Machine:
    """Return this thread's module, loading it on first use."""
    if not hasattr(_here, "machine"):
        _here.machine = Machine()
        atexit.register(_here.__dict__.clear)  # before the runtime's own modules are gone
    return _here.machine
