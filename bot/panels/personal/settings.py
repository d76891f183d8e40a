"""Settings of a server and of a person, what is stored about people, help, and information about the bot."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.discord_io.controls import MOST_OPTIONS, Style, button, link, option, role_select, rows, section, select
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, file, framed, paragraph, present, small, text
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.arranging import ORDERS
from bot.panels.kit.arranging import USUAL as USUAL_ORDER
from bot.panels.kit.rules import Rules, family_name, preset_name, ruleset_name
from bot.panels.kit.words import TIMES, likes_words, page_buttons, page_words, quiet_words, several, time_to_think
from bot.panels.personal.alone import practice_offer
from bot.panels.personal.entrance import KEPT_OUT, STAYS, entrance_settings
from bot.preferences import CALLS, NO_DIGEST, RULES, Personal, ServerSettings
from game.computer import LEVELS
from game.league import MONTHS, NO_SEASONS
from game.table.ports import PACES
from game.table.quiet_hours import QUIET_HOURS, ZONES

USUAL = "-"
SEASONS = (*MONTHS, NO_SEASONS)
HOUSE_CHOICES: Mapping[str, Sequence[int | str]] = {
    "turn_seconds": (USUAL, *TIMES),
    "pace": (*PACES,),
    "level": LEVELS,
    "season": SEASONS,
    "quiet": (USUAL, *QUIET_HOURS),
    "zone": (USUAL, *ZONES),
}
"""A server's settings chosen from a list, apart from the language and the rules of its games."""
GAME_SWITCHES = ("threads", "pictures", "reactions")
HOUSE_SWITCHES = (*GAME_SWITCHES, STAYS)
CALL_ROLE = "call_role"
TEXT_TABLE = "text_table"
LIKED = (
    ("language", TEXT_TABLE, "pictures", "hand_order", "large", "letter_marks", "four_colour", "german_suits"),
    ("confirm", "single", "reminders", "calls", "digest", "tell_at", "stop_at", "listed"),
)
"""Personal settings, page by page."""
LOSSES = (0, 20, 50, 100, 200, 500, 1_000)
CHOICES: Mapping[str, Sequence[int | str]] = {
    "tell_at": LOSSES,
    "stop_at": LOSSES,
    "hand_order": (USUAL_ORDER, *ORDERS),
    "calls": CALLS,
    "digest": (NO_DIGEST, *range(24)),
}
"""Settings chosen from a list; apart from the language, all others are switches."""
SWITCHES = tuple(name for page in LIKED for name in page if name != "language" and name not in CHOICES)
PER_PAGE = 10
"""How many families' rules fit on a page: three components each, plus six around them."""
PEOPLE, RULES_FROM = 1, 2
"""The page of the server's settings with the ways in and the quiet hours, and the first one of the games' rules."""
FAMILIES = "families"
OVER_DAYS: Final = ("quiet", "zone")
HOUSE, MINE = Verb.SETTINGS_SET, Verb.LIKES_SET


