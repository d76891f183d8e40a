"""The small private answers people currently see: at most one menu, and a note only until the next press.

Discord lets a bot delete its private answer with the token of the press it answered, for a quarter of an hour. Older
answers stay until their reader dismisses them.
"""

import logging
from collections import OrderedDict, defaultdict
from collections.abc import Iterable
from typing import Final

from bot.discord_io.message import Message
from bot.discord_io.payloads import TROUBLE
from bot.discord_io.reply_priority import ReplyPriority
from bot.interactions.reply import Lasting, Reply
from game.table.upkeep import Tasks

log = logging.getLogger(__name__)

MOST_READERS: Final = 10_000
Reader = tuple[int, int]
"""A person, and the channel in which they read."""
STAYING: Final = frozenset({Lasting.PAGE, Lasting.MENU})
"""Answers that stay when their reader presses something elsewhere."""


class PrivateAnswers:
    """Tracks each reader's small private answers, most recent readers last, and deletes outdated ones by `tasks`."""

    def __init__(self, priority: ReplyPriority, tasks: Tasks) -> None:
        self._priority = priority
        self._tasks = tasks
        self._shown: OrderedDict[Reader, dict[Message, Lasting]] = OrderedDict()
        self._of_deals: defaultdict[int, set[Reader]] = defaultdict(set)

    def pressed(self, reply: Reply) -> None:
        """Record a press; if it was on a tracked answer, that is not deleted before `answered`."""
        shown = self._shown.get(_reader(reply), {})
        if reply.message and reply.message in shown:
            reply.lasting = shown.pop(reply.message)

    def answered(self, reply: Reply) -> None:
        """Track the answer to a press, and delete what it replaces."""
        before, given = self._shown.pop(_reader(reply), {}), reply.given
        if reply.message in before:  # another press on it was answered meanwhile
            reply.lasting = before.pop(reply.message)
        newer = {message: lasting for message, lasting in before.items() if given and message.id > given.id}
        if given is reply.message:  # a note below a message that changes is over, like any note
            newer = {message: lasting for message, lasting in newer.items() if lasting is not Lasting.NOTE}
        stay = newer or {message: lasting for message, lasting in before.items() if lasting in STAYING and not given}
        go = [message for message in before if message not in stay]
        if reply.message and reply.lasting is not Lasting.PAGE:
            if given and reply.lasting is Lasting.NOTE:
                go.append(reply.message)
            else:
                stay[reply.message] = reply.lasting
        if given and newer:  # its reader has pressed something else meanwhile
            stay.pop(given, None)
            go.append(given)
        elif given:
            go = [message for message in go if message is not given]
            stay[given] = reply.given_lasting
        if stay:
            self._keep(_reader(reply), stay)
        self._delete(go)

    def lie_below(self, user: int, channel: int, message: int) -> bool:
        """Whether something that a person was shown lies below one of their private messages in a channel."""
        return any(shown.id > message for shown in self._shown.get((user, channel), ()))

    def deal_over(self, channel: int) -> None:
        """Delete the answers that belong to the finished deal in a channel."""
        for reader in self._of_deals.pop(channel, ()):
            shown = self._shown.get(reader, {})
            over = [message for message, lasting in shown.items() if lasting is Lasting.DEAL]
            for message in over:
                del shown[message]
            self._delete(over)

    def _keep(self, reader: Reader, shown: dict[Message, Lasting]) -> None:
        self._shown[reader] = shown
        if Lasting.DEAL in shown.values():
            self._of_deals[reader[1]].add(reader)
        if len(self._shown) > MOST_READERS:
            self._shown.popitem(last=False)

    def _delete(self, messages: Iterable[Message]) -> None:
        for message in messages:
            if message.can_be_changed:
                self._tasks.start(self._deleted(message))

    async def _deleted(self, message: Message) -> None:
        await self._priority.wait_for_slot()
        try:
            await message.delete()
        except TROUBLE as error:
            log.info("a private answer could not be deleted: %s", type(error).__name__)


def _reader(reply: Reply) -> Reader:
    return reply.user, reply.interaction.channel_id or 0
