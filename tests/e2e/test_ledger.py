"""The ledger over the wire: the balances as a chart, and all postings as a file."""

import csv
import io
from pathlib import Path

import pytest

from tests.e2e.players import use
from tests.e2e.rig import Rig, play_all

pytestmark = pytest.mark.e2e


async def test_the_standing_has_a_chart_and_the_postings_can_be_saved(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        (player,) = await rig.sit_down("David", computers=2)
        david = player.person
        await david.command("ledger")
        assert (await david.see("Nobody has played here yet.", ephemeral=True)).media == []
        await use(david, "start")
        await david.command("lupfen stop")
        await play_all([player])
        await david.command("ledger")
        standing = await david.see("**David**", ephemeral=True)
        picture = await david.fetch(standing.media[0])
        assert picture[:4] in {b"RIFF", b"\x89PNG"}
        await use(david, "ledger-mine")
        mine = await david.see("My chips", ephemeral=True)
        assert mine.media == []
        await use(david, "ledger-csv")
        saved = await david.see("Every posting", ephemeral=True)
        rows = list(csv.DictReader(io.StringIO((await david.fetch(saved.media[0])).decode())))
        assert len(rows) == len(rig.rows("SELECT * FROM postings"))
        assert {row["reason"] for row in rows} >= {"ante"}
        assert rig.tracebacks() == []
