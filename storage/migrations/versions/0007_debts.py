"""Debts between people, as one list for all pages."""

from collections import Counter

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Text, column, table, text

from storage.columns import filled, keys, links

revision = "0007"
down_revision = "0006"

SETTLED = text("SELECT server, source, target, amount FROM postings WHERE reason = 'settlement'")


def upgrade() -> None:
    op.add_column("tables", Column("reckoned", Boolean(), nullable=False, server_default=text("false")))
    op.create_table(
        "debts",
        *keys(server=BigInteger, debtor=Text, creditor=Text),
        *filled(chips=BigInteger),
        *links(server="servers.id"),
        sqlite_with_rowid=False,
    )
    chips: Counter[tuple[int, str, str]] = Counter()
    for server, debtor, creditor, amount in op.get_bind().execute(SETTLED):
        one, other = sorted((debtor, creditor))
        chips[server, one, other] += amount if debtor == one else -amount
    debts = table("debts", column("server"), column("debtor"), column("creditor"), column("chips"))
    rows = [
        {"server": place[0], "debtor": place[1], "creditor": place[2], "chips": owed} for place, owed in chips.items()
    ]
    op.bulk_insert(debts, rows)
