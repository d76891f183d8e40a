"""Lessons: positions in which somebody who learns a game answers one question and sees what comes of it.

A step is an ordinary deal up to a question. Once the learner has answered, rules of thumb finish the deal for
everybody, in the same way each time, so that the consequence of each answer is known beforehand.
"""

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from game.computer import player_for
from game.computer.advice import Adviser
from game.computer.gains import counted
from game.computer.search import Effort
from game.computer.weighing import LEAST
from game.core.bank import Balances
from game.core.driver import Driver, Setup, replay
from game.core.parts import Step
from game.core.questions import PickCard
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.visibility import view_of
from game.table.computers import LEARNER, Computers, forced
from game.table.occasion import Lesson

SEED: Final = Lesson(step=0).of
MADE: Final = 3
"""The most steps that are made for a game without a course of its own."""
DEALS: Final = 40
"""The most deals that are looked through for them."""
EFFORT: Final = Effort(worlds=60, answers=1_500, ways=60, solved=60, least=LEAST, first_cut=8)
"""The effort of the search that confirms the answer of a step that is made: a few tenths of a second."""
MOST_ANSWERS: Final = 12
"""Questions with more answers are no steps: most of them would be right, and none would stand out."""


_STEPS: Final[dict[str, tuple[Step, ...]]] = {}


def course_of(ruleset: Ruleset[Any]) -> tuple[Step, ...]:
    """Return the steps of a game's course: its own, else those kept, else some made once, in up to a few seconds."""
    if ruleset.manual.course:
        return (*ruleset.manual.course,)
    if ruleset.id not in _STEPS:
        _STEPS[ruleset.id] = kept(ruleset) or made(ruleset)
    return _STEPS[ruleset.id]


def file_of(ruleset: Ruleset[Any]) -> Path | None:
    """Return the file for the steps of a game without a course of its own, in the game's folder, if it has one."""
    folder = ruleset.manual.folder
    return folder / "steps" / f"{ruleset.id}.jsonl" if folder else None


def kept(ruleset: Ruleset[Any]) -> tuple[Step, ...]:
    """Return the steps that `python -m tools.steps` has written for this revision of a game, if any."""
    file = file_of(ruleset)
    if file is None or not file.exists():
        return ()
    lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return tuple(
        Step(told["key"], told["seed"], told["dealer"], (*told["answers"],), (*told["right"],))
        for told in lines
        if told["revision"] == ruleset.revision
    )


def setup_of(ruleset: Ruleset[Any], step: Step) -> Setup:
    """Return the deal of a step."""
    seats = step.seats or ruleset.best_seats
    before = Balances(pot=step.pot, seats=(-step.pot // seats,) * seats)
    options = ruleset.choose(step.options)
    return Setup(ruleset, options, 1, step.dealer, before, Seal(secret_from(step.seed)))


def position(ruleset: Ruleset[Any], step: Step) -> Driver:
    """Return the deal of a step, up to the learner's question."""
    return replay(setup_of(ruleset, step), step.answers)


def advised(driver: Driver, seed: str = SEED) -> str:
    """Return the answer of rules of thumb to the open question, as records write it; empty without a question."""
    return driver.question.write(Computers(player_for, None, seed).answer(driver, "")) if driver.question else ""


def outcome(ruleset: Ruleset[Any], step: Step, answer: str) -> float:
    """Return what an answer comes to for the learner once rules of thumb have finished the deal, as people count it."""
    driver = replay(setup_of(ruleset, step), (*step.answers, answer))
    while driver.question is not None:
        driver.answer_text(advised(driver))
    return counted(driver, LEARNER)


def outcomes(ruleset: Ruleset[Any], step: Step) -> Mapping[str, float]:
    """Return what each answer comes to."""
    question = position(ruleset, step).question
    answers = [question.write(each) for each in question.answers] if question else ()
    return {answer: outcome(ruleset, step, answer) for answer in answers}


def given(driver: Driver, step: Step) -> str:
    """Return the learner's answer to the question of a step; empty before it."""
    answers = driver.answered
    return answers[len(step.answers)].answer if len(answers) > len(step.answers) else ""


def made(ruleset: Ruleset[Any]) -> tuple[Step, ...]:
    """Make steps, about different questions if there are such, in the order in which a deal asks them."""
    found: list[Step] = []
    more: list[Step] = []
    for number in range(DEALS):
        begins = Step("", f"learn {ruleset.id} {number}", ruleset.best_seats - 1, (), ())
        for step in questions(ruleset, begins):
            known = step.key in {each.key for each in found}
            if len(more if known else found) < MADE and tells(ruleset, step):
                (more if known else found).append(step)
                break
        if len(found) == MADE:
            break
    return (*sorted((found + more)[:MADE], key=lambda step: len(step.answers)),)


def questions(ruleset: Ruleset[Any], begins: Step) -> Iterator[Step]:
    """Yield the learner's questions of a deal played by rules of thumb, each as a step with their answer."""
    driver = position(ruleset, begins)
    while (question := driver.question) is not None:
        answer = advised(driver)
        if driver.seat == LEARNER and 1 < len(question.answers) <= MOST_ANSWERS and not forced(driver):
            duty = f"-{question.duty}" if isinstance(question, PickCard) else ""
            answers = tuple(asked.answer for asked in driver.answered)
            yield replace(begins, key=f"{question.kind}{duty}", answers=answers, right=(answer,))
        driver.answer_text(answer)


def tells(ruleset: Ruleset[Any], step: Step) -> bool:
    """Whether the one right answer of a step comes to more than any other, and strong players would give it too."""
    found = dict(outcomes(ruleset, step))
    right = found.pop(step.right[0])
    return right > max(found.values()) and agreed(ruleset, step)


def agreed(ruleset: Ruleset[Any], step: Step, effort: Effort = EFFORT) -> bool:
    """Whether a search finds that one of the right answers of a step is the best, and no other is as good."""
    best = Adviser(ruleset, effort).best(view_of(position(ruleset, step), LEARNER), random.Random(SEED))  # noqa: S311
    return bool(best) and best <= {*step.right}
