"""Timed presses, and how long they take to be answered."""

import asyncio
import time

from local_discord.people.interactions import COMPONENT, PENDING, Interaction
from tests.e2e.rig import Rig

PATIENCE = 3.0


class Presser:
    """A person who presses one button of one message; `made` are the presses."""

    def __init__(self, rig: Rig, person: str, message: str, custom_id: str) -> None:
        self._rig = rig
        self._person = rig.discord.world.people[person]
        self._source = rig.discord.world.messages[message]
        self._data = {"custom_id": custom_id, "component_type": 2, "id": 1}
        self.made: list[Interaction] = []

    def press(self) -> Interaction:
        """Press once."""
        channel = self._rig.discord.world.channels[self._source.channel_id]
        made = self._rig.discord.interactions.send(COMPONENT, self._person, channel, self._data, source=self._source)
        self.made.append(made)
        return made

    @property
    def unanswered(self) -> int:
        """Return the number of unanswered presses."""
        return sum(each.answer is None for each in self.made)

    async def answered(self) -> None:
        """Wait until every press is answered or has failed."""
        while any(each.state == PENDING for each in self.made):  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.01)

    async def flood(self, a_second: float) -> None:
        """Press at this rate per second until cancelled, catching up when this process was late."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while True:
            self.press()
            due += 1 / a_second
            await asyncio.sleep(max(0.0, due - loop.time()))

    async def latencies(self, presses: int, apart: float) -> list[float]:
        """Press a number of times, `apart` seconds apart; return the seconds until each answer."""
        found: list[float] = []
        for _ in range(presses):
            begin = time.perf_counter()
            made = self.press()
            while made.answer is None and time.perf_counter() - begin < PATIENCE:  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.0005)
            found.append(time.perf_counter() - begin)
            await asyncio.sleep(apart)
        return found
