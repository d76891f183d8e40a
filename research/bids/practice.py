"""How often strong Skat players win the games a hand promises, compared with its learnt chance and open cards.

`python -m research.bids.practice 500` lets a random hand name a game for 18 in each deal, plays it, and prints for
each kind of game how the odds of winning follow from those of the learnt chance (`skat.PLAYED`), and from both judges
together (`naming.COMBINED`). Takes a second or two of one core for each game.
"""

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bench.deals import answer, dealt
from game.computer.levels import STRONG
from game.core.cards import PIQUET_32
from game.core.driver import Driver
from game.core.events import Scored
from game.games.skat import SKAT
from game.games.skat.cards import GRAND, NULL, SUITS
from game.games.skat.computer.chances import BEFORE, Option, learnt
from game.games.skat.computer.prospects import odds
from game.games.skat.script import TAKE, WON
from research.bids.fitting import Sample, fitted
from research.bids.skat import wins

KINDS: Final = ("suit", GRAND, "suit", GRAND, "suit", GRAND, NULL)
"""What is played in turn."""
LEAST: Final = 0.25
"""Hands that promise less are left out."""
DEALS: Final = 24
"""The deals that are looked at with open cards."""


class Practice(NamedTuple):
    """A game played: its kind, its learnt chance, the share of deals won with open cards, and whether it was won."""

    kind: str
    learnt: float
    share: float
    won: bool


def practised(seed: str, games: int) -> Iterator[Practice]:
    """Play games that random hands are good for."""
    number = found = 0
    while found < games:
        number += 1
        if each := _game(
            dealt(SKAT, seed, number), KINDS[number % len(KINDS)], number // len(KINDS) % 3, f"{seed} {number}"
        ):
            found += 1
            yield each


def _game(driver: Driver, kind: str, place: int, seed: str) -> Practice | None:
    me, known = driver.deal.players()[place], learnt(forehand=not place)
    hand, skat = [*driver.deal.hands[me]], [*driver.deal.zone("skat").cards]
    game = max(SUITS, key=lambda suit: known.chance(BEFORE, hand, suit)) if kind == "suit" else kind
    best = max(known.options([*hand, *skat], [game]), key=lambda option: option.chance)
    if best.chance < LEAST or not _declares(driver, me):
        return None
    driver.answer(TAKE)
    driver.answer(tuple(card for card in [*getattr(driver.question, "cards", ())] if card in best.away))
    driver.answer(game)
    while driver.question is not None:
        answer(driver, [SKAT.computer.levels[STRONG]], seed)
    won = any(event.reason == WON for event in driver.deal.events if isinstance(event, Scored))
    return Practice(kind, best.chance, _share(best, [*hand, *skat], place, seed), won)


def _declares(driver: Driver, me: int) -> bool:
    """Let a seat bid and the others pass; return whether that is possible."""
    while driver.question is not None and driver.question.kind in {"bid", "hold"}:
        question = driver.question
        driver.answer(question.answers[0] if driver.seat == me else question.safe)
    return driver.question is not None and driver.question.kind == "skat"


def _share(option: Option, cards: Sequence[object], place: int, seed: str) -> float:
    """Return the share of other deals in which the game is won with open cards."""
    rng = random.Random(seed)  # noqa: S311
    kept = [card for card in PIQUET_32.cards if card in cards and card not in option.away]
    others = [card for card in PIQUET_32.cards if card not in cards]
    won = [wins(option.game, place, kept, option.away, (), rng.sample(others, len(others))) for _ in range(DEALS)]
    return (sum(won) + 0.5) / (DEALS + 1)


def main() -> None:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser("python -m research.bids.practice", description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", default="practice")
    given = parser.parse_args()
    found = [*practised(given.seed, given.games)]
    for kind in dict.fromkeys(KINDS):
        some = [each for each in found if each.kind == kind]
        played = fitted([Sample((1.0, odds(each.learnt)), each.won) for each in some])
        both = fitted([Sample((1.0, odds(each.learnt), odds(each.share)), each.won) for each in some])
        print(json.dumps({"kind": kind, "games": len(some), "played": played, "combined": both}))


if __name__ == "__main__":
    main()
