"""Secrecy: the foreplaced card, and what being asked might reveal."""

import dataclasses

import pytest

from game.core.show import view_of
from game.core.view import View
from tests.game.games.mate.support import SEATS, Round, card, deal
from tests.game.games.watching import sees_no_foreign_card

HAND = "♣A ♠A ♥A ♦A ♣10 ♠10 ♥10 ♦10 ♣K ♠K"
OTHER = "♥K ♦K ♣Q ♠Q ♥Q ♦Q ♣7 ♠7 ♥7 ♦7"
VIEWERS = {"O": SEATS["O"], "spectator": None}


def seen(game: Round, viewer: int | None) -> View:
    """Return a view, without the viewer's own question."""
    return dataclasses.replace(view_of(game.driver, viewer), question=None)


@pytest.mark.parametrize("viewer", VIEWERS.values(), ids=VIEWERS)
def test_whatever_is_foreplaced_the_others_see_the_same(viewer: int | None) -> None:
    one, other = deal(HAND, OTHER), deal(HAND, OTHER)
    for game, away in ((one, "♠K"), (other, "♦10")):
        game.driver.answer("foreplace")
        game.driver.answer(card(away))
    assert seen(one, viewer) == seen(other, viewer)
    for game in (one, other):
        game.driver.answer("skip")
        game.play("♣A-♣Q, ♠A-♠7")
    assert seen(one, viewer) == seen(other, viewer)
    assert seen(one, SEATS["L"]) != seen(other, SEATS["L"])


def test_both_hands_are_hidden_though_each_could_be_worked_out() -> None:
    game = deal(HAND, OTHER).foreplace(L="♠K").play("♣A-♣7")
    assert view_of(game.driver, SEATS["O"]).hand(SEATS["L"]).cards is None
    assert view_of(game.driver, SEATS["L"]).hand(SEATS["O"]).cards is None


def test_after_the_exchange_spectators_still_see_no_hand() -> None:
    game = deal().foreplace(L="♠K").play("♣A")
    for viewer in (None, 0, 1):
        view = view_of(game.driver, viewer)
        sees_no_foreign_card(view, game.driver.deal)
        assert [zone.cards is not None for zone in view.zones if zone.name == "hand"] == [
            seat == viewer for seat in (0, 1)
        ]
    assert "diamonds-seven" not in repr(view_of(game.driver, None))


def test_the_question_for_a_foreplaced_card_shows_no_card_to_others() -> None:
    game = deal(HAND, OTHER)
    game.driver.answer("foreplace")
    for viewer in VIEWERS.values():
        view = view_of(game.driver, viewer)
        assert view.question is None
        assert view.asked is not None
        assert (view.asked.kind, view.asked.where, view.asked.choices) == ("foreplace-card", "hand", ())
