"""Secrecy: a question looks the same whatever the hidden cards are, and only the neighbour sees a Kieker."""

import dataclasses

import pytest

from game.core.show import view_of
from game.core.view import View
from tests.game.games.fipsen.support import FACES, deal
from tests.game.games.support import Game, cards_of
from tests.game.games.watching import sees_no_foreign_card

KIEKER = "c9 c8 s8 hT h8"
OTHERS = ("cK cT sQ s9 hJ", "cJ c7 sK s7 hQ", "cQ sJ sT hK h7")
BID = ("A kieker", "B pass", "C pass", "D pass")


def seen(game: Game, letter: str) -> View:
    """Return the view of a seat, or of a spectator (`-`), without its own question."""
    seat = None if letter == "-" else "ABCD".index(letter)
    return dataclasses.replace(view_of(game.driver, seat), question=None)


@pytest.mark.parametrize("viewer", ["B", "C", "D", "-"])
def test_being_offered_a_kieker_tells_nothing(viewer: str) -> None:
    may, may_not = deal((KIEKER, *OTHERS)), deal(("cA c9 sA s8 hK", "cK cT sQ s9 hJ", *OTHERS[1:2], "cQ sJ sT hA h7"))
    assert may.choices != may_not.choices
    assert seen(may, viewer).asked == seen(may_not, viewer).asked


@pytest.mark.parametrize("viewer", ["B", "C", "D", "-"])
def test_two_worlds_look_the_same_while_nothing_is_shown(viewer: str) -> None:
    hidden = ["ABCD".index(letter) for letter in "ABCD" if letter != viewer]
    moved = dict(zip(hidden, [*hidden[1:], hidden[0]], strict=True))
    hands = [FACES[moved.get(seat, seat)] for seat in range(4)]
    one, other = deal(), deal(hands)
    for said in ("A two", "A plain", "B pass", "C four", "C plain", "A pass", "D pass"):
        one.say(said)
        other.say(said)
        assert seen(one, viewer) == seen(other, viewer)


def test_the_five_cards_of_a_kieker_are_the_next_players_alone() -> None:
    game = deal((KIEKER, *OTHERS)).say("A kieker")
    cards = set(cards_of(game.driver.deal.pack, KIEKER))
    for seat in (None, 0, 1, 2, 3):
        events = view_of(game.driver, seat).events
        shown = [event for event in events if type(event).__name__ == "CardsShown"]
        assert len(shown) == (seat in {0, 1})
        assert [type(event).__name__ for event in events].count("HandShownTo") == 1
    assert view_of(game.driver, 1).hand(0).cards is None
    assert set(view_of(game.driver, 0).hand(0).cards or ()) == cards
    for seat in (None, 0, 1, 2, 3):
        sees_no_foreign_card(view_of(game.driver, seat), game.driver.deal)


def test_what_the_kieker_draws_later_is_seen_by_nobody() -> None:
    game = deal((KIEKER, *OTHERS)).say(*BID)
    drawn = set(game.driver.deal.hands[0]) - set(cards_of(game.driver.deal.pack, KIEKER))
    assert len(drawn) == 5
    for letter in "BCD-":
        assert not {card.code for card in drawn} & set(repr(seen(game, letter)).replace(",", " ").split())
    for seat in (None, 1, 2, 3):
        sees_no_foreign_card(view_of(game.driver, seat), game.driver.deal)


def test_the_declarer_alone_sees_skat_and_discards() -> None:
    game = deal((KIEKER, *OTHERS)).say("A two", "A plain", "B pass", "C pass", "D pass")
    away = game.driver.question
    assert away is not None
    game.driver.answer(away.safe)
    assert view_of(game.driver, 0).zone("aside", 0).cards == away.safe
    for seat in (None, 1, 2, 3):
        view = view_of(game.driver, seat)
        assert (view.zone("aside", 0).cards, view.zone("aside", 0).count) == (None, 2)
        sees_no_foreign_card(view, game.driver.deal)


def test_with_hand_nobody_sees_the_skat() -> None:
    game = deal().say("A two", "A hand", "B pass", "C pass", "D pass")
    assert [view_of(game.driver, seat).zone("skat").cards for seat in (None, 0, 1, 2, 3)] == [None] * 5
