"""New names and languages are stored; erased people are forgotten before and after."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import pytest

from bot.operations import acquaintances
from bot.operations.acquaintances import Acquaintances
from storage.people import People
from storage.problems import StorageProblem

Person = tuple[int, str, str]


@dataclass
class Known(People):
    """Records who was stored, as soon as it may."""

    written: list[Person] = field(default_factory=list[Person])
    refuses: bool = False
    may: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.may.set()

    async def remember(self, person: int, name: str, language: str) -> None:
        await self.may.wait()
        if self.refuses:
            raise StorageProblem("full", "the database")
        self.written.append((person, name, language))


async def met(known: Acquaintances, *people: Person) -> None:
    for person in people:
        known.meet(*person)
    await known.written()


async def test_whoever_comes_back_is_written_once_and_again_with_another_name_or_language() -> None:
    register = Known()
    known = Acquaintances(register)
    await met(known, (1, "Anna", "de"), (1, "Anna", "de"), (2, "Ben", "en-GB"))
    await met(known, (1, "Anna", "de"), (1, "Änneli", "de"), (2, "Ben", "fr"))
    assert register.written == [(1, "Anna", "de"), (2, "Ben", "en-GB"), (1, "Änneli", "de"), (2, "Ben", "fr")]


async def test_whoever_could_not_be_written_is_written_the_next_time(caplog: pytest.LogCaptureFixture) -> None:
    register = Known(refuses=True)
    known = Acquaintances(register)
    await met(known, (1, "Anna", "de"))
    assert register.written == []
    assert "was not remembered" in caplog.text
    assert "Anna" not in caplog.text
    register.refuses = False
    await met(known, (1, "Anna", "de"))
    assert register.written == [(1, "Anna", "de")]


async def test_whoever_is_forgotten_is_not_written_afterwards_and_is_new_when_they_come_back() -> None:
    register = Known()
    known = Acquaintances(register)
    register.may.clear()
    known.meet(1, "Anna", "de")
    forgetting = asyncio.create_task(known.forget(1))
    await asyncio.sleep(0)
    assert not forgetting.done(), "what is being written comes before"
    register.may.set()
    await forgetting
    assert register.written == [(1, "Anna", "de")]
    await met(known, (1, "Anna", "de"))
    assert len(register.written) == 2


async def test_a_crowd_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acquaintances, "MOST_KNOWN", 3)
    register = Known()
    known = Acquaintances(register)
    await met(known, *((person, "x", "de") for person in range(5)))
    assert len(register.written) == 5
    await met(known, (4, "x", "de"))
    assert len(register.written) == 5, "the latest are known"
    await met(known, (0, "x", "de"))
    assert len(register.written) == 6, "the first are not, and are written once more"
