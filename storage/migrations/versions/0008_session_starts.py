"""Times when gateway sessions may start, for all processes together; digests of erased people and servers."""

from alembic import op
from sqlalchemy import BigInteger, Double, Integer, Text

from storage.columns import filled, keys

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table("session_starts", *keys(bucket=Integer), *filled(free=Double))
    op.create_table("erasures", *keys(digest=Text), *filled(erased=BigInteger))
