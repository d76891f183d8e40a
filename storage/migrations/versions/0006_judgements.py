"""Judgements of people's play, which were previously recomputed after each restart."""

from alembic import op
from sqlalchemy import Column, Double, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "judgements",
        Column("table_id", Text(), nullable=False),
        Column("deal", Integer(), autoincrement=False, nullable=False),
        Column("seat", Integer(), autoincrement=False, nullable=False),
        Column("revision", Integer(), nullable=False),
        Column("result", Double, nullable=False),
        Column("choices", Text(), nullable=False),
        ForeignKeyConstraint(
            ["table_id", "deal", "seat"],
            ["players.table_id", "players.deal", "players.seat"],
            name="fk_judgements_table_id",
        ),
        PrimaryKeyConstraint("table_id", "deal", "seat", name="pk_judgements"),
    )
