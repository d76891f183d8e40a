"""The quick rules of thumb by which a deal is played out in thought, in its last two tricks."""

from collections.abc import Sequence

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.core.cards import PIQUET_32
from game.games.schafkopf.cards import ORDERING
from tests.game.games.support import cards_of

BITS = CardBits(ORDERING, PIQUET_32)


def points(lying: str, *hands: str, declarer: int) -> Sequence[int]:
    """Return what each place takes; the first has led the first of the cards in the trick."""
    trick = [(place, BITS.bit[card]) for place, card in enumerate(cards_of(PIQUET_32, lying))]
    held = [BITS.mask(cards_of(PIQUET_32, hand)) for hand in hands]
    now = Situation(held, 0, 0, declarer, len(trick), trick, [0] * 3, [0] * 3, [0] * 3)
    Rollout(BITS, Manner()).finish(now)
    return now.points


def test_a_declarer_brings_a_ten_home_by_trumping_a_suit_that_has_to_be_followed() -> None:
    assert points("s9", "h7", "dT cQ", "sK dJ", declarer=1) == [0, 19, 0]


def test_a_declarer_trumps_no_higher_than_he_must() -> None:
    assert points("s9", "dK", "dJ cQ", "sK h7", declarer=1) == [0, 13, 0]
