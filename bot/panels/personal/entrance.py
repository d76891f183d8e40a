"""Ways to the tables without a command: the message *Play here*, the list of one's own tables, and their settings."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.discord_io.controls import Style, button, rows, section, user_select
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, framed, paragraph, small, text
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.rules import ruleset_name
from bot.panels.kit.words import texts_of
from bot.panels.personal.alone import practice_offer
from bot.panels.table.lobby import way_there
from bot.panels.table.panel import my_cards_button, until
from bot.preferences import AT_TABLE, ServerSettings
from game.table.ports import DAYS
from game.table.view import TableView

POST, AWAY = "post", "away"
KEPT_OUT: Final = "kept_out"
STAYS: Final = "play_here_stays"
MOST_TABLES: Final = 6
MOST_KEPT_OUT: Final = 25
"""As many people as a select holds."""


def play_here(families: Sequence[str], texts: Texts) -> Surface:
    """Invite a channel to play: choose a game, find one's tables, play the deals of the day, or practise."""
    return framed(
        Accent.LOBBY,
        text(texts("play-here-title"), texts("play-here-about")),
        *rows(
            button(texts("games"), Press(Verb.GAMES), Style.success),
            button(texts("my-tables"), Press(Verb.TABLES)),
            button(texts("play-here-daily"), Press(Verb.DAILY)),
        ),
        practice_offer(texts, families),
        *rows(button(texts("learn-here"), Press(Verb.LEARN))),
        text(small(texts("play-money"))),
    )


class MyTable(NamedTuple):
    """A table at which the reader sits; it has waited `since` a time in seconds since 1970."""

    view: TableView
    since: float = 0.0


def digest(person: int, tables: int, texts: Texts) -> Surface:
    """Call a person to the tables that wait for them; which ones, only they see when they press."""
    words = texts("digest", mention=f"<@{person}>", count=tables)
    return framed(Accent.PLAYING, text(words), *rows(button(texts("my-tables"), Press(Verb.TABLES))))


def direct_digest(tables: Sequence[MyTable], texts: Texts) -> Surface:
    """List the tables that wait for a person in a direct message, from which the next ones can be switched off."""
    return my_tables(
        tables, texts, button(texts("calls-switch-off"), Press(Verb.LIKES_SET, choice=f"calls={AT_TABLE}"))
    )


def my_tables(tables: Sequence[MyTable], texts: Texts, *ways: Component) -> Surface:
    """List the tables at which a person sits, those that wait for them first, each with the way there.

    Over days one's hand and what happened are one press away. Below are other `ways`.
    """
    waiting_first = sorted(tables, key=lambda each: not _is_asked(each.view))
    more = len(tables) - MOST_TABLES
    return framed(
        Accent.LOBBY,
        text(texts("my-tables-title"), "" if tables else texts("my-tables-none")),
        *(item for each in waiting_first[:MOST_TABLES] for item in _table(each, texts)),
        text(small(texts("my-tables-more", count=more))) if more > 0 else None,
        *rows(None if tables else button(texts("games"), Press(Verb.GAMES), Style.success), *ways),
    )


def _table(mine: MyTable, texts: Texts) -> Iterator[Component]:
    view, game = mine.view, texts_of(texts, mine.view.ruleset)
    name = ruleset_name(game, view.ruleset.id)
    yield section(
        f"**{name}** · <#{view.channel}>\n{_whose_turn(mine, texts)}", way_there(view.server, view.channel, texts)
    )
    if view.pace == DAYS and view.phase == "playing":
        what = button(texts("what-happened"), Press(Verb.HAPPENED, view.id))
        yield from rows(*my_cards_button(view, game), what)


def _is_asked(view: TableView) -> bool:
    return view.asked is not None and view.asked.user == view.viewer


def _whose_turn(mine: MyTable, texts: Texts) -> str:
    view = mine.view
    if view.asked is None:
        return texts("my-tables-state", phase=view.phase)
    since = texts("my-tables-since", when=until(mine.since)) if view.pace == DAYS and mine.since else ""
    if not _is_asked(view):
        return " · ".join(filter(None, (texts("my-tables-others-turn", name=safe_name(view.asked.name)), since)))
    ends = until(view.deadline) if view.deadline is not None else ""
    return " · ".join(filter(None, (f"**{texts('my-tables-your-turn')}**", since, ends)))


def entrance_settings(server: ServerSettings, stays: Component, texts: Texts) -> Iterator[Component]:
    """Post, move or remove *Play here*, keep it last with the switch `stays`, and choose who is kept out."""
    there = server.play_here.partition("/")[0]
    help_key = "settings-play_here-there" if there else "settings-play_here-help"
    yield paragraph(f"**{texts('settings-play_here')}**\n{small(texts(help_key, channel=f'<#{there}>'))}")
    yield from rows(
        button(texts("settings-play_here-post"), Press(Verb.PLAY_HERE, choice=POST), Style.success),
        button(texts("settings-play_here-away"), Press(Verb.PLAY_HERE, choice=AWAY)) if there else None,
    )
    yield stays
    yield paragraph(f"**{texts('settings-kept_out')}**\n{small(texts('settings-kept_out-help'))}")
    hint = texts("settings-kept_out-none")
    yield user_select(Press(Verb.SETTINGS_SET, choice=KEPT_OUT), sorted(server.kept_out), hint, MOST_KEPT_OUT)
