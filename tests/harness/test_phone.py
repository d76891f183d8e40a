"""Every question of every game fits on one phone screen: the table, the hand, the texts, and all answers."""

import random
import re
from collections import defaultdict
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from heapq import nlargest
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.async_api import Browser, Page, Route

from bot.alone import AloneTables, view_alone
from bot.discord_io.controls import BUTTON, ROW
from bot.discord_io.message import State
from bot.discord_io.surface import GALLERY, TEXT, every
from bot.display.renderer import Renderer, Role
from bot.language import Language, Texts
from bot.lessons import begin_step, play_out, steps_of
from bot.panels.kit.draft import Draft
from bot.panels.kit.rules import ruleset_name
from bot.panels.kit.words import question_words, texts_of
from bot.panels.personal.alone import Around, alone_draft, practice_draft
from bot.panels.personal.lessons import Progress, course_opening, lesson_draft
from bot.panels.table.panel import SEAL_DIGITS
from bot.pictures.desk import PictureDesk
from bot.practice import advised, practise
from bot.preferences import Personal, Preferences
from game.computer.advice import Advice, Outlook
from game.computer.what_if import Reason
from game.core.options import Choice
from game.core.rulesets import Ruleset
from game.core.shuffle import secret_from
from game.core.view import View
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from game.table.view import TableView
from local_discord.server import LocalDiscord
from rig.browser import chromium
from tests.alone import alone_tables
from tests.bot.display.stage import Nothing, NothingPlayed
from tests.bot.panels.support import EMOJIS, open_table, states
from tests.harness.catalogue import EVERY, FOLDERS
from tests.harness.sights import LOCALES, played, seats_of

__all__ = ["chromium"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
WIDTH, HEIGHT, SCREEN = 390, 844, 742
"""A phone's size, and the height left for messages between the channel name and the input field."""
LETTERS: Final = 45
PRIVATE, PUBLIC = 1 << 15 | 1 << 6, 1 << 15
"""Message flags for components; below a private message Discord notes that only its reader sees it."""
EMOJI = re.compile(r"<:[^>]*>")
SIZE = re.compile(r"(\d+)x(\d+)")
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}"/>'
EMOJI_SIZE = ("32", "32")
SHOW = """async shown => {
    const { state, logOf, changed } = await import("/store.js")
    const rest = { channel_id: state.channel, timestamp: new Date().toISOString(), content: "",
        author: { id: "1", username: "Lupfen", bot: true }, message_reference: {}, referenced_message: null }
    const messages = shown.map((message, number) => ({ ...rest, ...message, id: `${number + 1}` }))
    const draw = async () => {
        Object.assign(logOf(state.channel), { messages, loaded: true, complete: true })
        changed()
        await null
    }
    await draw()
    await Promise.allSettled([document.fonts.ready, ...[...document.images].map(image => image.decode())])
    await draw()
    return messages.map(({ id }) => document.querySelector(`[data-message="${id}"]`).offsetHeight)
}"""


class Shown(NamedTuple):
    """A message with a question, `about` a kind of question of a game in a language."""

    about: str
    draft: Draft
    flags: int = PRIVATE


@pytest.fixture(scope="module")
def language() -> Language:
    """The texts of every game with custom suit emojis, which are wider than plain symbols."""
    texts = Language(Path(__file__).parent / "bare" / "words", catalogue=EVERY)
    texts.show(EMOJIS)
    return texts


@pytest.mark.parametrize("deals", [1, pytest.param(3, marks=pytest.mark.soak)])
async def test_every_question_of_every_game_fits_on_a_screen(chromium: Browser, language: Language, deals: int) -> None:
    assert await too_tall(chromium, [each async for each in asked(language, deals)], deals) == {}


