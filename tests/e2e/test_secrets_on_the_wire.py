"""Nobody receives a card that is not theirs, and the log holds none; planted leaks of each kind are found."""

from pathlib import Path
from typing import Any

import pytest

from bot.language import Language
from bot.panels.words import card_name
from game.cards import SWISS_20, Card
from tests.e2e.leaks import Watch, known_in, spellings
from tests.e2e.players import use
from tests.e2e.rig import Rig
from tests.e2e.test_session import play_deals

pytestmark = pytest.mark.e2e
PACK = SWISS_20.name


async def test_a_whole_session_shows_everybody_their_own_cards_alone(tmp_path: Path) -> None:
    async with Rig(tmp_path, log_level="debug") as rig:
        players = await rig.sit_down("Anna", "Ben", "Clara", computers=1)
        (david,) = await rig.enter("David")
        await use(players[0].person, "start")
        await play_deals(players, 6)
        records = rig.records()
        hub = rig.discord.hub.wire
        for person in (*(player.person for player in players), david):
            seats = seats_of(rig, person.id, len(records))
            wire = list(hub[person.id])
            assert len(wire) > 20
            watch = Watch(records, seats)
            assert watch.foreign_cards(wire, person.channel) == []
            assert planted_are_found(watch, person.channel, hidden(records[0], seats[0]))
    log = rig.log_text()
    assert rig.discord.token not in log
    assert [spelt for spelt in spellings(PACK) if spelt in log] == []


def seats_of(rig: Rig, person: str, deals: int) -> list[int | None]:
    """Give a person's seat in each deal of this channel's table."""
    (table,) = rig.tables()
    query = "SELECT deal, seat FROM players WHERE table_id = ? AND account = ?"
    seats = {row["deal"]: row["seat"] for row in rig.rows(query, table["id"], f"person:{person}")}
    return [seats.get(deal) for deal in range(1, deals + 1)]


def planted_are_found(watch: Watch, channel: str, card: Card) -> bool:
    """Plant a hidden card in each place of a message where it could leak; every one must be found."""
    for locale in ("de", "en-US"):
        name = card_name(Language().texts(locale), PACK, card)
        for component in (
            {"type": 10, "content": f"… {name} …"},
            {"type": 2, "label": name, "custom_id": "1:hand:::"},
            {"type": 2, "label": "x", "custom_id": f"1:answer:t:1:1:{card.code}"},
            {"type": 12, "items": [{"description": name, "media": {"url": "x"}}]},
            {"type": 12, "items": [{"description": "", "media": {"url": f"http://x/{card.code}.webp"}}]},
            {"type": 2, "emoji": {"name": card.code}, "custom_id": "1:hand:::"},
            {"type": 2, "label": "x", "emoji": {"id": "1", "name": f"{card.suit}_0a1b2c"}, "custom_id": "1:hand:::"},
            {"type": 10, "content": f"… <:{card.suit}_0a1b2c:1> …"},
            {
                "type": 3,
                "options": [{"label": "x", "value": "x", "emoji": {"id": "1", "name": f"{card.suit}_4_0a1b2c"}}],
            },
        ):
            message = {"channel_id": channel, "components": [{"type": 10, "content": "deal 1"}, component]}
            if not watch.foreign_cards([{"t": "MESSAGE_CREATE", "d": message}], channel):
                return False
    return True


def hidden(record: Any, seat: int | None) -> Card:
    """Find a card that somebody must not know."""
    held, public = known_in(record)
    mine = held[seat] if seat is not None else set[Card]()
    return next(card for card in SWISS_20.cards if card not in mine | public)
