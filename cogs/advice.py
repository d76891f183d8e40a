"""The adviser: allowed by the host, switched on by each player, asked on one's turn."""

from discord.ext import commands

from bot.discord_io.custom_id import Verb
from bot.discord_io.surface import Surface
from bot.interactions.handlers import AtTable, Used, handles
from bot.interactions.reply import Lasting, Reply
from bot.language import Texts
from bot.panels.table.advice import advice_surface
from bot.panels.table.private import line
from bot.thinking.advising import Advising
from game.computer.advice import Advice
from game.core.errors import Refused
from game.table.table import Table
from game.table.view import TableView, table_view


class AdviceCog(commands.Cog):
    """Handles who plays with advice, and requests for it."""

    def __init__(self, advising: Advising) -> None:
        self._advising = advising

    @handles(Verb.ADVISER_ALLOWED, on=AtTable.MENU)
    async def allow(self, table: Table, reply: Reply, used: Used) -> None:
        """Let the host allow or forbid playing with advice."""
        await table.hosting.allow_adviser(reply.user, allowed=used.switched_on)

    @handles(Verb.ADVISER, on=AtTable.MENU)
    async def take(self, table: Table, reply: Reply, used: Used) -> None:
        """Switch advice on or off for the player."""
        await table.seating.take_advice(reply.user, taken=used.switched_on)

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
