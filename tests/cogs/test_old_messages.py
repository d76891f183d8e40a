"""Over days messages are older than an hour and tokens than a quarter of one: what becomes of a channel meanwhile."""

from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path

import pytest
import pytest_asyncio

from bot.discord_io.custom_id import Verb
from bot.discord_io.message import Message as Posted
from bot.discord_io.payloads import PUBLIC
from local_discord.state.ids import moment_of
from local_discord.testing.people import Message, Person
from tests.days import DAY, HOUR, MINUTE, at_rest, hands, laid_down, move_on, own_time, panels, playing, until
from tests.e2e.players import components, press_of
from tests.house import House

pytestmark = pytest.mark.asyncio
TURNS = 16


@pytest.fixture(autouse=True)
def _own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    own_time(monkeypatch)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as house:
        yield house


class Channel:
    """A table over days of two people and a computer, and what its channel shows of it."""

    def __init__(self, house: House, *people: Person) -> None:
        self._house = house
        self._people = {int(each.id): each for each in people}
        self._watcher = people[0]

    @property
    def asked(self) -> Person:
        return self._people[self._house.table.awaited or 0]

    @property
    def shown(self) -> list[Message]:
        """The messages that everybody sees, without calls, oldest first."""
        return [each for each in self._watcher.messages() if not each.ephemeral and "<@" not in each.text]

    @property
    def old_edits(self) -> list[str]:
        """The requests that changed a panel older than an hour; Discord limits those."""
        requests = (each for each in self._house.discord.api_log.requests if each.method == "PATCH")
        panels = [(each, each.path.rpartition("/")[2]) for each in requests if ":hand:" in str(each.body)]
        return [each.path for each, message in panels if message.isdecimal() and each.at - moment_of(message) > HOUR]

    @property
    def posted(self) -> int:
        """How many panels of deals were posted, also those that are gone."""
        made = [each.answer for each in self._house.discord.api_log.requests if each.method == "POST" and each.answer]
        shown = (str(each) for each in made if each.get("flags") == PUBLIC)
        return sum(f"1:{Verb.HAND}:" in each and "<@" not in each for each in shown)

    @property
    def panel(self) -> Posted:
        """The panel as the bot knows it."""
        shown = self._house.bot.services.coordinator.shown(self._house.table.id)
        assert shown is not None
        assert shown.display.posts.public is not None
        return shown.display.posts.public

    async def shows(self, beginnings: list[str], words: str) -> None:
        """Wait until the channel shows nothing but messages that begin like this, with some words in the last one."""

        def shown() -> bool:
            begun = [each.text.partition(" ·")[0] for each in self.shown]
            return begun == beginnings and words in self.shown[-1].text

        await self._watcher.wait(shown, what=f"{beginnings}, the last with {words}")

    async def settled(self) -> None:
        """Wait until a person is asked and everything is shown."""
        house = self._house
        await until(lambda: [*house.bot.services.tables] and house.table.awaited is not None and at_rest(house))

    async def answer(self, person: Person) -> None:
        """Let whoever is asked ask for their cards at the panel, and give the safe answer."""
        known = {each.id for each in hands(person)}
        await person.press("My cards", message=panels(person)[-1])
        (hand,) = await person.wait(lambda: [each for each in hands(person) if each.id not in known], what="a hand")
        driver = self._house.table.driver
        assert driver is not None
        assert driver.question is not None
        safe = driver.question.write(driver.question.safe)
        offered = {press_of(each).choice: each for each in components(hand) if press_of(each).verb == Verb.ANSWER}
        await person.press(custom_id=offered[safe].custom_id, message=hand)

    async def let_rest(self) -> None:
        """Let the table be dropped from memory."""
        move_on(self._house, 6 * MINUTE)
        await laid_down(self._house)

    async def let_time_run_out(self) -> None:
        """Let the table rest until a computer answers for whoever is asked."""
        mark, before = self._house.table.id, self._house.table.moment
        await self.let_rest()
        move_on(self._house, DAY)
        await self._house.bot.services.resting.look()
        await until(lambda: self._house.bot.services.tables.find(mark).moment > before)


async def test_a_panel_is_posted_once_a_turn_and_each_deal_leaves_one_short_message(house: House) -> None:
    channel = Channel(house, *await playing(house, "lupfen", computers=1))
    await channel.settled()
    for _, what in zip(range(TURNS), cycle(["stays", "rests", "restarts", "runs out"]), strict=False):
        posted, edited = channel.posted, len(channel.old_edits)
        before, asked = house.table.state.deal, channel.asked
        if what == "rests":
            await channel.let_rest()
        if what == "restarts":
            await house.restart()
            await channel.settled()
            assert abs(channel.panel.at - moment_of(str(channel.panel.id))) < MINUTE, "its age outlives the process"
        if what == "runs out":
            await channel.let_time_run_out()
        else:
            move_on(house, 2 * HOUR)
            await channel.answer(asked)
        await channel.settled()
        deal = house.table.state.deal
        shown = ["## Lupfen", *(f"**Deal {number}**" for number in range(1, deal)), "### Lupfen"]
        await channel.shows(shown, f"deal {deal}")
        assert channel.posted - posted <= 1 + (deal - before), "one for each turn, and for each deal"
        assert len(channel.old_edits) - edited <= 1, "whoever asks for cards may end a note on it"
