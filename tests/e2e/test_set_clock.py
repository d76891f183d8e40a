"""The machine's clock is set back or ahead by hours in mid-play: nobody is refused, and turns take as long as ever."""

import multiprocessing
import re
import signal
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from local_discord.testing.people import Person
from tests.e2e.evenings import organise, sign_up, take_seats, the_board
from tests.e2e.players import Player, deal_shown
from tests.e2e.playing import play_to
from tests.e2e.processes import ROOT, BotProcess, Forked, as_bot
from tests.e2e.rig import Rig, play_all

pytestmark = pytest.mark.e2e
HOURS = 3
BACK, AHEAD = signal.SIGUSR1, signal.SIGUSR2
TURN_SECONDS = 600
_FORKING = multiprocessing.get_context("forkserver")


async def with_clock(environment: Mapping[str, str], log: Path) -> BotProcess:
    """Start a bot whose machine's clock is set by signals."""
    process = _FORKING.Process(target=_run, args=(dict(environment), log), daemon=True)
    process.start()
    return Forked(process)


def _run(environment: dict[str, str], log: Path) -> None:
    real, hours = time.time, 0

    def told(number: int, _frame: object) -> None:
        nonlocal hours
        hours += HOURS if number == AHEAD else -HOURS

    time.time = lambda: real() + hours * 3_600
    signal.signal(BACK, told)
    signal.signal(AHEAD, told)
    as_bot(("run",), environment, ROOT, log, log)


def deadlines(person: Person) -> list[float]:
    """Return the moments that a person's live messages name, in seconds since 1970."""
    shown = "".join(each.text for each in person.messages() if each.buttons)
    return [float(found) for found in re.findall(r"<t:(\d+):R>", shown)]


async def named_by(player: Player, hours: int) -> None:
    """Wait until what a player sees ends by a clock that is off by some hours."""

    def ends_then() -> bool:
        left = [each - time.time() - hours * 3_600 for each in deadlines(player.person)]
        return bool(left) and all(-TURN_SECONDS < each <= TURN_SECONDS + 1 for each in left)

    await player.person.wait(ends_then, what=f"deadlines by a clock that is {hours} hours off")


async def test_setting_the_clock_back_or_ahead_refuses_nobody_and_delays_no_turn(tmp_path: Path) -> None:
    async with Rig(tmp_path, starting=with_clock, turn_seconds=str(TURN_SECONDS), presses_per_second="20") as rig:
        players = await rig.begin("Ben", "David", computers=1)
        await play_to(players, "play")
        off = 0
        for number, way in ((BACK, -HOURS), (AHEAD, HOURS), (AHEAD, HOURS), (BACK, -HOURS)):
            off += way
            rig.process.send_signal(number)
            await named_by(players[0], off)
            for player in players:
                await player.person.command("lupfen hand")
        dealt = max(deal_shown(each) for each in players[0].person.messages())
        await play_all(players, lambda person: any(deal_shown(each) > dealt for each in person.messages()))
        said = [each.text for player in players for each in player.person.messages()]
        assert not any("Slow down" in each for each in said)
        assert rig.log.read_text().count("the machine's clock was set") == 4
        await players[0].person.command("lupfen stop")
        await play_all(players)


async def test_a_round_lasts_as_long_as_its_organiser_chose(tmp_path: Path) -> None:
    async with Rig(tmp_path, starting=with_clock) as rig:
        people = ben, _ = await sign_up(rig, "Ben", "David", deals=1, minutes=30)
        await organise(ben, "Start the round")
        await take_seats(people, 1)
        ben.go("stammtisch")
        for number, off in ((AHEAD, HOURS), (BACK, 0)):
            rig.process.send_signal(number)
            await ben.wait(lambda off=off: 0 < ends(ben) - time.time() - off * 3_600 <= 1_800, what=f"{off} hours off")
        assert not [each.text for each in ben.messages() if "time is up." in each.text]
        await organise(ben, "Cancel the evening")


def ends(person: Person) -> float:
    """Return when the board says that the round's time is up."""
    board = the_board(person)
    found = re.search(r"<t:(\d+):R>", board.text) if board else None
    return float(found[1]) if found else 0.0
