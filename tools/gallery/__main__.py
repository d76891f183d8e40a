"""`python -m tools.gallery`: screenshots of all surfaces, from the real bot on the local Discord's page."""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import re
import shutil
import sys
import tempfile
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import discord
from PIL import Image

from bot.command_line.common import PROBLEM, parser, with_sentences
from bot.language import Language
from bot.settings import SettingsProblem
from local_discord import LocalDiscord
from local_discord.testing.chromium import FLAGS, chromium_path
from tools.findings import ROOT
from tools.gallery.showing.advice_tour import AdviceTour
from tools.gallery.showing.camera import WINDOWS, Camera
from tools.gallery.showing.even_bot import play
from tools.gallery.showing.evenings import ADVICE, EVENINGS, FIRST, NAMES, TOGETHER
from tools.gallery.showing.game_tour import GameTour
from tools.gallery.showing.guide import Show
from tools.gallery.showing.outline import outline
from tools.gallery.showing.together_tour import RESULTS, TogetherTour
from tools.gallery.showing.tour import Tour
from tools.gallery.showing.visitor import PATIENCE_SECONDS, Json, NothingCame, Visitor

if TYPE_CHECKING:
    from playwright.async_api import Browser

NEEDS = (
    "The gallery needs Chromium (`chromium` on the path) and playwright (`make setup` installs it); "
    "{missing} is missing."
)
LEAVE_SECONDS = 10.0
EVENINGS_AT_ONCE = 4
DOCS = ROOT / "docs" / "gallery"
QUALITY = 78
INDEX_HEAD = """# Gallery

Everything that people see, photographed from the real bot on the local Discord's page.
"""
HEADING = re.compile(r"^== (.+)\n", re.MULTILINE)
_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(["tools.warm"])  # read once, and not by every evening's bot
FRIENDS = ("Anna", "Ben", "Clara", "David")
SCREENS = frozenset({"panel-lift", "panel-tricks", "hand-turn", "session-end"})

Outlines = dict[str, str]
"""The text of surfaces by their names, in display order."""


def locale_of(language: str) -> str:
    """Return Discord's locale for a language of the bot."""
    spoken = language.partition("-")[0]
    return next(locale.value for locale in discord.Locale if locale.value.partition("-")[0] == spoken)


LOCALES = {language: locale_of(language) for language in Language().codes}


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Play the evening in each language and write the pictures; exit with status 1 if something was not shown."""
    options = parser("gallery", "Draw every surface in every language, through the page of the local Discord.")
    options.add_argument("folder", type=Path, metavar="DIR", help="where the pictures are written")
    options.add_argument("--language", choices=sorted(LOCALES), action="append", help="one language (default: all)")
    options.add_argument(
        "--evening",
        choices=NAMES,
        action="append",
        help="one evening; the others stay as they were drawn (default: all)",
    )
    options.add_argument("--docs", action="store_true", help="also renew what docs/gallery has of it")
    options.add_argument("--words", action="store_true", help="no pictures, only what all surfaces say")
    chosen = options.parse_args(arguments)
    try:
        asyncio.run(_write_words(chosen) if chosen.words else _draw(chosen))
    except NothingCame as problem:
        print(problem, file=sys.stderr)
        return PROBLEM
    if chosen.docs:
        renew(DOCS, chosen.folder)
    return 0


def renew(documentation: Path, drawn: Path) -> None:
    """Update the documentation's pictures and texts with newly drawn ones of the same name, if any."""
    for old in sorted([*documentation.rglob("*.webp"), *documentation.glob("*.txt")]):
        new = drawn / old.relative_to(documentation)
        if new.exists():
            shutil.copyfile(new, old)


async def _write_words(chosen: argparse.Namespace) -> None:
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for language in chosen.language or LOCALES:
        _note(chosen, language, await surfaces(language, _evenings(chosen)))
        print(words_file(chosen.folder, language), flush=True)


def _evenings(chosen: argparse.Namespace) -> Sequence[str]:
    return [name for name in NAMES if name in (chosen.evening or NAMES)]


def _note(chosen: argparse.Namespace, language: str, new: Outlines) -> Outlines:
    """Write the surfaces' text; if only some evenings are shown, keep the documented text of the others."""
    known = outlines_of(words_file(DOCS, language).read_text(encoding="utf-8")) if chosen.evening else {}
    whole = {**known, **new}
    words_file(chosen.folder, language).write_text(joined(whole), encoding="utf-8")
    return whole


def words_file(folder: Path, language: str) -> Path:
    """Return the path of the file with the text of all surfaces in a language."""
    return folder / f"surfaces.{language}.txt"


async def _draw(chosen: argparse.Namespace) -> None:
    async with browser() as chromium:
        for language in chosen.language or LOCALES:
            written = await _draw_language(chromium, language, chosen)
            print(f"{written} pictures in {chosen.folder / language}", flush=True)


def index(names: Sequence[str]) -> str:
    """Write the documentation page: each surface in every language, on desktop and phone."""
    return "\n".join((INDEX_HEAD, *(f"## {name}\n\n{_pictures(name)}\n" for name in names)))


def _pictures(name: str) -> str:
    return "\n".join(
        f'<img src="{language}/{name}-{window.name}.webp" width="{window.share}%" alt="{name} ({language})">'
        for window in WINDOWS
        for language in LOCALES
    )


async def _draw_language(browser: Browser, language: str, chosen: argparse.Namespace) -> int:
    album = Album(chosen.folder / language)
    for name in _evenings(chosen):
        async with (
            evening(language, name) as people,
            Camera(browser, people[0].address, LOCALES[language]) as camera,
        ):
            await tour_of(name, people, album.photographer(camera)).walk()
    whole = _note(chosen, language, album.outlines)
    (chosen.folder / "README.md").write_text(index([*whole]), encoding="utf-8")
    return album.written


