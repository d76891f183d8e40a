"""When tables that wait for days, and are not kept in memory, are looked at next."""

from alembic import op
from sqlalchemy import BigInteger, Column

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", Column("due", BigInteger()))
