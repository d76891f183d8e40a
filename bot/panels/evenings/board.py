"""Evenings spanning many tables: the public board, people's seats, calls, announcements, and the organiser's menus."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.discord_io.controls import MOST_OPTIONS, Style, button, option, rows, select
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, framed, small, text
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.evenings.results import CHART, board_address, results_drawings, results_so_far, title, winners
from bot.panels.kit.draft import Draft
from bot.panels.kit.rules import rules_title
from bot.panels.kit.words import texts_of, time_to_think, way_to_board
from bot.panels.table.lobby import way_there
from bot.panels.table.panel import SEAL_DIGITS
from game.core.rulesets import Ruleset
from game.evenings.evening import MORE_SECONDS, Evening
from game.evenings.parts import Guest, Plan, Round, RoundTable
from game.evenings.people import personal_actions
from game.evenings.seating import free_seat
from game.evenings.standings import compares

ACCENTS: Final[Mapping[str, Accent]] = {
    "signing": Accent.LOBBY,
    "playing": Accent.PLAYING,
    "between": Accent.PLAYING,
    "over": Accent.SUMMARY,
    "cancelled": Accent.OVER,
}
DANGEROUS = ("void", "cancel", "remove")


def board(evening: Evening, deals: Mapping[int, int], ruleset: Ruleset[Any], texts: Texts, chart: str = "") -> Surface:
    """Return an evening's board; `deals` are tables' current deals, `chart` is the file of the final standings."""
    texts = texts_of(texts, ruleset)
    played = evening.round
    return framed(
        ACCENTS[evening.phase],
        text(title(evening, ruleset, texts), _status(evening, texts)),
        text(*_plan(evening, texts)),
        text(*_coming(evening, texts)) if evening.live and played is None else None,
        text(*_tables(evening, played, deals, texts)) if played else None,
        *results_so_far(evening, chart, texts),
        text(small(_seal(evening, texts))),
        *rows(*_buttons(evening, texts)),
    )


def result(evening: Evening, ruleset: Ruleset[Any], texts: Texts) -> Draft:
    """Return the board of an evening that is over, with a picture."""
    drawings = results_drawings(evening, texts_of(texts, ruleset))
    return Draft(lambda at: board(evening, {}, ruleset, texts, at[CHART]), drawings)


def _status(evening: Evening, texts: Texts) -> str:
    if evening.phase == "over":
        return winners(evening, texts)
    played, of = evening.number, evening.plan.rounds
    if evening.phase == "playing" and evening.paused_at is not None:
        return texts("evening-is-paused", round=played, of=of)
    if evening.round and evening.round.hurried:
        return texts("evening-is-hurried", round=played, of=of)
    if evening.round and evening.round.ends is not None:
        return texts("evening-is-playing-until", round=played, of=of, end=f"<t:{int(evening.round.ends)}:R>")
    at = evening.plan.at
    starts = texts("evening-starts", when=f"<t:{int(at)}:F> (<t:{int(at)}:R>)") if at is not None else ""
    about = {"name": safe_name(evening.organiser_name), "round": played, "of": of, "next": played + 1}
    phase = "void" if evening.phase == "between" and evening.rounds[-1].void else evening.phase
    return " ".join(filter(None, (texts(f"evening-is-{phase}", **about), starts * (not evening.rounds))))


def _plan(evening: Evening, texts: Texts) -> Iterator[str]:
    plan = evening.plan
    yield texts(
        "evening-plan", rounds=plan.rounds, length=_length(plan, plan.deals_at(plan.size), texts), size=plan.size
    )
    facts = [texts("evening-same" if plan.same else "evening-own"), texts(f"evening-by-{plan.seating}")]
    facts += [texts("evening-minutes", minutes=plan.seconds // 60)] if plan.seconds else []
    facts += [texts("evening-time", value=time_to_think(plan.turn_seconds, texts))]
    filled = texts("evening-fill", level=texts(f"level-{plan.level}"))
    facts += [filled if plan.computers else texts("evening-no-fill")]
    facts += [] if plan.computers or plan.same or plan.matches else [texts("evening-dealing")]
    facts += [texts("evening-stakes", stake=plan.stake) if plan.stake else texts("evening-no-stakes")]
    yield small(" · ".join(facts))


def _length(plan: Plan, deals: int, texts: Texts) -> str:
    return texts("evening-matches", count=plan.matches) if plan.matches else texts("evening-deals", count=deals)


def _coming(evening: Evening, texts: Texts) -> Iterator[str]:
    for coming in ("comes", "reserve", "away"):
        guests = evening.coming(coming)
        if guests or coming == "comes":
            yield texts(f"evening-{coming}", count=len(guests), names=_names(guests) or "–")
    if missing := evening.missing():
        yield texts("evening-missing", count=len(missing), names=_names(missing))
    teams = sorted({guest.team for guest in evening.guests if guest.team}, key=str.casefold)
    if evening.plan.seating == "teams":
        for team in teams:
            members = [guest for guest in evening.guests if guest.team == team]
            yield texts("evening-team-of", team=safe_name(team), names=_names(members))


def _names(guests: Sequence[Guest]) -> str:
    return ", ".join(safe_name(guest.name) for guest in guests)


def _tables(evening: Evening, played: Round, deals: Mapping[int, int], texts: Texts) -> Iterator[str]:
    for table in played.tables:
        at = "evening-table-in" if evening.plan.matches else "evening-table-at"
        key = "evening-table-over" if table.done else at if table.table else "evening-table-opens"
        about = {"deal": deals.get(table.number, 0), "of": evening.deals_of(table)}
        place = "" if evening.plan.same or not table.channel or table.done else f" · <#{table.channel}>"
        people = [safe_name(seat.name) for seat in table.seats if seat.user is not None]
        if computers := len(table.seats) - len(people):
            people.append(texts("evening-computers", count=computers))
        yield texts(key, number=table.number, names=", ".join(people), **about) + place
    if played.byes:
        yield texts("evening-byes", names=", ".join(safe_name(seat.name) for seat in played.byes))
    out = {seat.user for seat in played.byes}
    waiting = [guest for guest in evening.coming("comes") if guest.user not in out and not evening.table_of(guest.user)]
    if waiting:
        yield texts("evening-waiting", names=_names(waiting))


def _seal(evening: Evening, texts: Texts) -> str:
    if evening.round and evening.round.commitment:
        return texts("evening-sealed", commitment=evening.round.commitment[:SEAL_DIGITS])
    if evening.live and evening.commitment:
        given = len(evening.words)
        return texts("evening-sealed-next", commitment=evening.commitment[:SEAL_DIGITS], words=given)
    return texts("evening-open") if compares(evening) else ""


def _buttons(evening: Evening, texts: Texts) -> Iterator[Component]:
    if evening.live:
        for coming, style in (("comes", Style.success), ("reserve", Style.secondary), ("away", Style.secondary)):
            key = "here" if coming == "comes" and evening.checking and evening.phase == "signing" else coming
            yield button(texts(f"evening-i-{key}"), Press(Verb.EVENING, evening.id, choice=coming), style)
    if evening.round:
        yield button(texts("evening-my-seat"), Press(Verb.EVENING_SEAT, evening.id), Style.primary)
    elif evening.live and evening.commitment:
        yield button(texts("evening-word"), Press(Verb.EVENING_WORD, evening.id))
    if evening.live and evening.plan.seating == "teams":
        yield button(texts("evening-team"), Press(Verb.EVENING_TEAM, evening.id))
    if evening.live:
        yield button(texts("evening-organise"), Press(Verb.EVENING_ORGANISE, evening.id))
    if evening.finished:
        yield button(texts("evening-csv"), Press(Verb.EVENING_CSV, evening.id))


def my_seat(evening: Evening, user: int, texts: Texts) -> Surface:
    """Show a person their seat and a link to it."""
    table = evening.table_of(user)
    if table is None:
        comes = any(guest.user == user for guest in evening.coming("comes"))
        return framed(Accent.HAND, text(texts("evening-no-seat", comes="yes" if comes else "no")))
    about = {"round": evening.number, "number": table.number}
    if not table.channel:
        return framed(Accent.HAND, text(texts("evening-seat-opens", **about)))
    there = way_there(evening.server, table.channel, texts)
    return framed(Accent.HAND, text(texts("evening-seat", **about)), *rows(there))


def sees_all(texts: Texts) -> Surface:
    """Warn a person to whom Discord shows the threads of all tables, which have the same cards."""
    return framed(Accent.HAND, text(texts("evening-sees-all")))


def table_thread(number: int, table: int, texts: Texts) -> str:
    """Name the thread of a table in a round."""
    return texts("evening-thread", round=number, table=table)


def seat_call(evening: Evening, table: RoundTable, people: Sequence[int], texts: Texts) -> Surface:
    """Call people, by their ids, to the table where they sit."""
    mentions = " ".join(f"<@{user}>" for user in people)
    about = {"round": evening.number, "table": table.number}
    length = _length(evening.plan, evening.deals_of(table), texts)
    key = "evening-call-same-about" if evening.plan.same else "evening-call-about"
    told = small(texts(key, tables=len(evening.rounds[-1].tables)))
    return framed(Accent.LOBBY, text(texts("evening-call", mentions=mentions, length=length, **about), told))


def arrival(user: int, texts: Texts) -> Surface:
    """Announce at a table that a person takes over a computer's seat."""
    return framed(Accent.LOBBY, text(texts("evening-arrives", mention=f"<@{user}>")))


