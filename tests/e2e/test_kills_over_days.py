"""kill -9 at tables over days: what was chosen ahead or voted for stands, and the rest is asked for."""

import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest

from bot.discord_io.custom_id import Verb
from bot.panels.table.private import THE_SESSION
from local_discord.testing.people import Message
from tests.e2e.players import Player, components, find, press_of, use
from tests.e2e.playing import asked_of, eventually, menu
from tests.e2e.rig import Rig, play_all

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
DAY = 86_400
GoOn = Callable[[], Awaitable[object]]


async def hand_of(player: Player) -> Message:
    """Let a player ask for their cards."""
    before = set(player.person.seen)
    await use(player.person, Verb.HAND)
    return await player.person.see(lambda each: each.ephemeral and each.id not in before)


async def answer_ahead(rig: Rig, players: list[Player]) -> GoOn:
    """Let whoever is asked last say ahead that they drop out; it is given once it is their turn."""
    last = players[(players.index(asked_of(players)) + 2) % 3]
    hand = await hand_of(last)
    ahead = next(each for each in components(hand) if press_of(each).choice == "join")
    await last.person.choose("drop", custom_id=ahead.custom_id, message=hand)

    async def go_on() -> None:
        assert "Drop out" in (await hand_of(last)).text
        others = [player for player in players if player is not last]
        await play_all(others, lambda _: any(row["answer"] == "drop" for row in rig.answers()))
        (given,) = [row for row in rig.answers() if row["answer"] == "drop"]
        assert str(given["person"]) == last.person.id

    return go_on


async def one_vote(rig: Rig, players: list[Player]) -> GoOn:
    """Let one of two vote to end the session, because the third has been away for a week; then the other one does."""
    lost = asked_of(players)
    here = [player for player in players if player is not lost]
    await rig.kill()
    with closing(sqlite3.connect(rig.database)) as connection, connection:
        state = state_of(rig)
        for seat in state["seats"]:
            if str(seat["user"]) == lost.person.id:
                seat |= {"away": True, "gone_since": int(time.time()) - 8 * DAY}
        connection.execute("UPDATE tables SET state = ? WHERE id = ?", (json.dumps(state), rig.tables()[0]["id"]))
    await rig.start()
    await vote(here[0])
    await eventually(lambda: state_of(rig)["removals"])

    async def go_on() -> None:
        assert not state_of(rig)["end"]["stopping"]
        await vote(here[1])
        await eventually(lambda: state_of(rig)["end"]["stopping"])

    return go_on


async def vote(player: Player) -> None:
    """Vote in the small menu that the session ends."""
    shown = await menu(player.person)
    button = next(each for each in components(shown) if press_of(each).choice == THE_SESSION)
    await player.person.press(custom_id=button.custom_id, message=shown)


def state_of(rig: Rig) -> dict[str, Any]:
    return json.loads(rig.tables()[0]["state"])


@pytest.mark.parametrize("prepare", [answer_ahead, one_vote])
async def test_after_a_kill_a_table_over_days_goes_on_unchanged(
    rig: Rig, prepare: Callable[[Rig, list[Player]], Awaitable[GoOn]]
) -> None:
    players = await rig.begin("Ben", "David", "Emma", pace="days")
    host = players[0].person
    await host.wait(lambda: find(host, Verb.HAND), what="the deal")
    go_on = await prepare(rig, players)
    await rig.kill()
    before = committed(rig)
    await rig.start()
    await host.wait(lambda: find(host, Verb.HAND), what="the deal")
    after = committed(rig)
    assert (after[0], after[1], after[2][: len(before[2])]) == before
    await go_on()


def committed(rig: Rig) -> tuple[Any, Any, list[tuple[object, ...]]]:
    """Return what is chosen ahead, the votes, and the answers; a computer may answer at any moment."""
    state = state_of(rig)
    return state["ahead"], state["removals"], [tuple(row) for row in rig.answers()]
