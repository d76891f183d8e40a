"""The course of a deal of Schwimmen: dealing, the dealer's choice, turns, new tables, specials, last turns."""

from typing import Any

import pytest

from game.core.cards import PIQUET_32, Card
from game.core.errors import Refused
from game.core.events import HandShown
from game.core.questions import Choose, PickCard
from tests.game.games.schwimmen.support import THREE, all_pass, begin, closed, hand, lives, table
from tests.game.games.support import Game, short

TABLE = "dJ c8 hA"
EIGHT = ("c7 s9 d8", "sA h8 d9", "h7 dT sJ", "cJ h9 sQ", "dA s7 cT", "hJ dQ s8", "sT cK hT", "dK cQ d7")


def test_cards_are_dealt_singly_from_the_left_of_the_dealer_then_the_table() -> None:
    """W15: with B as dealer, C is dealt the first card."""
    game = begin(["c7 s9 cK", "sA s8 d9", "h7 dT hJ"], table=TABLE, deals="B")
    order = [short(card) for card in game.driver.deal.deck.order(PIQUET_32, 0)]
    assert order[:12] == ["h7", "c7", "sA", "dT", "s9", "s8", "hJ", "cK", "d9", "dJ", "c8", "hA"]
    assert [hand(game, letter) for letter in "ABC"] == ["c7 s9 cK", "sA s8 d9", "h7 dT hJ"]
    assert game.stock() == order[12:]


@pytest.mark.parametrize(("seats", "left"), [(2, 23), (3, 20), (4, 17), (5, 14), (6, 11), (7, 8), (8, 5)])
def test_the_stock_has_what_is_left(seats: int, left: int) -> None:
    game = begin(EIGHT[:seats])
    assert len(game.stock()) == left
    assert game.choices == {"keep", "swap"}


# the dealer's choice


def test_the_dealer_is_asked_first_and_keeping_turns_up_the_table() -> None:
    game = begin(table=TABLE)
    assert (game.asked, game.kind, game.choices) == ("C", "table", {"keep", "swap"})
    game.say("C keep")
    assert (table(game), hand(game, "C")) == (TABLE, THREE[2])
    assert (game.asked, game.kind) == ("A", "turn")


def test_the_dealer_swaps_for_the_unseen_cards_in_their_order() -> None:
    game = begin(table=TABLE).say("C swap")
    assert (table(game), hand(game, "C")) == (THREE[2], TABLE)


def test_a_special_among_the_unseen_cards_ends_the_deal() -> None:
    game = begin(table="cA cQ cT").say("C swap")
    assert game.over
    assert game.announced() == ["new-match", "schnauz C", "life-lost A"]


def test_specials_are_shown_before_the_dealer_may_choose_even_his_own() -> None:
    """W4: all first hands come before the choice, including the dealer's."""
    game = begin(["c7 s9 d8", "sA s8 d9", "hA hK hQ"])
    assert game.over
    assert game.driver.answered == []


# turns


def turned(**more: Any) -> Game:
    """Begin a deal of three in which the dealer keeps the hand."""
    return begin(table=TABLE, **more).say("C keep")


def test_a_card_of_the_table_is_named_on_its_button() -> None:
    game = turned()
    assert game.choices == {"first", "second", "third", "all", "pass", "close"}
    question = game.driver.question
    assert isinstance(question, Choose)
    named = {place: short(note["card"]) for place, note in question.notes.items() if isinstance(note["card"], Card)}
    assert named == {"first": "dJ", "second": "c8", "third": "hA"}


@pytest.mark.parametrize(
    ("place", "given", "own", "lying"),
    [
        ("first", "c7", "dJ s9 cK", "c7 c8 hA"),
        ("second", "s9", "c7 c8 cK", "dJ s9 hA"),
        ("third", "cK", "c7 s9 hA", "dJ c8 cK"),
        ("first", "cK", "c7 s9 dJ", "cK c8 hA"),
    ],
)
def test_one_card_is_changed_and_each_takes_the_others_place(place: str, given: str, own: str, lying: str) -> None:
    """W16: the order of hand and table."""
    game = turned().say(f"A {place}")
    assert (game.asked, game.kind, game.choices) == ("A", "give", {"c7", "s9", "cK"})
    game.say(f"A {given}")
    assert (hand(game, "A"), table(game)) == (own, lying)
    assert (game.asked, game.kind) == ("B", "turn")


def test_who_gives_a_card_is_told_for_which_and_gives_the_lowest_when_time_runs_out() -> None:
    question = turned().say("A first").driver.question
    assert isinstance(question, PickCard)
    assert question.about == {"card": PIQUET_32.card("diamonds-jack")}
    assert question.safe == PIQUET_32.card("clubs-seven")


def test_the_card_that_is_taken_cannot_be_given_back_at_once() -> None:
    game = turned().say("A first")
    with pytest.raises(Refused, match="no-such-answer"):
        game.say("A dJ")


def test_all_three_are_changed_in_their_order() -> None:
    game = turned().say("A all")
    assert (hand(game, "A"), table(game)) == (TABLE, THREE[0])


def test_a_change_may_make_the_hand_worse_and_be_taken_back() -> None:
    """W11: there are no conditions on a swap."""
    game = turned().say("A all", "B pass", "C pass", "A all")
    assert (hand(game, "A"), table(game)) == (THREE[0], TABLE)


def test_who_passes_changes_nothing() -> None:
    game = turned().say("A pass")
    assert (hand(game, "A"), table(game), game.asked) == (THREE[0], TABLE, "B")


@pytest.mark.parametrize("kind", ["table", "turn"])
def test_when_time_runs_out_nothing_is_changed(kind: str) -> None:
    game = begin(table=TABLE)
    while game.kind != kind:
        game.driver.answer("keep")
    assert game.question.safe == {"table": "keep", "turn": "pass"}[kind]


