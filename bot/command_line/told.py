"""A view as JSON for external player programs: everything a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, cast

from game.core.cards import Card
from game.core.events import Event
from game.core.questions import Choose, Question
from game.core.view import View


def told(view: View, *, events: bool) -> dict[str, Any]:
    """Return a view as JSON data; `events` adds the full history, which is long.

    Cards are given by their codes, seats by their numbers from 0, `trumps` from the highest down.
    """
    ordering = view.ordering
    trumps = sorted(filter(ordering.is_trump, view.pack.cards), key=ordering.strength, reverse=True)
    return {
        "seat": view.seat,
        "dealer": view.dealer,
        "active": _plain(view.active),
        "trumps": _plain(trumps),
        "zones": [_plain(zone) for zone in view.zones],
        "leader": view.leader,
        "trick": _plain(view.trick),
        "tricks": [_plain(trick) for trick in view.tricks],
        "taken": _plain(view.taken),
        "bank": _plain(view.bank),
        "tallies": _plain(view.tallies),
        "marks": [_plain(mark) for mark in view.marks],
        "answers": [_plain(given) for given in view.answers],
        "question": _question(view.question) if view.question else None,
        **({"events": [_event(event) for event in view.events]} if events else {}),
    }


def _question(question: Question[Any]) -> dict[str, Any]:
    return {
        "kind": question.kind,
        "about": _plain(question.about),
        "notes": _plain(question.notes) if isinstance(question, Choose) else {},
        "answers": [question.write(answer) for answer in question.answers],
        "safe": question.write(question.safe),
    }


def _event(event: Event) -> dict[str, Any]:
    written = {part.name: _plain(getattr(event, part.name)) for part in fields(event) if part.name != "audience"}
    return {"event": type(event).__name__, **written}


def _plain(value: Any) -> Any:
    """Return a value as JSON data."""
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Mapping):
        return {str(name): _plain(part) for name, part in cast("Mapping[object, object]", value).items()}
    if hasattr(value, "_asdict"):
        return _plain(value._asdict())
    if is_dataclass(value):
        return {part.name: _plain(getattr(value, part.name)) for part in fields(value)}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(part) for part in cast("Sequence[object]", value)]
    return value
