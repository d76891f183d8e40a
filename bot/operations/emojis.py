"""Suit symbols and computers' faces as application emojis: uploaded once, replaced when they are redrawn."""

import asyncio
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

import discord

from bot.discord_io.payloads import TROUBLE

FOLDER: Final = Path(__file__).parents[1] / "pictures" / "emojis"
VERSION: Final = 6
LOOK_AGAIN: Final = (60.0, 600.0)
INVALID_FORM: Final = 50035
UNKNOWN_EMOJI: Final = "Invalid emoji"

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DrawnSign:
    """A packaged symbol: what it shows, such as "acorns", "clubs-4" or "face-resi", and its PNG."""

    shows: str
    picture: bytes

    @property
    def name(self) -> str:
        """The name of its emoji, which distinguishes this drawing from later ones."""
        return f"{self.shows.replace('-', '_')}_{sha256(self.picture).hexdigest()[:VERSION]}"


def drawn_signs() -> list[DrawnSign]:
    """Read the packaged symbols."""
    return [DrawnSign(file.stem, file.read_bytes()) for file in sorted(FOLDER.glob("*.png"))]


class Emojis:
    """Ensures that the application has an emoji for each symbol, and passes `show` the codes to write them.

    Nothing is shown before all are available: a mixture would be harder to read than none. Of several processes only
    one `uploads`; the others look `again` after these delays in seconds. Errors cost nothing but the emojis.
    """

    def __init__(
        self,
        show: Callable[[Mapping[str, str]], None],
        *,
        uploads: bool,
        again: Sequence[float] = LOOK_AGAIN,
    ) -> None:
        self._show = show
        self._uploads = uploads
        self._again = again
        self._signs = drawn_signs()
        self._work: asyncio.Task[None] | None = None

    async def open(self, client: discord.Client, patience: float | None) -> None:
        """Start, and wait at most `patience` seconds (`None`: until done), so that the first message has them."""
        self._work = asyncio.create_task(self._bring(client))
        await asyncio.wait([self._work], timeout=patience)

    def close(self) -> None:
        """Cancel whatever is unfinished."""
        if self._work:
            self._work.cancel()

    def refused(self, error: Exception) -> bool:
        """Stop using emojis if Discord no longer knows one; return whether that was the error."""
        if not (
            isinstance(error, discord.HTTPException) and error.code == INVALID_FORM and UNKNOWN_EMOJI in error.text
        ):
            return False
        log.warning("somebody deleted emojis of the application; until the next start suits have plain signs")
        self._show({})
        return True

    async def _bring(self, client: discord.Client) -> None:
        try:
            there = await client.fetch_application_emojis()
            if self._uploads:
                for sign in self._missing(there):
                    there.append(await client.create_application_emoji(name=sign.name, image=sign.picture))
            for seconds in self._again:
                if not self._missing(there):
                    break
                await asyncio.sleep(seconds)
                there = await client.fetch_application_emojis()
            self._use(there)
            if self._uploads:
                await self._clear_away(there)
        except TROUBLE as error:
            log.warning("the emojis of the application are not as they should be: %s", error)

    def _missing(self, there: Sequence[discord.Emoji]) -> list[DrawnSign]:
        names = {emoji.name for emoji in there}
        return [sign for sign in self._signs if sign.name not in names]

    def _use(self, there: Sequence[discord.Emoji]) -> None:
        if self._missing(there):
            log.warning("some emojis of the application are missing; suits have plain signs")
            return
        written = {emoji.name: str(emoji) for emoji in there}
        self._show({sign.shows: written[sign.name] for sign in self._signs})

    async def _clear_away(self, there: Sequence[discord.Emoji]) -> None:
        current = {sign.name for sign in self._signs}
        drawn = "|".join(sign.shows.replace("-", "_") for sign in self._signs)
        for emoji in there:
            if emoji.name not in current and re.fullmatch(rf"({drawn})_[0-9a-f]{{{VERSION}}}", emoji.name):
                await emoji.delete()
