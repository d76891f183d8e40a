"""The two pages of settings: what holds for a server's tables, and what a person likes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from discord import SelectOption, ui

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
from bot.panels.kit.words import preset_name, ruleset_name, word
from bot.preferences import RULES, House, Personal

USUAL = "-"
TIMES = (0, 30, 60, 90, 120, 300, 3_600, 86_400)
SWITCHES = ("pictures", "large", "letter_marks", "four_colour", "german_suits", "reminders", "listed")
HOUSE, MINE = Verb.SETTINGS_SET, Verb.LIKES_SET


def server_settings(
    house: House,
    offered: Mapping[str, Sequence[Rules]],
    hosted_seconds: int,
    languages: Mapping[str, str],
    texts: Texts,
) -> Surface:
    """Show what a server has set.

    `offered` are the rules of each family, `hosted_seconds` is the time that is usual, `languages` are names by code.
    """
    return framed(
        Accent.RULES,
        text(texts("settings-title"), small(texts("settings-about"))),
        *_language(HOUSE, texts("settings-language"), texts("language-opener"), house.language, languages),
        *(item for family, rules in offered.items() for item in _rules(family, rules, house, texts)),
        *_chooser(HOUSE, "turn_seconds", texts("settings-time"), _times(house, hosted_seconds, texts)),
        _switch(
            Press(HOUSE, choice="pictures"),
            texts("settings-pictures"),
            texts("settings-pictures-help"),
            texts,
            on=house.pictures,
        ),
        *rows([button(texts("settings-to-mine"), Press(Verb.LIKES))]),
    )


def personal_settings(personal: Personal, languages: Mapping[str, str], texts: Texts, *, manages: bool) -> Surface:
    """Show what a person has set; who manages the server finds the way to its settings."""
    return framed(
        Accent.HAND,
        text(texts("likes-title"), small(texts("likes-about"))),
        *_language(MINE, texts("likes-language"), texts("language-discord"), personal.language, languages),
        *(
            _switch(
                Press(MINE, choice=name),
                texts(f"likes-{name}"),
                texts(f"likes-{name}-help"),
                texts,
                on=bool(getattr(personal, name)),
            )
            for name in SWITCHES
        ),
        *rows([button(texts("settings-to-server"), Press(Verb.SETTINGS))] if manages else []),
    )


def _chooser(verb: Verb, name: str, title: str, options: Sequence[SelectOption]) -> Iterator[Item]:
    yield ui.TextDisplay[Any](f"**{title}**")
    yield select(Press(verb, choice=name), options)


def _switch(press: Press, title: str, about: str, texts: Texts, *, on: bool) -> Item:
    """Show a switch with what it means; the button turns it over."""
    turned = replace(press, choice=f"{press.choice}={'no' if on else 'yes'}")
    label, style = texts("on" if on else "off"), Style.success if on else Style.secondary
    return ui.Section[Any](f"**{title}**\n{small(about)}", accessory=button(label, turned, style))


def _language(verb: Verb, title: str, usual: str, chosen: str, languages: Mapping[str, str]) -> Iterator[Item]:
    """Choose a language, each in its own words; `usual` says what holds without a choice."""
    listed = [option(name, code, chosen=code == chosen) for code, name in languages.items()]
    yield from _chooser(verb, "language", title, [option(usual, USUAL, chosen=chosen not in languages), *listed])


def _times(house: House, hosted_seconds: int, texts: Texts) -> list[SelectOption]:
    usual = texts("settings-time-usual", time=_time(hosted_seconds, texts))
    return [
        option(usual, USUAL, chosen=house.turn_seconds not in TIMES),
        *(option(_time(seconds, texts), str(seconds), chosen=seconds == house.turn_seconds) for seconds in TIMES),
    ]


def _time(seconds: int, texts: Texts) -> str:
    return texts("time-seconds", seconds=seconds) if seconds else texts("time-unlimited")


def _rules(family: str, offered: Sequence[Rules], house: House, texts: Texts) -> Iterator[Item]:
    """Choose what `start` plays when nothing is named; what was saved last must find a place."""
    listed = offered if len(offered) < MOST_OPTIONS else offered[1 - MOST_OPTIONS :]
    chosen = house.rules.get(family, "")
    options = [
        option(texts("settings-rules-usual"), USUAL, chosen=all(rules.name != chosen for rules in listed)),
        *(
            option(
                preset_name(rules, texts),
                rules.name,
                ruleset_name(texts, rules.ruleset.id),
                chosen=rules.name == chosen,
            )
            for rules in listed
        ),
    ]
    title = texts("settings-rules", family=word(texts, f"family-{family}", family))
    yield from _chooser(HOUSE, f"{RULES}{family}", title, options)
