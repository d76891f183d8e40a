"""The house rules of Fünfzehnern."""

import pytest

from game.games.fuenfzehnern import FUENFZEHNERN
from tests.game.games.fuenfzehnern.support import bound, deal


def test_no_zwang_where_it_is_off() -> None:
    assert "zwang_clubs" in deal("cK cQ", "cA").choices
    assert deal("cK cQ", "cA", zwang=False).choices == deal("cK cQ", "cA").hand("A")


@pytest.mark.parametrize("suit", ["clubs", "spades", "hearts", "diamonds"])
def test_three_players_leave_a_suit_out(suit: str) -> None:
    options = FUENFZEHNERN.choose({"dropped_suit": suit})
    pack = FUENFZEHNERN.pack(options, 3)
    assert (pack.name, len(pack), suit in pack.suits) == (f"piquet24-{suit}", 24, False)
    assert len(FUENFZEHNERN.pack(options, 4)) == 32


def test_the_bond_is_gone_when_all_have_seen_the_last_card_of_the_suit() -> None:
    game = deal(
        "h8 h9 hT hJ c7 c8 c9 cT", "hA hK hQ h7 d7 d8 d9 dT", "s7 s8 s9 sT cJ cQ cK cA", "sJ sQ sK sA dJ dQ dK dA"
    )
    assert bound(game.play("h8 hA s7 sJ", "hK s8 sQ h9", "hQ s9 sK hT")) == "B hearts"
    game.play("h7 sT sA hJ")
    assert (game.asked, bound(game), game.announced()) == ("A", "", ["bound B"])
