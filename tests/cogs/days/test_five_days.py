"""Four people play over twelve days: quiet hours, restarts, an upgrade, a vacation, and one who never returns."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from bot.discord_io.custom_id import Verb
from bot.panels.table.private import THE_SESSION
from game.games.catalogue import CATALOGUE
from game.table.seat import Seat
from game.table.table import Table
from local_discord.testing.people import Button, Message, Person
from storage.addresses import url_of
from storage.audit import audit
from storage.ledger import Ledger
from tests.cogs.days.stage import (
    DAY,
    HOUR,
    MINUTE,
    Channel,
    at_rest,
    begin,
    calls,
    hands,
    laid_down,
    move_on,
    panels,
    until,
)
from tests.e2e.players import components, press_of
from tests.house import House

pytestmark = pytest.mark.asyncio
FORMER = ("ALTER TABLE tables DROP COLUMN due", "UPDATE alembic_version SET version_num = '0016'")
"""Statements that return a database to its schema before tables over days could rest."""
OTHER_RULES = ("UPDATE deals SET revision = revision - 1 WHERE ended IS NULL",)
"""Statements that make a running deal look begun under old rules."""


def changed(statements: tuple[str, ...], path: Path) -> None:
    """Change the database of a stopped bot."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


class Group:
    """Four people at a table of Lupfen over days, with half a day for each answer and quiet hours from 22 to 8."""

    def __init__(self, house: House, people: list[Person]) -> None:
        self._house = house
        self.people = people
        self.channel = Channel(house, *people)
        self.missing: Person | None = None
        self.turns = 0
        self._mark = ""

    @classmethod
    async def begin(cls, house: House) -> "Group":
        """Start the group at nine in the morning."""
        group = cls(house, await house.enter("Anna", "Ben", "Clara", "Dora"))
        (server,) = house.bot.guilds
        await house.bot.services.preferences.change("server", server.id, "quiet", "22-8")
        group.sleep_until(9)
        await begin(house, "lupfen", *group.people, turn_seconds=12 * HOUR)
        group._mark = house.table.id
        await group.settled()
        return group

    @property
    def now(self) -> float:
        """The time of the machine's clock."""
        clock = self._house.bot.services.clock
        return clock.now() + clock.ahead

    @property
    def table(self) -> Table:
        """The table, even after its session is over."""
        return self._house.bot.services.tables.find(self._mark)

    @property
    def answered(self) -> int:
        """How many questions of the running deal are answered."""
        return self._house.table.question_number

    def seat(self, person: Person) -> Seat:
        """Return a person's seat."""
        return self._house.table.state.require_seat(int(person.id))

    def sleep_until(self, hour: int, minute: int = 0) -> None:
        """Let time pass until a time of day, in UTC."""
        then = datetime.fromtimestamp(self.now, UTC).replace(hour=hour, minute=minute, second=0, microsecond=0)
        move_on(self._house, (then.timestamp() - self.now) % DAY)

    def called(self) -> list[Message]:
        """List the calls to the person whose turn it is, as the others see them."""
        return calls(self.watcher, self.channel.asked)

    @property
    def watcher(self) -> Person:
        """A person whose turn it is not."""
        return next(each for each in self.people if each is not self.channel.asked)

    async def play(self, *eagerly: str) -> None:
        """Have the person to play called, and answer two hours later; the missing person's time runs out."""
        asked, watcher, house = self.channel.asked, self.watcher, self._house
        self.turns += 1
        move_on(house, 6 * MINUTE)
        await watcher.wait(lambda: len(calls(watcher, asked)) == 1, what="one call a turn")
        if asked is self.missing:
            before, clock = house.table.moment, house.bot.services.clock
            assert house.table.deadline is not None
            move_on(house, house.table.deadline - clock.now() + 1)
            await until(lambda: house.table.moment != before)
        else:
            move_on(house, 2 * HOUR)
            if not 8 < datetime.fromtimestamp(self.now, UTC).hour < 20:
                self.sleep_until(9)
            await self.channel.answer(asked, *eagerly)
        await self.settled()

    async def settled(self) -> None:
        """Wait until a person is asked or the session is over, and everything is shown."""
        await until(lambda: self.table.over or (self.table.awaited is not None and at_rest(self._house)))

    async def play_into(self, deal: int, *eagerly: str) -> None:
        """Play until the first question of a deal is answered."""
        while self._house.table.state.deal < deal or not self.answered:
            await self.play(*eagerly)

    async def start_again(self, *changes: str) -> None:
        """Stop the bot while the table is not in memory, change its database, and restart it."""
        house, was = self._house, (self._house.table.state.deal, self.answered, self.channel.asked)
        await laid_down(house)
        await house.restart(partial(changed, changes))
        await self.people[0].press("My cards", message=panels(self.people[0])[-1])
        await self.channel.settled()
        assert (house.table.state.deal, self.answered, self.channel.asked) == was, "the deal goes on"

    async def menu(self, person: Person) -> Message:
        """Open the menu beside the panel as a person."""
        known = {each.id for each in hands(person)}
        await person.press("More …", message=panels(person)[-1])
        (menu,) = await person.wait(lambda: [each for each in hands(person) if each.id not in known], what="a menu")
        return menu


