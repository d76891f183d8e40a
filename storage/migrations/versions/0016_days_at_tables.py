"""Deals of a day are played at tables like all others: what was stored apart moves to where every deal is.

A deal is played again on the way, because its answers were stored without what follows from them. Of one whose rules
have changed since, only the result is kept; if it is not over, it will be dealt again.
"""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from alembic import op
from sqlalchemy import Column, Connection, Double, column, table, text

from game.computer.gains import counted
from game.core.driver import Driver
from game.core.errors import BrokenRules, Refused
from game.core.record import as_line, record_of, results_of
from game.daily import ME, DailySet, end_of, sealed
from game.games.catalogue import CATALOGUE
from game.table.alone import Sitting, answered, company, opened, row_of
from game.table.between_deals import NextDeal, after_deal, anew, ended
from game.table.ports import NOWHERE, AnswerRow
from game.table.state import TableState

revision = "0016"
down_revision = "0015"

RESUMED = text("closed IS NULL AND server <> 0")
SERVER = "INSERT INTO servers (id) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM servers WHERE id = 0)"
DONE = "UPDATE rounds SET done = :done WHERE commitment = :round"
PLAYS = """
    SELECT daily_plays.id, daily_plays.day, daily_plays.ruleset, person, name, secret FROM daily_plays
    JOIN daily_sets ON daily_sets.day = daily_plays.day AND daily_sets.ruleset = daily_plays.ruleset
    JOIN rounds ON rounds.commitment = daily_sets.round ORDER BY daily_plays.id
"""
DEALS = "SELECT deal, revision, answers, result, ended FROM daily_deals WHERE play = :play ORDER BY deal"
JUDGEMENTS = """
    INSERT INTO judgements (table_id, deal, seat, revision, result, choices)
    SELECT play, daily_judgements.deal, 0, revision, daily_judgements.result, choices FROM daily_judgements
    JOIN players ON players.table_id = play AND players.deal = daily_judgements.deal AND players.seat = 0
"""
SECONDS = 86_400


def upgrade() -> None:
    op.add_column("players", Column("gain", Double()))
    op.drop_index("ix_tables_live", "tables")
    op.create_index("ix_tables_live", "tables", ["id"], sqlite_where=RESUMED, postgresql_where=RESUMED)
    connection = op.get_bind()
    for day, commitment in connection.execute(text("SELECT day, round FROM daily_sets")).all():
        connection.execute(text(DONE), {"done": end_of(day), "round": commitment})
    plays = connection.execute(text(PLAYS)).all()
    if plays:
        connection.execute(text(SERVER))
    for play in plays:
        kept = [Kept(*row) for row in connection.execute(text(DEALS), {"play": play.id})]
        try:
            Moving(connection, play).move(kept)
        except Refused:  # the game is gone, and its results with it
            continue
    connection.execute(text(JUDGEMENTS))
    op.drop_table("daily_judgements")
    op.drop_table("daily_deals")


class Kept(NamedTuple):
    """A deal as it was stored apart; a `result` is there once it is over."""

    number: int
    revision: int
    answers: str
    result: float | None
    ended: int | None


class Moving:
    """Writes the table at which somebody plays the deals of a day, deal by deal; raises `Refused` for a lost game."""

    def __init__(self, connection: Connection, play: Any) -> None:
        self._connection = connection
        ruleset = CATALOGUE.find(play.ruleset)
        self._whole = DailySet(ruleset, play.day, sealed(play.secret, play.day, play.ruleset))
        self._sitting = Sitting(play.person, ME, company(play.name, ME, ruleset.best_seats))
        entry = opened(play.id, ruleset, self._sitting, "strong", self._whole.occasion)
        self._state = TableState.model_validate_json(entry.state or "")
        self._began = end_of(play.day) - SECONDS

    def move(self, kept: list[Kept]) -> None:
        """Write everything."""
        place = {"id": self._state.table, "server": NOWHERE, "channel": NOWHERE, "version": 1}
        self._put("tables", **place, state="", opened=self._began, closed=None, pruned=None)
        self._put("seats", table_id=self._state.table, person=self._sitting.user, joined=self._began)
        lost = 0
        for deal in kept:
            setup = self._whole.setup(deal.number)
            try:
                if deal.revision != setup.ruleset.revision:
                    raise BrokenRules("played by other rules")
                driver, rows = answered(setup, self._sitting, json.loads(deal.answers))
            except (Refused, BrokenRules):
                driver, rows = None, []
            if deal.result is None and driver is None:
                break  # it will be dealt again
            lost += driver is None
            self._begin(deal)
            self._deal(deal, driver, rows)
        self._close(kept[-1].ended if kept and self._state.phase == "over" else None, pruned=bool(lost))

    def _begin(self, deal: Kept) -> None:
        state = anew(self._state)
        dealer = state.dealt_in[deal.number % len(state.dealt_in)]
        self._state = state.replace(phase="playing", playing=state.dealt_in, deal=deal.number, next_dealer=dealer.id)

    def _deal(self, deal: Kept, driver: Driver | None, rows: list[AnswerRow]) -> None:
        row, key = row_of(self._whole.setup(deal.number), self._state.playing), {"table_id": self._state.table}
        self._put(
            "deals",
            **key,
            number=row.number,
            ruleset=row.ruleset,
            revision=deal.revision,
            options=_json(row.options),
            dealer=row.dealer,
            before=_json(row.before._asdict()),
            secret=row.secret,
            cut=row.cut,
            carry=_json(row.carry),
            tallies=_json(row.tallies),
            begun=self._began,
            ended=deal.ended,
            round=self._whole.seal.commitment,
            pack=deal.number,
        )
        record = record_of(driver) if driver and driver.outcome else None
        results = results_of(record) if record else [None] * len(row.accounts)
        gains = [counted(driver, seat) for seat in range(len(row.accounts))] if driver and record else [deal.result]
        key |= {"deal": deal.number}
        for seat, (account, name, result) in enumerate(zip(row.accounts, row.names, results, strict=True)):
            gain = gains[seat] if seat < len(gains) else None
            self._put("players", **key, seat=seat, account=account, name=name, result=result, gain=gain)
        for each in rows:
            given = {"seat": each.seat, "answer": each.answer, "digest": each.digest, "person": each.user}
            self._put("answers", **key, number=each.number, **given, given=deal.ended or self._began)
        if record:
            self._put("records", **key, record=as_line(record))
        if deal.result is not None:
            self._end(driver)

    def _end(self, driver: Driver | None) -> None:
        ready = NextDeal("", "computer_plays")
        state = self._state.replace(phase="pause")
        if driver and driver.outcome:
            state = after_deal(self._state, driver.after, driver.tallies_after, driver.outcome, ready)
        self._state = ended(state, "deals-played", share_pot=False)[0] if state.all_dealt else state

    def _close(self, closed: int | None, *, pruned: bool) -> None:
        change = "UPDATE tables SET state = :state, closed = :closed, pruned = :pruned WHERE id = :id"
        row = {"id": self._state.table, "state": self._state.model_dump_json(), "closed": closed}
        self._connection.execute(text(change), {**row, "pruned": self._began if pruned else None})

    def _put(self, into: str, **row: Any) -> None:
        self._connection.execute(table(into, *map(column, row)).insert().values(**row))


def _json(value: Mapping[str, Any]) -> str:
    return json.dumps(dict(value), separators=(",", ":"), ensure_ascii=False)
