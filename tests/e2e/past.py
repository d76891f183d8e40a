"""Sessions that are looked back at over the wire."""

import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.discord_io.custom_id import Press
from game.core.driver import Driver, replay
from game.core.record import setup_from
from game.games.catalogue import CATALOGUE
from local_discord.testing.people import Message, Person
from tests.e2e.players import Player, components, find, offering, press_of, use
from tests.e2e.rig import Rig, forge, play_all


@dataclass
class ReviewedSession:
    """A session of three people: first paused after a deal, then ended."""

    rig: Rig
    players: list[Player]
    watcher: Person

    @property
    def table(self) -> str:
        return str(self.rig.rows("SELECT id FROM tables ORDER BY opened LIMIT 1")[0]["id"])

    def deal(self, number: int = 1) -> Driver:
        """Replay a deal from its record."""
        rows = self.rig.rows("SELECT record FROM records WHERE table_id = ? AND deal = ?", self.table, number)
        return replay(*setup_from(json.loads(rows[0]["record"]), CATALOGUE))

    def seat(self, person: Person) -> int | None:
        query = "SELECT seat FROM players WHERE table_id = ? AND deal = 1 AND account = ?"
        rows = self.rig.rows(query, self.table, f"person:{person.id}")
        return int(rows[0]["seat"]) if rows else None

    @property
    def everybody(self) -> list[Person]:
        return [*(player.person for player in self.players), self.watcher]

    async def end(self) -> None:
        """End the session with the running deal."""
        await self.players[0].person.command("lupfen stop")
        await play_all(self.players)


@asynccontextmanager
async def one_deal_played(folder: Path, pictures: str = "false") -> AsyncGenerator[ReviewedSession]:
    """Play a deal of three people, with a spectator, and wait before the next."""
    async with Rig(folder, pause_seconds="600", pictures=pictures) as rig:
        players = await rig.begin("Anna", "Ben", "Clara")
        await play_all(players, paused)
        (watcher,) = await rig.enter("David")
        yield ReviewedSession(rig, players, watcher)


async def chosen(person: Person, command: str, purpose: str, table: str = "") -> Message:
    """Open the list and choose a session in it, else the latest; return the message, which now lists its deals."""
    before, verb = set(person.seen), f"{purpose}-session"
    await person.command(command)
    message = await person.see(lambda each: each.id not in before and offering(each, verb) is not None, ephemeral=True)
    menu = offering(message, verb)
    assert menu is not None
    session = table or menu.component["options"][0]["value"]
    await person.choose(session, custom_id=menu.custom_id, message=message)
    return await person.see(lambda each: each.id == message.id and offering(each, f"{purpose}-deal") is not None)


async def choose_deal(person: Person, command: str, purpose: str, number: int = 1, table: str = "") -> Message:
    """Choose a deal of a session; return the message that now shows it."""
    message = await chosen(person, command, purpose, table)
    await use(person, f"{purpose}-deal", str(number), on=message)
    return await person.see(lambda each: each.id == message.id and each.json != message.json)


async def press(person: Person, message: Message, choice: str) -> Message:
    """Press a replay's button with a choice; return the message afterwards."""
    button = next(each for each in components(message) if press_of(each).choice == choice)
    await person.press(custom_id=button.custom_id, message=message)
    return await person.see(lambda each: each.id == message.id and each.json != message.json)


async def file_of(person: Person, verb: str) -> str:
    """Press a button that returns a file, and read the file."""
    message, button = await person.wait(lambda: find(person, verb), what=verb)
    before = set(person.seen)
    await person.press(custom_id=button.custom_id, message=message)
    got = await person.see(lambda each: each.id not in before and bool(each.media))
    assert got.ephemeral
    return (await person.fetch(got.media[0])).decode()


async def forged(evening: ReviewedSession, person: Person, press: Press, *values: str) -> str:
    """Send a press that was never offered; return the private line that answers it."""
    before = set(person.seen)
    shown = next(each for each in person.messages() if not each.ephemeral)
    assert await forge(evening.rig, person, shown, press, *values) == "done"
    answer = await person.see(lambda each: each.id not in before)
    assert answer.ephemeral
    return answer.text


def paused(person: Person) -> bool:
    """Whether a deal is over and the next one has not begun."""
    return find(person, "next") is not None
