"""Evenings over many tables, and the people involved."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text, text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "evenings",
        Column("id", Text(), nullable=False),
        Column("server", BigInteger(), nullable=False),
        Column("version", Integer(), nullable=False),
        Column("state", Text(), nullable=False),
        Column("opened", BigInteger(), nullable=False),
        Column("closed", BigInteger()),
        ForeignKeyConstraint(["server"], ["servers.id"], name="fk_evenings_server"),
        PrimaryKeyConstraint("id", name="pk_evenings"),
    )
    op.create_index("ix_evenings_server", "evenings", ["server"])
    live = text("closed IS NULL")
    op.create_index("ix_evenings_live", "evenings", ["id"], sqlite_where=live, postgresql_where=live)
    op.create_table(
        "evening_people",
        Column("evening", Text(), nullable=False),
        Column("person", BigInteger(), autoincrement=False, nullable=False),
        ForeignKeyConstraint(["evening"], ["evenings.id"], name="fk_evening_people_evening"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_evening_people_person"),
        PrimaryKeyConstraint("evening", "person", name="pk_evening_people"),
    )
    op.create_index("ix_evening_people_person", "evening_people", ["person"])