def server_settings(
    server: ServerSettings,
    offered: Mapping[str, Sequence[Rules]],
    hosted_seconds: int,
    languages: Mapping[str, str],
    texts: Texts,
    page: int = 0,
    trouble: str = "",
) -> Surface:
    """Show a server's settings: those for all games, then who comes in and how, then the rules of each game.

    `offered` are the rules of each family, `hosted_seconds` is the host's default time, `languages` are names by code,
    and `trouble` says why the role cannot be called.
    """
    choosing = families_with_rules(server, offered)
    pages = RULES_FROM + -(-len(choosing) // PER_PAGE)
    page = min(page, pages - 1)
    first = (page - RULES_FROM) * PER_PAGE
    shown = choosing[first : first + PER_PAGE] if page >= RULES_FROM else ()
    return framed(
        Accent.RULES,
        text(
            texts("settings-title"),
            small(" · ".join(filter(None, (texts("settings-about"), page_words(page, pages, texts))))),
        ),
        *(() if page else _for_all_games(server, [*offered], hosted_seconds, languages, texts, trouble)),
        *(entrance_settings(server, _house_switch(server, STAYS, texts), texts) if page == PEOPLE else ()),
        *(_times_over_days(server, texts) if page == PEOPLE else ()),
        *(item for family in shown for item in _rules(family, offered[family], server, texts)),
        *rows(
            *page_buttons(page, pages, lambda number: Press(Verb.SETTINGS, choice=number), texts),
            button(texts("settings-to-mine"), Press(Verb.LIKES)),
        ),
    )


def families_with_rules(server: ServerSettings, offered: Mapping[str, Sequence[Rules]]) -> Sequence[str]:
    """List the families with selectable default rules: the server plays them, and there is more than one set."""
    return [family for family, rules in offered.items() if family not in server.off and len(rules) > 1]


def page_of(key: str, server: ServerSettings, offered: Mapping[str, Sequence[Rules]]) -> int:
    """Return the page of the server's settings that shows a setting."""
    choosing, family = families_with_rules(server, offered), key.removeprefix(RULES)
    if key in {STAYS, KEPT_OUT, *OVER_DAYS}:
        return PEOPLE
    return RULES_FROM + choosing.index(family) // PER_PAGE if key.startswith(RULES) and family in choosing else 0


def _for_all_games(
    server: ServerSettings,
    families: Sequence[str],
    hosted_seconds: int,
    languages: Mapping[str, str],
    texts: Texts,
    trouble: str,
) -> Iterator[Component]:
    yield from _language(HOUSE, texts("settings-language"), texts("language-opener"), server.language, languages)
    usual = texts("settings-time-usual", time=time_to_think(hosted_seconds, texts))
    times = [option(usual, USUAL, chosen=server.turn_seconds not in TIMES)]
    times += _options(TIMES, server.turn_seconds, lambda seconds: time_to_think(seconds, texts))
    yield from _chooser(HOUSE, "turn_seconds", texts("settings-time"), times)
    yield from _chooser(
        HOUSE, "pace", texts("settings-pace"), _options(PACES, server.pace, lambda pace: texts(f"pace-{pace}"))
    )
    levels = [
        option(texts(f"level-{level}"), level, texts(f"level-{level}-help"), chosen=level == server.level)
        for level in LEVELS
    ]
    yield from _chooser(HOUSE, "level", texts("settings-level"), levels)
    seasons = _options(SEASONS, server.season, lambda season: texts("settings-season-choice", choice=season))
    yield from _chooser(HOUSE, "season", texts("settings-season"), seasons)
    yield from _games(server, families, texts)
    yield from _called_role(server, trouble, texts)
    for name in GAME_SWITCHES:
        yield _house_switch(server, name, texts)


def _times_over_days(server: ServerSettings, texts: Texts) -> Iterator[Component]:
    """Choose the hours that do not count at tables over days, and where it is which hour."""
    quiet = [option(texts("quiet-none"), USUAL, chosen=not server.quiet)]
    quiet += _options(QUIET_HOURS, server.quiet, lambda hours: quiet_words(hours, texts))
    yield from _chooser(HOUSE, "quiet", texts("settings-quiet"), quiet, texts("settings-quiet-help"))
    zones = [option("UTC", USUAL, chosen=not server.zone), *_options(ZONES, server.zone, str)]
    yield from _chooser(HOUSE, "zone", texts("settings-zone"), zones)


def _house_switch(server: ServerSettings, name: str, texts: Texts) -> Component:
    words = texts(f"settings-{name}"), texts(f"settings-{name}-help")
    return _switch(Press(HOUSE, choice=name), *words, texts, on=bool(getattr(server, name)))


def _called_role(server: ServerSettings, trouble: str, texts: Texts) -> Iterator[Component]:
    """Choose the role that is called when a table opens, none by default; `trouble` says why it cannot be."""
    about = small(texts("settings-call_role-help")), f"⚠️ {trouble}" if trouble else ""
    yield from present([text(f"**{texts('settings-call_role')}**", *about)])
    yield role_select(Press(HOUSE, choice=CALL_ROLE), server.call_role, texts("settings-call_role-none"))


def _games(server: ServerSettings, families: Sequence[str], texts: Texts) -> Iterator[Component]:
    """Choose the games played on this server: at least one, at most as many as a select holds."""
    listed = families[:MOST_OPTIONS]
    options = [option(family_name(texts, family), family, chosen=family not in server.off) for family in listed]
    yield paragraph(f"**{texts('settings-games')}**\n{small(texts('settings-games-help'))}")
    yield select(Press(HOUSE, choice=FAMILIES), options, texts("settings-games"), low=1, high=len(options))


def personal_settings(
    personal: Personal, languages: Mapping[str, str], texts: Texts, page: int = 0, *, manages: bool
) -> Surface:
    """Show a page of personal settings; server managers get a link to the server's settings."""
    page = min(page, len(LIKED) - 1)
    others = [
        button(texts(f"likes-page-{number}"), Press(Verb.LIKES, choice=str(number)), disabled=number == page)
        for number in range(len(LIKED))
    ]
    return framed(
        Accent.HAND,
        text(texts("likes-title"), small(texts("likes-about"))),
        *(item for name in LIKED[page] for item in _liked(personal, name, languages, texts)),
        *rows(*others, button(texts("settings-to-server"), Press(Verb.SETTINGS)) if manages else None),
    )


def page_of_liking(name: str) -> int:
    """Return the page that has a setting."""
    return next((number for number, page in enumerate(LIKED) if name in page), 0)


def _liked(personal: Personal, name: str, languages: Mapping[str, str], texts: Texts) -> Iterator[Component]:
    title, now = texts(f"likes-{name}"), getattr(personal, name)
    if name == "language":
        yield from _language(MINE, title, texts("language-discord"), now, languages)
    elif name in CHOICES:
        listed = _options(CHOICES[name], now, lambda choice: texts(f"likes-{name}-choice", choice=choice))
        yield from _chooser(MINE, name, title, listed, texts(f"likes-{name}-help"))
    else:
        yield _switch(Press(MINE, choice=name), title, texts(f"likes-{name}-help"), texts, on=bool(now))


def _chooser(verb: Verb, name: str, title: str, options: Sequence[Component], about: str = "") -> Iterator[Component]:
    yield paragraph(f"**{title}**\n{small(about)}" if about else f"**{title}**")
    yield select(Press(verb, choice=name), options)


def _switch(press: Press, title: str, about: str, texts: Texts, *, on: bool) -> Component:
    """Show a switch with its explanation; the button toggles it, and names the setting for people who cannot see it."""
    turned = replace(press, choice=f"{press.choice}={'no' if on else 'yes'}")
    state, style = texts("on" if on else "off"), Style.success if on else Style.secondary
    label = f"{title}: {state}" if texts.aloud or press.choice == TEXT_TABLE else state
    return section(f"**{title}**\n{small(about)}", button(label, turned, style))


def _language(verb: Verb, title: str, usual: str, chosen: str, languages: Mapping[str, str]) -> Iterator[Component]:
    """Choose a language, each in its own words; `usual` describes the default."""
    listed = _options(languages, chosen, languages.__getitem__)
    yield from _chooser(verb, "language", title, [option(usual, USUAL, chosen=chosen not in languages), *listed])


def _options(values: Iterable[int | str], chosen: int | str, words: Callable[[Any], str]) -> list[Component]:
    return [option(words(each), str(each), chosen=each == chosen) for each in values]


def _rules(family: str, offered: Sequence[Rules], server: ServerSettings, texts: Texts) -> Iterator[Component]:
    """Choose the default rules of `start`; the most recently saved ones must fit in."""
    listed = offered if len(offered) < MOST_OPTIONS else offered[1 - MOST_OPTIONS :]
    chosen = server.rules.get(family, "")
    options = [option(texts("settings-rules-usual"), USUAL, chosen=all(rules.name != chosen for rules in listed))]
    for rules in listed:
        ruleset = ruleset_name(texts, rules.ruleset.id)
        options.append(option(preset_name(rules, texts), rules.name, ruleset, chosen=rules.name == chosen))
    title = texts("settings-rules", family=family_name(texts, family))
    yield from _chooser(HOUSE, f"{RULES}{family}", title, options)


def help_surface(texts: Texts, families: Sequence[str]) -> Surface:
    """Explain how to start, link to the games, and offer practice; `families` are those played here."""
    told = {each: f"`/{texts(f'command-{each}')}`" for each in ("games", "learn")}
    return framed(
        Accent.RULES,
        text(texts("help-title")),
        text(*(f"{place}. {texts(f'help-{place}', **told)}" for place in range(1, 6))),
        text(small(likes_words(texts))),
        *rows(button(texts("games"), Press(Verb.GAMES), Style.success)),
        practice_offer(texts, families),
        text(small(texts("play-money"))),
    )


def about_surface(
    texts: Texts, version: str, source: str = "", families: Sequence[str] = (), operator: str = ""
) -> Surface:
    """Show the version, the games, who runs the bot, a link to the source, and what is stored."""
    games = several(texts, [family_name(texts, family) for family in families])
    return framed(
        Accent.RULES,
        text(texts("about-title", version=version), texts("about-games", games=games) if games else ""),
        text(texts("about-stored"), texts("about-fair"), operator_words(operator, texts)),
        text(small(texts("play-money"))),
        *rows(link(texts("about-source"), source) if source else None),
    )


def operator_words(operator: str, texts: Texts) -> str:
    """Say who runs this bot: the operator as set, or how to find out."""
    return texts("privacy-operator", operator=operator) if operator else texts("privacy-operator-unnamed")


def stored(name: str, counts: Mapping[str, int], erase_days: int, operator: str, texts: Texts) -> Surface:
    """Describe what is stored about a person, for how long, and who is responsible for it."""
    return framed(
        Accent.LEDGER,
        text(texts("privacy-title"), texts("privacy-name", name=safe_name(name))),
        text(
            texts("privacy-played", sessions=counts["sessions"], deals=counts["seats"]),
            texts("privacy-answers", answers=counts["answers"], postings=counts["postings"]),
            texts("privacy-judged", deals=counts["judgements"]) if counts["judgements"] else "",
            texts("privacy-dailies", days=counts["dailies"]) if counts["dailies"] else "",
            texts("privacy-settings", settings=counts["settings"]),
        ),
        text(texts("privacy-not"), texts("privacy-how-long", days=erase_days), operator_words(operator, texts)),
        text(small(texts("privacy-ways"))),
    )


def export_file(name: str, texts: Texts) -> Surface:
    """Attach a file with all the data."""
    return framed(Accent.LEDGER, text(texts("privacy-export")), file(name))


def ask_delete(texts: Texts) -> Surface:
    """Ask for confirmation before a person is erased."""
    return framed(
        Accent.REFUSED,
        text(texts("privacy-ask"), texts("privacy-ask-what")),
        *rows(
            button(texts("privacy-delete"), Press(Verb.PRIVACY_DELETE), Style.danger),
            button(texts("privacy-keep"), Press(Verb.PRIVACY_KEEP)),
        ),
    )


def erased(texts: Texts, *, done: bool) -> Surface:
    """Confirm that a person was erased, or that nothing was."""
    return framed(Accent.OVER, text(texts("privacy-deleted" if done else "privacy-kept")))
