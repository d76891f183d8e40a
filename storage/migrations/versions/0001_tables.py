"""The first schema: people, tables, deals, ledger."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
    text,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _tables()
    _deals()
    _ledger()


def _people() -> None:
    op.create_table(
        "servers",
        Column("id", BigInteger(), autoincrement=False, nullable=False),
        Column("removed", BigInteger()),
        PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "people",
        Column("id", BigInteger(), autoincrement=False, nullable=False),
        Column("name", Text(), nullable=False),
        Column("language", Text()),
        Column("anonymous", Boolean(), server_default=text("false"), nullable=False),
        PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "settings",
        Column("owner", Text(), nullable=False),
        Column("owner_id", BigInteger(), autoincrement=False, nullable=False),
        Column("key", Text(), nullable=False),
        Column("value", Text(), nullable=False),
        PrimaryKeyConstraint("owner", "owner_id", "key", name="pk_settings"),
    )
    op.create_table(
        "presets",
        Column("server", BigInteger(), autoincrement=False, nullable=False),
        Column("ruleset", Text(), nullable=False),
        Column("name", Text(), nullable=False),
        Column("options", Text(), nullable=False),
        ForeignKeyConstraint(["server"], ["servers.id"], name="fk_presets_server"),
        PrimaryKeyConstraint("server", "ruleset", "name", name="pk_presets"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        Column("id", Text(), nullable=False),
        Column("server", BigInteger(), nullable=False),
        Column("channel", BigInteger(), nullable=False),
        Column("version", Integer(), nullable=False),
        Column("state", Text(), nullable=False),
        Column("opened", BigInteger(), nullable=False),
        Column("closed", BigInteger()),
        ForeignKeyConstraint(["server"], ["servers.id"], name="fk_tables_server"),
        PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index(
        "ix_tables_live", "tables", ["id"], sqlite_where=text("closed IS NULL"), postgresql_where=text("closed IS NULL")
    )
    op.create_index("ix_tables_server_opened", "tables", ["server", "opened"])
    op.create_table(
        "seats",
        Column("table_id", Text(), nullable=False),
        Column("person", BigInteger(), autoincrement=False, nullable=False),
        Column("joined", BigInteger(), nullable=False),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        PrimaryKeyConstraint("table_id", "person", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "messages",
        Column("table_id", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("person", BigInteger(), server_default=text("0"), autoincrement=False, nullable=False),
        Column("channel", BigInteger(), nullable=False),
        Column("message", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_messages_table_id"),
        PrimaryKeyConstraint("table_id", "kind", "person", name="pk_messages"),
    )


def _deals() -> None:
    op.create_table(
        "deals",
        Column("table_id", Text(), nullable=False),
        Column("number", Integer(), autoincrement=False, nullable=False),
        Column("ruleset", Text(), nullable=False),
        Column("revision", Integer(), nullable=False),
        Column("options", Text(), nullable=False),
        Column("dealer", Integer(), nullable=False),
        Column("before", Text(), nullable=False),
        Column("secret", Text(), nullable=False),
        Column("cut", Text(), nullable=False),
        Column("carry", Text(), nullable=False),
        Column("begun", BigInteger(), nullable=False),
        Column("ended", BigInteger()),
        Column("void", Boolean(), server_default=text("false"), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deals_table_id"),
        PrimaryKeyConstraint("table_id", "number", name="pk_deals"),
    )
    op.create_table(
        "players",
        Column("table_id", Text(), nullable=False),
        Column("deal", Integer(), autoincrement=False, nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("account", Text(), nullable=False),
        Column("name", Text(), nullable=False),
        ForeignKeyConstraint(["table_id", "deal"], ["deals.table_id", "deals.number"], name="fk_players_table_id_deal"),
        PrimaryKeyConstraint("table_id", "deal", "seat", name="pk_players"),
    )
    op.create_index("ix_players_account", "players", ["account"])
    op.create_table(
        "answers",
        Column("table_id", Text(), nullable=False),
        Column("deal", Integer(), autoincrement=False, nullable=False),
        Column("number", Integer(), autoincrement=False, nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("answer", Text(), nullable=False),
        Column("digest", Text(), nullable=False),
        Column("person", BigInteger()),
        Column("given", BigInteger(), nullable=False),
        ForeignKeyConstraint(["table_id", "deal"], ["deals.table_id", "deals.number"], name="fk_answers_table_id_deal"),
        PrimaryKeyConstraint("table_id", "deal", "number", name="pk_answers"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        Column("table_id", Text(), nullable=False),
        Column("deal", Integer(), autoincrement=False, nullable=False),
        Column("record", Text(), nullable=False),
        ForeignKeyConstraint(["table_id", "deal"], ["deals.table_id", "deals.number"], name="fk_records_table_id_deal"),
        PrimaryKeyConstraint("table_id", "deal", name="pk_records"),
    )


def _ledger() -> None:
    op.create_table(
        "postings",
        Column("id", BigInteger().with_variant(Integer(), "sqlite"), nullable=False),
        Column("server", BigInteger(), nullable=False),
        Column("table_id", Text()),
        Column("deal", Integer()),
        Column("source", Text(), nullable=False),
        Column("target", Text(), nullable=False),
        Column("amount", BigInteger(), nullable=False),
        Column("reason", Text(), nullable=False),
        Column("posted", BigInteger(), nullable=False),
        Column("receipt", Text()),
        CheckConstraint("amount > 0", name="ck_postings_amount"),
        CheckConstraint("source <> target", name="ck_postings_accounts"),
        ForeignKeyConstraint(["server"], ["servers.id"], name="fk_postings_server"),
        ForeignKeyConstraint(
            ["table_id", "deal"], ["deals.table_id", "deals.number"], name="fk_postings_table_id_deal"
        ),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_postings_table_id"),
        PrimaryKeyConstraint("id", name="pk_postings"),
    )
    op.create_index("ix_postings_server_source", "postings", ["server", "source"])
    op.create_index("ix_postings_server_target", "postings", ["server", "target"])
    op.create_index("ix_postings_table_id_deal", "postings", ["table_id", "deal"])
    op.create_index("ix_postings_receipt", "postings", ["receipt"], unique=True)
