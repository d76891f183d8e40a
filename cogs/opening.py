"""Opening a table: which games a server plays, by which rules, and the only way to open a table."""

import logging
from collections.abc import Awaitable
from typing import Any, Final, NamedTuple

from bot.interactions.permissions import check_permissions, has_threads, in_thread, place_of
from bot.interactions.reply import Interaction, Reply
from bot.panels.kit.rules import Rules, find_rules, offered_rules, with_stakes
from bot.panels.table.lobby import thread_name, thread_opened
from bot.past.play_on import earlier_deal
from bot.services import Common, TableParts
from cogs.base import check_welcome
from game.computer.levels import STRONG
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.reports.past import PastDeal
from game.table.bounds import fitting, named
from game.table.occasion import SameCards
from game.table.ports import PACES
from game.table.state import Opening, Terms
from game.table.table import Table
from game.table.view import table_view

log = logging.getLogger(__name__)
GONE: Final = "@deleted-role"
CALLED_AGAIN: Final = 3_600
"""Seconds before a role may be called again."""
OWN: Final = "own"
HERE: Final = "here"
"""The values of the `thread` argument of `start`."""


def played_rulesets(services: Common, server: int) -> list[Ruleset[Any]]:
    """List the rulesets of the families that a server has not switched off."""
    off = services.preferences.server(server).off
    return [ruleset for ruleset in services.catalogue if ruleset.family not in off]


def check_played(services: Common, reply: Reply, family: str) -> None:
    """Refuse a family that this server has switched off: `Refused("family-off")`."""
    if family in services.preferences.server(reply.server).off:
        raise Refused("family-off", family=family)


async def rules_offered(services: Common, server: int, family: str) -> list[Rules]:
    """List the rules to choose from on a server."""
    return offered_rules(services.catalogue, family, await services.servers.presets(server))


async def rules_chosen(services: Common, server: int, family: str, name: str | None) -> Rules:
    """Find the named rules, else the server's usual ones; also the usual ones if only their ruleset is named."""
    offered = await rules_offered(services, server, family)
    usual = services.preferences.server(server).rules.get(family)
    for rules in offered:
        if rules.name == usual and (not name or name == rules.ruleset.id):
            return rules
    return find_rules(offered, name)


class TableRequest(NamedTuple):
    """A person's request for a table; whatever they leave open follows the server's settings, or the usual.

    `thread` is `OWN` or `HERE`, `level` is how well the computers play.
    """

    rules: str | None = None
    stakes: str | None = None
    computers: int = 0
    level: str | None = None
    turn_seconds: int | None = None
    thread: str | None = None
    pace: str | None = None


async def open_table(services: TableParts, reply: Reply, family: str, request: TableRequest) -> Table | None:
    """Open a table in the channel or its own thread and post its lobby; if one is open here, point to it instead."""
    place = place_of(reply.interaction)
    rules = await rules_chosen(services, place.server, family, request.rules)
    opening = _opening(services, reply, rules.ruleset, request)
    terms = opening.terms.replace(options=with_stakes(rules, request.stakes), rules=rules.name)
    table = await _open(services, reply, opening._replace(terms=terms))
    if table:
        await _call_role(services, reply.interaction, table)
    return table


def check_guest(services: Common, server: int, guest: int, name: str = "") -> None:
    """Refuse to invite somebody, by their id and name: `Refused` `invited-unwilling` or `invited-kept-out`."""
    if not services.preferences.person(guest).reminders:
        raise Refused("invited-unwilling", name=name)
    if guest in services.preferences.server(server).kept_out:
        raise Refused("invited-kept-out", name=name)


async def invite(services: TableParts, table: Table, reply: Reply, guest: int, name: str = "") -> None:
    """Invite somebody to a table at which one sits; raises `Refused`, as `check_guest` does among others."""
    check_guest(services, reply.server, guest, name)
    await table.seating.invite(reply.user, guest)
    await services.presses.invite(table, reply, guest)


async def open_again(services: TableParts, reply: Reply, past: PastDeal) -> None:
    """Open a table at which the cards of a past deal are dealt again; raises what `earlier_deal` raises."""
    earlier = earlier_deal(past, reply.user, services.catalogue)
    ruleset = services.catalogue.find(past.row.ruleset)
    opening = _opening(services, reply, ruleset, TableRequest(level=STRONG))
    terms, occasion = opening.terms.replace(options=past.row.options), SameCards(deal=earlier)
    await _open(services, reply, opening._replace(terms=terms, occasion=occasion))


