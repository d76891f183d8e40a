"""Kontra and Re of the strong player of Skat: by worlds in which the declarer would have bid and named this game."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from game.computer.card_play.rollout import Situation
from game.computer.card_play.thinker import CardEffort, Reading, Thinker
from game.computer.evaluate import mean
from game.computer.gains import Brought
from game.core.questions import Choose
from game.core.view import View
from game.games.skat.computer.chances import WinChances, learnt
from game.games.skat.computer.prospects import BIDS_FROM, NAMED, hopes, reach
from game.games.skat.computer.reading import contract_of, read
from game.games.skat.contract import Contract

TEN: Final = 10
DRAWS: Final = 1_200
"""At most this many worlds are drawn before Kontra,"""
WORLDS: Final = 60
"""until so many are found in which the declarer would have come to this game."""
FEWEST: Final = 8
"""With fewer of them the declarer did something odd, and any worlds count."""
CLEARLY: Final = 0.6
"""Kontra is said if the declarer loses in a larger part of the worlds,"""
CERTAIN: Final = 0.95
"""or of any worlds, or in a null, which is lost more often by quick rules than by people."""
ANY_WORLDS: Final = 200
"""The number of worlds in which any hand of the others is possible."""
DOUBTED: Final = 10
"""Kontra is said in at most one game of this many: the declarer takes his worst worlds for the true ones."""


def kontra(view: View, question: Choose, rng: random.Random) -> str:
    """Double if the declarer clearly loses more often than not, given that he bid and named this game."""
    reading, contract = read(view), contract_of(view)
    if contract is None:
        return question.safe
    lost = [reading.judge(world)(_played_out(reading, world)) > 0 for world in _believed(view, reading, contract, rng)]
    least = CERTAIN if contract.is_null or len(lost) < FEWEST else CLEARLY
    if len(lost) < FEWEST:
        lost = [gain > 0 for gain in Thinker(reading, CardEffort(), rng).outcomes(ANY_WORLDS)]
    return question.kind if mean(lost) > least else question.safe


def re(view: View, question: Choose, rng: random.Random) -> str:
    """Double again if the game is profitable even in the worlds in which Kontra is likely to be said."""
    return question.kind if sum(_doubted(view, 1, rng)) > 0 else question.safe


def foreseen(view: View, question: Choose, _usual: Any, rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
    """Return what doubling brings, and what it brings not to, in the worlds by which that is decided; empty if few."""
    contract = contract_of(view)
    if contract is None:
        return {}
    ways, sample = {question.safe: 1, question.kind: 2}, rng.getrandbits(32)
    if question.kind == "re":
        worst = {answer: _doubted(view, times, random.Random(sample)) for answer, times in ways.items()}  # noqa: S311
        return {answer: [Brought(gain, won=float(gain > 0)) for gain in gains] for answer, gains in worst.items()}
    readings, found = {answer: read(view, times) for answer, times in ways.items()}, dict[Any, list[Brought]]()
    reading = readings[question.safe]
    for world in _believed(view, reading, contract, rng):
        end = _played_out(reading, world)
        for answer, each in readings.items():
            gain = each.judge(world)(end)
            found.setdefault(answer, []).append(Brought(gain, facts=each.facts(end), won=float(gain > 0)))
    return found if len(found.get(question.safe, ())) >= FEWEST else {}


def _doubted(view: View, times: int, rng: random.Random) -> Sequence[float]:
    """Return what a game that counts so many times brings in its worst worlds, which Kontra speaks for."""
    outcomes = sorted(Thinker(read(view, times), CardEffort(), rng).outcomes(ANY_WORLDS))
    return outcomes[: len(outcomes) // DOUBTED + 1]


def _played_out(reading: Reading, world: Situation) -> Situation:
    then = world.copy()
    reading.rollout().finish(then)
    return then


def _believed(view: View, reading: Reading, contract: Contract, rng: random.Random) -> Iterator[Situation]:
    """Yield worlds in which the declarer would have bid, put these cards away, and named this game."""
    values, found = learnt(forehand=contract.declarer == view.forehand), 0
    for _ in range(DRAWS):
        world = reading.hidden.situation(rng)
        if contract.is_open or _is_plausible(world, reading, contract, values, rng):
            yield world
            found += 1
        if found == WORLDS:
            return


def _is_plausible(
    world: Situation, reading: Reading, contract: Contract, values: WinChances, rng: random.Random
) -> bool:
    """Whether the declarer would have come to this game; his best discard is put into the world."""
    place, bits = reading.hidden.seats.index(contract.declarer), reading.bits
    cards = bits.of(world.hands[place] | world.put)
    if contract.hand:
        best = values.option(cards, contract.game, (), hand=True)
        if best.gain(contract.bid) < BIDS_FROM:
            return False
    else:
        if reach(hopes(rng.sample(cards, TEN), values)) < contract.bid:
            return False
        best = max(values.options(cards, [contract.game]), key=lambda option: option.chance)
    kept = [card for card in cards if card not in best.away]
    world.hands[place], world.put = bits.mask(kept), bits.mask(best.away)
    others = (values.option(kept, game, best.away, hand=contract.hand) for game in NAMED if game != contract.game)
    reached = best.gain(contract.bid)
    return all(other.gain(contract.bid) <= reached for other in others) and best.chance > rng.random()
