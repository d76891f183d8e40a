"""Matches of Schwimmen: lives, who is out, payments, who wins, who deals, and when a session ends."""

import pytest

from game.games.schwimmen import SCHWIMMEN
from tests.game.games.schwimmen.support import THREE, begin, closed, hand, kept, lives
from tests.game.games.support import Game

LOW, HIGH, HIGHER = "h8 s9 d8", "hA hK s7", "sA sK c7"
EQUAL = ("hK s7 d8", "hQ c9 d7")


def match_over(game: Game) -> bool:
    """Whether the match is over after a finished deal."""
    assert game.driver.outcome is not None
    return game.driver.outcome.match_over


# lives


@pytest.mark.parametrize("count", [1, 3, 9])
def test_a_match_begins_with_the_lives_of_the_fast_rules(count: int) -> None:
    game = begin(lives=count)
    assert lives(game) == f"A{count} B{count} C{count}"
    assert game.announced() == ["new-match"]


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


def test_without_swimming_the_last_life_lost_is_the_end() -> None:
    game = kept([LOW, HIGH, HIGHER], now=(1, 2, 2), swimming=False)
    assert (lives(game), game.net) == ("A-1 B2 C2", "A-1 B+0 C+0")
    assert game.announced()[-2:] == ["life-lost A", "out A"]


def test_nobody_loses_if_all_would_go_out_without_swimming_too() -> None:
    game = kept(EQUAL, now=(1, 1), swimming=False)
    assert (lives(game), game.net, game.announced()[-1]) == ("A1 B1", "A+0 B+0", "all-equal")


def test_of_equal_losers_only_those_who_swam_are_out() -> None:
    """W10 with one player who has a life left: only he survives, and wins the match."""
    game = kept(EQUAL, now=(0, 1), pot=5)
    assert (lives(game), game.net, match_over(game)) == ("A-1 B0", "A+0 B+5", True)


def test_nobody_loses_if_all_three_would_go_out() -> None:
    """W12, for more than two."""
    game = kept(["hK s7 d8", "sK c7 h9", "cK h7 d9"], now=(0, 0, 0), ties="all_lose")
    assert (lives(game), game.announced()[-1]) == ("A0 B0 C0", "all-equal")


def test_all_with_equal_points_may_lose() -> None:
    hands = ["hK hQ s7", "dK dT c8", "cA cT h9"]
    assert lives(kept(hands)) == "A3 B2 C3"
    assert lives(kept(hands, ties="all_lose")) == "A2 B2 C3"


def test_a_feuer_may_hit_the_lowest_alone() -> None:
    game = begin(["cA sA hA", HIGHER.replace("sA", "sQ"), LOW], feuer_all_lose=False)
    assert lives(game) == "A3 B3 C2"


def test_what_a_feuer_is_said_to_count_changes_no_result() -> None:
    hands = ["cA sA hA", "c7 s8 cK", LOW]
    results = [begin(hands, feuer_points=points).driver.deal.bank.payments for points in (32, 33)]
    assert results[0] == results[1]


def test_three_of_a_kind_may_count_by_suits() -> None:
    hands = ["cK sK hK", "h8 h9 d8"]
    assert lives(kept(hands)) == "A3 B2"
    assert lives(kept(hands, three_of_a_kind=False)) == "A2 B3"


# who is out


def test_who_is_out_gets_no_cards_and_is_not_asked() -> None:
    game = begin([THREE[0], "", THREE[1], THREE[2]], now=(1, -1, 2, 3)).say("D keep", "A pass", "C pass", "D pass")
    assert game.asked == "A"
    assert hand(game, "B") == ""
    assert game.driver.deal.sitting_out == {1}
    assert game.announced() == ["new-table"]


def test_one_who_is_out_pays_nothing_even_for_a_feuer() -> None:
    game = begin(["cA sA hA", "", "c7 s8 cK", LOW], now=(1, -1, 2, 3), pot=9)
    assert (game.net, lives(game)) == ("A+0 B+0 C-1 D-1", "A1 B-1 C1 D2")


