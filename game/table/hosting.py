"""What the host of a table sets: the rules, the time to think, the pace, whether there are calls and advice."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.errors import Refused
from game.core.rulesets import Catalogue, Choice
from game.table.bounds import check_turn_seconds, level_of, tempo_of
from game.table.journaled import Change, JournaledTable
from game.table.turns import Turns


class Hosting:
    """What one table's host sets; raises `Refused("host-only")` for anybody else.

    `user` is always the id of whoever wants something.
    """

    __slots__ = ("_catalogue", "_table", "_turns")

    def __init__(self, table: JournaledTable, turns: Turns, catalogue: Catalogue) -> None:
        self._table = table
        self._turns = turns
        self._catalogue = catalogue

    async def set_rules(self, user: int, ruleset: str, options: Mapping[str, Choice], name: str = "") -> None:
        """Choose a ruleset and its house rules before the first deal; options not named are as by default.

        `name` is what a set of house rules is called, empty for one that has no name.
        """
        async with self._turns.taken():
            state = self._table.state
            state.refuse_unless_lobby()
            state.required_host(user)
            rules = self._catalogue.find(ruleset)
            chosen = rules.choose(options).model_dump()
            if len(state.seats) > rules.most_seats:
                raise Refused("seats-outside", low=rules.least_seats, high=rules.most_seats, seats=len(state.seats))
            await self._table.commit(Change("lobby", state.replace(ruleset=ruleset, options=chosen, rules=name)))

    async def set_turn_seconds(self, user: int, seconds: int) -> None:
        """Set the time to think: 1 to 86,400 seconds, or 0 for no limit."""
        async with self._turns.taken():
            self._table.state.required_host(user)
            check_turn_seconds(seconds)
            await self._table.commit(Change("lobby", self._table.state.replace(turn_seconds=seconds)))

    async def set_pace(self, user: int, pace: str) -> None:
        """Set how fast the table goes: `calm`, `normal` or `quick`."""
        async with self._turns.taken():
            self._table.state.required_host(user)
            await self._table.commit(Change("lobby", self._table.state.replace(pace=tempo_of(pace))))

    async def set_level(self, user: int, level: str, seat_id: int | None = None) -> None:
        """Choose how well one computer plays, or all of them and those who come: one of `game.computer.LEVELS`.

        In a running deal they play on as before.
        """
        async with self._turns.taken():
            self._table.state.required_host(user)
            await self._table.commit(Change("seats", self._table.state.with_level(level_of(level), seat_id)))

    async def allow_reactions(self, user: int, *, allowed: bool) -> None:
        """Say whether people may call something across the table."""
        async with self._turns.taken():
            self._table.state.required_host(user)
            await self._table.commit(Change("seats", self._table.state.replace(reactions=allowed)))

    async def allow_adviser(self, user: int, *, allowed: bool) -> None:
        """Say whether whoever wants may play with advice; nobody does until they say so."""
        async with self._turns.taken():
            self._table.state.required_host(user)
            await self._table.commit(Change("seats", self._table.state.with_adviser(allowed=allowed)))
