"""Help in five lines, information about the bot, and what it stores about a person."""

from collections.abc import Mapping, Sequence

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Style, Surface, button, file, framed, link, rows, small, text
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.words import family_name, likes_words
from bot.panels.personal.alone import practice_offer


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
    games = ", ".join(family_name(texts, family) for family in families)
    return framed(
        Accent.RULES,
        text(texts("about-title", version=version), texts("about-games", games=games) if games else ""),
        text(texts("about-stored"), texts("about-fair")),
        text(small(texts("play-money"))),
        *rows([link(texts("about-source"), source)] if source else []),
    )


def stored(name: str, counts: Mapping[str, int], erase_days: int, texts: Texts) -> Surface:
    """Describe what is stored about a person, and for how long."""
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
        text(texts("privacy-not"), texts("privacy-how-long", days=erase_days)),
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
            [
                button(texts("privacy-delete"), Press(Verb.PRIVACY_DELETE), Style.danger),
                button(texts("privacy-keep"), Press(Verb.PRIVACY_KEEP)),
            ]
        ),
    )


def erased(texts: Texts, *, done: bool) -> Surface:
    """Confirm that a person was erased, or that nothing was."""
    return framed(Accent.OVER, text(texts("privacy-deleted" if done else "privacy-kept")))
