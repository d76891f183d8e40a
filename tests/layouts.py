"""A surface as a discord.py view, for tests that send it with the library."""

from typing import Any

from discord import ui

from bot.discord_io.surface import Surface


class Layout(ui.LayoutView):
    """A message that is already built."""

    def __init__(self, surface: Surface) -> None:
        super().__init__(timeout=None)
        self._written = [*surface.components]
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        return self._written

    def has_components_v2(self) -> bool:
        return True
