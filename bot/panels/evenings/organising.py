"""What the organiser of an evening sees: what can be done, and whether it is really to be done."""

from __future__ import annotations

from collections.abc import Sequence

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
from game.evenings.evening import Evening

REMOVE = "remove-"
"""Begins the action that takes a person off the list, before their id."""
DANGEROUS = ("cancel", REMOVE)


def organising(evening: Evening, choices: Sequence[tuple[str, str]], texts: Texts) -> Surface:
    """Show the organiser what can be done now; `choices` are what may be changed of the plan, and to what."""
    playing = evening.phase == "playing"
    actions = ["go-on" if evening.paused_at is not None else "pause"] if playing else ["start"]
    people = [guest for guest in evening.guests if guest.coming != "away"]
    people = [guest for guest in people if not playing or evening.table_of(guest.user)] or people
    options = [option(plain_name(guest.name), str(guest.user)) for guest in people[:MOST_OPTIONS]]
    hint = texts("evening-fill-hint" if playing else "evening-remove-hint")
    return framed(
        Accent.HAND,
        text(texts("evening-organise-title"), texts("evening-organise-about")),
        *rows([_action(evening, action, texts) for action in (*actions, "cancel")]),
        select(Press(Verb.EVENING_PERSON, evening.id), options, hint) if options else None,
        _changes(evening, choices, texts) if choices else None,
    )


def _changes(evening: Evening, choices: Sequence[tuple[str, str]], texts: Texts) -> Component:
    options = [option(texts(f"evening-set-{name}", value=value), f"{name}={value}") for name, value in choices]
    return select(Press(Verb.EVENING_SET, evening.id), options[:MOST_OPTIONS], texts("evening-set-hint"))


def _action(evening: Evening, action: str, texts: Texts) -> Component:
    style = Style.danger if action == "cancel" else Style.primary
    return button(texts(f"evening-do-{action}"), Press(Verb.EVENING_ORGANISE, evening.id, choice=action), style)


def confirmation(evening: Evening, action: str, begun: Evening | None, texts: Texts) -> Surface:
    """Ask the organiser once; `begun` is the evening as it would be after the start of the next round."""
    about: dict[str, str | int] = {"round": len(evening.rounds) + 1, "name": ""}
    if begun:
        tables = begun.rounds[-1].tables
        seats = [seat for table in tables for seat in table.seats]
        about |= {"people": sum(seat.user is not None for seat in seats), "tables": len(tables)}
        about |= {"computers": sum(seat.user is None for seat in seats), "byes": len(begun.rounds[-1].byes)}
    key = action
    if action.startswith(REMOVE):
        key, about["name"] = "remove", safe_name(evening.people.get(int(action.removeprefix(REMOVE)), ""))
    style = Style.danger if action.startswith(DANGEROUS) else Style.success
    return framed(
        Accent.HAND,
        text(texts(f"evening-ask-{key}", **about)),
        *rows(
            [
                button(texts("evening-yes"), Press(Verb.EVENING_DO, evening.id, choice=action), style),
                button(texts("evening-no"), Press(Verb.EVENING_ORGANISE, evening.id)),
            ]
        ),
    )
