"""The strong player of Fipsen: its bids, and that it never bids more than it can play."""

from game.computer import player_of
from game.computer.levels import STRONG
from game.games.fipsen import FIPSEN
from game.games.fipsen.bids import KIEKER
from tests.game.games.fipsen.support import deal

PLAYER = player_of(STRONG, FIPSEN)


def test_it_bids_with_a_strong_hand_and_passes_with_a_weak_one() -> None:
    assert deal(("cA cK cQ sA hA", "c9 c8 sJ s8 h7", "cJ cT sK s7 hQ", "c7 sQ sT hK h8")).chosen(PLAYER) != "pass"
    assert deal(("cJ s8 s7 h8 hJ", "cQ c9 sJ sA h7", "cK cT sK s9 hQ", "cA c7 sT hK c8")).chosen(PLAYER) == "pass"


def test_a_kieker_is_bid_only_with_aces() -> None:
    assert (
        deal(("c7 c8 s7 s8 h7", "cQ c9 sJ sA hJ", "cK cT sK s9 hQ", "cA cJ sT hK h8")).chosen(PLAYER) != KIEKER.number
    )


def test_it_goes_on_when_nothing_can_take_a_trick() -> None:
    game = deal(("cA cK cQ cJ sA", "c9 sJ s8 h7 h8", "cT sK s7 hQ hJ", "c7 sQ sT hK h9"))
    game.say("A two", "A hand", "B pass", "C pass", "D pass", "A clubs")
    game.play("cA c9 cT c7", "cK h7 s7 h9")
    assert game.chosen(PLAYER) == "go_on"
