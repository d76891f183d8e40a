"""Playing on from a past deal: person and computers know what was known then and nothing more."""

import random
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from bot.alone import AloneTables, view_alone
from bot.panels.kit.draft import Draft
from bot.panels.personal.alone import played_on
from bot.pars import StrongPlay
from bot.past.play_on import beside, play_on
from bot.preferences import Personal
from game.computer.gains import parted
from game.core.bank import Balances
from game.core.driver import Driver, Setup, replay
from game.core.errors import Refused
from game.core.record import setup_from
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal
from game.core.view import View
from game.core.visibility import view_of
from game.core.vocabulary import CLAIM, NO_TRICK, REST, SURE, TAKE_BACK
from game.games.catalogue import CATALOGUE
from game.reports.past import PastDeal
from game.table.occasion import PlayedOn
from game.table.table import Table
from tests.alone import alone_tables
from tests.bot.pasts import past_of, played
from tests.game.games.shown import EN

ANNA = 1


def told(view: View) -> tuple[View, object]:
    """Return everything that a view contains; questions are compared by their choices."""
    return replace(view, question=None), view.question and view.question.record()


class AsBefore:
    """Repeats the answers of a deal, and gives any answer once the deal has diverged; records what it was shown."""

    def __init__(self, past: PastDeal) -> None:
        setup, self.answers = setup_from(past.record or {}, CATALOGUE)
        self.views: list[View] = []
        self._rng = random.Random(1)
        self._positions = [replay(setup, self.answers[:number]) for number in range(len(self.answers))]

    async def choose(self, view: View, level: str, chance: int, persona: str = "") -> Any:
        assert view.question is not None
        self.views.append(view)
        place = len(view.answers)
        if place < len(self._positions) and told(view) == told(view_of(self._positions[place], view.seat)):
            return view.question.read(self.answers[place])
        return self._rng.choice(view.question.answers)

    async def search(self, view: View, level: str, chance: int) -> Any:
        return await self.choose(view, level, chance)


def steps_of(past: PastDeal) -> list[int]:
    """List the steps at which Anna was asked."""
    return [number for number, asked in enumerate(asked_in(past)) if asked["seat"] == ANNA - 1]


def asked_in(past: PastDeal) -> list[dict[str, Any]]:
    return (past.record or {})["questions"]


class Going(NamedTuple):
    """A deal that is being played on, and who answers for the others."""

    table: Table
    tables: AloneTables
    thinker: AsBefore

    @property
    def driver(self) -> Driver:
        assert self.table.driver
        return self.table.driver

    async def answer(self, text: str, question: int | None = None) -> None:
        number = self.table.question_number if question is None else question
        await self.tables.answer(self.table, 1, number, text)

    def draft(self) -> Draft:
        return played_on(view_alone(self.table), self.occasion, None, EN, Personal())

    @property
    def occasion(self) -> PlayedOn:
        assert isinstance(self.table.state.occasion, PlayedOn)
        return self.table.state.occasion


async def begun(past: PastDeal, step: int, user: int = ANNA) -> Going:
    thinker = AsBefore(past)
    tables = alone_tables(thinker)
    return Going(await play_on(tables, past, step, user, CATALOGUE), tables, thinker)


def a_deal(ruleset: Ruleset[Any]) -> PastDeal:
    """Play deals without claims, which computers use whenever they can, until one asks Anna something."""
    for seed in range(50):
        driver = played(ruleset, random.Random(f"{ruleset.id} {seed}"))
        past = past_of(driver, opened=True)
        if steps_of(past) and not getattr(driver.setup.options, "claims", False):
            return past
    raise AssertionError(ruleset.id)


@pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda ruleset: ruleset.id)
async def test_replaying_the_same_answers_gives_the_same_result_and_reveals_nothing_new(ruleset: Ruleset[Any]) -> None:
    past = a_deal(ruleset)
    setup, answers = setup_from(past.record or {}, CATALOGUE)
    for step in steps_of(past):
        going = await begun(past, step)
        shown = view_alone(going.table).deal
        assert shown
        assert told(shown) == told(view_of(replay(setup, answers[:step]), ANNA - 1))
        while not going.table.over:
            await going.answer(answers[going.table.question_number])
        assert [asked.answer for asked in going.driver.answered] == answers
        found = await beside(going.table, going.occasion, StrongPlay(going.thinker.search, ()))
        assert found.now == found.then == found.computer == parted(replay(setup, answers), ANNA - 1)
        for view in going.thinker.views:
            assert view.seat is not None
            assert told(view) == told(view_of(replay(setup, answers[: len(view.answers)]), view.seat))


