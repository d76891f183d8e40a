"""Small private messages: one line, a refusal, a reminder, the last trick, past events, the menu."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Accent, Component, Style, Surface, button, framed, present, rows, small, text
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.words import option_name, question_words, ruleset_name, texts_of, word
from bot.panels.table.advice import adviser_buttons
from bot.panels.table.company import host_items, reaction_rows
from bot.panels.table.happenings import Teller
from bot.panels.table.lobby import suits_button, way_there
from bot.panels.table.panel import SEAL_DIGITS, last_trick_button, my_cards_button, until
from bot.panels.table.score_sheet import sheet_button
from bot.panels.table.seats import has_room, watch_button
from bot.panels.table.text import trick_before
from game.core.errors import Refused
from game.table.view import TableView

MOST_TOLD = 40
FEW = 5
LONGEST_TOLD = 3_400

GO_ON: Final = "back"
"""The choice of a press that revokes ending the session after this deal."""


def line(words: str) -> Surface:
    """Show one line."""
    return Surface(tuple(present([text(words)])))


def refusal(refused: Refused, texts: Texts, table: str = "") -> Surface:
    """Explain why something is refused; people not sitting at `table` are offered a seat there."""
    words = refusal_words(refused, texts)
    join = (
        [button(texts("join"), Press(Verb.JOIN, table), Style.success)]
        if table and refused.key == "not-at-table"
        else []
    )
    return framed(Accent.REFUSED, text(words), *rows(join))


def refusal_words(refused: Refused, texts: Texts) -> str:
    """Return the sentence for a refusal."""
    key = f"refused-{refused.key}"
    values = dict(_values(texts, refused.values))
    return texts(key, **values) if texts.has(key) else texts("refused-unknown")


def _values(texts: Texts, values: Mapping[str, str | int]) -> Iterator[tuple[str, str | int]]:
    """Put the values of a refusal into words: options and suits by their names, people's own input escaped."""
    for name, value in values.items():
        if isinstance(value, int):
            yield name, value
        elif name in {"option", "other"}:
            yield name, option_name(texts, value)
        elif name == "ruleset":
            yield name, safe_name(ruleset_name(texts, value))
        elif name in {"suit", "family"}:
            yield name, word(texts, f"{name}-{value}", value)
        elif name == "permission":
            yield name, word(texts, f"permission-{value.replace('-', '_')}", value)
        elif name == "name":
            yield name, safe_name(value) if value else texts("somebody")
        else:
            yield name, safe_name(value)


def reminder(view: TableView, texts: Texts) -> Surface:
    """Call the player to act; the only message that mentions anyone."""
    asked, texts = view.asked, texts_of(texts, view.ruleset)
    if asked is None or asked.user is None or view.deal is None or view.deal.asked is None:
        return line(texts("status-none"))
    question = question_words(view, view.deal, view.deal.asked, texts)
    words = texts("reminder", mention=f"<@{asked.user}>", question=question)
    if view.deadline is not None:
        words = f"{words} · {until(view.deadline)}"
    return framed(Accent.PLAYING, text(words), *rows([*my_cards_button(view, texts)]))


def last_trick(view: TableView, texts: Texts) -> Surface:
    """Show the last complete trick."""
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None or not deal.tricks_lying:
        return line(texts("no-trick-yet"))
    return framed(Accent.PLAYING, text(trick_before(view, deal, texts)))


def happened(view: TableView, texts: Texts, seen: int = 0) -> Surface:
    """Describe what the viewer may know of the deal since event `seen`; the latest few events if none is new."""
    if view.deal is None:
        return line(texts("nothing-yet"))
    texts = texts_of(texts, view.ruleset)
    teller = Teller(view, view.deal, texts)
    new = teller.everything(seen)[-MOST_TOLD:]
    told = new or teller.everything()[-FEW:]
    while sum(map(len, told)) + len(told) > LONGEST_TOLD:
        told.pop(0)
    since = texts("happened-since" if new else "happened-nothing-new") if seen else ""
    title = texts("happened-title", number=view.deal_number)
    told = told or [texts("nothing-yet")]
    return framed(Accent.PLAYING, text(title, small(since)), text(*told), text(small(_seal(view, texts))))


