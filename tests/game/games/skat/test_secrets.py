"""Secrecy: a question looks the same whatever the hidden cards are; skat and discards stay hidden."""

import dataclasses

import pytest

from game.core.show import view_of
from game.core.view import View
from tests.game.games.skat.support import ALL_PASS, bid_up_to, deal, play_out, shown
from tests.game.games.support import Game, cards_of
from tests.game.games.watching import cards_in, sees_no_foreign_card

SEATS = {"A": 0, "B": 1, "C": 2, "D": 3, "-": None}
STRONG, WEAK = "cJ sJ hJ dJ cA cT cK cQ c9 c8", "d7 d8 d9 h7 h8 h9 s7 s8 s9 hQ"


def seen(game: Game, letter: str) -> View:
    """Return the view of a seat, or of a spectator (`-`), without its own question."""
    return dataclasses.replace(view_of(game.driver, SEATS[letter]), question=None)


@pytest.mark.parametrize("viewer", ["B", "C", "-"])
@pytest.mark.parametrize("check", ["null_only", "maximum_possible"])
def test_the_question_for_the_game_tells_nothing_of_a_hand(viewer: str, check: str) -> None:
    others = "sA sT sK sQ hA hT hK dA dT dK"
    hands = ("cJ sJ hJ dJ cA cT cK cQ c9 c8", "cJ hJ d7 d8 d9 h7 h8 h9 s7 s8")
    games = [deal(hand, others, rules={"check_announcement": check}) for hand in hands]
    for game in games:
        bid_up_to(game, "A", 96).say("A hand")
    assert len(shown(games[0])) == 7
    assert seen(games[0], viewer).asked == seen(games[1], viewer).asked
    assert (games[0].choices != games[1].choices) == (check == "maximum_possible")


@pytest.mark.parametrize("viewer", ["B", "C", "-"])
def test_two_worlds_look_the_same_while_nothing_is_shown(viewer: str) -> None:
    hidden = [letter for letter in "ABC" if letter != viewer]
    hands = {"A": STRONG, "B": "sA sT sK sQ hA hT hK dA dT dK", "C": "s7 s8 s9 h7 h8 h9 d7 d8 d9 c7"}
    moved = dict(zip(hidden, [*hidden[1:], hidden[0]], strict=True))
    one, other = deal(*hands.values()), deal(*(hands[moved.get(letter, letter)] for letter in hands))
    for said in ("B 18", "A hold", "B 20", "A hold", "B pass", "C 22", "A hold", "C pass", "A hand", "A grand"):
        for game in (one, other):
            game.say(said)
        assert seen(one, viewer) == seen(other, viewer)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_declarer_alone_sees_skat_and_discards(seats: int) -> None:
    game = bid_up_to(deal(STRONG, skat="h9 d9", seats=seats), "A", 18).say("A take")
    pair = set(cards_of(game.driver.deal.pack, "h9 d9"))
    assert pair <= set(view_of(game.driver, 0).hand(0).cards or ())
    game.say("A discard:h9+d9")
    assert set(view_of(game.driver, 0).zone("aside", 0).cards or ()) == pair
    for letter in "BC-" + "D" * (seats == 4):
        view = seen(game, letter)
        assert (view.zone("aside", 0).cards, view.zone("aside", 0).count) == (None, 2)
        assert not cards_in(view, game.driver.deal) & pair
        sees_no_foreign_card(view_of(game.driver, SEATS[letter]), game.driver.deal)


def test_from_the_hand_not_even_the_declarer_sees_the_skat() -> None:
    game = bid_up_to(deal(STRONG), "A", 18).say("A hand", "A clubs", "A none")
    assert [view_of(game.driver, seat).zone("skat").cards for seat in (None, 0, 1, 2)] == [None] * 4


def test_the_two_cards_are_turned_up_at_the_end_and_not_after_a_null() -> None:
    game = play_out(bid_up_to(deal(STRONG, skat="h9 d9"), "A", 18).say("A hand", "A clubs", "A none"), 1)
    assert set(seen(game, "-").zone("skat").cards or ()) == set(cards_of(game.driver.deal.pack, "h9 d9"))
    game = play_out(bid_up_to(deal(b=WEAK), "B", 18).say("B hand", "B null"), 1)
    assert seen(game, "-").zone("skat").cards is None
    game = play_out(deal().say(*ALL_PASS), 1)
    assert len(seen(game, "-").zone("skat").cards or ()) == 2


@pytest.mark.parametrize("named", ["null_ouvert", "open"])
def test_an_open_hand_lies_on_the_table_before_the_first_lead(named: str) -> None:
    game = bid_up_to(deal(STRONG), "A", 18).say("A hand")
    game.say("A null_ouvert") if named == "null_ouvert" else game.say("A clubs", "A open")
    assert (game.kind, len(seen(game, "-").hand(0).cards or ())) == ("play", 10)
    assert seen(game, "-").hand(1).cards is None
