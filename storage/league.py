"""The data of the league: results of a server's finished sessions, and of daily deals shared with it."""

import json
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, date, datetime
from typing import NamedTuple

from sqlalchemy import JSON, ColumnElement, Text, and_, cast, func, or_, select, true

from game.computer.levels import STRONG
from game.daily import day_of
from game.league import LeagueDeal, Season
from game.table.ports import PERSON
from storage.dailies import DAY_RESULTS
from storage.database import Store
from storage.schema import (
    daily_pars,
    daily_plays,
    daily_shares,
    deals,
    people,
    players,
    rounds,
    settings,
    tables,
)

_STATE = cast(tables.c.state, JSON().with_variant(Text(), "sqlite"))
ADVISED = or_(_STATE["adviser"].as_boolean(), _STATE[("terms", "adviser")].as_boolean())
"""Whether people may play with advice at a table; unknown for tables that are older than advice."""
TOOK_BACK = _STATE["took_back"].as_boolean()
"""Whether somebody has taken back an answer at a table; unknown for older tables."""


class SeasonResults(NamedTuple):
    """Deals up to a season, and differences from par by person; `all_strong`: those pars are certainly strong."""

    deals: Sequence[LeagueDeal]
    differences: Mapping[int, Sequence[float]]
    all_strong: bool


class League(Store):
    """The results of all servers, read-only."""

    async def results(self, server: int, rulesets: Collection[str], season: Season) -> SeasonResults:
        """Return the results that determine the standings of a season, in some rulesets."""
        counted = (
            select(tables.c.id, deals.c.number, tables.c.closed, deals.c.ruleset, players.c.account, players.c.result)
            .join(deals, deals.c.table_id == tables.c.id)
            .join(players, (players.c.table_id == deals.c.table_id) & (players.c.deal == deals.c.number))
            .where(_counts(server, rulesets), players.c.account.startswith(PERSON), players.c.result.is_not(None))
            .where(tables.c.closed >= season.looked_at[0].begins, tables.c.closed < season.ends)
        )
        par = and_(
            *(daily_pars.c.day == daily_plays.c.day, daily_pars.c.ruleset == daily_plays.c.ruleset),
            daily_pars.c.deal == DAY_RESULTS.c.place,
        )
        shown = (
            select(
                daily_plays.c.person,
                (DAY_RESULTS.c.gain - daily_pars.c.result).label("difference"),
                daily_pars.c.level,
            )
            .join(daily_shares, daily_shares.c.play == daily_plays.c.id)
            .join(DAY_RESULTS, DAY_RESULTS.c.play == daily_plays.c.id)
            .join(daily_pars, par)
            .where(daily_shares.c.server == server, daily_plays.c.ruleset.in_(rulesets))
            .where(DAY_RESULTS.c.gain.is_not(None))
            .where(daily_plays.c.day >= day_of(season.begins), daily_plays.c.day < day_of(season.ends))
            .order_by(daily_plays.c.person, daily_plays.c.day, daily_plays.c.ruleset, DAY_RESULTS.c.place)
        )
        found: dict[tuple[str, int], LeagueDeal] = {}
        differences: defaultdict[int, list[float]] = defaultdict(list)
        async with self._database.reading() as connection:
            for table, number, closed, ruleset, account, result in await connection.execute(counted):
                deal = found.setdefault((table, number), LeagueDeal(closed, ruleset, {}))
                deal.results[int(account.removeprefix(PERSON))] = result
            levels: set[str] = set()
            for person, difference, level in await connection.execute(shown):
                differences[person].append(difference)
                levels.add(level)
        return SeasonResults([*found.values()], differences, levels <= {STRONG})

    async def began(self, server: int, rulesets: Collection[str]) -> float | None:
        """Return when the first counted game was played, in seconds since 1970."""
        ended = select(func.min(tables.c.closed)).join(deals, deals.c.table_id == tables.c.id)
        shown = (
            select(func.min(daily_plays.c.day))
            .join(daily_shares, daily_shares.c.play == daily_plays.c.id)
            .where(daily_shares.c.server == server, daily_plays.c.ruleset.in_(rulesets))
        )
        closed = await self._database.value(ended.where(_counts(server, rulesets)))
        day = await self._database.value(shown)
        begun = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp() if day else None
        return min((each for each in (closed, begun) if each is not None), default=None)

    async def last_ruleset(self, server: int) -> str | None:
        """Return the ruleset of a server's latest session."""
        last = select(deals.c.ruleset).join(tables, tables.c.id == deals.c.table_id).where(tables.c.server == server)
        return await self._database.value(last.order_by(tables.c.opened.desc(), deals.c.number.desc()).limit(1))

    async def names(self, persons: Collection[int]) -> dict[int, str]:
        """Return the names of people who may be named: neither erased nor unlisted."""
        hides = select(settings.c.owner_id).where(
            settings.c.owner == "person", settings.c.key == "listed", settings.c.value == json.dumps(obj=False)
        )
        query = select(people.c.id, people.c.name).where(
            people.c.id.in_(persons), ~people.c.anonymous, people.c.id.not_in(hides)
        )
        return {row.id: row.name for row in await self._database.rows(query)}


def _counts(server: int, rulesets: Collection[str]) -> ColumnElement[bool]:
    """Select the finished deals of ended sessions, without advice and take-backs, and of rounds nobody still plays."""
    done = select(rounds.c.commitment).where(rounds.c.done.is_not(None))
    return and_(
        *(tables.c.server == server, tables.c.closed.is_not(None)),
        *(ADVISED.is_not(true()), TOOK_BACK.is_not(true())),
        *(deals.c.ruleset.in_(rulesets), deals.c.ended.is_not(None), ~deals.c.void),
        or_(deals.c.round.is_(None), deals.c.round.in_(done)),
    )
