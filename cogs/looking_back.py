"""Lookup of past deals: the sessions of the server in which a person asks, their own ones alone, the steps of a deal.

Sessions of other servers, and those that others have played alone, do not exist here, whatever a press names.
"""

import asyncio

from bot.interactions.reply import Reply
from bot.panels.past.performance import Blunder
from bot.past.decisions import decisions_of
from bot.past.replay import Replay, Step
from bot.services import PastParts
from game.core.errors import Refused
from game.core.rulesets import Catalogue
from game.reports.past import PastDeal, PastSession
from game.reports.performance import JudgedChoice, JudgedDeal


async def session_here(services: PastParts, reply: Reply, table: str) -> PastSession:
    """Find a session of this server, or one that the reader has played alone, available everywhere.

    Raises `Refused`: `no-such-session`, `session-pruned`.
    """
    session = await services.history.session(table)
    if session is None or not session.may_be_seen(reply.user, reply.interaction.guild_id):
        raise Refused("no-such-session")
    if session.pruned:
        raise Refused("session-pruned")
    return session


async def deal_here(services: PastParts, reply: Reply, table: str, number: int) -> PastDeal:
    """Find a deal of such a session; raises what `session_here` raises, and `Refused("no-such-deal")`."""
    session = await session_here(services, reply, table)
    past = await services.history.deal(session.table, number)
    if past is None:
        raise Refused("no-such-deal", number=number)
    return past


async def step_of(services: PastParts, reply: Reply, past: PastDeal, number: int) -> Step:
    """Return a step of a deal as the person asking may see it; raises what `Replay` raises."""
    replay = Replay(past, reply.user, services.catalogue)
    return await asyncio.to_thread(replay.step, number)


async def position_of(
    services: PastParts, past: PastDeal, user: int, deal: JudgedDeal, choice: JudgedChoice
) -> Blunder | None:
    """Return the position of a judged choice, as it was and as its player saw it."""
    return await asyncio.to_thread(_position, services.catalogue, past, user, deal, choice)


def _position(
    catalogue: Catalogue, past: PastDeal, user: int, deal: JudgedDeal, choice: JudgedChoice
) -> Blunder | None:
    decisions = decisions_of(past, user, catalogue)
    moments = decisions.moments if decisions else ()
    seen = next((moment.view for moment in moments if moment.step == choice.step), None)
    return Blunder(deal, choice, Replay(past, user, catalogue).step(choice.step), seen) if seen else None
