"""Proof that tallies, such as scores and lives, move from deal to deal with the people they belong to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.core.errors import Refused
from game.core.rulesets import Catalogue, Tally
from game.reports.past import tallies_after
from game.table.accounts import COMPUTERS, PERSON
from game.table.ports import DealRow
from game.table.seat import Seat


class TallyProof:
    """Tracks the tallies of a session, deal by deal, by account; those of computers by name."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._standing: dict[str, dict[str, int]] = {}

    def problems(self, row: DealRow, record: Mapping[str, Any] | None) -> Iterator[str]:
        """Compare a deal's initial tallies with those left by earlier deals, and record its own final ones."""
        declared = self._declared(row)
        if declared is not None and row.tallies.keys() != declared.keys():
            yield f"it has the tallies {sorted(row.tallies)} instead of {sorted(declared)}"
        owners = [_owner(account, name) for account, name in zip(row.accounts, row.names, strict=True)]
        for name, values in row.tallies.items():
            for seat, (owner, value) in enumerate(zip(owners, values, strict=False)):
                expected = self._expected(owner, name, (declared or {}).get(name))
                if expected and value not in expected:
                    yield f"seat {seat} begins with {name} {value} instead of {expected[0]}"
        for name, values in tallies_after(record or {}).items():
            for owner, value in zip(owners, values, strict=False):
                self._standing.setdefault(owner, {})[name] = value

    def _declared(self, row: DealRow) -> Mapping[str, Tally] | None:
        """Find the tallies of the rules; `None` if the rules are gone or have changed since."""
        try:
            ruleset = self._catalogue.find(row.ruleset)
        except Refused:
            return None
        return {tally.name: tally for tally in ruleset.tallies} if ruleset.revision == row.revision else None

    def _expected(self, owner: str, name: str, tally: Tally | None) -> Sequence[int]:
        """List the possible initial values of a seat; empty if unknown.

        A player who has left and come back starts over with a tally that does not keep; so does a new computer with the
        name of an earlier one.
        """
        last = self._standing.get(owner, {}).get(name)
        first = [] if tally is None else [tally.first]
        if last is None:
            return first
        return [last] if tally is None or (tally.keeps and owner.startswith(PERSON)) else [last, *first]

    def of_seats(self, seats: Sequence[Seat]) -> Iterator[str]:
        """Compare the tallies of a table's seats with those left by its last deals."""
        for seat in seats:
            left = self._standing.get(_owner(seat.account, seat.name), {})
            for name, value in seat.tallies.items():
                if left.get(name) != value:
                    yield f"{seat.account} has {name} {value}, but the records come to {left.get(name)}"


def _owner(account: str, name: str) -> str:
    return f"{COMPUTERS}:{name}" if account == COMPUTERS else account
