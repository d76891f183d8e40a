"""Times when gateway sessions may start, for all processes together; digests of erased people and servers."""

from alembic import op
from sqlalchemy import BigInteger, Column, Double, Integer, PrimaryKeyConstraint, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "session_starts",
        Column("bucket", Integer(), autoincrement=False, nullable=False),
        Column("free", Double, nullable=False),
        PrimaryKeyConstraint("bucket", name="pk_session_starts"),
    )
    op.create_table(
        "erasures",
        Column("digest", Text(), nullable=False),
        Column("erased", BigInteger(), nullable=False),
        PrimaryKeyConstraint("digest", name="pk_erasures"),
    )
