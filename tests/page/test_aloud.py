"""An evening through the browser's accessibility tree: a script reads one message like a screen reader, and presses.

It never looks at the screen, at a picture or at any message but the hand. It bases its answers on that text alone.
"""

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import product

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as NotThere

from bot.language import Texts
from bot.panels.kit.cards import card_words
from bot.panels.kit.words import texts_of
from game.core.driver import Driver
from game.core.events import CardsKnown, Played
from game.core.view import visible
from rig.browser import Windows
from tests.e2e.players import use
from tests.house import House

SOON_MS = 2_000
"""How long to try an answer: another hand may have replaced this one."""
MOST_LOOKS = 2_000
NODE = re.compile(
    r"""^\s*- '?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<state>(?: \[[^]]*\])*)'?:?\s*(?P<text>.*)$"""
)
SHORT = {("lupfen", "de"), ("skat", "en-US"), ("schwimmen", "de")}
EVENING = [
    pytest.param(*each, marks=() if each in SHORT else pytest.mark.soak)
    for each in product(("lupfen", "skat", "schwimmen"), ("en-US", "de"))
]
"""Normally every game in one language, and in the other in the long runs."""


@dataclass(slots=True)
class Section:
    """The content below a heading: words, and the names of its buttons and selects."""

    title: str
    words: str = ""
    buttons: list[str] = field(default_factory=list[str])
    lists: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class Heard:
    """A message as the accessibility tree represents it, heading by heading."""

    tree: str
    sections: list[Section] = field(default_factory=list[Section])

    def __post_init__(self) -> None:
        """Walk the tree from beginning to end."""
        for node in filter(None, map(NODE.match, self.tree.splitlines())):
            name = (node["name"] or "").replace('\\"', '"')
            if node["role"] == "heading":
                self.sections.append(Section(name))
            elif self.sections:
                self._note(self.sections[-1], node["role"], name, node["text"].strip("\"'"), node["state"])

    @staticmethod
    def _note(section: Section, role: str, name: str, text: str, state: str) -> None:
        if role == "button" and "disabled" not in state:
            section.buttons.append(name)
        elif role == "combobox":
            section.lists.append(name)
        elif role not in {"button", "img", "figure"}:
            section.words += f" {text}"

    def below(self, title: re.Pattern[str]) -> Section | None:
        """Find the section with a heading."""
        return next((each for each in self.sections if title.match(each.title)), None)


class Listener:
    """A person who listens to their hand and answers by the names of its controls."""

    def __init__(self, page: Page, texts: Texts) -> None:
        self.page = page
        self.texts = texts
        self.heard: list[Heard] = []

    @property
    def hand(self) -> Locator:
        """The newest private message with a table in words."""
        words = self.page.get_by_role("button", name=self.texts("aloud-words"), exact=True)
        return self.page.get_by_role("article").filter(has=words).last

    def title(self, key: str) -> re.Pattern[str]:
        """Return a pattern for a heading: its words up to a comma, with any number."""
        told = self.texts(key, question="", direction="", number=0, count=0).removeprefix("### ").partition(",")[0]
        return re.compile(re.escape(told.strip()).replace("0", r"\d+"))

    async def listen(self) -> Heard:
        """Read the hand."""
        heard = Heard(await self.hand.aria_snapshot())
        if not self.heard or heard.tree != self.heard[-1].tree:
            self.heard.append(heard)
        return heard

    async def play_to_the_end(self) -> Heard:
        """Answer every question until the hand says how the deal has ended."""
        answered = ""
        for _ in range(MOST_LOOKS):
            heard = await self.listen()
            if heard.below(self.title("aloud-result")):
                return heard
            turn = heard.below(self.title("aloud-turn"))
            if turn and heard.tree != answered and await self.answer(turn):
                answered = heard.tree
            await self.page.wait_for_timeout(50)
        raise AssertionError(f"the deal does not end: {self.heard[-1].tree}")

    async def answer(self, turn: Section) -> bool:
        """Press the first answer on offer, or choose from a list; return whether it was still there."""
        try:
            if turn.buttons:
                await self.hand.get_by_role("button", name=turn.buttons[0], exact=True).press("Enter", timeout=SOON_MS)
            else:
                await self.choose(turn.lists[0])
        except NotThere:
            return False
        return True

    async def choose(self, name: str) -> None:
        """Open a list by its name and take as many options as the name asks for, the last ones."""
        await self.hand.get_by_role("combobox", name=name, exact=True).press("Enter", timeout=SOON_MS)
        asked = re.match(r"\D*(\d)\b", name)
        options = self.page.get_by_role("option")
        for place in range(int(asked[1]) if asked else 1):
            await options.nth(-1 - place).click(timeout=SOON_MS)
        if asked:
            await self.page.get_by_role("button", name="Fertig" if self.texts.language == "de" else "Done").click()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with House(tmp_path_factory.mktemp("aloud"), pictures=True, pause_seconds=2) as house:
        yield house


