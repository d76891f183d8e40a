"""An evening over many tables: its plan, its people, its rounds.

`Evening` is frozen and saved as JSON, as the state of a table is: every change is a function from one evening to the
next, so a change that could not be written has not happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final, Literal

from pydantic import ValidationError

from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.core.vocabulary import SCORE
from game.evenings.parts import Coming, Frozen, Guest, Plan, Round, RoundTable, Sitter
from game.table.bounds import check_cut
from game.table.state import TableState

MARK: Final = "2"
"""Begins the ids of evenings; the id of no table, and of no one's deals of a day, does."""
MOST_PEOPLE: Final = 64
MOST_ROUNDS: Final = 12
MOST_DEALS: Final = 96
LEAST_PEOPLE: Final = 2
LONGEST_START: Final = 60

ACTIONS: Final = ("start", "pause", "go-on", "cancel")
"""What an organiser does, but for removing a person."""

Phase = Literal["signing", "playing", "between", "over", "cancelled"]


class Evening(Frozen):
    """An evening in a channel, whose board is `message`; `version` counts how often it was written.

    `commitment` is that of the next round's packs, whose secret is kept elsewhere, and `words` are what people have
    given to be mixed in. Since `paused_at` no table begins another deal. Its end was `shown` to everybody.
    """

    id: str
    server: int
    channel: int
    organiser: int
    organiser_name: str
    plan: Plan
    version: int = 0
    message: int = 0
    phase: Phase = "signing"
    guests: tuple[Guest, ...] = ()
    rounds: tuple[Round, ...] = ()
    commitment: str = ""
    words: tuple[tuple[int, str], ...] = ()
    paused_at: float | None = None
    shown: bool = False

    # reading

    @property
    def without_par(self) -> list[int]:
        """The numbers of rounds with the same cards whose par was not played yet."""
        if self.phase == "cancelled":
            return []
        return [number for number, each in enumerate(self.rounds, start=1) if each.commitment and not each.par]

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be done."""
        return self.shown and not self.without_par

    @property
    def live(self) -> bool:
        """Whether it is not over yet."""
        return self.phase not in {"over", "cancelled"}

    @property
    def round(self) -> Round | None:
        """The round that is being played."""
        return self.rounds[-1] if self.phase == "playing" else None

    @property
    def finished(self) -> tuple[Round, ...]:
        """The rounds that are done."""
        return tuple(each for each in self.rounds if each.done)

    def coming(self, coming: Coming) -> list[Guest]:
        """Return those who have given an answer."""
        return [guest for guest in self.guests if guest.coming == coming]

    def players(self) -> list[Guest]:
        """Return who plays in the next round: all who come, and of the reserve as many as fill the tables."""
        comes, reserve = self.coming("comes"), self.coming("reserve")
        return [*comes, *reserve[: -len(comes) % self.plan.size]]

    def met(self) -> Counter[frozenset[int]]:
        """Count how often two people have sat at one table."""
        return Counter(
            frozenset(pair)
            for each in self.rounds
            for table in each.tables
            for pair in combinations([seat.user for seat in table.seats if seat.user is not None], 2)
        )

    def sat_out(self) -> Counter[int]:
        """Count how often people have sat out."""
        return Counter(seat.user for each in self.rounds for seat in each.byes if seat.user is not None)

    def table_of(self, user: int) -> RoundTable | None:
        """Return the table of a person in the round that is being played."""
        tables = self.round.tables if self.round else ()
        return next((table for table in tables if any(seat.user == user for seat in table.seats)), None)

    @property
    def people(self) -> dict[int, str]:
        """Everybody who has to do with it, by id."""
        seats = [seat for each in self.rounds for table in each.tables for seat in (*table.seats, *each.byes)]
        sitting = {seat.user: seat.name for seat in seats if seat.user is not None}
        return {self.organiser: self.organiser_name} | sitting | {guest.user: guest.name for guest in self.guests}

    def required_organiser(self, user: int, *, manages: bool) -> None:
        """Raise `Refused("evening-organiser")` unless a person has planned this, or manages the server."""
        if user != self.organiser and not manages:
            raise Refused("evening-organiser", name=self.organiser_name)

    def required_live(self) -> None:
        """Raise `Refused("evening-over")` once it is over."""
        if not self.live:
            raise Refused("evening-over")

    # changing

    def replace(self, **changes: object) -> Evening:
        """Make the next state."""
        return self.model_copy(update=changes)

    def answered(self, user: int, name: str, coming: Coming) -> Evening:
        """Take down whether a person comes, from the next round on; whoever has answered keeps their place."""
        self.required_live()
        if len(self.guests) >= MOST_PEOPLE and all(guest.user != user for guest in self.guests):
            raise Refused("evening-full", most=MOST_PEOPLE)
        new = Guest(user=user, name=name, coming=coming)
        known = any(guest.user == user for guest in self.guests)
        guests = tuple(new if guest.user == user else guest for guest in self.guests)
        return self.replace(guests=guests if known else (*guests, new))

    def with_word(self, user: int, word: str) -> Evening:
        """Take a person's word for the packs of the next round, in the place of an earlier one.

        Raises `Refused`: `evening-no-word` where nothing is sealed yet or any more, and what `check_cut` does.
        """
        check_cut(word)
        if not self.commitment or self.phase not in {"signing", "between"}:
            raise Refused("evening-no-word")
        if all(guest.user != user for guest in self.guests) and user != self.organiser:
            raise Refused("evening-not-coming")
        return self.replace(words=(*(each for each in self.words if each[0] != user), (user, word)))

    def begun(self, tables: Sequence[Sequence[Guest]], byes: Sequence[Guest], ends: float | None) -> Evening:
        """Begin the next round with people at their tables; computers take the seats that are left, if they play.

        The packs that are sealed are those of this round.
        """
        if self.phase not in {"signing", "between"}:
            raise Refused("evening-round-running")
        size = self.plan.size if self.plan.computers else 0
        seated = tuple(
            RoundTable(number=number, seats=(*_sitting(people), *(Sitter(user=None),) * (size - len(people))))
            for number, people in enumerate(tables, start=1)
        )
        made = Round(tables=seated, byes=_sitting(byes), commitment=self.commitment, ends=ends)
        return self.replace(phase="playing", rounds=(*self.rounds, made), commitment="", words=())

    def with_table(self, table: RoundTable) -> Evening:
        """Replace a table of the round; when all are done the round is, and with the last one the evening."""
        changed = self.rounds[-1]
        tables = tuple(table if old.number == table.number else old for old in changed.tables)
        changed = changed.model_copy(update={"tables": tables})
        after = self.replace(rounds=(*self.rounds[:-1], changed))
        if not changed.done:
            return after
        return after.replace(phase="over" if len(after.rounds) >= self.plan.rounds else "between", paused_at=None)

    def with_round(self, number: int, **changes: object) -> Evening:
        """Change a round, by its number from 1."""
        changed = self.rounds[number - 1].model_copy(update=changes)
        return self.replace(rounds=(*self.rounds[: number - 1], changed, *self.rounds[number:]))

    def hurried(self) -> Evening:
        """Note that the time of the round is up."""
        return self.with_round(len(self.rounds), hurried=True)

    def paused(self, now: float) -> Evening:
        """Hold the tables of the round after their deals."""
        if self.round is None or self.paused_at is not None:
            raise Refused("decided-already")
        return self.replace(paused_at=now)

    def resumed(self, now: float) -> Evening:
        """Let the tables go on; the pause does not count towards the time of the round."""
        if self.round is None or self.paused_at is None:
            raise Refused("decided-already")
        ends = self.round.ends and self.round.ends + now - self.paused_at
        return self.replace(paused_at=None).with_round(len(self.rounds), ends=ends)

    def forgetting(self, user: int, nobody: int, name: str) -> Evening:
        """Put an anonymous `nobody` in a person's place, who does not come any more."""

        def hidden(seats: Sequence[Sitter]) -> tuple[Sitter, ...]:
            return tuple(Sitter(user=nobody, name=name) if seat.user == user else seat for seat in seats)

        gone = Guest(user=nobody, name=name, coming="away")
        rounds = tuple(
            each.model_copy(
                update={
                    "byes": hidden(each.byes),
                    "tables": tuple(table.model_copy(update={"seats": hidden(table.seats)}) for table in each.tables),
                    "compared": each.compared and each.compared.model_copy(update={"told": ("",) * len(each.tables)}),
                }
            )
            for each in self.rounds
        )
        mine = self.organiser == user
        return self.replace(
            rounds=rounds,
            guests=tuple(gone if guest.user == user else guest for guest in self.guests),
            organiser=nobody if mine else self.organiser,
            organiser_name=name if mine else self.organiser_name,
            words=tuple(each for each in self.words if each[0] != user),
        )


