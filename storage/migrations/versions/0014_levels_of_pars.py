"""The level that has played a par; empty for those of earlier versions, which a lower level may have played."""

from alembic import op

from storage.columns import level_column

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("daily_pars", level_column())
    op.add_column("evening_pars", level_column())
