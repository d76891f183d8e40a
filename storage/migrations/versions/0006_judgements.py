"""Judgements of people's play, which were previously recomputed after each restart."""

from alembic import op
from sqlalchemy import Double, ForeignKeyConstraint, Integer, Text

from storage.columns import filled, keys

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "judgements",
        *keys(table_id=Text, deal=Integer, seat=Integer),
        *filled(revision=Integer, result=Double, choices=Text),
        ForeignKeyConstraint(
            ["table_id", "deal", "seat"],
            ["players.table_id", "players.deal", "players.seat"],
            name="fk_judgements_table_id",
        ),
    )
