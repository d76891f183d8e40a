"""Games of East–West laid out by hand: W is West, who begins, E is East, who deals; cards have two letters."""

from collections.abc import Sequence
from itertools import chain

from game.core.bank import Balances
from game.core.cards import PIQUET_32
from game.core.driver import Driver, Setup
from game.core.events import Announced
from game.core.options import Choice
from game.games.east_west import EAST_WEST
from game.games.east_west.script import ROOM, ROWS
from tests.game.games.support import FixedDeck, Game, cards_of, filled_up

EAST = 1
Rows = Sequence[str]
"""Three rows of four cards, from the top down."""


def begin(cards: str, **rules: Choice) -> Game:
    """Begin a game with these cards on the board, then drawn."""
    deck = FixedDeck(filled_up(PIQUET_32, cards_of(PIQUET_32, cards)))
    return Game(Driver(Setup(EAST_WEST, EAST_WEST.choose(rules), 1, EAST, Balances.opening(2), deck)))


def played(board: str, west: Rows, east: Rows, **rules: Choice) -> Game:
    """Play a whole game with these cards on the board, in which both fill their rows from the top down."""
    drawn = zip(" ".join(west).split(), " ".join(east).split(), strict=True)
    game = begin(" ".join((board, *chain.from_iterable(drawn))), **rules)
    for name in [*ROWS][:-1]:
        for _ in range(2 * ROOM):
            game.driver.answer(name)
    assert game.over
    return game


def rows_of(game: Game) -> str:
    """Return the winners of the rows, from the top down, such as `W=E`."""
    told = [event for event in game.driver.deal.events if isinstance(event, Announced)]
    rows = [event for event in told if event.what in {"row-won", "row-tied"}]
    assert [event.values["row"] for event in rows] == [*ROWS]
    return "".join("=" if event.seat is None else "WE"[event.seat] for event in rows)


def won_with(game: Game) -> list[str]:
    """Return the hands that won the rows."""
    told = [event for event in game.driver.deal.events if isinstance(event, Announced) and event.what == "row-won"]
    return [str(event.values["hand"]) for event in told]


def chips(game: Game) -> tuple[int, int]:
    """Return the winnings of West and East, in chips."""
    west, east = game.driver.after.seats
    return west, east


def scores(game: Game) -> tuple[int, ...]:
    """Return the number of games that West and East have won."""
    return game.driver.tallies_after["score"]
