"""Strong computers' play of the cards of evenings."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "evening_pars",
        Column("evening", Text(), nullable=False),
        Column("round", Integer(), autoincrement=False, nullable=False),
        Column("deal", Integer(), autoincrement=False, nullable=False),
        Column("revision", Integer(), nullable=False),
        Column("answers", Text(), nullable=False),
        ForeignKeyConstraint(["evening"], ["evenings.id"], name="fk_evening_pars_evening"),
        PrimaryKeyConstraint("evening", "round", "deal", name="pk_evening_pars"),
    )
