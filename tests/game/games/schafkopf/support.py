"""Deals of Schafkopf laid out by hand: A sits after the dealer, C deals; cards have two letters, such as `dA`.

A whole deal is given by its ten tricks: the leader determines who plays which card, and therefore the hands.
"""

from collections.abc import Iterable, Mapping, Sequence

from game.core.bank import Balances
from game.core.cards import PIQUET_32, Card
from game.core.driver import Driver, Setup
from game.core.errors import Value
from game.core.options import Choice
from game.games.schafkopf import SCHAFKOPF
from game.games.schafkopf.cards import ORDERING
from tests.game.games.support import FixedDeck, Game, cards_of, completed, laid_out, short

SEATS = 3
DEALER = 2
PASS = "A pass, B pass, C pass"


def pack_of(hands: Iterable[Iterable[Card]], widow: Iterable[Card]) -> list[Card]:
    """Order a pack so that A, B and C get these ten cards and two lie in the widow."""
    *held, middle = (" ".join(map(short, cards)) for cards in (*hands, widow))
    return laid_out(PIQUET_32, held, DEALER, middle, before_turn=1, batches=(3, 4, 3))


def begin(order: Sequence[Card], **rules: Choice) -> Game:
    """Begin a deal with this pack."""
    setup = Setup(SCHAFKOPF, SCHAFKOPF.choose(rules), 1, DEALER, Balances.opening(SEATS), FixedDeck(order))
    return Game(Driver(setup))


def dealt(*hands: str, **rules: Choice) -> Game:
    """Deal these hands, filled up to ten cards each; the widow gets the two that are left."""
    *full, widow = completed(PIQUET_32, [*hands, *[""] * (SEATS + 1 - len(hands))], (10, 10, 10, 2))
    return begin(pack_of(full, widow), **rules)


def tricks_of(told: str) -> list[list[tuple[int, Card]]]:
    """Parse ten tricks, separated by commas, into seats and cards."""
    leader, tricks = 0, list[list[tuple[int, Card]]]()
    for cards in told.split(","):
        seats = [(leader + place) % SEATS for place in range(SEATS)]
        tricks.append([*zip(seats, cards_of(PIQUET_32, cards), strict=True)])
        leader, _ = ORDERING.winner(tricks[-1])
    return tricks


def deal_of(told: str, **rules: Choice) -> Game:
    """Deal the hands that these tricks are played from; the remaining cards are the widow."""
    plays = [play for trick in tricks_of(told) for play in trick]
    hands = [[card for seat, card in plays if seat == owner] for owner in range(SEATS)]
    gone = {card for _, card in plays}
    return begin(pack_of(hands, [card for card in PIQUET_32.cards if card not in gone]), **rules)


def alone(declarer: str, told: str, **rules: Choice) -> Game:
    """Let a seat pick, bury the widow it finds, and play these tricks."""
    game = deal_of(told, **rules)
    buried = "+".join(short(card) for card in game.driver.deal.zones["widow", None].cards)
    game.say(*(f"{seat} pass" for seat in "ABC"[: "ABC".index(declarer)]), f"{declarer} pick")
    return game.say(f"{declarer} discard:{buried}").play(*told.split(", "))


def least(told: str, **rules: Choice) -> Game:
    """Let all pass and play these tricks."""
    return deal_of(told, **rules).say(PASS).play(*told.split(", "))


def told(game: Game, what: str) -> Mapping[str, Value]:
    """Return the values of an announcement that was made once."""
    (event,) = game.told(what)
    return event.values