@pytest.mark.parametrize(("game", "locale"), EVENING)
async def test_a_deal_can_be_played_using_only_one_messages_accessibility_tree(
    windows: Windows, house: House, game: str, locale: str
) -> None:
    (person,) = await house.enter(f"Zoe {game} {locale}", locale=locale)
    await house.elsewhere(person)
    await house.bot.services.preferences.change("person", int(person.id), "text_table", value=True)
    async with windows.lend() as page:
        await page.goto(f"{house.discord.url}/?key={house.discord.person(person.name).key}")
        await page.get_by_role("navigation").get_by_role("button", name="nebenan").last.press("Enter")
        await person.command(f"{game} start", computers=2)
        table = house.bot.services.tables.here(int(person.channel))
        texts = texts_of(house.bot.services.readers.texts_of(int(person.id), 0, locale), table.ruleset)
        listener = Listener(page, texts)
        await use(person, "start")
        ended = await listener.play_to_the_end()
        assert table.driver
    is_in_order(listener)
    assert unheard(listener, table.driver, table.deal_seat(int(person.id)), texts) == []
    assert ended.below(listener.title("aloud-seats"))


async def test_the_link_to_a_table_reaches_its_message_by_keyboard(windows: Windows, house: House) -> None:
    (person,) = await house.enter("Zoe on her way")
    await house.elsewhere(person)
    async with windows.lend() as page:
        await page.set_viewport_size({"width": 390, "height": 500})
        await page.goto(f"{house.discord.url}/?key={house.discord.person(person.name).key}")
        await page.get_by_role("button", name="Servers and channels").press("Enter")
        await page.get_by_role("navigation").get_by_role("button", name="nebenan").last.press("Enter")
        await person.command("lupfen start")
        lobby = await person.see(lambda each: not each.ephemeral)
        for number in range(9):
            await person.say(f"far below {number}")
        await person.command("lupfen start")
        await page.get_by_role("button", name="Go to the table").press("Enter")
        table = page.locator(f'[data-message="{lobby.id}"]')
        await expect(table).to_be_focused()
        await expect(table).to_be_in_viewport(ratio=0.2)


def is_in_order(listener: Listener) -> None:
    """Check that every message has its parts in the same order, the question below everything it depends on."""
    keys = ("aloud-since", "aloud-so-far", "aloud-trick", "aloud-table", "aloud-hand", "aloud-turn", "aloud-seats")
    titles = [listener.title(key) for key in keys]
    for heard in listener.heard:
        found = [rank for each in heard.sections for rank, title in enumerate(titles) if title.match(each.title)]
        assert found == sorted(found), heard.tree


def unheard(listener: Listener, driver: Driver, seat: int | None, texts: Texts) -> list[str]:
    """List the cards others have played or moved openly that no hand has named."""
    told = "\n".join(heard.tree for heard in listener.heard)
    deal = driver.deal
    played = [event.card for event in deal.events if isinstance(event, Played) and event.seat != seat]
    moved = [
        card
        for event in visible(deal.events, None)
        if isinstance(event, CardsKnown) and ("hand", seat) not in (event.source, event.target)
        for card in event.cards
    ]
    return [card.code for card in (*played, *moved) if card_words(texts, deal.pack, card) not in told]
