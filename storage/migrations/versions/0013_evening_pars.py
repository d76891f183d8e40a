"""Strong computers' play of the cards of evenings."""

from alembic import op
from sqlalchemy import Integer, Text

from storage.columns import filled, keys, links

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "evening_pars",
        *keys(evening=Text, round=Integer, deal=Integer),
        *filled(revision=Integer, answers=Text),
        *links(evening="evenings.id"),
    )
