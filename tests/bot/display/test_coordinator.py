"""When the messages of a table are sent, and how often it is tried."""

import asyncio
from collections.abc import Sequence

from bot.display.coordinator import Courier
from bot.display.message_state import Board
from bot.display.renderer import Shows
from bot.display.sender import Delivery
from bot.language import Language
from bot.preferences import Preferences
from game.games.catalogue import CATALOGUE
from tests.bot.display.test_renderer import Nothing, NothingPlayed
from tests.tables import HandClock, Room


class CutLine(Delivery):
    """Counts what is tried to send; nothing gets through."""

    def __init__(self) -> None:
        self.tries = 0

    async def bring_up_to_date(self, board: Board) -> None:
        self.tries += 1
        raise ConnectionError("the line was cut")

    async def tried(self, times: int) -> None:
        """Wait until it was tried so often and nothing more is under way."""
        async with asyncio.timeout(10):
            while self.tries < times or len(asyncio.all_tasks()) > 1:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0)
        assert self.tries == times


class NoMessages:
    """Remembers nothing."""

    async def save_message(self, table: str, channel: int, kind: str, message: int | None) -> None:
        return None

    async def shown_messages(self, table: str) -> Sequence[int]:
        return ()


async def test_many_changes_while_discord_is_away_are_tried_again_once() -> None:
    shows = Shows(Language(), None, NothingPlayed(), CATALOGUE, Preferences(Nothing()))
    line, clock, table = CutLine(), HandClock(), await Room().open(people=3)
    courier = Courier(line, shows, clock, NoMessages(), lambda: None, lambda _: False)
    await courier.open()
    for changes in range(1, 10):
        courier.changed(table, "lobby")
        await line.tried(changes)
    assert len(clock.waiting) == 1
    clock.fire(clock.waiting[0])
    await line.tried(10)
