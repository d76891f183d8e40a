"""XSkat, an independent program for Skat: deals it has played with itself, read from its log.

Debian has it as `xskat`; `xskat -auto 600 -log FILE` needs no display. In a row of its log, capitals mark the card
that has won the trick, and `_` the one that was led, if different.
"""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bench.declared import Game
from bench.open_cards import SEATS, Played
from game.computer.imagined import ImaginedDeck
from game.core.bank import Balances
from game.core.cards import PIQUET_32, Card
from game.core.driver import Driver, Setup
from game.games.skat import SKAT
from game.games.skat.cards import GRAND, NULL, ranking
from game.games.skat.contract import Contract, Reckoning
from game.kits.points.counting import points_of

COMMAND: Final = shutil.which("xskat", path=f"{os.environ.get('PATH', '')}:/usr/games")
"""Debian puts games into a separate folder."""
RANKS: Final = dict(zip(["A", "K", "Q", "J", "10", "9", "8", "7"], PIQUET_32.ranks, strict=True))
CARD: Final = re.compile(r"(diamond|heart|spade|club)([ _])(10|[akqj987])\b", re.IGNORECASE)
DECLARED: Final = re.compile(r"Last bid: (\d+)\nComputer(\d) played (\w+)")
PLACES: Final = (
    (range(3), range(11, 15), range(23, 26)),
    (range(3, 6), range(15, 19), range(26, 29)),
    (range(6, 9), range(19, 23), range(29, 32)),
    (range(9, 11),),
)
"""The positions of the cards of forehand, middlehand, rearhand and the skat in the pack."""


class Deal(NamedTuple):
    """A deal that XSkat has played with itself: places are in the order of play, forehand first.

    `hands` are as dealt, `away` are the cards put away at the end.
    """

    hands: Sequence[Sequence[Card]]
    skat: Sequence[Card]
    away: Sequence[Card]
    declarer: int
    bid: int
    game: str
    hand: bool
    rows: Sequence[Sequence[Card]]

    @property
    def kept(self) -> Sequence[Card]:
        """The ten cards the declarer has played."""
        return [card for card in (*self.hands[self.declarer], *self.skat) if card not in self.away]

    def played(self) -> Game:
        """Return the game by our rules, with points and score recomputed."""
        tricks = [self.hands[place] if place != self.declarer else self.kept for place in range(SEATS)]
        cards, taken = _in_order(self.rows, self.game)
        contract = Contract(self.declarer, self.bid, self.hand, self.game)
        if self.game == NULL:
            value = contract.null_value
            lost = any(place == self.declarer for place, _ in taken)
            return Game(NULL, self.bid, -2 * value if lost else value, won=not lost, tricks=None)
        points = points_of(self.away) + sum(points_of(trick) for place, trick in taken if place == self.declarer)
        number = sum(place == self.declarer for place, _ in taken)
        score = Reckoning(contract, {*self.kept, *self.away}, points, number)
        played = Played(ranking(self.game), tricks, self.declarer, self.away, cards)
        return Game(self.game, self.bid, score.score, score.score > 0, played)

    def driver(self, number: int) -> Driver:
        """Begin the same deal at our table; the dealer changes with its number."""
        order = list(PIQUET_32.cards)
        for cards, places in zip((*self.hands, self.skat), PLACES, strict=True):
            for card, place in zip(cards, (place for batch in places for place in batch), strict=True):
                order[place] = card
        deck = ImaginedDeck(0, {0: 1}, [order])
        return Driver(Setup(SKAT, SKAT.choose({}), 1, number % SEATS, Balances.opening(SEATS), deck))


def _in_order(rows: Sequence[Sequence[Card]], game: str) -> tuple[list[Card], list[tuple[int, list[Card]]]]:
    """Put the cards of each trick, listed by place, into the order of play; return also who took it."""
    ordering, leader = ranking(game), 0
    cards, taken = list[Card](), list[tuple[int, list[Card]]]()
    for row in rows:
        plays = [(place % SEATS, row[place % SEATS]) for place in range(leader, leader + SEATS)]
        cards += [card for _, card in plays]
        leader, _ = ordering.winner(plays)
        taken.append((leader, list(row)))
    return cards, taken


def deals(log: str) -> Iterator[Deal]:
    """Read the games of a log, except those nobody declared."""
    for written in re.split(r"={20,}\n", log):
        declared = DECLARED.search(written)
        if declared:
            yield _deal(written, declared)


def _deal(written: str, declared: re.Match[str]) -> Deal:
    above, below = re.split(r"-+ random_seed .*\n", written)
    lines = [[*CARD.finditer(line)] for line in above.splitlines()]
    rows = [found for found in lines if len(found) == SEATS]
    forehand = max(range(SEATS), key=lambda seat: (rows[0][seat][2] == "_", rows[0][seat][1].isupper()))
    order = [(forehand + place) % SEATS for place in range(SEATS)]
    table, ended = below.split("Skat is:")
    held = [[*map(_card, CARD.finditer(line))] for line in table.splitlines()]
    away, skat = ([*map(_card, CARD.finditer(line))] for line in ended.splitlines()[:2])
    hands = [[row[seat] for row in held if row] for seat in order]
    declarer, hand = order.index(int(declared[2]) - 1), "Played Hand" in ended
    if not hand:
        twelve = [*hands[declarer], *away]
        hands[declarer] = [card for card in twelve if card not in skat]
    name = declared[3].lower()
    game = name if name in {GRAND, NULL} else f"{name}s"
    cards = [[_card(found[seat]) for seat in order] for found in rows]
    return Deal(hands, skat, away, declarer, int(declared[1]), game, hand, cards)


def _card(found: re.Match[str]) -> Card:
    return PIQUET_32.by_code[f"{found[1].lower()}s-{RANKS[found[3].upper()]}"]


def logged(games: int) -> str:
    """Let XSkat play games with itself and return its log; raises `FileNotFoundError` if it is not installed."""
    if COMMAND is None:
        raise FileNotFoundError("xskat")
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        subprocess.run([COMMAND, "-auto", str(games), "-log", str(log)], check=True, capture_output=True, cwd=folder)
        return log.read_text(encoding="latin-1")
