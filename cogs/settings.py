"""A server's settings for its tables, for its managers, and each person's own settings."""

import re
from collections.abc import Mapping, Sequence, Set

import discord
from discord import app_commands

from bot.discord_io.controls import MOST_OPTIONS
from bot.discord_io.custom_id import Verb, number_of
from bot.discord_io.surface import Surface
from bot.interactions.command_tree import everywhere
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.permissions import check_permissions, place_of
from bot.interactions.reply import Interaction, Reply
from bot.panels.kit.rules import Rules, offered_rules
from bot.panels.personal.entrance import AWAY, KEPT_OUT, MOST_KEPT_OUT, POST
from bot.panels.personal.settings import (
    CALL_ROLE,
    CHOICES,
    FAMILIES,
    HOUSE_CHOICES,
    HOUSE_SWITCHES,
    PEOPLE,
    SWITCHES,
    USUAL,
    page_of,
    page_of_liking,
    personal_settings,
    server_settings,
)
from bot.panels.table.private import refusal_words
from bot.preferences import KEPT_OUT as OUT
from bot.preferences import OFF, RULES, ServerSettings, Value
from bot.services import EntranceParts
from cogs.base import Cog, command
from cogs.opening import unmentionable
from game.core.errors import Refused

SNOWFLAKE = re.compile(r"\d{1,20}", re.ASCII)
MANAGES = discord.Permissions(manage_guild=True)


class Settings(Cog[EntranceParts]):
    """Handles both settings pages; each press changes one setting and shows the page again."""

    @command("settings")
    @app_commands.default_permissions(MANAGES)
    async def settings(self, reply: Reply) -> Surface:
        """Show this server's table settings."""
        return await self._server_page(reply)

    @everywhere
    @command("likes")
    async def likes(self, reply: Reply) -> Surface:
        """Show one's own settings."""
        return self._own_page(reply)

    @handles(Verb.SETTINGS, on=Elsewhere.PAGE)
    async def to_server(self, reply: Reply, used: Used) -> None:
        """Turn to a page of the server settings."""
        await reply.update(await self._server_page(reply, number_of(used.press.choice) or 0))

    @handles(Verb.LIKES, on=Elsewhere.PAGE)
    async def to_likes(self, reply: Reply, used: Used) -> None:
        """Turn to a page of one's own settings."""
        await reply.update(self._own_page(reply, number_of(used.press.choice) or 0))

    @handles(Verb.SETTINGS_SET, on=Elsewhere.PAGE)
    async def set_server(self, reply: Reply, used: Used) -> None:
        """Change a server setting."""
        server = managed_server(reply.interaction)
        key, written = chosen(used)
        offered = await self._offered(server)
        if key == FAMILIES:
            await self._play(server, switched(used.values, [*offered]))
        elif key == KEPT_OUT:
            await self._keep_out(server, people_chosen(used.values))
        elif key == CALL_ROLE:
            role = called_role(reply.interaction, used.chosen)
            await self._services.preferences.change("server", server, key, role)
        else:
            value = server_value(key, written, offered, [*self._services.readers.language.names])
            await self._services.preferences.change("server", server, key, value)
        page = page_of(key, self._services.preferences.server(server), offered)
        await reply.update(await self._server_page(reply, page))

    async def _play(self, server: int, switches: Mapping[str, bool]) -> None:
        off = self._services.preferences.server(server).off
        for family, on in switches.items():
            if on is (family in off):
                await self._services.preferences.change("server", server, f"{OFF}{family}", None if on else True)

    async def _keep_out(self, server: int, people: Set[int]) -> None:
        """Keep exactly these people out; those at a table or an evening leave it as if they did so themselves."""
        before = self._services.preferences.server(server).kept_out
        for user in before ^ people:
            await self._services.preferences.change("server", server, f"{OUT}{user}", user in people or None)
        for user in people - before:
            await self._services.evenings.actions.keep_out(server, user)
            for table in await self._services.tables.awake(lambda place, _channel: place == server):
                table.spectators.look_away(user)
                if table.state.seat_of(user):
                    await table.seating.leave(user)

    @handles(Verb.PLAY_HERE, on=Elsewhere.PAGE)
    async def play_here(self, reply: Reply, used: Used) -> None:
        """Post *Play here* in this channel, or take it away."""
        server = managed_server(reply.interaction)
        if used.press.choice == POST:
            check_permissions(reply.interaction)
            await self._services.play_here.post(place_of(reply.interaction))
        elif used.press.choice == AWAY:
            await self._services.play_here.take_away(server)
        else:
            raise Refused("old-button")
        await reply.update(await self._server_page(reply, PEOPLE))

    @handles(Verb.LIKES_SET, on=Elsewhere.PAGE)
    async def set_own(self, reply: Reply, used: Used) -> None:
        """Change one of one's own settings."""
        key, written = chosen(used)
        value = own_value(key, written, [*self._services.readers.language.names])
        await self._services.preferences.change("person", reply.user, key, value)
        reply.texts = self._services.readers.texts(reply.interaction)
        await reply.update(self._own_page(reply, page_of_liking(key)))
        self._services.presses.likes_changed()

    async def _offered(self, server: int) -> Mapping[str, Sequence[Rules]]:
        saved, catalogue = await self._services.servers.presets(server), self._services.catalogue
        return {family: offered_rules(catalogue, family, saved) for family in catalogue.families()}

    async def _server_page(self, reply: Reply, page: int = 0) -> Surface:
        server = managed_server(reply.interaction)
        settings = self._services.preferences.server(server)
        offered, usual = await self._offered(server), self._services.turn_seconds
        languages, trouble = self._services.readers.language.names, call_trouble(reply, settings)
        return server_settings(settings, offered, usual, languages, reply.texts, page, trouble)

    def _own_page(self, reply: Reply, page: int = 0) -> Surface:
        interaction = reply.interaction
        manages = interaction.guild_id is not None and interaction.permissions.manage_guild
        likes = self._services.preferences.person(interaction.user.id)
        return personal_settings(likes, self._services.readers.language.names, reply.texts, page, manages=manages)


