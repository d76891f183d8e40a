"""Which cog handles a press, and how a press or a form is parsed."""

# pyright: reportPrivateUsage=false

from pathlib import Path
from typing import Any

import pytest

import cogs
from bot.app import LupfenBot
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.reply_priority import ReplyPriority
from bot.interactions.answering import Answering
from bot.interactions.handlers import AtTable, Elsewhere, Used, handles
from bot.interactions.press_rate import press_rate
from bot.interactions.private_answers import PrivateAnswers
from bot.interactions.reply import Readers, Reply
from bot.interactions.router import Router, read_used
from bot.language import Language
from bot.metrics import Metrics
from bot.preferences import Preferences
from bot.settings import Settings
from game.core.errors import Refused
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from game.table.upkeep import Tasks
from storage.database import Database
from tests.bot.display.screens import Screens, as_text
from tests.bot.display.stage import Nothing, Stage


class Greeter:
    """Handles one verb."""

    @handles(Verb.HAND, on=Elsewhere.PAGE)
    async def greet(self, reply: Reply, used: Used) -> None:
        """Do nothing."""


class Waver(Greeter):
    """Handles two more."""

    @handles(Verb.MORE, Verb.LAST, on=AtTable.READING)
    async def wave(self, table: Table, reply: Reply, used: Used) -> None:
        """Do nothing."""


async def nobody_rests(_table: str, _channel: int) -> None:
    """Do nothing, as all tables are in memory."""


def router() -> Router:
    readers = Readers(Language(), Preferences(Nothing()))
    priority, screens = ReplyPriority(), Screens()
    answers = PrivateAnswers(priority, Tasks())
    answering = Answering(readers, screens, priority, Metrics(), answers, as_text, lambda _: False)
    return Router(press_rate(0, screens.clock), answering, Stage().presses, nobody_rests)


def test_a_duplicate_handler_is_an_error_at_load_time() -> None:
    loaded = router()
    loaded.collect(Greeter())
    with pytest.raises(ValueError, match=r"HAND.*greet.*greet"):
        loaded.collect(Waver())


def test_handlers_are_registered_from_any_class() -> None:
    loaded = router()
    loaded.collect(Waver())
    assert loaded._handlers.keys() == {Verb.HAND, Verb.MORE, Verb.LAST}


async def test_every_verb_has_a_handler(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'verbs.db'}")
    try:
        bot = LupfenBot(Settings(pictures=False), database, CATALOGUE, Language())
        await cogs.setup(bot, bot.services)
        router = bot.services.router
        assert router._handlers.keys() | router._alone.keys() == set(Verb)
    finally:
        await database.close()


PRESS = Press(Verb.ANSWER, "table", 2, 7, "lift")
FIELDS = [
    {"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Ours"}},
    {"type": 1, "components": [{"type": 3, "custom_id": "which", "values": ["a", "b"]}]},
    {"type": 10, "content": "words"},
]


@pytest.mark.parametrize(
    ("more", "used"),
    [
        ({"component_type": 2}, Used(PRESS)),
        ({"component_type": 3, "values": ["roses-ace", "bells-under"]}, Used(PRESS, ("roses-ace", "bells-under"))),
        ({"components": FIELDS}, Used(PRESS, fields={"name": "Ours", "which": ("a", "b")})),
    ],
)
def test_buttons_selects_and_forms_report_what_was_entered(more: dict[str, Any], used: Used) -> None:
    assert read_used({"custom_id": PRESS.custom_id, **more}) == used


@pytest.mark.parametrize("custom_id", ["", "somebody-elses", "1:dance:table:::", None])
def test_foreign_components_are_refused(custom_id: str | None) -> None:
    with pytest.raises(Refused, match="old-button"):
        read_used({"custom_id": custom_id})
