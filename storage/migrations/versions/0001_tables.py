"""The first schema: people, tables, deals, ledger."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, CheckConstraint, Column, ForeignKeyConstraint, Integer, Text, text

from storage.columns import filled, keys, links, optional

revision = "0001"
down_revision = None
LIVE = text("closed IS NULL")
DEAL_KEY = {"table_id": Text, "deal": Integer}


def upgrade() -> None:
    _people()
    _tables()
    _deals()
    _ledger()


def _people() -> None:
    op.create_table("servers", *keys(id=BigInteger), *optional(removed=BigInteger))
    anonymous = Column("anonymous", Boolean, server_default=text("false"), nullable=False)
    op.create_table("people", *keys(id=BigInteger), *filled(name=Text), *optional(language=Text), anonymous)
    op.create_table("settings", *keys(owner=Text, owner_id=BigInteger, key=Text), *filled(value=Text))
    op.create_table(
        "presets",
        *keys(server=BigInteger, ruleset=Text, name=Text),
        *filled(options=Text),
        *links(server="servers.id"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        *keys(id=Text),
        *filled(server=BigInteger, channel=BigInteger, version=Integer, state=Text, opened=BigInteger),
        *optional(closed=BigInteger),
        *links(server="servers.id"),
    )
    op.create_index("ix_tables_live", "tables", ["id"], sqlite_where=LIVE, postgresql_where=LIVE)
    op.create_index("ix_tables_server_opened", "tables", ["server", "opened"])
    op.create_table(
        "seats",
        *keys(table_id=Text, person=BigInteger),
        *filled(joined=BigInteger),
        *links(person="people.id", table_id="tables.id"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "messages",
        *keys(table_id=Text, kind=Text),
        Column("person", BigInteger, primary_key=True, server_default=text("0"), autoincrement=False),
        *filled(channel=BigInteger, message=BigInteger),
        *links(table_id="tables.id"),
    )


def _deals() -> None:
    op.create_table(
        "deals",
        *keys(table_id=Text, number=Integer),
        *filled(ruleset=Text, revision=Integer, options=Text, dealer=Integer, before=Text, secret=Text, cut=Text),
        *filled(carry=Text, begun=BigInteger),
        *optional(ended=BigInteger),
        Column("void", Boolean, server_default=text("false"), nullable=False),
        *links(table_id="tables.id"),
    )
    op.create_table("players", *keys(**DEAL_KEY, seat=Integer), *filled(account=Text, name=Text), _of_a_deal())
    op.create_index("ix_players_account", "players", ["account"])
    op.create_table(
        "answers",
        *keys(**DEAL_KEY, number=Integer),
        *filled(seat=Integer, answer=Text, digest=Text),
        *optional(person=BigInteger),
        *filled(given=BigInteger),
        _of_a_deal(),
        sqlite_with_rowid=False,
    )
    op.create_table("records", *keys(**DEAL_KEY), *filled(record=Text), _of_a_deal())


def _ledger() -> None:
    op.create_table(
        "postings",
        Column("id", BigInteger().with_variant(Integer(), "sqlite"), primary_key=True),
        *filled(server=BigInteger),
        *optional(table_id=Text, deal=Integer),
        *filled(source=Text, target=Text, amount=BigInteger, reason=Text, posted=BigInteger),
        *optional(receipt=Text),
        CheckConstraint("amount > 0", name="ck_postings_amount"),
        CheckConstraint("source <> target", name="ck_postings_accounts"),
        *links(server="servers.id"),
        _of_a_deal(),
        *links(table_id="tables.id"),
    )
    op.create_index("ix_postings_server_source", "postings", ["server", "source"])
    op.create_index("ix_postings_server_target", "postings", ["server", "target"])
    op.create_index("ix_postings_table_id_deal", "postings", ["table_id", "deal"])
    op.create_index("ix_postings_receipt", "postings", ["receipt"], unique=True)


def _of_a_deal() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["table_id", "deal"], ["deals.table_id", "deals.number"])
