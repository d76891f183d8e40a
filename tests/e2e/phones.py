"""People at phones: what they press they tap on a page as wide as a phone, and a page leads them where they go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Final

from playwright.async_api import Browser, Page, ViewportSize, expect
from playwright.async_api import TimeoutError as NotThere

from bot.language import Language
from local_discord import LocalDiscord
from local_discord.testing.people import Person, Refused
from rig.steps import composer, fits
from tests.e2e.evenings import (
    ask_for_seat,
    board_says,
    come,
    home,
    link_of,
    organise,
    tables_open,
    take_seats,
    the_result,
)
from tests.e2e.players import Player, at_the_end, use
from tests.e2e.rig import Rig, play_all

PHONE: Final = ViewportSize(width=390, height=844)
MOMENT_FRAMES: Final = 60
"""A second, where the machine has nothing else to do."""
MOVED_MS: Final = 3_000
"""How long an answer is tried: the hand may have moved."""
PATIENCE_MS: Final = 150_000
ROUND_SECONDS: Final = 400.0
GERMAN: Final = ("/abend planen", "runden", "spiele")
ENGLISH: Final = ("/evening plan", "rounds", "deals")
IN_SIGHT: Final = """([slot, frames]) => new Promise(done => {
    const isInSight = () => {
        const element = document.querySelector(`.log [data-slot="${CSS.escape(slot)}"]:not(:disabled)`)
        if (!element) return false
        const [part, log] = [element, element.closest(".log")].map(each => each.getBoundingClientRect())
        return part.top >= log.top && part.bottom <= log.bottom
    }
    const look = () => (isInSight() || !frames--) ? done(isInSight()) : requestAnimationFrame(look)
    look()
})"""
TO_THE_END: Final = """() => {
    const log = document.querySelector(".log")
    log.scrollTop = log.scrollHeight
}"""
"""Undoes Playwright's own scrolling to what it taps, where a hand has just come below the panel and moved it up."""


async def window(chromium: Browser, discord: LocalDiscord, person: Person) -> Page:
    """Open somebody's phone, in the language that they speak; otherwise the page would choose one."""
    known = discord.person(person.name)
    known.locale, known.locale_told = person.locale, True
    context = await chromium.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale=person.locale)
    page = await context.new_page()
    await page.goto(f"{discord.url}/?key={known.key}")
    return page


async def phone_of(chromium: Browser, discord: LocalDiscord, person: Person) -> Phone:
    """Return a new phone of somebody, who presses everything on it from now on."""
    phone = Phone(await window(chromium, discord, person), person, person.channel)
    person.tap = phone.tap
    return phone


async def is_in_sight(page: Page, slot: str) -> bool:
    """Whether the page has brought a part onto the screen by itself, or does within a moment."""
    shown: bool = await page.evaluate(IN_SIGHT, [slot, MOMENT_FRAMES])
    return shown


