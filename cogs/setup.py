"""Setting up a table: the buttons of the lobby and of a session's end."""

from bot.discord_io.custom_id import Verb, number_of
from bot.interactions.permissions import check_permissions, place_of
from bot.interactions.reply import Reply
from bot.interactions.router import Used, handles
from bot.panels.table.private import GO_ON
from cogs.base import Cog
from cogs.looking_back import deal_here
from cogs.opening import led_to_open_table, open_again
from game.core.errors import Refused


class Setup(Cog):
    """Handles joining, leaving, computer players, starting and ending."""

    @handles(Verb.JOIN)
    async def join(self, reply: Reply, used: Used) -> None:
        """Sit down."""
        table = self._table(reply, used)
        async with self._services.coordinator.replying(table, reply):
            await table.seating.join(reply.user, reply.interaction.user.display_name)

    @handles(Verb.LEAVE)
    async def leave(self, reply: Reply, used: Used) -> None:
        """Leave, now or after this deal."""
        table = self._table(reply, used)
        if await self._services.coordinator.renew_menu(table, reply, used.press.deal):
            return
        async with self._services.coordinator.replying(table, reply, menu=True):
            await table.seating.leave(reply.user)

    @handles(Verb.REMOVE)
    async def remove(self, reply: Reply, used: Used) -> None:
        """Vote for freeing the seat of an absent person."""
        table = self._table(reply, used)
        seat = number_of(used.press.choice)
        if seat is None:
            raise Refused("old-button")
        if await self._services.coordinator.renew_menu(table, reply, used.press.deal):
            return
        async with self._services.coordinator.replying(table, reply, menu=True):
            await table.seating.vote_out(reply.user, seat)

    @handles(Verb.COMPUTER)
    async def computer(self, reply: Reply, used: Used) -> None:
        """Seat a computer player."""
        table = self._table(reply, used)
        async with self._services.coordinator.replying(table, reply):
            await table.seating.add_computer(reply.user)

    @handles(Verb.LESS)
    async def less(self, reply: Reply, used: Used) -> None:
        """Remove a computer player."""
        table = self._table(reply, used)
        async with self._services.coordinator.replying(table, reply):
            await table.seating.remove_computer(reply.user)

    @handles(Verb.LEVEL)
    async def level(self, reply: Reply, used: Used) -> None:
        """Set the level of one computer player or of all of them."""
        table, (level, _, seat) = self._table(reply, used), used.chosen.partition("=")
        if seat and number_of(seat) is None:
            raise Refused("old-button")
        async with self._services.coordinator.replying(table, reply, menu=True):
            await table.hosting.set_level(reply.user, level, number_of(seat))

    @handles(Verb.START)
    async def start(self, reply: Reply, used: Used) -> None:
        """Begin the first deal."""
        table = self._table(reply, used)
        async with self._services.coordinator.replying(table, reply):
            await table.start(reply.user)

    @handles(Verb.STOP)
    async def stop(self, reply: Reply, used: Used) -> None:
        """End the session after this deal, or take that back."""
        table = self._table(reply, used)
        if await self._services.coordinator.renew_menu(table, reply, used.press.deal):
            return
        async with self._services.coordinator.replying(table, reply, menu=True):
            change = table.go_on if used.press.choice == GO_ON else table.stop
            await change(reply.user, manages=reply.manages)

    @handles(Verb.AGAIN)
    async def again(self, reply: Reply, used: Used) -> None:
        """Open a table with the seats, stakes and rules of an ended one."""
        check_permissions(reply.interaction)
        place = place_of(reply.interaction)
        if await led_to_open_table(self._services, reply, place.channel):
            return
        off = self._services.preferences.server(place.server).off
        reopening = self._services.tables.reopen(used.press.table, place.channel, reply.user, off)
        await self._services.coordinator.post_lobby(reply, reopening)

    @handles(Verb.SAME_CARDS)
    async def same_cards(self, reply: Reply, used: Used) -> None:
        """Open a table at which the cards of a past deal are dealt again."""
        past = await deal_here(self._services, reply, used.press.table, used.press.deal)
        await open_again(self._services, reply, past)