def _sitting(guests: Sequence[Guest]) -> tuple[Sitter, ...]:
    return tuple(Sitter(user=guest.user, name=guest.name) for guest in guests)


def mark_of(evening: str, number: int, table: int) -> str:
    """Return what a table says of itself: its evening, which round it is, and which of its tables, from 1."""
    return f"{evening}/{number}/{table}"


def marked(mark: str) -> str:
    """Return the id of the evening of a table that says of itself what `mark_of` gives."""
    return mark.partition("/")[0]


def read_evening(text: str) -> Evening | None:
    """Read a saved evening; `None` for one that cannot be read."""
    try:
        return Evening.model_validate_json(text)
    except ValidationError:
        return None


def brought_home(table: RoundTable, state: TableState, ruleset: Ruleset[Any]) -> RoundTable:
    """Return a table that is done, with who sat there last and what each brought home, from the state of its session.

    That is points where the game counts them, else chips. Of a session that was broken off nothing counts.
    """
    if state.ending != "deals-played":
        return table.model_copy(update={"done": True})
    points = any(tally.name == SCORE for tally in ruleset.tallies)
    results = tuple(seat.tallies.get(SCORE, 0) if points else seat.chips for seat in state.seats)
    seats = tuple(Sitter(user=seat.user, name=seat.name) for seat in state.seats)
    return table.model_copy(update={"done": True, "seats": seats, "results": results})


def problems(evening: Evening, table: RoundTable, state: TableState | None, ruleset: Ruleset[Any]) -> Iterator[str]:
    """Say what is wrong between what an evening notes of a table and that table's own state, proved elsewhere."""
    if state is None or marked(state.evening) != evening.id:
        yield f"table {table.table} is not one of it"
    elif table.done and table.results != brought_home(table, state, ruleset).results:
        yield f"table {table.table} has not brought home {list(table.results)}"
    elif table.results and ruleset.pot and sum(table.results) + state.pot + state.reserve:
        yield f"the chips of table {table.table} do not add up"
