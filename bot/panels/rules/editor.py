"""The house rules form, every option in groups or only the changed ones; and all forms of one field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.discord_io.controls import LONGEST_OPTION, MOST_IN_ROW, MOST_OPTIONS, button, option, rows, select
from bot.discord_io.custom_id import Press, Verb, number_of
from bot.discord_io.surface import Accent, Component, Surface, cut, framed, paragraph, small, text
from bot.language import Texts
from bot.panels.kit.rules import Rules, idle_lines, option_name, option_value, preset_name, ruleset_name
from bot.panels.kit.words import page_buttons, page_words, question_words, quiet_words, texts_of, time_to_think
from bot.panels.table.panel import SEAL_DIGITS
from game.core.errors import Refused
from game.core.options import Choice, OptionField
from game.core.rulesets import Ruleset
from game.evenings.evening import LONGEST_TEAM
from game.table.bounds import SECONDS_OVER_DAYS as TIMES_OVER_DAYS
from game.table.bounds import TURN_SECONDS, fitting
from game.table.ports import DAYS, PACES
from game.table.quiet_hours import QUIET_HOURS
from game.table.view import TableView

Groups = Mapping[str, Sequence[OptionField]]

MOST_ON_PAGE: Final = 14
"""The most options that fit on one screen of a phone."""
ROOM_FOR_GROUPS: Final = 23
"""The components that a page has for its groups; the rest are its frame, title, two selects and nine buttons."""
CHANGED: Final = "changed"
FIELD = "value"
PACE = "pace"
SECONDS_OVER_DAYS = "seconds"
QUIET = "quiet"
NO_QUIET: Final = "none"
LONGEST_TITLE = 45
LONGEST_HINT = 100
LONGEST_CUT = 50
LONGEST_PRESET = 40


class Part(NamedTuple):
    """The visible part of the form: one of its pages, or all changes to the ruleset's defaults on a single page.

    `at` is the option that was just pressed there, next to which a refusal is shown: a phone does not show the top.
    """

    page: int = 0
    only_changed: bool = False
    at: str = ""

    @classmethod
    def read(cls, choice: str) -> Part:
        """Parse it from the press that opens it; the first page by default."""
        return cls(only_changed=True) if choice == CHANGED else cls(number_of(choice) or 0)

    @classmethod
    def after(cls, choice: str, ruleset: Ruleset[Any], name: str) -> Part:
        """Return the part to show after a press that changes an option: the same as before."""
        if choice.endswith(f".{CHANGED}"):
            return cls(only_changed=True, at=name)
        pages = [{field.name for fields in groups.values() for field in fields} for groups in pages_of(ruleset)]
        return cls(next((page for page, names in enumerate(pages) if name in names), 0), at=name)

    def mark(self, choice: str) -> str:
        """Return the choice with the visible part encoded in it."""
        return f"{choice}.{CHANGED}" if self.only_changed else choice


FIRST: Final = Part()


def rules_editor(
    view: TableView, texts: Texts, offered: Sequence[Rules], *, part: Part = FIRST, refused: str = "", told: str = ""
) -> Surface:
    """Let the host choose ruleset, predefined set and options, with a refusal (`refused`) or news (`told`).

    A refusal is next to the option that it is about, as far as it is about one; anything else is on top.

    `offered` are the family's selectable rules: the presets of all rulesets, then the server's own sets.
    """
    texts, pages = texts_of(texts, view.ruleset), pages_of(view.ruleset)
    page = min(max(part.page, 0), len(pages) - 1)
    groups = _changed(view) if part.only_changed else pages[page]
    whole = not part.only_changed
    below = any(field.name == part.at for fields in groups.values() for field in fields)
    on_top = f"⚠️ {refused}" if refused and not below else told
    any_saved = any(rules.saved_as for rules in offered)
    return framed(
        Accent.REFUSED if refused else Accent.RULES,
        text(texts("editor-title", ruleset=ruleset_name(texts, view.ruleset.id)), on_top),
        text(*(f"⚠️ {line}" for line in idle_lines(texts, view.ruleset, view.options))),
        *(_choosers(view, texts, offered) if whole and page == 0 else ()),
        *(item for name, fields in groups.items() for item in _group(view, texts, name, fields, part, refused)),
        text(small(page_words(page, len(pages), texts) if whole else "")),
        text("" if whole or groups else texts("editor-nothing-changed")),
        *rows(*_turning(view, texts, part, page, len(pages))),
        *rows(
            button(texts("editor-time"), Press(Verb.RULES_TIME, view.id)),
            button(texts("editor-read"), Press(Verb.RULES_SHOW, view.id)),
            button(texts("editor-save"), Press(Verb.RULES_SAVE, view.id)),
            button(texts("editor-forget"), Press(Verb.RULES_FORGET, view.id)) if any_saved else None,
        ),
    )


def pages_of(ruleset: Ruleset[Any]) -> list[dict[str, Sequence[OptionField]]]:
    """Divide the groups of a ruleset's options into pages, at least one; a group is never split."""
    pages: list[dict[str, Sequence[OptionField]]] = [{}]
    for name, fields in ruleset.grouped_fields().items():
        with_it = {**pages[-1], name: fields}
        lines, components = sum(map(len, with_it.values())), sum(map(_components, with_it.values()))
        if pages[-1] and (lines > MOST_ON_PAGE or components > ROOM_FOR_GROUPS):
            pages.append({name: fields})
        else:
            pages[-1] = with_it
    return pages