def shown(chips: int) -> str:
    """Write chips as results are shown."""
    return f"{chips:+}".replace("-", "−") if chips else "0"


def vote(menu: Message) -> Button | None:
    """Find the button of the vote to end the session."""
    buttons = (each for each in components(menu) if press_of(each).verb == Verb.REMOVE)
    return next((each for each in buttons if press_of(each).choice == THE_SESSION), None)


async def a_quiet_night(group: Group) -> None:
    """Ask somebody at night, call them in the morning, and restart the bot before they answer."""
    group.sleep_until(22, 30)
    await group.channel.answer(group.channel.asked, "join")
    group.turns += 1
    await group.settled()
    group.sleep_until(7, 55)
    await group.settled()
    assert group.called() == [], "nobody is called in the quiet hours"
    group.sleep_until(8, 10)
    (call,) = await group.watcher.wait(group.called, what="a call in the morning")
    await group.start_again()
    assert [each.id for each in group.called()] == [call.id], "one call a turn, even across restarts"


async def a_vacation(group: Group, person: Person) -> None:
    """Have a computer play for somebody, upgrade the bot in the middle of that deal, and have the person return."""
    group.missing = person
    while not group.seat(person).away or not group.answered:
        await group.play("lift", "join")
    await group.start_again(*FORMER)
    await group.play_into(group.table.state.deal + 1, "lift", "join")
    assert group.table.state.void_deals == 0
    assert group.seat(person).away
    group.missing = None
    await person.press("I’m back", message=await group.menu(person))
    await until(lambda: not group.seat(person).away)
    await group.settled()
    while group.channel.asked is not person:
        await group.play()
    await group.play()
    assert group.seat(person).strikes == 0


async def a_week_without(group: Group, person: Person) -> None:
    """Keep somebody away for a week; until then nobody can vote to end the session."""
    group.missing = person
    while not group.seat(person).away:
        await group.play()
    await group.start_again()
    assert vote(await group.menu(group.watcher)) is None
    while group.now - group.seat(person).gone_since < 7 * DAY:
        await group.play()


async def the_vote(group: Group, *voters: Person) -> int:
    """Have people vote to end the session, and play until it is over; return the number of the last deal."""
    for number, voter in enumerate(voters):
        menu = await group.menu(voter)
        assert "Dora is not coming back" in menu.text
        button = vote(menu)
        assert button is not None
        assert button.label == f"Vote to end the session ({number}/{len(voters)})"
        await voter.press(custom_id=button.custom_id, message=menu)
    last = group.table.state.deal
    assert (group.table.state.phase, group.table.state.end.stopping) == ("playing", True)
    while not group.table.over:
        await group.play()
    return last


async def test_four_people_play_over_days_until_they_drop_one_of_them(house: House, tmp_path: Path) -> None:
    group = await Group.begin(house)
    (anna, ben, clara, dora), began, server = group.people, group.now, house.table.state.server
    for _ in range(3):
        await group.play("lift", "join")
    await a_quiet_night(group)
    await group.play_into(2, "join")
    await a_vacation(group, ben)
    await a_week_without(group, dora)
    assert group.now - began > 12 * DAY
    last = await the_vote(group, anna, ben)
    assert group.table.state.deal == last, "the current deal is finished first"
    assert group.channel.posted <= group.turns + last, "one panel for each turn, and for each deal"

    end = await anna.see("somebody did not come back")
    deals = [f"**Deal {number}**" for number in range(1, last + 1)]
    await group.channel.shows(["## Lupfen", *deals, "## Lupfen"], f"{last} deals")
    standing = await Ledger(house.database).standing(server)
    chips = {each.name: each.chips for each in standing.people}
    assert chips == {each.name: each.chips for each in group.table.state.seats}
    assert chips.keys() == {each.name for each in group.people}
    assert (sum(chips.values()), standing.computers, standing.pots) == (0, 0, [])
    ledger = await clara.told(clara.command("ledger"))
    for name, won in chips.items():
        assert f"**{name}** {shown(won)}\n" in end.text
        assert f"**{name}** {shown(won)} · {last} deals" in ledger.text
    assert audit(url_of(tmp_path / "house.db"), CATALOGUE) == []


async def test_an_upgrade_voids_a_deal_under_old_rules_without_payments(house: House, tmp_path: Path) -> None:
    group = await Group.begin(house)
    before = [each.chips for each in house.table.state.seats]
    await group.play_into(1, "lift")
    await laid_down(house)
    await house.restart(partial(changed, (*FORMER, *OTHER_RULES)))
    await until(lambda: house.table.state.deal == 2)
    await group.settled()
    assert [each.chips for each in house.table.state.seats] == before
    assert house.table.state.void_deals == 1
    assert any("Deal 1 is void" in each.text for each in group.channel.shown)
    await group.play_into(3, "lift", "join")
    assert audit(url_of(tmp_path / "house.db"), CATALOGUE) == []
