"""Daily deals: their seals, the results of people and of a strong computer, and with whom they were shared."""

from alembic import op
from sqlalchemy import BigInteger, Double, ForeignKeyConstraint, Integer, Text

from storage.columns import filled, keys, links, optional

revision = "0011"
down_revision = "0010"
DAY, SETS = ["day", "ruleset"], ["daily_sets.day", "daily_sets.ruleset"]


def upgrade() -> None:
    op.create_table("daily_sets", *keys(day=Text, ruleset=Text), *filled(round=Text), *links(round="rounds.commitment"))
    of_pars = ForeignKeyConstraint(DAY, SETS, name="fk_daily_pars_day")
    op.create_table("daily_pars", *keys(day=Text, ruleset=Text, deal=Integer), *filled(result=Double), of_pars)
    op.create_table(
        "daily_plays",
        *keys(id=Text),
        *filled(day=Text, ruleset=Text, person=BigInteger, name=Text),
        *links(person="people.id"),
        ForeignKeyConstraint(DAY, SETS, name="fk_daily_plays_day"),
    )
    op.create_index("ix_daily_plays_person", "daily_plays", ["person", "day", "ruleset"], unique=True)
    op.create_table(
        "daily_deals",
        *keys(play=Text, deal=Integer),
        *filled(revision=Integer, answers=Text),
        *optional(result=Double, ended=BigInteger),
        *links(play="daily_plays.id"),
    )
    op.create_table(
        "daily_shares",
        *keys(play=Text, server=BigInteger),
        *links(play="daily_plays.id", server="servers.id"),
    )
    op.create_index("ix_daily_shares_server", "daily_shares", ["server"])
    op.create_table(
        "daily_judgements",
        *keys(play=Text, deal=Integer),
        *filled(revision=Integer, result=Double, choices=Text),
        *links(play="daily_plays.id"),
    )
