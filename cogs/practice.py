"""The practice deal offered by help and rules: private, and kept for a while."""

from typing import Any

from bot.alone import view_alone
from bot.discord_io.custom_id import Verb
from bot.discord_io.message import Message
from bot.discord_io.surface import Surface
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Lasting, Reply
from bot.language import Texts
from bot.panels.kit.words import texts_of
from bot.panels.personal.alone import practice_draft, practice_gone, wanted
from bot.panels.table.advice import chosen_line
from bot.practice import advised, practise
from bot.services import AloneParts
from cogs.base import Cog
from game.computer.advice import Advice
from game.core.rulesets import Ruleset
from game.core.vocabulary import TAKE_BACK
from game.table.occasion import Practice
from game.table.table import Table


class PracticeCog(Cog[AloneParts]):
    """Handles practice deals, at most one per person."""

    occasion = Practice

    @handles(Verb.PRACTICE, on=Elsewhere.PAGE)
    async def begin(self, reply: Reply, used: Used) -> None:
        """Begin a deal in a private message, or again in the message of one that has ended."""
        again, name = wanted(used.press.choice)
        families = self._services.catalogue.families()
        name = used.chosen or name or next(iter(families))
        ruleset = families[name][0] if name in families else self._services.catalogue.find(name)
        await begin_practice(self._services, reply, ruleset, again=again)

    @handles(Verb.PRACTICE_ANSWER, on=Elsewhere.PAGE)
    async def of_earlier_versions(self, reply: Reply, _used: Used) -> None:
        """Offer another practice deal: that one ended with the version that dealt it."""
        await self.say_gone(reply)

    async def show(self, reply: Reply, table: Table, rated: str) -> None:
        """Show the state of a practice deal; `rated` says how good the last answer was."""
        await show_practice(self._services, reply, table, rated)

    async def say_gone(self, reply: Reply) -> None:
        """Offer another practice deal in place of one that is gone."""
        await reply.update(practice_gone(reply.texts, [*self._services.catalogue.families()]))


async def begin_practice(services: AloneParts, reply: Reply, ruleset: Ruleset[Any], *, again: bool = False) -> None:
    """Deal for a person and show it in a private message; with `again`, in the message that was pressed."""
    user = reply.interaction.user
    table = await practise(services.tables, ruleset, user.id, user.display_name)
    await show_practice(services, reply, table, anew=not again)


def how_good(services: AloneParts, table: Table, written: str, texts: Texts) -> str:
    """Say how good an answer to the open question is, if that was shown."""
    if written == TAKE_BACK:
        return ""
    view, advice = view_alone(table), services.advising.known(_question(table))
    return chosen_line(view.deal, advice, written, texts_of(texts, view.ruleset)) if view.deal and advice else ""


async def show_practice(
    services: AloneParts, reply: Reply, table: Table, rated: str = "", *, anew: bool = False
) -> None:
    """Show the state of a practice deal in the pressed message, or `anew`; what each answer yields comes later.

    `rated` says how good the last answer was.
    """
    surface = await _drawn(services, table, reply, rated)
    shown = await (reply.private(surface, Lasting.PAGE) if anew else reply.update(surface))
    _fill_in(services, table, reply, rated, shown)


def _fill_in(services: AloneParts, table: Table, reply: Reply, rated: str, message: Message) -> None:
    """Compute what each answer to the open question yields, and show it unless the question is answered meanwhile."""
    view, question = view_alone(table).deal, table.question_number
    if view is None or table.over:
        return

    async def draw(advice: Advice | None) -> Surface | None:
        if table.question_number != question:
            return None
        return await _drawn(services, table, reply, rated, advice or (advised(table.driver) if table.driver else ""))

    services.advising.fill(f"practice {reply.user}", message, view, _question(table), draw)


def _question(table: Table) -> str:
    return f"practice {table.id} {table.question_number}"


async def _drawn(
    services: AloneParts, table: Table, reply: Reply, rated: str, advice: Advice | str | None = None
) -> Surface:
    """Draw the state of a practice deal, with a picture of the hand, or of the table if nobody holds cards."""
    likes = services.preferences.person(reply.user)
    draft = practice_draft(view_alone(table), advice, reply.texts, likes, rated)
    return await services.renderer.finish(draft, reply.server, reply.user)
