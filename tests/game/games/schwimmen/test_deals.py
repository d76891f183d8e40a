"""Deals and matches of Schwimmen, as far as playing them by hand does not tell."""

import pytest

from game.core.cards import PIQUET_32
from game.core.events import HandShown
from game.core.questions import PickCard
from game.games.schwimmen import SCHWIMMEN
from tests.game.games.schwimmen.support import THREE, begin, closed, kept, lives

TABLE = "dJ c8 hA"


def test_who_gives_a_card_is_told_for_which_and_gives_the_lowest_when_time_runs_out() -> None:
    question = begin(table=TABLE).say("C keep", "A first").driver.question
    assert isinstance(question, PickCard)
    assert question.about == {"card": PIQUET_32.card("diamonds-jack")}
    assert question.safe == PIQUET_32.card("clubs-seven")


@pytest.mark.parametrize("safe", ["keep", "pass", "go_on"])
def test_when_time_runs_out_nothing_is_changed(safe: str) -> None:
    game = begin(table=TABLE, close="after_turn")
    while game.safe != safe:
        game.driver.answer(game.question.safe)
    assert game.kind == {"keep": "table", "pass": "turn", "go_on": "close"}[safe]


def test_all_hands_are_open_at_the_end_and_each_is_shown_once() -> None:
    for game in (closed(begin(table=TABLE).say("C keep")), begin(["cA cK cQ", "sA s8 d9", "h7 dT hJ"])):
        shown = [event for event in game.driver.deal.events if isinstance(event, HandShown)]
        assert sorted(event.seat for event in shown) == [0, 1, 2]
        assert all(list(event.cards) == game.driver.deal.hands[event.seat] for event in shown)


LOW, HIGH, HIGHER = "h8 s9 d8", "hA hK s7", "sA sK c7"


def test_the_last_life_lost_makes_a_swimmer_and_the_next_loss_is_the_end() -> None:
    game = kept([LOW, HIGH, HIGHER], now=(1, 2, 2))
    assert (lives(game), game.announced()[-2:]) == ("A0 B2 C2", ["life-lost A", "swimming A"])
    game = kept([LOW, HIGH, HIGHER], now=(0, 2, 2))
    assert (lives(game), game.announced()[-1]) == ("A-1 B2 C2", "out A")
    assert "life-lost A" not in game.announced()


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
    game = begin(now=(-1, 2, -1), pot=6, payment="entry", stake=2)
    assert (game.net, game.pot) == ("A-2 B+4 C-2", 6)
    assert [paid.reason for paid in game.driver.deal.bank.payments] == ["survivor", "entry", "entry", "entry"]


def test_who_sits_down_or_comes_back_waits_for_the_next_match() -> None:
    (tally,) = SCHWIMMEN.tallies
    assert (tally.name, tally.first, tally.keeps) == ("lives", -1, False)
