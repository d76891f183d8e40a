"""Choosing a game: every ruleset with its picture, its players and duration, and a button that opens a table."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from bot.discord_io.controls import button, rows, section
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import MOST_COMPONENTS, Accent, Component, Surface, framed, small, text, thumbnail
from bot.language import Texts
from bot.panels.kit.draft import Draft, Places
from bot.panels.kit.rules import ruleset_name
from bot.panels.kit.words import page_buttons, page_words, texts_of
from bot.panels.rules.text import emblem_drawing
from bot.preferences import Personal
from game.core.rulesets import Ruleset

AROUND: Final = 5
"""A page's components besides its games: the frame, the title, and a row of two buttons that turn pages."""
EACH: Final = 5
"""A game's components: a section with text and picture, and a row with a button."""
LONGEST_ID: Final = 19
FOR: Final = "/"
"""Separates what a button chooses from the guest it is for."""
PER_PAGE: Final = (MOST_COMPONENTS - AROUND) // EACH


class Lobby(NamedTuple):
    """A table before its start, for which another game is to be chosen: its ruleset, and its number of players."""

    table: str
    ruleset: str
    seats: int


def games_draft(
    rulesets: Sequence[Ruleset[Any]],
    texts: Texts,
    likes: Personal,
    page: int = 0,
    lobby: Lobby | None = None,
    guest: int = 0,
) -> Draft:
    """Show a page of games, to open a table, for which a `guest` (their id) is invited, or to choose one for a lobby.

    Each has a few of its cards beside it, in the reader's style; without a picture its button stands there.
    """
    pages, shown = page_count(rulesets), games_on(rulesets, page)
    page = min(page, pages - 1)
    about = texts("games-for-lobby", seats=lobby.seats) if lobby else texts("games-about")
    about = texts("games-for-guest", mention=f"<@{guest}>") if guest else about
    title = text(texts("games-title"), small(" · ".join(filter(None, (about, page_words(page, pages, texts))))))
    table = lobby.table if lobby else ""
    turning = page_buttons(page, pages, lambda number: Press(Verb.GAMES, table, choice=_with(number, guest)), texts)
    ways = [*rows(*turning)]

    def make(at: Places) -> Surface:
        games = (item for ruleset in shown for item in _game(ruleset, texts, lobby, guest, at[ruleset.id]))
        return framed(Accent.LOBBY, title, *games, *ways)

    return Draft(make, tuple(emblem_drawing(ruleset, texts, likes) for ruleset in shown))


def page_count(rulesets: Sequence[Ruleset[Any]]) -> int:
    """Return the number of pages, at least one."""
    return max(1, -(-len(rulesets) // PER_PAGE))


def games_on(rulesets: Sequence[Ruleset[Any]], page: int) -> Sequence[Ruleset[Any]]:
    """Return the games of a page; pages are of nearly equal length, and a number too high means the last page."""
    pages = page_count(rulesets)
    number = min(page, pages - 1)
    return rulesets[number * len(rulesets) // pages : (number + 1) * len(rulesets) // pages]


def page_with(rulesets: Sequence[Ruleset[Any]], ruleset: Ruleset[Any]) -> int:
    """Return the page with a game, or the first one if it is not offered."""
    return next((page for page in range(page_count(rulesets)) if ruleset in games_on(rulesets, page)), 0)


def choice_and_guest(choice: str) -> tuple[str, int]:
    """Read the choice of a button on a page of games: the page or the ruleset, and the id of a guest, or 0."""
    chosen, _, guest = choice.partition(FOR)
    return chosen, int(guest) if guest.isdecimal() and len(guest) <= LONGEST_ID else 0


def _with(choice: str, guest: int) -> str:
    return f"{choice}{FOR}{guest}" if guest else choice


def _game(ruleset: Ruleset[Any], texts: Texts, lobby: Lobby | None, guest: int, picture: str) -> Iterator[Component]:
    words, opens = _words(ruleset, texts_of(texts, ruleset)), _button(ruleset, texts, lobby, guest)
    if not picture:
        yield section(words, opens)
        return
    yield section(words, thumbnail(picture, ruleset_name(texts, ruleset.id)))
    yield from rows(opens)


def _words(ruleset: Ruleset[Any], texts: Texts) -> str:
    """Return the name, the players and the length of a deal, and one sentence."""
    least, most = ruleset.least_seats, ruleset.most_seats
    players = texts("games-players-exactly" if least == most else "games-players", least=least, most=most)
    title = f"**{ruleset_name(texts, ruleset.id)}**"
    return "\n".join(filter(None, (title, small(f"{players} · {texts('length')}"), sentence(ruleset, texts))))


def sentence(ruleset: Ruleset[Any], texts: Texts) -> str:
    """Describe a game in one sentence, by default the first line of its short rules."""
    own, short = f"ruleset-{ruleset.id}-sentence", f"ruleset-{ruleset.id}-short"
    if texts.has(own):
        return texts(own)
    return texts(short).partition("\n")[0] if texts.has(short) else ""


def _button(ruleset: Ruleset[Any], texts: Texts, lobby: Lobby | None, guest: int) -> Component:
    """Return the button that opens a table, or chooses the game for a lobby with a fitting number of players."""
    name = ruleset_name(texts, ruleset.id)
    if lobby is None:
        return button(texts("games-open", ruleset=name), Press(Verb.OPEN, choice=_with(ruleset.id, guest)))
    press = Press(Verb.OPEN, lobby.table, choice=ruleset.id)
    if ruleset.id == lobby.ruleset:
        return button(texts("games-chosen"), press, disabled=True)
    return button(texts("games-choose", ruleset=name), press, disabled=not ruleset.fits(lobby.seats))
