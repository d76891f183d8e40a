"""Forms: the cut, an amount, a number of the house rules, a name for saved rules, saved rules to delete."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import LONGEST_OPTION, MOST_OPTIONS, cut
from bot.language import Texts
from bot.panels.kit.start_options import Rules
from bot.panels.kit.words import option_name, preset_name, question_words, texts_of, word
from bot.panels.rules.editor import Part
from bot.panels.table.panel import SEAL_DIGITS
from game.core.rulesets import OptionField
from game.evenings.evening import LONGEST_TEAM
from game.table.ports import TEMPI
from game.table.view import TableView

FIELD = "value"
PACE = "pace"
LONGEST_TITLE = 45
LONGEST_HINT = 100
LONGEST_CUT = 50
LONGEST_PRESET = 40


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


def amount_form(view: TableView, texts: Texts, answers: Verb = Verb.ANSWER) -> ui.Modal:
    """Ask for an amount that has no button; `answers` is the verb of its submission."""
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    asked = deal.asked if deal else None
    low, high, step = asked.amount[:3] if asked and asked.amount else (0, 0, 1)
    title = question_words(view, deal, asked, texts) if deal and asked else texts("amount-form")
    press = Press(answers, view.id, view.deal_number, view.question_number)
    typed = _typed(max(1, len(str(high))), placeholder=str(low))
    return _form(title, press, texts("amount-form"), texts("amount-form-hint", low=low, high=high, step=step), typed)


def rules_form(view: TableView, field: OptionField, texts: Texts, part: Part) -> ui.Modal:
    """Ask for the number of a house rule, from the `part` of the rules form to return to."""
    texts = texts_of(texts, view.ruleset)
    hint = texts("amount-form-hint", low=field.low, high=field.high, step=1)
    press = Press(Verb.RULES_OPTION, view.id, choice=part.mark(field.name))
    about = " ".join(filter(None, (word(texts, f"option-{field.name}-help", ""), hint)))
    typed = _typed(9, default=str(getattr(view.options, field.name)))
    return _form(option_name(texts, field.name), press, texts("rules-form-label"), about, typed)


def time_form(view: TableView, texts: Texts) -> ui.Modal:
    """Ask for the time to think, and for the pace."""
    typed, press = _typed(5, default=str(view.turn_seconds)), Press(Verb.RULES_TIME, view.id)
    form = _form(texts("time-form"), press, texts("time-form-label"), texts("time-form-hint"), typed)
    paces = [discord.SelectOption(label=texts(f"pace-{pace}"), value=pace, default=pace == view.pace) for pace in TEMPI]
    chosen = ui.Select[Any](custom_id=PACE, options=paces)
    form.add_item(ui.Label[Any](text=texts("pace-form-label"), description=texts("pace-form-hint"), component=chosen))
    return form


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