async def asked(language: Language, deals: int) -> AsyncIterator[Shown]:
    """Play every game and yield the message for each question: a hand, or the table's message where nobody has one."""
    renderer = Renderer(language, PictureDesk(workers=1), NothingPlayed(), EVERY, Preferences(Nothing()))
    for ruleset, seats, options in tables():
        table = await open_table(ruleset, seats, options, catalogue=EVERY)
        async for now in states(table, deals, random.Random(ruleset)):
            if now.state.phase == "playing":
                for shown in asking(renderer, now):
                    yield shown


def tables() -> Iterator[tuple[str, int, Mapping[str, Choice]]]:
    """Iterate over all games with their usual rules, each at its largest table."""
    known = {each.id for each in FOLDERS}
    yield from ((name, seats_of(name), options) for name, options in played() if name in known)
    yield from ((each.id, each.most_seats, {}) for each in FOLDERS)


def asking(renderer: Renderer, table: Table) -> Iterator[Shown]:
    seat, driver = table.asked_seat, table.driver
    assert seat
    assert seat.user
    assert driver
    assert driver.question
    about = f"{table.ruleset.id} of {driver.deal.seats}, {driver.question.kind}"
    if not table.ruleset.hands:
        yield Shown(about, renderer.current(table, State(1, Role.PANEL)), PUBLIC)
        return
    for locale in LOCALES:
        yield Shown(f"{about}, {locale}", renderer.hand(table, seat.user, locale))


async def test_every_question_of_a_deal_played_alone_fits_on_a_screen(chromium: Browser, language: Language) -> None:
    tables = alone_tables(catalogue=FOLDERS)
    deals = [await practise(tables, ruleset, 1, "Anna", secret_from("phone")) for ruleset in FOLDERS]
    shown = [each for practice in deals async for each in alone(language, tables, practice)]
    assert await too_tall(chromium, shown) == {}


async def test_every_step_of_every_course_fits_on_a_screen(chromium: Browser, language: Language) -> None:
    shown = [each for ruleset in CATALOGUE async for each in steps(language, ruleset)]
    assert await too_tall(chromium, shown) == {}


async def steps(language: Language, ruleset: Ruleset[Any]) -> AsyncIterator[Shown]:
    """Yield the opening of a course, and each step before its answer, after a right one and after a wrong one."""
    tables, course = alone_tables(catalogue=CATALOGUE), await steps_of(ruleset)
    for locale in LOCALES:
        if opening := course_opening(ruleset, language.texts(locale)):
            yield Shown(f"opening of {ruleset.id}, {locale}", Draft(lambda _, opening=opening: opening))
    for number, step in enumerate(course):
        table = await begin_step(tables, ruleset, number, 1, "Anna")
        assert table.driver
        assert table.driver.question
        answers = map(table.driver.question.write, table.driver.question.answers)
        wrong = next(answer for answer in answers if answer not in step.right)
        for answer in ("", step.right[0], wrong):
            if answer:
                table = await begin_step(tables, ruleset, number, 1, "Anna")
                await tables.answer(table, 1, table.question_number, answer)
                await play_out(tables, table, step)
            for locale in LOCALES:
                at = Progress(step, number, len(course), answer)
                draft = lesson_draft(view_alone(table), at, language.texts(locale), Personal())
                yield Shown(f"step {number + 1} of {ruleset.id}, {answer or 'asked'}, {locale}", draft)


def advised_at(practice: Table) -> str:
    assert practice.driver
    return advised(practice.driver)


async def alone(language: Language, tables: AloneTables, practice: Table) -> AsyncIterator[Shown]:
    """Play a practice deal by its advice; yield each question fully explained, and as in a deal of the day."""
    while not practice.over:
        for locale in LOCALES:
            view, texts = view_alone(practice), language.texts(locale)
            deal = view.deal
            assert deal
            assert deal.asked
            about = f"practice of {view.ruleset.id}, {deal.asked.kind}, {locale}"
            yield Shown(about, practice_draft(view, advice(deal, advised_at(practice)), texts, Personal()))
            yield Shown(f"day: {about}", deal_of_the_day(view, deal, texts_of(texts, view.ruleset)))
        await tables.answer(practice, 1, practice.question_number, advised_at(practice))


