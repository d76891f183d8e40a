"""The tables of the database. Money is in chips, times are in whole seconds since 1970, JSON is stored as text.

Ids of servers, channels, messages and people are Discord's; people whose data was deleted have negative ids.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    text,
)

from storage.columns import filled, keys, level_column, links, optional

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
_LIVE = text("closed IS NULL")
_RESUMED = text("closed IS NULL AND server <> 0")
_SETTLED = text("reason = 'settlement'")
_DEAL_KEY = {"table_id": Text, "deal": Integer}

servers = Table("servers", METADATA, *keys(id=BigInteger), *optional(removed=BigInteger))

people = Table(
    "people",
    METADATA,
    *keys(id=BigInteger),
    *filled(name=Text),
    *optional(language=Text),
    Column("anonymous", Boolean, nullable=False, server_default=text("false")),
)

# `owner` is `server` or `person`.
settings = Table("settings", METADATA, *keys(owner=Text, owner_id=BigInteger, key=Text), *filled(value=Text))

presets = Table(
    "presets",
    METADATA,
    *keys(server=BigInteger, ruleset=Text, name=Text),
    *filled(options=Text),
    *links(server="servers.id"),
)

# `reckoned` once the session's result is in `debts`; `pruned` is when its answers and records were deleted. A table at
# which people take days, and which is not kept in memory, is looked at when it is `due`. The server is 0 where one
# person plays alone: such a session is resumed when they come back, and counts nowhere.
tables = Table(
    "tables",
    METADATA,
    *keys(id=Text),
    *filled(server=BigInteger, channel=BigInteger, version=Integer, state=Text, opened=BigInteger),
    *optional(closed=BigInteger),
    Column("reckoned", Boolean, nullable=False, server_default=text("false")),
    *optional(pruned=BigInteger, due=BigInteger),
    *links(server="servers.id"),
    Index(None, "server", "opened"),
    Index("ix_tables_live", "id", sqlite_where=_RESUMED, postgresql_where=_RESUMED),
)

# The people who ever sat at a table, with the number of finished deals they played and their session total.
seats = Table(
    "seats",
    METADATA,
    *keys(table_id=Text, person=BigInteger),
    *filled(joined=BigInteger),
    Column("deals", Integer, nullable=False, server_default=text("0")),
    Column("chips", BigInteger, nullable=False, server_default=text("0")),
    *links(table_id="tables.id", person="people.id"),
    Index(None, "person"),
)

# Packs played at several tables: the commitment is published, `secret` stays sealed until the round is `done`. `words`
# are the submitted words, in order. A round of a day is known in advance to be done at its end.
rounds = Table(
    "rounds",
    METADATA,
    *keys(commitment=Text),
    *filled(secret=Text),
    Column("words", Text, nullable=False, server_default=text("'[]'")),
    *optional(done=BigInteger),
)

# `secret` stays sealed until the session has ended, and the round whose commitment is in `round`; `pack` is the number
# of the deal in that round. If `pack` is 0, an earlier deal is dealt again: `round` is the fingerprint of its seal.
deals = Table(
    "deals",
    METADATA,
    *keys(table_id=Text, number=Integer),
    *filled(
        ruleset=Text, revision=Integer, options=Text, dealer=Integer, before=Text, secret=Text, cut=Text, carry=Text
    ),
    Column("tallies", Text, nullable=False, server_default=text("'{}'")),
    *filled(begun=BigInteger),
    *optional(ended=BigInteger),
    Column("void", Boolean, nullable=False, server_default=text("false")),
    *optional(round=Text, pack=Integer),
    *links(table_id="tables.id"),
)


def _of_a_deal() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["table_id", "deal"], ["deals.table_id", "deals.number"])


# The seating of a deal; `account` is the ledger's, `result` is in points if the game counts them, else in chips. `gain`
# is the result as people compare it, with a share of the pot, where they do.
players = Table(
    "players",
    METADATA,
    *keys(**_DEAL_KEY, seat=Integer),
    *filled(account=Text, name=Text),
    *optional(result=BigInteger, gain=Double),
    _of_a_deal(),
)

answers = Table(
    "answers",
    METADATA,
    *keys(**_DEAL_KEY, number=Integer),
    *filled(seat=Integer, answer=Text, digest=Text),
    *optional(person=BigInteger),
    *filled(given=BigInteger),
    _of_a_deal(),
    sqlite_with_rowid=False,
)

records = Table("records", METADATA, *keys(**_DEAL_KEY), *filled(record=Text), _of_a_deal())

# How a seat was played in a deal, by a `revision` of judging: each choice with its value.
judgements = Table(
    "judgements",
    METADATA,
    *keys(**_DEAL_KEY, seat=Integer),
    *filled(revision=Integer, result=Double, choices=Text),
    ForeignKeyConstraint(["table_id", "deal", "seat"], ["players.table_id", "players.deal", "players.seat"]),
)


def _of_a_day() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["day", "ruleset"], ["daily_sets.day", "daily_sets.ruleset"])


# The deals of a day, the same for everyone: the commitment of their round.
daily_sets = Table(
    "daily_sets", METADATA, *keys(day=Text, ruleset=Text), *filled(round=Text), *links(round="rounds.commitment")
)

# A strong computer's result in each of them.
daily_pars = Table(
    "daily_pars",
    METADATA,
    *keys(day=Text, ruleset=Text, deal=Integer),
    *filled(result=Double),
    level_column(),
    _of_a_day(),
)

# People who play the deals of a day; `id` is that of the table at which they do, if they have begun.
daily_plays = Table(
    "daily_plays",
    METADATA,
    *keys(id=Text),
    *filled(day=Text, ruleset=Text, person=BigInteger, name=Text),
    *links(person="people.id"),
    _of_a_day(),
    Index("ix_daily_plays_person", "person", "day", "ruleset", unique=True),
)

# Servers with which people have shared their plays.
daily_shares = Table(
    "daily_shares",
    METADATA,
    *keys(play=Text, server=BigInteger),
    *links(play="daily_plays.id", server="servers.id"),
    Index(None, "server"),
)

# Evenings over many tables; `state` is an `Evening` as JSON, only for the core to read.
evenings = Table(
    "evenings",
    METADATA,
    *keys(id=Text),
    *filled(server=BigInteger, version=Integer, state=Text, opened=BigInteger),
    *optional(closed=BigInteger),
    *links(server="servers.id"),
    Index(None, "server"),
    Index("ix_evenings_live", "id", sqlite_where=_LIVE, postgresql_where=_LIVE),
)

# The people who have planned an evening, responded to it or played in it.
evening_people = Table(
    "evening_people",
    METADATA,
    *keys(evening=Text, person=BigInteger),
    *links(evening="evenings.id", person="people.id"),
    Index(None, "person"),
)

# Strong computers' play of a round's cards; `answers` are those of a deal as JSON.
evening_pars = Table(
    "evening_pars",
    METADATA,
    *keys(evening=Text, round=Integer, deal=Integer),
    *filled(revision=Integer, answers=Text),
    level_column(),
    *links(evening="evenings.id"),
)

# Double entry: `amount` moves from `source` to `target`. `receipt` keeps a settlement from being booked twice.
postings = Table(
    "postings",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    *filled(server=BigInteger),
    *optional(table_id=Text, deal=Integer),
    *filled(source=Text, target=Text, amount=BigInteger, reason=Text, posted=BigInteger),
    *optional(receipt=Text),
    *links(server="servers.id", table_id="tables.id"),
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
    *keys(server=BigInteger, account=Text),
    *filled(chips=BigInteger, deals=Integer),
    *links(server="servers.id"),
    Index(None, "account"),
    sqlite_with_rowid=False,
)

# Debts between people, by account, from closed sessions, settlements and evenings; `debtor` is the smaller account of
# the two, and negative chips are owed the other way round.
debts = Table(
    "debts",
    METADATA,
    *keys(server=BigInteger, debtor=Text, creditor=Text),
    *filled(chips=BigInteger),
    *links(server="servers.id"),
    sqlite_with_rowid=False,
)

# Messages that show a table; `person` is 0 if the message is public.
messages = Table(
    "messages",
    METADATA,
    *keys(table_id=Text, kind=Text),
    Column("person", BigInteger, primary_key=True, autoincrement=False, server_default=text("0")),
    *filled(channel=BigInteger, message=BigInteger),
    *links(table_id="tables.id"),
)

# Which process has which shards, on PostgreSQL; a process that takes over shards gets the next number. `until` and
# `awaited` (until when a process counts as waiting) are seconds of the database's clock; `answered` are the last
# interactions.
leases = Table(
    "leases",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    *filled(first=Integer, last=Integer, shards=Integer, holder=Text, until=Double),
    *optional(awaited=Double),
    Column("answered", Text, nullable=False, server_default=text("'[]'")),
)

# When the next session of a bucket of shards may start at the gateway, in seconds of the database's clock.
session_starts = Table("session_starts", METADATA, *keys(bucket=Integer), *filled(free=Double))

# Digests of erased people and servers, so that a restored old copy forgets them again.
erasures = Table("erasures", METADATA, *keys(digest=Text), *filled(erased=BigInteger))

# The Discord application whose bot keeps this database, one row; 0 is whichever starts next.
applications = Table("applications", METADATA, *keys(id=BigInteger))
