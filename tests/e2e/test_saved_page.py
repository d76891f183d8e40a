"""A session saved as a page contains its pictures, for people who want pictures."""

import io
import re
from base64 import b64decode
from pathlib import Path

import pytest
from PIL import Image

from bot.discord_io.custom_id import Press, Verb
from tests.e2e.players import find, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_history import file_of
from tests.people import Person

pytestmark = pytest.mark.e2e
PICTURE = re.compile(r'<img alt="([^"]+)" width="(\d+)" height="(\d+)" src="data:image/(?:png|webp);base64,([^"]+)">')
MOST_BYTES = 120_000
"""Limit for a page, per deal; a long evening has some sixty deals, and Discord accepts eight million bytes."""


async def saved(person: Person) -> str:
    await person.command("lupfen history")
    message, menu = await person.wait(lambda: find(person, "history-session"), what="the sessions")
    session = menu.component["options"][0]["value"]
    await person.choose(session, custom_id=menu.custom_id, message=message)
    return await file_of(person, "history-page")


async def test_a_page_shows_the_table_after_each_deal(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        players = await rig.sit_down("David", computers=3)
        david = players[0].person
        await use(david, "start")
        await david.command("lupfen stop")
        await play_all(players)
        page = await saved(david)
        [(alt, width, height, data)] = PICTURE.findall(page)
        assert "David" in alt
        assert Image.open(io.BytesIO(b64decode(data))).size == (int(width), int(height))
        assert len(page.encode()) < MOST_BYTES
        await david.command("likes")
        await david.press(custom_id=Press(Verb.LIKES_SET, choice="pictures=no").custom_id)
        assert PICTURE.findall(await saved(david)) == []
        assert rig.tracebacks() == []
