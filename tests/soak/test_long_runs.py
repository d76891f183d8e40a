"""The long runs: hundreds of kills, thousands of forgeries, faults of every kind, floods; see docs/reliability.md."""

import asyncio
import random
import statistics
import time
from pathlib import Path

import pytest

from sandbox.interactions import FIRST_ANSWER
from tests.e2e.chaos import Chaos
from tests.e2e.leaks import Watch
from tests.e2e.players import over, press_of, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_faults import FAULTS
from tests.e2e.test_forgeries import forge
from tests.e2e.test_presses import begun, current
from tests.e2e.test_secrets_on_the_wire import seats_of
from tests.e2e.test_session import play_deals
from tests.soak.report import FIGURES, count

pytestmark = [pytest.mark.soak, pytest.mark.e2e]
KILLS, FORGERIES, SESSIONS = 300, 10_000, 40


async def test_three_hundred_kills(tmp_path: Path) -> None:
    for run in range(10):
        async with Rig(tmp_path / str(run)) as rig:
            chaos = Chaos(rig, seed=run, deals=20)
            chaos.listen()
            await chaos.seat(6)
            await chaos.run(KILLS // 10, timeout=1_200)
            count(kills=rig.kills, answers_pressed=len(chaos.pressed))
            count(answers_lost=len(chaos.lost_answers()), tables_that_did_not_end=chaos.open_tables())
            count(chips_lost=chaos.chips_lost(), tracebacks=len(rig.tracebacks()))
        count(audit_findings=len(rig.audit()))
    wrong = {name: FIGURES[name] for name in ("answers lost", "chips lost", "audit findings", "tracebacks")}
    assert not any(wrong.values()), wrong


async def test_ten_thousand_forgeries(tmp_path: Path) -> None:
    async with Rig(tmp_path, turn_seconds="0") as rig:
        for seed in range(10):
            await rig.elsewhere()
            assert await forge(rig, FORGERIES // 10, seed) == []
            count(forgeries=FORGERIES // 10)
        count(tracebacks=len(rig.tracebacks()))
        assert rig.tracebacks() == []


async def test_faults_without_end(tmp_path: Path) -> None:
    rng = random.Random(5)
    async with Rig(tmp_path) as rig:
        rig.discord.interactions.answer_within = FIRST_ANSWER
        for _ in range(SESSIONS):
            await rig.elsewhere()
            players = await begun(rig, computers=1)
            for player in players:
                player.patience = 0.5
            for name in rng.sample(list(FAULTS), 3):
                rig.discord.faults.add(**FAULTS[name])
                count(faults=FAULTS[name]["count"])
            await play_all(players, lambda _: len(rig.records()) >= 2, 120)
            rig.discord.faults.clear()
            await players[0].person.command("lupfen stop")
            await play_all(players, over, 60)
        count(tracebacks=len(rig.tracebacks()))
        assert rig.tracebacks() == []
    assert rig.audit() == []


async def test_nobody_receives_a_foreign_card(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        for _ in range(SESSIONS):
            await rig.elsewhere()
            players = await rig.sit_down("Anna", "Ben", "Clara", computers=1)
            await use(players[0].person, "start")
            await play_deals(players, 8)
            records = rig.records()
            for player in players:
                person = player.person
                seats = seats_of(rig, person.id, len(records))
                wire = list(rig.discord.hub.wire[person.id])
                found = Watch(records, seats).foreign_cards(wire, person.channel)
                count(leaks_found=len(found), events_read=len(wire))
            rig.discord.hub.wire.clear()
    assert FIGURES["leaks found"] == 0


async def test_a_flood_slows_nobody_down_much(tmp_path: Path) -> None:
    async with Rig(tmp_path, turn_seconds="0") as rig:
        players = await begun(rig)
        flooder, other = players[0].person, players[1].person
        quiet = await latencies(rig, other.id, 100)
        message = current(flooder)
        button = next(each for each in message.buttons if press_of(each).verb == "last" or not each.disabled)
        flooding = asyncio.create_task(flood(rig, flooder.id, message.id, button.custom_id))
        loud = await latencies(rig, other.id, 100)
        flooding.cancel()
        count(flood_latency_percent=round(100 * statistics.median(loud) / statistics.median(quiet)))


async def flood(rig: Rig, person: str, message: str, custom_id: str) -> None:
    """Press fifty times a second."""
    while True:
        world = rig.discord.world
        data = {"custom_id": custom_id, "component_type": 2, "id": 1}
        source = world.messages[message]
        channel = world.channels[source.channel_id]
        rig.discord.interactions.send(3, world.people[person], channel, data, source=source)
        await asyncio.sleep(0.02)


async def latencies(rig: Rig, person: str, presses: int) -> list[float]:
    """Measure how long presses of one person take to be answered, in seconds."""
    found: list[float] = []
    world = rig.discord.world
    source = next(each for each in world.timeline[rig.place or rig.discord.channel("stammtisch").id].values())
    channel = world.channels[source.channel_id]
    data = {"custom_id": "1:nonsense::::", "component_type": 2, "id": 1}
    for _ in range(presses):
        begin = time.perf_counter()
        made = rig.discord.interactions.send(3, world.people[person], channel, data, source=source)
        while made.answer is None:  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.0005)
        found.append(time.perf_counter() - begin)
    return found
