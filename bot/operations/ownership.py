"""A bot plays only on a database of its own: on another's it would find none of the servers, and close their tables."""

from collections.abc import AsyncIterator, Callable

from discord.abc import Snowflake

from storage.applications import Belonging
from storage.problems import StorageProblem
from storage.servers import KnownServers

Present = Callable[[], AsyncIterator[Snowflake]]


async def require_own(belonging: Belonging, servers: KnownServers, application: int, present: Present) -> None:
    """Have a database belong to an application; raises `StorageProblem` if it is another's.

    One from before applications were stored is another's if the bot is on none of its `servers`; `present` iterates
    over those that the bot is on.
    """
    owner = await belonging.application()
    if owner == application:
        return
    if owner:
        raise StorageProblem("another-bot", belonging.place, f"the application {owner}")
    if owner is None and await _is_strange(servers, present):
        raise StorageProblem("another-bot", belonging.place, "this one is on none of its servers")
    await belonging.give_to(application)


async def _is_strange(servers: KnownServers, present: Present) -> bool:
    known = {server for server, removed in (await servers.known()).items() if removed is None}
    if not known:
        return False
    async for server in present():
        if server.id in known:
            return False
    return True