def event_words(evening: Evening, ruleset: Ruleset[Any], texts: Texts) -> tuple[str, str]:
    """Return an evening's name for the calendar, and a description with a link to its board."""
    named = texts("evening-event", game=rules_title(ruleset.id, evening.plan.rules, texts_of(texts, ruleset)))
    return named, texts("evening-event-about", name=plain_name(evening.organiser_name), address=board_address(evening))


def check_in(evening: Evening, people: Sequence[int], texts: Texts) -> Surface:
    """Call people, by their ids, to check in on the board."""
    mentions = " ".join(f"<@{user}>" for user in people)
    words = texts("evening-check-in", mentions=mentions, begins=f"<t:{int(evening.plan.at or 0)}:R>")
    return framed(Accent.LOBBY, text(words), *rows(way_to_board(board_address(evening), texts)))


def time_is_up(seconds: int, texts: Texts) -> Surface:
    """Announce at a table that the time of the round is up."""
    return framed(Accent.PLAYING, text(texts("evening-time-is-up", seconds=seconds)))


def actions(evening: Evening) -> list[str]:
    """List what an organiser can do with the whole evening now."""
    played = evening.round
    if played is None or played.void:
        return ["start", "cancel"]
    extend = ["extend"] if played.ends is not None else []
    return ["go-on" if evening.paused_at is not None else "pause", *extend, "void", "cancel"]


