"""Several tables play the same cards: a table that is ahead reveals nothing of them, and afterwards all is proved."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from sqlalchemy import insert, text, update

from bot.past.replay import Replay, as_ended
from bot.past.verification import prove, sealed_record
from game.core.errors import Refused
from game.core.rounds import RoundSeal
from game.core.shuffle import secret_from
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from storage.audit import audit
from storage.database import Database
from storage.history import History
from storage.schema import rounds
from tests.storage.support import OneProcess, file_of, url_of

DEALS = 3
WORDS = ("Rösle", "Tisch 1", "Tisch 2")


async def two_tables(database: Database) -> tuple[OneProcess, RoundSeal, list[Table]]:
    """Seat two tables for a round; nobody has played yet."""
    evening, seal = OneProcess(database.journal, 7), RoundSeal(secret_from("a round"), WORDS)
    async with database.writing() as connection:
        row = {"commitment": seal.commitment, "secret": seal.secret, "words": json.dumps(WORDS)}
        await connection.execute(insert(rounds).values(row))
    tables = evening.tables()
    return (
        evening,
        seal,
        [
            await evening.open(tables, channel=number, options={"deals": 30}, round=seal, round_deals=DEALS)
            for number in (1, 2)
        ],
    )


async def records_of(database: Database, table: Table) -> Sequence[Mapping[str, Any]]:
    pasts = await History(database).whole_deals(table.id)
    return [past.record for past in pasts if past.record]


async def test_every_table_has_the_same_cards_and_nobody_cuts(database: Database) -> None:
    evening, seal, tables = await two_tables(database)
    for table in tables:
        with pytest.raises(Refused, match="not-the-cutter"):
            await table.cut(1, "mine")
        await evening.play(table)
        assert table.state.ending == "deals-played"
    one, other = [await records_of(database, table) for table in tables]
    assert len(one) == len(other) == DEALS
    for number, (first, second) in enumerate(zip(one, other, strict=True), start=1):
        assert first["source"] == second["source"] == {"round": seal.commitment, "deal": number}
        assert (first["packs"][0], first["dealer"]) == (second["packs"][0], second["dealer"])


async def test_a_table_that_is_done_tells_nothing_until_the_round_is(database: Database) -> None:
    evening, _, (ahead, behind) = await two_tables(database)
    history = History(database)
    await evening.play(ahead)
    await evening.play(behind, most_steps=6)
    assert ahead.over
    assert not behind.over
    pasts = await history.whole_deals(ahead.id)
    for past in pasts:
        assert not past.opened
        assert past.row.secret == ""
        assert past.round is None
        assert not Replay(past, 1, CATALOGUE).opened
        with pytest.raises(Refused, match="round-running"):
            Replay(past, 999, CATALOGUE)
        with pytest.raises(Refused, match="seal-shut"):
            sealed_record(past)
    assert as_ended(pasts, CATALOGUE) == {}
    assert not [each async for each in history.export() if "seal" in each]
    await evening.play(behind)
    async with database.writing() as connection:
        await connection.execute(update(rounds).values(done=1_800_000_000))
    for table in (ahead, behind):
        for past in await history.whole_deals(table.id):
            proof = prove(sealed_record(past), CATALOGUE)
            assert (proof.source, proof.fingerprint, proof.packs, proof.play) == (True, True, True, True)
    assert all([prove(each, CATALOGUE).source async for each in history.export()])


async def test_the_audit_finds_a_deal_whose_cards_are_not_those_of_its_round(database: Database) -> None:
    evening, _, tables = await two_tables(database)
    for table in tables:
        await evening.play(table)
    address = url_of(file_of(database))
    assert audit(address) == []
    async with database.writing() as connection:
        await connection.execute(text("UPDATE rounds SET words = '[\"mine\"]'"))
    found = audit(address)
    assert len(found) == 2 * DEALS
    assert all("its cards are not those of its source" in each for each in found)
