"""The long runs: hundreds of kills, thousands of forgeries, faults of every kind, floods; see docs/reliability.md."""

import asyncio
import random
import statistics
from pathlib import Path
from typing import Any

import pytest

from bot.discord_io.custom_id import Verb
from game.core.options import Choice
from game.core.rulesets import Ruleset
from local_discord.api.faults import Fault
from local_discord.people.interactions import FIRST_ANSWER
from tests.e2e.chaos import Chaos
from tests.e2e.leaks import foreign_cards, look_about, set_options
from tests.e2e.players import in_deal, over, press_of, use
from tests.e2e.playing import begun, current
from tests.e2e.processes import forked, forked_with_shelf
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_faults import FAULTS
from tests.e2e.test_forgeries import forge
from tests.game.games.strategies import values_of
from tests.harness.catalogue import FOLDERS
from tests.soak.flooding import Presser
from tests.soak.report import FIGURES, count

pytestmark = [pytest.mark.soak, pytest.mark.e2e]
KILLS, RUNS, AT_ONCE = 300, 10, 2
FORGERIES, PARTS = 10_000, 10
FAULTY_SESSIONS, DEALS_A_SESSION = 40, 2
WATCHED_SESSIONS, WATCHED_DEALS = 25, 10
OF_SESSIONS = frozenset({"session_end", "debt", "leftover_pot", "pack"})
FLOOD_ROUNDS, FLOOD_PRESSES, FLOOD_APART, FLOOD_RATE = 6, 40, 0.22, 50.0
PATIENCE = 900.0


async def test_three_hundred_kills_lose_no_answer(tmp_path: Path) -> None:
    for first in range(0, RUNS, AT_ONCE):
        async with asyncio.TaskGroup() as together:
            for run in range(first, first + AT_ONCE):
                together.create_task(killed(tmp_path / str(run), run))
    assert FIGURES["kills"] >= KILLS
    wrong = ("answers lost", "answers doubled", "chips lost", "tables that did not end", "audit findings", "tracebacks")
    assert not any(FIGURES[name] for name in wrong), {name: FIGURES[name] for name in wrong}


