"""The state of a table as text: reading it, and taking somebody's name out of it."""

from __future__ import annotations

from pydantic import ValidationError

from game.table.state import TableState


def read_state(text: str) -> TableState | None:
    """Read a saved state; `None` for one that cannot be read."""
    try:
        return TableState.model_validate_json(text)
    except ValidationError:
        return None


def anonymised(text: str, user: int, nobody: int, name: str) -> str:
    """Put somebody nameless in a person's place in a saved state; nothing is left of one that cannot be read."""
    state = read_state(text)
    return state.anonymised(user, nobody, name).model_dump_json() if state else "{}"
