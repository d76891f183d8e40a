"""The process that works out what people ask about, beside those in which computer players think."""

from __future__ import annotations

from bot.thinking.advising import Advising
from bot.thinking.pool import LONG_PATIENCE, ThinkingPool
from bot.thinking.reviewing import Register, Reviewing
from game.core.rulesets import Catalogue


class Advisers:
    """Advice on open questions, and on those of the past; no computer player waits for either."""

    def __init__(self, catalogue: Catalogue, register: Register) -> None:
        self._pool = ThinkingPool(1, patience=LONG_PATIENCE)
        self.advising = Advising(self._pool)
        self.reviewing = Reviewing(self._pool, register, catalogue)

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()