def _seal(view: TableView, texts: Texts) -> str:
    """Show the beginning of the fingerprint of the current deal's seal."""
    if view.phase != "playing" or not view.fingerprint:
        return ""
    return texts("seal-cut" if view.cut else "seal-automatic", seal=f"`{view.fingerprint[:SEAL_DIGITS]}`")


def more(view: TableView, texts: Texts, *, manages: bool = False, told: str = "") -> Surface:
    """Show the viewer's small menu next to a deal; they may manage the server, and `told` is a line on top.

    Irreversible actions carry the deal in which they were shown, so that they do nothing in a later one. Actions
    already in the lobby are not offered again next to it.
    """
    texts = texts_of(texts, view.ruleset)
    return framed(
        Accent.HAND,
        text(texts("more-title"), told),
        text(*map(small, _state(view, texts))),
        *rows([*_menu(view, texts, manages=manages)]),
        *host_items(view, texts),
        *reaction_rows(view, texts),
    )


def _state(view: TableView, texts: Texts) -> Iterator[str]:
    me = view.me
    if view.stopping:
        yield texts("stopping-untimed" if _may_end_now(view) else "status-stopping")
    if me and me.leaving:
        yield texts("more-leaving")
    if me and (me.away or me.out):
        yield texts("sits-out-away" if me.out else "more-away")
    if me and view.adviser:
        yield texts("adviser-about" if me.advised else "adviser-may")
    if view.pot + view.reserve and view.ruleset.leftover(view.options):
        yield texts("more-pot-shared", pot=view.pot + view.reserve)


def _menu(view: TableView, texts: Texts, *, manages: bool) -> Iterator[Component]:
    me, deal = view.me, view.deal_number
    yield from _seat_taking(view, texts)
    yield from adviser_buttons(view, texts)
    if view.phase == "playing" and me and texts.aloud and not view.ruleset.hands:
        yield button(texts("aloud-table-button"), Press(Verb.HAND, view.id))
    if view.phase != "lobby":
        yield from last_trick_button(view, texts)
        yield from sheet_button(view, texts)
        yield button(texts("rules"), Press(Verb.RULES, view.id))
    yield from suits_button(view, texts)
    if me and not view.evening:
        yield from _removals(view, texts)
    if me and not me.leaving and view.phase != "lobby":
        yield button(texts("leave-after" if view.phase == "playing" else "leave"), Press(Verb.LEAVE, view.id, deal))
    if view.evening or not (manages or (me and me.host)):
        return
    if view.stopping:
        yield button(texts("stop-back"), Press(Verb.STOP, view.id, deal, choice=GO_ON))
        if _may_end_now(view):
            yield button(texts("end-now"), Press(Verb.STOP, view.id, deal), Style.danger)
        return
    label = texts("stop-after" if view.phase == "playing" else "stop-now")
    yield button(label, Press(Verb.STOP, view.id, deal), Style.danger)


def _may_end_now(view: TableView) -> bool:
    return not view.turn_seconds or all(seat.user in {None, view.viewer} for seat in view.playing)


def _seat_taking(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the viewer sit down, come back, or revoke leaving."""
    me = view.me
    if me is None:
        if has_room(view):
            yield button(texts("join"), Press(Verb.JOIN, view.id), Style.success)
        yield watch_button(view, texts)
    elif me.away or me.out:
        yield button(texts("back"), Press(Verb.BACK, view.id), Style.success)
    elif me.leaving:
        yield button(texts("stay"), Press(Verb.JOIN, view.id), Style.success)


def _removals(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let players who are present vote about those who are away."""
    for seat in view.seats:
        if (seat.away or seat.out) and not (seat.computer or seat.leaving) and seat.user != view.viewer:
            votes = {"votes": seat.votes_against, "needed": seat.votes_needed}
            yield button(
                texts("remove-seat", name=plain_name(seat.name), **votes),
                Press(Verb.REMOVE, view.id, view.deal_number, choice=str(seat.id)),
            )


def table_link(view: TableView, message: int | None, texts: Texts) -> Surface:
    """Link to the table that is already open in this channel."""
    place = f"https://discord.com/channels/{view.server}/{view.channel}"
    address = f"{place}/{message}" if message else place
    return framed(Accent.LOBBY, text(texts("refused-table-here")), way_there(address, texts))