async def killed(folder: Path, run: int) -> None:
    """Play six tables to their end while the bot is killed again and again."""
    async with Rig(folder, starting=forked) as rig:
        chaos = Chaos(rig, seed=run, deals=20, timeout=PATIENCE)
        chaos.listen()
        await chaos.seat(6)
        await chaos.run(KILLS // RUNS)
        count(
            kills=rig.kills,
            tables_killed=len(chaos.tables),
            deals_finished_under_kills=len(rig.rows("SELECT 1 FROM records")),
        )
        count(presses=len(chaos.pressed), answers_acknowledged=chaos.acknowledged())
        count(answers_lost=len(chaos.lost_answers()), answers_doubled=len(chaos.duplicated_answers()))
        count(chips_lost=chaos.chips_lost(), tables_that_did_not_end=chaos.open_tables())
        count(tracebacks=len(rig.tracebacks()))
    count(audit_findings=len(rig.audit()))


async def test_ten_thousand_forgeries(tmp_path: Path) -> None:
    async with Rig(tmp_path, turn_seconds="3600") as rig:
        for seed in range(PARTS):
            await rig.elsewhere()
            wrong = await forge(rig, FORGERIES // PARTS, seed)
            count(forgeries=FORGERIES // PARTS, forgeries_with_an_effect=len(wrong))
            assert wrong == []
        count(tracebacks=len(rig.tracebacks()))
        assert rig.tracebacks() == []


async def test_play_survives_a_long_series_of_faults(tmp_path: Path) -> None:
    rng = random.Random(5)
    async with Rig(tmp_path) as rig:
        rig.discord.interactions.answer_within = FIRST_ANSWER
        for _ in range(FAULTY_SESSIONS):
            await rig.elsewhere()
            players = await begun(rig, computers=1, turn_seconds=0)  # each question is called for in the channel
            for player in players:
                player.patience = 0.5
            struck = {name: rig.discord.faults.add(**FAULTS[name]) for name in rng.sample(list(FAULTS), 3)}
            await play_all(players, lambda _: len(rig.records()) >= DEALS_A_SESSION, 120)
            rig.discord.faults.clear()
            count_faults(struck)
            await players[0].person.command("lupfen stop")
            await play_all(players, over, 60)
        count(tracebacks=len(rig.tracebacks()))
        assert rig.tracebacks() == []
    findings = rig.audit()
    count(audit_findings=len(findings))
    assert findings == []
    assert [name for name in FAULTS if not FIGURES[f"fault: {name}"]] == [], "these faults hit nothing"


def count_faults(struck: dict[str, Fault]) -> None:
    """Count how often each kind of fault actually hit a request."""
    for name, fault in struck.items():
        count(**{f"fault: {name}": fault.hits, "faults": fault.hits})


async def test_nobody_receives_a_card_that_is_not_theirs(tmp_path: Path) -> None:
    rng = random.Random(6)
    async with Rig(tmp_path, watched=True, starting=forked_with_shelf) as rig:
        for _ in range(WATCHED_SESSIONS):
            for ruleset in FOLDERS:
                await watched_session(rig, ruleset, rng)
                rig.discord.hub.wire.clear()
    assert FIGURES["leaks found"] == 0


async def watched_session(rig: Rig, ruleset: Ruleset[Any], rng: random.Random) -> None:
    """Play some deals by random house rules while everyone looks around; count what nobody should have received.

    A session may be decided before its last deal.
    """
    await rig.elsewhere()
    players = await rig.sit_down("Anna", "Ben", computers=2, family=ruleset.family, rules=ruleset.id)
    people = [*(player.person for player in players), *await rig.enter("David")]
    await set_options(rig, people[0], any_house(ruleset, rng))
    await use(people[0], "start")
    last_deal = in_deal(WATCHED_DEALS)
    looking = asyncio.create_task(look_about(people))
    await play_all(players, lambda person: over(person) or last_deal(person), PATIENCE)
    await people[0].command(f"{ruleset.family} stop")
    await play_all(players, over, PATIENCE)
    looking.cancel()
    count(deals_watched=len(rig.records()))
    for person in people:
        found = foreign_cards(rig, person)
        count(events_read=len(rig.discord.hub.wire[person.id]), leaks_found=len(found))


def any_house(ruleset: Ruleset[Any], rng: random.Random) -> dict[str, Choice]:
    """Choose switches and choices that change how a deal is played, not the length of a session."""
    fields = [field for field in ruleset.fields() if field.kind != "number" and field.name not in OF_SESSIONS]
    return {field.name: rng.choice(values_of(field)) for field in fields if rng.random() < 0.4}


async def test_a_flood_hardly_slows_anybody_down(tmp_path: Path) -> None:
    async with Rig(tmp_path, turn_seconds="3600", pictures="true", presses_per_second="20") as rig:
        flooder, other = (player.person for player in (await begun(rig))[:2])
        message = current(flooder)
        offered = {press_of(each).verb: each.custom_id for each in message.buttons}
        flooding = Presser(rig, flooder.id, message.id, offered[Verb.HAND])
        calm = Presser(rig, other.id, message.id, offered[Verb.MORE])
        quiet, loud = list[float](), list[float]()
        for _ in range(FLOOD_ROUNDS):
            quiet += await calm.latencies(FLOOD_PRESSES, FLOOD_APART)
            flood = asyncio.create_task(flooding.flood(FLOOD_RATE))
            loud += await calm.latencies(FLOOD_PRESSES, FLOOD_APART)
            flood.cancel()
            await flooding.answered()
        count(flood_presses=len(flooding.made), presses_never_answered=flooding.unanswered + calm.unanswered)
        count(latency_in_a_flood_percent=round(100 * statistics.median(loud) / statistics.median(quiet)))
        count(tracebacks=len(rig.tracebacks()))
        assert flooding.unanswered + calm.unanswered == 0
        assert rig.tracebacks() == []
