"""Players that think: the same view gives the same answer, thinking pays off, and in matches luck cancels out."""

import random
from collections import Counter
from typing import Any

import pytest

from game.computer import LEVELS, RandomPlayer, player_for, player_of
from game.computer.levels import SAFE_PLAYER
from game.computer.match import Match, summary
from game.computer.player import MixedPlayer
from game.computer.search import MOST_ANSWERS, Effort, Searcher, compared
from game.core.questions import PickCards
from game.core.rulesets import Ruleset
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from game.games.schafkopf import SCHAFKOPF
from game.games.schwimmen import SCHWIMMEN
from game.games.skat import SKAT
from tests.game.games.strategies import random_driver
from tests.game.games.support import cards_of
from tests.game.games.worlds import alike, every_ruleset
from tests.tables import Answering


@every_ruleset
@pytest.mark.parametrize("level", LEVELS)
def test_deals_that_look_the_same_get_the_same_legal_answer(ruleset: Ruleset[Any], level: str) -> None:
    player = player_of(level, ruleset)
    for driver, other in alike(ruleset):
        here, there = (player.choose(view_of(each, driver.seat), random.Random(1)) for each in (driver, other))
        assert here == there
        assert driver.question is not None
        assert here in driver.question.answers
        return
    raise AssertionError("no two deals looked the same")


def test_a_distracted_player_answers_every_other_question_by_habit() -> None:
    driver = random_driver(VORARLBERG, random.Random(1))
    view = view_of(driver, driver.seat)
    player = MixedPlayer(Answering(lambda _: "thought"), Answering(lambda _: "habit"))
    answers = Counter(player.choose(view, random.Random(seed)) for seed in range(400))
    assert answers.keys() == {"thought", "habit"}
    assert 150 < answers["habit"] < 250


@pytest.mark.parametrize(
    "ruleset", [VORARLBERG, pytest.param(SCHAFKOPF, marks=pytest.mark.soak)], ids=lambda ruleset: ruleset.id
)
def test_thinking_beats_rules_of_thumb(ruleset: Ruleset[Any]) -> None:
    rules = player_for(ruleset)
    players = [Searcher(ruleset, rules, Effort(16, 400)), *[rules] * (ruleset.best_seats - 1)]
    (mean, error), *_ = summary(list(Match(ruleset, ruleset.choose({}), players, 16, "m", 12).play()))
    assert mean > error


def test_a_sample_of_many_answers_includes_the_usual_one() -> None:
    cards = cards_of(SCHAFKOPF.pack(SCHAFKOPF.choose({}), 3), "cA cT cK sA sT sK hA hT hK dA dT dK")
    question = PickCards("discard", cards, 2, 2)
    usual = question.answers[40]
    chosen = compared(question, usual, random.Random(1))
    assert len(chosen) == len(set(chosen)) == MOST_ANSWERS
    assert {usual, question.safe} <= set(chosen) <= set(question.answers)


@pytest.mark.parametrize("ruleset", [LIECHTENSTEIN, SKAT, SCHWIMMEN], ids=lambda ruleset: ruleset.id)
def test_equal_players_break_even(ruleset: Any) -> None:
    player = player_for(ruleset)
    for brought in Match(ruleset, ruleset.choose({}), [player] * 3, 5, "equal").play():
        assert brought == pytest.approx([0, 0, 0])


@pytest.mark.parametrize("ruleset", [each for each in CATALOGUE if each.pot or each is SKAT], ids=lambda each: each.id)
def test_rules_of_thumb_beat_chance(ruleset: Ruleset[Any]) -> None:
    players = [player_for(ruleset), *[RandomPlayer()] * (ruleset.best_seats - 1)]
    pot = 12 if ruleset.pot else None
    (mean, error), *_ = summary(list(Match(ruleset, ruleset.choose({}), players, 60, "chance", pot).play()))
    assert mean > 2 * error


def test_a_match_carries_the_pot_over_unless_one_is_given() -> None:
    players = [player_for(LIECHTENSTEIN), SAFE_PLAYER, SAFE_PLAYER]
    options = LIECHTENSTEIN.choose({})
    left, named = (list(Match(LIECHTENSTEIN, options, players, 6, "x", pot).play()) for pot in (None, 90))
    assert max(brought[0] for brought in left) < 15 < max(brought[0] for brought in named)
