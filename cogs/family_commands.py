"""The commands of the game families: one group per family, all with the same verbs."""

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.interactions.permissions import place_of
from bot.interactions.reply import Interaction, Reply
from bot.language import DEFAULT
from bot.language.names import safe_name
from bot.language.translator import arguments, completed, family_command, named, words
from bot.panels.kit.draft import Draft
from bot.panels.kit.rules import offered_stakes, preset_name, stakes_label
from bot.panels.kit.words import texts_of
from bot.panels.past.performance import stats_surface
from bot.panels.rules.text import rules_draft
from bot.services import AloneParts, PastParts, TableParts
from cogs.alone import begin_practice
from cogs.base import check_welcome, command
from cogs.history import show_sessions
from cogs.opening import HERE, OWN, TableRequest, check_played, invite, open_table, rules_chosen, rules_offered
from game.computer import LEVELS
from game.core.errors import Refused
from game.core.options import Options
from game.core.participants import MOST_SEATS
from game.core.rulesets import Ruleset
from game.reports.statistics import Statistics, statistics_of
from game.table.between_deals import may_end_now
from game.table.bounds import SECONDS_OVER_DAYS
from game.table.ports import PACES
from game.table.table import Table

MOST_COMPUTERS = MOST_SEATS - 1
Choices = list[app_commands.Choice[str]]

PERSON = "person:"


class FamilyCommands(app_commands.Group):
    """The commands of one family; all families have the same."""

    def __init__(self, services: TableParts, past: PastParts, alone: AloneParts, family: str) -> None:
        english = services.readers.language.texts(DEFAULT)
        super().__init__(
            name=named(family, family_command(family, english)),
            description=words(f"family-{family}-description", english),
        )
        self._services, self.answering = services, services.answering
        self._past = past
        self._alone = alone
        self._family = family

    @command("start")
    @arguments("rules", "stakes", "computers", "level", "pace", "thread", turn_seconds="turn-seconds")
    @app_commands.choices(
        pace=[app_commands.Choice(name=words(f"pace-{pace}"), value=pace) for pace in PACES],
        level=[app_commands.Choice(name=words(f"level-{level}"), value=level) for level in LEVELS],
        thread=[
            app_commands.Choice(name=words("thread-own"), value=OWN),
            app_commands.Choice(name=words("thread-here"), value=HERE),
        ],
    )
    async def start(
        self,
        reply: Reply,
        rules: str | None = None,
        stakes: str | None = None,
        computers: app_commands.Range[int, 0, MOST_COMPUTERS] = 0,
        level: str | None = None,
        pace: str | None = None,
        turn_seconds: app_commands.Range[int, 0, SECONDS_OVER_DAYS[-1]] | None = None,
        thread: str | None = None,
    ) -> None:
        """Open a table in this channel or in its own thread."""
        request = TableRequest(rules, stakes, computers, level, turn_seconds, thread, pace)
        await open_table(self._services, reply, self._family, request)

    @start.autocomplete("rules")
    async def _complete_rules(self, interaction: Interaction, typed: str) -> Choices:
        texts = self._services.readers.texts(interaction)
        saved = await rules_offered(self._services, interaction.guild_id or 0, self._family)
        offered = [(preset_name(rules, texts), rules.name) for rules in saved]
        return completed(offered, typed)

    @start.autocomplete("stakes")
    async def _complete_stakes(self, interaction: Interaction, typed: str) -> Choices:
        named: Mapping[str, Any] = vars(interaction.namespace)
        try:
            rules = await rules_chosen(
                self._services, interaction.guild_id or 0, self._family, str(named.get("rules") or "")
            )
        except Refused:
            return []
        texts = texts_of(self._services.readers.texts(interaction), rules.ruleset)
        offered = [(stakes_label(texts, rules, stakes), stakes) for stakes in offered_stakes(rules, typed)]
        return completed(offered)

    @command("join")
    async def join(self, reply: Reply) -> None:
        """Sit down at the table in this channel."""
        table = self._here(reply)
        check_welcome(self._services, reply)
        await table.seating.join(reply.user, reply.interaction.user.display_name)
        await self._services.presses.after_command(table, reply, "")

    @command("invite")
    @arguments(person="guest")
    async def invite(self, reply: Reply, person: discord.User) -> None:
        """Invite a person to the table in this channel with a message that mentions them."""
        table = self._here(reply)
        if person.bot:
            raise Refused("invited-bot")
        await invite(self._services, table, reply, person.id, person.display_name)

    @command("leave")
    async def leave(self, reply: Reply) -> None:
        """Leave the table in this channel after this deal."""
        table = self._here(reply)
        await table.seating.leave(reply.user)
        told = "left" if table.state.phase != "playing" else "more-leaving"
        await self._services.presses.after_command(table, reply, told)

    @command("stop")
    async def stop(self, reply: Reply) -> None:
        """End the session after this deal."""
        table = self._here(reply)
        await table.stop(reply.user, manages=reply.manages)
        await self._services.presses.after_command(table, reply, stop_told(table, reply.user))

    @command("hand")
    async def hand(self, reply: Reply) -> None:
        """Show one's private hand again."""
        table = self._here(reply)
        table.state.require_seat(reply.user)
        await self._services.presses.after_command(table, reply, "")

    def _check_played(self, reply: Reply) -> None:
        """Refuse the commands of a family that is switched off, unless a table is still open here."""
        if self._services.tables.at(place_of(reply.interaction).channel) is None:
            check_played(self._services, reply, self._family)

    def _here(self, reply: Reply) -> Table:
        self._check_played(reply)
        return self._services.tables.here(place_of(reply.interaction).channel)

    @command("rules")
    async def rules(self, reply: Reply) -> Draft:
        """Explain the rules played here, or the family's first ruleset if no table is open."""
        self._check_played(reply)
        ruleset, options = self._in_force(reply.interaction)
        likes = self._services.preferences.person(reply.user)
        return await asyncio.to_thread(rules_draft, ruleset, options, reply.texts, likes)

    @command("practice")
    async def practice(self, reply: Reply) -> None:
        """Start a practice deal with explanations, by the rules played here."""
        self._check_played(reply)
        ruleset, _ = self._in_force(reply.interaction)
        await begin_practice(self._alone, reply, ruleset)

    def _in_force(self, interaction: Interaction) -> tuple[Ruleset[Any], Options]:
        """Return the rules played here, or the family's first ruleset if no table is open."""
        table = self._services.tables.at(place_of(interaction).channel)
        if table and table.ruleset.family == self._family:
            return table.ruleset, table.options
        ruleset = self._services.catalogue.offered(self._family)[0]
        return ruleset, ruleset.choose({})

    @command("history")
    async def history(self, reply: Reply) -> None:
        """Show the sessions played on this server."""
        self._check_played(reply)
        await show_sessions(self._past, reply, "history", family=self._family)

    @command("stats")
    @arguments(person="of")
    async def stats(self, reply: Reply, person: discord.User | None = None) -> None:
        """Show how a person plays; oneself by default."""
        self._check_played(reply)
        await show_statistics(self._past, reply, self._family, person or reply.interaction.user)


