"""Taking back an answer in the core: what silence tells, and what the log says of it."""

import pytest

from game.core.driver import Driver, replay
from game.core.errors import Refused
from game.core.take_back import course_of, freely
from game.core.vocabulary import AGREE, REFUSE, TAKE_BACK
from tests.game.games import strategies
from tests.harness.catalogue import EVERY


def dealt(ruleset: str, seats: int) -> Driver:
    return strategies.dealt(EVERY.find(ruleset), ruleset, seats=seats)


def test_the_last_join_is_final_since_silence_about_three_unters_reveals_cards() -> None:
    driver = dealt("lupfen-liechtenstein", 4)
    for text in ("lift", "1", "join", "join"):
        driver.answer_text(text)
    assert driver.taker == 3
    driver.answer_text("join")
    assert driver.question is not None
    assert driver.question.kind == "play"
    assert driver.taker is None


def test_an_answered_lead_in_mate_cannot_be_taken_back() -> None:
    driver = dealt("mate", 2)
    leads = 0
    while driver.question is not None and leads < 3:
        kind, lead = driver.question.kind, not driver.deal.trick
        driver.answer(driver.question.safe)
        if kind == "play" and lead and driver.question and driver.deal.trick:
            leads += 1
            assert driver.taker is None
    assert leads == 3


def test_the_lasting_answers_can_be_read_from_the_log_alone() -> None:
    driver = dealt("skat", 3)
    said: list[str] = ["18", TAKE_BACK, REFUSE, "hold", TAKE_BACK, AGREE, AGREE, "pass", "pass"]
    for text in said:
        driver.answer_text(text)
    questions = [asked._asdict() for asked in driver.answered]
    course = course_of(questions)
    lasting = [questions[number]["answer"] for number in course.lasting]
    assert lasting == [question.write(answer) for _, question, answer in driver.given] == ["18", "pass", "pass"]
    assert tuple(course.taken_back) == driver.taken_back == (questions[4]["seat"],)
    driver.answer_text(freely(0))
    questions = [asked._asdict() for asked in driver.answered]
    assert [*course_of(questions).lasting] == []
    assert tuple(course_of(questions).taken_back) == driver.taken_back
    assert replay(driver.setup, [asked.answer for asked in driver.answered]).answered == driver.answered


@pytest.mark.parametrize("text", [TAKE_BACK, freely(0), freely(7), "take_back:x", "take_back: 1", "take_back:-1"])
def test_an_impossible_take_back_is_refused_and_changes_nothing(text: str) -> None:
    driver = dealt("skat", 3)
    with pytest.raises(Refused):
        driver.answer_text(text)
    driver.answer_text("18")
    driver.answer_text(TAKE_BACK)
    before = driver.answered, driver.seat, driver.question
    with pytest.raises(Refused):
        driver.answer_text(text)
    assert (driver.answered, driver.seat, driver.question) == before
