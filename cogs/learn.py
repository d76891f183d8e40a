"""`/learn`: courses of playable steps for people who do not know a game."""

from typing import Any

from discord import app_commands

from bot.alone import view_alone
from bot.discord_io.custom_id import Verb, number_of
from bot.discord_io.surface import Surface
from bot.interactions.command_tree import everywhere
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Interaction, Lasting, Reply
from bot.language.translator import arguments, completed
from bot.lessons import begin_step, play_out, step_at, steps_of
from bot.panels.kit.rules import ruleset_name
from bot.panels.personal.lessons import BETWEEN, Progress, course_end, course_opening, courses, lesson_draft
from bot.services import AloneParts, TableParts
from cogs.base import Cog, command
from cogs.opening import played_rulesets
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.table.occasion import Lesson
from game.table.table import Table
from game.table.view import TableView, table_view

Choices = list[app_commands.Choice[str]]


class Learn(Cog[AloneParts]):
    """Lets people learn a game."""

    occasion = Lesson

    def __init__(self, services: AloneParts, play: TableParts) -> None:
        super().__init__(services)
        self._play = play

    @everywhere
    @command("learn")
    @arguments("game")
    async def learn(self, reply: Reply, game: str = "") -> None:
        """Begin or continue the course of a game, or show all courses."""
        await self._show(reply, game)

    @learn.autocomplete("game")
    async def _complete_game(self, interaction: Interaction, typed: str) -> Choices:
        texts = self._services.readers.texts(interaction)
        played = played_rulesets(self._services, interaction.guild_id or 0)
        named = [(ruleset_name(texts.of_game(each.id, each.family), each.id), each.id) for each in played]
        return completed(named, typed)

    @handles(Verb.LEARN, on=Elsewhere.PAGE)
    async def go_on(self, reply: Reply, used: Used) -> None:
        """Show the courses, the next step of one, or a given step; after the last one, the end."""
        await self._show(reply, used.chosen or used.press.choice)

    async def show(self, reply: Reply, table: Table, _rated: str) -> None:
        """Show a step, or what has come of its answer; note that it was done."""
        services, (step, number, count) = self._services, await step_at(table)
        at = Progress(step, number, count, await play_out(services.alone_tables, table, step))
        if at.right:
            await services.preferences.learn(reply.user, table.ruleset.id, number + 1)
        draft = lesson_draft(view_alone(table), at, reply.texts, services.preferences.person(reply.user))
        await reply.update(draft, Lasting.PAGE)

    async def say_gone(self, reply: Reply) -> None:
        """Show all courses in place of a step that is gone."""
        await reply.update(self._courses(reply))

    async def _show(self, reply: Reply, choice: str) -> None:
        name, _, written = choice.partition(BETWEEN)
        if not name:
            await reply.update(self._courses(reply), Lasting.MENU)
            return
        ruleset, steps = self._ruleset(name), number_of(written)
        number = self._services.preferences.learnt(reply.user, name) if steps is None else steps
        count = len(await steps_of(ruleset))
        if number == count and written:
            await reply.update(course_end(ruleset, count, self._lobbies(reply, ruleset), reply.texts))
            return
        number = number if written else number % count
        if not written and not number and (opening := course_opening(ruleset, reply.texts)):
            await reply.update(opening)
            return
        person = reply.interaction.user
        table = await begin_step(self._services.alone_tables, ruleset, number, person.id, person.display_name)
        await self.show(reply, table, "")

    def _ruleset(self, name: str) -> Ruleset[Any]:
        """Find a game by the name that a person chose or typed; raises `Refused("old-button")` for none."""
        found = next((each for each in self._services.catalogue if each.id == name), None)
        if found is None:
            raise Refused("old-button")
        return found

    def _courses(self, reply: Reply) -> Surface:
        played = played_rulesets(self._services, reply.server)
        learnt = {each.id: self._services.preferences.learnt(reply.user, each.id) for each in played}
        return courses(played, learnt, reply.texts)

    def _lobbies(self, reply: Reply, ruleset: Ruleset[Any]) -> list[TableView]:
        """List the tables of a game on this server that wait for players."""
        views = [
            table_view(table, reply.user)
            for table in self._play.tables
            if table.state.server == reply.server and table.ruleset.id == ruleset.id and table.state.phase == "lobby"
        ]
        return [view for view in views if view.has_room]
