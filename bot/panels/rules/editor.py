"""The house rules form: every option of a ruleset, in groups and with its value, or only the changed ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.discord_io.custom_id import Press, Verb, number_of
from bot.discord_io.surface import (
    MOST_IN_ROW,
    MOST_OPTIONS,
    Accent,
    Component,
    Surface,
    button,
    framed,
    option,
    paragraph,
    rows,
    select,
    small,
    text,
)
from bot.language import Texts
from bot.panels.kit.start_options import Rules
from bot.panels.kit.words import (
    option_name,
    option_value,
    page_buttons,
    page_words,
    preset_name,
    ruleset_name,
    texts_of,
    word,
)
from game.core.errors import Refused
from game.core.options import OptionField
from game.core.rulesets import Choice, Ruleset
from game.table.view import TableView

Groups = Mapping[str, Sequence[OptionField]]

MOST_ON_PAGE: Final = 14
"""The most options that fit on one screen of a phone."""
ROOM_FOR_GROUPS: Final = 23
"""The components that a page has for its groups; the rest are its frame, title, two selects and nine buttons."""
CHANGED: Final = "changed"


class Part(NamedTuple):
    """The visible part of the form: one of its pages, or all changes to the ruleset's defaults on a single page."""

    page: int = 0
    only_changed: bool = False

    @classmethod
    def read(cls, choice: str) -> Part:
        """Parse it from the press that opens it; the first page by default."""
        return cls(only_changed=True) if choice == CHANGED else cls(number_of(choice) or 0)

    @classmethod
    def after(cls, choice: str, ruleset: Ruleset[Any], name: str) -> Part:
        """Return the part to show after a press that changes an option: the same as before."""
        if choice.endswith(f".{CHANGED}"):
            return cls(only_changed=True)
        pages = [{field.name for fields in groups.values() for field in fields} for groups in pages_of(ruleset)]
        return cls(next((page for page, names in enumerate(pages) if name in names), 0))

    def mark(self, choice: str) -> str:
        """Return the choice with the visible part encoded in it."""
        return f"{choice}.{CHANGED}" if self.only_changed else choice


FIRST: Final = Part()


def rules_editor(
    view: TableView, texts: Texts, offered: Sequence[Rules], *, part: Part = FIRST, refused: str = "", told: str = ""
) -> Surface:
    """Let the host choose ruleset, predefined set and options, with a refusal (`refused`) or news (`told`) on top.

    `offered` are the family's selectable rules: the presets of all rulesets, then the server's own sets.
    """
    texts, pages = texts_of(texts, view.ruleset), pages_of(view.ruleset)
    page = min(max(part.page, 0), len(pages) - 1)
    groups = _changed(view) if part.only_changed else pages[page]
    whole = not part.only_changed
    return framed(
        Accent.REFUSED if refused else Accent.RULES,
        text(texts("editor-title", ruleset=ruleset_name(texts, view.ruleset.id)), f"⚠️ {refused}" if refused else told),
        *(_choosers(view, texts, offered) if whole and page == 0 else ()),
        *(item for name, fields in groups.items() for item in _group(view, texts, name, fields, part)),
        text(small(page_words(page, len(pages), texts) if whole else "")),
        text("" if whole or groups else texts("editor-nothing-changed")),
        *rows([*_turning(view, texts, part, page, len(pages))]),
        *rows([*_keeping(view, texts, offered)]),
    )


def pages_of(ruleset: Ruleset[Any]) -> list[dict[str, Sequence[OptionField]]]:
    """Divide the groups of a ruleset's options into pages, at least one; a group is never split."""
    pages: list[dict[str, Sequence[OptionField]]] = [{}]
    for name, fields in ruleset.grouped_fields().items():
        with_it = {**pages[-1], name: fields}
        if pages[-1] and not _fits(with_it):
            pages.append({name: fields})
        else:
            pages[-1] = with_it
    return pages


def changed_options(view: TableView, name: str, text: str) -> dict[str, Choice]:
    """Return the table's options with one of them changed as written; raises `Refused` for an invalid value."""
    return {**view.options.model_dump(), name: view.ruleset.read_option(name, text.strip())}


def pressed_option(choice: str, values: Sequence[str]) -> tuple[str, str]:
    """Parse a press of `rules-option` or `rules-pick`: the option's name, and its value.

    A value picked from a group contains both; a form's press names the option, and a button's also the value.
    """
    given = next(iter(values), "")
    name, _, value = (choice.removesuffix(f".{CHANGED}") or given).partition("=")
    if not name:
        raise Refused("option-unknown", option=name)
    return name, value or given


