"""People who change their names during an evening."""

from collections.abc import Sequence

from game.evenings.evening import Evening
from game.evenings.parts import Sitter


def known_as(evening: Evening, user: int, name: str) -> Evening:
    """Use a person's current name, but leave the rounds that are over as they are; return the same one if it is."""
    names = {guest.name for guest in evening.guests if guest.user == user}
    names |= {evening.organiser_name} if evening.organiser == user else set()
    if names <= {name}:
        return evening

    def renamed(seats: Sequence[Sitter]) -> tuple[Sitter, ...]:
        return tuple(seat.replace(name=name) if seat.user == user else seat for seat in seats)

    guests = tuple(guest.replace(name=name) if guest.user == user else guest for guest in evening.guests)
    organiser = name if evening.organiser == user else evening.organiser_name
    after = evening.replace(guests=guests, organiser_name=organiser)
    if after.round is None:
        return after
    tables = tuple(table.replace(seats=renamed(table.seats)) for table in after.round.tables)
    return after.with_round(len(after.rounds), tables=tables, byes=renamed(after.round.byes))
