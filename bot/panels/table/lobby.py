"""The lobby: the seats, the game, the stakes, and German suits."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

from bot.discord_io.controls import Style, button, link, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, divider, framed, small, text
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.language.stand_ins import GERMAN, held
from bot.panels.kit.rules import (
    chosen_values,
    idle_lines,
    option_name,
    option_value,
    rules_title,
    stakes_words,
    table_name,
)
from bot.panels.kit.words import quiet_words, several, signed, texts_of, time_to_think, way_to_board
from bot.panels.table.panel import SEAL_DIGITS, limit_buttons, titled, until
from bot.panels.table.seats import (
    levels_select,
    reactions_line,
    room_words,
    sign,
    watch_button,
    watching_words,
    way_words,
)
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.table.ports import DAYS
from game.table.view import SeatView, TableView

MOST_HOUSE_RULES = 8
STOPPED, ALL_PLAYED = "stopped", "deals-played"


def lobby(view: TableView, texts: Texts) -> Surface:
    """Show a table before its first deal: one with a host, where people gather, or one of a round."""
    texts = texts_of(texts, view.ruleset)
    short = f"ruleset-{view.ruleset.id}-short"
    first: Sequence[Component] = ()
    if view.hosted:
        notes = _notes(view, texts)
        controls = (*levels_select(view, texts), *rows(*_sitting(view, texts)), *rows(*_beginning(view, texts)))
    else:
        held = view.held or view.deadline is None
        begins = texts("evening-held") if held else texts("evening-begins", when=until(view.deadline or 0))
        notes, controls = (begins, ready_words(view, texts)), ()
        here = button(texts("evening-i-here"), Press(Verb.NEXT, view.id), Style.success)
        first = () if view.held else (here,)
    return framed(
        Accent.LOBBY,
        titled(view, texts("lobby-title", ruleset=table_name(view, texts))),
        text(texts("same-cards-about", deal=view.earlier.deal)) if view.earlier else None,
        text(texts(short, **chosen_values(texts, view.options)) if texts.has(short) else ""),
        text(
            *_stakes(view, texts),
            _time(view, texts),
            texts("limit-choose") if view.limits else "",
        ),
        *rows(*limit_buttons(view, texts)),
        divider(),
        text(*_seats(view, texts)),
        text(reactions_line(view, texts), *map(small, notes)),
        *controls,
        *rows(*first, *_deciding(view, texts)),
    )


def closed_lobby(view: TableView, texts: Texts, board: str = "") -> Surface:
    """Show what remains of the lobby; `board` is the address of its evening's board, empty if it has none."""
    texts = texts_of(texts, view.ruleset)
    names = ", ".join(safe_name(seat.name) for seat in view.seats)
    title = texts("lobby-title", ruleset=table_name(view, texts))
    if view.phase == "over" and not view.deal_number:
        way = rows(way_to_board(board, texts) if board else None)
        return framed(Accent.OVER, text(title, ending_words(view, texts)), *way)
    begun = texts("lobby-begun", names=names)
    return framed(Accent.OVER, text(title, begun, *_stakes(view, texts)))


def ending_words(view: TableView, texts: Texts) -> str:
    """Describe why a session is over, and who ended it; the end of a session's only deal needs no words."""
    if view.ending == STOPPED and view.stopped_by:
        return texts("ending-stopped-by", name=safe_name(view.stopped_by))
    if view.ending == ALL_PLAYED and view.deal_number == 1:
        return ""
    return texts.first(f"ending-{view.ending}", "ending-unknown")


def thread_name(ruleset: Ruleset[Any], rules: str, day: datetime, texts: Texts) -> str:
    """Name a thread after its game, any named house rules, and the day."""
    game = rules_title(ruleset.id, rules, texts_of(texts, ruleset).plain, plain_name)
    return texts("thread-name", game=game, day=day.day, month=day.month)


def thread_opened(view: TableView, texts: Texts) -> Surface:
    """Announce to the channel who plays what in one of its threads, with a link."""
    texts = texts_of(texts, view.ruleset)
    host = safe_name(view.host.name) if view.host else texts("somebody")
    return framed(
        Accent.LOBBY,
        text(texts("thread-opened", name=host, ruleset=table_name(view, texts))),
        *rows(way_there(view.server, view.channel, texts)),
    )


def way_there(server: int, channel: int, texts: Texts, message: int | None = None) -> Component:
    """Return the link button to a table's channel, or to a message in it."""
    address = f"https://discord.com/channels/{server}/{channel}"
    return link(texts("go-to-table"), f"{address}/{message}" if message else address)


def house_rules(view: TableView, texts: Texts) -> Iterator[str]:
    """List the house rules that differ from the ruleset's defaults, except for the stakes."""
    own = view.ruleset.stakes.template if view.ruleset.stakes else ""
    chosen = [
        f"{option_name(texts, field.name)}: {option_value(texts, field, getattr(view.options, field.name))}"
        for field in view.ruleset.changed_fields(view.options)
        if f"{{{field.name}}}" not in own
    ]
    if chosen:
        told, more = chosen[:MOST_HOUSE_RULES], len(chosen) - MOST_HOUSE_RULES
        told += [texts("lobby-more-rules", count=more)] if more > 0 else []
        yield texts("lobby-house-rules", rules=" · ".join(told))


def enough_seats(view: TableView) -> bool:
    """Whether a deal can begin with the players present."""
    try:
        view.ruleset.check_seats(view.options, sum(not seat.out for seat in view.seats))
    except Refused:
        return False
    return True


