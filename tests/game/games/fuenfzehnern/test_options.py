"""The house rules of Fünfzehnern."""

import pytest

from game.games.fuenfzehnern import FUENFZEHNERN
from tests.game.games.fuenfzehnern.support import bound, by_chance, deal, scores


def choices_of_a_taken_lead(**options: bool | str) -> set[str]:
    game = deal("hT", "hA hK h7 sA sK cK d8 d9", "hJ c7", "hQ d7", **options).play("hT hA hJ hQ")
    assert bound(game) == ("" if options else "B hearts")
    return game.choices


def test_anything_may_be_led_where_leading_is_free() -> None:
    assert choices_of_a_taken_lead() == {"hK", "h7", "sA", "sK"}
    assert choices_of_a_taken_lead(lead_rule="free") == {"hK", "h7", "sA", "sK", "cK", "d8", "d9"}


def test_no_zwang_where_it_is_off() -> None:
    assert "zwang_clubs" in deal("cK cQ", "cA").choices
    assert deal("cK cQ", "cA", zwang=False).choices == deal("cK cQ", "cA").hand("A")


@pytest.mark.parametrize("suit", ["clubs", "spades", "hearts", "diamonds"])
def test_three_players_leave_a_suit_out(suit: str) -> None:
    options = FUENFZEHNERN.choose({"dropped_suit": suit})
    pack = FUENFZEHNERN.pack(options, 3)
    assert (pack.name, len(pack), suit in pack.suits) == (f"piquet24-{suit}", 24, False)
    assert len(FUENFZEHNERN.pack(options, 4)) == 32


def test_the_value_of_a_point() -> None:
    assert by_chance(3, 17760, {"point_value": 3}).net == "A+15 B+0 C-15"
    without = by_chance(3, 17760, {"point_value": 0})
    assert (without.net, scores(without)) == ("A+0 B+0 C+0", "A+5 B+0 C-5")


def test_the_bond_is_gone_when_all_have_seen_the_last_card_of_the_suit() -> None:
    game = deal(
        "h8 h9 hT hJ c7 c8 c9 cT", "hA hK hQ h7 d7 d8 d9 dT", "s7 s8 s9 sT cJ cQ cK cA", "sJ sQ sK sA dJ dQ dK dA"
    )
    assert bound(game.play("h8 hA s7 sJ", "hK s8 sQ h9", "hQ s9 sK hT")) == "B hearts"
    game.play("h7 sT sA hJ")
    assert (game.asked, bound(game), game.announced()) == ("A", "", ["bound B"])
