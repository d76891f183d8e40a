"""Around the play: watchers, reactions, seats freed by the host, advice, and what is switched on or off at a table."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from discord.ext import commands

from bot.discord_io.custom_id import Verb
from bot.discord_io.surface import Surface
from bot.interactions.handlers import AtTable, Used, handles
from bot.interactions.reply import Lasting, Reply
from bot.language import Texts
from bot.panels.table.advice import advice_surface
from bot.panels.table.private import STOP, WAIT, WAIT_NO_MORE, line, reacted, watching
from bot.thinking.advising import Advising
from cogs.base import number_in
from game.computer.advice import Advice
from game.core.errors import Refused
from game.table.table import Table
from game.table.view import TableView, table_view

SWITCHES: Final[Mapping[Verb, Callable[[Table, int, bool], Awaitable[None]]]] = {
    Verb.ADVISER_ALLOWED: lambda table, user, on: table.hosting.allow(user, "adviser", allowed=on),
    Verb.REACTIONS_ALLOWED: lambda table, user, on: table.hosting.allow(user, "reactions", allowed=on),
    Verb.TAKE_BACK_ALLOWED: lambda table, user, on: table.hosting.allow(user, "take_back", allowed=on),
    Verb.ADVISER: lambda table, user, on: table.seating.take_advice(user, taken=on),
    Verb.HINTS: lambda table, user, on: table.seating.learn(user, learning=on),
}
"""What the host allows, and what players choose for themselves."""


class Company(commands.Cog):
    """Handles watchers, reactions, seats freed by the host, switches, and requests for advice."""

    def __init__(self, advising: Advising) -> None:
        self._advising = advising

    @handles(Verb.WATCH, on=AtTable.READING)
    async def watch(self, table: Table, reply: Reply, used: Used) -> None:
        """Start or stop watching; watchers may wait for a seat."""
        choice = used.press.choice
        if choice not in {"", WAIT, WAIT_NO_MORE, STOP}:
            raise Refused("old-button")
        if choice == STOP or (not choice and table.spectators.watcher(reply.user) is not None):
            table.spectators.look_away(reply.user)
            told, lasting = line(reply.texts("watched")), Lasting.NOTE
        else:
            table.spectators.watch(reply.user, reply.interaction.user.display_name, waits=choice == WAIT)
            told, lasting = watching(table_view(table, reply.user), reply.texts), Lasting.MENU
        await (reply.update(told) if choice else reply.private(told, lasting))

    @handles(Verb.REACT, on=AtTable.READING)
    async def react(self, table: Table, reply: Reply, used: Used) -> None:
        """React to the table; a player's menu makes room for their cards."""
        table.spectators.react(reply.user, used.press.choice)
        if table.spectators.watcher(reply.user):
            await reply.nothing()
        else:
            told = reacted(table_view(table, reply.user), used.press.choice, reply.texts)
            await reply.small(told, Lasting.NOTE)

    @handles(*SWITCHES, on=AtTable.MENU)
    async def switch(self, table: Table, reply: Reply, used: Used) -> None:
        """Switch something on or off, for the whole table or for the player."""
        await SWITCHES[used.press.verb](table, reply.user, used.switched_on)

    @handles(Verb.SEND_AWAY, on=AtTable.MENU)
    async def send_away(self, table: Table, reply: Reply, used: Used) -> None:
        """Free a person's seat before the first deal."""
        await table.seating.send_away(reply.user, number_in(used.chosen))

    @handles(Verb.ADVICE, on=AtTable.READING)
    async def advise(self, table: Table, reply: Reply, used: Used) -> None:
        """Show the asker privately what each answer yields, unless the question is answered meanwhile."""
        press = used.press
        table.check_turn(reply.user, press.deal, press.question)
        view = table_view(table, reply.user)
        if view.deal is None or not (view.me and view.me.advised):
            raise Refused("adviser-not-taken" if table.state.terms.adviser else "adviser-off")
        advising, asker = self._advising, f"advice {reply.user}"
        if advising.busy(asker):
            raise Refused("advice-running")
        message = await reply.private(line(reply.texts("advice-coming")), Lasting.NOTE)

        async def draw(advice: Advice | None) -> Surface:
            return told(table, view, advice, reply.texts)

        question = f"{table.id} {press.deal} {press.question}"
        advising.fill(asker, message, view.deal, question, draw)


def told(table: Table, view: TableView, advice: Advice | None, texts: Texts) -> Surface:
    """Describe the advice on a view's open question, unless that question is no longer open."""
    if table.over or (table.state.deal, table.question_number) != (view.deal_number, view.question_number):
        return line(texts("advice-late"))
    if advice is None or view.deal is None:
        return line(texts("advice-failed"))
    return advice_surface(view, view.deal, advice, texts)
