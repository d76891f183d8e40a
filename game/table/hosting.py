"""The settings of a table: by its host, and by the organiser of an evening."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from game.computer import LEVELS
from game.core.errors import Refused
from game.core.options import Choice
from game.table.bounds import BETE_LIMITS, check_terms, named
from game.table.journaled import JournaledTable
from game.table.lineup import with_level
from game.table.occasion import EveningTable
from game.table.ports import Notice
from game.table.seat import taken
from game.table.state import TableState


@dataclass(frozen=True, slots=True, eq=False)
class Hosting:
    """The settings of one table's host; raises `Refused("host-only")` for any other user.

    `user` is always the id of the acting person.
    """

    _table: JournaledTable

    async def set_rules(self, user: int, ruleset: str, options: Mapping[str, Choice], name: str = "") -> None:
        """Choose a ruleset and its house rules before the first deal; other options have their defaults.

        `name` is that of a saved set of house rules, else empty.
        """
        async with self._table.exclusive():
            state = self._table.state
            state.require_rules(user)
            rules = self._table.catalogue.find(ruleset)
            chosen = rules.choose(options).model_dump()
            if len(state.seats) > rules.most_seats:
                raise Refused("seats-outside", low=rules.least_seats, high=rules.most_seats, seats=len(state.seats))
            await self._table.change(state.with_terms(ruleset=ruleset, options=chosen, rules=name), "lobby")

    async def limit_bete(self, user: int, antes: int) -> None:
        """Cap every bête from the next deal on, at one of `BETE_LIMITS` in antes; 0 means no limit.

        Raises `Refused("no-such-answer")` for any other number, and in games where no bête is as high as the pot.
        """
        async with self._table.exclusive():
            state, ruleset = self._table.state, self._table.ruleset
            state.require_host(user)
            state.occasion.check_changeable()
            ante = ruleset.bete.ante(ruleset.choose(state.terms.options)) if ruleset.bete else 0
            if ruleset.bete is None or not ante or antes not in BETE_LIMITS:
                raise Refused("no-such-answer", answer=str(antes))
            options = ruleset.choose({**state.terms.options, ruleset.bete.limit: antes * ante}).model_dump()
            await self._table.change(state.with_terms(options=options, rules=""), "lobby")

    async def set_time(self, user: int, seconds: int, pace: str = "normal", quiet: str = "") -> None:
        """Set the time to think in seconds, 0 for no limit, and the pace: `calm`, `normal`, `quick` or `days`.

        Over days the `quiet` hours, one of `QUIET_HOURS` or none, do not count. Raises `Refused`: `started-already`
        for whoever wants to play over days, or no longer, after the first deal has begun; `turn-seconds`;
        `seconds-over-days`; `no-such-answer`.
        """

        def timed(now: TableState) -> TableState:
            then = now.with_terms(turn_seconds=seconds, pace=pace, quiet=quiet)
            check_terms(then.terms)
            if now.terms.over_days != then.terms.over_days:
                now.refuse_unless_lobby()
            return then

        await self._change(user, "lobby", timed)

    async def set_level(self, user: int, level: str, seat_id: int | None = None) -> None:
        """Set the level of one computer, or of all current and later ones: one of `game.computer.LEVELS`.

        It takes effect with the next deal.
        """
        await self._change(user, "seats", lambda now: with_level(now, named(level, LEVELS), seat_id))

    async def allow(self, user: int, what: Literal["adviser", "reactions", "take_back"], *, allowed: bool) -> None:
        """Allow or forbid advice, reactions, or taking back answers if all agree.

        Where advice is allowed, each person chooses whether to use it, and nobody has chosen yet.
        """

        def after(now: TableState) -> TableState:
            seats = tuple(seat.replace(advised=seat.advised and what != "adviser") for seat in now.seats)
            return now.with_terms(**{what: allowed}).replace(seats=seats)

        await self._change(user, "seats", after)

    async def _change(self, user: int, notice: Notice, after: Callable[[TableState], TableState]) -> None:
        async with self._table.exclusive():
            self._table.state.require_host(user)
            await self._table.change(after(self._table.state), notice)


@dataclass(frozen=True, slots=True, eq=False)
class Organising:
    """An evening's control over one table; raises `Refused("session-over")` for a session that is over."""

    _table: JournaledTable

    async def hold(self, *, held: bool) -> None:
        """Hold back further deals, or release them; no-op if unchanged."""
        await self._set(lambda now: now.replace(occasion=now.at(EveningTable).replace(held=held)))

    async def allow(self, seconds: int) -> None:
        """Set the seconds people have for an answer, 0 for no limit; then a computer plays for them."""
        await self._set(lambda now: now.with_terms(turn_seconds=seconds))

    async def _set(self, after: Callable[[TableState], TableState]) -> None:
        if after(self._table.state) == self._table.state:
            return
        async with self._table.exclusive():
            await self._table.change(after(self._table.state))

    def computer_at(self, place: int) -> bool:
        """Whether the seat at a place is a computer's that no one is about to take."""
        seat = self._table.state.seats[place]
        return seat.user is None and seat.taken_by is None

    async def seat(self, place: int, user: int, name: str) -> None:
        """Let a person take the computer's seat at a place; no-op if there is none."""
        async with self._table.exclusive():
            state = self._table.state
            if self.computer_at(place):
                seat = state.seats[place].replace(taken_by=(user, name))
                seat = seat if state.phase == "playing" else taken(seat)
                await self._table.change(state.with_seat(seat))

    async def fill(self, user: int) -> None:
        """Let a computer play for an absent person, until they are back."""
        async with self._table.exclusive():
            seat = self._table.state.require_seat(user)
            state = self._table.state.with_seat(seat.replace(away=True))
            await self._table.change(state)
