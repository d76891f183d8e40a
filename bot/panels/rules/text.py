"""The rules in words, according to the house rules in force, with worked examples of the money."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import (
    LONGEST_TEXT,
    Accent,
    Component,
    Style,
    Surface,
    button,
    framed,
    image,
    line_between,
    rows,
    small,
    text,
)
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.panels.kit.draft import Draft
from bot.panels.kit.words import (
    chosen_values,
    option_name,
    option_value,
    ruleset_name,
    stakes_words,
    texts_of,
    word,
)
from bot.panels.rules.ranking import RANKING, packs_words, ranking_alt, ranking_drawing
from bot.panels.rules.worked import examples_words, tidy
from bot.preferences import Personal
from game.core.rulesets import Options, Ruleset


def rules_draft(ruleset: Ruleset[Any], options: Options, texts: Texts, likes: Personal) -> Draft:
    """Explain a ruleset with the house rules in force, and show how its cards rank."""
    drawing = ranking_drawing(ruleset, options, texts, likes)
    return Draft(lambda at: rules_text(ruleset, options, texts, at[RANKING]), (drawing,))


def rules_text(ruleset: Ruleset[Any], options: Options, texts: Texts, picture: str = "") -> Surface:
    """Explain a ruleset with the house rules in force; `picture` is the file name of the cards' ranking."""
    texts = texts_of(texts, ruleset)
    title = texts("rules-title", ruleset=ruleset_name(texts, ruleset.id))
    parts = [*_sections(ruleset, options, texts)]
    examples = "\n".join(examples_words(ruleset, options, texts))
    room = LONGEST_TEXT - len(title) - sum(map(len, parts)) - 2 * len(parts) - 100
    ranking = image(picture, ranking_alt(ruleset, options, texts.plain))
    shown: list[Component | None] = [text(title), ranking, text("\n\n".join(parts))]
    if examples and len(examples) < room:
        shown += [line_between(), text(texts("rules-heading-examples"), examples)]
    learn = rows([button(texts("practice"), Press(Verb.PRACTICE, choice=ruleset.id), Style.success)])
    return framed(Accent.RULES, *shown, text(small(texts("rules-fair"))), *learn)


def _sections(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    least, most = ruleset.least_seats, ruleset.most_seats
    key = "rules-seats-exactly" if least == most else "rules-seats"
    seats = texts(key, least=least, most=most, direction=ruleset.direction(options))
    yield " ".join(filter(None, (seats, stakes_words(texts, ruleset, options))))
    yield f"{texts('rules-heading-pack')} · {packs_words(ruleset, options, texts)}"
    told = [*_told(ruleset, options, texts)]
    yield from told or _plainly(ruleset, options, texts)


def _told(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    """Yield the sections the game has texts for, selected by the house rules in force and the ruleset."""
    values = chosen_values(texts, options) | {"ruleset": ruleset.id}
    for section in ruleset.manual.sections:
        key = f"rules-{section}"
        words = tidy(texts(key, **values)) if texts.has(key) else ""
        if words:
            yield f"{word(texts, f'rules-heading-{section}', section.capitalize())} · {words}"


def _plainly(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    """Explain a ruleset without sections of its own by its short rules and its options."""
    short = f"ruleset-{ruleset.id}-short"
    if texts.has(short):
        yield texts(short)
    for field in ruleset.fields():
        yield f"{option_name(texts, field.name)}: {option_value(texts, field, getattr(options, field.name))}"
