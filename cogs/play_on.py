"""Playing a past deal on from one of one's own decisions: private, in memory, kept for a quarter of an hour."""

import asyncio

from bot.discord_io.custom_id import Verb
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Reply
from bot.panels.kit.draft import Draft
from bot.panels.personal.alone import AGAIN, play_on_gone, played_on
from bot.panels.rules.editor import amount_form
from bot.past.play_on import PlayedOn, play_on
from bot.services import AloneParts
from bot.solo import Opponents
from cogs.base import Cog
from cogs.betting import chosen_answer, late_changes_nothing
from cogs.looking_back import deal_here
from game.computer.levels import STRONG


class PlayOnCog(Cog[AloneParts]):
    """Lets people play past deals on, one at a time per person."""

    @handles(Verb.PLAY_ON, on=Elsewhere.PAGE)
    async def begin(self, reply: Reply, used: Used) -> None:
        """Go back to a decision in a private message, reusing the message of an earlier attempt."""
        press = used.press
        past = await deal_here(self._services, reply, press.table, press.deal)
        opponents = Opponents(self._services.players, STRONG, f"{press.table} {press.deal} {press.question}")
        number = self._services.played_on.next_number()
        playing = await asyncio.to_thread(
            play_on, past, press.question, reply.user, number, opponents, self._services.catalogue
        )
        self._services.played_on.keep(playing)
        shown = await self._shown(playing, reply)
        await (reply.update(shown) if press.choice == AGAIN else reply.private(shown))

    @handles(Verb.PLAY_ON_ANSWER, on=Elsewhere.PAGE)
    async def answer(self, reply: Reply, used: Used) -> None:
        """Answer and show the next decision; an old button shows the current state of the deal."""
        playing = self._playing(reply, used)
        if playing is None:
            await reply.update(play_on_gone(reply.texts))
            return
        if used.press.question == playing.question_number:
            with late_changes_nothing():
                await playing.answer(used.press.question, chosen_answer(used))
        await reply.update(await self._shown(playing, reply))

    @handles(Verb.PLAY_ON_AMOUNT, on=Elsewhere.PAGE)
    async def amount(self, reply: Reply, used: Used) -> None:
        """Open the form for an amount that has no button."""
        playing = self._playing(reply, used)
        if playing is None or used.press.question != playing.question_number:
            await self.answer(reply, used)
        else:
            await reply.form(amount_form(playing.view(reply.texts.language), reply.texts, Verb.PLAY_ON_ANSWER))

    def _playing(self, reply: Reply, used: Used) -> PlayedOn | None:
        return self._services.played_on.find(reply.user, used.press.deal)

    async def _shown(self, playing: PlayedOn, reply: Reply) -> Draft:
        beside = await playing.beside() if playing.over else None
        likes = self._services.preferences.person(reply.user)
        return played_on(playing, beside, reply.texts, likes)
