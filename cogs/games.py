"""Choosing a game: a page of all games played here, and the buttons that open a table or change a lobby's game."""

import discord

from bot.discord_io.custom_id import Verb, number_of
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.permissions import place_of, table_of
from bot.interactions.reply import Interaction, Lasting, Reply
from bot.panels.kit.draft import Draft
from bot.panels.rules.games import Lobby, choice_and_guest, games_draft, page_with
from bot.services import TableParts
from cogs.base import Cog, command
from cogs.opening import TableRequest, check_guest, check_played, invite, open_table, played_rulesets, rules_chosen
from game.core.errors import Refused
from game.table.table import Table


class Games(Cog[TableParts]):
    """Shows the games and starts one of them."""

    @command("games")
    async def games(self, reply: Reply) -> Draft:
        """Show every game that can be played here."""
        return self._page(reply)

    async def play_with(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Invite a member from their menu: to the table here at which one sits, else to one that is opened for it."""
        async with self._services.answering(interaction) as reply:
            if person.bot:
                raise Refused("invited-bot")
            table = self._services.tables.at(place_of(interaction).channel)
            if table and table.state.seat_of(reply.user):
                await invite(self._services, table, reply, person.id, person.display_name)
                return
            check_guest(self._services, reply.server, person.id, person.display_name)
            guest = person.id if person.id != reply.user else 0
            await reply.private(self._page(reply, guest=guest))

    @handles(Verb.GAMES, on=Elsewhere.PAGE)
    async def turn(self, reply: Reply, used: Used) -> None:
        """Turn to a page; a button below any other message shows the first page in a new message."""
        table = self._lobby(reply, used) if used.press.table else None
        choice, guest = choice_and_guest(used.press.choice)
        page = number_of(choice)
        shown = self._page(reply, page, table, guest)
        await (reply.private(shown, Lasting.MENU) if page is None else reply.update(shown))

    @handles(Verb.OPEN, on=Elsewhere.PAGE)
    async def open(self, reply: Reply, used: Used) -> None:
        """Open a table for a game, or let the host switch a lobby to it."""
        choice, guest = choice_and_guest(used.press.choice)
        ruleset = self._services.catalogue.find(choice)
        if not used.press.table:
            if guest:
                check_guest(self._services, reply.server, guest)
            table = await open_table(self._services, reply, ruleset.family, TableRequest(ruleset.id))
            if table and guest:
                await invite(self._services, table, reply, guest)
            return
        table = self._lobby(reply, used)
        check_played(self._services, reply, ruleset.family)
        rules = await rules_chosen(self._services, table.state.server, ruleset.family, ruleset.id)
        await table.hosting.set_rules(reply.user, ruleset.id, rules.options, rules.name)
        await reply.update(self._page(reply, None, table))

    def _lobby(self, reply: Reply, used: Used) -> Table:
        """Find the host's lobby for which another game is being chosen."""
        texts = reply.texts
        table = table_of(self._services.tables, reply, used.press)
        table.state.require_host(reply.user)
        reply.texts = texts
        if table.state.phase != "lobby":
            raise Refused("started-already")
        return table

    def _page(self, reply: Reply, page: int | None = None, table: Table | None = None, guest: int = 0) -> Draft:
        """Build a page, by default the one with the lobby's game, or the first."""
        rulesets = played_rulesets(self._services, reply.server)
        likes = self._services.preferences.person(reply.user)
        if table and table.state.terms.over_days:
            rulesets.sort(key=lambda ruleset: ruleset.turns)
        lobby = Lobby(table.id, table.ruleset.id, len(table.state.seats)) if table else None
        if page is None:
            page = page_with(rulesets, table.ruleset) if table else 0
        return games_draft(rulesets, reply.texts, likes, page, lobby, guest)
