"""What the organiser of an evening, and people who help, can do."""

from collections.abc import Sequence
from typing import Final

from game.evenings.evening import Evening
from game.evenings.seating import free_seat

ACTIONS: Final[Sequence[str]] = ("start", "pause", "go-on", "extend", "void", "cancel")
"""An organiser's actions on the whole evening."""
PERSONAL: Final = ("remove", "back", "help", "no-help", "seat")
"""An organiser's actions on one person."""


def personal_actions(evening: Evening, user: int) -> list[str]:
    """List an organiser's current options for a person."""
    guest = evening.guest(user)
    found = ["back"] if guest.coming == "away" else ["remove"]
    found += ["seat"] if free_seat(evening, user) else []
    return [*found, *(["no-help"] if user in evening.helpers else ["help"] if user != evening.organiser else [])]


def helped(evening: Evening, user: int, *, helps: bool) -> Evening:
    """Let a person help organise, or stop helping."""
    evening.require_live()
    others = tuple(each for each in evening.helpers if each != user)
    return evening.replace(helpers=(*others, evening.guest(user).user) if helps else others)
