"""People of an evening: what its organiser may do with them, who changes names, and whose data is erased."""

from collections.abc import Sequence
from typing import Final

from game.evenings.evening import Evening
from game.evenings.parts import Guest, Round, Sitter
from game.evenings.seating import free_seat


def known_as(evening: Evening, user: int, name: str) -> Evening:
    """Use a person's current name, but leave the rounds that are over as they are; return the same one if it is."""
    names = {guest.name for guest in evening.guests if guest.user == user}
    names |= {evening.organiser_name} if evening.organiser == user else set()
    if names <= {name}:
        return evening
    guests = tuple(guest.replace(name=name) if guest.user == user else guest for guest in evening.guests)
    organiser = name if evening.organiser == user else evening.organiser_name
    after = evening.replace(guests=guests, organiser_name=organiser)
    if after.round is None:
        return after
    return after.replace(rounds=(*after.rounds[:-1], _with_seats(after.round, user, name=name)))


def forgetting(evening: Evening, user: int, nobody: int, name: str) -> Evening:
    """Replace a person, who no longer comes, by an anonymous `nobody`."""
    gone = Guest(user=nobody, name=name, coming="away")
    rounds = (_with_seats(each, user, user=nobody, name=name, late=False, absent=False) for each in evening.rounds)
    untold = tuple(
        each.replace(compared=each.compared and each.compared.replace(told=("",) * len(each.tables))) for each in rounds
    )
    mine = evening.organiser == user
    return evening.replace(
        rounds=untold,
        guests=tuple(gone if guest.user == user else guest for guest in evening.guests),
        organiser=nobody if mine else evening.organiser,
        organiser_name=name if mine else evening.organiser_name,
        words=tuple(each for each in evening.words if each[0] != user),
        helpers=tuple(each for each in evening.helpers if each != user),
    )


def _with_seats(played: Round, person: int, **changes: object) -> Round:
    """Change a person's seats in a round."""

    def changed(seats: Sequence[Sitter]) -> tuple[Sitter, ...]:
        return tuple(seat.replace(**changes) if seat.user == person else seat for seat in seats)

    tables = tuple(table.replace(seats=changed(table.seats)) for table in played.tables)
    return played.replace(byes=changed(played.byes), tables=tables)


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
