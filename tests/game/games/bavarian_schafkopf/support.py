"""Deals of Schafkopf laid out by hand: A sits after the dealer, D deals; cards have two letters, such as `lA`.

`a` are acorns, `l` leaves, `h` hearts, `b` bells; `O` and `U` are Ober and Unter.
"""

from collections.abc import Sequence

from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.options import Choice
from game.games.bavarian_schafkopf import BAVARIAN_SCHAFKOPF
from game.games.bavarian_schafkopf.cards import LONG
from game.games.bavarian_schafkopf.games import Contract
from game.games.bavarian_schafkopf.options import BavarianOptions
from game.games.bavarian_schafkopf.payment import Result
from tests.game.games.support import FixedDeck, Game, cards_of, laid_out, short

SEATS = 4
A_CALLS_LEAVES = "A ruf, B pass, C pass, D pass, A leaves"
HANDS = (
    "aO hO aU hA h9 l7 a8 aT",
    "bO bU hT h8 lT l9 aA b8",
    "lO hU h7 lA lK l8 bA bT",
    "lU hK a9 a7 aK bK b9 b7",
)
"""A calls the ace of leaves, which C holds with two more leaves; A and C have the two highest Obers and one more."""
RUNAWAY = (
    "aO hO aU hA h9 l7 a8 aT",
    "bO bU hT h8 l9 aA b8 b7",
    "lO hU h7 lA lK l8 lT bT",
    "lU hK a9 a7 aK bK b9 bA",
)
"""The same, but C holds four leaves."""


def rules(**chosen: Choice) -> BavarianOptions:
    """Return house rules."""
    return BAVARIAN_SCHAFKOPF.choose(chosen)


def dealt(hands: Sequence[str] = HANDS, carry: int = 0, **chosen: Choice) -> Game:
    """Deal these hands."""
    options = rules(**chosen)
    pack = BAVARIAN_SCHAFKOPF.pack(options, SEATS)
    half = len(hands[0].split()) // 2
    order = laid_out(pack, hands, SEATS - 1, batches=(half, half))
    setup = Setup(
        BAVARIAN_SCHAFKOPF,
        options,
        1,
        SEATS - 1,
        Balances.opening(SEATS),
        FixedDeck(order),
        {"bock": carry} if carry else {},
        {"score": (0,) * SEATS},
    )
    return Game(Driver(setup))


def called(hands: Sequence[str] = HANDS, *, stoss: str = "first_card") -> Game:
    """Deal these hands, and let A call the ace of leaves."""
    return dealt(hands, stoss=stoss).say(A_CALLS_LEAVES)


def hands_with(first: str) -> tuple[str, ...]:
    """Return hands of which A has these cards, and the others what is left."""
    own = cards_of(LONG, first)
    rest = [short(card) for card in LONG.cards if card not in own]
    return (first, *(" ".join(rest[place::3]) for place in range(3)))


def price(bid: str, points: int, tricks: int = 5, runners: int = 0, factor: int = 1, **chosen: Choice) -> int:
    """Return what each loser of a game pays; the sign is that of the declaring side."""
    result = Result(Contract(0, bid, partner=2 if bid in {"ruf", "hochzeit"} else None), points, tricks, 8, runners)
    value = result.value(rules(**chosen), factor)
    return value if result.won else -value
