"""Setting up a table: opening, joining, leaving, house rules, stopping."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.display.rules_message import explained
from bot.interactions.errors import answering
from bot.interactions.permissions import check_permissions, place_of
from bot.interactions.reply import Interaction, Reply
from bot.interactions.router import Used, handles
from bot.interactions.start_options import Rules, find_rules, offered_rules, offered_stakes, with_stakes
from bot.language.translator import words
from bot.panels import preset_name, table_link
from cogs.history import show_sessions
from cogs.stats import show_statistics
from game.core.errors import Refused
from game.table.ports import Opening
from game.table.table import Table
from game.table.view import table_view

if TYPE_CHECKING:
    from bot.app import LupfenBot

MOST_CHOICES = 25
Choices = list[app_commands.Choice[str]]


class Setup(commands.Cog):
    """The buttons of the lobby, and what the commands of every family share with them."""

    def __init__(self, bot: LupfenBot) -> None:
        self.bot = bot

    def _table(self, reply: Reply, used: Used) -> Table:
        return self.bot.table_of(reply, used.press)

    async def offered(self, server: int, family: str) -> list[Rules]:
        """List the rules that can be chosen in a server."""
        return offered_rules(self.bot.catalogue, family, await self.bot.people.presets(server))

    async def open(self, reply: Reply, opening: Opening) -> None:
        """Open a table; its lobby is the public reply."""
        here = self.bot.tables.at(opening.place.channel)
        if here:
            await reply.private(table_link(table_view(here, None), self.bot.courier.panel_message(here), reply.texts))
            return
        await self.bot.courier.post_lobby(reply, self.bot.tables.open(opening))

    async def rules_chosen(self, interaction: Interaction, family: str, name: str | None) -> Rules:
        """Find the rules that a command names."""
        server = place_of(interaction).server
        offered = await self.offered(server, family)
        usual = self.bot.preferences.server(server).rules.get(family)
        if not name and usual in {rules.name for rules in offered}:
            return find_rules(offered, usual)
        return find_rules(offered, name)

    @handles("join")
    async def join(self, reply: Reply, used: Used) -> None:
        """Sit down."""
        table = self._table(reply, used)
        async with self.bot.courier.replying(table, reply):
            await table.join(reply.interaction.user.id, reply.interaction.user.display_name)

    @handles("leave")
    async def leave(self, reply: Reply, used: Used) -> None:
        """Leave, now or after this deal."""
        table = self._table(reply, used)
        async with self.bot.courier.replying(table, reply, menu=True):
            await table.leave(reply.interaction.user.id)

    @handles("remove")
    async def remove(self, reply: Reply, used: Used) -> None:
        """Vote for freeing the seat of somebody who is away."""
        table = self._table(reply, used)
        seat = int(used.press.choice) if used.press.choice.isdecimal() else -1
        async with self.bot.courier.replying(table, reply, menu=True):
            await table.vote_out(reply.interaction.user.id, seat)

    @handles("computer")
    async def computer(self, reply: Reply, used: Used) -> None:
        """Seat a computer player."""
        table = self._table(reply, used)
        async with self.bot.courier.replying(table, reply):
            await table.add_computer(reply.interaction.user.id)

    @handles("less")
    async def less(self, reply: Reply, used: Used) -> None:
        """Take a computer player away."""
        table = self._table(reply, used)
        async with self.bot.courier.replying(table, reply):
            await table.remove_computer(reply.interaction.user.id)

    @handles("start")
    async def start(self, reply: Reply, used: Used) -> None:
        """Begin the first deal."""
        table = self._table(reply, used)
        async with self.bot.courier.replying(table, reply):
            await table.start(reply.interaction.user.id)

    @handles("stop")
    async def stop(self, reply: Reply, used: Used) -> None:
        """End the session after this deal."""
        table = self._table(reply, used)
        async with self.bot.courier.replying(table, reply, menu=True):
            await table.stop(reply.interaction.user.id)

    @handles("again")
    async def again(self, reply: Reply, used: Used) -> None:
        """Open a table with the seats, stakes and rules of one that has ended."""
        check_permissions(reply.interaction)
        here = self.bot.tables.at(place_of(reply.interaction).channel)
        if here:
            await reply.private(table_link(table_view(here, None), self.bot.courier.panel_message(here), reply.texts))
            return
        await self.bot.courier.post_lobby(
            reply,
            self.bot.tables.reopen(used.press.table, place_of(reply.interaction).channel, reply.interaction.user.id),
        )


def stop_told(table: Table) -> str:
    """Name what is told to the host who has stopped a session."""
    if table.over:
        return "stopped"
    return "stopping" if table.state.turn_seconds else "stopping-untimed"


class FamilyCommands(app_commands.Group):
    """The commands of one family of games; every family has the same."""

    def __init__(self, cog: Setup, family: str) -> None:
        english = cog.bot.language.texts("en")
        super().__init__(name=family, description=words(f"family-{family}-description", english), guild_only=True)
        self._cog = cog
        self._bot = cog.bot
        self._family = family

    @app_commands.command(name=words("command-start"), description=words("command-start-description"))
    @app_commands.rename(
        rules=words("argument-rules"),
        stakes=words("argument-stakes"),
        computers=words("argument-computers"),
        turn_seconds=words("argument-turn-seconds"),
    )
    @app_commands.describe(
        rules=words("argument-rules-description"),
        stakes=words("argument-stakes-description"),
        computers=words("argument-computers-description"),
        turn_seconds=words("argument-turn-seconds-description"),
    )
    async def start(
        self,
        interaction: Interaction,
        rules: str | None = None,
        stakes: str | None = None,
        computers: app_commands.Range[int, 0, 7] = 0,
        turn_seconds: app_commands.Range[int, 0, 86_400] | None = None,
    ) -> None:
        """Open a table in this channel."""
        async with answering(interaction) as reply:
            place = place_of(interaction)
            check_permissions(interaction)
            chosen = await self._cog.rules_chosen(interaction, self._family, rules)
            opening = Opening(
                place=place,
                host=interaction.user.id,
                host_name=interaction.user.display_name,
                ruleset=chosen.ruleset.id,
                options=with_stakes(chosen, stakes),
                computers=computers,
                turn_seconds=self._bot.turn_seconds(interaction) if turn_seconds is None else turn_seconds,
                language=self._bot.table_language(interaction),
            )
            await self._cog.open(reply, opening)

    @start.autocomplete("rules")
    async def _complete_rules(self, interaction: Interaction, typed: str) -> Choices:
        texts = self._bot.language.texts(str(interaction.locale))
        offered = await self._cog.offered(interaction.guild_id or 0, self._family)
        named = [(preset_name(rules, texts), rules.name) for rules in offered]
        return [app_commands.Choice(name=name, value=value) for name, value in named if typed.lower() in name.lower()][
            :MOST_CHOICES
        ]

    @start.autocomplete("stakes")
    async def _complete_stakes(self, interaction: Interaction, typed: str) -> Choices:
        named: Mapping[str, Any] = vars(interaction.namespace)
        try:
            rules = await self._cog.rules_chosen(interaction, self._family, named.get("rules"))
        except Refused:
            return []
        return [app_commands.Choice(name=stakes, value=stakes) for stakes in offered_stakes(rules, typed)][
            :MOST_CHOICES
        ]

    @app_commands.command(name=words("command-join"), description=words("command-join-description"))
    async def join(self, interaction: Interaction) -> None:
        """Sit down at the table in this channel."""
        async with answering(interaction) as reply:
            table = self._bot.tables.here(place_of(interaction).channel)
            await table.join(interaction.user.id, interaction.user.display_name)
            await self._bot.courier.show_hand(table, reply)

    @app_commands.command(name=words("command-leave"), description=words("command-leave-description"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the table in this channel after this deal."""
        async with answering(interaction) as reply:
            table = self._bot.tables.here(place_of(interaction).channel)
            await table.leave(interaction.user.id)
            await self._bot.courier.tell(table, reply, "left" if table.state.phase != "playing" else "leaving")

    @app_commands.command(name=words("command-stop"), description=words("command-stop-description"))
    async def stop(self, interaction: Interaction) -> None:
        """End the session after this deal."""
        async with answering(interaction) as reply:
            table = self._bot.tables.here(place_of(interaction).channel)
            await table.stop(interaction.user.id)
            await self._bot.courier.tell(table, reply, stop_told(table))

    @app_commands.command(name=words("command-hand"), description=words("command-hand-description"))
    async def hand(self, interaction: Interaction) -> None:
        """Show one's private hand again."""
        async with answering(interaction) as reply:
            table = self._bot.tables.here(place_of(interaction).channel)
            table.state.required_seat(interaction.user.id)
            await self._bot.courier.show_hand(table, reply)

    @app_commands.command(name=words("command-rules"), description=words("command-rules-description"))
    async def rules(self, interaction: Interaction) -> None:
        """Explain the rules that are played here, or the family's first ones where no table is open."""
        async with answering(interaction) as reply:
            table = self._bot.tables.at(place_of(interaction).channel)
            if table and table.ruleset.family == self._family:
                ruleset, options = table.ruleset, table.ruleset.choose(table.state.options)
            else:
                ruleset = self._bot.catalogue.families()[self._family][0]
                options = ruleset.choose({})
            await reply.private(await explained(self._bot, ruleset, options, interaction.user.id, reply.texts))

    @app_commands.command(name=words("command-history"), description=words("command-history-description"))
    async def history(self, interaction: Interaction) -> None:
        """Show what was played in this server."""
        async with answering(interaction) as reply:
            await show_sessions(self._bot, reply)

    @app_commands.command(name=words("command-stats"), description=words("command-stats-description"))
    @app_commands.rename(person=words("argument-of"))
    @app_commands.describe(person=words("argument-of-description"))
    async def stats(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Show how somebody plays, oneself where nobody is named."""
        async with answering(interaction) as reply:
            await show_statistics(self._bot, reply, self._family, person or interaction.user)


async def setup(bot: LupfenBot) -> None:
    """Add the cog and the commands of every family."""
    cog = Setup(bot)
    await bot.add_cog(cog)
    for family in bot.catalogue.families():
        bot.tree.add_command(FamilyCommands(cog, family))