def _stakes(view: TableView, texts: Texts) -> Iterator[str]:
    """Describe the stakes, the changed house rules, and any losses without limit, if anything is at stake."""
    yield stakes_words(texts, view.ruleset, view.options)
    yield from house_rules(view, texts)
    if view.ante and not (view.next_limit or view.earlier):
        yield texts("limit-open")


def _time(view: TableView, texts: Texts) -> str:
    time = texts("lobby-time", time=time_to_think(view.turn_seconds, texts))
    if view.pace == DAYS and view.quiet:
        time = f"{time} {texts('lobby-quiet', hours=quiet_words(view.quiet, texts), zone=view.zone or 'UTC')}"
    advice = [texts("lobby-adviser")] if view.adviser else []
    return " · ".join((time, texts("lobby-pace", pace=texts(f"pace-{view.pace}")), *advice))


def _seats(view: TableView, texts: Texts) -> Iterator[str]:
    direction = texts("panel-direction", direction=view.ruleset.direction(view.options))
    yield texts("lobby-seats", seats=len(view.seats), most=view.most_seats, direction=direction)
    yield from (f"{place}. {_seat(view, seat, texts)}" for place, seat in enumerate(view.seats, start=1))


def _seat(view: TableView, seat: SeatView, texts: Texts) -> str:
    holds = {
        "seat-host": seat.host,
        "seat-first-dealer": seat.dealer,
        "seat-cutter": seat.cutter and not seat.dealer,
        "seat-away": seat.away,
    }
    told = (texts(key) for key, is_so in holds.items() if is_so)
    facts = (way_words(seat, texts) if seat.level else "", *told, then_words(view, seat, texts))
    return " · ".join((f"**{safe_name(seat.name)}** {sign(seat, texts)}".rstrip(), *filter(None, facts)))


def _notes(view: TableView, texts: Texts) -> Iterator[str]:
    yield " · ".join(filter(None, (room_words(view, texts), watching_words(view, texts))))
    if view.pace == DAYS:
        yield texts("lobby-over-days")
        yield texts("lobby-turns", count=view.ruleset.turns) if view.ruleset.turns else ""
    yield from idle_lines(texts, view.ruleset, view.options)
    least, most, best = view.ruleset.least_seats, view.ruleset.most_seats, view.ruleset.best_seats
    if not enough_seats(view) and least == most:
        yield texts("lobby-too-few-exactly", seats=least)
    elif not enough_seats(view):
        yield texts("lobby-too-few", least=least, best=best if best > least else 0)
    elif view.host:
        yield texts("lobby-host-starts", name=safe_name(view.host.name))
    if view.cut:
        yield texts("seal-cut", seal=f"`{view.fingerprint[:SEAL_DIGITS]}`")


def then_words(view: TableView, seat: SeatView, texts: Texts) -> str:
    """Describe what a seat's hand brought in the earlier deal; empty if no deal is dealt again."""
    then = view.then(seat)
    return "" if then is None else texts("same-cards-then", result=signed(texts, then))


def _sitting(view: TableView, texts: Texts) -> Iterator[Component]:
    yield button(texts("join"), Press(Verb.JOIN, view.id), Style.success, disabled=not view.has_room)
    yield watch_button(view, texts)
    yield button(texts("leave"), Press(Verb.LEAVE, view.id))


def _beginning(view: TableView, texts: Texts) -> Iterator[Component]:
    if view.changeable:
        full = len(view.seats) >= view.ruleset.most_seats
        yield button(texts("add-computer"), Press(Verb.COMPUTER, view.id), disabled=full)
        if any(seat.computer for seat in view.seats):
            yield button(texts("less-computer"), Press(Verb.LESS, view.id))
    yield from cut_button(view, texts)
    yield button(texts("start"), Press(Verb.START, view.id), Style.primary, disabled=not enough_seats(view))


def ready_words(view: TableView, texts: Texts) -> str:
    """Name those who are ready for the next deal; empty if nobody is."""
    ready = [safe_name(seat.name) for seat in view.seats if seat.ready]
    return texts("summary-ready", names=several(texts, ready)) if ready else ""


def _deciding(view: TableView, texts: Texts) -> Iterator[Component]:
    yield button(texts("rules"), Press(Verb.RULES, view.id))
    yield button(texts("learn-this"), Press(Verb.LEARN, view.id, choice=view.ruleset.id))
    if view.changeable:
        yield button(texts("other-game"), Press(Verb.GAMES, view.id))
    if texts.has(f"ruleset-{view.ruleset.id}-short-{GERMAN}"):  # a game with its own texts for German suits
        yield button(texts("suits-german"), Press(Verb.SUITS, view.id, choice=GERMAN))
    yield button(texts("more-menu"), Press(Verb.MORE, view.id))


def cut_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the cutter type a word, once there are enough seats for a deal."""
    cutter = next((seat for seat in view.seats if seat.cutter), None)
    if cutter and not cutter.computer and not view.cut and enough_seats(view):
        yield button(texts("cut"), Press(Verb.CUT, view.id))


def suits_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the reader switch to German suits, or back to French ones, in a game whose pack supports it."""
    pack = view.ruleset.pack(view.options, max(len(view.seats), view.ruleset.least_seats))
    if held(pack, GERMAN).names:
        label, suits = ("suits-french", "") if texts.suits else ("suits-german", GERMAN)
        yield button(texts(label), Press(Verb.SUITS, view.id, choice=suits))
