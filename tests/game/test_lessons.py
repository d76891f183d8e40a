"""Courses: each step is a deal of the game, and the answer it teaches is what strong players give and what pays."""

from dataclasses import replace
from typing import Any

import pytest

from bot.language import Language
from game.computer.advice import EFFORT
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.lessons import agreed, course_of, kept, made, outcomes, position, tells
from game.table.computers import LEARNER

LANGUAGE = Language(strict=True)
WRITTEN = [ruleset for ruleset in CATALOGUE if ruleset.manual.course]
MADE = [ruleset for ruleset in CATALOGUE if not ruleset.manual.course]
CHEAP = CATALOGUE.find("drei-karten-1821")


def by_id(ruleset: Ruleset[Any]) -> str:
    return ruleset.id


@pytest.mark.parametrize("ruleset", WRITTEN, ids=by_id)
def test_each_step_is_a_real_position_with_one_best_answer(
    ruleset: Ruleset[Any],
) -> None:
    for step in course_of(ruleset):
        driver = position(ruleset, step)
        assert driver.seat == LEARNER, step
        came_to = outcomes(ruleset, step)
        assert {*step.right} < came_to.keys(), step
        wrong = [value for answer, value in came_to.items() if answer not in step.right]
        assert min(came_to[answer] for answer in step.right) > max(wrong), (step, came_to)


@pytest.mark.parametrize("ruleset", WRITTEN, ids=by_id)
def test_strong_players_agree_with_each_steps_answer(ruleset: Ruleset[Any]) -> None:
    assert [step.key for step in course_of(ruleset) if not agreed(ruleset, step, EFFORT)] == []


@pytest.mark.parametrize("ruleset", WRITTEN, ids=by_id)
def test_a_written_course_has_an_opening_and_five_to_eight_steps_with_their_own_texts(ruleset: Ruleset[Any]) -> None:
    steps = course_of(ruleset)
    assert 5 <= len(steps) <= 8
    assert len({step.key for step in steps}) == len(steps)
    for locale in LANGUAGE.codes:
        texts = LANGUAGE.texts(locale).of_game(ruleset.id, ruleset.family)
        keys = [f"learn-{step.key}{part}" for step in steps for part in ("", "-right", "-wrong")]
        assert [key for key in ("learn-opening", *keys) if not texts.has(key)] == []


@pytest.mark.parametrize("ruleset", MADE, ids=by_id)
def test_every_other_game_has_a_few_generated_steps(ruleset: Ruleset[Any]) -> None:
    steps = course_of(ruleset)
    assert 2 <= len(steps) <= 3
    assert all(position(ruleset, step).seat == LEARNER for step in steps)
    assert [step for step in steps if not tells(ruleset, step)] == [], f"python -m tools.steps {ruleset.id}"


@pytest.mark.parametrize(
    "ruleset",
    [ruleset if ruleset is CHEAP else pytest.param(ruleset, marks=pytest.mark.soak) for ruleset in MADE],
    ids=by_id,
)
def test_stored_steps_match_freshly_generated_ones(ruleset: Ruleset[Any]) -> None:
    assert kept(ruleset) == made(ruleset), f"python -m tools.steps {ruleset.id}"


def test_new_or_changed_games_get_steps_on_request() -> None:
    assert kept(replace(CHEAP, revision=CHEAP.revision + 1)) == ()
    assert 2 <= len(course_of(replace(CHEAP, id="drei-karten-1822"))) <= 3
