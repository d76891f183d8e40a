"""Daily deals: their seals, the results of people and of a strong computer, and with whom they were shared."""

from alembic import op
from sqlalchemy import BigInteger, Column, Double, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "daily_sets",
        Column("day", Text(), nullable=False),
        Column("ruleset", Text(), nullable=False),
        Column("round", Text(), nullable=False),
        ForeignKeyConstraint(["round"], ["rounds.commitment"], name="fk_daily_sets_round"),
        PrimaryKeyConstraint("day", "ruleset", name="pk_daily_sets"),
    )
    op.create_table(
        "daily_pars",
        Column("day", Text(), nullable=False),
        Column("ruleset", Text(), nullable=False),
        Column("deal", Integer(), autoincrement=False, nullable=False),
        Column("result", Double, nullable=False),
        ForeignKeyConstraint(["day", "ruleset"], ["daily_sets.day", "daily_sets.ruleset"], name="fk_daily_pars_day"),
        PrimaryKeyConstraint("day", "ruleset", "deal", name="pk_daily_pars"),
    )
    op.create_table(
        "daily_plays",
        Column("id", Text(), nullable=False),
        Column("day", Text(), nullable=False),
        Column("ruleset", Text(), nullable=False),
        Column("person", BigInteger(), nullable=False),
        Column("name", Text(), nullable=False),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_daily_plays_person"),
        ForeignKeyConstraint(["day", "ruleset"], ["daily_sets.day", "daily_sets.ruleset"], name="fk_daily_plays_day"),
        PrimaryKeyConstraint("id", name="pk_daily_plays"),
    )
    op.create_index("ix_daily_plays_person", "daily_plays", ["person", "day", "ruleset"], unique=True)
    op.create_table(
        "daily_deals",
        Column("play", Text(), nullable=False),
        Column("deal", Integer(), autoincrement=False, nullable=False),
        Column("revision", Integer(), nullable=False),
        Column("answers", Text(), nullable=False),
        Column("result", Double),
        Column("ended", BigInteger()),
        ForeignKeyConstraint(["play"], ["daily_plays.id"], name="fk_daily_deals_play"),
        PrimaryKeyConstraint("play", "deal", name="pk_daily_deals"),
    )
    op.create_table(
        "daily_shares",
        Column("play", Text(), nullable=False),
        Column("server", BigInteger(), autoincrement=False, nullable=False),
        ForeignKeyConstraint(["play"], ["daily_plays.id"], name="fk_daily_shares_play"),
        ForeignKeyConstraint(["server"], ["servers.id"], name="fk_daily_shares_server"),
        PrimaryKeyConstraint("play", "server", name="pk_daily_shares"),
    )
    op.create_index("ix_daily_shares_server", "daily_shares", ["server"])
    op.create_table(
        "daily_judgements",
        Column("play", Text(), nullable=False),
        Column("deal", Integer(), autoincrement=False, nullable=False),
        Column("revision", Integer(), nullable=False),
        Column("result", Double, nullable=False),
        Column("choices", Text(), nullable=False),
        ForeignKeyConstraint(["play"], ["daily_plays.id"], name="fk_daily_judgements_play"),
        PrimaryKeyConstraint("play", "deal", name="pk_daily_judgements"),
    )
