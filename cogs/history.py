"""The past: a server's sessions, their deals step by step, files to keep, and proof of every shuffle."""

import asyncio

from bot.discord_io.custom_id import Verb, number_of
from bot.discord_io.surface import Surface
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.permissions import place_of
from bot.interactions.reply import Interaction, Reply
from bot.language import Texts
from bot.panels.past.history import (
    DEALS_ON_PAGE,
    OF_FAMILY,
    SESSIONS_ON_PAGE,
    DealList,
    Page,
    Purpose,
    history_deals,
    history_sessions,
    saved_files,
    step_draft,
)
from bot.panels.past.session_page import Draw, Viewing, session_page
from bot.panels.past.verify import shut, verified, voided
from bot.panels.table.scenes import position
from bot.past.files import MOST_BYTES, gathered
from bot.past.payments import payments_csv
from bot.past.replay import Step, as_ended
from bot.past.verification import prove, sealed_record
from bot.pictures.scene import Picture
from bot.services import PastParts
from cogs.base import Cog, command
from cogs.looking_back import deal_here, session_here, step_of
from game.core.errors import Refused
from game.core.record import as_line
from game.reports.past import PastDeal, PastSession

ENOUGH_DEALS = 3
"""With fewer deals, none is called the best or the worst."""


class History(Cog[PastParts]):
    """Shows what was played on a server, only to the person asking."""

    @command("verify")
    async def verify(self, interaction: Interaction) -> None:
        """Choose a deal whose shuffle to check."""
        async with self._services.answering(interaction) as reply:
            await show_sessions(self._services, reply, "verify")

    # sessions and deals

    @handles(Verb.HISTORY, Verb.VERIFY, on=Elsewhere.PAGE)
    async def sessions(self, reply: Reply, used: Used) -> None:
        """Turn to a page of sessions."""
        family, _, number = used.press.choice.rpartition(OF_FAMILY)
        await show_sessions(self._services, reply, _purpose(used), _number(number or "0"), family)

    @handles(Verb.HISTORY_SESSION, Verb.VERIFY_SESSION, on=Elsewhere.PAGE)
    async def deals(self, reply: Reply, used: Used) -> None:
        """Show the deals of a session."""
        session = await session_here(self._services, reply, used.values[0] if used.values else used.press.table)
        number = 0 if used.values else _number(used.press.choice or "0")
        deals = await self._deals(session, number)
        await reply.update(history_deals(session, deals, _purpose(used), reply.texts))

    async def _deals(self, session: PastSession, number: int) -> DealList:
        """Read a page of deals; of the others only the best and the worst one, shown on the first page."""
        history, first = self._services.history, number * DEALS_ON_PAGE
        numbers = range(first + 1, first + DEALS_ON_PAGE + 1)
        highlights = [] if number or session.deals < ENOUGH_DEALS else await history.highlights(session.table)
        page = Page(await history.deals(session.table, numbers), number, session.deals > first + DEALS_ON_PAGE)
        pasts = await history.whole_deals(session.table, {*numbers, *(high.deal for high in highlights)})
        return DealList(page, await asyncio.to_thread(as_ended, pasts, self._services.catalogue), highlights)

    async def _deal(self, reply: Reply, used: Used) -> PastDeal:
        number = used.press.deal or _number(used.chosen)
        return await deal_here(self._services, reply, used.press.table, number)

    # replay

    @handles(Verb.HISTORY_DEAL, on=Elsewhere.PAGE)
    async def step(self, reply: Reply, used: Used) -> None:
        """Show a step of a deal: the first one, the one a button leads to, or the chosen one."""
        past = await self._deal(reply, used)
        jumps = used.press.deal and used.values
        number = _number(used.values[0]) if jumps else used.press.question
        step = await step_of(self._services, reply, past, number)
        draft = step_draft(step, reply.texts, self._services.preferences.person(reply.user))
        await reply.update(draft)

    # files

    @handles(Verb.HISTORY_PAGE, on=Elsewhere.PAGE)
    async def save_page(self, reply: Reply, used: Used) -> None:
        """Hand over a session as a page, as far as this person may see it."""
        session = await session_here(self._services, reply, used.press.table)
        pasts = self._services.history.every_deal(session.table)
        viewing = Viewing(reply.user, self._services.catalogue, reply.texts)
        courses = await self._services.history.course(session.table)
        page = await session_page(session, pasts, viewing, self._pictures(reply), courses)
        await _hand_over(reply, f"lupfen-{session.table}.html", page, "history-page-saved")

    def _pictures(self, reply: Reply) -> Draw:
        """Return the function that draws the steps of the page."""
        services, likes = self._services, self._services.preferences.person(reply.user)
        wanted = services.renderer.wants_pictures(server=reply.server, user=reply.user)

        async def draw(step: Step) -> Picture | None:
            drawings = position(step, reply.texts, likes) if wanted else ()
            return await services.renderer.draw(drawings[0]) if drawings else None

        return draw

    @handles(Verb.HISTORY_CSV, on=Elsewhere.PAGE)
    async def save_payments(self, reply: Reply, used: Used) -> None:
        """Hand over the payments of a session, which are public at the table."""
        session = await session_here(self._services, reply, used.press.table)
        if session.still_played:
            raise Refused("round-running")
        outside = await self._services.history.outside_deals(session.table)
        courses = await self._services.history.course(session.table)
        payments = payments_csv(self._services.history.every_deal(session.table), outside, courses)
        name, data = await gathered(f"lupfen-{session.table}.csv", payments, Refused("file-too-large"))
        await reply.private(saved_files({name: data}, reply.texts("history-csv-saved")))

    # proof

    @handles(Verb.VERIFY_DEAL, on=Elsewhere.PAGE)
    async def prove(self, reply: Reply, used: Used) -> None:
        """Show whether a deal was shuffled fairly; while its session runs, show that its seal is shut."""
        past = await self._deal(reply, used)
        await reply.update(await asyncio.to_thread(self._proof, past, reply.texts))

    def _proof(self, past: PastDeal, texts: Texts) -> Surface:
        if not past.opened:
            return shut(past, texts)
        if past.void:
            return voided(past, texts)
        return verified(past, prove(sealed_record(past), self._services.catalogue), texts)

    @handles(Verb.VERIFY_FILE, on=Elsewhere.PAGE)
    async def save_record(self, reply: Reply, used: Used) -> None:
        """Hand over the record of a deal with its opened seal, for checking it elsewhere."""
        past = await self._deal(reply, used)
        name = f"lupfen-{past.table}-{past.row.number}.json"
        await _hand_over(reply, name, as_line(sealed_record(past)) + "\n", "verify-saved")


