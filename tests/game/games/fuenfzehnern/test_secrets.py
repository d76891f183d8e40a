"""Secrecy: whether a leader could call Zwang, has any of the suit left, or had a choice at all."""

import dataclasses

import pytest

from game.core.show import view_of
from game.core.view import View
from tests.game.games.fuenfzehnern.support import bound, deal, play
from tests.game.games.support import Game

everybody = pytest.mark.parametrize("viewer", [None, 2, 3], ids=["spectator", "C", "D"])
C, D = "hJ c7 s7 s8 s9 d7 d8 dQ", "hQ d9 sT sJ sQ dT dJ c8"


def seen(game: Game, viewer: int | None) -> View:
    """Return the view of a seat, or of a spectator, without its own question."""
    return dataclasses.replace(view_of(game.driver, viewer), question=None)


def taken_with_hearts(a: str, b: str) -> Game:
    """Let B take the lead with the ace of hearts and lead the king."""
    return play(deal(a, b, C, D), "hT hA hJ hQ", "hK c7 d9 h8")


@everybody
def test_a_leader_who_has_run_out_of_the_suit_looks_bound(viewer: int | None) -> None:
    """B holds two hearts, or none; after the lead of an unbeatable card of another suit nobody knows which."""
    holds = taken_with_hearts("hT h8 c9 cT cJ dK dA sK", "hA hK h7 h9 sA cQ cK cA")
    lacks = taken_with_hearts("hT h8 h7 h9 cT cJ dK sK", "hA hK c9 dA sA cQ cK cA")
    assert holds.choices != lacks.choices
    for game in (holds, lacks):
        assert bound(game) == "B hearts"
    assert seen(holds, viewer) == seen(lacks, viewer)
    assert seen(holds.say("B sA"), viewer) == seen(lacks.say("B sA"), viewer)


@everybody
def test_nobody_learns_that_zwang_could_have_been_called(viewer: int | None) -> None:
    may = deal("cK cQ c9 cT cJ dK hT h8", "cA hA hK h7 h9 sA sK dA", C, D)
    may_not = deal("cK c9 cT cJ dK hT h8 hA", "cA cQ hK h7 h9 sA sK dA", C, D)
    assert "zwang_clubs" in may.choices
    assert "zwang_clubs" not in may_not.choices
    assert seen(may, viewer) == seen(may_not, viewer)
    assert seen(may.say("A cK"), viewer) == seen(may_not.say("A cK"), viewer)


@everybody
def test_the_ace_that_is_forced_is_asked_for_like_any_card(viewer: int | None) -> None:
    alone = deal("cK cQ c9 cT cJ dK hT h8", "cA hA hK h7 h9 sA sK dA", C, D).say("A zwang_clubs")
    among = deal("cK cQ c9 cT dK hT h8 h9", "cA cJ hA hK h7 sA sK dA", C, D).say("A zwang_clubs")
    assert alone.choices == among.choices == {"cA"}
    assert seen(alone, viewer) == seen(among, viewer)


def test_the_bond_is_gone_when_all_have_seen_the_last_card_of_the_suit() -> None:
    game = deal(
        "h8 h9 hT hJ c7 c8 c9 cT", "hA hK hQ h7 d7 d8 d9 dT", "s7 s8 s9 sT cJ cQ cK cA", "sJ sQ sK sA dJ dQ dK dA"
    )
    play(game, "h8 hA s7 sJ")
    assert bound(game) == "B hearts"
    play(game, "hK s8 sQ h9", "hQ s9 sK hT")
    assert bound(game) == "B hearts"
    play(game, "h7 sT sA hJ")
    assert (game.asked, bound(game)) == ("A", "")
    assert game.announced() == ["bound B"]
