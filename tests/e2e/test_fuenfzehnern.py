"""Sessions of Fünfzehnern over the wire: three and four seats, house rules, what nobody may see, score and ledger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.rulesets import Choice
from tests.e2e.leaks import foreign_cards, pack_of, spellings
from tests.e2e.players import Player, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_kills import kill_and_start, play_to
from tests.e2e.test_secrets_on_the_wire import set_options
from tests.e2e.test_session import results
from tests.game.games.fuenfzehnern.by_hand import compare

pytestmark = pytest.mark.e2e
LONG = 150.0


async def begin(rig: Rig, *names: str, computers: int = 0, **options: Choice) -> list[Player]:
    """Let people sit down to Fünfzehnern by some house rules, and begin."""
    players = await rig.sit_down(*names, computers=computers, family="fuenfzehnern")
    await set_options(rig, players[0].person, options)
    await use(players[0].person, "start")
    return players


def check_deals(rig: Rig, deals: int) -> Any:
    """Every deal comes to what it comes to by hand, scores and chips are the same, and nothing is lost or owed."""
    records = rig.records()
    for record in records:
        compare(record)
    assert len(records) == deals
    assert records[-1]["bank_after"]["seats"] == records[-1]["tallies_after"]["score"]
    assert sum(results(rig).values()) == 0
    assert rig.audit() == []
    return records[-1]


@pytest.mark.parametrize(
    ("names", "computers", "options", "cards"),
    [
        (("Anna", "Ben"), 1, {"dropped_suit": "clubs", "deals": 3}, 24),
        (("Anna", "Ben"), 2, {"deals": 2}, 32),
        (("Anna",), 3, {"lead_rule": "free", "zwang": False, "deals": 2}, 32),
    ],
    ids=["three", "four", "beginners"],
)
async def test_a_session_is_played_to_its_end(
    tmp_path: Path, names: tuple[str, ...], computers: int, options: dict[str, Choice], cards: int
) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, *names, computers=computers, **options)
        await play_all(players, timeout=LONG)
        for player in players:
            await player.person.see("Alle abgemachten Spiele sind gespielt.")
        assert [player.pulled for player in players] == [0] * len(players)
        assert rig.tracebacks() == []
    last = check_deals(rig, int(options["deals"]))
    assert len(last["packs"][0]) == cards


async def test_nobody_receives_a_card_that_is_not_theirs(tmp_path: Path) -> None:
    async with Rig(tmp_path, watched=True, log_level="debug", pictures="true") as rig:
        players = await begin(rig, "Anna", "Ben", "Clara", computers=1, deals=1)
        (david,) = await rig.enter("David")
        await play_all(players, timeout=LONG)
        for person in (*(player.person for player in players), david):
            assert foreign_cards(rig, person) == [], person.name
    log = rig.log_text()
    assert [spelt for record in rig.records()[:1] for spelt in spellings(pack_of(record)) if spelt in log] == []
    check_deals(rig, 1)


async def test_killed_in_mid_deal_the_bond_and_the_score_are_as_before(tmp_path: Path) -> None:
    async with Rig(tmp_path, pause_seconds="0.4") as rig:
        players = await begin(rig, "Anna", "Ben", "Clara", deals=2)
        await play_all(players, lambda _: len(rig.records()) >= 1, LONG)
        await play_to(players, "play")
        await kill_and_start(rig, players[0].person)
        await play_all(players, timeout=LONG)
        assert rig.tracebacks() == []
    check_deals(rig, 2)
