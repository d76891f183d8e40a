"""A person's statistics: the `stats` command of the families."""

import asyncio

import discord

from bot.interactions.permissions import place_of
from bot.interactions.reply import Reply
from bot.language.names import safe_name
from bot.panels.past.performance import stats_surface
from bot.services import PastParts
from game.core.errors import Refused
from game.reports.statistics import Statistics, statistics_of

PERSON = "person:"


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
    """Find when the best and the worst session began."""
    sessions = [await services.history.session(table) for table in {counted.best, counted.worst} if table]
    return {session.table: session.opened for session in sessions if session}
