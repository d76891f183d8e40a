"""People at tournament evening: they sign up, organise, and go where they sit."""

import csv
import io
import re
from typing import Any, Final

from local_discord.testing.people import Message, Person
from tests.e2e.players import Player, offering, use
from tests.e2e.rig import Rig, channels

LUPFEN = "lupfen-liechtenstein"
OPEN: Final = re.compile(r"^\*\*(?:Table|Tisch) .* (?:deal \d|about to begin|Spiel \d|beginnt gleich)", re.MULTILINE)
"""A line of the board about a table to which its people can go."""


def the_board(person: Person) -> Message | None:
    """Return the board, in the channel of the evening."""
    boards = [
        each for each in person.messages(home(person)) if not each.ephemeral and offering(each, "evening-organise")
    ]
    return boards[-1] if boards else None


async def board_says(person: Person, words: str) -> Message:
    """Wait until the board says something."""

    def said() -> Message | None:
        board = the_board(person)
        return board if board and words in board.text else None

    return await person.wait(said, what=f"{words} on the board")


async def the_result(person: Person) -> Message:
    """Wait until the end of an evening is announced; return the result, to which the announcement leads."""
    end = await person.see(lambda each: "🏆" in each.text and link_of(each) != "", ephemeral=False)
    return person.seen[link_of(end).rpartition("/")[2]]


async def press(person: Person, label: str) -> None:
    """Press a button of the board."""
    board = await person.wait(lambda: the_board(person), what="the board")
    await person.press(label, message=board)


async def organise(person: Person, label: str, guest: str = "") -> None:
    """Act as the organiser, with one confirmation: on the evening, or on a guest."""
    here, person.channel = person.channel, home(person)
    before = set(person.seen)
    board = await person.wait(lambda: the_board(person), what="the board")
    await use(person, "evening-organise", on=board)
    menu = await person.see(
        lambda each: each.id not in before and offering(each, "evening-organise") is not None, ephemeral=True
    )
    if guest:
        await use(person, "evening-person", guest, on=menu)
        menu = await person.see(lambda each: each.id == menu.id and offering(each, "evening-person") is None)
    await person.press(label, message=menu)
    asked = await person.see(lambda each: each.id == menu.id and offering(each, "evening-do") is not None)
    await use(person, "evening-do", on=asked)
    await person.see(lambda each: each.id == menu.id and offering(each, "evening-do") is None)
    person.channel = here


def home(person: Person) -> str:
    """Return the channel of the evening."""
    for server in person.state["servers"]:
        first, *others = (str(each["id"]) for each in server["channels"])
        if person.channel in {first, *others}:
            return first
    raise KeyError(person.channel)


async def come(person: Person, coming: str = "comes") -> None:
    """Sign up, or say that one does not come."""
    board = await person.wait(lambda: the_board(person), what="the board")
    button = next(each for each in board.buttons if each.custom_id.endswith(f":{coming}"))
    await person.press(custom_id=button.custom_id, message=board)


async def sign_up(rig: Rig, *names: str, game: str = LUPFEN, **plan: Any) -> list[Person]:
    """Let the first person plan an evening and everyone sign up."""
    people = await rig.enter(*names)
    await people[0].command("evening plan", game=game, **plan)
    for person in people:
        await come(person)
    await board_says(people[0], f"**{len(names)} {'is' if len(names) == 1 else 'are'} coming:**")
    return people


async def tables_open(person: Person, tables: int) -> None:
    """Wait until people can go to all tables of a round."""

    def ready() -> bool:
        board = the_board(person)
        return board is not None and len(OPEN.findall(board.text)) == tables

    await person.wait(ready, what="open tables")


async def take_seats(people: list[Person], tables: int) -> dict[str, list[Player]]:
    """Move everyone to the thread where they sit, once all are open; return who sits in which."""
    found: dict[str, list[Player]] = {}
    await tables_open(people[0], tables)
    for seed, person in enumerate(people):
        person.go(home(person))
        led = await ask_for_seat(person)
        thread = link_of(led).rpartition("/")[2]
        await person.wait(lambda each=person, id=thread: id in channels(each), what="the thread")
        person.go(thread)
        found.setdefault(thread, []).append(Player(person, seed))
    return found


async def ask_for_seat(person: Person) -> Message:
    """Press *My seat* on the board; return the note that leads to the table."""
    before = set(person.seen)
    board = await person.wait(lambda: the_board(person), what="the board")
    await use(person, "evening-seat", on=board)
    return await person.see(lambda each: each.id not in before and link_of(each) != "", ephemeral=True)


def link_of(message: Message) -> str:
    return next((str(each.component["url"]) for each in message.buttons if each.component.get("url")), "")


async def set_plan(person: Person, value: str) -> None:
    """Change one setting of the plan."""
    await press(person, "Run the evening")
    menu = await person.see("Run the evening", ephemeral=True)
    await use(person, "evening-set", value.partition("=")[0], on=menu)
    values = await person.see(lambda each: each.id == menu.id and "Run the evening" not in each.text)
    await use(person, "evening-set", value, on=values)


def threads(rig: Rig) -> list[str]:
    """List the ids of the threads."""
    return [each.id for each in rig.discord.world.channels.values() if each.parent_id and each.server_id == rig.server]


async def standings_in(person: Person, end: Message) -> dict[str, float]:
    """Save the standings as a file; return the total results of all rounds."""
    await person.press("Save as a file", message=end)
    saved = await person.see(lambda each: each.ephemeral and bool(each.media) and "spreadsheet" in each.text)
    page = (await person.fetch(saved.media[1])).decode()
    rows = list(csv.reader(io.StringIO((await person.fetch(saved.media[0])).decode())))
    assert all(f"<td>{name}</td>" in page for _, name, *_ in rows[1:])
    return {name: float(total) for _, name, *_, total, _ in rows[1:]}