@dataclass
class Phone:
    """A person's phone, which shows the channel `at`; `scrolled` is what they were asked and had to look for."""

    page: Page
    person: Person
    at: str
    scrolled: list[str] = field(default_factory=list[str])

    async def plan(self, command: str, game: str, **options: str) -> None:
        """Plan an evening, with nothing but what the page shows."""
        await self.page.get_by_text(command, exact=True).tap()
        await self.page.get_by_role("option", name=game).first.tap()
        for name, value in options.items():
            await self.page.locator(".adder").tap()
            await self.page.locator(f'[role="option"]:has-text("{name}")').first.tap()
            await self.page.keyboard.type(value)
        await self.page.locator(".composer button[type=submit]").last.tap()
        await composer(self.page).wait_for()

    async def tap(self, message: str, custom_id: str, values: list[str]) -> None:
        """Tap a part of a message; raises `Refused` where it has changed meanwhile."""
        await self.follow()
        slot = f"{message} {custom_id}"
        part, answers = self.page.locator(f'.log [data-slot="{slot}"]:enabled'), ":answer:" in custom_id
        self.page.set_default_timeout(MOVED_MS if answers else PATIENCE_MS)
        try:
            await part.wait_for()
            shown = self.person.seen.get(message)
            lost = answers and not await is_in_sight(self.page, slot)
            if lost and not (shown and shown.ephemeral):
                raise Refused(f"{slot} is above what one looks at; it is asked in the hand too")
            await part.tap()
            if answers and shown and not shown.ephemeral:
                await self.page.evaluate(TO_THE_END)
            self.scrolled += [f"{self.person.name}: {custom_id}"] * lost
            await self._choose(message, custom_id, values)
        except NotThere:
            raise Refused(f"{slot} no longer exists") from None

    async def _choose(self, message: str, custom_id: str, values: list[str]) -> None:
        """Tap what is chosen in the list that has opened, and close the list where it takes several."""
        menu = self.person.seen[message].find(custom_id=custom_id) if values else None
        if menu is None:
            return
        offered = [option["value"] for option in menu.component["options"]]
        for value in values:
            await self.page.get_by_role("option").nth(offered.index(value)).tap()
        if menu.component.get("max_values", 1) > 1:
            await self.page.locator(".menu-done").tap()

    async def follow(self) -> None:
        """Go where the person is: from a thread back to the channel, and from there to the table where they sit."""
        there, channel = self.person.channel, home(self.person)
        if self.at == there:
            return
        assert await fits(self.page)
        if self.at != channel:
            await self.page.locator(".way-back").tap()
        self.at = channel
        if there != channel:
            await self._go_to_the_table()
        self.at = self.person.channel = there

    async def _go_to_the_table(self) -> None:
        """Follow the link of the note that says where one sits, and ask for it again where a menu has replaced it."""
        self.person.channel = home(self.person)
        if not any(each.ephemeral and link_of(each) for each in self.person.messages()):
            await ask_for_seat(self.person)
        way = said(self.person, "go-to-table")
        await self.page.get_by_role("log").get_by_role("button", name=way).last.tap(timeout=PATIENCE_MS)


def said(person: Person, key: str, **about: str | int) -> str:
    """Return how a text begins in somebody's language: its first sentence."""
    return Language().texts(person.locale[:2])(key, **about).partition(".")[0]


async def plan_and_come(
    rig: Rig, chromium: Browser, names: Sequence[str], game: str, rounds: int, deals: int
) -> list[Phone]:
    """Let the first plan an evening in their language, and all come; everybody has nothing but a phone."""
    phones = [await phone_of(chromium, rig.discord, person) for person in await rig.enter(*names)]
    host = phones[0].person
    command, *options = GERMAN if host.locale == "de" else ENGLISH
    await phones[0].plan(command, game, **dict(zip(options, map(str, (rounds, deals)), strict=True)))
    for phone in phones:
        await come(phone.person)
    await board_says(host, f"**{len(names)} ")
    return phones


async def start_round(host: Person, people: int, size: int) -> int:
    """Start a round; gives how many tables it has."""
    await organise(host, said(host, "evening-do-start"))
    tables = ceil(people / size)
    await tables_open(host, tables)
    return tables


async def play_round(people: list[Person], tables: int) -> None:
    """Let people go where they sit, play until all tables are done, and come back."""
    await play_on([player for seats in (await take_seats(people, tables)).values() for player in seats])


async def play_on(players: list[Player]) -> None:
    """Let players play until their tables are done, and come back."""
    await play_all(players, at_the_end, ROUND_SECONDS)
    for player in players:
        player.person.go(home(player.person))


async def is_over(phones: list[Phone]) -> None:
    """Look at the result on every phone: it fits, and little was left lying about."""
    for phone in phones:
        await phone.follow()
        await expect(phone.page.get_by_text("🏆").last).to_be_visible()
        assert await fits(phone.page)
        assert sum(each.ephemeral for each in phone.person.messages()) <= 1
    reader = phones[-1]
    end = await the_result(reader.person)
    way = said(phones[0].person, "evening-to-result")  # in the language of the evening
    await reader.page.get_by_role("log").get_by_role("button", name=way).tap()
    await use(reader.person, "evening-csv", on=end)
    await expect(reader.page.get_by_text("evening.csv").last).to_be_visible()
