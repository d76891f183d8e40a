"""Evenings over many tables, and the people involved."""

from alembic import op
from sqlalchemy import BigInteger, Integer, Text, text

from storage.columns import filled, keys, links, optional

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "evenings",
        *keys(id=Text),
        *filled(server=BigInteger, version=Integer, state=Text, opened=BigInteger),
        *optional(closed=BigInteger),
        *links(server="servers.id"),
    )
    op.create_index("ix_evenings_server", "evenings", ["server"])
    live = text("closed IS NULL")
    op.create_index("ix_evenings_live", "evenings", ["id"], sqlite_where=live, postgresql_where=live)
    op.create_table(
        "evening_people",
        *keys(evening=Text, person=BigInteger),
        *links(evening="evenings.id", person="people.id"),
    )
    op.create_index("ix_evening_people_person", "evening_people", ["person"])
