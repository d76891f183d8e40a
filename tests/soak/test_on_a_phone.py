"""Evenings on phones: three people and a computer, who read only the screen and never scroll."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Page
from playwright.async_api import TimeoutError as NotThere

from game.core.driver import replay
from game.core.record import setup_from
from local_discord.testing.people import Button, Message, Refused
from rig.browser import chromium
from tests.e2e.phones import MOVED_MS, is_in_sight, window
from tests.e2e.players import Answer, Player, Question, deal_shown, kind_of, over, use
from tests.e2e.playing import stop_in
from tests.harness.catalogue import EVERY
from tests.harness.language import LANGUAGE
from tests.harness.test_over_the_wire import unseen
from tests.house import House
from tests.soak.report import count

__all__ = ["chromium"]

pytestmark = [
    *(pytest.mark.soak, pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(3_600)),
    pytest.mark.asyncio(loop_scope="session"),
]
DEALS: Final = 20
AGAIN_SECONDS: Final = 10.0
LONG: Final = 1_800.0
"""Seconds for twenty deals, including the time for which each trick is shown."""


class Phone:
    """A player who answers only by tapping what their screen shows; counts how often that was not enough."""

    def __init__(self, house: House, player: Player, page: Page) -> None:
        self.house = house
        self.table = house.table
        self.player = player
        self.person = player.person
        self.scrolls = self.taps = 0
        self.cards: set[Question] = set()
        self.seats: dict[int, int | None] = {}
        self._page = page
        self._given: set[Question] = set()

    async def play(self) -> None:
        """Answer until the session is over; if a tap hits a hand that is just going away, tap again."""
        while not over(self.person):
            try:
                move = await self.person.wait(lambda: over(self.person) or self._move(), AGAIN_SECONDS, "a turn")
            except AssertionError:
                self._given.clear()
                continue
            if move is not True:
                await self._answer(*move)

    def _move(self) -> tuple[Message, Button, Answer, Question] | None:
        if self.table.driver:
            self.seats[self.table.state.deal] = self.table.deal_seat(int(self.person.id))
        found = self.player.move()
        return found if found and found[0].ephemeral and found[3] not in self._given else None

    async def _answer(self, message: Message, button: Button, answer: Answer, question: Question) -> None:
        """Tap an answer; if the hand has moved below something new meanwhile, look again."""
        slot, is_menu = f"{message.id} {button.custom_id}", bool(button.component.get("options"))
        try:
            part = self._page.locator(f'.log [data-slot="{slot}"]:enabled')
            await part.wait_for(timeout=MOVED_MS)
            is_out_of_sight = not await is_in_sight(self._page, slot)
            if is_menu:
                await self.person.choose(*answer, custom_id=button.custom_id, message=message)
            else:
                await part.click(timeout=MOVED_MS)
        except (NotThere, Refused):
            return
        self._given.add(question)
        self.scrolls += is_out_of_sight
        if kind_of(list(answer)) == "play" and len(answer) == 1:
            self.cards.add(question)
            self.taps += 1 + is_menu


@pytest.mark.parametrize("family", ["lupfen", "skat", "schwimmen"])
async def test_phone_users_miss_nothing_and_never_scroll(family: str, tmp_path: Path, chromium: Browser) -> None:
    async with House(tmp_path, catalogue=EVERY, language=LANGUAGE, pictures=True, pause_seconds=1) as house:
        people = [*await house.enter("Ben", "Dora"), *await house.enter("Anna", locale="de")]
        await people[0].command(f"{family} start", computers=1, turn_seconds=0)
        for guest in people[1:]:
            await use(guest, "join")
        phones = [
            Phone(house, Player(person, seed), await window(chromium, house.discord, person))
            for seed, person in enumerate(people)
        ]
        await use(people[0], "start")
        async with asyncio.TaskGroup() as group:
            if family == "lupfen":  # a list of Skat and a match of Schwimmen end by themselves
                group.create_task(stop_in(people[0], DEALS, family, LONG))
            for phone in phones:
                group.create_task(phone.play())
        missed = [card for phone in phones for card in await missed_by(phone)]
        cards = sum(len(phone.cards) for phone in phones)
        taps, scrolls = sum(phone.taps for phone in phones), sum(phone.scrolls for phone in phones)
        letters = max(sum(each.ephemeral for each in person.messages()) for person in people)
        count(**{"cards played at phones": cards, "cards missed at phones": len(missed), "scrolls at phones": scrolls})
        assert (missed, scrolls, taps) == ([], 0, cards)
        assert letters <= 1


async def missed_by(phone: Phone) -> list[str]:
    """List the cards of others, and the complete tricks, that a person's hand has not shown in its own deal."""
    missed: list[str] = []
    for number, seat in phone.seats.items():
        past = await phone.house.bot.services.history.deal(phone.table.id, number)
        assert past
        assert past.record
        read = [each for each in phone.person.read if deal_shown(each) in {0, number}]
        reader: Any = SimpleNamespace(read=read, channel=phone.person.channel, locale=phone.person.locale)
        missed += [f"{number}: {card}" for card in unseen(reader, replay(*setup_from(past.record, EVERY)), seat)]
    return missed
