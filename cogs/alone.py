"""What one person plays alone: the answers, whatever the occasion; practice deals, and past deals played on."""

from collections.abc import Iterable
from typing import Any, Protocol

from bot.alone import view_alone
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.message import Message
from bot.discord_io.surface import Surface
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Lasting, Reply
from bot.language import Texts
from bot.panels.kit.draft import Draft
from bot.panels.kit.words import texts_of
from bot.panels.personal.alone import AGAIN, play_on_gone, played_on, practice_draft, practice_gone, wanted
from bot.panels.rules.editor import amount_form
from bot.panels.rules.text import ALL, glossary_draft
from bot.panels.table.advice import chosen_line
from bot.pars import StrongPlay
from bot.past.play_on import beside, play_on
from bot.practice import advised, practise
from bot.services import AloneParts
from cogs.base import Cog, chosen_answer
from cogs.history import deal_here
from game.computer.advice import Advice
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.core.vocabulary import TAKE_BACK
from game.table.occasion import Alone, PlayedOn, Practice, alone_at
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
    table = await practise(services.alone_tables, ruleset, user.id, user.display_name)
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
    """Show a practice deal in the pressed message, or `anew`; `rated` says how good the last answer was."""
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


class Pages(Protocol):
    """Shows the deals of an occasion to the person who plays them alone."""

    @property
    def occasion(self) -> type[Alone]:
        """The occasion."""
        ...

    async def show(self, reply: Reply, table: Table, rated: str, /) -> None:
        """Show the state of a deal; `rated` says how good the last answer was, empty if that is not known."""
        ...

    async def say_gone(self, reply: Reply, /) -> None:
        """Say that a deal is gone."""
        ...


class AloneCog(Cog[AloneParts]):
    """Handles answers in deals played alone, which the `pages` of their occasion show."""

    def __init__(self, services: AloneParts, pages: Iterable[Pages]) -> None:
        super().__init__(services)
        self._pages = {each.occasion: each for each in pages}

    @handles(Verb.ANSWER, Verb.DAILY_ANSWER, Verb.TAKE_BACK, on=Elsewhere.ALONE)
    async def answer(self, reply: Reply, used: Used) -> None:
        """Answer, or take back an answer, and show the next decision; an old button shows the state of the deal."""
        table, rated = await self._services.alone_tables.find(used.press.table, reply.user), ""
        if table is None:
            await self._pages_of(used.press.table).say_gone(reply)
            return
        if _is_open(table, used.press):
            written = TAKE_BACK if used.press.verb is Verb.TAKE_BACK else chosen_answer(used)
            rated = how_good(self._services, table, written, reply.texts)
            await self._services.alone_tables.answer(table, used.press.deal, used.press.question, written)
        await self._pages_of(table.id).show(reply, table, rated)

    @handles(Verb.AMOUNT, Verb.DAILY_AMOUNT, on=Elsewhere.ALONE)
    async def amount(self, reply: Reply, used: Used) -> None:
        """Open the form for an amount that has no button."""
        table = await self._services.alone_tables.find(used.press.table, reply.user)
        if table is None or not _is_open(table, used.press):
            await self.answer(reply, used)
        else:
            await reply.form(amount_form(view_alone(table), reply.texts))

    @handles(Verb.WORDS, on=Elsewhere.ALONE)
    async def words(self, reply: Reply, used: Used) -> None:
        """Explain the words of the game, next to the deal."""
        table = await self._services.alone_tables.find(used.press.table, reply.user)
        if table is None:
            await self._pages_of(used.press.table).say_gone(reply)
            return
        likes = self._services.preferences.person(reply.user)
        draft = glossary_draft(view_alone(table), reply.texts, likes, which=ALL, at_table=False)
        await reply.private(draft, Lasting.MENU)

    def _pages_of(self, table: str) -> Pages:
        """Return what shows the deals of a table, by its id; raises `Refused("old-button")` for any other table."""
        occasion = alone_at(table)
        if occasion is None:
            raise Refused("old-button")
        return self._pages[occasion]


def _is_open(table: Table, press: Press) -> bool:
    return not table.over and (press.deal, press.question) == (table.state.deal, table.question_number)


class PlayOnCog(Cog[AloneParts]):
    """Lets people play past deals on."""

    occasion = PlayedOn

    @handles(Verb.PLAY_ON, on=Elsewhere.PAGE)
    async def begin(self, reply: Reply, used: Used) -> None:
        """Go back to a decision in a private message, reusing the message of an earlier attempt."""
        press, services = used.press, self._services
        past = await deal_here(services, reply, press.table, press.deal)
        table = await play_on(services.alone_tables, past, press.question, reply.user, services.catalogue)
        shown = await self._drawn(reply, table)
        await (reply.update(shown) if press.choice == AGAIN else reply.private(shown))

    @handles(Verb.PLAY_ON_ANSWER, Verb.PLAY_ON_AMOUNT, on=Elsewhere.PAGE)
    async def of_earlier_versions(self, reply: Reply, _used: Used) -> None:
        """Say that the deal that was played on ended with the version that dealt it."""
        await self.say_gone(reply)

    async def show(self, reply: Reply, table: Table, _rated: str) -> None:
        """Show a deal that is played on."""
        await reply.update(await self._drawn(reply, table))

    async def say_gone(self, reply: Reply) -> None:
        """Say that a deal that was played on is gone."""
        await reply.update(play_on_gone(reply.texts))

    async def _drawn(self, reply: Reply, table: Table) -> Draft:
        """Draw a deal that is played on, once it is over next to what was then."""
        played, services = table.state.at(PlayedOn), self._services
        then = await beside(table, played, StrongPlay(services.players.search, pauses=(0.0,))) if table.over else None
        return played_on(view_alone(table), played, then, reply.texts, services.preferences.person(reply.user))
