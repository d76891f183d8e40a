"""Help in five lines, and information about the bot."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Accent, Style, Surface, button, framed, link, rows, small, text
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.panels.kit.words import likes_words, word
from bot.panels.personal.practice import practice_offer


def help_surface(texts: Texts, families: Sequence[str]) -> Surface:
    """Explain how to start, link to the games, and offer practice; `families` are those played here."""
    games = f"`/{texts('command-games')}`"
    return framed(
        Accent.RULES,
        text(texts("help-title")),
        text(*(f"{place}. {texts(f'help-{place}', games=games)}" for place in range(1, 6))),
        text(small(likes_words(texts))),
        *rows([button(texts("games"), Press(Verb.GAMES), Style.success)]),
        practice_offer(texts, families),
        text(small(texts("play-money"))),
    )


def about_surface(texts: Texts, version: str, source: str = "", families: Sequence[str] = ()) -> Surface:
    """Show the version, the games, a link to the source, and what is stored."""
    games = ", ".join(word(texts, f"family-{family}", family) for family in families)
    return framed(
        Accent.RULES,
        text(texts("about-title", version=version), texts("about-games", games=games) if games else ""),
        text(texts("about-stored"), texts("about-fair")),
        text(small(texts("play-money"))),
        *rows([link(texts("about-source"), source)] if source else []),
    )
