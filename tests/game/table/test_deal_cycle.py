"""The deal cycle in isolation: begin, answer, finish, void, end. Each step is committed, then announced."""

import pytest

from tests.game.table.parts import Parts
from tests.game.table.test_endings import asks_nothing, breaks_at_once, breaks_later, with_script
from tests.tables import refusal


async def test_a_deal_begins_is_answered_and_is_over() -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    assert (parts.memory.state.phase, parts.memory.state.deal) == ("playing", 1)
    await parts.decline()
    assert parts.told == ["deal", "question", "question", "deal_over"]
    assert (parts.memory.state.phase, parts.memory.state.pot) == ("pause", 3)
    (end,) = parts.journal.ends()
    assert end.record
    assert [(move.source, move.target, move.amount) for move in end.postings] == [
        (f"person:{user}", "pot:t", 1) for user in (2, 3, 1)
    ]


async def test_the_next_deal_follows_on() -> None:
    parts = await Parts().written()
    for _ in range(2):
        await parts.cycle.begin()
        await parts.decline()
    first, second = (entry.begun for entry in parts.journal.entries if entry.begun)
    assert first
    assert second
    assert (first.number, second.number, second.before.pot, second.carry) == (1, 2, 3, {"no_ante": 1})
    assert second.dealer == (first.dealer + 1) % 3
    assert first.names == second.names == ("Anna", "Ben", "Clara")
    assert first.secret != second.secret


async def test_an_answer_that_is_not_written_leaves_the_question_open() -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    parts.journal.faults = ["not-written"]
    assert (await refusal(parts.cycle.answer("decline", None))).key == "database-refuses"
    assert parts.memory.question_number == 0
    await parts.cycle.answer("lift", 2)
    assert [(row.answer, row.user) for row in parts.journal.answers()] == [("lift", 2)]


async def test_an_answer_may_change_the_state_of_the_table_with_it() -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    await parts.cycle.answer("decline", None, parts.memory.state.replace(turn_seconds=7))
    assert parts.memory.state.turn_seconds == 7
    assert parts.journal.entries[-1].answer


async def test_without_a_deal_nothing_can_be_answered() -> None:
    parts = await Parts().written()
    assert (await refusal(parts.cycle.answer("decline", None))).key == "decided-already"


async def test_a_deal_that_breaks_as_it_begins_is_begun_and_void_in_one_commit() -> None:
    parts = await Parts(catalogue=with_script(breaks_at_once)).written()
    await parts.cycle.begin()
    entry = parts.journal.entries[-1]
    assert entry.begun
    assert entry.ended
    assert (entry.ended.record, parts.memory.driver, parts.told) == (None, None, ["deal_over"])
    assert (parts.memory.state.voids, parts.memory.state.void_deals, parts.memory.state.finished) == (1, 1, 0)


async def test_a_deal_that_breaks_later_takes_its_answer_with_it() -> None:
    parts = await Parts(catalogue=with_script(breaks_later)).written()
    await parts.cycle.begin()
    await parts.cycle.answer("lift", 2)
    assert parts.journal.answers() == []
    assert [end.record for end in parts.journal.ends()] == [None]


async def test_a_deal_without_a_question_is_finished_at_once() -> None:
    parts = await Parts(catalogue=with_script(asks_nothing)).written()
    await parts.cycle.begin()
    assert parts.told == ["deal", "deal_over"]
    assert parts.memory.state.pot == 3


async def test_too_few_wait() -> None:
    parts = await Parts().written()
    state = parts.memory.state
    parts.memory.state = state.left(state.seats[-1])
    assert not parts.cycle.can_begin
    await parts.cycle.begin_or_wait()
    assert (parts.memory.state.phase, parts.told) == ("waiting", ["seats"])


async def test_an_end_shares_what_is_left_and_closes() -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    await parts.decline()
    await parts.cycle.end("stopped")
    assert (parts.memory.state.ending, parts.memory.state.pot, parts.told[-1]) == ("stopped", 0, "session_over")
    assert parts.journal.tables["t"].closed
    assert [posting.reason for posting in parts.journal.entries[-1].postings] == ["leftover"] * 3


@pytest.mark.parametrize("running", [True, False])
async def test_what_is_broken_off_voids_a_running_deal_alone(running: bool) -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    if not running:
        await parts.decline()
    await parts.cycle.break_off("channel-gone")
    assert [end.record is None for end in parts.journal.ends()] == [running]
    assert parts.memory.state.phase == "over"


async def test_healing_leaves_alone_what_is_well() -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    told, written = list(parts.told), len(parts.journal.entries)
    await parts.cycle.reconcile()
    assert (parts.told, len(parts.journal.entries)) == (told, written)


async def test_a_script_may_not_give_anything_but_an_outcome() -> None:
    async def gives_nothing(*_: object) -> object:
        return None

    parts = await Parts(catalogue=with_script(gives_nothing)).written()
    await parts.cycle.begin()
    assert parts.memory.state.void_deals == 1