def organising(evening: Evening, settings: Collection[str], texts: Texts) -> Surface:
    """Show the organiser the actions possible now; `settings` names what can be changed of the plan."""
    options = [option(texts(f"evening-setting-{name}"), name) for name in settings]
    return framed(
        Accent.HAND,
        text(texts("evening-organise-title"), texts("evening-organise-about")),
        *rows(*[_action(evening, action, texts) for action in actions(evening)]),
        *_people(evening, texts),
        select(Press(Verb.EVENING_SET, evening.id), options, texts("evening-set-hint")) if options else None,
    )


def _people(evening: Evening, texts: Texts) -> Iterator[Component]:
    guests = sorted(evening.guests, key=lambda guest: guest.coming == "away")
    for first in range(0, len(guests), MOST_OPTIONS):
        options = [
            option(plain_name(guest.name), str(guest.user), texts(f"evening-guest-{guest.coming}"))
            for guest in guests[first : first + MOST_OPTIONS]
        ]
        yield select(Press(Verb.EVENING_PERSON, evening.id, choice=str(first)), options, texts("evening-person-hint"))


def person(evening: Evening, user: int, texts: Texts) -> Surface:
    """Show the organiser the actions possible for a person."""
    about = {"name": safe_name(evening.guest(user).name)}
    offered = [_action(evening, action, texts, user) for action in personal_actions(evening, user)]
    back = button(texts("evening-back"), Press(Verb.EVENING_ORGANISE, evening.id))
    return framed(Accent.HAND, text(texts("evening-person", **about)), *rows(*offered, back))


def setting_values(evening: Evening, name: str, values: Sequence[str], texts: Texts) -> Surface:
    """Show the organiser the values that a setting of the plan can have instead."""
    options = [option(_change(name, value, texts), f"{name}={value}") for value in values]
    chosen = Press(Verb.EVENING_SET, evening.id, choice=name)
    return framed(
        Accent.HAND,
        text(texts("evening-set-title", setting=texts(f"evening-setting-{name}"))),
        select(chosen, options[:MOST_OPTIONS], texts("evening-set-hint")),
        *rows(button(texts("evening-back"), Press(Verb.EVENING_ORGANISE, evening.id))),
    )


def _change(name: str, value: str, texts: Texts) -> str:
    if name == "time":
        return texts("evening-set-time", value=time_to_think(int(value), texts))
    return texts(f"evening-set-{name}", value=int(value) if value.isdecimal() else value)


def _action(evening: Evening, action: str, texts: Texts, user: int = 0) -> Component:
    style = Style.danger if action in DANGEROUS else Style.primary
    return button(texts(f"evening-do-{action}"), _press(Verb.EVENING_ORGANISE, evening, action, user), style)


def _press(verb: Verb, evening: Evening, action: str, user: int) -> Press:
    return Press(verb, evening.id, choice=f"{action}-{user}" if user else action)


def confirmation(evening: Evening, action: str, user: int, begun: Evening | None, texts: Texts) -> Surface:
    """Ask the organiser to confirm; `begun` is the evening as it would be after the start of the next round."""
    about: dict[str, str | int] = {"round": evening.number + 1, "minutes": MORE_SECONDS // 60, "name": ""}
    if begun:
        tables = begun.rounds[-1].tables
        seats = [seat for table in tables for seat in table.seats]
        about |= {"people": sum(seat.user is not None for seat in seats), "tables": len(tables)}
        about |= {"computers": sum(seat.user is None for seat in seats), "byes": len(begun.rounds[-1].byes)}
        about |= {"missing": len(evening.missing())}
    if user:
        about["name"] = safe_name(evening.guest(user).name)
    if action == "seat" and (free := free_seat(evening, user)):
        about["table"] = free[0].number
    style = Style.danger if action in DANGEROUS else Style.success
    yes = button(texts("evening-yes"), _press(Verb.EVENING_DO, evening, action, user), style)
    no = button(texts("evening-no"), Press(Verb.EVENING_ORGANISE, evening.id))
    return framed(Accent.HAND, text(texts(f"evening-ask-{action}", **about)), *rows(yes, no))
