"""Looking back at a person's play: known blunders are named, luck is separated, nothing is judged twice."""

import random
from dataclasses import replace
from typing import ClassVar

import pytest

from bot.past.replay import decisions_of
from bot.thinking.pool import SearchPool
from bot.thinking.reviewing import Reviewing
from game.computer.judging import Judge, Judgement
from game.core.record import record_of
from game.core.shuffle import Seal
from game.core.view import View
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.reports.past import PastDeal
from game.reports.performance import Judged, JudgedChoice, JudgedDeal, Month, Performance
from game.table.ports import AnswerRow
from storage.played import Judgements
from tests.bot.pasts import TABLE, row_of
from tests.game.games.support import Game, begin

BEN = 2


class Judges(SearchPool):
    """Judges in this process, instead of the thinking one, and counts how often.

    All tests have the same hands, so that the same answer is judged only once.
    """

    known: ClassVar[dict[tuple[str, int], Judgement | None]] = {}

    def __init__(self) -> None:
        self.asked = 0

    async def judge(self, view: View, given: str, chance: int) -> Judgement | None:
        self.asked += 1
        if (given, chance) not in self.known:
            judge = Judge(CATALOGUE.find(view.ruleset))
            self.known[given, chance] = judge.judged(view, given, random.Random(chance))
        return self.known[given, chance]


class Broken(Judges):
    """A judge that fails for now."""

    async def judge(self, view: View, given: str, chance: int) -> Judgement | None:
        self.asked += 1
        raise TimeoutError


class Remembered(Judgements):
    """Stores judgements in memory, as the storage does in the database."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int, int], Judged] = {}

    async def find(self, table: str, deal: int, seat: int) -> Judged | None:
        return self.kept.get((table, deal, seat))

    async def keep(self, table: str, deal: int, seat: int, judged: Judged) -> None:
        self.kept[table, deal, seat] = judged


def written(game: Game, *, away: int = 0) -> PastDeal:
    """Record a finished deal: user `n` sits at seat `n - 1`; user `away` was answered for."""
    driver = game.driver
    while driver.question is not None:
        driver.answer(driver.question.safe)
    row = row_of(driver, *(f"person:{seat + 1}" for seat in range(driver.deal.seats)))
    answers = [
        AnswerRow(1, number, asked.seat, asked.answer, "", None if asked.seat + 1 == away else asked.seat + 1)
        for number, asked in enumerate(driver.answered)
    ]
    return PastDeal(TABLE, row, Seal("").fingerprint, True, answers, 1, void=False, record=record_of(driver))


def blunder() -> Game:
    """B joins for six chips with three low cards, against the lifter's three highest trumps and a pot of thirty."""
    hands = ["bA bB bO", "aU rO sO", "aK rK sK"]
    return begin(LIECHTENSTEIN, hands, turn_up="bK", pot=30).say("A lift", "A 6", "B join", "C drop")


async def test_a_beginners_list_includes_the_known_blunder() -> None:
    """Dropping costs the ante and a third of the pot, joining the price and a pot: see the tests of advice."""
    found = await Reviewing(Judges(), Remembered(), CATALOGUE).performance(BEN, [(0, written(blunder()))])
    ((deal, choice),) = found.costliest(3)
    assert (deal.number, choice.step, choice.given, choice.judgement.better) == (1, 2, "join", "drop")
    assert choice.cost > 10
    assert found.given_away == pytest.approx(choice.cost)
    assert found.luck == pytest.approx(found.result + choice.cost)


async def test_dropping_a_poor_hand_counts_as_giving_nothing_away() -> None:
    hands = ["bA bB bO", "aU rO sO", "aK rK sK"]
    game = begin(LIECHTENSTEIN, hands, turn_up="bK", pot=30).say("A lift", "A 6", "B drop", "C drop")
    found = await Reviewing(Judges(), Remembered(), CATALOGUE).performance(BEN, [(0, written(game))])
    assert found.costliest(3) == []
    assert found.given_away == 0
    assert found.luck == found.result == pytest.approx(-1 - 30 / 3)
    assert found.money == -1


def test_answers_given_by_a_computer_are_not_attributed_to_its_absent_player() -> None:
    here, away = (decisions_of(written(blunder(), away=user), BEN, CATALOGUE) for user in (0, BEN))
    assert here
    assert away
    assert here.moments
    assert away.moments == ()


def test_a_decision_is_viewed_as_its_player_saw_it() -> None:
    decisions = decisions_of(written(blunder()), BEN, CATALOGUE)
    assert decisions
    first = decisions.moments[0].view
    assert first.seat == 1
    assert first.hand(0).cards is None
    assert first.question is not None
    assert all(card.code != "bells-ace" for zone in first.zones for card in zone.cards or ())


def test_people_outside_a_deal_have_no_decisions_in_it() -> None:
    past = written(blunder())
    assert decisions_of(past, 99, CATALOGUE) is None
    assert decisions_of(replace(past, record=None), BEN, CATALOGUE) is None
    assert decisions_of(replace(past, row=replace(past.row, revision=99)), BEN, CATALOGUE) is None


async def test_no_deal_is_judged_twice_even_after_a_restart() -> None:
    judges, register, past = Judges(), Remembered(), written(blunder())
    first = await Reviewing(judges, register, CATALOGUE).performance(BEN, [(0, past)])
    asked = judges.asked
    assert await Reviewing(judges, register, CATALOGUE).performance(BEN, [(0, past)]) == first
    assert judges.asked == asked > 0


async def test_unjudgeable_deals_are_skipped_logged_in_one_line_and_retried(
    caplog: pytest.LogCaptureFixture,
) -> None:
    told: list[tuple[int, int]] = []
    register, past = Remembered(), written(blunder())
    found = await Reviewing(Broken(), register, CATALOGUE).performance(
        BEN, [(0, past)] * 2, lambda done, whole: told.append((done, whole))
    )
    assert (found.choices, len(found.deals), told, register.kept) == (0, 2, [(0, 2), (1, 2)], {})
    assert [line.split(":")[0] for line in caplog.messages] == ["6 decisions could not be judged"]
    assert (await Reviewing(Judges(), register, CATALOGUE).performance(BEN, [(0, past)])).choices > 0
    assert [*register.kept] == [("k3v9", 1, 1)]


def test_performance_is_totalled_by_month() -> None:
    def deal(when: int, cost: float) -> JudgedDeal:
        choice = JudgedChoice(1, "join", Judgement("drop", cost, 0.1, 0))
        return JudgedDeal("k3v9", 1, when, opened=True, result=0, choices=(choice,))

    performance = Performance((deal(1, 2.0), deal(2, 4.0), deal(40, 1.0), deal(41, 0.1)))
    assert [*performance.months(lambda when: (2026, 1 + when // 30))] == [Month(2026, 1, 2, 3), Month(2026, 2, 2, 0.5)]
