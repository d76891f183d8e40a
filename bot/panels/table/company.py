"""Messages for people around a table: watchers, people invited or called, and the host, who frees seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import (
    Accent,
    Component,
    Style,
    Surface,
    button,
    framed,
    option,
    paragraph,
    row_of,
    select,
    small,
    text,
)
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.words import table_name, texts_of
from bot.panels.table.advice import adviser_switch
from bot.panels.table.seats import has_room, levels_select, phrase_words, room_words, watch_button
from game.table.spectators import PHRASES
from game.table.view import TableView

IN_ROW = 3
WAIT: Final = "wait"
WAIT_NO_MORE: Final = "wait-no-more"
STOP: Final = "stop"


def invitation(view: TableView, host: str, guest: int, texts: Texts) -> Surface:
    """Invite one person, who is mentioned, in the host's name."""
    words = {"mention": f"<@{guest}>", "name": safe_name(host), "ruleset": _game(view, texts)}
    return _calling(view, texts("invitation", **words), texts)


def call_for_seat(view: TableView, people: Sequence[int], texts: Texts) -> Surface:
    """Announce a free seat to those waiting for one, who are mentioned."""
    mentions = " ".join(f"<@{user}>" for user in people)
    return _calling(view, texts("seat-is-free", mentions=mentions, ruleset=_game(view, texts)), texts)


def call_of_role(view: TableView, role: int, texts: Texts) -> Surface:
    """Announce an open table to a role, which is mentioned."""
    name = safe_name(view.host.name) if view.host else texts("somebody")
    return _calling(view, texts("role-call", mention=f"<@&{role}>", name=name, ruleset=_game(view, texts)), texts)


def _game(view: TableView, texts: Texts) -> str:
    return table_name(view, texts_of(texts, view.ruleset))


def _calling(view: TableView, words: str, texts: Texts) -> Surface:
    join = button(texts("join"), Press(Verb.JOIN, view.id), Style.success)
    offered = row_of(join, watch_button(view, texts))
    return framed(Accent.LOBBY, text(words, small(room_words(view, texts))), offered)


def watching(view: TableView, texts: Texts) -> Surface:
    """Explain to spectators what they see, and offer their actions; `view` is theirs."""
    texts = texts_of(texts, view.ruleset)
    waits = view.watcher is not None and view.watcher.waits
    return framed(
        Accent.HAND,
        text(texts("watching-title"), texts("watching-about"), small(texts("watching-waits") if waits else "")),
        row_of(*_watcher_buttons(view, texts, waits=waits)),
        *reaction_rows(view, texts),
    )


def _watcher_buttons(view: TableView, texts: Texts, *, waits: bool) -> Iterator[Component]:
    if has_room(view):
        yield button(texts("join"), Press(Verb.JOIN, view.id), Style.success)
    elif waits:
        yield button(texts("watching-wait-no-more"), Press(Verb.WATCH, view.id, choice=WAIT_NO_MORE))
    else:
        yield button(texts("watching-wait"), Press(Verb.WATCH, view.id, choice=WAIT), Style.primary)
    yield button(texts("watching-stop"), Press(Verb.WATCH, view.id, choice=STOP))


def reaction_rows(view: TableView, texts: Texts) -> Iterator[Component]:
    """Offer the phrases that players and watchers can call across the table."""
    if not view.reactions or not (view.me or view.watcher):
        return
    offered = [button(phrase_words(texts, phrase), Press(Verb.CALL, view.id, choice=phrase)) for phrase in PHRASES]
    for start in range(0, len(offered), IN_ROW):
        yield row_of(*offered[start : start + IN_ROW])


def called(view: TableView, phrase: str, texts: Texts) -> Surface:
    """Confirm to a person what they have called across the table."""
    texts = texts_of(texts, view.ruleset)
    return Surface((paragraph(small(texts("called", phrase=phrase_words(texts, phrase)))),))


def host_items(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the host free a seat before the first deal, later choose how computers play, and allow calls and advice."""
    me = view.me
    if me is None or not me.host:
        return
    if view.phase != "lobby":
        yield from levels_select(view, texts)
    others = [seat for seat in view.seats if seat.id != me.id]
    if view.phase == "lobby" and others:
        named = [
            option(
                texts("send-away-computer" if seat.computer else "send-away", name=plain_name(seat.name)), str(seat.id)
            )
            for seat in others
        ]
        yield select(Press(Verb.SEND_AWAY, view.id), named, texts("send-away-hint"))
    label, choice = ("reactions-switch-off", "no") if view.reactions else ("reactions-switch-on", "yes")
    calls = button(texts(label), Press(Verb.CALLS_ALLOWED, view.id, choice=choice))
    yield row_of(calls, adviser_switch(view, texts))
