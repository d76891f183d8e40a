"""Counters during play: void deals, incidents at tables, and no name and no card."""

from __future__ import annotations

import dataclasses
import re

import pytest

from bot.metrics import Metrics
from bot.operations.counted_journal import CountedJournal
from game.core.deal import Deal
from game.core.rulesets import Catalogue, Outcome
from game.games.lupfen import LIECHTENSTEIN
from game.games.lupfen.options import LupfenOptions
from game.table.ports import AnswerRow, Conflict, Entry, Incident
from tests.game.table.test_endings import breaks_at_once
from tests.tables import MemoryJournal, Room


def value(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(f"lupfen_{name}", labels) or 0.0


async def test_void_deals_are_counted_and_finished_ones_are_not() -> None:
    metrics, memory = Metrics(), MemoryJournal()
    room = Room(catalogue=Catalogue(dataclasses.replace(LIECHTENSTEIN, script=breaks_at_once)), journal=memory)
    await room.open(3)
    await room.start()
    await room.wait(60)
    assert room.state.ending == "deals-void"
    again = CountedJournal(MemoryJournal(), metrics)
    for entry in memory.entries:
        await again.commit(entry)
    assert value(metrics, "void_deals_total") == 3

    async def asks_nothing(deal: Deal, rules: LupfenOptions) -> Outcome:
        return Outcome(0)

    room = Room(catalogue=Catalogue(dataclasses.replace(LIECHTENSTEIN, script=asks_nothing)))
    await room.open(3)
    await room.start()
    for entry in room.journal.entries:
        await again.commit(entry)
    assert [end.record is None for end in room.journal.ends()] == [False]
    assert value(metrics, "void_deals_total") == 3


@pytest.mark.parametrize("kind", ["retry", "fault", "unreadable"])
def test_what_goes_wrong_at_tables_is_counted_by_its_kind(kind: Incident) -> None:
    metrics = Metrics()
    metrics.count_incident(kind)
    metrics.count_incident(kind)
    assert value(metrics, "table_incidents_total", kind=kind) == 2
    assert metrics.text().decode().count("lupfen_table_incidents_total{") == 1


async def test_a_conflict_is_no_failure_of_the_database() -> None:
    class Contested(MemoryJournal):
        async def commit(self, entry: Entry) -> None:
            raise Conflict("another process was quicker")

    metrics = Metrics()
    journal = CountedJournal(Contested(), metrics)
    with pytest.raises(Conflict):
        await journal.commit(Entry("abc", 1, 2, 1, answer=AnswerRow(1, 0, 0, "lift", "", None)))
    assert not journal.failed_within(60)
    assert value(metrics, "decisions_total") == 0


async def test_no_metric_names_a_person_a_table_or_a_card() -> None:
    metrics = Metrics()
    journal = CountedJournal(MemoryJournal(), metrics)
    state = '{"people":["Anna"],"hand":["roses-ace"]}'
    await journal.commit(Entry("k3v9", 777, 888, 0, state=state, people=((4242, "Anna"),)))
    await journal.commit(Entry("k3v9", 777, 888, 1, state=state))
    metrics.presses.labels("component").observe(0.1)
    told = re.sub(r" \S+$", "", metrics.text().decode(), flags=re.MULTILINE)  # without the values
    assert not re.search(r"Anna|roses|k3v9|777|888|4242", told)
    names = set(re.findall(r"(\w+)=\"", told))
    assert names <= {label for metric in metrics.described for label in metric.labels} | {"le"}
