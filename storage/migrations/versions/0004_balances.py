"""Account balances and people's session totals, which were previously summed from the postings on every request."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text, text

from storage.columns import filled, keys, links

revision = "0004"
down_revision = "0003"

SETTLED = text("reason = 'settlement'")
KEEP_BALANCES = """
    INSERT INTO balances (server, account, chips, deals)
    SELECT server, account, sum(chips), sum(deals) FROM (
        SELECT server, target AS account, sum(amount) AS chips, 0 AS deals FROM postings GROUP BY server, target
        UNION ALL
        SELECT server, source, -sum(amount), 0 FROM postings GROUP BY server, source
        UNION ALL
        SELECT tables.server, players.account, 0, count(*) FROM players
        JOIN deals ON deals.table_id = players.table_id AND deals.number = players.deal
        JOIN tables ON tables.id = players.table_id
        WHERE deals.ended IS NOT NULL AND NOT deals.void AND players.account LIKE 'person:%'
        GROUP BY tables.server, players.account
    ) AS moved GROUP BY server, account
"""
KEEP_EVENINGS = """
    UPDATE seats SET chips = moved.chips, deals = moved.deals FROM (
        SELECT table_id, account, sum(chips) AS chips, sum(deals) AS deals FROM (
            SELECT table_id, target AS account, sum(amount) AS chips, 0 AS deals FROM postings GROUP BY table_id, target
            UNION ALL
            SELECT table_id, source, -sum(amount), 0 FROM postings GROUP BY table_id, source
            UNION ALL
            SELECT players.table_id, players.account, 0, count(*) FROM players
            JOIN deals ON deals.table_id = players.table_id AND deals.number = players.deal
            WHERE deals.ended IS NOT NULL AND NOT deals.void
            GROUP BY players.table_id, players.account
        ) AS each_way GROUP BY table_id, account
    ) AS moved WHERE moved.table_id = seats.table_id AND moved.account = 'person:' || seats.person
"""


def upgrade() -> None:
    op.create_table(
        "balances",
        *keys(server=BigInteger, account=Text),
        *filled(chips=BigInteger, deals=Integer),
        *links(server="servers.id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_balances_account", "balances", ["account"])
    op.add_column("seats", Column("deals", Integer(), server_default=text("0"), nullable=False))
    op.add_column("seats", Column("chips", BigInteger(), server_default=text("0"), nullable=False))
    op.drop_index("ix_players_account", "players")  # a person's seats determine the tables to search
    for side in ("source", "target"):
        op.drop_index(f"ix_postings_server_{side}", "postings")
        op.create_index(f"ix_postings_server_{side}_posted", "postings", ["server", side, "posted"])
    op.create_index(
        "ix_postings_settled", "postings", ["server", "posted"], sqlite_where=SETTLED, postgresql_where=SETTLED
    )
    op.execute(KEEP_BALANCES)
    op.execute(KEEP_EVENINGS)
