"""Tallies: the scores and lives of the seats at the start of a deal; empty for games without them."""

from alembic import op
from sqlalchemy import Column, Text, text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("deals", Column("tallies", Text(), server_default=text("'{}'"), nullable=False))
