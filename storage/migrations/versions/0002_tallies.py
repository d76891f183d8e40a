"""Tallies: the scores and lives that the seats of a deal began with; games without them have none."""

from alembic import op
from sqlalchemy import Column, Text, text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("deals", Column("tallies", Text(), server_default=text("'{}'"), nullable=False))
