"""A table's memory in isolation: committed changes are applied and announced, others have not happened."""

import dataclasses

import pytest

from game.core.driver import Driver
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.table.journaled import Change
from game.table.ports import DealEnd, Posting
from tests.game.table.parts import Parts
from tests.tables import ANNA, BEN, CLARA, refusal


async def test_what_is_committed_is_taken_over_with_the_next_version_and_told() -> None:
    parts = await Parts().written()
    changed = parts.memory.state.replace(cut="Znüni")
    await parts.memory.commit(Change("seats", changed))
    assert (parts.memory.state, parts.memory.version, parts.told) == (changed, 2, ["seats"])
    assert parts.journal.tables["t"].state == changed.model_dump_json()
    assert [person for person, _ in parts.journal.entries[-1].people] == [ANNA, BEN, CLARA]


async def test_a_change_without_a_new_state_leaves_the_version() -> None:
    parts = await Parts().written()
    await parts.memory.commit(Change("seats", postings=(Posting("person:1", "person:2", 3, "gift"),)))
    assert (parts.memory.version, parts.journal.balances["person:2"]) == (1, 3)


@pytest.mark.parametrize("unreadable", [False, True])
async def test_what_is_not_written_has_not_happened(unreadable: bool) -> None:
    parts = await Parts().written()
    before = parts.memory.state
    parts.journal.faults, parts.journal.unreadable = ["not-written"], unreadable
    assert (await refusal(parts.memory.commit(Change("seats", before.replace(cut="x"))))).key == "database-refuses"
    assert (parts.memory.state, parts.memory.version, parts.told) == (before, 1, [])
    assert parts.memory.in_doubt


async def test_what_was_written_although_an_error_came_back_is_in_effect() -> None:
    parts = await Parts().written()
    parts.journal.faults = ["written"]
    await parts.memory.commit(Change("seats", parts.memory.state.replace(cut="x")))
    assert (parts.memory.state.cut, parts.memory.version, parts.told) == ("x", 2, ["seats"])
    assert not parts.memory.in_doubt


async def test_reading_back_takes_over_what_somebody_else_has_written() -> None:
    parts = await Parts().written()
    other = Parts(journal=parts.journal)
    await other.memory.commit(Change("seats", other.memory.state.replace(cut="theirs")))
    assert (await refusal(parts.memory.commit(Change("seats", parts.memory.state)))).key == "database-refuses"
    await parts.memory.read_back()
    assert (parts.memory.state.cut, parts.memory.version) == ("theirs", 2)


async def test_reading_back_may_be_refused() -> None:
    parts = await Parts().written()
    parts.journal.unreadable = True
    assert (await refusal(parts.memory.read_back())).key == "database-refuses"
    parts.journal.unreadable = False
    parts.journal.tables.clear()
    assert (await refusal(parts.memory.read_back())).key == "session-over"


async def test_a_running_deal_is_read_back_to_its_question() -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    await parts.decline(2)
    other = Parts(journal=parts.journal)
    await other.memory.read_back()
    assert other.memory.moment == parts.memory.moment == (2, 1, 2)
    assert other.memory.asked_seat == parts.memory.asked_seat


async def test_a_deal_of_another_revision_or_a_void_one_has_no_driver() -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    changed = Catalogue(dataclasses.replace(LIECHTENSTEIN, revision=LIECHTENSTEIN.revision + 1))
    other = Parts(catalogue=changed, journal=parts.journal)
    await other.memory.read_back()
    assert (other.memory.driver, other.memory.state.phase) == (None, "playing")
    await parts.memory.commit(Change("deal_over", parts.memory.state, ended=DealEnd(1, None, ())))
    assert parts.memory.driver is None
    await parts.memory.read_back()
    assert parts.memory.driver is None


async def test_winding_back_undoes_answers_and_their_digests() -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    driver = parts.memory.driver
    assert driver
    setup = driver.setup
    driver.answer("decline")
    parts.memory.wind_back(driver, 0)
    again = parts.memory.driver
    assert again
    assert again is not driver
    assert (parts.memory.question_number, again.setup) == (0, setup)
    again.answer("decline")
    fresh = Driver(setup)
    fresh.digest()
    fresh.answer("decline")
    assert again.digest() == fresh.digest()


async def test_an_older_deal_is_not_wound_back() -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    old = parts.memory.driver
    assert old
    await parts.decline()
    await parts.cycle.begin()
    now = parts.memory.driver
    parts.memory.wind_back(old, 0)
    assert parts.memory.driver is now


def test_rules_that_are_gone_have_a_name_and_no_options() -> None:
    parts = Parts(catalogue=Catalogue(CATALOGUE.find("dreiblatt-1859")))
    assert (parts.memory.ruleset.id, parts.memory.options) == ("lupfen-liechtenstein", None)
