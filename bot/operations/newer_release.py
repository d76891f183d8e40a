"""Whether a newer release of Lupfen exists; asked only where the operator allows it (`LUPFEN_RELEASES_URL`)."""

import logging
import re
from collections.abc import Callable
from typing import Final, NamedTuple

import aiohttp
from pydantic import BaseModel, Field, ValidationError

from bot.version import VERSION
from storage.problems import PROGRAM

PATIENCE: Final = aiohttp.ClientTimeout(total=10)
MOST_LINES: Final = 8
BACK_UP_FIRST: Final = f"Make a copy before you upgrade: `{PROGRAM} backup FILE`."
_TAG: Final = re.compile(r"^v?(\d+)\.(\d+)\.(\d+)(\.dev0)?$")
_CHANGE: Final = re.compile(r"^[-*] (.+)$", re.MULTILINE)

log = logging.getLogger(__name__)


class Release(NamedTuple):
    """A release: its version, the first lines of what it changes, and its page."""

    version: str
    changes: tuple[str, ...] = ()
    page: str = ""

    @property
    def newer(self) -> bool:
        """Whether it is newer than this program."""
        return numbers(self.version) > numbers(VERSION)

    def __str__(self) -> str:
        where = f" ({self.page})" if self.page else ""
        changes = "".join(f"\n  - {change}" for change in self.changes)
        return f"Lupfen {self.version} is out{where}; this is {VERSION}. {BACK_UP_FIRST}{changes}"


def numbers(version: str) -> tuple[int, ...]:
    """Return `v1.2.0` as numbers, higher than `1.2.0.dev0`; empty if it is no version, or a candidate."""
    found = _TAG.match(version)
    return (*map(int, found.groups()[:3]), -1 if found[4] else 0) if found else ()


class _Told(BaseModel):
    tag_name: str = Field(pattern=_TAG)
    body: str | None = None
    html_url: str = ""


async def newest_release(address: str) -> Release:
    """Ask an address as of GitHub's `releases/latest`; raises `ClientError`, `TimeoutError`, `ValidationError`."""
    async with aiohttp.ClientSession(timeout=PATIENCE) as session, session.get(address) as response:
        response.raise_for_status()
        told = _Told.model_validate_json(await response.read())
    changes = tuple(_CHANGE.findall(told.body or "")[:MOST_LINES])
    return Release(told.tag_name.removeprefix("v"), changes, told.html_url)


async def look_for_newer(address: str, found: Callable[[bool], None]) -> None:
    """Log a newer release, and report whether there is one; no answer is only logged."""
    try:
        release = await newest_release(address)
    except ValidationError:
        log.warning("%s (LUPFEN_RELEASES_URL) names no release", address)
        return
    except (aiohttp.ClientError, TimeoutError) as error:
        log.warning("%s (LUPFEN_RELEASES_URL) does not answer: %s", address, str(error) or type(error).__name__)
        return
    found(release.newer)
    if release.newer:
        log.warning("%s", release)
