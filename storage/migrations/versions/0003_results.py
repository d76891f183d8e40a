"""The result of each seat in a deal, in points if the game counts them, else in chips; empty until it is over."""

import json
from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Column, column, select, table

revision = "0003"
down_revision = "0002"

records = table("records", column("table_id"), column("deal"), column("record"))
players = table("players", column("table_id"), column("deal"), column("seat"), column("result"))


def upgrade() -> None:
    op.add_column("players", Column("result", BigInteger()))
    connection = op.get_bind()
    for session in connection.scalars(select(records.c.table_id).distinct()).all():
        rows = select(records.c.deal, records.c.record).where(records.c.table_id == session)
        for deal, record in connection.execute(rows).all():
            for seat, result in enumerate(_results(json.loads(record))):
                place = (players.c.table_id == session, players.c.deal == deal, players.c.seat == seat)
                connection.execute(players.update().where(*place).values(result=result))


def _results(record: dict[str, Any]) -> list[int]:
    if "score" in record.get("tallies_after", {}):
        before, after = record["tallies"]["score"], record["tallies_after"]["score"]
    else:
        before, after = record["bank"]["seats"], record["bank_after"]["seats"]
    return [now - then for then, now in zip(before, after, strict=True)]