def stop_told(table: Table, user: int) -> str:
    """Name the message for a host who has stopped a session."""
    if table.over:
        return "stopped"
    return "stopping-untimed" if may_end_now(table.state, user) else "status-stopping"


async def show_statistics(
    services: PastParts, reply: Reply, family: str, person: discord.User | discord.Member
) -> None:
    """Show how a person plays; raises `Refused("stats-unlisted")` for people who do not want to be listed."""
    server, me = place_of(reply.interaction).server, reply.user
    if person.id != me and not services.preferences.person(person.id).listed:
        raise Refused("stats-unlisted", name=person.display_name)
    rulesets = [ruleset.id for ruleset in services.catalogue.families()[family]]
    account = f"{PERSON}{person.id}"
    deals = await services.played.deals(server, person.id, rulesets)
    evenings = await services.played.session_totals(person.id, {deal.table for deal in deals})
    catalogue = services.catalogue
    counted = await asyncio.to_thread(
        statistics_of,
        account,
        (deal.read() for deal in deals),
        evenings,
        lambda record, seat: catalogue.find(record["ruleset"]).telling.counts(record, seat),
    )
    rivals = await _rivals(services, reply, server, counted)
    begun = await _begun(services, counted)
    own, name = person.id == me, person.display_name
    await reply.private(stats_surface(name, family, counted, rivals, begun, reply.texts, own=own))


async def _rivals(services: PastParts, reply: Reply, server: int, counted: Statistics) -> dict[str, str]:
    """Return the names of the rivals, without people who do not want to be listed."""
    accounts = {
        account
        for account in (*counted.beats, *counted.beaten)
        if account.startswith(PERSON) and services.preferences.person(int(account.removeprefix(PERSON))).listed
    }
    return {account: safe_name(name) for account, name in (await services.played.names(accounts)).items()}


async def _begun(services: PastParts, counted: Statistics) -> dict[str, int]:
    sessions = [await services.history.session(table) for table in {counted.best, counted.worst} if table]
    return {session.table: session.opened for session in sessions if session}