async def show_sessions(services: PastParts, reply: Reply, purpose: Purpose, number: int = 0, family: str = "") -> None:
    """Show a page of the server's sessions, newest first; of one family only if it is named."""
    server, skip = place_of(reply.interaction).server, number * SESSIONS_ON_PAGE
    rulesets = [ruleset.id for ruleset in services.catalogue.families().get(family, ())]
    found = await services.history.sessions(server, SESSIONS_ON_PAGE + 1, skip, rulesets)
    page = Page(found[:SESSIONS_ON_PAGE], number, len(found) > SESSIONS_ON_PAGE)
    await reply.update(history_sessions(page, purpose, reply.texts, family if rulesets else ""))


def _purpose(used: Used) -> Purpose:
    return "verify" if used.press.verb in {Verb.VERIFY, Verb.VERIFY_SESSION} else "history"


def _number(written: str) -> int:
    """Read a number from a press; raises `Refused("old-button")` if it is not one."""
    number = number_of(written)
    if number is None:
        raise Refused("old-button")
    return number


async def _hand_over(reply: Reply, name: str, content: str, key: str) -> None:
    data = content.encode()
    if len(data) > MOST_BYTES:
        raise Refused("file-too-large")
    await reply.private(saved_files({name: data}, reply.texts(key)))
