"""The practice deal offered by help and rules: private, in memory, kept for a quarter of an hour."""

from typing import Any

from bot.discord_io.custom_id import Verb
from bot.discord_io.message import Message
from bot.discord_io.surface import Surface
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Lasting, Reply
from bot.language import Texts
from bot.panels.kit.words import texts_of
from bot.panels.personal.alone import practice_draft, wanted
from bot.panels.table.advice import chosen_line
from bot.practice import Practice, practise
from bot.services import AloneParts
from cogs.base import Cog
from game.computer.advice import Advice
from game.core.rulesets import Ruleset


class PracticeCog(Cog[AloneParts]):
    """Handles practice deals, at most one per person."""

    @handles(Verb.PRACTICE, on=Elsewhere.PAGE)
    async def begin(self, reply: Reply, used: Used) -> None:
        """Begin a deal in a private message, or again in the message of one that has ended."""
        again, name = wanted(used.press.choice)
        families = self._services.catalogue.families()
        name = used.chosen or name or next(iter(families))
        ruleset = families[name][0] if name in families else self._services.catalogue.find(name)
        await begin_practice(self._services, reply, ruleset, again=again)


def how_good(practice: Practice, written: str, texts: Texts) -> str:
    """Say how good an answer to the open question is, if that was shown."""
    view, weighed = practice.view(), practice.weighed
    if view.deal is None or weighed is None or weighed[0] != practice.question_number:
        return ""
    return chosen_line(view.deal, weighed[1], written, texts_of(texts, view.ruleset))


async def begin_practice(services: AloneParts, reply: Reply, ruleset: Ruleset[Any], *, again: bool = False) -> None:
    """Deal for a person and show it in a private message; with `again`, in the message that was pressed."""
    user = reply.interaction.user
    practice = await practise(services.tables, ruleset, user.id, user.display_name)
    services.tables.keep(practice)
    await show_practice(services, reply, practice, anew=not again)


async def show_practice(services: AloneParts, reply: Reply, practice: Practice, *, anew: bool = False) -> None:
    """Show the state of a practice deal in the pressed message, or `anew`; what each answer yields comes later."""
    surface = await _drawn(services, practice, reply)
    shown = await (reply.private(surface, Lasting.PAGE) if anew else reply.update(surface))
    _fill_in(services, practice, reply, shown)


def _fill_in(services: AloneParts, practice: Practice, reply: Reply, message: Message) -> None:
    """Compute what each answer to the open question yields, and show it unless the question is answered meanwhile."""
    view, question = practice.view().deal, practice.question_number
    if view is None or practice.over:
        return

    async def draw(advice: Advice | None) -> Surface | None:
        kept = services.tables.find(practice.table.id, practice.user, Practice)
        if kept is not practice or practice.question_number != question:
            return None
        practice.weighed = (question, advice) if advice else None
        return await _drawn(services, practice, reply, advice or practice.advice())

    asker, question_id = f"practice {practice.user}", f"practice {practice.table.id} {question}"
    services.advising.fill(asker, message, view, question_id, draw)


async def _drawn(services: AloneParts, practice: Practice, reply: Reply, advice: Advice | str | None = None) -> Surface:
    """Draw the state of a practice deal, with a picture of the hand, or of the table if nobody holds cards."""
    likes = services.preferences.person(practice.user)
    draft = practice_draft(practice.view(), advice, reply.texts, likes, practice.chosen)
    return await services.renderer.finish(draft, reply.server, practice.user)