def _fits(groups: Groups) -> bool:
    lines = sum(map(len, groups.values()))
    return lines <= MOST_ON_PAGE and sum(map(_components, groups.values())) <= ROOM_FOR_GROUPS


def _components(fields: Sequence[OptionField]) -> int:
    """Count the components of a group: its text, rows of buttons for numbers, and a select for everything else."""
    numbers = sum(field.kind == "number" for field in fields)
    return 1 + numbers + -(-numbers // MOST_IN_ROW) + 2 * (numbers < len(fields))


def _changed(view: TableView) -> Groups:
    """Return the options that differ from the ruleset's defaults, in their groups."""
    changed = {field.name for field in view.ruleset.changed_fields(view.options)}
    grouped = {
        name: [field for field in fields if field.name in changed]
        for name, fields in view.ruleset.grouped_fields().items()
    }
    return {name: fields for name, fields in grouped.items() if fields}


def _choosers(view: TableView, texts: Texts, offered: Sequence[Rules]) -> Iterator[Component]:
    """Choose a ruleset of the family, and one of its predefined or the server's own sets."""
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


def _presets(view: TableView, texts: Texts, own: Sequence[Rules]) -> list[Component]:
    """List predefined and saved sets, the one in force preselected; the most recently saved ones must fit in."""
    listed = own if len(own) <= MOST_OPTIONS else own[-MOST_OPTIONS:]
    in_force = next((rules for rules in listed if view.ruleset.choose(rules.options) == view.options), None)
    return [option(preset_name(rules, texts), rules.name[:100], chosen=rules is in_force) for rules in listed]


def _group(view: TableView, texts: Texts, name: str, fields: Sequence[OptionField], part: Part) -> Iterator[Component]:
    """Show a group's options with their values, and the controls to change them: buttons for numbers, a select."""
    title = word(texts, f"group-{name}", name.capitalize())
    values = "\n".join((f"**{title}**", *(_value(view, texts, field) for field in fields)))
    yield paragraph(values)
    yield from rows([_number(view, texts, field, part) for field in fields if field.kind == "number"])
    others = [other for field in fields if field.kind != "number" for other in _others(view, texts, field)]
    if others:
        press = Press(Verb.RULES_PICK, view.id, choice=part.mark(name))
        yield select(press, others[:MOST_OPTIONS], texts("editor-pick", group=title))


def _value(view: TableView, texts: Texts, field: OptionField) -> str:
    """Describe an option's value, and its default if that is different."""
    now: Choice = getattr(view.options, field.name)
    name, value = option_name(texts, field.name), option_value(texts, field, now)
    if now == field.default:
        return texts("editor-rule", name=name, value=value)
    return texts("editor-rule-changed", name=name, value=value, usual=option_value(texts, field, field.default))


def _number(view: TableView, texts: Texts, field: OptionField, part: Part) -> Component:
    """Return the button that opens the form for a number."""
    press = Press(Verb.RULES_FORM, view.id, choice=part.mark(field.name))
    return button(texts("editor-number", name=option_name(texts, field.name)), press)


def _others(view: TableView, texts: Texts, field: OptionField) -> Iterator[Component]:
    """List the other values of an option."""
    now: Choice = getattr(view.options, field.name)
    values: tuple[Choice, ...] = field.literals or (True, False)
    about = word(texts, f"option-{field.name}-help", "")
    for value in values:
        if value != now:
            label = texts("editor-choice", name=option_name(texts, field.name), value=option_value(texts, field, value))
            written = str(value).lower() if field.kind == "switch" else str(value)
            yield option(label, f"{field.name}={written}", about)


def _turning(view: TableView, texts: Texts, part: Part, page: int, pages: int) -> Iterator[Component]:
    """Turn pages, show only the changes or everything again, and reset to the ruleset's defaults."""

    def turn(choice: str) -> Press:
        return Press(Verb.RULES_PAGE, view.id, choice=choice)

    if part.only_changed:
        yield button(texts("editor-all"), turn("0"))
    else:
        yield from page_buttons(page, pages, turn, texts)
        yield button(texts("editor-only-changed"), turn(CHANGED))
    as_written = not any(view.ruleset.changed_fields(view.options))
    yield button(texts("editor-reset"), Press(Verb.RULES_RESET, view.id), disabled=as_written)


def _keeping(view: TableView, texts: Texts, offered: Sequence[Rules]) -> Iterator[Component]:
    yield button(texts("editor-time"), Press(Verb.RULES_TIME, view.id))
    yield button(texts("editor-read"), Press(Verb.RULES_SHOW, view.id))
    yield button(texts("editor-save"), Press(Verb.RULES_SAVE, view.id))
    if any(rules.saved_as for rules in offered):
        yield button(texts("editor-forget"), Press(Verb.RULES_FORGET, view.id))
