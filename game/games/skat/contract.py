"""The declarer's contract: the bid, the named game, the announcement, and Kontra."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.core.cards import Card
from game.core.ordering import Ordering
from game.games.skat.cards import JACK, NULL, NULL_OUVERT, SUITS, ranking
from game.games.skat.options import SkatOptions
from game.games.skat.reckoning import GAMES, SUITS_AND_GRAND, most_possible, null_value


@dataclass(slots=True)
class Contract:
    """The declarer and the game; `bid` is the last bid, `doubled` the factor by Bock, `kontra` and Re.

    `cards` are those that the declarer knows when naming the game: his hand, and the cards put away.
    """

    declarer: int
    bid: int
    hand: bool = False
    game: str = ""
    announced: str = "none"
    cards: Collection[Card] = ()
    doubled: int = 1
    kontra: bool = False

    @property
    def is_null(self) -> bool:
        """Whether the declarer must not take a trick."""
        return self.game in {NULL, NULL_OUVERT}

    @property
    def is_open(self) -> bool:
        """Whether the declarer's hand is open."""
        return self.game == NULL_OUVERT or self.announced == "open"

    @property
    def null_value(self) -> int:
        """The value of the null."""
        return null_value(self.game, hand=self.hand)

    @property
    def ordering(self) -> Ordering:
        """The ranking of the cards in this game."""
        return ranking(self.game)


def games_allowed(contract: Contract, cards: Collection[Card], rules: SkatOptions) -> Sequence[str]:
    """List the games that may be named: a null must reach the bid, others too if the options say so (S3).

    `cards` are those that the declarer knows: his hand, and the cards put away.
    """
    hand, bid = contract.hand, contract.bid
    allowed: Sequence[str] = SUITS_AND_GRAND
    if rules.check_announcement == "maximum_possible":
        reaching = [game for game in SUITS_AND_GRAND if most_possible(cards, game, hand=hand) >= bid]
        allowed = reaching or SUITS_AND_GRAND
    nulls = {game for game in (NULL, NULL_OUVERT) if null_value(game, hand=hand) >= bid}
    return [game for game in GAMES if game in allowed or game in nulls]


def safe_game(allowed: Sequence[str], hand: Sequence[Card]) -> str:
    """Return the suit with the most cards in hand, without jacks; a grand if no suit may be named."""
    held = [card.suit for card in hand if card.rank != JACK]
    suits = [suit for suit in SUITS if suit in allowed]
    return max(suits, key=held.count, default="grand")
