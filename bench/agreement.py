"""Do our rules of Skat agree with OpenSpiel's, and our rows of East–West with PokerKit's hands?

    python -m bench.agreement tricks 100000
    python -m bench.agreement rows 100000

*tricks* plays that many random tricks with OpenSpiel, alternating suit games, grand and null, and checks legal cards
and winners against our rankings and our duty to follow. *rows* deals that many pairs of rows, which share the card of
the board, and compares their kinds and which is better, by the usual order and by a house rule where a flush beats a
full house. Each prints as JSON how much it has compared by kind, with the disagreements.
"""

import importlib
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import Any

from bench.engine import BIDS, begin_peer
from game.core.cards import PIQUET_32, Card
from game.core.ordering import Ordering, follow
from game.games.east_west.hands import poker_hand
from game.games.skat.cards import ranking

RANKS = ("seven", "eight", "nine", "queen", "king", "ten", "ace", "jack")
SUITS = ("diamonds", "hearts", "spades", "clubs")
CARDS = tuple(PIQUET_32.card(f"{suit}-{rank}") for suit in SUITS for rank in RANKS)
"""Our cards, by OpenSpiel's numbers."""
PLAYERS = 3
LAST_WINNER = re.compile(r"Last trick won by player (\d)")
SIGNS = dict(zip(PIQUET_32.ranks, "AKQJT987", strict=True))
OWN = 4
PEERS = {False: "StandardHighHand", True: "ShortDeckHoldemHand"}
"""PokerKit's hands by whether a flush beats a full house; the packs differ only below the seven."""
MOST_TOLD = 20

Compared = tuple[Sequence[str], Sequence[str]]
"""What was compared, by kind, and the disagreements about it."""


# Skat


def tricks(rng: random.Random) -> Iterator[Compared]:
    """Play random deals with OpenSpiel, and judge each of their tricks by our rules."""
    game = importlib.import_module("pyspiel").load_game("skat")
    for name in cycle(BIDS):
        for complaints in judged(begin_peer(game, rng, name), ranking(name), rng):
            yield [name], [f"{name}: {complaint}" for complaint in complaints]


def judged(state: Any, ordering: Ordering, rng: random.Random) -> Iterator[list[str]]:
    """Play a deal from its first lead; yield the disagreements about each trick."""
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
        ours = ordering.winner(plays)[0]
        theirs = int(LAST_WINNER.findall(str(state))[-1]) if state.is_terminal() else state.current_player()
        yield complaints if ours == theirs else [*complaints, f"{plays}: {ours} instead of {theirs}"]


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


# East–West


def rows(rng: random.Random) -> Iterator[Compared]:
    """Deal pairs of rows of five: a card of the board, and four for each side; every other pair from few cards."""
    pokerkit = importlib.import_module("pokerkit")
    for number in cycle(range(2)):
        board, *others = rng.sample(few(rng) if number else PIQUET_32.cards, 1 + 2 * OWN)
        pair = (board, *others[:OWN]), (board, *others[OWN:])
        wrong = [
            each
            for flush, peer in PEERS.items()
            for each in complaints(getattr(pokerkit, peer), pair, flush_first=flush)
        ]
        yield [poker_hand(row).kind for row in pair], wrong


def few(rng: random.Random) -> Sequence[Card]:
    """Select a suit and two ranks, so that flushes, full houses and fours meet."""
    suit, ranks = rng.choice(PIQUET_32.suits), rng.sample(PIQUET_32.ranks, 2)
    return [card for card in PIQUET_32.cards if card.suit == suit or card.rank in ranks]


def complaints(peer: Any, pair: Sequence[Sequence[Card]], *, flush_first: bool) -> Iterator[str]:
    """Compare our verdict on a pair of rows with PokerKit's."""
    ours = [poker_hand(row, flush_first=flush_first) for row in pair]
    theirs = [peer("".join(SIGNS[card.rank] + card.suit[0] for card in row)) for row in pair]
    if order(*ours) != order(*theirs):
        yield f"{pair}: {order(*ours)} instead of {order(*theirs)}"
    for row, hand, other in zip(pair, ours, theirs, strict=True):
        if kind_of(other) != hand.kind:
            yield f"{row}: {hand.kind} instead of {kind_of(other)}"


def order(one: Any, other: Any) -> int:
    """Return the better of two hands: 1 for the first, -1 for the second, 0 for equal ones."""
    return int(one > other) - int(one < other)


def kind_of(hand: Any) -> str:
    """Return PokerKit's name for a hand in our words."""
    name = str(hand.entry.label.value).lower().replace(" ", "_")
    return {"one_pair": "pair", "three_of_a_kind": "three", "four_of_a_kind": "four"}.get(name, name)


def compare(what: str, wanted: int) -> dict[str, Any]:
    """Compare this many tricks or pairs of rows; return how many by kind, and the first disagreements."""
    kinds: Counter[str] = Counter()
    wrong: list[str] = []
    ways = {"tricks": tricks, "rows": rows}
    for of_kind, disagreements in islice(ways[what](random.Random("agreement")), wanted):  # noqa: S311
        kinds.update(of_kind)
        wrong += disagreements
    return {"kinds": kinds, "wrong": len(wrong), "disagreements": wrong[:MOST_TOLD]}


if __name__ == "__main__":
    print(json.dumps(compare(sys.argv[1], int(sys.argv[2]))))
