"""A person's decisions in a past deal, each with what they could see at the time."""

from collections.abc import Iterator
from typing import NamedTuple

from game.computer.gains import counted
from game.core.driver import Driver
from game.core.errors import BrokenRules, Refused
from game.core.record import setup_from
from game.core.rulesets import Catalogue
from game.core.take_back import as_played, course_of
from game.core.view import View
from game.core.visibility import view_of
from game.reports.past import PastDeal
from game.table.accounts import account_of


class Moment(NamedTuple):
    """A question a person was asked at a step of a replay, their view of the deal then, and their answer."""

    step: int
    view: View
    given: str


class Decisions(NamedTuple):
    """A person's decisions in a deal, their result, in chips or points, and what they saw at its end."""

    moments: tuple[Moment, ...]
    result: float
    end: View


def decisions_of(past: PastDeal, user: int, catalogue: Catalogue) -> Decisions | None:
    """Find a person's own choices; `None` for a deal without them, or that cannot be replayed. Slow: use a thread."""
    account = account_of(user)
    if past.record is None or past.void or account not in past.row.accounts:
        return None
    if catalogue.find(past.row.ruleset).revision != past.row.revision:
        return None
    seat = past.row.accounts.index(account)
    try:
        setup, answers = setup_from(as_played(past.record), catalogue)
        driver = Driver(setup)
        moments = tuple(_moments(driver, answers, seat, past, user))
        return Decisions(moments, counted(driver, seat), view_of(driver, seat))
    except (Refused, BrokenRules):
        return None


def _moments(driver: Driver, answers: list[str], seat: int, past: PastDeal, user: int) -> Iterator[Moment]:
    persons = {row.number: row.user for row in past.answers}
    given_by = [persons.get(number) for number in course_of((past.record or {})["questions"]).lasting]
    for number, answer in enumerate(answers):
        question = driver.question
        theirs = driver.seat == seat and given_by[number] == user
        if question is not None and theirs and len(question.answers) > 1:
            yield Moment(number, view_of(driver, seat), answer)
        driver.answer_text(answer)
