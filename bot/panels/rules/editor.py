"""The form of the house rules: every option of a ruleset by its type, the common ones first, a page at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.interactions.custom_id import Press
from bot.interactions.start_options import Rules
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.panels.kit.surface import (
    MOST_OPTIONS,
    Accent,
    Item,
    Style,
    Surface,
    button,
    framed,
    option,
    rows,
    select,
    small,
    text,
)
from bot.panels.kit.words import option_name, option_value, preset_name, ruleset_name, texts_of
from game.core.errors import Refused
from game.core.rulesets import Choice, OptionField, Ruleset
from game.table.view import TableView

PER_PAGE = 5


def rules_editor(
    view: TableView, texts: Texts, offered: Sequence[Rules], *, page: int = 0, refused: str = "", told: str = ""
) -> Surface:
    """Let the host choose ruleset, ready-made set and options; a refusal (`refused`) or news (`told`) stand on top.

    `offered` are the rules that can be chosen in the family: the presets of all rulesets, then the server's own sets.
    """
    fields, texts = [*view.ruleset.fields()], texts_of(texts, view.ruleset)
    last = pages(view.ruleset) - 1
    page = min(max(page, 0), last)
    shown = fields[page * PER_PAGE : (page + 1) * PER_PAGE]
    return framed(
        Accent.REFUSED if refused else Accent.RULES,
        text(texts("editor-title", ruleset=ruleset_name(texts, view.ruleset.id)), f"⚠️ {refused}" if refused else told),
        *(_choosers(view, texts, offered) if page == 0 else ()),
        *(item for field in shown for item in _control(view, texts, field)),
        text(small(texts("editor-page", page=page + 1, pages=last + 1))),
        *rows([*_turning(view, texts, page, last), *_forgetting(view, texts, offered, page)]),
    )


def pages(ruleset: Ruleset[Any]) -> int:
    """Count the pages of a ruleset's form."""
    return -(-len([*ruleset.fields()]) // PER_PAGE)


def page_of(ruleset: Ruleset[Any], name: str) -> int:
    """Give the page on which an option stands, 0 for an unknown one."""
    names = [field.name for field in ruleset.fields()]
    return names.index(name) // PER_PAGE if name in names else 0


def changed_options(view: TableView, name: str, text: str) -> dict[str, Choice]:
    """Give the table's options with one of them changed as written; raises `Refused` for a value it cannot have."""
    return {**view.options.model_dump(), name: view.ruleset.read_option(name, text.strip())}


def pressed_option(choice: str, values: Sequence[str]) -> tuple[str, str]:
    """Read a press of `rules-option`: the option's name, and its value from the button, the select or the form."""
    name, _, value = choice.partition("=")
    written = value or next(iter(values), "")
    if not name:
        raise Refused("option-unknown", option=name)
    return name, written


def _choosers(view: TableView, texts: Texts, offered: Sequence[Rules]) -> Iterator[Item]:
    """Choose a ruleset of the family, and one of its ready-made sets or the server's own."""
    rulesets = {rules.ruleset.id: rules.ruleset for rules in offered}
    if len(rulesets) > 1:
        options = [
            option(ruleset_name(texts, name), name, chosen=name == view.ruleset.id)
            for name in [*rulesets][:MOST_OPTIONS]
        ]
        yield select(Press(Verb.RULES_SET, view.id), options, texts("editor-choose-ruleset"))
    own = [rules for rules in offered if rules.ruleset.id == view.ruleset.id]
    if len(own) > 1:
        yield select(Press(Verb.RULES_PRESET, view.id), _presets(view, texts, own), texts("editor-choose-preset"))


def _presets(view: TableView, texts: Texts, own: Sequence[Rules]) -> list[discord.SelectOption]:
    """List ready-made sets, the one that is in force chosen; what people saved last must find a place."""
    listed = own if len(own) <= MOST_OPTIONS else own[-MOST_OPTIONS:]
    in_force = next((rules for rules in listed if view.ruleset.choose(rules.options) == view.options), None)
    return [option(preset_name(rules, texts), rules.name[:100], chosen=rules is in_force) for rules in listed]


def _control(view: TableView, texts: Texts, field: OptionField) -> Iterator[Item]:
    """Show an option with what it means, and the control that changes it."""
    value: Choice = getattr(view.options, field.name)
    about = f"**{option_name(texts, field.name)}**: {option_value(texts, field, value)}"
    explained = small(texts(f"option-{field.name}-help")) if texts.has(f"option-{field.name}-help") else ""
    words = "\n".join(filter(None, (about, explained)))
    if field.kind == "choice":
        yield ui.TextDisplay[Any](words)
        yield select(Press(Verb.RULES_OPTION, view.id, choice=field.name), _values(texts, field, value))
        return
    yield ui.Section[Any](words, accessory=_changer(view, texts, field, value=value))


def _changer(view: TableView, texts: Texts, field: OptionField, *, value: Choice) -> ui.Button[Any]:
    """Turn a switch over, or open the form for a number."""
    if field.kind == "number":
        return button(texts("editor-change"), Press(Verb.RULES_FORM, view.id, choice=field.name))
    other = "false" if value else "true"
    label = texts("editor-switch-off" if value else "editor-switch-on")
    style = Style.success if value else Style.secondary
    return button(label, Press(Verb.RULES_OPTION, view.id, choice=f"{field.name}={other}"), style)


def _values(texts: Texts, field: OptionField, value: Choice) -> list[discord.SelectOption]:
    return [option(option_value(texts, field, other), other, chosen=other == value) for other in field.values]


def _turning(view: TableView, texts: Texts, page: int, last: int) -> Iterator[ui.Button[Any]]:
    back, on = (Press(Verb.RULES_PAGE, view.id, choice=str(number)) for number in (max(page - 1, 0), page + 1))
    yield button("◀", back, disabled=page == 0)
    yield button("▶", on, disabled=page == last)
    yield button(texts("editor-time"), Press(Verb.RULES_TIME, view.id))
    yield button(texts("editor-save"), Press(Verb.RULES_SAVE, view.id))
    yield button(texts("editor-read"), Press(Verb.RULES_SHOW, view.id))


def _forgetting(view: TableView, texts: Texts, offered: Sequence[Rules], page: int) -> Iterator[ui.Button[Any]]:
    if page == 0 and any(rules.saved_as for rules in offered):
        yield button(texts("editor-forget"), Press(Verb.RULES_FORGET, view.id))
