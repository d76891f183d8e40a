"""Answers in deals that one person plays alone, whatever the occasion; also those of earlier versions' buttons."""

from bot.alone import Session
from bot.daily import DayDeal
from bot.discord_io.custom_id import Press, Verb
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Lasting, Reply
from bot.panels.personal.alone import play_on_gone, practice_gone
from bot.panels.rules.editor import amount_form
from bot.panels.rules.text import ALL, glossary_draft
from bot.past.play_on import PlayedOn
from bot.practice import Practice
from bot.services import AloneParts
from cogs.base import Cog, chosen_answer
from cogs.daily import show_day
from cogs.play_on import show_played_on
from cogs.practice import how_good, show_practice
from game.daily import is_daily
from game.table.alone import PLAYED_ON, PRACTICE


class AloneCog(Cog[AloneParts]):
    """Handles answers in deals played alone."""

    @handles(Verb.ANSWER, Verb.DAILY_ANSWER, on=Elsewhere.ALONE)
    async def answer(self, reply: Reply, used: Used) -> None:
        """Answer and show the next decision; an old button shows the current state of the deal."""
        session = await self._session(reply, used.press)
        if session is None:
            await self._say_gone(reply, used.press.table)
            return
        if _is_open(session, used.press):
            await self._take(session, reply, used)
        await self._show(session, reply)

    @handles(Verb.AMOUNT, Verb.DAILY_AMOUNT, on=Elsewhere.ALONE)
    async def amount(self, reply: Reply, used: Used) -> None:
        """Open the form for an amount that has no button."""
        session = await self._session(reply, used.press)
        if session is None or not _is_open(session, used.press):
            await self.answer(reply, used)
        else:
            await reply.form(amount_form(session.view(), reply.texts))

    @handles(Verb.WORDS, on=Elsewhere.ALONE)
    async def words(self, reply: Reply, used: Used) -> None:
        """Explain the words of the game, next to the deal."""
        session = await self._session(reply, used.press)
        if session is None:
            await self._say_gone(reply, used.press.table)
            return
        likes = self._services.preferences.person(reply.user)
        draft = glossary_draft(session.view(), reply.texts, likes, which=ALL, at_table=False)
        await reply.private(draft, Lasting.MENU)

    @handles(Verb.PRACTICE_ANSWER, on=Elsewhere.PAGE)
    async def practice_of_earlier_versions(self, reply: Reply, _used: Used) -> None:
        """Offer another practice deal: that one ended with the version that dealt it."""
        await self._say_gone(reply, PRACTICE)

    @handles(Verb.PLAY_ON_ANSWER, Verb.PLAY_ON_AMOUNT, on=Elsewhere.PAGE)
    async def play_on_of_earlier_versions(self, reply: Reply, _used: Used) -> None:
        """Say that the deal that was played on ended with the version that dealt it."""
        await self._say_gone(reply, PLAYED_ON)

    async def _session(self, reply: Reply, press: Press) -> Session | None:
        """Find the reader's own session; `None` if it is gone. Raises `Refused` for a deal of a day that is over."""
        if is_daily(press.table):
            return await self._services.daily.deal(await self._services.daily.find(press.table, reply.user), press.deal)
        return self._services.tables.find(press.table, reply.user, Session)

    async def _take(self, session: Session, reply: Reply, used: Used) -> None:
        written = chosen_answer(used)
        rated = how_good(session, written, reply.texts) if isinstance(session, Practice) else ""
        await self._services.tables.answer(session, used.press.deal, used.press.question, written)
        if isinstance(session, Practice):
            session.chosen = rated

    async def _show(self, session: Session, reply: Reply) -> None:
        services = self._services
        match session:
            case Practice():
                await show_practice(services, reply, session)
            case PlayedOn():
                await reply.update(await show_played_on(services, reply, session))
            case DayDeal():
                await reply.update(show_day(services, reply, session))
            case _:
                raise TypeError(f"nobody shows {type(session).__name__}")

    async def _say_gone(self, reply: Reply, table: str) -> None:
        families = [*self._services.catalogue.families()]
        practice = table.startswith(PRACTICE)
        await reply.update(practice_gone(reply.texts, families) if practice else play_on_gone(reply.texts))


def _is_open(session: Session, press: Press) -> bool:
    return not session.over and press.question == session.question_number
