"""The host's settings: rules, time to think, pace, levels, and whether reactions and advice are allowed."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.errors import Refused
from game.core.rulesets import Catalogue, Choice
from game.table.bounds import BETE_LIMITS, check_turn_seconds, level_of, tempo_of
from game.table.journaled import Change, JournaledTable
from game.table.turns import Turns


class Hosting:
    """The settings of one table's host; raises `Refused("host-only")` for any other user.

    `user` is always the id of the acting person.
    """

    __slots__ = ("_catalogue", "_table", "_turns")

    def __init__(self, table: JournaledTable, turns: Turns, catalogue: Catalogue) -> None:
        self._table = table
        self._turns = turns
        self._catalogue = catalogue

    async def set_rules(self, user: int, ruleset: str, options: Mapping[str, Choice], name: str = "") -> None:
        """Choose a ruleset and its house rules before the first deal; other options have their defaults.

        `name` is that of a saved set of house rules, else empty.
        """
        async with self._turns.exclusive():
            state = self._table.state
            state.refuse_unless_lobby()
            state.require_host(user)
            state.refuse_with_earlier_deal()
            rules = self._catalogue.find(ruleset)
            chosen = rules.choose(options).model_dump()
            if len(state.seats) > rules.most_seats:
                raise Refused("seats-outside", low=rules.least_seats, high=rules.most_seats, seats=len(state.seats))
            await self._table.commit(Change("lobby", state.replace(ruleset=ruleset, options=chosen, rules=name)))

    async def limit_bete(self, user: int, antes: int) -> None:
        """Cap every bête from the next deal on, at one of `BETE_LIMITS` in antes; 0 means no limit.

        Raises `Refused("no-such-answer")` for any other number, and in games where no bête is as high as the pot.
        """
        async with self._turns.exclusive():
            state, ruleset = self._table.state, self._table.ruleset
            state.require_host(user)
            state.refuse_with_earlier_deal()
            ante = ruleset.bete.ante(ruleset.choose(state.options)) if ruleset.bete else 0
            if ruleset.bete is None or not ante or antes not in BETE_LIMITS:
                raise Refused("no-such-answer", answer=str(antes))
            options = ruleset.choose({**state.options, ruleset.bete.limit: antes * ante}).model_dump()
            await self._table.commit(Change("lobby", state.replace(options=options, rules="")))

    async def set_turn_seconds(self, user: int, seconds: int) -> None:
        """Set the time to think: 1 to 86,400 seconds, or 0 for no limit."""
        async with self._turns.exclusive():
            self._table.state.require_host(user)
            check_turn_seconds(seconds)
            await self._table.commit(Change("lobby", self._table.state.replace(turn_seconds=seconds)))

    async def set_pace(self, user: int, pace: str) -> None:
        """Set the pace of the table: `calm`, `normal` or `quick`."""
        async with self._turns.exclusive():
            self._table.state.require_host(user)
            await self._table.commit(Change("lobby", self._table.state.replace(pace=tempo_of(pace))))

    async def set_level(self, user: int, level: str, seat_id: int | None = None) -> None:
        """Set the level of one computer, or of all current and later ones: one of `game.computer.LEVELS`.

        It takes effect with the next deal.
        """
        async with self._turns.exclusive():
            self._table.state.require_host(user)
            await self._table.commit(Change("seats", self._table.state.with_level(level_of(level), seat_id)))

    async def allow_reactions(self, user: int, *, allowed: bool) -> None:
        """Allow or forbid reactions."""
        async with self._turns.exclusive():
            self._table.state.require_host(user)
            await self._table.commit(Change("seats", self._table.state.replace(reactions=allowed)))

    async def allow_adviser(self, user: int, *, allowed: bool) -> None:
        """Allow or forbid advice; if allowed, each person chooses whether to use it."""
        async with self._turns.exclusive():
            self._table.state.require_host(user)
            await self._table.commit(Change("seats", self._table.state.with_adviser(allowed=allowed)))
