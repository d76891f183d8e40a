"""Daily deals: their seals, people's plays, and the results shared with servers."""

import json

from sqlalchemy import ColumnElement, Connection, and_, insert, select, update

from game.core import shuffle
from game.core.errors import Refused
from game.core.shuffle import RoundSeal
from game.daily import ME, DailyPlay, DailyResult, Par, Shared, end_of, sealed
from game.table.alone import new_id
from game.table.occasion import Day
from storage.database import Store
from storage.schema import daily_pars, daily_plays, daily_sets, daily_shares, deals, players, rounds
from storage.writes import KNOW_PERSON, KNOW_SERVER, put_once

DAY_RESULTS = (
    select(
        *(deals.c.table_id.label("play"), deals.c.pack.label("place"), deals.c.number.label("deal")),
        *(deals.c.revision, players.c.gain),
    )
    .join(players, (players.c.table_id == deals.c.table_id) & (players.c.deal == deals.c.number))
    .where(players.c.seat == ME, ~deals.c.void)
    .subquery("day_results")
)
"""The deals that people have begun of those of a day: play, place in the day, number at its table, revision, gain."""
_PLAYS = select(*(daily_plays.c[name] for name in ("id", "day", "ruleset", "person", "name")))


class Dailies(Store):
    """The daily deals of all servers and processes that share the database."""

    async def seal(self, day: str, ruleset: str) -> RoundSeal:
        """Return the seal of a day's deals in a ruleset, drawn and stored on first request."""
        query = (
            select(rounds.c.secret)
            .join(daily_sets, daily_sets.c.round == rounds.c.commitment)
            .filter_by(day=day, ruleset=ruleset)
        )
        secret = await self._database.value(query)
        if secret is None:
            async with self._database.writing() as connection:
                drawn = sealed(shuffle.new_secret(), day, ruleset)
                kept = {"commitment": drawn.commitment, "secret": drawn.secret, "words": json.dumps(drawn.words)}
                await connection.execute(insert(rounds).values(**kept, done=end_of(day)))
                # unless another process has stored one meanwhile
                await put_once(connection, daily_sets, day=day, ruleset=ruleset, round=drawn.commitment)
                secret = await connection.scalar(query)
        if secret is None:
            raise Refused("daily-gone")
        return sealed(secret, day, ruleset)

    # plays

    async def play(self, day: str, ruleset: str, person: int, name: str) -> DailyPlay:
        """Return a person's play of a day's deals, creating it if needed. The deals' seal must exist."""
        theirs = daily_plays.c.person == person, daily_plays.c.day == day, daily_plays.c.ruleset == ruleset
        if found := await self._database.read(_plays, and_(*theirs)):
            return found[0]
        row = {"id": new_id(Day), "day": day, "ruleset": ruleset, "person": person, "name": name}
        async with self._database.writing() as connection:
            await connection.execute(KNOW_PERSON, {"id": person, "name": name})
            await put_once(connection, daily_plays, **row)
            return (await connection.run_sync(_plays, and_(*theirs)))[0]

    async def find(self, play: str) -> DailyPlay:
        """Return a play; raises `Refused("daily-gone")`."""
        found = await self._database.read(_plays, daily_plays.c.id == play)
        if not found:
            raise Refused("daily-gone")
        return found[0]

    async def of_person(self, person: int, since: str) -> list[DailyPlay]:
        """Return a person's plays since a day, latest day first."""
        return await self._database.read(_plays, and_(daily_plays.c.person == person, daily_plays.c.day >= since))

    # par

    async def pars(self, day: str, ruleset: str) -> dict[int, Par]:
        """Return a strong computer's results in the deals of a day, as far as they have been played."""
        rows = await self._database.rows(select(daily_pars).filter_by(day=day, ruleset=ruleset))
        return {row.deal: Par(row.result, row.level) for row in rows}

    async def keep_par(self, day: str, ruleset: str, deal: int, par: Par) -> None:
        """Store a strong computer's result; it replaces that of an earlier version, else the first one stays."""
        place, row = {"day": day, "ruleset": ruleset, "deal": deal}, par._asdict()
        async with self._database.writing() as connection:
            if not await put_once(connection, daily_pars, **place, **row):
                await connection.execute(update(daily_pars).filter_by(**place, level="").values(**row))

    async def old_pars(self) -> list[tuple[str, str, int]]:
        """List days, rulesets and revisions of people's deals whose par an earlier version has stored, latest first."""
        query = (
            select(daily_pars.c.day, daily_pars.c.ruleset, deals.c.revision)
            .join(
                daily_plays, (daily_plays.c.day == daily_pars.c.day) & (daily_plays.c.ruleset == daily_pars.c.ruleset)
            )
            .join(deals, deals.c.table_id == daily_plays.c.id)
            .where(daily_pars.c.level == "")
        )
        rows = await self._database.rows(query.distinct().order_by(daily_pars.c.day.desc(), daily_pars.c.ruleset))
        return [(row.day, row.ruleset, row.revision) for row in rows]

    # sharing with servers

    async def share(self, play: str, server: int) -> None:
        """Record that a person has shared a play with a server."""
        async with self._database.writing() as connection:
            await connection.execute(KNOW_SERVER, {"id": server})
            await put_once(connection, daily_shares, play=play, server=server)

    async def shared(self, server: int, ruleset: str, days: str) -> list[Shared]:
        """Return the plays shared with a server on days with this prefix: `2026-11-23`, or `2026-11`."""
        here = select(daily_shares.c.play).where(daily_shares.c.server == server)
        wanted = and_(daily_plays.c.id.in_(here), daily_plays.c.ruleset == ruleset, daily_plays.c.day.startswith(days))
        of_days = select(daily_pars).where(daily_pars.c.ruleset == ruleset, daily_pars.c.day.startswith(days))
        async with self._database.reading() as connection:
            plays = await connection.run_sync(_plays, wanted)
            pars: dict[str, dict[int, Par]] = {}
            for row in await connection.execute(of_days):
                pars.setdefault(row.day, {})[row.deal] = Par(row.result, row.level)
        return [Shared(each.name, each.person, each.day, each.results, pars.get(each.day, {})) for each in plays]


def _plays(connection: Connection, wanted: ColumnElement[bool]) -> list[DailyPlay]:
    query = _PLAYS.where(wanted).order_by(daily_plays.c.day.desc(), daily_plays.c.ruleset, daily_plays.c.id)
    rows = connection.execute(query).all()
    played = select(DAY_RESULTS).where(DAY_RESULTS.c.play.in_(select(daily_plays.c.id).where(wanted)))
    results: dict[str, dict[int, DailyResult]] = {}
    for row in connection.execute(played.order_by(DAY_RESULTS.c.place)):
        results.setdefault(row.play, {})[row.place] = DailyResult(row.deal, row.revision, row.gain)
    return [DailyPlay(*row, deals=results.get(row.id, {})) for row in rows]
