"""Discord's bad days: play continues, and what people see becomes correct again."""

import asyncio
from pathlib import Path
from typing import Any, Final

import pytest

from game.core.rulesets import Ruleset
from local_discord.people.interactions import FIRST_ANSWER
from local_discord.testing.people import Person
from tests.e2e.players import LITTLE_PATIENCE, Player, deal_shown, in_deal, offering, over, use
from tests.e2e.playing import begun, eventually
from tests.e2e.processes import forked_with_shelf
from tests.e2e.rig import Rig, play_all
from tests.e2e.seating import seated, unlike_rulesets

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]

SETTINGS = {"patience": LITTLE_PATIENCE}

FAULTS: dict[str, dict[str, Any]] = {
    "429 on callbacks": {"path": "/callback", "status": 429, "retry_after": 0.3, "count": 3},
    "429 without Via on callbacks": {"path": "/callback", "status": 429, "code": 20016, "count": 3},
    "429 without Via on channels": {"path": "/channels/", "status": 429, "code": 20016, "count": 3},
    "429 on follow-ups": {"path": "/webhooks/", "status": 429, "retry_after": 0.3, "count": 3},
    "429 on channels": {"path": "/channels/", "status": 429, "retry_after": 0.3, "count": 3},
    "500 on channels": {"path": "/channels/", "status": 500, "count": 2},
    "502 on follow-ups": {"path": "/webhooks/", "status": 502, "count": 2},
    "503 on callbacks": {"path": "/callback", "status": 503, "count": 2},
    "slow": {"path": ".*", "delay": 0.3, "count": 12},
    "cut channels": {"path": "/channels/", "drop": True, "count": 2},
    "cut follow-ups": {"path": "/webhooks/", "drop": True, "count": 2},
    "cut callbacks": {"path": "/callback", "drop": True, "count": 2},
    "lost channels": {"path": "/channels/", "lost": True, "count": 2},
    "lost follow-ups": {"path": "/webhooks/", "lost": True, "count": 2},
    "lost callbacks": {"path": "/callback", "lost": True, "count": 2},
    "lost callbacks with 500": {"path": "/callback", "lost": True, "status": 500, "count": 2},
    "confirmed without a body": {"path": "/callback", "lost": True, "status": 204},
}
TABLES: Final = 5
"""At so many tables the faults come up, some at each in turn."""
GONE: Final = ((404, 10015), (404, 10062), (401, 50027))
"""How Discord says that a token has ended."""


async def plays_on(rig: Rig, players: list[Player]) -> None:
    """Play to the next deal in spite of what has happened."""
    now = max(deal_shown(each) for each in players[0].person.messages())
    await play_all(players, lambda person: any(deal_shown(each) > now for each in person.messages()))
    rig.discord.faults.clear()


async def play_on(rig: Rig, players: list[Player]) -> None:
    """Play to the next deal, then end the session; everyone sees the end."""
    await plays_on(rig, players)
    await stop(players[0].person)
    await play_all(players)


async def stop(host: Person) -> None:
    await host.command("lupfen stop")


@pytest.mark.parametrize("table", range(TABLES))
async def test_play_survives_every_fault_of_the_api(rig: Rig, table: int) -> None:
    rig.discord.interactions.answer_within = FIRST_ANSWER
    players = await begun(rig, computers=1, turn_seconds=0)  # each question is called for in the channel
    for name in [*FAULTS][table::TABLES]:
        fault = rig.discord.faults.add(**FAULTS[name])
        await plays_on(rig, players)
        assert fault.hits, name
    await play_on(rig, players)
    await calm(players)


@unlike_rulesets
async def test_every_game_survives_faults_of_the_api(tmp_path: Path, ruleset: Ruleset[Any]) -> None:
    async with Rig(tmp_path, starting=forked_with_shelf, patience=LITTLE_PATIENCE) as rig:
        rig.discord.interactions.answer_within = FIRST_ANSWER
        players = await seated(rig, ruleset)
        for name in ("lost callbacks", "500 on channels", "cut follow-ups", "429 on callbacks"):
            rig.discord.faults.add(**FAULTS[name])
        await play_on(rig, players)
        await calm(players)
        assert len(rig.records()) > 0


async def calm(players: list[Player]) -> None:
    """Wait until no public message looks as if the session were running."""
    await players[0].person.wait(lambda: one_panel(players), what="the end of every panel")


def one_panel(players: list[Player]) -> bool:
    """Whether no public message looks as if the session were running."""
    public = [each for each in players[0].person.messages() if not each.ephemeral]
    return not any(offering(each, verb) for each in public for verb in ("answer", "hand", "next", "start"))


async def test_tokens_that_expire_early_hold_nobody_up(rig: Rig) -> None:
    players = await begun(rig)
    for status, code in GONE:
        rig.discord.faults.add(r"/webhooks/\d+/[^/]+/messages/", method="PATCH|DELETE", status=status, code=code)
        await plays_on(rig, players)
    await play_on(rig, players)
    await calm(players)


TROUBLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("drop", {"resumable": True}),
    ("drop", {"resumable": False}),
    ("drop", {"code": 0}),
    ("reconnect", {}),
    ("invalidate", {"resumable": False}),
)


async def test_play_survives_every_fault_of_the_gateway(rig: Rig) -> None:
    players = await begun(rig, computers=1)
    for trouble, how in TROUBLES:
        await rig.people.control("POST", f"gateway/{trouble}", how)
        await eventually(lambda: rig.discord.gateway.online)
        rig.discord.interactions.expire()
        await plays_on(rig, players)
    await play_on(rig, players)


async def test_play_survives_duplicate_and_reordered_presses(rig: Rig) -> None:
    players = await begun(rig, computers=1)
    await rig.people.control("POST", "deliveries", {"duplicate": 10})
    await play_all(players, in_deal(3))
    await rig.people.control("POST", "deliveries", {"hold": 3})
    pressing = [asyncio.create_task(use(player.person, "hand")) for player in players]
    await asyncio.gather(*pressing)
    await play_on(rig, players)


async def test_the_bot_keeps_to_the_limits_that_discord_announces(rig: Rig) -> None:
    rig.discord.limiter.enabled = True
    try:
        players = await begun(rig)
        await play_on(rig, players)
    finally:
        rig.discord.limiter.enabled = False
    assert over(players[0].person)
    assert sum(rig.discord.limiter.refused.values()) <= 3
