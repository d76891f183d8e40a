"""A whole session of every ruleset, played by people and computers through the local Discord."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio

from game.games.catalogue import CATALOGUE
from tests.e2e.players import Player, over, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_session import stop_in

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rig(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Rig]:
    folder: Path = tmp_path_factory.mktemp("rulesets")
    async with Rig(folder, pictures="false") as running:
        yield running
    assert running.tracebacks() == []
    assert running.audit() == []


@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in CATALOGUE])
async def test_a_session_of_every_ruleset_is_played_to_its_end(rig: Rig, ruleset: str) -> None:
    family = CATALOGUE.find(ruleset).family
    server = rig.discord.channel("stammtisch").server_id
    channel = (await rig.people.control("POST", "channels", {"server": server, "name": ruleset}))["id"]
    anna, ben = await rig.enter("Anna", "Ben", channel=channel)
    before = len(rig.rows("SELECT record FROM records"))
    await anna.command(f"{family} start", rules=ruleset, computers=2)
    await use(ben, "join")
    await use(anna, "start")
    await stop_in(anna, 1, family)
    await play_all([Player(anna), Player(ben)])
    assert over(anna)
    assert len(rig.rows("SELECT record FROM records")) > before
