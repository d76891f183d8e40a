"""The bot waits for anything unavailable at growing intervals; what a person must fix ends the process."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from bot.operations.background import Background
from bot.operations.retrying import Away, keep_trying, leaving_by_signal, unless
from bot.settings import SettingsProblem
from game.table.ports import JournalError
from storage.problems import StorageProblem

NO_NETWORK = Away("Discord does not answer.")
NO_DATABASE = StorageProblem("away", "lupfen", "connection refused")


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    """Restore the signal handlers of the test's process."""
    before = {name: signal.getsignal(name) for name in (signal.SIGTERM, signal.SIGINT)}
    yield
    for name, handler in before.items():
        signal.signal(name, handler)


class Attempts:
    """Attempts with predefined outcomes, and the pauses between them."""

    def __init__(self, *ends: Exception | None) -> None:
        self.ends = [*ends]
        self.pauses: list[float] = []
        self.reasons: list[str] = []
        self.leaving = asyncio.Event()

    async def attempt(self) -> None:
        end = self.ends.pop(0)
        if end:
            raise end

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)

    async def made(self) -> None:
        await keep_trying(self.attempt, self.leaving, self.reasons.append, self.sleep)


async def test_what_is_away_is_tried_again_at_growing_pauses(caplog: pytest.LogCaptureFixture) -> None:
    tries = Attempts(NO_NETWORK, NO_DATABASE, JournalError("no answer"), *[NO_NETWORK] * 4, None)
    await tries.made()
    assert tries.ends == []
    assert tries.pauses == [1, 2, 4, 8, 15, 30, 30]
    assert tries.reasons[:2] == [
        "Discord does not answer.",
        "The database lupfen cannot be reached: connection refused.",
    ]
    assert len([line for line in caplog.messages if "Trying again in" in line]) == 7


@pytest.mark.parametrize(
    "problem",
    [
        SettingsProblem("The token is wrong."),
        *(StorageProblem(key, "lupfen") for key in ("newer", "password", "no-database", "rights", "read-only")),
    ],
)
async def test_what_a_person_must_mend_ends_it(problem: Exception) -> None:
    tries = Attempts(NO_NETWORK, problem, None)
    with pytest.raises(type(problem)):
        await tries.made()
    assert tries.ends == [None]


async def test_a_signal_ends_a_pause() -> None:
    leaving = leaving_by_signal()
    asyncio.get_running_loop().call_soon(os.kill, os.getpid(), signal.SIGTERM)
    tries = Attempts(NO_NETWORK)
    await asyncio.wait_for(keep_trying(tries.attempt, leaving, tries.reasons.append), 10)
    assert await unless(leaving, asyncio.sleep(3_600, "slept")) is None


async def test_work_in_the_background_that_fails_is_heard_of(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError

    background, over = Background(), asyncio.Event()
    background.start(asyncio.sleep(0))
    background.start(over.wait())  # pyright: ignore[reportArgumentType] - what it returns does not matter
    background.check()
    background.start(fail())
    await asyncio.wait_for(background.failed.wait(), 10)
    assert "fail has failed" in caplog.text
    assert "ValueError" in caplog.text
    with pytest.raises(Away):
        background.check()
    background.cancel()
