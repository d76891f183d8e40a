"""The house rules editor in the lobby: ruleset, presets, single options, and the server's saved sets."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.discord_io.custom_id import Verb, number_of
from bot.discord_io.surface import Surface
from bot.interactions.handlers import AtTable, Used, handles
from bot.interactions.reply import Reply
from bot.language.names import safe_name, tidy
from bot.panels.kit.draft import Draft
from bot.panels.kit.rules import Rules, find_rules, offered_rules
from bot.panels.rules.editor import (
    FIRST,
    NO_QUIET,
    PACE,
    QUIET,
    SECONDS_OVER_DAYS,
    Part,
    changed_options,
    forget_form,
    pressed_option,
    rules_editor,
    rules_form,
    save_form,
    time_form,
)
from bot.panels.rules.text import rules_draft
from bot.panels.table.private import refusal_words
from bot.preferences import RULES
from bot.services import Common
from cogs.base import Cog, number_in
from game.core.errors import Refused
from game.core.options import OptionField
from game.table.ports import DAYS
from game.table.table import Table
from game.table.view import table_view

LONGEST_NAME = 40
MOST_SAVED = 15


class HouseRules(Cog[Common]):
    """Changes the rules of a table that has not begun, for its host. Contradictions are shown on top of the form."""

    async def _offered(self, table: Table) -> list[Rules]:
        saved = await self._services.servers.presets(table.state.server)
        return offered_rules(self._services.catalogue, table.ruleset.family, saved)

    @handles(Verb.RULES_SHOW, on=AtTable.READING)
    async def explain(self, table: Table, reply: Reply, used: Used) -> Draft:
        """Explain the rules in force."""
        likes = self._services.preferences.person(reply.user)
        return await asyncio.to_thread(rules_draft, table.ruleset, table.options, reply.texts, likes)

    @handles(Verb.RULES, on=AtTable.READING)
    async def open(self, table: Table, reply: Reply, used: Used) -> Surface | Draft:
        """Open the form for the host of a lobby; explain the rules to everyone else."""
        try:
            table.state.require_rules(reply.user)
        except Refused:
            return await self.explain(table, reply, used)
        return rules_editor(table_view(table, reply.user), reply.texts, await self._offered(table))

    @handles(Verb.RULES_PAGE, on=AtTable.READING)
    async def turn(self, table: Table, reply: Reply, used: Used) -> None:
        """Turn to another page of the form, or to the page with only the differences."""
        await self._show(table, reply, Part.read(used.press.choice))

    @handles(Verb.RULES_SET, on=AtTable.READING)
    async def choose_ruleset(self, table: Table, reply: Reply, used: Used) -> None:
        """Choose another ruleset of the family, with its defaults."""
        await self._begin_with(table, reply, used.chosen)

    @handles(Verb.RULES_RESET, on=AtTable.READING)
    async def reset(self, table: Table, reply: Reply, used: Used) -> None:
        """Reset to the ruleset's default rules."""
        await self._begin_with(table, reply, table.ruleset.id)

    async def _begin_with(self, table: Table, reply: Reply, ruleset: str) -> None:
        async with self._on_the_form(table, reply):
            usual = self._services.catalogue.find(ruleset).usual
            await table.hosting.set_rules(reply.user, ruleset, usual, "")

    @handles(Verb.RULES_PRESET, on=AtTable.READING)
    async def choose_preset(self, table: Table, reply: Reply, used: Used) -> None:
        """Choose a preset."""
        async with self._on_the_form(table, reply):
            rules = find_rules(await self._offered(table), used.chosen)
            await table.hosting.set_rules(reply.user, rules.ruleset.id, rules.options, rules.name)

    @handles(Verb.RULES_PICK, on=AtTable.READING)
    async def pick(self, table: Table, reply: Reply, used: Used) -> None:
        """Change the option that was picked from its group."""
        await self._change(table, reply, used, *pressed_option("", used.values))

    @handles(Verb.RULES_OPTION, on=AtTable.READING)
    async def choose_option(self, table: Table, reply: Reply, used: Used) -> None:
        """Change one option with a button, a select or the form for a number."""
        await self._change(table, reply, used, *pressed_option(used.press.choice, (*used.values, used.typed)))

    async def _change(self, table: Table, reply: Reply, used: Used, name: str, written: str) -> None:
        part = Part.after(used.press.choice, table.ruleset, name)
        async with self._on_the_form(table, reply, part):
            changed = changed_options(table_view(table, reply.user), name, written)
            await table.hosting.set_rules(reply.user, table.ruleset.id, changed, "")

    @handles(Verb.LIMIT, on=AtTable.PANEL)
    async def limit(self, table: Table, reply: Reply, used: Used) -> None:
        """Cap the bêtes of this lobby or of the deals to come."""
        await table.hosting.limit_bete(reply.user, number_in(used.press.choice))

    @handles(Verb.RULES_FORM, on=AtTable.READING)
    async def type_number(self, table: Table, reply: Reply, used: Used) -> None:
        """Open the form for a number."""
        view, (name, _) = table_view(table, reply.user), pressed_option(used.press.choice, ())
        part = Part.after(used.press.choice, table.ruleset, name)
        await reply.form(rules_form(view, _field(table, name), reply.texts, part))

    @handles(Verb.RULES_TIME, on=AtTable.READING)
    async def choose_time(self, table: Table, reply: Reply, used: Used) -> None:
        """Open the form for the thinking time; apply the values submitted with it."""
        if not used.fields:
            await reply.form(time_form(table_view(table, reply.user), reply.texts))
            return
        seconds, pace = number_of(used.typed), used.picked(PACE) or table.state.terms.pace
        if pace == DAYS:
            seconds = number_of(used.picked(SECONDS_OVER_DAYS))
        async with self._on_the_form(table, reply):
            quiet = used.picked(QUIET).removeprefix(NO_QUIET)
            await table.hosting.set_time(reply.user, -1 if seconds is None else seconds, pace, quiet)

    @handles(Verb.RULES_SAVE, on=AtTable.READING)
    async def save(self, table: Table, reply: Reply, used: Used) -> None:
        """Open the form for a name; save the rules in force under it for this server."""
        if not used.fields:
            await reply.form(save_form(table_view(table, reply.user), reply.texts))
            return
        name = " ".join(used.typed.split())[:LONGEST_NAME]
        async with self._on_the_form(table, reply) as told:
            table.state.require_host(reply.user)
            if not tidy(name):
                raise Refused("name-missing")
            server, ruleset, saving = table.state.server, table.ruleset.id, self._services.servers
            saved = await saving.presets(server)
            if len(saved) >= MOST_SAVED and (ruleset, name) not in saved:
                raise Refused("too-many-saved", most=MOST_SAVED)
            await saving.save_preset(server, ruleset, name, table.state.terms.options)
            told.append(reply.texts("editor-saved", name=safe_name(name)))

    @handles(Verb.RULES_FORGET, on=AtTable.READING)
    async def forget(self, table: Table, reply: Reply, used: Used) -> None:
        """Open the form that asks which saved rules to delete; delete the submitted choice for the whole server."""
        async with self._on_the_form(table, reply) as told:
            table.state.require_host(reply.user)
            saved = {rules.name: rules for rules in await self._offered(table) if rules.saved_as}
            if not saved:
                raise Refused("decided-already")
            if not used.fields:
                await reply.form(forget_form(table_view(table, reply.user), [*saved.values()], reply.texts))
                return
            rules = saved.get(used.typed)
            if rules is None:
                raise Refused("rules-unknown", rules=used.typed[-LONGEST_NAME:])
            await self._forget(table.state.server, rules)
            told.append(reply.texts("editor-forgotten", name=safe_name(rules.saved_as)))

    async def _forget(self, server: int, rules: Rules) -> None:
        """Delete saved rules, also as the server's usual ones."""
        family, preferences = rules.ruleset.family, self._services.preferences
        if preferences.server(server).rules.get(family) == rules.name:
            await preferences.change("server", server, f"{RULES}{family}", None)
        await self._services.servers.forget_preset(server, rules.ruleset.id, rules.saved_as)

    @asynccontextmanager
    async def _on_the_form(self, table: Table, reply: Reply, part: Part = FIRST) -> AsyncGenerator[list[str]]:
        """Show the form afterwards, with what was told or the reason for a refusal, unless another one was opened."""
        told, why = list[str](), ""
        try:
            yield told
        except Refused as refused:
            why = refusal_words(refused, reply.texts)
        if not reply.asked:
            await self._show(table, reply, part, why, *told)

    async def _show(self, table: Table, reply: Reply, part: Part, refused: str = "", told: str = "") -> None:
        view, offered = table_view(table, reply.user), await self._offered(table)
        await reply.update(rules_editor(view, reply.texts, offered, part=part, refused=refused, told=told))


def _field(table: Table, name: str) -> OptionField:
    for field in table.ruleset.fields():
        if field.name == name:
            return field
    raise Refused("option-unknown", option=name)
