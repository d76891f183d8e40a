"""Opening a table: which games a server plays, by which rules, and the one way in which a table is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.interactions.permissions import check_permissions, place_of
from bot.interactions.private_answers import Lasting
from bot.interactions.reply import Reply
from bot.interactions.start_options import Rules, find_rules, offered_rules, with_stakes
from bot.panels.table.private import table_link
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.table.ports import Opening
from game.table.view import table_view

if TYPE_CHECKING:
    from bot.services import Services


def played_rulesets(services: Services, server: int) -> list[Ruleset[Any]]:
    """List the rulesets of the families that a server has not switched off."""
    off = services.preferences.server(server).off
    return [ruleset for ruleset in services.catalogue if ruleset.family not in off]


def check_played(services: Services, reply: Reply, family: str) -> None:
    """Refuse a family that this server has switched off: `Refused("family-off")`."""
    if family in services.preferences.server(reply.interaction.guild_id or 0).off:
        raise Refused("family-off", family=family)


async def rules_offered(services: Services, server: int, family: str) -> list[Rules]:
    """List the rules that can be chosen in a server."""
    return offered_rules(services.catalogue, family, await services.people.presets(server))


async def rules_chosen(services: Services, server: int, family: str, name: str | None) -> Rules:
    """Find the rules that somebody names, else the server's usual ones; those too where only their ruleset is named."""
    offered = await rules_offered(services, server, family)
    usual = services.preferences.server(server).rules.get(family)
    for rules in offered:
        if rules.name == usual and (not name or name == rules.ruleset.id):
            return rules
    return find_rules(offered, name)


async def open_table(
    services: Services,
    reply: Reply,
    family: str,
    *,
    rules: str | None = None,
    stakes: str | None = None,
    computers: int = 0,
    turn_seconds: int | None = None,
) -> None:
    """Open a table in the channel and post its lobby; where one is open already, lead there."""
    interaction = reply.interaction
    reply.texts = reply.texts.of_game(family)
    place = place_of(interaction)
    check_permissions(interaction)
    check_played(services, reply, family)
    chosen = await rules_chosen(services, place.server, family, rules)
    opening = Opening(
        place=place,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        ruleset=chosen.ruleset.id,
        options=with_stakes(chosen, stakes),
        computers=computers,
        turn_seconds=_turn_seconds(services, place.server) if turn_seconds is None else turn_seconds,
        language=services.readers.table_language(interaction),
        rules=chosen.name,
    )
    if not await led_to_open_table(services, reply, place.channel):
        await services.coordinator.post_lobby(reply, services.tables.open(opening))


def _turn_seconds(services: Services, server: int) -> int:
    """Give the time to think at a new table where nobody says otherwise."""
    chosen = services.preferences.server(server).turn_seconds
    return services.settings.turn_seconds if chosen < 0 else chosen


async def led_to_open_table(services: Services, reply: Reply, channel: int) -> bool:
    """Show somebody who opens a table the one that is open in the channel; tells whether there is one."""
    here = services.tables.at(channel)
    if here is None:
        return False
    message = services.coordinator.panel_message(here)
    await reply.private(table_link(table_view(here, None), message, reply.texts), Lasting.NOTE)
    return True
