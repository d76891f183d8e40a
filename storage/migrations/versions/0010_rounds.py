"""Rounds: packs played at several tables, sealed before the first card is dealt."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, Text, text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "rounds",
        Column("commitment", Text(), nullable=False),
        Column("secret", Text(), nullable=False),
        Column("words", Text(), server_default=text("'[]'"), nullable=False),
        Column("done", BigInteger()),
        PrimaryKeyConstraint("commitment", name="pk_rounds"),
    )
    op.add_column("deals", Column("round", Text()))
    op.add_column("deals", Column("pack", Integer()))
