"""Leases: which of several processes on one database has which shards."""

from alembic import op
from sqlalchemy import BigInteger, Column, Double, Integer, Text, text

from storage.columns import filled, optional

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "leases",
        Column("number", BigInteger().with_variant(Integer(), "sqlite"), primary_key=True),
        *filled(first=Integer, last=Integer, shards=Integer, holder=Text, until=Double),
        *optional(awaited=Double),
        Column("answered", Text, server_default=text("'[]'"), nullable=False),
    )
