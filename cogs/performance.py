"""How did I play? What was given away apart from luck, in a deal, a session, or over months."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from discord.ext import commands

from bot.interactions.custom_id import Press
from bot.interactions.messages import TROUBLE, edit_arguments
from bot.interactions.permissions import check_may_write, check_permissions, place_of
from bot.interactions.reply import Reply
from bot.interactions.router import Used, handles
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.panels.kit.surface import Surface
from bot.panels.past.performance import Blunder, looking, months_surface, performance_shared, performance_surface
from bot.panels.table.private import line
from bot.past.decisions import decisions_of
from bot.past.replay import Replay
from bot.pictures.scene import Picture
from bot.preferences import Personal
from bot.thinking.advising import Waiting
from cogs.looking_back import deal_here, draw_step, session_here
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.reports.past import PastDeal
from game.reports.performance import JudgedChoice, JudgedDeal, Performance
from game.table.tasks import Tasks

if TYPE_CHECKING:
    from bot.app import LupfenBot
    from bot.services import Services

log = logging.getLogger(__name__)

COSTLIEST = 3
MOST_DEALS = 150
"""So many deals are looked at over the months, the latest ones."""
PROGRESS_SECONDS = 2.0
"""So often it is told how far it is."""
Deals = Sequence[tuple[int, PastDeal]]
"""Deals, each with the time when its session was begun."""


class PerformanceCog(commands.Cog):
    """Looks back at how people have played, for themselves alone unless they show it."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._under_way = Tasks()
        self._busy: set[int] = set()

    @handles(Verb.PERFORMANCE)
    async def look(self, reply: Reply, used: Used) -> None:
        """Begin to look back; how far it is, and what comes of it, stands in one private message."""
        if reply.user in self._busy:
            raise Refused("performance-running")
        self._busy.add(reply.user)
        try:
            await self._begin(reply, used.press)
        except BaseException:
            self._busy.discard(reply.user)
            raise

    async def _begin(self, reply: Reply, press: Press) -> None:
        if press.table:
            deals, told = await self._deals(reply, press.table, press.deal), self._told(reply, one=bool(press.deal))
        else:
            deals, told = await self._months(reply, press.choice), self._told_months(reply, press.choice)
        message = await reply.private(looking(0, len(deals), reply.texts))
        self._under_way.start(self._work(reply, Waiting.on(reply, message or 0), deals, told))

    @handles(Verb.PERFORMANCE_SHARE)
    async def share(self, reply: Reply, used: Used) -> None:
        """Show the channel how one has played, once the session is over."""
        deals = await self._deals(reply, used.press.table, used.press.deal)
        check_may_write(reply.interaction)
        check_permissions(reply.interaction)
        if not all(past.opened for _, past in deals):
            raise Refused("share-too-early", number=deals[0][1].row.number)
        found = await self._services.advisers.reviewing.performance(reply.user, deals)
        texts = self._services.readers.shared_texts(reply.interaction)
        ruleset, blunders = self._ruleset(deals), await self._blunders(reply, found, deals, texts)
        by = reply.interaction.user.display_name
        shown = performance_shared(found, ruleset, [each for each, _ in blunders], by, texts)
        await reply.public(with_pictures(shown, blunders))

    async def _deals(self, reply: Reply, table: str, number: int) -> Deals:
        """Find a session's deals, or one of them."""
        session = await session_here(self._services, reply, table)
        if number:
            return [(session.opened, await deal_here(self._services, reply, table, number))]
        pasts = await self._services.history.whole_deals(table)
        if not pasts:
            raise Refused("no-such-session")
        return [(session.opened, past) for past in pasts]

    async def _months(self, reply: Reply, family: str) -> Deals:
        """Find the last deals of somebody on this server, of a family of games."""
        families, history = self._services.catalogue.families(), self._services.history
        if family not in families:
            raise Refused("old-button")
        rulesets = [ruleset.id for ruleset in families[family]]
        played = await self._services.played.deals(place_of(reply.interaction).server, reply.user, rulesets)
        numbers: dict[str, set[int]] = {}
        for deal in await asyncio.to_thread(lambda: [each.read() for each in played[:MOST_DEALS]]):
            numbers.setdefault(deal.table, set()).add(deal.record["deal"])
        found: list[tuple[int, PastDeal]] = []
        for table, wanted in numbers.items():
            session = await history.session(table)
            if session:
                found += [(session.opened, past) for past in await history.whole_deals(table, wanted)]
        return found

    def _ruleset(self, deals: Deals) -> Ruleset[Any]:
        return self._services.catalogue.find(deals[0][1].row.ruleset)

    async def _work(
        self, reply: Reply, waiting: Waiting, deals: Deals, told: Callable[[Performance, Deals], Awaitable[Surface]]
    ) -> None:
        """Look through deals, telling how far it is, and show what comes of it."""
        told_at = time.monotonic()

        def progress(done: int, whole: int) -> None:
            nonlocal told_at
            if time.monotonic() - told_at >= PROGRESS_SECONDS:
                told_at = time.monotonic()
                self._under_way.start(_edit(waiting, looking(done, whole, reply.texts)))

        try:
            surface = await told(
                await self._services.advisers.reviewing.performance(reply.user, deals, progress), deals
            )
        except Exception:  # whatever it was, whoever waits is told
            log.exception("looking back has failed")
            surface = line(reply.texts("performance-failed"))
        finally:
            self._busy.discard(reply.user)
        await _edit(waiting, surface)

    def _told(self, reply: Reply, *, one: bool) -> Callable[[Performance, Deals], Awaitable[Surface]]:
        async def told(found: Performance, deals: Deals) -> Surface:
            likes = self._services.preferences.person(reply.user)
            blunders = await self._blunders(reply, found, deals, reply.texts, likes)
            shown = [each for each, _ in blunders]
            return with_pictures(
                performance_surface(found, self._ruleset(deals), shown, reply.texts, one=one), blunders
            )

        return told

    def _told_months(self, reply: Reply, family: str) -> Callable[[Performance, Deals], Awaitable[Surface]]:
        async def told(found: Performance, _deals: Deals) -> Surface:
            return months_surface(found, family, self._services.catalogue.families()[family][0], reply.texts)

        return told

    async def _blunders(
        self, reply: Reply, found: Performance, deals: Deals, texts: Texts, likes: Personal | None = None
    ) -> list[tuple[Blunder, Picture | None]]:
        """Find the positions of the costliest choices, each with its picture; without `likes` as everybody sees it."""
        pasts = {past.row.number: past for _, past in deals}
        shown: list[tuple[Blunder, Picture | None]] = []
        for deal, choice in found.costliest(COSTLIEST):
            blunder = await asyncio.to_thread(self._position, pasts[deal.number], reply.user, deal, choice)
            if blunder is None:
                continue
            drawn = await draw_step(self._services, place_of(reply.interaction).server, blunder.step, texts, likes)
            name = f"deal-{deal.number}-{choice.step}.{drawn.extension}" if drawn else ""
            shown.append((blunder._replace(picture=name), drawn))
        return shown

    def _position(self, past: PastDeal, user: int, deal: JudgedDeal, choice: JudgedChoice) -> Blunder | None:
        decisions = decisions_of(past, user, self._services.catalogue)
        moments = decisions.moments if decisions else ()
        seen = next((moment.view for moment in moments if moment.step == choice.step), None)
        if seen is None:
            return None
        return Blunder(deal, choice, Replay(past, user, self._services.catalogue).step(choice.step), seen)


def with_pictures(surface: Surface, blunders: Sequence[tuple[Blunder, Picture | None]]) -> Surface:
    """Put the pictures of positions beside the words."""
    for blunder, drawn in blunders:
        if drawn:
            surface = surface.with_file(blunder.picture, drawn.data)
    return surface


async def _edit(waiting: Waiting, surface: Surface) -> None:
    try:
        await waiting.webhook.edit_message(waiting.address, **edit_arguments(surface))
    except TROUBLE as error:
        log.info("what was looked back at could not be shown: %s", type(error).__name__)


async def setup(bot: LupfenBot) -> None:
    """Add the cog."""
    await bot.add_cog(PerformanceCog(bot.services))
