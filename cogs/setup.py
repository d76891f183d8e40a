"""Setting up a table: the buttons of the lobby and of a session's end."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.discord_io.custom_id import Verb
from bot.interactions.handlers import AtTable, Elsewhere, Used, handles
from bot.interactions.reply import Reply
from bot.panels.table.private import GO_ON, THE_SESSION
from bot.services import PastParts, TableParts
from cogs.base import Cog, check_welcome, number_in
from cogs.history import deal_here
from cogs.opening import open_again, reopen
from game.table.table import Table

LOBBY: Final[Mapping[Verb, Callable[[Table, int], Awaitable[object]]]] = {
    Verb.COMPUTER: lambda table, user: table.seating.add_computer(user),
    Verb.LESS: lambda table, user: table.seating.remove_computer(user),
    Verb.START: lambda table, user: table.start(user),
}


class Setup(Cog[TableParts]):
    """Handles joining, leaving, computer players, starting and ending."""

    def __init__(self, services: TableParts, past: PastParts) -> None:
        super().__init__(services)
        self._past = past

    @handles(Verb.JOIN, on=AtTable.PANEL)
    async def join(self, table: Table, reply: Reply, used: Used) -> None:
        """Sit down."""
        check_welcome(self._services, reply)
        await table.seating.join(reply.user, reply.interaction.user.display_name)

    @handles(Verb.LEAVE, on=AtTable.DEAL_MENU)
    async def leave(self, table: Table, reply: Reply, used: Used) -> None:
        """Leave, now or after this deal."""
        await table.seating.leave(reply.user)

    @handles(Verb.REMOVE, on=AtTable.DEAL_MENU)
    async def remove(self, table: Table, reply: Reply, used: Used) -> None:
        """Vote for freeing the seat of an absent person, or for ending the session because somebody is lost."""
        if used.press.choice == THE_SESSION:
            await table.seating.vote_to_end(reply.user)
            return
        await table.seating.vote_out(reply.user, number_in(used.press.choice))

    @handles(*LOBBY, on=AtTable.PANEL)
    async def prepare(self, table: Table, reply: Reply, used: Used) -> None:
        """Seat or remove a computer player, or begin the first deal."""
        await LOBBY[used.press.verb](table, reply.user)

    @handles(Verb.LEVEL, on=AtTable.MENU)
    async def level(self, table: Table, reply: Reply, used: Used) -> None:
        """Set the level of one computer player or of all of them."""
        level, _, seat = used.chosen.partition("=")
        await table.hosting.set_level(reply.user, level, number_in(seat) if seat else None)

    @handles(Verb.STOP, on=AtTable.DEAL_MENU)
    async def stop(self, table: Table, reply: Reply, used: Used) -> None:
        """End the session after this deal, or take that back."""
        change = table.go_on if used.press.choice == GO_ON else table.stop
        await change(reply.user, manages=reply.manages)

    @handles(Verb.AGAIN, on=Elsewhere.PAGE)
    async def again(self, reply: Reply, used: Used) -> None:
        """Open a table with the seats, stakes and rules of an ended one."""
        await reopen(self._services, reply, used.press.table)

    @handles(Verb.SAME_CARDS, on=Elsewhere.PAGE)
    async def same_cards(self, reply: Reply, used: Used) -> None:
        """Open a table at which the cards of a past deal are dealt again."""
        past = await deal_here(self._past, reply, used.press.table, used.press.deal)
        await open_again(self._services, reply, past)
