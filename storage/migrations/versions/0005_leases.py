"""Leases: which of several processes on one database has which shards."""

from alembic import op
from sqlalchemy import BigInteger, Column, Double, Integer, PrimaryKeyConstraint, Text, text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "leases",
        Column("number", BigInteger().with_variant(Integer(), "sqlite"), nullable=False),
        Column("first", Integer(), nullable=False),
        Column("last", Integer(), nullable=False),
        Column("shards", Integer(), nullable=False),
        Column("holder", Text(), nullable=False),
        Column("until", Double, nullable=False),
        Column("awaited", Double),
        Column("answered", Text(), server_default=text("'[]'"), nullable=False),
        PrimaryKeyConstraint("number", name="pk_leases"),
    )