def _opening(services: TableParts, reply: Reply, ruleset: Ruleset[Any], request: TableRequest) -> Opening:
    """Return the parameters of a new table by the server's settings and a request; raises `Refused`."""
    interaction = reply.interaction
    reply.texts = reply.texts.of_game(ruleset.family)
    place = place_of(interaction)
    check_welcome(services, reply)
    house = services.preferences.server(place.server)
    own_thread = _gets_thread(services, reply, request.thread)
    check_permissions(interaction, new_thread=own_thread)
    check_played(services, reply, ruleset.family)
    pace = named(request.pace or house.pace, PACES)
    usual = fitting(table_seconds(services, place.server), pace)
    return Opening(
        place=place,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        terms=Terms(
            ruleset=ruleset.id,
            turn_seconds=usual if request.turn_seconds is None else request.turn_seconds,
            language=services.readers.table_language(interaction),
            pace=pace,
            quiet=house.quiet,
            zone=house.zone,
            reactions=house.reactions,
            level=request.level or house.level,
        ),
        computers=request.computers,
        own_thread=own_thread,
    )


async def _open(services: TableParts, reply: Reply, opening: Opening) -> Table | None:
    """Open a table in the channel or its own thread; `None` if one is open here, to which the person is led."""
    if opening.own_thread:
        return await _open_in_thread(services, reply, opening)
    return await services.presses.open_here(reply, lambda: services.tables.open(opening))


async def reopen(services: TableParts, reply: Reply, table: str) -> None:
    """Open a table with the seats, stakes and rules of an ended one; if one is open here, point to it instead."""
    check_permissions(reply.interaction)
    place = place_of(reply.interaction)
    check_welcome(services, reply)
    house = services.preferences.server(place.server)

    def again() -> Awaitable[Table]:
        return services.tables.reopen(table, place.channel, reply.user, house.off, house.kept_out)

    await services.presses.open_here(reply, again)


async def _call_role(services: TableParts, interaction: Interaction, table: Table) -> None:
    """Mention the role for new tables, at most once an hour, and only if the bot may mention it."""
    server, house = table.state.server, services.preferences.server(table.state.server)
    now = int(interaction.created_at.timestamp())
    if not house.call_role or now - house.called_at < CALLED_AGAIN:
        return
    if unmentionable(interaction, house.call_role):
        log.info("the role of server %s cannot be mentioned", server)
        return
    await services.preferences.change("server", server, "called_at", now)
    services.presses.call_role(table, house.call_role)


def unmentionable(interaction: Interaction, role_id: int) -> str:
    """Return the name of a role that may not be mentioned here, as Discord shows it if deleted; empty if it may be."""
    role = interaction.guild.get_role(role_id) if interaction.guild else None
    if role is None:
        return GONE
    return "" if role.mentionable or interaction.app_permissions.mention_everyone else role.name


def _gets_thread(services: TableParts, reply: Reply, thread: str | None) -> bool:
    """Whether a new table gets its own thread; never inside a thread."""
    if in_thread(reply.interaction):
        return False
    if thread is None:
        server = reply.server
        return services.preferences.server(server).threads and has_threads(reply.interaction)
    return thread == OWN


async def _open_in_thread(services: TableParts, reply: Reply, opening: Opening) -> Table:
    """Open a table in a thread named after the evening, and post the link in the channel."""
    ruleset = services.catalogue.find(opening.terms.ruleset)
    texts = services.readers.shared_texts(reply.interaction).of_game(ruleset.family)
    name = thread_name(ruleset, opening.terms.rules, reply.interaction.created_at, texts)
    table = await services.threads.open(
        opening.place, name, lambda place: services.tables.open(opening._replace(place=place))
    )
    await reply.public(thread_opened(table_view(table, None), texts))
    return table


def table_seconds(services: TableParts, server: int) -> int:
    """Return the thinking time of a new table if nobody chooses otherwise."""
    chosen = services.preferences.server(server).turn_seconds
    return services.turn_seconds if chosen < 0 else chosen
