"""Rounds: packs played at several tables, sealed before the first card is dealt."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text, text

from storage.columns import filled, keys, optional

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "rounds",
        *keys(commitment=Text),
        *filled(secret=Text),
        Column("words", Text, server_default=text("'[]'"), nullable=False),
        *optional(done=BigInteger),
    )
    op.add_column("deals", Column("round", Text()))
    op.add_column("deals", Column("pack", Integer()))
