"""The two pages of settings: what holds for a server's tables, and what a person likes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.interactions.custom_id import Press
from bot.interactions.start_options import Rules
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.panels.kit.surface import (
    MOST_OPTIONS,
    Accent,
    Component,
    Style,
    Surface,
    button,
    framed,
    option,
    paragraph,
    present,
    role_select,
    rows,
    section,
    select,
    small,
    text,
)
from bot.panels.kit.words import preset_name, ruleset_name, word
from bot.preferences import RULES, House, Personal
from game.computer import LEVELS
from game.table.ports import TEMPI

USUAL = "-"
TIMES = (0, 30, 60, 90, 120, 300, 3_600, 86_400)
PACES = tuple(TEMPI)
HOUSE_SWITCHES = ("threads", "pictures", "reactions")
CALL_ROLE = "call_role"
SWITCHES = ("pictures", "large", "letter_marks", "four_colour", "german_suits", "reminders", "listed")
PER_PAGE = 10
"""How many families' rules stand on a page: three components each, and six around them."""
FAMILIES = "families"
HOUSE, MINE = Verb.SETTINGS_SET, Verb.LIKES_SET


def server_settings(
    house: House,
    offered: Mapping[str, Sequence[Rules]],
    hosted_seconds: int,
    languages: Mapping[str, str],
    texts: Texts,
    page: int = 0,
    trouble: str = "",
) -> Surface:
    """Show what a server has set: on the first page what holds for all games, on the others the rules of each.

    `offered` are the rules of each family, `hosted_seconds` is the time that is usual, `languages` are names by code,
    and `trouble` says why the role cannot be called.
    """
    choosing = families_with_rules(house, offered)
    pages = 1 + -(-len(choosing) // PER_PAGE)
    page = min(page, pages - 1)
    shown = choosing[(page - 1) * PER_PAGE : page * PER_PAGE] if page else ()
    turned = texts("editor-page", page=page + 1, pages=pages) if pages > 1 else ""
    return framed(
        Accent.RULES,
        text(texts("settings-title"), small(" · ".join(filter(None, (texts("settings-about"), turned))))),
        *(() if page else _for_all_games(house, [*offered], hosted_seconds, languages, texts, trouble)),
        *(item for family in shown for item in _rules(family, offered[family], house, texts)),
        *rows([*_turning(page, pages), button(texts("settings-to-mine"), Press(Verb.LIKES))]),
    )


def families_with_rules(house: House, offered: Mapping[str, Sequence[Rules]]) -> Sequence[str]:
    """List the families of which a server can choose the usual rules: it plays them, and there are several."""
    return [family for family, rules in offered.items() if family not in house.off and len(rules) > 1]


def page_of(key: str, house: House, offered: Mapping[str, Sequence[Rules]]) -> int:
    """Find the page of the server's settings on which something stands."""
    choosing, family = families_with_rules(house, offered), key.removeprefix(RULES)
    return 1 + choosing.index(family) // PER_PAGE if key.startswith(RULES) and family in choosing else 0


def _for_all_games(
    house: House,
    families: Sequence[str],
    hosted_seconds: int,
    languages: Mapping[str, str],
    texts: Texts,
    trouble: str,
) -> Iterator[Component]:
    yield from _language(HOUSE, texts("settings-language"), texts("language-opener"), house.language, languages)
    yield from _chooser(HOUSE, "turn_seconds", texts("settings-time"), _times(house, hosted_seconds, texts))
    yield from _chooser(HOUSE, "pace", texts("settings-pace"), _paces(house, texts))
    yield from _chooser(HOUSE, "level", texts("settings-level"), _levels(house, texts))
    yield from _games(house, families, texts)
    yield from _called_role(house, trouble, texts)
    for name in HOUSE_SWITCHES:
        words = texts(f"settings-{name}"), texts(f"settings-{name}-help")
        yield _switch(Press(HOUSE, choice=name), *words, texts, on=bool(getattr(house, name)))


def _called_role(house: House, trouble: str, texts: Texts) -> Iterator[Component]:
    """Choose the role that is called when a table opens, none by default; `trouble` is why it cannot be."""
    about = small(texts("settings-call_role-help")), f"⚠️ {trouble}" if trouble else ""
    yield from present([text(f"**{texts('settings-call_role')}**", *about)])
    yield role_select(Press(HOUSE, choice=CALL_ROLE), house.call_role, texts("settings-call_role-none"))


def _games(house: House, families: Sequence[str], texts: Texts) -> Iterator[Component]:
    """Choose the games that are played in this server: one at least, of as many as a select holds."""
    listed = families[:MOST_OPTIONS]
    options = [
        option(word(texts, f"family-{family}", family), family, chosen=family not in house.off) for family in listed
    ]
    yield paragraph(f"**{texts('settings-games')}**\n{small(texts('settings-games-help'))}")
    yield select(Press(HOUSE, choice=FAMILIES), options, texts("settings-games"), low=1, high=len(options))


def _turning(page: int, pages: int) -> Iterator[Component]:
    if pages > 1:
        yield button("◀", Press(Verb.SETTINGS, choice=str(max(page - 1, 0))), disabled=page == 0)
        yield button("▶", Press(Verb.SETTINGS, choice=str(page + 1)), disabled=page == pages - 1)


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


def _chooser(verb: Verb, name: str, title: str, options: Sequence[Component]) -> Iterator[Component]:
    yield paragraph(f"**{title}**")
    yield select(Press(verb, choice=name), options)


def _switch(press: Press, title: str, about: str, texts: Texts, *, on: bool) -> Component:
    """Show a switch with what it means; the button turns it over."""
    turned = replace(press, choice=f"{press.choice}={'no' if on else 'yes'}")
    label, style = texts("on" if on else "off"), Style.success if on else Style.secondary
    return section(f"**{title}**\n{small(about)}", button(label, turned, style))


def _language(verb: Verb, title: str, usual: str, chosen: str, languages: Mapping[str, str]) -> Iterator[Component]:
    """Choose a language, each in its own words; `usual` says what holds without a choice."""
    listed = [option(name, code, chosen=code == chosen) for code, name in languages.items()]
    yield from _chooser(verb, "language", title, [option(usual, USUAL, chosen=chosen not in languages), *listed])


def _times(house: House, hosted_seconds: int, texts: Texts) -> list[Component]:
    usual = texts("settings-time-usual", time=_time(hosted_seconds, texts))
    return [
        option(usual, USUAL, chosen=house.turn_seconds not in TIMES),
        *(option(_time(seconds, texts), str(seconds), chosen=seconds == house.turn_seconds) for seconds in TIMES),
    ]


def _paces(house: House, texts: Texts) -> list[Component]:
    return [option(texts(f"pace-{pace}"), pace, chosen=pace == house.pace) for pace in PACES]


def _levels(house: House, texts: Texts) -> list[Component]:
    return [
        option(texts(f"level-{level}"), level, texts(f"level-{level}-help"), chosen=level == house.level)
        for level in LEVELS
    ]


def _time(seconds: int, texts: Texts) -> str:
    return texts("time-seconds", seconds=seconds) if seconds else texts("time-unlimited")


def _rules(family: str, offered: Sequence[Rules], house: House, texts: Texts) -> Iterator[Component]:
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
