"""The native module does the same as the Python code, and is the build of its source."""

import json
import random
from collections.abc import Iterator

import pytest

from game.computer.card_play.bits import CardBits
from game.computer.card_play.native import MODULE, NativeRollout, NativeSolver
from game.computer.card_play.rollout import Manner, Rollout, Situation, legal_cards
from game.computer.card_play.solver import Solver
from game.computer.evaluate import TooLong
from game.core.cards import PIQUET_32, Pack
from game.core.ordering import Ordering
from game.games.bavarian_schafkopf.cards import LONG, SHORT
from game.games.bavarian_schafkopf.cards import ranking as of_four
from game.games.schafkopf.cards import ORDERING
from game.games.skat.cards import ranking
from research.solver.__main__ import DIGESTS, SOURCES, digest

pytest.importorskip("wasmtime")
GAMES = (ranking("clubs"), ranking("diamonds"), ranking("grand"), ORDERING)
FOUR = {pack: CardBits(of_four(pack, ("ober", "under"), "hearts"), pack) for pack in (LONG, SHORT)}
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


def finds_what_python_finds(bits: CardBits, now: Situation) -> None:
    native, python = now.copy(), now.copy()
    NativeSolver(bits, most=MOST).finish(native, 120)
    Solver(bits, by_tricks=False, most=MOST).finish(python, 120)
    assert (native.points, native.tricks) == (python.points, python.tricks)


def plays_as_python_plays(bits: CardBits, now: Situation) -> None:
    native, python = now.copy(), now.copy()
    quick, slow = NativeRollout(bits, Manner()), Rollout(bits, Manner())
    quick.finish(native)
    slow.finish(python)
    assert (native, quick.cards) == (python, slow.cards)


@pytest.mark.parametrize("ordering", GAMES, ids=lambda ordering: ordering.trump)
def test_it_solves_as_the_python_solver_does(ordering: Ordering) -> None:
    for bits, now in situations(ordering, 60, 4):
        finds_what_python_finds(bits, now)


@pytest.mark.parametrize("ordering", GAMES, ids=lambda ordering: ordering.trump)
@pytest.mark.parametrize("cards", [3, 10])
def test_it_plays_out_as_python_does(ordering: Ordering, cards: int) -> None:
    rng = random.Random(cards)
    for bits, now in situations(ordering, 100, cards):
        rest = bits.all & ~sum(now.hands) & ~sum(card for _, card in now.trick)
        now.put = rest & rng.getrandbits(32)
        now.left, now.points, now.tricks = rest ^ now.put, [3, 1, 4], [1, 0, 2]
        plays_as_python_plays(bits, now)


def test_it_plays_out_four_hands_as_python_does() -> None:
    bits = FOUR[LONG]
    for now in calls(bits, 60, 6):
        now.called = 0
        plays_as_python_plays(bits, now)


def calls(bits: CardBits, number: int, tricks: int) -> Iterator[Situation]:
    """Deal the last cards of a game of two against two, in which an ace is called, and play up to three of them."""
    rng = random.Random(number)
    for _ in range(number):
        suit = rng.choice(bits.suits)
        ace = 1 << (suit.bit_length() - 1)
        near = [bit for bit in bits.bit.values() if bit & suit and bit != ace]
        others = [bit for bit in bits.bit.values() if not bit & suit]
        dealt = [ace, *near, *rng.sample(others, 4 * tricks - len(near) - 1)]
        rng.shuffle(dealt)
        now = Situation.first([sum(dealt[place::4]) for place in range(4)], 0, 0, 0)
        holder = next(place for place, hand in enumerate(now.hands) if hand & ace)
        now.declarer, now.turn = rng.choice([place for place in range(4) if place != holder]), rng.randrange(4)
        now.side, now.called = 1 << now.declarer | 1 << holder, ace
        for _ in range(rng.randrange(4)):
            legal = legal_cards(bits, now.hands[now.turn], now.trick[0][1] if now.trick else 0, now.called)
            Rollout(bits, Manner()).play(now, bits.bit[rng.choice(bits.of(legal))])
        yield now


def exhausted(bits: CardBits, now: Situation) -> int:
    """Return the declaring side's points under best play by trying every card."""
    turn = now.turn
    if not now.hands[turn]:
        return now.made
    found: list[int] = []
    for card in bits.of(legal_cards(bits, now.hands[turn], now.trick[0][1] if now.trick else 0, now.called)):
        then = now.copy()
        Rollout(bits, Manner()).play(then, bits.bit[card])
        found.append(exhausted(bits, then))
    return max(found) if now.side >> turn & 1 else min(found)


@pytest.mark.parametrize(("pack", "tricks"), [(LONG, 4), (SHORT, 3)], ids=("long", "short"))
def test_it_knows_the_duties_of_a_called_ace_and_who_plays_with_its_holder(pack: Pack, tricks: int) -> None:
    for now in calls(FOUR[pack], 60, tricks):
        finds_what_python_finds(FOUR[pack], now)


def test_two_against_two_is_solved_as_by_trying_every_card() -> None:
    bits = FOUR[SHORT]
    for now in calls(bits, 40, 3):
        found = now.copy()
        Solver(bits, by_tricks=False, most=MOST).finish(found, 120)
        assert found.made == exhausted(bits, now)


def test_it_gives_up_where_it_would_take_too_long() -> None:
    bits, now = next(situations(GAMES[0], 1, 8))
    with pytest.raises(TooLong):
        NativeSolver(bits, most=200).finish(now, 120)


def test_the_module_is_the_build_of_its_source() -> None:
    told = json.loads(DIGESTS.read_text(encoding="utf-8"))
    assert (digest(*SOURCES), digest(MODULE)) == (told["source"], told["module"])
