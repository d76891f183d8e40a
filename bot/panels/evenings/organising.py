"""The organiser's menus for an evening: the possible actions, and their confirmation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import (
    MOST_OPTIONS,
    Accent,
    Component,
    Style,
    Surface,
    button,
    framed,
    option,
    rows,
    select,
    text,
)
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.words import time_to_think
from game.evenings.evening import MORE_SECONDS, Evening

DANGEROUS = ("void", "cancel", "remove")


def actions(evening: Evening) -> list[str]:
    """List what an organiser can do with the whole evening now."""
    played = evening.round
    if played is None or played.void:
        return ["start", "cancel"]
    extend = ["extend"] if played.ends is not None else []
    return ["go-on" if evening.paused_at is not None else "pause", *extend, "void", "cancel"]


def organising(evening: Evening, choices: Sequence[tuple[str, str]], texts: Texts) -> Surface:
    """Show the organiser the actions possible now; `choices` are the plan's changeable settings and new values."""
    return framed(
        Accent.HAND,
        text(texts("evening-organise-title"), texts("evening-organise-about")),
        *rows([_action(evening, action, texts) for action in actions(evening)]),
        *_people(evening, texts),
        _changes(evening, choices, texts) if choices else None,
    )


def _people(evening: Evening, texts: Texts) -> Iterator[Component]:
    """List everyone who has answered, split into selects of the maximum size."""
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
    offered = [_action(evening, action, texts, user) for action in evening.actions(user)]
    back = button(texts("evening-back"), Press(Verb.EVENING_ORGANISE, evening.id))
    return framed(Accent.HAND, text(texts("evening-person", **about)), *rows([*offered, back]))


def _changes(evening: Evening, choices: Sequence[tuple[str, str]], texts: Texts) -> Component:
    options = [option(_change(name, value, texts), f"{name}={value}") for name, value in choices]
    return select(Press(Verb.EVENING_SET, evening.id), options[:MOST_OPTIONS], texts("evening-set-hint"))


def _change(name: str, value: str, texts: Texts) -> str:
    said = time_to_think(int(value), texts) if name == "time" else value
    return texts(f"evening-set-{name}", value=said)


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
    if action == "seat" and (free := evening.free_seat(user)):
        about["table"] = free[0].number
    style = Style.danger if action in DANGEROUS else Style.success
    return framed(
        Accent.HAND,
        text(texts(f"evening-ask-{action}", **about)),
        *rows(
            [
                button(texts("evening-yes"), _press(Verb.EVENING_DO, evening, action, user), style),
                button(texts("evening-no"), Press(Verb.EVENING_ORGANISE, evening.id)),
            ]
        ),
    )
