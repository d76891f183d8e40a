"""The native solver agrees with the Python one, and is the build of its source."""

import json
import random
from collections.abc import Iterator

import pytest

from game.computer.card_play.bits import CardBits
from game.computer.card_play.native import MODULE, NativeSolver
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.computer.card_play.solver import Solver
from game.computer.evaluate import TooLong
from game.core.cards import PIQUET_32
from game.core.ordering import Ordering
from game.games.schafkopf.cards import ORDERING
from game.games.skat.cards import ranking
from research.solver.__main__ import DIGESTS, SOURCE, digest

pytest.importorskip("wasmtime")
GAMES = (ranking("clubs"), ranking("diamonds"), ranking("grand"), ORDERING)
MOST = 10**7


def situations(ordering: Ordering, number: int, cards: int) -> Iterator[tuple[CardBits, Situation]]:
    """Deal the last cards at random, and play up to two of them."""
    rng, bits = random.Random(number), CardBits(ordering, PIQUET_32)
    for _ in range(number):
        dealt = rng.sample([*bits.bit.values()], 3 * cards)
        hands = [sum(dealt[place::3]) for place in range(3)]
        now = Situation.first(hands, 0, 0, rng.randrange(3))
        now.turn = rng.randrange(3)
        for _ in range(rng.randrange(3)):
            led = bits.suit[now.trick[0][1].bit_length()] if now.trick else bits.all
            legal = bits.of(now.hands[now.turn] & led or now.hands[now.turn])
            Rollout(bits, Manner()).play(now, bits.bit[rng.choice(legal)])
        yield bits, now


@pytest.mark.parametrize("ordering", GAMES, ids=lambda ordering: ordering.trump)
def test_it_finds_what_the_solver_in_python_finds(ordering: Ordering) -> None:
    for bits, now in situations(ordering, 60, 4):
        native, python = now.copy(), now.copy()
        NativeSolver(bits, most=MOST).finish(native, 120)
        Solver(bits, by_tricks=False, most=MOST).finish(python, 120)
        assert (native.points, native.tricks) == (python.points, python.tricks)


def test_it_gives_up_where_it_would_take_too_long() -> None:
    bits, now = next(situations(GAMES[0], 1, 8))
    with pytest.raises(TooLong):
        NativeSolver(bits, most=200).finish(now, 120)


def test_it_is_built_of_its_source() -> None:
    told = json.loads(DIGESTS.read_text(encoding="utf-8"))
    assert (digest(SOURCE), digest(MODULE)) == (told["source"], told["module"])
