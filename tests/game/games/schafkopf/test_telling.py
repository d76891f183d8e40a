"""The texts about a deal of Schafkopf: how points add up, the actions of a seat, and the examples of the rules."""

from collections.abc import Sequence

import pytest

from game.core.bank import Balances
from game.core.cards import PIQUET_32
from game.core.driver import Setup, replay
from game.core.lines import Line, Seat
from game.core.record import RecordedDeck, record_of
from game.core.show import view_of
from game.games.schafkopf import SCHAFKOPF
from tests.game.games.schafkopf.support import SEATS, alone, dealt, least
from tests.game.games.schafkopf.test_examples import (
    ALL_POINTS,
    ALL_TRICKS,
    EXACTLY_60,
    EXACTLY_61,
    EXACTLY_91,
    LEAST_0_0_120,
    LEAST_20_45_55,
    LEAST_30_30_60,
    LEAST_40_40_40,
)
from tests.game.games.support import Game


def lines(game: Game) -> Sequence[Line]:
    return SCHAFKOPF.telling.summary(view_of(game.driver, None))


def counted(game: Game, seat: int) -> dict[str, int]:
    """Return the statistics of a seat in a finished deal."""
    return {name: count for name, count in SCHAFKOPF.telling.counts(record_of(game.driver), seat).items() if count}


# the summary


def test_the_points_of_a_declarer_are_added_up() -> None:
    line, buried = lines(alone("A", EXACTLY_61))
    assert (line.key, buried.key) == ("summary-won", "summary-buried")
    assert {*buried.values.values()} == {*PIQUET_32.hand("spades-king hearts-jack")}
    told = [line.values[name] for name in ("name", "taken", "buried", "points", "tricks", "level")]
    assert told == [Seat(0), 55, 6, 61, 6, "plain"]


def test_buried_cards_that_do_not_count_are_told_as_such() -> None:
    line, _ = lines(alone("A", EXACTLY_61, buried_count=False))
    assert (line.key, line.values["points"], line.values["counted"]) == ("summary-lost", 55, "no")


@pytest.mark.parametrize(
    ("tricks", "level"), [(EXACTLY_61, "plain"), (EXACTLY_91, "schneider"), (ALL_TRICKS, "schwarz")]
)
def test_schneider_and_schwarz_are_named(tricks: str, level: str) -> None:
    assert lines(alone("A", tricks))[0].values["level"] == level


def test_a_least_tells_the_widow_and_everybody_from_the_fewest_points_up() -> None:
    standing, opened = lines(least(LEAST_20_45_55))
    assert (opened.key, opened.values["name"], opened.values["counted"]) == ("summary-widow", Seat(2), "yes")
    assert standing.values == {
        "first": Seat(0), "second": Seat(1), "third": Seat(2),
        "first-points": 20, "second-points": 45, "third-points": 55,
    }  # fmt: skip


def test_a_least_tells_why_one_of_equal_players_won() -> None:
    two, three = lines(least(LEAST_30_30_60))[1], lines(least(LEAST_40_40_40))[1]
    assert (two.key, two.values) == ("summary-two-equal", {"name": Seat(0), "other": Seat(1)})
    assert (three.key, three.values) == ("summary-all-equal", {"name": Seat(2)})
    assert [line.key for line in lines(least(LEAST_0_0_120))] == ["summary-least", "summary-widow"]


def test_a_deal_that_is_not_over_or_was_thrown_in_has_no_summary() -> None:
    game = dealt(all_pass="throw_in")
    assert lines(game) == ()
    assert lines(game.say("A pass, B pass, C pass")) == ()


# the hand


def test_trumps_and_points_of_a_hand_are_counted_until_the_first_lead() -> None:
    game = dealt("cQ sJ dA dT cA cT s7 h7 h8 h9")
    assert SCHAFKOPF.telling.hand_lines(view_of(game.driver, 0)) == [Line("hand-counts", {"trumps": 4, "points": 47})]
    assert SCHAFKOPF.telling.hand_lines(view_of(game.driver, None)) == ()
    found = SCHAFKOPF.telling.hand_lines(view_of(game.say("A pick").driver, 0))[1]
    assert (found.key, {*found.values.values()}) == ("hand-widow", {*game.driver.deal.hands[0][-2:]})
    game.say(f"A {game.safe}")
    assert SCHAFKOPF.telling.hand_lines(view_of(game.driver, 0)) == ()


# statistics


def test_a_declarer_that_wins() -> None:
    game = alone("A", EXACTLY_91)
    assert counted(game, 0) == {"picked": 1, "won-of-picked": 1, "points-of-picked": 91, "schneider-of-picked": 1}
    assert counted(game, 1) == counted(game, 2) == {"defended": 1}


def test_a_declarer_that_loses() -> None:
    game = alone("B", EXACTLY_60)
    assert counted(game, 1) == {"picked": 1, "points-of-picked": 60}
    assert counted(game, 0) == {"defended": 1, "won-of-defended": 1}


def test_schwarz_is_schneider_too() -> None:
    assert counted(alone("A", ALL_POINTS, schwarz_by="points"), 0)["schwarz-of-picked"] == 1
    assert counted(alone("A", ALL_TRICKS), 0)["schneider-of-picked"] == 1


def test_buried_cards_count_as_the_house_counts_them() -> None:
    assert counted(alone("A", EXACTLY_61, buried_count=False), 0)["points-of-picked"] == 55


def test_a_least_is_counted_for_all() -> None:
    game = least(LEAST_0_0_120)
    assert counted(game, 0) == {"least": 1}
    assert counted(game, 2) == {"least": 1, "all-of-least": 1}
    assert counted(least(LEAST_20_45_55), 0) == {"least": 1, "won-of-least": 1}


def test_cards_that_are_thrown_in_count_for_nothing() -> None:
    game = dealt(all_pass="throw_in").say("A pass, B pass, C pass")
    assert [counted(game, seat) for seat in range(SEATS)] == [{}] * SEATS


# the examples of the rules page


@pytest.mark.parametrize(("key", "score"), [("picked", "C+4"), ("lost", "A-2"), ("least", "A+4")])
def test_the_examples_come_out_as_they_are_told(key: str, score: str) -> None:
    example = next(example for example in SCHAFKOPF.manual.examples if example.key == key)
    deck = RecordedDeck([codes.split() for codes in example.packs])
    setup = Setup(SCHAFKOPF, SCHAFKOPF.choose({}), 1, example.dealer, Balances.opening(SEATS), deck)
    assert Game(replay(setup, example.answers)).scores == score