async def test_a_different_answer_changes_the_deal_and_the_decision_can_be_retried() -> None:
    past = a_deal(CATALOGUE.find("skat"))
    step = steps_of(past)[-2]
    going = await begun(past, step)
    question = going.driver.question
    assert question
    other = next(each for each in map(question.write, question.answers) if each != asked_in(past)[step]["answer"])
    await going.answer(other, step)
    now = going.table.question_number
    await going.answer(other, step)
    assert going.table.question_number == now > step, "the second of two presses changes nothing"
    assert (await begun(past, step)).table.question_number == step


async def test_playing_on_allows_takebacks_only_as_far_as_its_starting_decision() -> None:
    past = a_deal(CATALOGUE.find("skat"))
    setup, answers = setup_from(past.record or {}, CATALOGUE)

    def open_to(step: int) -> int:
        question = replay(setup, answers[:step]).question
        return len(question.answers) if question else 0

    step = next(step for step in steps_of(past) if open_to(step) > 1)
    going = await begun(past, step)

    def shown() -> tuple[object, ...]:
        deal = view_alone(going.table).deal
        assert deal
        return deal.question and deal.question.record(), deal.events, deal.zones

    before = shown()
    await going.answer(TAKE_BACK)
    assert (going.driver.taken_back, going.table.question_number) == ((), step), "nothing was answered yet"
    for times in range(1, 4):
        await going.answer(answers[step])
        assert not going.table.over
        await going.answer(TAKE_BACK)
        assert shown() == before
        assert going.driver.taken_back == (ANNA - 1,) * times
    number = going.table.question_number
    await going.answer(TAKE_BACK)
    assert going.table.question_number == number


async def test_only_an_opened_deal_can_be_played_on_from_ones_own_decision() -> None:
    past = a_deal(CATALOGUE.find("skat"))
    shut = past_of(played(CATALOGUE.find("skat"), random.Random(1)), opened=False)
    theirs = next(number for number, asked in enumerate(asked_in(past)) if asked["seat"] != ANNA - 1)
    for deal, step, user, key in (
        (shut, 0, ANNA, "seal-shut"),
        (past, theirs, ANNA, "play-on-yours"),
        (past, len(asked_in(past)), ANNA, "play-on-yours"),
        (past, 0, 999, "deal-not-yours"),
    ):
        with pytest.raises(Refused, match=key):
            await play_on(alone_tables(), deal, step, user, CATALOGUE)


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("ruleset", ["skat", "schafkopf", "fuenfzehnern", "fipsen"])
async def test_playing_on_works_from_every_step_including_after_a_claim_and_the_last(ruleset: str, every: int) -> None:
    past = past_of(claimed(CATALOGUE.find(ruleset)), opened=True)
    said = {asked["answer"] for asked in asked_in(past)}
    assert CLAIM in said or SURE & said
    for step in {*steps_of(past)[::every], steps_of(past)[-1]}:
        going = await begun(past, step)
        assert going.draft().showing([])
        await going.answer(asked_in(past)[step]["answer"], step)
        assert going.draft().showing([])


def claimed(ruleset: Ruleset[Any]) -> Driver:
    """Play a deal in which everybody claims whenever they can, and plays on while that is allowed."""
    seats, rng = ruleset.best_seats, random.Random(1)
    driver = Driver(Setup(ruleset, ruleset.choose({"claims": True}), 1, 0, Balances.opening(seats), Seal("5" * 64)))
    wishes = (CLAIM, "play_on", REST, NO_TRICK)
    while (question := driver.question) is not None:
        said = [each for each in wishes if each in question.answers]
        driver.answer(said[0] if said else rng.choice(question.answers))
    return driver
