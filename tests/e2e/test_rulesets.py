"""A whole session of every ruleset, played by people and computers through the local Discord, and its history."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from game.core.rulesets import Ruleset
from tests.e2e.players import components, over, press_of
from tests.e2e.rig import Rig, play_all
from tests.e2e.seating import every_ruleset, seated
from tests.e2e.test_history import choose_deal, press
from tests.e2e.test_session import stop_in
from tests.people import Person

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rig(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Rig]:
    folder: Path = tmp_path_factory.mktemp("rulesets")
    async with Rig(folder, pictures="false") as running:
        yield running
    assert running.tracebacks() == []
    assert running.audit() == []


@pytest.mark.timeout(180)
@every_ruleset
async def test_a_session_of_every_ruleset_is_played_to_its_end_and_looked_at_again(
    rig: Rig, ruleset: Ruleset[Any]
) -> None:
    await rig.elsewhere()
    players = await seated(rig, ruleset, ("Anna", "Ben"))
    anna = players[0].person
    await stop_in(anna, 1, ruleset.family)
    await play_all(players)
    assert over(anna)
    (record, *_), (table,) = rig.records(), rig.tables()
    steps = await looked_at(anna, ruleset.family, table["id"])
    assert len(steps) == len(record["questions"]) + 1
    assert len({*steps}) == len(steps), "each step tells something new"
    proof = (await choose_deal(anna, "verify", "verify", table=table["id"])).text
    assert (proof.count("✅"), proof.count("❌")) == (3, 0)


async def looked_at(person: Person, family: str, table: str) -> list[str]:
    """Step through the first deal of a session; gives what is told of each step."""
    shown = await choose_deal(person, f"{family} history", "history", table=table)
    told = [shown.text]
    while any(press_of(button).choice == "on" for button in components(shown)):
        shown = await press(person, shown, "on")
        told.append(shown.text)
    return told
