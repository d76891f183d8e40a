"""What people do and see at a table over the wire: how it begins, what it shows, and playing on to a moment."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from bot.discord_io.custom_id import Verb
from local_discord.testing.people import Button, Message, Person
from tests.e2e.players import (
    DEAL,
    HANG,
    Player,
    choices,
    deal_shown,
    kind_of,
    offering,
    press_of,
    use,
)
from tests.e2e.rig import Rig, play_all

PASSING = re.compile(r"<t:\d+:R>|\n-# ↻ .*")


def panel(person: Person) -> Message | None:
    """Find the newest public message of the table that mentions nobody."""
    public = (each for each in reversed(person.messages()) if not each.ephemeral and not each.json["mentions"])
    return next((each for each in public if find_any(each)), None)


def find_any(message: Message) -> bool:
    return any(button.custom_id.startswith("1:") for button in message.buttons)


def standing(person: Person) -> str:
    """Return the public message without the remaining time and without the note about a restart."""
    message = panel(person)
    return PASSING.sub("", message.text) if message else ""


async def stands(person: Person, text: str) -> None:
    """Wait until the public message, posted again, has the same text as before."""
    await person.wait(lambda: standing(person) == text, what=text)


async def play_to(players: list[Player], kind: str) -> None:
    """Play until questions of a kind are open, and no others: a hand may still show an answered one for a moment."""
    for player in players:
        player.stops_at = frozenset({kind})
    await play_all(players, lambda _: {*filter(None, map(asked, players))} == {kind})
    for player in players:
        player.stops_at = frozenset()


def asked(player: Player) -> str:
    """Name a person's open question by its first choice: a right may be offered next to the cards."""
    found = player.open_question()
    return kind_of(choices(found[1][0])) if found else ""


async def begun(rig: Rig, *names: str, computers: int = 0, **options: Any) -> list[Player]:
    """Let people sit down and begin; everyone sees the first deal and has a hand.

    If there is no time limit, the player who is asked has been pinged.
    """
    players = await rig.begin(*(names or ("Anna", "Ben", "Clara")), computers=computers, **options)
    for player in players:
        await player.person.see(_of_a_deal, ephemeral=False)
        await player.person.see(_of_a_deal, ephemeral=True)
    if options.get("turn_seconds") == 0:
        turn = await players[0].person.wait(lambda: _asked(players), what="a turn")
        await turn.person.wait(lambda: hand_is_below_the_call(turn.person), what="a call and a hand below it")
    return players


def hand_is_below_the_call(person: Person) -> bool:
    """Whether a person was pinged, and their hand has moved below the ping."""
    calls = [each for each in person.messages() if f"<@{person.id}>" in each.text]
    hands = [each for each in person.messages() if each.ephemeral and _of_a_deal(each)]
    return len(calls) == len(hands) == 1 and int(hands[0].id) > int(calls[0].id)


def _of_a_deal(message: Message) -> bool:
    return DEAL.search(message.text) is not None


def asked_of(players: list[Player]) -> Player:
    """Return the player named as asked on the panel."""
    asked = _asked(players)
    assert asked is not None
    return asked


def _asked(players: list[Player]) -> Player | None:
    text = current(players[0].person).text
    return next((player for player in players if f"▶ **{player.person.name}**" in text), None)


def answers(message: Message) -> list[Button]:
    return [button for button in message.buttons if press_of(button).verb == Verb.ANSWER]


def current(person: Person) -> Message:
    message = panel(person)
    assert message is not None
    return message


async def stop_in(host: Person, deal: int, family: str = "lupfen", timeout: float = HANG) -> None:
    """Let the host end the session with a deal."""
    await host.wait(lambda: any(deal_shown(each) >= deal for each in host.messages()), timeout, f"deal {deal}")
    await host.command(f"{family} stop")


async def play_deals(players: list[Player], deals: int, family: str = "lupfen", timeout: float = HANG) -> None:
    """Play a session of a number of deals to its end."""
    async with asyncio.TaskGroup() as group:
        group.create_task(stop_in(players[0].person, deals, family, max(60.0, timeout)))
        group.create_task(play_all(players, timeout=timeout))


def results(rig: Rig) -> Counter[str]:
    """Add up the ledger; the total is zero."""
    found: Counter[str] = Counter()
    for row in rig.here("postings"):
        found[row["source"]] -= row["amount"]
        found[row["target"]] += row["amount"]
    assert sum(found.values()) == 0
    return found


async def eventually(condition: Callable[[], bool]) -> None:
    """Wait for something that no message announces."""
    while not condition():  # noqa: ASYNC110 - it is another process
        await asyncio.sleep(0.02)


def archived(rig: Rig, thread: str) -> bool:
    """Whether a thread is archived."""
    known = rig.discord.world.channels[thread].thread
    assert known
    return known.archived


def moderate(rig: Rig, thread: str, *, archived: bool = False, locked: bool = False) -> None:
    """Let a moderator archive or lock a thread."""
    channel = rig.discord.world.channels[thread]
    assert channel.thread
    channel.thread.locked = locked
    rig.discord.threads.turn(channel, archived=archived)
    rig.discord.threads.changed(channel)


def public(person: Person, words: str) -> Message | None:
    """Find the newest public message with some words."""
    shown = [each for each in person.messages() if not each.ephemeral and words in each.text]
    return shown[-1] if shown else None


def deals_shown(watcher: Person) -> list[Message]:
    """List the public messages of deals, newest first."""
    return [each for each in reversed(watcher.messages()) if not each.ephemeral and deal_shown(each)]


def seat_line(watcher: Person, name: str) -> str:
    """Read a person's seat line in the message of the newest deal; empty before it exists."""
    lines = [line for message in deals_shown(watcher)[:1] for line in message.text.splitlines()]
    return next((line for line in lines if f"**{name}**" in line), "")


def another_is_asked(players: Sequence[Player], than: Player) -> bool:
    """Whether everybody sees the same other player asked: they do not all see a change at the same moment."""
    names = [player.person.name for player in players]
    seen = [[name for name in names if seat_line(viewer.person, name).startswith("▶")] for viewer in players]
    return len(seen[0]) == 1 and than.person.name not in seen[0] and all(each == seen[0] for each in seen)


def turn_of(players: Sequence[Player]) -> Player:
    """Return the player who is asked."""
    return next(player for player in players if seat_line(player.person, player.person.name).startswith("▶"))


async def menu(person: Person) -> Message:
    """Open the small menu next to the deal."""
    before = set(person.seen)
    await use(person, "more")
    return await person.see(lambda each: each.ephemeral and each.id not in before and "### More" in each.text)


async def press(person: Person, message: Message, verb: str) -> str:
    """Press the button with a verb on a message; return its label."""
    button = offering(message, verb)
    assert button is not None, message.text
    await person.press(custom_id=button.custom_id, message=message)
    return button.label
