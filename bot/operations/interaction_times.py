"""People's waiting times: from an interaction's arrival until Discord has accepted its first answer.

Discord shows "This interaction failed" when the first answer takes longer than three seconds. Interactions without an
answer by then are counted by type and reason; a process waiting for another one's shards counts nothing.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import discord

from bot.metrics import Metrics, Unanswered

ALLOWED_SECONDS: Final = 3.0


@dataclass(slots=True)
class _Arrival:
    kind: str
    at: float
    reason: Unanswered


class InteractionTimes:
    """Measures interactions by their ids.

    `ours` returns whether this process answers its shards' interactions, `certain` whether it currently may.
    """

    def __init__(
        self,
        metrics: Metrics,
        ours: Callable[[], bool],
        certain: Callable[[], bool],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._metrics = metrics
        self._ours = ours
        self._certain = certain
        self._now = now
        self._waiting: dict[int, _Arrival] = {}

    def arrived(self, interaction: int, kind: str) -> None:
        """Record the arrival of an interaction."""
        if not self._ours():
            return
        pressed_at = discord.utils.snowflake_time(interaction).timestamp()
        self._metrics.ages.labels(kind).observe(max(0.0, self._now() - pressed_at))
        loop = asyncio.get_running_loop()
        self._waiting[interaction] = _Arrival(kind, loop.time(), "none" if self._certain() else "uncertain")
        loop.call_later(ALLOWED_SECONDS, self._give_up, interaction)

    def answered(self, interaction: int, status: int) -> None:
        """Record Discord's response, by its HTTP status, to an interaction's first answer."""
        arrival = self._waiting.get(interaction)
        if arrival is None:
            return
        if status < 300:
            del self._waiting[interaction]
            taken = asyncio.get_running_loop().time() - arrival.at
            self._metrics.answers.labels(arrival.kind).observe(taken)
        else:
            arrival.reason = "late" if status == 404 else "refused"

    def passed_on(self, interaction: int) -> None:
        """Forget an interaction that another process answers and measures."""
        self._waiting.pop(interaction, None)

    def _give_up(self, interaction: int) -> None:
        arrival = self._waiting.pop(interaction, None)
        if arrival:
            self._metrics.unanswered.labels(arrival.kind, arrival.reason).inc()
