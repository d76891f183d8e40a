"""An evening over many tables: its plan, its people, its rounds.

Like the state of a table, it changes from one value to the next, so a change that could not be written has not
happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from pydantic import ValidationError

from game.core.errors import Refused
from game.core.frozen import Frozen
from game.evenings.parts import Coming, Guest, Plan, Round, RoundTable, Sitter
from game.table.bounds import check_cut

MARK: Final = "2"
"""The prefix of evenings' ids; ids of tables and of daily deals never begin with it."""
EDITION: Final = 1
"""The way in which rounds are scored: since 1, one's own absence brings nothing instead of the mean."""
MOST_PEOPLE: Final = 64
MOST_ROUNDS: Final = 12
MOST_DEALS: Final = 96
LEAST_PEOPLE: Final = 2

LONGEST_TEAM: Final = 30
MOST_STAKE: Final = 1_000_000
CHECK_IN_SECONDS: Final = 600
MORE_SECONDS: Final = 600
"""The length of a round's extension."""
"""How long before the beginning people are asked to check in."""

Phase = Literal["signing", "playing", "between", "over", "cancelled"]
Turn = Literal["coming", "running", "done", "off"]


class Evening(Frozen):
    """An evening in a channel, whose board is `message`; `version` counts how often it was written.

    `commitment` is that of the next round's packs, whose secret is stored elsewhere, and `words` are those contributed
    by people. From `paused_at` on, no table begins another deal. `shown` and `paid` are whether its end was announced
    and paid out. `helpers` may do what the organiser may; while people are `checking` in, those not here get no seat in
    the first round; `call` is the message that asks for it, 0 if there is none. `event` is the id in the server's
    calendar: 0 if there is none, `None` before one was tried. `turned` is the event's last state, which follows the
    evening: `running`, then `done`, or `off` if no round had begun. `edition` is that of the scoring, `EDITION` for new
    evenings.
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
    helpers: tuple[int, ...] = ()
    checking: bool = False
    call: int = 0
    paid: bool = False
    event: int | None = None
    edition: int = 0
    turned: Turn = "coming"

    # queries

    @property
    def without_par(self) -> list[int]:
        """The numbers of rounds with the same cards whose par was not played yet by computers that are all strong."""
        if self.phase == "cancelled":
            return []
        alike = [number for number, each in enumerate(self.rounds, start=1) if each.commitment and not each.void]
        return [number for number in alike if not (played := self.rounds[number - 1]).par or played.has_old_par]

    @property
    def left_open(self) -> list[int]:
        """The numbers of rounds that are over, but whose threads were not archived yet."""
        over = [number for number, each in enumerate(self.rounds, start=1) if each.done or not self.live]
        return [number for number in over if not self.rounds[number - 1].put_away]

    @property
    def complete(self) -> bool:
        """Whether nothing is left to do."""
        return self.shown and not self.without_par and not self.left_open

    @property
    def live(self) -> bool:
        """Whether it is not over yet."""
        return self.phase not in {"over", "cancelled"}

    @property
    def turn(self) -> Turn:
        """Its stage, as seen by people who do not take part."""
        if self.live:
            return "running" if self.rounds else "coming"
        return "done" if self.rounds else "off"

    @property
    def round(self) -> Round | None:
        """The current round."""
        return self.rounds[-1] if self.phase == "playing" else None

    @property
    def number(self) -> int:
        """The number of the current or last round as people count, without void rounds."""
        return sum(not each.void for each in self.rounds)

    @property
    def finished(self) -> tuple[Round, ...]:
        """The finished rounds that count."""
        return tuple(each for each in self.rounds if each.done and not each.void)

    def coming(self, coming: Coming) -> list[Guest]:
        """List the people with the given answer."""
        return [guest for guest in self.guests if guest.coming == coming]

    def players(self) -> list[Guest]:
        """List the players of the next round: everyone who comes, and as many of the reserve as fill the tables.

        People who have not checked in do not play in the first round.
        """
        absent = self.missing()
        comes = [guest for guest in self.coming("comes") if guest not in absent]
        reserve = self.coming("reserve")
        return [*comes, *reserve[: -len(comes) % self.plan.size]]

    def missing(self) -> list[Guest]:
        """List the people who said that they come but have not checked in."""
        asked = self.checking and self.phase == "signing"
        return [guest for guest in self.coming("comes") if asked and not guest.here]

    def guest(self, user: int) -> Guest:
        """Return a person who has answered; raises `Refused("evening-not-coming")`."""
        found = next((guest for guest in self.guests if guest.user == user), None)
        if found is None:
            raise Refused("evening-not-coming")
        return found

    def deals_of(self, table: RoundTable) -> int:
        """Return how many deals a table of a round plays; 0 if it plays matches."""
        return table.deals or self.plan.deals

    def plan_of(self, number: int) -> Plan:
        """Return the plan by which the tables of a round with the same cards were opened, by its number from 1."""
        table = self.rounds[number - 1].tables[0]
        return self.plan.replace(deals=self.deals_of(table), size=len(table.seats))

    def table_of(self, user: int) -> RoundTable | None:
        """Return a person's table in the current round."""
        tables = self.round.tables if self.round else ()
        return next((table for table in tables if any(seat.user == user for seat in table.seats)), None)

    @property
    def people(self) -> dict[int, str]:
        """Everyone involved, by id."""
        seats = [seat for each in self.rounds for table in each.tables for seat in (*table.seats, *each.byes)]
        sitting = {seat.user: seat.name for seat in seats if seat.user is not None}
        return {self.organiser: self.organiser_name} | sitting | {guest.user: guest.name for guest in self.guests}

    def require_organiser(self, user: int, *, manages: bool) -> None:
        """Raise `Refused("evening-organiser")` unless a person planned this evening, helps, or manages the server."""
        if user not in {self.organiser, *self.helpers} and not manages:
            raise Refused("evening-organiser", name=self.organiser_name)

    def require_live(self) -> None:
        """Raise `Refused("evening-over")` once it is over."""
        if not self.live:
            raise Refused("evening-over")

    # changes

    def answered(self, user: int, name: str, coming: Coming) -> Evening:
        """Record whether a person comes, from the next round on; someone who has answered before keeps their place.

        During check-in, people who say that they come are also checked in.
        """
        self.require_live()
        here = self.checking and coming == "comes"
        if any(guest.user == user for guest in self.guests):
            return self.with_guest(user, name=name, coming=coming, here=here)
        if len(self.guests) >= MOST_PEOPLE:
            raise Refused("evening-full", most=MOST_PEOPLE)
        return self.replace(guests=(*self.guests, Guest(user=user, name=name, coming=coming, here=here)))

    def with_guest(self, user: int, **changes: object) -> Evening:
        """Change the stored data of a person who has answered."""
        changed = self.guest(user).replace(**changes)
        return self.replace(guests=tuple(changed if guest.user == user else guest for guest in self.guests))

    def in_team(self, user: int, team: str) -> Evening:
        """Put a person into a team, by its name in capitals or not; an empty name removes them from theirs."""
        self.require_live()
        if self.plan.seating != "teams":
            raise Refused("evening-no-teams")
        written = " ".join(team.split())[:LONGEST_TEAM]
        known = (guest.team for guest in self.guests if guest.user != user)
        return self.with_guest(user, team=next((each for each in known if alike(each, written)), written))

    def with_word(self, user: int, word: str) -> Evening:
        """Accept a person's word for the packs of the next round, replacing an earlier one.

        Raises `Refused`: `evening-no-word` if nothing is sealed at the moment, and the refusals of `check_cut`.
        """
        check_cut(word)
        if not self.commitment or self.phase not in {"signing", "between"}:
            raise Refused("evening-no-word")
        if all(guest.user != user for guest in self.guests) and user != self.organiser:
            raise Refused("evening-not-coming")
        return self.replace(words=(*(each for each in self.words if each[0] != user), (user, word)))

    def begun(self, tables: Sequence[Sequence[Guest]], byes: Sequence[Guest], ends: float | None) -> Evening:
        """Begin the next round with people at their tables; computers take the remaining seats, if they play.

        The sealed packs become those of this round.
        """
        if self.phase not in {"signing", "between"}:
            raise Refused("evening-round-running")
        size = self.plan.size if self.plan.computers else 0
        seats = [(*_sitting(people), *(Sitter(user=None),) * (size - len(people))) for people in tables]
        seated = tuple(
            RoundTable(number=number, seats=sitting, deals=self.plan.deals_at(len(sitting)))
            for number, sitting in enumerate(seats, start=1)
        )
        made = Round(tables=seated, byes=_sitting(byes), commitment=self.commitment, ends=ends)
        return self.replace(phase="playing", rounds=(*self.rounds, made), commitment="", words=())

    def with_table(self, table: RoundTable) -> Evening:
        """Replace a table of the round; once all tables are done the round is, and after the last round the evening."""
        tables = tuple(table if old.number == table.number else old for old in self.rounds[-1].tables)
        after = self.with_round(len(self.rounds), tables=tables)
        if not after.rounds[-1].done:
            return after
        return after.replace(phase="over" if len(after.finished) >= self.plan.rounds else "between", paused_at=None)

    def with_round(self, number: int, **changes: object) -> Evening:
        """Change a round, by its number from 1."""
        changed = self.rounds[number - 1].replace(**changes)
        return self.replace(rounds=(*self.rounds[: number - 1], changed, *self.rounds[number:]))

    def extended(self, now: float) -> Evening:
        """Extend the round, from now on if its time is up; raises `Refused("decided-already")` if it has no limit."""
        if self.round is None or self.round.ends is None:
            raise Refused("decided-already")
        since = now if self.paused_at is None else self.paused_at
        return self.with_round(len(self.rounds), ends=max(self.round.ends, since) + MORE_SECONDS, hurried=False)

    def voided(self) -> Evening:
        """Void the current round, to be replayed; its tables are to be closed."""
        if self.round is None:
            raise Refused("decided-already")
        return self.with_round(len(self.rounds), void=True).replace(paused_at=None)

    def cancelled(self) -> Evening:
        """Cancel the evening; its tables are to be closed."""
        self.require_live()
        return self.replace(phase="cancelled")


def alike(team: str, other: str) -> bool:
    """Whether two names are those of one team."""
    return team.casefold() == other.casefold()


def _sitting(guests: Sequence[Guest]) -> tuple[Sitter, ...]:
    return tuple(Sitter(user=guest.user, name=guest.name) for guest in guests)


def read_evening(text: str) -> Evening | None:
    """Parse a saved evening; `None` if it is unreadable."""
    try:
        return Evening.model_validate_json(text)
    except ValidationError:
        return None
