"""Shared means of making and sending the messages of all tables."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.discord_io.reply_priority import ReplyPriority
from bot.discord_io.request_budget import RequestBudget, Throttle
from bot.discord_io.sender import Sender
from bot.display.renderer import Renderer
from bot.metrics import Metrics
from bot.preferences import Preferences
from game.table.upkeep import Tasks
from storage.shown import ShownMessages


@dataclass(frozen=True, slots=True)
class DisplayServices:
    """Dependencies shared by all displays.

    `mended` removes the cause of Discord's refusal if it can; it returns whether to send again.
    """

    sender: Sender
    renderer: Renderer
    preferences: Preferences
    priority: ReplyPriority
    budget: RequestBudget
    shown: ShownMessages
    pacing: Throttle
    metrics: Metrics
    tasks: Tasks
    mended: Callable[[Exception], bool] = lambda _: False

    def now(self) -> float:
        """Return the time (seconds since 1970)."""
        return self.sender.clock.now()
