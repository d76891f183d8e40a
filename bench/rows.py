"""Do our rows of East–West agree with PokerKit's hands? Compares which of two rows is better, and their kinds.

    python -m bench.rows 100000

deals that many pairs of rows, which share the card of the board, and compares them by the usual order and by a house
rule where a flush beats a full house. It prints the comparison as JSON, with the disagreements.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from game.core.cards import PIQUET_32, Card
from game.games.east_west.hands import poker_hand

SIGNS = dict(zip(PIQUET_32.ranks, "AKQJT987", strict=True))
OWN = 4
MOST_TOLD = 20
PEERS = {False: "StandardHighHand", True: "ShortDeckHoldemHand"}
"""PokerKit's hands by whether a flush beats a full house; the packs differ only below the seven."""


def pairs(wanted: int, rng: random.Random) -> Iterator[tuple[Sequence[Card], Sequence[Card]]]:
    """Deal rows of five: a card of the board, and four cards for each side; every other pair from few cards."""
    for number in range(wanted):
        board, *others = rng.sample(few(rng) if number % 2 else PIQUET_32.cards, 1 + 2 * OWN)
        yield (board, *others[:OWN]), (board, *others[OWN:])


def few(rng: random.Random) -> Sequence[Card]:
    """Select a suit and two ranks, so that flushes, full houses and fours meet."""
    suit, ranks = rng.choice(PIQUET_32.suits), rng.sample(PIQUET_32.ranks, 2)
    return [card for card in PIQUET_32.cards if card.suit == suit or card.rank in ranks]


def order(one: Any, other: Any) -> int:
    """Return the better of two hands: 1 for the first, -1 for the second, 0 for equal ones."""
    return int(one > other) - int(one < other)


def complaints(peer: Any, rows: tuple[Sequence[Card], Sequence[Card]], *, flush_first: bool) -> Iterator[str]:
    """Compare our verdict on a pair of rows with PokerKit's."""
    ours = [poker_hand(row, flush_first=flush_first) for row in rows]
    theirs = [peer("".join(SIGNS[card.rank] + card.suit[0] for card in row)) for row in rows]
    if order(*ours) != order(*theirs):
        yield f"{rows}: {order(*ours)} instead of {order(*theirs)}"
    for row, hand, other in zip(rows, ours, theirs, strict=True):
        if kind_of(other) != hand.kind:
            yield f"{row}: {hand.kind} instead of {kind_of(other)}"


def kind_of(hand: Any) -> str:
    """Return PokerKit's name for a hand in our words."""
    name = str(hand.entry.label.value).lower().replace(" ", "_")
    return {"one_pair": "pair", "three_of_a_kind": "three", "four_of_a_kind": "four"}.get(name, name)


def compare(wanted: int) -> dict[str, Any]:
    """Compare this many pairs of rows in both orders; return the hands counted by kind, and the first disagreements."""
    pokerkit = importlib.import_module("pokerkit")
    rng = random.Random("rows")  # noqa: S311
    kinds: Counter[str] = Counter()
    wrong: list[str] = []
    for rows in pairs(wanted, rng):
        kinds.update(poker_hand(row).kind for row in rows)
        for flush_first, peer in PEERS.items():
            wrong += complaints(getattr(pokerkit, peer), rows, flush_first=flush_first)
    return {"pairs": wanted, "kinds": kinds, "wrong": len(wrong), "disagreements": wrong[:MOST_TOLD]}


if __name__ == "__main__":
    print(json.dumps(compare(int(sys.argv[1]))))
