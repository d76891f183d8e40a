"""Judgements of a person's play are computed once, shown only to them, and erased with their data."""

import pytest

from game.games.catalogue import CATALOGUE
from game.table.table import Table
from storage import played
from storage.audit import audit
from storage.database import Database
from storage.played import Judgements
from storage.privacy import Privacy
from tests.storage.support import JUDGED, SERVER

ANNA, BEN = 1, 2
BENS = 3
"""Ben's seat in the session that is played once for many tests."""


async def test_a_stored_judgement_is_returned_exactly_until_judging_is_revised(
    table: Table, database: Database, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Judgements(database)
    assert await kept.find(table.id, 1, 0) is None
    await kept.keep(table.id, 1, 0, JUDGED)
    await kept.keep(table.id, 1, 1, JUDGED._replace(choices=()))
    await kept.keep(table.id, 1, 0, better := JUDGED._replace(result=-0.1))
    assert await kept.find(table.id, 1, 0) == better
    assert await kept.find(table.id, 1, 1) == JUDGED._replace(choices=())
    assert await kept.find(table.id, 2, 0) is None
    assert audit(url, CATALOGUE) == []
    monkeypatch.setattr(played, "REVISION", played.REVISION + 1)
    assert await kept.find(table.id, 1, 0) is None
    await kept.keep(table.id, 1, 0, JUDGED)
    assert await kept.find(table.id, 1, 0) == JUDGED


async def test_a_judgement_is_exported_for_its_player_and_erased_with_them(
    table: Table, database: Database, url: str
) -> None:
    kept, privacy = Judgements(database), Privacy(database)
    for seat in (0, BENS):
        await kept.keep(table.id, 1, seat, JUDGED)
    (told,) = (await privacy.export(ANNA))["judgements"]
    assert (told["deal"], told["seat"]) == (1, 0)
    await privacy.delete(ANNA)
    assert await kept.find(table.id, 1, 0) is None
    assert await kept.find(table.id, 1, BENS) == JUDGED
    assert (await privacy.counts(BEN))["judgements"] == 1
    await privacy.erase_server(SERVER)
    assert await kept.find(table.id, 1, BENS) is None
    assert audit(url, CATALOGUE) == []
