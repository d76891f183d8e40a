"""Do our rules of Skat agree with OpenSpiel's? Compares the legal cards and the winner of each trick.

    python -m bench.agreement 100000

plays that many random tricks with OpenSpiel, alternating suit games, grand and null, and checks each card and each
trick against our rankings and our duty to follow. It prints the comparison as JSON, with the disagreements.
"""

from __future__ import annotations

import importlib
import json
import random
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any, NamedTuple

from bench.card_play import BIDS, begin_peer
from game.core.cards import PIQUET_32, Card
from game.core.ordering import Ordering
from game.core.tricks import follow
from game.games.skat.cards import ranking

RANKS = ("seven", "eight", "nine", "queen", "king", "ten", "ace", "jack")
SUITS = ("diamonds", "hearts", "spades", "clubs")
CARDS = tuple(PIQUET_32.card(f"{suit}-{rank}") for suit in SUITS for rank in RANKS)
"""Our cards, by OpenSpiel's numbers."""
PLAYERS = 3
LAST_WINNER = re.compile(r"Last trick won by player (\d)")
MOST_TOLD = 20


class Compared(NamedTuple):
    """A trick judged by both sides: the cards played, and the disagreement, if any."""

    game: str
    plays: Sequence[tuple[int, Card]]
    complaint: str


def tricks(game: Any, name: str, rng: random.Random) -> Iterator[Compared]:
    """Play a random deal with OpenSpiel, and judge each of its tricks by our rules."""
    state, ordering = begin_peer(game, rng, name), ranking(name)
    hands: list[list[Card]] = [[CARDS[card] for card in cards_of(state, player)] for player in range(PLAYERS)]
    while not state.is_terminal():
        plays: list[tuple[int, Card]] = []
        complaints: list[str] = []
        while len(plays) < PLAYERS and not state.is_terminal():
            player: int = state.current_player()
            actions: list[int] = state.legal_actions()
            legal, _ = follow(hands[player], plays, ordering)
            if {*legal} != {CARDS[action] for action in actions}:
                complaints.append(f"legal after {plays} of {hands[player]}: {legal}")
            action: int = rng.choice(actions)
            hands[player].remove(CARDS[action])
            plays.append((player, CARDS[action]))
            state.apply_action(action)
        yield Compared(name, plays, "; ".join([*complaints, *wrong_winner(state, ordering, plays)]))


def cards_of(state: Any, player: int) -> list[int]:
    """Read a hand from the history: dealt in batches of three, two to the skat, four and three; two are put away."""
    history: list[int] = state.history()
    dealt, later = history[:32], [action for action in history[32:] if action < len(CARDS)]
    batches = ((3 * player, 3), (11 + 4 * player, 4), (23 + 3 * player, 3))
    cards = [card for first, count in batches for card in dealt[first : first + count]]
    declarer = next(place for place, action in enumerate(history[32:]) if action in BIDS.values())
    if player == declarer:
        cards += dealt[9:11]
        cards = [card for card in cards if card not in later]
    return cards


def wrong_winner(state: Any, ordering: Ordering, plays: Sequence[tuple[int, Card]]) -> Iterator[str]:
    """Compare the winner of a trick."""
    ours = ordering.winner(plays)[0]
    theirs = int(LAST_WINNER.findall(str(state))[-1]) if state.is_terminal() else state.current_player()
    if ours != theirs:
        yield f"{plays}: {ours} instead of {theirs}"


def compare(wanted: int) -> dict[str, Any]:
    """Compare this many tricks; return the number per game, and the first disagreements."""
    game = importlib.import_module("pyspiel").load_game("skat")
    rng = random.Random("agreement")  # noqa: S311
    counted = dict.fromkeys(BIDS, 0)
    wrong: list[str] = []
    for name in cycle(BIDS):
        for trick in tricks(game, name, rng):
            counted[name] += 1
            if trick.complaint:
                wrong.append(f"{name}: {trick.complaint}")
        if sum(counted.values()) >= wanted:
            break
    return {"tricks": counted, "wrong": len(wrong), "disagreements": wrong[:MOST_TOLD]}


if __name__ == "__main__":
    print(json.dumps(compare(int(sys.argv[1]))))
