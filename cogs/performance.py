"""What a player gave away, luck aside, in a deal, a session or over months."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.message import Filling, Message
from bot.discord_io.payloads import TROUBLE
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.permissions import check_may_write, check_permissions, place_of
from bot.interactions.reply import Reply
from bot.panels.past.performance import (
    Blunder,
    Judged,
    looking,
    months_surface,
    performance_draft,
    performance_shared_draft,
)
from bot.panels.table.private import line
from bot.services import PastParts
from bot.thinking.advising import Jobs
from cogs.base import Cog
from cogs.history import deal_here, position_of, session_here
from game.computer.card_play.open_cards import OpenCards
from game.core.errors import Refused
from game.reports.past import PastDeal
from game.reports.performance import Performance

log = logging.getLogger(__name__)

COSTLIEST = 3
MOST_DEALS = 150
"""Over months, at most this many deals are judged, the latest ones."""
PROGRESS_SECONDS = 2.0
"""Seconds between two edits that show the progress."""
Deals = Sequence[tuple[int, PastDeal]]
"""Deals, each with the time its session began."""
Show = Callable[[Filling, Performance], Awaitable[None]]
Asked = tuple[Deals, Show]
"""The deals to look back at, and the function that shows the result."""


class PerformanceCog(Cog[PastParts]):
    """Judges how people have played, privately unless they share it."""

    def __init__(self, services: PastParts) -> None:
        super().__init__(services)
        self._looks = Jobs[None](services.filling)

    @handles(Verb.PERFORMANCE, on=Elsewhere.PAGE)
    async def look(self, reply: Reply, used: Used) -> None:
        """Begin looking back; one private message shows the progress and then the result."""
        await self._begin(reply, self._asked(reply, used.press))

    @handles(Verb.PERFORMANCE_SHARE, on=Elsewhere.PAGE)
    async def share(self, reply: Reply, used: Used) -> None:
        """Show the channel how the person has played, once the session is over."""
        await self._begin(reply, self._asked_to_share(reply, used.press))

    async def _begin(self, reply: Reply, asked: Coroutine[Any, Any, Asked]) -> None:
        """Look back in the background, one run at a time per person."""
        deals, show = await asked
        if self._looks.latest(reply.user):
            raise Refused("performance-running")
        announced = self._services.filling.start(reply.private(looking(0, len(deals), reply.texts)))
        self._looks.start(reply.user, self._work(reply, announced, deals, show))
        await announced

    async def _asked(self, reply: Reply, press: Press) -> Asked:
        if not press.table:
            return await self._asked_of_months(reply, press.choice)
        deals = await self._deals(reply, press.table, press.deal)

        async def show(filling: Filling, found: Performance) -> None:
            likes, judged = self._services.preferences.person(reply.user), await self._judged(reply, found, deals)
            draft = performance_draft(judged, reply.texts, likes, one=bool(press.deal))
            await filling.show(await self._services.renderer.finish(draft, reply.server, reply.user))

        return deals, show

    async def _asked_to_share(self, reply: Reply, press: Press) -> Asked:
        deals = await self._deals(reply, press.table, press.deal)
        check_may_write(reply.interaction)
        check_permissions(reply.interaction)
        if not all(past.opened for _, past in deals):
            raise Refused("share-too-early", number=deals[0][1].row.number)
        texts, by = self._services.readers.shared_texts(reply.interaction), reply.interaction.user.display_name

        async def show(filling: Filling, found: Performance) -> None:
            draft = performance_shared_draft(await self._judged(reply, found, deals), by, texts)
            try:
                await reply.public(draft)
                await filling.message.delete()
            except TROUBLE as error:
                log.info("what was looked back at could not be shared: %s", type(error).__name__)

        return deals, show

    async def _deals(self, reply: Reply, table: str, number: int) -> Deals:
        session = await session_here(self._services, reply, table)
        if number:
            return [(session.opened, await deal_here(self._services, reply, table, number))]
        pasts = await self._services.history.whole_deals(table)
        if not pasts:
            raise Refused("no-such-session")
        return [(session.opened, past) for past in pasts]

    async def _asked_of_months(self, reply: Reply, family: str) -> Asked:
        """Find a person's latest deals of a game family on this server."""
        families, history = self._services.catalogue.families(), self._services.history
        if family not in families:
            raise Refused("old-button")
        rulesets = [ruleset.id for ruleset in families[family]]
        played = await self._services.played.deals(place_of(reply.interaction).server, reply.user, rulesets)
        numbers: dict[str, set[int]] = {}
        for deal in await asyncio.to_thread(lambda: [each.read() for each in played[:MOST_DEALS]]):
            numbers.setdefault(deal.table, set()).add(deal.record["deal"])
        deals: list[tuple[int, PastDeal]] = []
        for table, wanted in numbers.items():
            session = await history.session(table)
            if session:
                deals += [(session.opened, past) for past in await history.whole_deals(table, wanted)]

        async def show(filling: Filling, found: Performance) -> None:
            await filling.show(months_surface(found, family, families[family][0], reply.texts))

        return deals, show

    async def _work(self, reply: Reply, announced: asyncio.Task[Message], deals: Deals, show: Show) -> None:
        """Judge deals while showing the progress on the announcing message, then show the result."""
        await asyncio.wait({announced})
        if announced.exception():  # which the person was told
            return
        filling, told_at = Filling(announced.result()), time.monotonic()

        def progress(done: int, whole: int) -> None:
            nonlocal told_at
            if time.monotonic() - told_at >= PROGRESS_SECONDS:
                told_at = time.monotonic()
                self._services.filling.start(filling.show(looking(done, whole, reply.texts)))

        try:
            await show(filling, await self._services.reviewing.performance(reply.user, deals, progress))
        except Exception:  # report any failure to the person
            log.exception("looking back has failed")
            await filling.show(line(reply.texts("performance-failed")))

    async def _judged(self, reply: Reply, found: Performance, deals: Deals) -> Judged:
        """Find the positions of the costliest choices, and what was there with all cards open."""
        ruleset = self._services.catalogue.find(deals[0][1].row.ruleset)
        pasts = {past.row.number: past for _, past in deals}
        catalogue = self._services.catalogue
        positions = [
            await asyncio.to_thread(position_of, catalogue, pasts[deal.number], reply.user, deal, choice)
            for deal, choice in found.costliest(COSTLIEST)
        ]
        blunders = [each for each in positions if each]
        return Judged(found, ruleset, blunders, await self._hindsight(reply, blunders, deals))

    async def _hindsight(self, reply: Reply, blunders: Sequence[Blunder], deals: Deals) -> dict[int, OpenCards]:
        """Find what was there with all cards open in the deals of the costliest choices, or in the only one."""
        costly = {each.deal.number for each in blunders}
        found: dict[int, OpenCards] = {}
        for _, past in deals:
            if len(deals) == 1 or past.row.number in costly:
                best = await self._services.reviewing.open_cards(reply.user, past)
                found |= {past.row.number: best} if best else {}
        return found