def deal_of_the_day(view: TableView, deal: View, texts: Texts) -> Draft:
    """Show a question as in a deal of the day, which has the most text around it."""
    assert deal.asked
    around = Around(
        title=texts("daily-deal-title", ruleset=ruleset_name(texts, view.ruleset.id), number=1, all=3),
        lines=(texts("hand-your-turn", question=question_words(view, deal, deal.asked, texts)),),
        footer=texts("daily-private", commitment="f" * SEAL_DIGITS),
    )
    return alone_draft(view, around, texts, Personal())


def advice(deal: View, best: str) -> Advice:
    """Return advice on every listed legal answer, with what would change it."""
    question = deal.question
    assert question
    answers = sorted({question.write(each) for each in islice(question.answers, 20)} - {best})
    shares = (0.31, 0.42, 0.27) if deal.tricks or deal.trick else ()
    won, lost = (0.62 if name in deal.tallies else None for name in ("score", "lives"))
    outlooks = [Outlook(each, -1.4, 0.3, 0.2, 0.1, shares, 1, 1, won, lost) for each in (best, *answers)]
    card = next(iter(deal.pack.by_code))
    return Advice((*outlooks,), Reason("without", outlooks[-1].answer, card), omitted=12)


async def too_tall(browser: Browser, shown: list[Shown], measured: int = 1) -> dict[str, int]:
    """Return the heights of those messages that do not fit on a phone screen, of the fullest few of each kind."""
    kinds: defaultdict[str, list[Shown]] = defaultdict(list)
    for each in shown:
        kinds[each.about].append(each)
    fullest = [each for alike in kinds.values() for each in nlargest(measured, alike, key=fullness)]
    drawn = [{"flags": each.flags, "components": components_of(each.draft)} for each in fullest]
    async with phone(browser) as page:
        heights: list[int] = await page.evaluate(SHOW, drawn)
    return {each.about: height for each, height in zip(fullest, heights, strict=True) if height > SCREEN}


def fullness(shown: Shown) -> int:
    """Estimate the number of lines of a message, with the cards written instead of drawn."""
    parts = [*every(shown.draft.showing(()).components)]
    lines = [line for part in parts if part["type"] == TEXT for line in EMOJI.sub("", part["content"]).splitlines()]
    rows = [part["components"] for part in parts if part["type"] == ROW]
    wide = [sum(5 + len(each["label"]) for each in row if each["type"] == BUTTON) for row in rows]
    return sum(1 + len(line) // LETTERS for line in lines) + sum(2 + 2 * (letters // LETTERS) for letters in wide)


def components_of(draft: Draft) -> list[dict[str, Any]]:
    """Return the components of a message as Discord sends them to a client, with the sizes of the pictures."""
    pictures = [drawing.function(*drawing.given) for drawing in draft.drawings]
    surface = draft.showing([(f"{each.width}x{each.height}.png", each.data) for each in pictures])
    for part in every(surface.components):
        for item in part["items"] if part["type"] == GALLERY else ():
            width, height = map(int, SIZE.findall(item["media"]["url"])[0])
            item["media"] = {"url": f"/attachments/{width}x{height}.svg", "width": width, "height": height}
    return [*surface.components]


@asynccontextmanager
async def phone(browser: Browser) -> AsyncGenerator[Page]:
    """Open a page on a phone with a picture for every possible URL."""
    async with LocalDiscord() as discord:
        context = await browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, has_touch=True)
        page = await context.new_page()
        await page.route(re.compile("/(attachments|emojis)/"), give_picture)
        await page.goto(f"{discord.url}/?key={discord.person('Anna').key}")
        await page.locator(".beginning").wait_for()
        yield page
        await context.close()


async def give_picture(route: Route) -> None:
    size = SIZE.search(route.request.url)
    await route.fulfill(content_type="image/svg+xml", body=SVG.format(*(size.groups() if size else EMOJI_SIZE)))
