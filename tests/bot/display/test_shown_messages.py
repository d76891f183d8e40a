"""The messages that show a table are stored; a database that refuses does not stop the display."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bot.display.shown_messages import ShownMessages
from game.table.ports import JournalError
from storage.people import People, Shown

Key = tuple[str, str]


@dataclass
class Shelf(People):
    """Stores messages, unless it refuses."""

    kept: dict[Key, tuple[int, int]] = field(default_factory=dict[Key, tuple[int, int]])
    private: tuple[Shown, ...] = ()
    refuses: bool = False

    async def show(self, table: str, kind: str, channel: int, message: int, person: int = 0) -> None:
        self._check()
        self.kept[table, kind] = (channel, message)

    async def unshow(self, table: str, kind: str, person: int = 0) -> None:
        self._check()
        self.kept.pop((table, kind), None)

    async def shown(self, table: str) -> list[Shown]:
        public = [Shown(*key, 0, *shown) for key, shown in self.kept.items() if key[0] == table]
        return [*public, *self.private]

    def _check(self) -> None:
        if self.refuses:
            raise JournalError("the disk is full")


async def test_the_last_message_of_each_kind_is_remembered_until_it_is_forgotten() -> None:
    register = Shelf()
    messages = ShownMessages(register)
    await messages.save_message("t", 20, "lobby", 100)
    await messages.save_message("t", 20, "panel", 101)
    await messages.save_message("t", 20, "panel", 102)
    await messages.save_message("u", 21, "panel", 200)
    assert await messages.shown_messages("t") == [100, 102]
    await messages.save_message("t", 20, "lobby", None)
    assert await messages.shown_messages("t") == [102]
    assert await messages.shown_messages("u") == [200]


async def test_messages_of_one_person_are_not_those_of_the_table() -> None:
    messages = ShownMessages(Shelf({("t", "panel"): (20, 1)}, private=(Shown("t", "panel", 5, 20, 2),)))
    assert await messages.shown_messages("t") == [1]


@pytest.mark.parametrize("message", [100, None])
async def test_what_cannot_be_remembered_is_logged_and_harms_nobody(
    message: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    register = Shelf({("t", "panel"): (20, 1)}, refuses=True)
    await ShownMessages(register).save_message("t", 20, "panel", message)
    assert "was not remembered" in caplog.text
    assert register.kept == {("t", "panel"): (20, 1)}
