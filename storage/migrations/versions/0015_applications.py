"""Which Discord application a database belongs to."""

from alembic import op
from sqlalchemy import BigInteger

from storage.columns import keys

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table("applications", *keys(id=BigInteger))
