"""The past: a server's sessions, their deals step by step, shared or kept as files, and proof of every shuffle.

Sessions of other servers, and those that others have played alone, do not exist here, whatever a press names.
"""

import asyncio
from dataclasses import replace

from bot.discord_io.custom_id import Verb
from bot.discord_io.surface import Surface
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.permissions import place_of
from bot.interactions.reply import Reply
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
from bot.panels.past.performance import Blunder
from bot.panels.past.session_page import Draw, Viewing, session_page
from bot.panels.past.share import WHOLE, share_menu, shared_deal_draft, shared_hand_draft
from bot.panels.past.verify import shut, verified, voided
from bot.panels.table.scenes import position
from bot.past.payments import MOST_BYTES, gathered, payments_csv
from bot.past.replay import HAND, Replay, Step, as_ended, decisions_of
from bot.past.verification import prove, sealed_record
from bot.pictures.scene import Picture
from bot.services import PastParts
from cogs.base import Cog, command, number_in
from game.core.cards import Card
from game.core.errors import Refused
from game.core.record import as_line
from game.core.rulesets import Catalogue
from game.reports.past import PastDeal, PastSession
from game.reports.performance import JudgedChoice, JudgedDeal
from game.table.ports import person_of

ENOUGH_DEALS = 3
"""With fewer deals, none is called the best or the worst."""


class History(Cog[PastParts]):
    """Shows what was played on a server, only to the person asking."""

    @command("verify")
    async def verify(self, reply: Reply) -> None:
        """Choose a deal whose shuffle to check."""
        await show_sessions(self._services, reply, "verify")

    # sessions and deals

    @handles(Verb.HISTORY, Verb.VERIFY, on=Elsewhere.PAGE)
    async def sessions(self, reply: Reply, used: Used) -> None:
        """Turn to a page of sessions."""
        family, _, number = used.press.choice.rpartition(OF_FAMILY)
        await show_sessions(self._services, reply, _purpose(used), number_in(number or "0"), family)

    @handles(Verb.HISTORY_SESSION, Verb.VERIFY_SESSION, on=Elsewhere.PAGE)
    async def deals(self, reply: Reply, used: Used) -> None:
        """Show the deals of a session."""
        session = await session_here(self._services, reply, used.values[0] if used.values else used.press.table)
        number = 0 if used.values else number_in(used.press.choice or "0")
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
        number = used.press.deal or number_in(used.chosen)
        return await deal_here(self._services, reply, used.press.table, number)

    # replay

    @handles(Verb.HISTORY_DEAL, on=Elsewhere.PAGE)
    async def step(self, reply: Reply, used: Used) -> None:
        """Show a step of a deal: the first one, the one a button leads to, or the chosen one."""
        past = await self._deal(reply, used)
        jumps = used.press.deal and used.values
        number = number_in(used.values[0]) if jumps else used.press.question
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


async def _hand_over(reply: Reply, name: str, content: str, key: str) -> None:
    data = content.encode()
    if len(data) > MOST_BYTES:
        raise Refused("file-too-large")
    await reply.private(saved_files({name: data}, reply.texts(key)))


async def session_here(services: PastParts, reply: Reply, table: str) -> PastSession:
    """Find a session of this server, or one's own played alone; raises `no-such-session`, `session-pruned`."""
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


def position_of(
    catalogue: Catalogue, past: PastDeal, user: int, deal: JudgedDeal, choice: JudgedChoice
) -> Blunder | None:
    """Return the position of a judged choice, as it was and as its player saw it; takes long."""
    decisions = decisions_of(past, user, catalogue)
    moments = decisions.moments if decisions else ()
    seen = next((moment.view for moment in moments if moment.step == choice.step), None)
    return Blunder(deal, choice, Replay(past, user, catalogue).step(choice.step), seen) if seen else None


class Sharing(Cog[PastParts]):
    """Shares deals of ended sessions with everyone in a channel."""

    @handles(Verb.SHARE, on=Elsewhere.PAGE)
    async def choose(self, reply: Reply, used: Used) -> None:
        """Ask which part of a deal to share."""
        step, private = await self._step(reply, used)
        await reply.update(share_menu(step, private, reply.texts))

    @handles(Verb.SHARE_POST, on=Elsewhere.PAGE)
    async def post(self, reply: Reply, used: Used) -> None:
        """Share a deal or a hand with the channel."""
        step, private = await self._step(reply, used)
        texts, by = self._services.readers.shared_texts(reply.interaction), reply.interaction.user.display_name
        if used.press.choice == WHOLE:
            draft = shared_deal_draft(_discreet(step, private, texts), by, texts)
        else:
            seat = _seat(step, private, used.press.choice)
            draft = shared_hand_draft(step, seat, _hand_of(step, seat), by, texts)
        self._check_sharing(reply)
        await reply.public(draft)

    async def _step(self, reply: Reply, used: Used) -> tuple[Step, frozenset[int]]:
        """Find the deal at its step, and the seats not to show; refuses while its seal is shut."""
        past = await deal_here(self._services, reply, used.press.table, used.press.deal)
        if not past.opened:
            raise Refused("share-too-early", number=past.row.number)
        step = await step_of(self._services, reply, past, used.press.question)
        return step, self._private(reply, past)

    def _private(self, reply: Reply, past: PastDeal) -> frozenset[int]:
        """Return the seats of others who do not want their play shown."""
        users = {seat: person_of(account) for seat, account in enumerate(past.row.accounts)}
        return frozenset(
            seat
            for seat, user in users.items()
            if user not in {None, reply.user} and not self._services.preferences.person(user or 0).listed
        )


def _discreet(step: Step, private: frozenset[int], texts: Texts) -> Step:
    """Leave out the names of people who do not want their play shown."""
    if not private:
        return step
    nobody = texts("somebody")
    playing = tuple(
        replace(seat, name=nobody) if number in private else seat for number, seat in enumerate(step.view.playing)
    )
    return replace(step, view=replace(step.view, playing=playing))


def _seat(step: Step, private: frozenset[int], choice: str) -> int:
    """Read whose hand to show; raises `Refused`: `old-button`, or `share-unlisted` for a private seat."""
    seat = number_in(choice)
    if seat >= len(step.view.playing):
        raise Refused("old-button")
    if seat in private:
        raise Refused("share-unlisted")
    return seat


def _hand_of(step: Step, seat: int) -> tuple[Card, ...]:
    """Return the cards a seat holds at a step; raises `Refused("share-no-cards")` for an empty hand."""
    cards = next((zone.cards for zone in step.zones if zone.name == HAND and zone.owner == seat), None)
    if not cards:
        raise Refused("share-no-cards")
    return cards
