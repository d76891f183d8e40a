"""Shared means of making and sending the messages of all tables."""

from dataclasses import dataclass

from bot.discord_io.reply_priority import ReplyPriority
from bot.discord_io.request_budget import RequestBudget
from bot.discord_io.sender import Sender
from bot.display.hand_pacing import HandPacing
from bot.display.renderer import Renderer
from bot.preferences import Preferences
from storage.shown import ShownMessages


@dataclass(frozen=True, slots=True)
class DisplayServices:
    """Dependencies shared by all displays."""

    sender: Sender
    renderer: Renderer
    preferences: Preferences
    priority: ReplyPriority
    budget: RequestBudget
    shown: ShownMessages
    pacing: HandPacing

    def now(self) -> float:
        """Return the time (seconds since 1970)."""
        return self.sender.clock.now()