def test_if_the_seat_due_to_deal_is_out_the_next_one_in_deals() -> None:
    """W13; the record names the seat that was due."""
    game = begin([THREE[0], "", "", THREE[1], THREE[2]], deals="D", due="B", now=(1, -1, -1, 2, 3))
    assert (game.asked, game.kind) == ("D", "table")
    assert game.driver.setup.dealer == 1
    assert game.say("D keep").asked == "E"
    assert closed(game).next_dealer == "E"


def test_the_next_dealer_is_the_next_seat_that_is_still_in() -> None:
    game = kept([LOW, HIGH, "", HIGHER], now=(0, 2, -1, 2))
    assert lives(game) == "A-1 B2 C-1 D2"
    assert game.next_dealer == "B"


def test_after_a_match_the_next_seat_of_all_deals() -> None:
    game = kept([HIGH, "", LOW], now=(1, -1, 0))
    assert (lives(game), match_over(game), game.next_dealer) == ("A1 B-1 C-1", True, "A")
    game = kept(["", LOW, HIGH], now=(-1, 0, 1))
    assert game.next_dealer == "A"


# chips


@pytest.mark.parametrize("stake", [0, 1, 10])
def test_a_life_costs_the_stake(stake: int) -> None:
    game = kept([LOW, HIGH], stake=stake)
    assert (game.net, game.pot) == (f"A{-stake:+d} B+0", stake)


def test_the_survivor_takes_the_pot_and_the_lives_that_he_has_left_cost_nothing() -> None:
    game = kept([HIGH, LOW], now=(2, 0), pot=7)
    assert (game.net, game.pot, match_over(game)) == ("A+7 B+0", 0, True)
    assert game.announced()[-2:] == ["out B", "match-won A"]
    assert [paid.reason for paid in game.driver.deal.bank.payments] == ["survivor"]


def test_the_last_life_is_paid_before_the_pot_is_taken() -> None:
    game = kept([HIGH, LOW], now=(2, 1), pot=4, swimming=False)
    assert (game.net, game.pot) == ("A+5 B-1", 0)


def test_all_may_pay_an_entry_and_lives_cost_nothing() -> None:
    game = kept([LOW, HIGH, HIGHER], payment="entry", stake=5)
    assert (game.net, game.pot, lives(game)) == ("A-5 B-5 C-5", 15, "A2 B3 C3")
    assert [(paid.source, paid.reason) for paid in game.driver.deal.bank.payments] == [
        (seat, "entry") for seat in range(3)
    ]


def test_an_entry_is_paid_once_in_a_match() -> None:
    game = kept([LOW, HIGH, HIGHER], payment="entry", stake=5, now=(2, 3, 1), pot=15)
    assert (game.net, game.pot) == ("A+0 B+0 C+0", 15)


def test_entries_and_lives_are_paid_in_turn_from_the_left_of_the_dealer() -> None:
    game = begin([LOW, "cA sA hA", HIGHER.replace("sA", "sQ")], deals="A", payment="entry")
    assert [paid.source for paid in game.driver.deal.bank.payments] == [1, 2, 0]
    game = begin([LOW, "cA sA hA", HIGHER.replace("sA", "sQ")], deals="A")
    assert [paid.source for paid in game.driver.deal.bank.payments] == [2, 0]


def test_whoever_is_left_alone_takes_the_pot_before_the_next_match() -> None:
    game = begin(now=(-1, 2, -1), pot=6)
    assert (game.net, game.pot, lives(game)) == ("A+0 B+6 C+0", 0, "A3 B3 C3")
    assert [paid.reason for paid in game.driver.deal.bank.payments] == ["survivor"]


def test_whoever_is_left_alone_takes_the_pot_before_the_entries_of_the_next_match() -> None:
    game = begin(now=(-1, 2, -1), pot=6, payment="entry", stake=2)
    assert (game.net, game.pot) == ("A-2 B+4 C-2", 6)


def test_nothing_is_taken_where_nothing_lies() -> None:
    assert begin(now=(-1, 1, -1)).driver.deal.bank.payments == []


# sessions


def test_who_sits_down_or_comes_back_waits_for_the_next_match() -> None:
    (tally,) = SCHWIMMEN.tallies
    assert (tally.name, tally.first, tally.keeps) == ("lives", -1, False)
