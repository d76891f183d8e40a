"""The texts about a deal of Schafkopf: how points add up, the actions of a seat, and the examples of the rules."""

from collections.abc import Sequence

import pytest

from game.core.bank import Balances
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


@pytest.mark.parametrize(
    ("tricks", "level"), [(EXACTLY_61, "plain"), (EXACTLY_91, "schneider"), (ALL_TRICKS, "schwarz")]
)
def test_schneider_and_schwarz_are_named(tricks: str, level: str) -> None:
    assert lines(alone("A", tricks))[0].values["level"] == level


def test_a_least_tells_why_one_of_equal_players_won() -> None:
    two, three = lines(least(LEAST_30_30_60))[1], lines(least(LEAST_40_40_40))[1]
    assert (two.key, two.values) == ("summary-two-equal", {"name": Seat(0), "other": Seat(1)})
    assert (three.key, three.values) == ("summary-all-equal", {"name": Seat(2)})
    assert [line.key for line in lines(least(LEAST_0_0_120))] == ["summary-least", "summary-widow"]


def test_a_deal_that_is_not_over_or_was_thrown_in_has_no_summary() -> None:
    game = dealt(all_pass="throw_in")
    assert lines(game) == ()
    assert lines(game.say("A pass, B pass, C pass")) == ()


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