def tour_of(name: str, people: Sequence[Visitor], show: Show) -> Tour | AdviceTour | TogetherTour | GameTour:
    """Return the tour for an evening: of everything, with advice, over many tables, or of one family."""
    host, friend, *_ = people
    if name == TOGETHER:
        return TogetherTour(people, show)
    if name == FIRST:
        return Tour(host, friend, show)
    if name == ADVICE:
        return AdviceTour(host, show)
    return GameTour(host, friend, show, name, EVENINGS[name])


class Album:
    """The pictures of a language."""

    def __init__(self, folder: Path) -> None:
        self.written = 0
        self._folder = folder
        self.outlines: Outlines = {}
        folder.mkdir(parents=True, exist_ok=True)

    def photographer(self, camera: Camera) -> Show:
        """Return a function that photographs a surface with a camera."""

        async def show(name: str, message: Json) -> None:
            self.keep(name, await camera.message(message["id"]), None if name in RESULTS else message)
            if name in SCREENS:
                self.keep(f"screen-{name}", await camera.screen())

        return show

    def keep(self, name: str, taken: dict[str, bytes], message: Json | None = None) -> None:
        """Write the pictures of a surface, and remember its text."""
        if message is not None:
            self.outlines[name] = outline(message)
        for window, picture in taken.items():
            Image.open(BytesIO(picture)).save(self._folder / f"{name}-{window}.webp", quality=QUALITY, method=6)
            self.written += 1


@asynccontextmanager
async def browser() -> AsyncGenerator[Browser]:
    """Start Chromium; raises `SettingsProblem` with a sentence if something is missing."""
    try:
        from playwright.async_api import async_playwright
    except ImportError:
        raise SettingsProblem(NEEDS.format(missing="playwright")) from None
    path = chromium_path()
    if path is None:
        raise SettingsProblem(NEEDS.format(missing="Chromium"))
    async with async_playwright() as tools:
        browser = await tools.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        await browser.close()


@asynccontextmanager
async def evening(language: str, name: str = FIRST, *, drawn: bool = True) -> AsyncGenerator[Sequence[Visitor]]:
    """Open a local Discord in memory with the bot, and let Anna and her friends join, who speak the same language.

    The first deals are those chosen for the evening of this `name`; pictures are `drawn`, or blank.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with (
            LocalDiscord(limits=False) as discord,
            aiohttp.ClientSession() as http,
            _bot(discord, Path(folder), name, drawn=drawn),
        ):
            discord.interactions.answer_within = PATIENCE_SECONDS
            people = [Visitor(http, discord.url, await who(http, discord, each)) for each in FRIENDS]
            for person in people:
                await person.arrive(LOCALES[language])
            yield people


async def who(http: aiohttp.ClientSession, discord: LocalDiscord, name: str) -> Json:
    """Return a person of the local Discord by name."""
    async with http.get(f"{discord.url}/client/people") as response:
        known: list[Json] = await response.json()
    return next(person for person in known if person["name"] == name)


@asynccontextmanager
async def _bot(discord: LocalDiscord, folder: Path, name: str, *, drawn: bool) -> AsyncGenerator[None]:
    """Run the bot with reproducible draws until the end."""
    settings = {
        "DISCORD_TOKEN": discord.token,
        "LUPFEN_DISCORD_API": discord.api,
        "LUPFEN_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'lupfen.db'}",
        "LUPFEN_PAUSE_SECONDS": "1" if name == TOGETHER else "600",
        "LUPFEN_TURN_SECONDS": "600",
        "LUPFEN_LOG_LEVEL": "warning",
        "LUPFEN_PICTURES": "true",
    }
    bot = _FORKING.Process(target=play, args=(name, settings), kwargs={"drawn": drawn}, daemon=True)
    bot.start()
    try:
        await online(discord, lambda: bot.exitcode is not None)
        yield
    finally:
        bot.terminate()
        async with asyncio.timeout(LEAVE_SECONDS):
            await asyncio.to_thread(bot.join)


async def online(discord: LocalDiscord, ended: Callable[[], bool]) -> None:
    """Wait until the bot is online; raises `NothingCame` if it has `ended`, or does not come."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not discord.gateway.online:
                if ended():
                    raise NothingCame("The bot did not start; what it said stands above.")
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise NothingCame("The bot did not come online.") from None


async def surfaces(language: str, names: Sequence[str] = NAMES) -> Outlines:
    """Return the text of some evenings' surfaces in a language, without a browser; several run at once."""
    at_once = asyncio.Semaphore(EVENINGS_AT_ONCE)
    try:
        async with asyncio.TaskGroup() as group:
            played = [group.create_task(_outlines(language, name, at_once)) for name in names]
    except* NothingCame as missing:
        raise missing.exceptions[0] from None
    return {name: told for evening in played for name, told in evening.result().items()}


async def _outlines(language: str, name: str, at_once: asyncio.Semaphore) -> Outlines:
    outlines: Outlines = {}

    async def note(surface: str, message: Json) -> None:
        if surface not in RESULTS:
            outlines[surface] = outline(message)

    async with at_once, evening(language, name, drawn=False) as people:
        await tour_of(name, people, note).walk()
    return outlines


def joined(outlines: Outlines) -> str:
    """Combine the text of surfaces into one text."""
    return "\n".join(f"== {name}\n{told}\n" for name, told in outlines.items())


def outlines_of(written: str) -> Outlines:
    """Parse the output of `joined`."""
    _, *rest = HEADING.split(written)
    return {name: told.rstrip("\n") for name, told in zip(rest[::2], rest[1::2], strict=True)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
