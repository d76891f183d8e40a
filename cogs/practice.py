"""The practice deal that help and rules offer: private, in memory, gone after a quarter of an hour."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from discord.ext import commands

from bot.display.scenes import hand_scene, style_for, table_scene
from bot.interactions.reply import Reply
from bot.interactions.router import Used, handles
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.panels.kit.offers import written_answer
from bot.panels.kit.surface import Surface
from bot.panels.personal.practice import practice_gone, practice_surface, wanted
from bot.pictures.hand import hand_picture
from bot.pictures.table import table_picture
from bot.practice import Practice
from bot.thinking.advising import Waiting
from game.computer.advice import Advice
from game.core.errors import Refused
from game.core.rulesets import Ruleset

if TYPE_CHECKING:
    from bot.app import LupfenBot
    from bot.services import Services


class PracticeCog(commands.Cog):
    """Plays practice deals; each person has at most one."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(Verb.PRACTICE)
    async def begin(self, reply: Reply, used: Used) -> None:
        """Begin a deal in a private message, or anew in the one that has ended."""
        again, name = wanted(used.press.choice)
        families = self._services.catalogue.families()
        name = used.chosen or name or next(iter(families))
        ruleset = families[name][0] if name in families else self._services.catalogue.find(name)
        await begin_practice(self._services, reply, ruleset, again=again)

    @handles(Verb.PRACTICE_ANSWER)
    async def answer(self, reply: Reply, used: Used) -> None:
        """Answer, and show the next step; an old button shows where the deal stands."""
        practice = self._services.practice.find(reply.interaction.user.id, used.press.deal)
        if practice is None:
            await reply.update(practice_gone(reply.texts, [*self._services.catalogue.families()]))
            return
        if used.press.question == practice.question_number:
            practice.answer(used.press.question, written_answer(used.press.choice, used.values))
        await reply.update(await practice_shown(self._services, practice, reply.texts))
        fill_in(self._services, practice, reply)


async def begin_practice(services: Services, reply: Reply, ruleset: Ruleset[Any], *, again: bool = False) -> None:
    """Deal for somebody, and show it in a private message; `again`: in the one that was pressed."""
    user = reply.interaction.user
    number = services.practice.number()
    practice = await asyncio.to_thread(Practice, ruleset, user.id, user.display_name, number)
    services.practice.keep(practice)
    surface, message = await practice_shown(services, practice, reply.texts), None
    if again:
        await reply.update(surface)
    else:
        message = await reply.private(surface)
    fill_in(services, practice, reply, message or 0)


def fill_in(services: Services, practice: Practice, reply: Reply, message: int = 0) -> None:
    """Work out what each answer to the open question brings, and show it unless that is answered meanwhile."""
    view, question = practice.view(reply.texts.language).deal, practice.question_number
    if view is None or practice.over:
        return

    async def tell(advice: Advice | None) -> Surface | None:
        kept = services.practice.find(practice.user, practice.number)
        if kept is not practice or practice.question_number != question:
            return None
        return await practice_shown(services, practice, reply.texts, advice or practice.advice())

    services.advisers.advising.fill(Waiting.on(reply, message), view, f"practice {practice.number} {question}", tell)


async def practice_shown(
    services: Services, practice: Practice, texts: Texts, advice: Advice | str | None = None
) -> Surface:
    """Show how a practice deal stands, with a picture of the hand, or of the table where nobody holds cards."""
    view = practice.view(texts.language)
    if view.deal is None:
        raise Refused("decided-already")
    likes = services.preferences.person(practice.user)
    style, held = style_for(view.deal, texts, likes), view.deal.hand(0).count
    if not (services.desk and likes.pictures and (held or not view.ruleset.hands)):
        return practice_surface(view, advice, texts)
    if held:
        picture = await services.desk.draw(hand_picture, hand_scene(view.deal, 0), style)
    else:
        picture = await services.desk.draw(table_picture, table_scene(view, view.deal, texts), style)
    name = f"{'hand' if held else 'table'}.{picture.extension}"
    return practice_surface(view, advice, texts, name).with_file(name, picture.data)


async def setup(bot: LupfenBot) -> None:
    """Add the cog."""
    await bot.add_cog(PracticeCog(bot.services))
