"""Deals and matches of Schwimmen, as far as playing them by hand does not tell."""

from typing import Any

import pytest

from game.core.cards import PIQUET_32, Card
from game.core.events import HandShown
from game.core.questions import Choose, PickCard
from game.games.schwimmen import SCHWIMMEN
from tests.game.games.schwimmen.support import THREE, all_pass, begin, closed, hand, kept, lives, table
from tests.game.games.support import Game, short

TABLE = "dJ c8 hA"


def test_cards_are_dealt_singly_from_the_left_of_the_dealer_then_the_table() -> None:
    """W15: with B as dealer, C is dealt the first card."""
    game = begin(["c7 s9 cK", "sA s8 d9", "h7 dT hJ"], table=TABLE, deals="B")
    order = [short(card) for card in game.driver.deal.deck.order(PIQUET_32, 0)]
    assert order[:12] == ["h7", "c7", "sA", "dT", "s9", "s8", "hJ", "cK", "d9", "dJ", "c8", "hA"]
    assert [hand(game, letter) for letter in "ABC"] == ["c7 s9 cK", "sA s8 d9", "h7 dT hJ"]
    assert game.stock() == order[12:]


def test_the_dealer_is_asked_first_and_keeping_turns_up_the_table() -> None:
    game = begin(table=TABLE)
    assert (game.asked, game.kind, game.choices) == ("C", "table", {"keep", "swap"})
    game.say("C keep")
    assert (table(game), hand(game, "C")) == (TABLE, THREE[2])
    assert (game.asked, game.kind) == ("A", "turn")


def test_the_dealer_swaps_for_the_unseen_cards_in_their_order() -> None:
    game = begin(table=TABLE).say("C swap")
    assert (table(game), hand(game, "C")) == (THREE[2], TABLE)


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


def test_all_three_are_changed_in_their_order() -> None:
    game = turned().say("A all")
    assert (hand(game, "A"), table(game)) == (TABLE, THREE[0])


@pytest.mark.parametrize("safe", ["keep", "pass", "go_on"])
def test_when_time_runs_out_nothing_is_changed(safe: str) -> None:
    game = begin(table=TABLE, close="after_turn")
    while game.safe != safe:
        game.driver.answer(game.question.safe)
    assert game.kind == {"keep": "table", "pass": "turn", "go_on": "close"}[safe]


def test_a_round_of_passes_brings_a_new_table_and_the_next_seat_goes_on() -> None:
    """W7: any consecutive passes count, here from B to A."""
    game = turned(stock="d7 h8 cT").say("A first", "A c7")
    all_pass(game, 2)
    assert table(game) == "c7 c8 hA"
    all_pass(game, 1)
    assert (table(game), game.asked) == ("d7 h8 cT", "B")
    assert game.announced()[-1] == "new-table"
    assert len(game.stock()) == 17


def test_all_hands_are_open_at_the_end_and_each_is_shown_once() -> None:
    for game in (closed(turned()), begin(["cA cK cQ", "sA s8 d9", "h7 dT hJ"])):
        shown = [event for event in game.driver.deal.events if isinstance(event, HandShown)]
        assert sorted(event.seat for event in shown) == [0, 1, 2]
        assert all(list(event.cards) == game.driver.deal.hands[event.seat] for event in shown)


LOW, HIGH, HIGHER = "h8 s9 d8", "hA hK s7", "sA sK c7"
EQUAL = ("hK s7 d8", "hQ c9 d7")


@pytest.mark.parametrize("now", [(-1, -1, -1), (-1, 2, -1), (0, -1, -1)])
def test_a_deal_with_fewer_than_two_in_begins_a_match(now: tuple[int, ...]) -> None:
    assert lives(begin(now=now)) == "A3 B3 C3"


def test_a_match_goes_on_while_two_are_in() -> None:
    game = begin([THREE[0], "", THREE[2]], now=(0, -1, 2))
    assert (lives(game), game.announced()) == ("A0 B-1 C2", [])


def test_the_last_life_lost_makes_a_swimmer_and_the_next_loss_is_the_end() -> None:
    game = kept([LOW, HIGH, HIGHER], now=(1, 2, 2))
    assert (lives(game), game.announced()[-2:]) == ("A0 B2 C2", ["life-lost A", "swimming A"])
    game = kept([LOW, HIGH, HIGHER], now=(0, 2, 2))
    assert (lives(game), game.announced()[-1]) == ("A-1 B2 C2", "out A")
    assert "life-lost A" not in game.announced()


def test_nobody_loses_if_all_would_go_out_without_swimming_too() -> None:
    game = kept(EQUAL, now=(1, 1), swimming=False)
    assert (lives(game), game.net, game.announced()[-1]) == ("A1 B1", "A+0 B+0", "all-equal")


def test_who_is_out_gets_no_cards_and_is_not_asked() -> None:
    game = begin([THREE[0], "", THREE[1], THREE[2]], now=(1, -1, 2, 3)).say("D keep", "A pass", "C pass", "D pass")
    assert game.asked == "A"
    assert hand(game, "B") == ""
    assert game.driver.deal.sitting_out == {1}
    assert game.announced() == ["new-table"]


def test_if_the_seat_due_to_deal_is_out_the_next_one_in_deals() -> None:
    """W13; the record names the seat that was due."""
    game = begin([THREE[0], "", "", THREE[1], THREE[2]], deals="D", due="B", now=(1, -1, -1, 2, 3))
    assert (game.asked, game.kind) == ("D", "table")
    assert game.driver.setup.dealer == 1
    assert game.say("D keep").asked == "E"
    assert closed(game).next_dealer == "E"


def test_whoever_is_left_alone_takes_the_pot_before_the_next_match() -> None:
    game = begin(now=(-1, 2, -1), pot=6)
    assert (game.net, game.pot, lives(game)) == ("A+0 B+6 C+0", 0, "A3 B3 C3")
    assert [paid.reason for paid in game.driver.deal.bank.payments] == ["survivor"]


def test_whoever_is_left_alone_takes_the_pot_before_the_entries_of_the_next_match() -> None:
    game = begin(now=(-1, 2, -1), pot=6, payment="entry", stake=2)
    assert (game.net, game.pot) == ("A-2 B+4 C-2", 6)


def test_who_sits_down_or_comes_back_waits_for_the_next_match() -> None:
    (tally,) = SCHWIMMEN.tallies
    assert (tally.name, tally.first, tally.keeps) == ("lives", -1, False)