def managed_server(interaction: Interaction) -> int:
    """Return the server if the person manages it; raises `Refused("server-only")` or `Refused("not-managing")`."""
    server = place_of(interaction).server
    if not interaction.permissions.manage_guild:
        raise Refused("not-managing")
    return server


def chosen(used: Used) -> tuple[str, str]:
    """Read a press: the setting, and the value of the button or select."""
    name, _, value = used.press.choice.partition("=")
    return name, value or used.chosen


def switched(chosen: Sequence[str], families: Sequence[str]) -> Mapping[str, bool]:
    """Read which families to play; raises `Refused` for none at all, and for values never offered."""
    if not chosen or not set(chosen) <= set(families):
        raise Refused("no-such-answer")
    return {family: family in chosen for family in families[:MOST_OPTIONS]}


def server_value(
    key: str, written: str, offered: Mapping[str, Sequence[Rules]], languages: Sequence[str]
) -> Value | None:
    """Return a server's new value, `None` for the usual; raises `Refused` for a value never offered."""
    rules = {f"{RULES}{family}": (USUAL, *(each.name for each in every)) for family, every in offered.items()}
    return _value(key, written, HOUSE_SWITCHES, {"language": (USUAL, *languages), **HOUSE_CHOICES, **rules})


def people_chosen(values: Sequence[str]) -> Set[int]:
    """Read the people of a select; raises `Refused("no-such-answer")` for what no select of people sends."""
    if len(values) > MOST_KEPT_OUT or not all(SNOWFLAKE.fullmatch(each) for each in values):
        raise Refused("no-such-answer")
    return frozenset(map(int, values))


def call_trouble(reply: Reply, settings: ServerSettings) -> str:
    """Say why the server's chosen role cannot be mentioned; empty if it can, or if none is chosen."""
    name = unmentionable(reply.interaction, settings.call_role) if settings.call_role else ""
    return refusal_words(Refused("role-not-mentionable", role=name), reply.texts) if name else ""


def called_role(interaction: Interaction, written: str) -> int | None:
    """Read the role to mention, `None` for none; raises `Refused("role-not-mentionable")` if the bot may not."""
    if not written:
        return None
    if not SNOWFLAKE.fullmatch(written):
        raise Refused("no-such-answer")
    role = int(written)
    if name := unmentionable(interaction, role):
        raise Refused("role-not-mentionable", role=name)
    return role


def own_value(key: str, written: str, languages: Sequence[str]) -> Value | None:
    """Return a person's new value, `None` for the usual; raises `Refused` for a value never offered."""
    return _value(key, written, SWITCHES, {"language": (USUAL, *languages), **CHOICES})


def _value(key: str, written: str, switches: Sequence[str], choices: Mapping[str, Sequence[int | str]]) -> Value | None:
    offered: Mapping[str, Value | None]
    offered = {str(each): None if each == USUAL else each for each in choices.get(key, ())}
    if key in switches:
        offered = {"yes": True, "no": False}
    if written not in offered:
        raise Refused("no-such-answer")
    return offered[written]
