"""The practice deal that help and rules offer: private, in memory, gone after a quarter of an hour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.display.scenes import hand_scene, style_for
from bot.interactions.reply import Reply
from bot.interactions.router import Used, handles
from bot.interactions.verbs import Verb
from bot.panels.kit.offers import written_answer
from bot.panels.kit.surface import Surface
from bot.panels.personal.practice import practice_gone, practice_surface, wanted
from bot.pictures.hand import hand_picture
from bot.practice import Practice, PracticeDeals
from game.core.errors import Refused

if TYPE_CHECKING:
    from bot.app import LupfenBot
    from bot.services import Services


class PracticeCog(commands.Cog):
    """Plays practice deals; each person has at most one."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._deals = PracticeDeals()

    @handles(Verb.PRACTICE)
    async def begin(self, reply: Reply, used: Used) -> None:
        """Begin a deal in a private message, or anew in the one that has ended."""
        user = reply.interaction.user
        again, name = wanted(used.press.choice)
        ruleset = self._services.catalogue.find(name) if name else next(iter(self._services.catalogue))
        practice = self._deals.begin(ruleset, user.id, user.display_name)
        show = reply.update if again else reply.private
        await show(await self._surface(practice, reply))

    @handles(Verb.PRACTICE_ANSWER)
    async def answer(self, reply: Reply, used: Used) -> None:
        """Answer, and show the next step; an old button shows where the deal stands."""
        practice = self._deals.find(reply.interaction.user.id, used.press.deal)
        if practice is None:
            await reply.update(practice_gone(reply.texts))
            return
        if used.press.question == practice.question_number:
            practice.answer(used.press.question, written_answer(used.press.choice, used.values))
        await reply.update(await self._surface(practice, reply))

    async def _surface(self, practice: Practice, reply: Reply) -> Surface:
        view = practice.view(reply.texts.language)
        if view.deal is None:
            raise Refused("decided-already")
        advice = practice.advice()
        likes = self._services.preferences.person(practice.user)
        if not (self._services.desk and likes.pictures and view.deal.hand(0).count):
            return practice_surface(view, advice, reply.texts)
        style = style_for(view.deal, reply.texts, likes)
        picture = await self._services.desk.draw(hand_picture, hand_scene(view.deal, 0), style)
        name = f"hand.{picture.extension}"
        return practice_surface(view, advice, reply.texts, name).with_file(name, picture.data)


async def setup(bot: LupfenBot) -> None:
    """Add the cog."""
    await bot.add_cog(PracticeCog(bot.services))