def changed_options(view: TableView, name: str, text: str) -> dict[str, Choice]:
    """Return the table's options with one of them changed as written; raises `Refused` for an invalid value."""
    return {**view.options.model_dump(), name: view.ruleset.read_option(name, text.strip())}


def pressed_option(choice: str, values: Sequence[str]) -> tuple[str, str]:
    """Parse a press of `rules-option` or `rules-pick`, or its form: the option's name, and its value."""
    given = next(iter(values), "")
    name, _, value = (choice.removesuffix(f".{CHANGED}") or given).partition("=")
    if not name:
        raise Refused("option-unknown", option=name)
    return name, value or given


def _components(fields: Sequence[OptionField]) -> int:
    """Count the components of a group: its text, rows of buttons for numbers, and a select for everything else."""
    numbers = sum(field.kind == "number" for field in fields)
    return 1 + numbers + -(-numbers // MOST_IN_ROW) + 2 * (numbers < len(fields))


def _changed(view: TableView) -> Groups:
    changed = {field.name for field in view.ruleset.changed_fields(view.options)}
    return {
        name: chosen
        for name, fields in view.ruleset.grouped_fields().items()
        if (chosen := [field for field in fields if field.name in changed])
    }


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
        listed = own[-MOST_OPTIONS:]  # the most recently saved ones must fit in
        in_force = next((rules for rules in listed if view.ruleset.choose(rules.options) == view.options), None)
        sets = [option(preset_name(rules, texts), rules.name[:100], chosen=rules is in_force) for rules in listed]
        yield select(Press(Verb.RULES_PRESET, view.id), sets, texts("editor-choose-preset"))


def _group(
    view: TableView, texts: Texts, name: str, fields: Sequence[OptionField], part: Part, refused: str
) -> Iterator[Component]:
    """Show a group's options with their values, and the controls to change them: buttons for numbers, a select."""
    title = texts.word(f"group-{name}", name.capitalize())
    values = "\n".join((f"**{title}**", *(_value(view, texts, field) for field in fields)))
    yield paragraph(values)
    if refused and any(field.name == part.at for field in fields):
        yield paragraph(f"⚠️ {refused}")
    numbers = (
        button(
            texts("editor-number", name=option_name(texts, field.name)),
            Press(Verb.RULES_FORM, view.id, choice=part.mark(field.name)),
        )
        for field in fields
        if field.kind == "number"
    )
    yield from rows(*numbers)
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


def _others(view: TableView, texts: Texts, field: OptionField) -> Iterator[Component]:
    now: Choice = getattr(view.options, field.name)
    values: tuple[Choice, ...] = field.literals or (True, False)
    about = texts.word(f"option-{field.name}-help", "")
    for value in values:
        if value != now:
            label = texts("editor-choice", name=option_name(texts, field.name), value=option_value(texts, field, value))
            written = str(value).lower() if field.kind == "switch" else str(value)
            yield option(label, f"{field.name}={written}", about)


def _turning(view: TableView, texts: Texts, part: Part, page: int, pages: int) -> Iterator[Component]:
    def turn(choice: str) -> Press:
        return Press(Verb.RULES_PAGE, view.id, choice=choice)

    if part.only_changed:
        yield button(texts("editor-all"), turn("0"))
    else:
        yield from page_buttons(page, pages, turn, texts)
        yield button(texts("editor-only-changed"), turn(CHANGED))
    as_written = not any(view.ruleset.changed_fields(view.options))
    yield button(texts("editor-reset"), Press(Verb.RULES_RESET, view.id), disabled=as_written)


def cut_form(view: TableView, texts: Texts) -> ui.Modal:
    """Ask for the word that cuts the next deal's pack; the cutter is shown the fingerprint of its seal first."""
    hint = texts("cut-form-hint", seal=view.fingerprint[:SEAL_DIGITS])
    return _form(texts("cut-form"), Press(Verb.CUT, view.id), texts("cut-form-label"), hint, _typed(LONGEST_CUT))


def evening_word_form(evening: str, commitment: str, texts: Texts) -> ui.Modal:
    """Ask for a word to mix into the packs of an evening's next round; its seal is shown first."""
    label, hint = texts("cut-form-label"), texts("evening-word-hint", seal=commitment[:SEAL_DIGITS])
    return _form(texts("evening-word"), Press(Verb.EVENING_WORD, evening), label, hint, _typed(LONGEST_CUT))


def evening_team_form(evening: str, team: str, texts: Texts) -> ui.Modal:
    """Ask for the name of a team of an evening; an empty one means none."""
    typed = ui.TextInput[Any](custom_id=FIELD, required=False, max_length=LONGEST_TEAM, default=team)
    label, hint = texts("evening-team-label"), texts("evening-team-hint")
    return _form(texts("evening-team"), Press(Verb.EVENING_TEAM, evening), label, hint, typed)


def amount_form(view: TableView, texts: Texts) -> ui.Modal:
    """Ask for an amount that has no button."""
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    asked = deal.asked if deal else None
    low, high = (asked.numbers[0], asked.numbers[-1]) if asked and asked.numbers else (0, 0)
    title = question_words(view, deal, asked, texts) if deal and asked else texts("amount-form")
    press = Press(Verb.ANSWER, view.id, view.deal_number, view.question_number)
    typed = _typed(max(1, len(str(high))), placeholder=str(low))
    return _form(title, press, texts("amount-form"), texts("amount-form-hint", low=low, high=high), typed)


def rules_form(view: TableView, field: OptionField, texts: Texts, part: Part) -> ui.Modal:
    """Ask for the number of a house rule, from the `part` of the rules form to return to."""
    texts = texts_of(texts, view.ruleset)
    hint = texts("amount-form-hint", low=field.low, high=field.high)
    press = Press(Verb.RULES_OPTION, view.id, choice=part.mark(field.name))
    about = " ".join(filter(None, (texts.word(f"option-{field.name}-help", ""), hint)))
    typed = _typed(9, default=str(getattr(view.options, field.name)))
    return _form(option_name(texts, field.name), press, texts("rules-form-label"), about, typed)


def time_form(view: TableView, texts: Texts) -> ui.Modal:
    """Ask for the time to think, and for the pace; over days for another time, and for the hours that do not count."""
    press, seconds = Press(Verb.RULES_TIME, view.id), min(view.turn_seconds, TURN_SECONDS[1])
    form = _form(
        texts("editor-time"), press, texts("time-form-label"), texts("time-form-hint"), _typed(5, default=str(seconds))
    )
    form.add_item(_asked_of(PACE, [(pace, texts(f"pace-{pace}")) for pace in PACES], view.pace, texts))
    times = [(str(each), time_to_think(each, texts)) for each in TIMES_OVER_DAYS]
    form.add_item(_asked_of(SECONDS_OVER_DAYS, times, str(fitting(view.turn_seconds, DAYS)), texts))
    quiet = [(NO_QUIET, texts("quiet-none")), *((each, quiet_words(each, texts)) for each in QUIET_HOURS)]
    form.add_item(_asked_of(QUIET, quiet, view.quiet or NO_QUIET, texts, zone=view.zone or "UTC"))
    return form


def _asked_of(
    name: str, choices: Sequence[tuple[str, str]], chosen: str, texts: Texts, **about: str
) -> ui.Label[ui.LayoutView]:
    options = [discord.SelectOption(label=words, value=value, default=value == chosen) for value, words in choices]
    select = ui.Select[Any](custom_id=name, options=options)
    hint = cut(texts(f"{name}-form-hint", **about), LONGEST_HINT)
    return ui.Label(text=texts(f"{name}-form-label"), description=hint, component=select)


def save_form(view: TableView, texts: Texts) -> ui.Modal:
    """Ask for the name under which the server saves these rules."""
    label, hint = texts("save-form-label"), texts("save-form-hint")
    return _form(texts("save-form"), Press(Verb.RULES_SAVE, view.id), label, hint, _typed(LONGEST_PRESET))


def forget_form(view: TableView, saved: Sequence[Rules], texts: Texts) -> ui.Modal:
    """Ask which of the server's own rules to delete; submitting the form is the confirmation."""
    options = [
        discord.SelectOption(label=cut(preset_name(rules, texts), LONGEST_OPTION), value=rules.name)
        for rules in saved[:MOST_OPTIONS]
    ]
    chosen = ui.Select[Any](custom_id=FIELD, options=options, placeholder=cut(texts("forget-form-choose"), 150))
    press = Press(Verb.RULES_FORGET, view.id)
    return _form(texts("forget-form"), press, texts("forget-form-label"), texts("forget-form-hint"), chosen)


def _typed(longest: int, *, default: str | None = None, placeholder: str | None = None) -> ui.TextInput[Any]:
    return ui.TextInput(custom_id=FIELD, min_length=1, max_length=longest, default=default, placeholder=placeholder)


def _form(
    title: str, press: Press, label: str, hint: str, typed: ui.TextInput[ui.LayoutView] | ui.Select[ui.LayoutView]
) -> ui.Modal:
    """Make a form of one field; it is stopped, so that the library does not keep it."""
    form = ui.Modal(title=cut(title, LONGEST_TITLE), custom_id=press.custom_id)
    about = cut(hint, LONGEST_HINT) or None
    form.add_item(ui.Label[Any](text=cut(label, LONGEST_TITLE), description=about, component=typed))
    form.stop()
    return form