# a new table


def test_a_round_of_passes_brings_a_new_table_and_the_next_seat_goes_on() -> None:
    """W7: any consecutive passes count, here from B to A."""
    game = turned(stock="d7 h8 cT").say("A first", "A c7")
    all_pass(game, 2)
    assert table(game) == "c7 c8 hA"
    all_pass(game, 1)
    assert (table(game), game.asked) == ("d7 h8 cT", "B")
    assert game.announced()[-1] == "new-table"
    assert len(game.stock()) == 17


def test_a_change_begins_the_count_of_passes_anew() -> None:
    game = turned()
    all_pass(game, 2).say("C third", "C h7")
    assert all_pass(game, 2).announced() == ["new-match"]
    assert all_pass(game, 1).announced() == ["new-match", "new-table"]


def test_passes_bring_no_new_table_once_somebody_has_closed() -> None:
    game = turned()
    all_pass(game, 2).say("C close", "A pass", "B pass")
    assert game.over
    assert "new-table" not in game.announced()
    assert table(game) == TABLE


def test_hands_are_compared_when_the_stock_runs_out_and_the_table_stays() -> None:
    """W6: two seats see seven new tables, and the last one is still there at the end."""
    game = begin(["c7 s9 cK", "sA s8 d9"], table=TABLE).say("B keep")
    all_pass(game, 14)
    last = table(game)
    assert (len(game.stock()), game.announced().count("new-table")) == (2, 7)
    all_pass(game, 2)
    assert game.over
    assert game.announced()[-2:] == ["stock-empty", "life-lost A"]
    assert table(game) == last


def test_the_tables_that_were_set_aside_may_become_the_stock_once() -> None:
    again = "hK cA dJ"
    game = begin(EIGHT, table="dJ cA hK", stock="c8 c9 hQ", again=again, stock_out="reshuffle").say("H keep")
    all_pass(game, 8)
    left = game.stock()
    assert (table(game), len(left)) == ("c8 c9 hQ", 2)
    all_pass(game, 8)
    assert table(game) == again
    assert set(game.stock()) == {"c8", "c9", "hQ", *left}
    assert game.stock()[-2:] == left
    all_pass(game, 8)
    assert len(game.stock()) == 2
    all_pass(game, 8)
    assert game.over
    assert game.announced().count("stock-empty") == 1
    assert [asked.kind for asked in game.driver.answered].count("turn") == 32
    assert game.driver.deal.shuffles == 2


def test_a_deal_that_nobody_closes_ends_after_the_agreed_rounds() -> None:
    game = turned(round_limit=2)
    for turn in range(6):
        assert not game.over
        game.driver.answer("all" if turn % 2 else "pass")
    assert game.over
    assert "turns-out" in game.announced()


def test_the_last_turn_of_all_rounds_brings_no_new_table() -> None:
    game = turned(round_limit=2).say("A all", "B all", "C all")
    all_pass(game, 3)
    assert game.over
    assert "new-table" not in game.announced()


def test_who_closes_with_the_last_turn_of_all_rounds_is_followed_by_the_others() -> None:
    game = turned(round_limit=2)
    for answer in ("all", "all", "pass", "all", "pass", "close"):
        game.driver.answer(answer)
    assert not game.over
    assert game.say("A pass", "B pass").over
    assert "turns-out" not in game.announced()


# specials and last turns


def test_a_special_ends_the_deal_as_soon_as_it_is_held() -> None:
    game = begin(["cA cK s9", "sA s8 d9", "h7 dT hJ"], table="cT h8 dJ").say("C keep", "A first", "A s9")
    assert game.over
    assert game.announced() == ["new-match", "schnauz A", "life-lost C"]


def test_a_feuer_that_was_gathered_hits_everybody() -> None:
    game = begin(["cA sA s9", "c9 s8 d9", "h7 dT hJ"], table="hA h8 dJ").say("C keep", "A first", "A s9")
    assert game.announced() == ["new-match", "feuer A", "life-lost B", "life-lost C"]
    assert lives(game) == "A3 B2 C2"


def test_after_closing_each_of_the_others_has_one_turn_without_closing() -> None:
    game = turned().say("A close")
    assert game.choices == {"first", "second", "third", "all", "pass"}
    game.say("B pass")
    assert (game.asked, game.choices) == ("C", {"first", "second", "third", "all", "pass"})
    game.say("C pass")
    assert game.over
    assert game.announced()[:2] == ["new-match", "closed A"]


def test_a_special_in_the_last_turns_takes_the_turns_of_those_behind() -> None:
    """W8 and W17: B shows a Schnauz, C gets no more turn, and A, who closed, has lost."""
    game = begin(["c7 s9 d8", "hA hK d9", "h7 dT cJ"], table="hQ c8 dJ").say("C keep", "A close", "B first", "B d9")
    assert game.over
    assert lives(game) == "A2 B3 C3"


def test_the_dealer_closes_last_in_the_first_round() -> None:
    game = turned().say("A pass", "B pass", "C close", "A pass", "B pass")
    assert game.over


def test_all_hands_are_open_at_the_end_and_each_is_shown_once() -> None:
    for game in (closed(turned()), begin(["cA cK cQ", "sA s8 d9", "h7 dT hJ"])):
        shown = [event for event in game.driver.deal.events if isinstance(event, HandShown)]
        assert sorted(event.seat for event in shown) == [0, 1, 2]
        assert all(list(event.cards) == game.driver.deal.hands[event.seat] for event in shown)


def test_three_of_a_kind_are_no_special() -> None:
    assert not begin(["cK sK hK", "c9 s8 d9"]).over
