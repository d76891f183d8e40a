"""A claim over the wire: proposed on a hand, accepted on the panel across a kill, shown to all, kept in the record."""

from pathlib import Path

import pytest

from game.core.record import check
from game.games.catalogue import CATALOGUE
from tests.e2e.players import between_deals, use
from tests.e2e.playing import play_to, results
from tests.e2e.rig import Rig, play_all

pytestmark = pytest.mark.e2e
WISHES = ("won", "agree", "play_on", "claim", "18", "pass", "hand", "clubs", "none")


def settling(offered: list[str]) -> str:
    """Bid 18 where nobody has, play clubs from the hand, and offer to settle when possible; else the first card."""
    return next((wish for wish in WISHES if wish in offered), offered[0])


async def test_all_players_settle_a_deal_by_agreement_despite_a_restart(tmp_path: Path) -> None:
    async with Rig(tmp_path, pause_seconds="0.4") as rig:
        players = await rig.sit_down("Ben", "David", "Emma", family="skat", turn_seconds=0)
        ben = players[0].person
        for player in players:
            player.wants = settling
        await use(ben, "start")
        await play_to(players, "agree")
        await rig.restart()
        await play_all(players, between_deals)
        told = next(message.text for message in ben.messages() if "**Settled**" in message.text)
        assert all(f"{player.person.name} shows" in told for player in players)
        await ben.command("skat stop")
        await play_all(players)
    record = rig.records()[0]
    said = [asked["answer"] for asked in record["questions"] if asked["kind"] == "claim"]
    assert [answer for answer in said if answer != "play_on"] == ["won", "agree", "agree"]
    assert record["options"]["claims"] is True
    assert len(record["tricks"]) <= 1
    assert max(record["tallies_after"]["score"]) > 0
    assert check(record, CATALOGUE) == []
    assert sum(results(rig).values()) == 0
