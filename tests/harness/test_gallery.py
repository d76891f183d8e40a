"""The gallery plays the evening of a shelf game like any other."""

from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot import services
from game.core import shuffle
from game.core.rulesets import Ruleset
from game.core.shuffle import secret_from
from tests.harness.catalogue import EVERY, SHELF
from tests.harness.language import LANGUAGE
from tests.house import House
from tools.gallery.showing.even_bot import QuickThinkers
from tools.gallery.showing.game_tour import GameTour
from tools.gallery.showing.outline import outline
from tools.gallery.showing.showcase import showcase_in
from tools.gallery.showing.visitor import Json, Visitor

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("ruleset", [*SHELF], ids=lambda ruleset: ruleset.id)
async def test_the_evening_of_a_game_shows_what_it_promises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ruleset: Ruleset[Any]
) -> None:
    evening, drawn, shown = showcase_in(ruleset.manual.folder), shuffle.new_secret, dict[str, str]()
    assert evening is not None
    first = [secret_from(seed) for seed in evening.seeds]
    monkeypatch.setattr(shuffle, "new_secret", lambda: first.pop(0) if first else drawn())

    async def show(name: str, message: Json) -> None:
        shown[name] = outline(message)

    monkeypatch.setattr(services, "Timings", QuickThinkers)
    house_of = House(tmp_path, catalogue=EVERY, language=LANGUAGE, pause_seconds=600, pictures=True)
    async with house_of as house, aiohttp.ClientSession() as http:
        async with http.get(f"{house.discord.url}/client/people") as response:
            known: list[Json] = await response.json()
        host, friend, *_ = (Visitor(http, house.discord.url, person) for person in known)
        for visitor in (host, friend):
            await visitor.arrive("de")
        await GameTour(host, friend, show, ruleset.family, evening).walk()
    promised = {f"{ruleset.family}-{name}" for name in evening.shows.values()}
    assert promised <= {*shown}
    assert all("{" not in words for words in shown.values())
