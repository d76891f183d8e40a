"""A counter that answers people: a real client on a local Discord, with answers from the test."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

import discord
import pytest_asyncio

from bot.discord_io.controls import button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.reply_priority import ReplyPriority
from bot.discord_io.request_budget import RequestBudget
from bot.discord_io.rest_client import RestClient
from bot.discord_io.sender import Sender
from bot.discord_io.surface import Accent, Surface, framed, text
from bot.interactions.answering import Answering
from bot.interactions.private_answers import PrivateAnswers
from bot.interactions.reply import Interaction, Readers, Reply
from bot.language import Language
from bot.metrics import Metrics
from bot.operations.clock import LoopClock
from bot.preferences import Preferences
from game.table.upkeep import Tasks
from local_discord import LocalDiscord
from local_discord.testing.people import People
from rig.bot import Bot, running
from tests.bot.display.screens import as_text
from tests.bot.display.stage import Nothing

Work = Callable[[Reply], Awaitable[object]]
PRESS = Press(Verb.MORE, "k3v9")


def saying(words: str) -> Surface:
    """Return a message with a few words and a button."""
    return framed(Accent.PLAYING, text(words), *rows(button("Go", PRESS)))


async def nobody(_reply: Reply) -> None:
    """Answer nothing."""


@dataclass
class Counter:
    """Answers the command /ask with `asked` and every press with `pressed`; `mends` names what it can repair."""

    discord: LocalDiscord
    people: People
    sender: Sender
    asked: Work = nobody
    pressed: Work = nobody
    mends: Callable[[Exception], bool] = lambda _: False
    metrics: Metrics = field(default_factory=Metrics)
    priority: ReplyPriority = field(default_factory=ReplyPriority)
    tasks: Tasks = field(default_factory=Tasks)
    preferences: Preferences = field(default_factory=lambda: Preferences(Nothing()))

    def __post_init__(self) -> None:
        readers = Readers(Language(strict=True), self.preferences)
        self.answers = PrivateAnswers(self.priority, self.tasks)
        self.answering = Answering(readers, self.sender, self.priority, self.metrics, self.answers, as_text, self._mend)

    def _mend(self, error: Exception) -> bool:
        return self.mends(error)

    async def answer(self, interaction: Interaction) -> None:
        """Answer a command, a press or a form."""
        is_command = interaction.type is discord.InteractionType.application_command
        async with self.answering(interaction) as reply:
            reply.changes_post = True
            await (self.asked if is_command else self.pressed)(reply)

    def counted(self, name: str, **labels: str) -> float:
        """Read a metric."""
        return self.metrics.registry.get_sample_value(f"lupfen_{name}", labels) or 0.0


@pytest_asyncio.fixture
async def counter() -> AsyncIterator[Counter]:
    """A counter, open for business."""
    async with LocalDiscord(limits=False) as local, People(local.url) as people:
        bot, rest = Bot(), RestClient(local.token, RequestBudget(LoopClock()))
        open_counter = Counter(local, people, Sender(bot, rest, LoopClock(), RequestBudget(LoopClock())))
        bot.presses = open_counter.answer
        bot.answer("ask", open_counter.answer)
        async with running(local, bot):
            yield open_counter
        await rest.close()
        assert bot.errors == []
