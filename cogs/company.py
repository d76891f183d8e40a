"""Company at a table: watchers, calls across the table, and the host freeing a seat in the lobby."""

from bot.discord_io.custom_id import Verb, number_of
from bot.interactions.reply import Lasting, Reply
from bot.interactions.router import Used, handles
from bot.panels.table.private import STOP, WAIT, WAIT_NO_MORE, called, line, watching
from cogs.base import Cog
from game.core.errors import Refused
from game.table.view import table_view


class Company(Cog):
    """Handles watchers, calls, and seats freed by the host."""

    @handles(Verb.WATCH)
    async def watch(self, reply: Reply, used: Used) -> None:
        """Start or stop watching; watchers may wait for a seat."""
        table, choice = self._table(reply, used), used.press.choice
        if choice not in {"", WAIT, WAIT_NO_MORE, STOP}:
            raise Refused("old-button")
        ends = choice == STOP or (not choice and table.spectators.watcher(reply.user) is not None)
        if ends:
            table.spectators.look_away(reply.user)
        else:
            table.spectators.watch(reply.user, reply.interaction.user.display_name, waits=choice == WAIT)
        await table.wait_until_written()
        if ends:
            told, lasting = line(reply.texts("watched")), Lasting.NOTE
        else:
            told, lasting = watching(table_view(table, reply.user), reply.texts), Lasting.MENU
        await (reply.update(told) if choice else reply.private(told, lasting))
        self._services.coordinator.note(table, reply)

    @handles(Verb.CALL)
    async def call(self, reply: Reply, used: Used) -> None:
        """Call something across the table; a player's menu makes room for their cards."""
        table = self._table(reply, used)
        table.spectators.react(reply.user, used.press.choice)
        if table.spectators.watcher(reply.user):
            await reply.nothing()
        else:
            told = called(table_view(table, reply.user), used.press.choice, reply.texts)
            await reply.small(told, Lasting.NOTE)
        self._services.coordinator.note(table, reply)

    @handles(Verb.CALLS_ALLOWED)
    async def allow_calls(self, reply: Reply, used: Used) -> None:
        """Switch calls across the table off or on."""
        table = self._table(reply, used)
        async with self._services.coordinator.replying(table, reply, menu=True):
            await table.hosting.allow_reactions(reply.user, allowed=used.switched_on)

    @handles(Verb.SEND_AWAY)
    async def send_away(self, reply: Reply, used: Used) -> None:
        """Free a person's seat before the first deal."""
        table, seat = self._table(reply, used), number_of(used.chosen)
        if seat is None:
            raise Refused("old-button")
        async with self._services.coordinator.replying(table, reply, menu=True):
            await table.seating.send_away(reply.user, seat)
