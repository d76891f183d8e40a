"""The tables of the database. Money is in chips, times are in whole seconds since 1970, JSON is stored as text.

Ids of servers, channels, messages and people are Discord's; people whose data was deleted have negative ids.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

servers = Table(
    "servers",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("removed", BigInteger),
)

people = Table(
    "people",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("language", Text),
    Column("anonymous", Boolean(create_constraint=False), nullable=False, server_default=text("false")),
)

# `owner` is `server` or `person`.
settings = Table(
    "settings",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("owner_id", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

presets = Table(
    "presets",
    METADATA,
    Column("server", BigInteger, ForeignKey("servers.id"), primary_key=True, autoincrement=False),
    Column("ruleset", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("options", Text, nullable=False),
)

# `reckoned` once the session's result is in `debts`; `pruned` is when its answers and records were deleted.
tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("reckoned", Boolean(create_constraint=False), nullable=False, server_default=text("false")),
    Column("pruned", BigInteger),
    Index(None, "server", "opened"),
    Index(
        "ix_tables_live",
        "id",
        sqlite_where=text("closed IS NULL"),
        postgresql_where=text("closed IS NULL"),
    ),
)

# The people who ever sat at a table, with the number of finished deals they played and their session total.
seats = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("joined", BigInteger, nullable=False),
    Column("deals", Integer, nullable=False, server_default=text("0")),
    Column("chips", BigInteger, nullable=False, server_default=text("0")),
    Index(None, "person"),
)

# Packs played at several tables: the commitment is published, `secret` stays sealed until the round is `done`. `words`
# are the submitted words, in order.
rounds = Table(
    "rounds",
    METADATA,
    Column("commitment", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("words", Text, nullable=False, server_default=text("'[]'")),
    Column("done", BigInteger),
)

# `secret` stays sealed until the session has ended, and the round whose commitment is in `round`; `pack` is the number
# of the deal in that round. If `pack` is 0, an earlier deal is dealt again: `round` is the fingerprint of its seal.
deals = Table(
    "deals",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ruleset", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("dealer", Integer, nullable=False),
    Column("before", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("cut", Text, nullable=False),
    Column("carry", Text, nullable=False),
    Column("tallies", Text, nullable=False, server_default=text("'{}'")),
    Column("begun", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("void", Boolean(create_constraint=False), nullable=False, server_default=text("false")),
    Column("round", Text),
    Column("pack", Integer),
)


def _of_a_deal() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["table_id", "deal"], ["deals.table_id", "deals.number"])


# The seating of a deal; `account` is the ledger's, `result` is in points if the game counts them, else in chips.
players = Table(
    "players",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("result", BigInteger),
    _of_a_deal(),
)

answers = Table(
    "answers",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("person", BigInteger),
    Column("given", BigInteger, nullable=False),
    _of_a_deal(),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("record", Text, nullable=False),
    _of_a_deal(),
)

# How a seat was played in a deal, by a `revision` of judging: each choice with its value.
judgements = Table(
    "judgements",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("result", Double, nullable=False),
    Column("choices", Text, nullable=False),
    ForeignKeyConstraint(["table_id", "deal", "seat"], ["players.table_id", "players.deal", "players.seat"]),
)

# The deals of a day, the same for everyone: the commitment of their round.
daily_sets = Table(
    "daily_sets",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("ruleset", Text, primary_key=True),
    Column("round", Text, ForeignKey("rounds.commitment"), nullable=False),
)

# A strong computer's result in each of them.
daily_pars = Table(
    "daily_pars",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("ruleset", Text, primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("result", Double, nullable=False),
    ForeignKeyConstraint(["day", "ruleset"], ["daily_sets.day", "daily_sets.ruleset"]),
)

# People who play the deals of a day; `answers` are those of a deal so far, `result` is set once it is over.
daily_plays = Table(
    "daily_plays",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("day", Text, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("person", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    ForeignKeyConstraint(["day", "ruleset"], ["daily_sets.day", "daily_sets.ruleset"]),
    Index("ix_daily_plays_person", "person", "day", "ruleset", unique=True),
)

daily_deals = Table(
    "daily_deals",
    METADATA,
    Column("play", Text, ForeignKey("daily_plays.id"), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("answers", Text, nullable=False),
    Column("result", Double),
    Column("ended", BigInteger),
)

# Servers with which people have shared their plays.
daily_shares = Table(
    "daily_shares",
    METADATA,
    Column("play", Text, ForeignKey("daily_plays.id"), primary_key=True),
    Column("server", BigInteger, ForeignKey("servers.id"), primary_key=True, autoincrement=False),
    Index(None, "server"),
)

# Like `judgements`, for daily deals.
daily_judgements = Table(
    "daily_judgements",
    METADATA,
    Column("play", Text, ForeignKey("daily_plays.id"), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("result", Double, nullable=False),
    Column("choices", Text, nullable=False),
)

# Evenings over many tables; `state` is an `Evening` as JSON, only for the core to read.
evenings = Table(
    "evenings",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Index(None, "server"),
    Index(
        "ix_evenings_live",
        "id",
        sqlite_where=text("closed IS NULL"),
        postgresql_where=text("closed IS NULL"),
    ),
)

# The people who have planned an evening, responded to it or played in it.
evening_people = Table(
    "evening_people",
    METADATA,
    Column("evening", Text, ForeignKey("evenings.id"), primary_key=True),
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Index(None, "person"),
)

# Strong computers' play of a round's cards; `answers` are those of a deal as JSON.
evening_pars = Table(
    "evening_pars",
    METADATA,
    Column("evening", Text, ForeignKey("evenings.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("answers", Text, nullable=False),
)

_SETTLED = text("reason = 'settlement'")

# Double entry: `amount` moves from `source` to `target`. `receipt` keeps a settlement from being booked twice.
postings = Table(
    "postings",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("deal", Integer),
    Column("source", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("posted", BigInteger, nullable=False),
    Column("receipt", Text),
    _of_a_deal(),
    CheckConstraint("amount > 0", name="amount"),
    CheckConstraint("source <> target", name="accounts"),
    Index(None, "server", "source", "posted"),
    Index(None, "server", "target", "posted"),
    Index(None, "table_id", "deal"),
    Index("ix_postings_receipt", "receipt", unique=True),
    Index("ix_postings_settled", "server", "posted", sqlite_where=_SETTLED, postgresql_where=_SETTLED),
)

# The sum of an account's postings, and the finished deals the person has played; updated with every posting, so that a
# balance never requires adding up the past.
balances = Table(
    "balances",
    METADATA,
    Column("server", BigInteger, ForeignKey("servers.id"), primary_key=True, autoincrement=False),
    Column("account", Text, primary_key=True),
    Column("chips", BigInteger, nullable=False),
    Column("deals", Integer, nullable=False),
    Index(None, "account"),
    sqlite_with_rowid=False,
)

# Debts between people, by account, from closed sessions, settlements and evenings; `debtor` is the smaller account of
# the two, and negative chips are owed the other way round.
debts = Table(
    "debts",
    METADATA,
    Column("server", BigInteger, ForeignKey("servers.id"), primary_key=True, autoincrement=False),
    Column("debtor", Text, primary_key=True),
    Column("creditor", Text, primary_key=True),
    Column("chips", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Messages that show a table; `person` is 0 if the message is public.
messages = Table(
    "messages",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False, server_default=text("0")),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
)

# Which process has which shards, on PostgreSQL; a process that takes over shards gets the next number. `until` and
# `awaited` (until when a process counts as waiting) are seconds of the database's clock; `answered` are the last
# interactions.
leases = Table(
    "leases",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("shards", Integer, nullable=False),
    Column("holder", Text, nullable=False),
    Column("until", Double, nullable=False),
    Column("awaited", Double),
    Column("answered", Text, nullable=False, server_default=text("'[]'")),
)

# When the next session of a bucket of shards may start at the gateway, in seconds of the database's clock.
session_starts = Table(
    "session_starts",
    METADATA,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("free", Double, nullable=False),
)

# Digests of erased people and servers, so that a restored old copy forgets them again.
erasures = Table(
    "erasures",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("erased", BigInteger, nullable=False),
)
