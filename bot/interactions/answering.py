"""The single error path: refusals are shown kindly; unexpected errors are logged with an id shown to the person."""

import logging
import secrets
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord

from bot import tracing
from bot.discord_io.payloads import TROUBLE, UNKNOWN_MESSAGE
from bot.discord_io.reply_priority import ReplyPriority
from bot.discord_io.sender import Sender
from bot.interactions.private_answers import PrivateAnswers
from bot.interactions.reply import GONE, Finish, Interaction, Lasting, Readers, Reply
from bot.metrics import Metrics
from bot.panels.table.private import line, refusal
from game.core.errors import Refused
from storage.problems import StorageProblem

TOO_MANY, SERVER_ERROR = 429, 500

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class Answering:
    """Answers interactions: `async with answering(interaction) as reply`.

    `finish` draws the pictures of what is shown. `mended` removes the cause of Discord's refusal if it can, and returns
    whether it could.
    """

    readers: Readers
    sender: Sender
    priority: ReplyPriority
    metrics: Metrics
    answers: PrivateAnswers
    finish: Finish
    mended: Callable[[Exception], bool]

    @asynccontextmanager
    async def __call__(self, interaction: Interaction) -> AsyncGenerator[Reply]:
        """Answer an interaction; errors inside are reported to the person and to no one else."""
        with tracing.press(interaction.type.name, interaction.id):
            await self.readers.meet(interaction)
            async with self._answered(interaction) as reply:
                yield reply

    async def refuse(self, interaction: Interaction, error: Exception) -> None:
        """Answer an interaction with what went wrong before anything could be done."""
        async with self(interaction):
            raise error

    @asynccontextmanager
    async def _answered(self, interaction: Interaction) -> AsyncGenerator[Reply]:
        begun = time.perf_counter()
        reply = Reply(interaction, self.readers.texts(interaction), self.sender, self.finish)
        self.answers.pressed(reply)
        try:
            with self.priority.answering():
                yield reply
        except Refused as refused:
            self.metrics.count_refusal(refused.key)
            await _explain(reply, refused)
        except StorageProblem as problem:
            await self._explain_database(reply, problem)
        except TROUBLE as error:
            await self._explain_discords(reply, error)
        except Exception as error:  # noqa: BLE001 - whatever it was, it is logged, and the person is informed
            await self._explain_unexpected(reply, error)
        finally:
            reply.ticket.close()
            if reply.message and reply.ticket.given and not reply.on_private:
                reply.message.open_to(reply.token)  # also of a refused press: the channel's route may be away
            self.answers.answered(reply)
            self.metrics.presses.labels(interaction.type.name).observe(time.perf_counter() - begun)

    async def _explain_database(self, reply: Reply, problem: StorageProblem) -> None:
        """Say that a change outside of tables was not stored; what the database itself objects to is unexpected."""
        if problem.key == "refused":
            await self._explain_unexpected(reply, problem)
            return
        log.warning("a press was not taken: %s", problem)
        self.metrics.count_refusal("database-away")
        await _explain(reply, Refused("database-away"))

    async def _explain_discords(self, reply: Reply, error: Exception) -> None:
        """Log late and lost answers, report missing permissions; the rest is unexpected. The press took effect."""
        if isinstance(error, discord.HTTPException) and error.code in GONE:
            log.warning("an answer came too late, twice, or where nothing is any more: %s", error.code)
            if error.code == UNKNOWN_MESSAGE:
                # or Discord would report that the press failed
                await _tried(reply.nothing(), "a press on a message that went away could not be acknowledged")
        elif not isinstance(error, discord.HTTPException) or error.status >= SERVER_ERROR or error.status == TOO_MANY:
            log.warning("an answer did not reach Discord: %s", error)
        elif self.mended(error):
            await _explain(reply, Refused("emojis-gone"))
        elif isinstance(error, discord.Forbidden):
            log.warning("Discord forbids something: %s", error.code)
            await _explain(reply, Refused("forbidden-here"))
        else:
            await self._explain_unexpected(reply, error)

    async def _explain_unexpected(self, reply: Reply, error: Exception) -> None:
        number = secrets.token_hex(4)
        self.metrics.unexpected.inc()
        log.error("unexpected error %s", number, exc_info=error)
        told = line(reply.texts("unexpected-error", number=number))
        await _tried(reply.private(told, Lasting.NOTE), f"error {number} could not be reported")


async def _explain(reply: Reply, refused: Refused) -> None:
    told = refusal(refused, reply.texts, reply.table if reply.joinable else "")
    await _tried(reply.private(told, Lasting.NOTE), f"a refusal ({refused.key}) could not be explained")


async def _tried(answer: Awaitable[object], otherwise: str) -> None:
    try:
        await answer
    except TROUBLE as error:
        log.warning("%s: %s", otherwise, error)
