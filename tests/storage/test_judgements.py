"""Judgements of a person's play are computed once, shown only to them, and erased with their data."""

import pytest

from storage import judgements
from storage.audit import audit
from storage.database import Database
from storage.judgements import Judgements
from storage.privacy import Privacy
from tests.storage.support import JUDGED, SERVER, played

ANNA, BEN = 1, 2


async def test_what_was_found_out_comes_back_to_the_bit(database: Database, url: str) -> None:
    (table,) = await played(database)
    kept = Judgements(database)
    assert await kept.find(table.id, 1, 0) is None
    await kept.keep(table.id, 1, 0, JUDGED)
    await kept.keep(table.id, 1, 1, JUDGED._replace(choices=()))
    await kept.keep(table.id, 1, 0, better := JUDGED._replace(result=-0.1))
    assert await kept.find(table.id, 1, 0) == better
    assert await kept.find(table.id, 1, 1) == JUDGED._replace(choices=())
    assert await kept.find(table.id, 2, 0) is None
    assert audit(url) == []


async def test_what_an_earlier_revision_has_found_out_is_found_out_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = await played(database)
    kept = Judgements(database)
    await kept.keep(table.id, 1, 0, JUDGED)
    monkeypatch.setattr(judgements, "REVISION", judgements.REVISION + 1)
    assert await kept.find(table.id, 1, 0) is None
    await kept.keep(table.id, 1, 0, JUDGED)
    assert await kept.find(table.id, 1, 0) == JUDGED


async def test_it_is_handed_out_to_whom_it_is_about_and_erased_with_them(database: Database, url: str) -> None:
    (table,) = await played(database, people=3, computers=0)
    kept, privacy = Judgements(database), Privacy(database)
    for seat in (0, 1):
        await kept.keep(table.id, 1, seat, JUDGED)
    (told,) = (await privacy.export(ANNA))["judgements"]
    assert (told["deal"], told["seat"]) == (1, 0)
    await privacy.delete(ANNA)
    assert await kept.find(table.id, 1, 0) is None
    assert await kept.find(table.id, 1, 1) == JUDGED
    assert (await privacy.counts(BEN))["judgements"] == 1
    await privacy.erase_server(SERVER)
    assert await kept.find(table.id, 1, 1) is None
    assert audit(url) == []
