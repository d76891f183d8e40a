# pyright: reportPrivateUsage=false
"""Faults in the program: they void no deal, are counted and retried, and no card reaches the log."""

import dataclasses
import logging
from typing import Any

import pytest

from game.core.deal import Deal
from game.core.driver import Driver
from game.core.errors import ScriptBroke, script_runs, without_values
from game.core.questions import Choose
from game.core.rulesets import Outcome
from game.games.lupfen.options import LupfenOptions
from game.table import deal_cycle
from game.table.ports import Timings
from tests.game.table.sessions import with_script
from tests.tables import ANNA, Room, answering, begun, refusal


def broken(*_: Any) -> Any:
    raise ZeroDivisionError("acorns-ace")


@pytest.fixture(params=["record", "postings", "digest"])
def fault(request: pytest.FixtureRequest) -> tuple[Any, str]:
    """Places between a finished deal and the journal where a fault may occur."""
    places: dict[str, tuple[Any, str]] = {
        "record": (deal_cycle, "record_of"),
        "postings": (deal_cycle.DealCycle, "_postings"),
        "digest": (Driver, "digest"),
    }
    return places[request.param]


async def at_the_last_question(people: int = 3, computers: int = 0) -> Room:
    """Open a table where the next answer, by the last seat, ends the deal."""
    room = Room(timings=Timings(most_tries=6), players=answering(lambda question: question.safe))
    table = await room.open(people, computers)
    table.state = table.state.replace(draw=people + computers - 1)
    await room.start()
    while room.table.question_number < people + computers - 1:
        await (room.answer("decline") if room.asked else room.next_thing())
    return room


async def test_a_bug_voids_no_deal_and_the_same_answer_works_once_it_is_fixed(
    fault: tuple[Any, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await at_the_last_question()
    room.expects_faults = True
    before, told = room.state, len(room.journal.entries)
    with monkeypatch.context() as breaking:
        breaking.setattr(*fault, broken)
        assert (await refusal(room.answer("decline"))).key == "table-trouble"
    assert room.incidents == {"fault": 1}
    assert (room.state, len(room.journal.entries)) == (before, told)
    await room.answer("decline")
    assert [end.record is None for end in room.journal.ends()] == [False]
    assert room.state.voids == 0


async def test_a_computers_answer_also_waits_until_the_bug_is_fixed(
    fault: tuple[Any, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await at_the_last_question(1, 2)
    room.expects_faults = True
    assert room.asked is None
    with monkeypatch.context() as breaking:
        breaking.setattr(*fault, broken)
        await room.wait(7)
        assert room.journal.ends() == []
        assert room.incidents["fault"] == room.incidents["retry"] > 1
    await room.wait(20)
    assert [end.record is None for end in room.journal.ends()] == [False]


async def test_a_bug_while_resuming_a_table_voids_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    room = await at_the_last_question()
    with monkeypatch.context() as breaking:
        breaking.setattr(Driver, "digest", broken)
        again = Room(journal=room.journal, clock=room.clock)
        again.expects_faults = True
        await again.tables.resume(again.ours)
    assert again.incidents == {"fault": 1, "retry": 1}
    await again.next_thing()
    (table,) = again.tables
    assert table.question_number == room.table.question_number
    again = await room.twin()
    assert again.table.question_number == room.table.question_number
    assert room.journal.ends() == []


async def test_a_recurring_bug_ends_the_session_after_the_last_retry(monkeypatch: pytest.MonkeyPatch) -> None:
    room = await at_the_last_question(1, 2)
    room.expects_faults = True
    monkeypatch.setattr(deal_cycle, "record_of", broken)
    chips = [seat.chips for seat in room.state.seats]
    await room.wait(24 * 3600)
    assert room.state.end.why == "trouble"
    assert room.incidents["fault"] == 6
    assert [seat.chips for seat in room.state.seats] == chips
    assert not room.clock.waiting


async def test_retries_become_less_frequent_and_are_counted() -> None:
    room = await begun(3, room=Room(timings=Timings(retry=5, longest_retry=60)))
    room.journal.refusing = room.journal.unreadable = True
    await room.wait(30)
    await room.next_thing()
    pauses = list[float]()
    for _ in range(6):
        (timer,) = room.clock.waiting
        pauses.append(timer.when - room.clock.time)
        await room.next_thing()
    assert pauses == [5, 10, 20, 40, 60, 60]
    assert room.incidents == {"retry": 7}
    room.journal.refusing = room.journal.unreadable = False
    await room.next_thing()
    await room.wait(60)
    assert room.table.question_number == 1
    room.journal.refusing = room.journal.unreadable = True
    await room.wait(60)
    (timer,) = room.clock.waiting
    assert timer.when - room.clock.time <= 5


# the log


async def breaks_over_a_card(deal: Deal, rules: LupfenOptions) -> Outcome:
    deal.shuffle()
    deal.deal_cards(each=3)
    await deal.ask(0, Choose("lift", ("lift", "decline"), "decline"))
    raise KeyError(deal.hands[0][0])


async def test_a_script_failing_on_a_card_logs_no_card(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    room = await begun(3, room=Room(catalogue=with_script(breaks_over_a_card)))
    cards = set(room.driver.deal.pack.by_code)
    await room.answer("lift")
    assert "KeyError" in caplog.text
    assert "breaks_over_a_card" in caplog.text
    assert not [card for card in cards if card in caplog.text]


async def test_a_deal_that_cannot_be_replayed_logs_no_card(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    room = await begun(3)
    await room.answer("lift")
    await room.answer("1")
    hidden = room.driver.deal.hands[0][0].code
    saved = room.journal.tables[room.table.id]
    other = dataclasses.replace(saved.answers[0], answer=hidden)
    room.journal.tables[room.table.id] = dataclasses.replace(saved, answers=(other,))
    again = await room.restart()
    assert again.journal.ends()[-1].record is None
    assert "cannot be replayed" in caplog.text
    assert "no-such-answer" in caplog.text
    assert not [card for card in room.driver.deal.pack.by_code if card in caplog.text]


def test_an_error_is_logged_by_type_and_call_path_without_values() -> None:
    def inner() -> None:
        raise ValueError("acorns-ace")

    with pytest.raises(ScriptBroke) as caught, script_runs():
        inner()
    told = str(caught.value)
    assert told.startswith("ValueError < test_trouble.py:")
    assert told.index("inner") < told.index("test_an_error_is_logged")
    assert "acorns" not in told
    assert caught.value.__cause__ is None
    assert without_values(ZeroDivisionError("x")) == "ZeroDivisionError"


async def test_a_failing_listener_does_not_affect_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    room.expects_faults = True
    await room.open(3)
    await room.start()
    asked = room.asked
    with monkeypatch.context() as breaking:
        breaking.setattr(room.reader, "changed", broken)
        assert (await refusal(room.answer("lift"))).key == "table-trouble"
    assert (await refusal(room.answer("lift", user=asked))).key in {"decided-already", "not-your-turn"}
    assert [row.answer for row in room.journal.answers()] == ["lift"]
    assert room.table.question_number == 1
    assert (await refusal(room.table.start(ANNA))).key == "started-already"
