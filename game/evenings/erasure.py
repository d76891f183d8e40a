"""Erasing a person from an evening."""

from collections.abc import Sequence

from game.evenings.evening import Evening
from game.evenings.parts import Guest, Sitter


def forgetting(evening: Evening, user: int, nobody: int, name: str) -> Evening:
    """Replace a person, who no longer comes, by an anonymous `nobody`."""

    def hidden(seats: Sequence[Sitter]) -> tuple[Sitter, ...]:
        return tuple(Sitter(user=nobody, name=name) if seat.user == user else seat for seat in seats)

    gone = Guest(user=nobody, name=name, coming="away")
    rounds = tuple(
        each.replace(
            byes=hidden(each.byes),
            tables=tuple(table.replace(seats=hidden(table.seats)) for table in each.tables),
            compared=each.compared and each.compared.replace(told=("",) * len(each.tables)),
        )
        for each in evening.rounds
    )
    mine = evening.organiser == user
    return evening.replace(
        rounds=rounds,
        guests=tuple(gone if guest.user == user else guest for guest in evening.guests),
        organiser=nobody if mine else evening.organiser,
        organiser_name=name if mine else evening.organiser_name,
        words=tuple(each for each in evening.words if each[0] != user),
        helpers=tuple(each for each in evening.helpers if each != user),
    )
