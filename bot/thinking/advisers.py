"""The search process for advice, judgements and deals played alone, separate from those of tables."""

from __future__ import annotations

from bot.thinking.advising import Advising
from bot.thinking.pool import LONG_PATIENCE, SearchPool
from bot.thinking.reviewing import Reviewing
from game.core.rulesets import Catalogue
from storage.judgements import Judgements


class Advisers:
    """Advice on open questions, judgements of past ones, and computer players away from tables.

    No table waits for any of them. `players` answers for the computers in deals played alone.
    """

    def __init__(self, catalogue: Catalogue, store: Judgements) -> None:
        self.players = SearchPool(1, patience=LONG_PATIENCE)
        self.advising = Advising(self.players)
        self.reviewing = Reviewing(self.players, store, catalogue)

    async def close(self) -> None:
        """End the process."""
        await self.players.close()
