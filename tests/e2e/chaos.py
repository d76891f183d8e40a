"""Many tables while the bot is killed again and again; used in a short and a long form."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.discord_io.custom_id import Press, Verb
from bot.panels.table.answers import written_answer
from local_discord.people.interactions import COMPONENT, FIRST_ANSWER, Interaction
from local_discord.testing.people import Failed, Person, Refused
from tests.e2e.players import HANG, LITTLE_PATIENCE, Player, deal_shown, over, use
from tests.e2e.rig import Rig

UPDATED = {6, 7}


@dataclass
class Chaos:
    """Tables that are played while the bot is killed, each time after at most `pace` of its requests."""

    rig: Rig
    seed: int
    deals: int = 3
    tables: list[list[Player]] = field(default_factory=list[list[Player]])
    timeout: float = HANG
    pace: int = 50
    pressed: list[Interaction] = field(default_factory=list[Interaction])

    def listen(self) -> None:
        """Record every press from now on; one that a dead bot does not answer fails as soon as it would on Discord."""
        interactions = self.rig.discord.interactions
        interactions.answer_within = FIRST_ANSWER
        send = interactions.send

        def remembering(*given: Any, **named: Any) -> Interaction:
            made = send(*given, **named)
            if made.kind == COMPONENT:
                self.pressed.append(made)
            return made

        interactions.send = remembering

    async def seat(self, tables: int, people: int = 2, computers: int = 2) -> None:
        """Open this many tables, each in a channel of its own."""
        for number in range(tables):
            await self.rig.elsewhere()
            names = [f"{letter}{number}" for letter in "ABCDE"[:people]]
            players = await self.rig.sit_down(*names, computers=computers)
            await self.begin(players)

    async def begin(self, players: list[Player]) -> None:
        """Let seated people begin; they retry soon, because the bot may be away."""
        for player in players:
            player.patience = LITTLE_PATIENCE
        await use(players[0].person, "start")
        self.tables.append(players)

    async def run(self, kills: int) -> None:
        """Play all tables to their end, and kill the bot `kills` times meanwhile."""
        async with asyncio.timeout(self.timeout), asyncio.TaskGroup() as group:
            playing = [group.create_task(self._play(players)) for players in self.tables]
            await self._kill(kills, playing)

    async def _play(self, players: Sequence[Player]) -> None:
        async with asyncio.TaskGroup() as group:
            stopping = group.create_task(self._stop(players[0].person))
            for player in players:
                group.create_task(player.play(over, self.timeout))
            await stopping

    async def _stop(self, host: Person) -> None:
        """Let the host end the session in its last deal, retrying while the bot is away."""
        await host.wait(
            lambda: any(deal_shown(each) >= self.deals for each in host.messages()) or over(host), self.timeout
        )
        while not over(host):
            try:
                await host.command("lupfen stop")
            except (Failed, Refused):
                await asyncio.sleep(0.1)
            else:
                return

    async def _kill(self, kills: int, playing: Sequence[asyncio.Task[None]]) -> None:
        """Kill after a random number of the bot's requests, including those at its start: at any moment."""
        rng = random.Random(self.seed)
        while self.rig.kills < kills and not all(task.done() for task in playing):
            await self.requests(rng.randint(1, self.pace), playing)
            await self.rig.kill()
            await self.rig.launch()

    async def requests(self, more: int, playing: Sequence[asyncio.Task[None]] = ()) -> None:
        """Wait for `more` requests of the bot, or until nobody plays."""
        statuses = self.rig.discord.api_log.statuses
        until = sum(statuses.values()) + more
        while sum(statuses.values()) < until and not (playing and all(task.done() for task in playing)):  # noqa: ASYNC110
            await asyncio.sleep(0.001)

    # what must hold in the end

    def acknowledged(self) -> int:
        """Count the answers whose press was taken on the wire."""
        return sum(press is not None and made.answer in UPDATED for made in self.pressed for press in [_answer(made)])

    def lost_answers(self) -> list[str]:
        """List the answers that were acknowledged on the wire but are not in effect."""
        kept = {_question(row): row for row in self._kept()}
        return [problem for made in self.pressed for problem in _lost(made, kept)]

    def duplicated_answers(self) -> list[str]:
        """List answers recorded more than once, or without a press by that person to that question."""
        given = {
            (press.table, press.deal, press.question, made.person.id)
            for made in self.pressed
            for press in [_answer(made)]
            if press
        }
        rows = self._kept()
        twice = [f"{question} twice" for question, count in Counter(map(_question, rows)).items() if count > 1]
        own = [row for row in rows if row["person"] is not None]
        return twice + [
            f"{_question(row)} was never pressed" for row in own if (*_question(row), str(row["person"])) not in given
        ]

    def _kept(self) -> list[Any]:
        return self.rig.rows("SELECT * FROM answers JOIN players USING (table_id, deal, seat)")

    def open_tables(self) -> int:
        """Count the tables that have not reached their end."""
        return len(self.rig.rows("SELECT 1 FROM tables WHERE closed IS NULL"))

    def chips_lost(self) -> int:
        """Count the chips by which records and postings differ, lost or created."""
        posted = Counter[str]()
        sat = {(row["table_id"], row["deal"], f"seat:{row['seat']}"): row["account"] for row in self._players()}
        for row in self.rig.rows("SELECT table_id, amount FROM postings WHERE deal IS NOT NULL"):
            posted[row["table_id"]] += row["amount"]
        for row in self.rig.rows("SELECT table_id, deal, record FROM records"):
            for pay in json.loads(row["record"])["payments"]:
                source, target = (
                    sat.get((row["table_id"], row["deal"], pay[side]), pay[side]) for side in ("from", "to")
                )
                posted[row["table_id"]] -= pay["amount"] * (source != target)
        return sum(map(abs, posted.values()))

    def _players(self) -> list[Any]:
        """List who sat where; computers share an account, so payments between them move no chips."""
        return self.rig.rows("SELECT table_id, deal, seat, account FROM players")


def _question(row: Any) -> tuple[str, int, int]:
    return row["table_id"], row["deal"], row["number"]


def _answer(made: Interaction) -> Press | None:
    """Parse a press as an answer, if it is one."""
    press = Press.read(str(made.data["custom_id"]))
    return press if press and press.verb == Verb.ANSWER else None


def _cards(answer: str) -> set[str]:
    """Split an answer; several cards may be pressed in any order."""
    return {*answer.rpartition(":")[2].split("+")}


def _lost(made: Interaction, kept: Mapping[tuple[str, int, int], Any]) -> list[str]:
    """Whether a press was accepted but is not in effect; a person who was not asked was shown the hand again."""
    press = _answer(made)
    if press is None or made.answer not in UPDATED:
        return []
    chosen = written_answer(press.choice, [*map(str, made.data.get("values") or ())])
    row = kept.get((press.table, press.deal, press.question))
    if row and (row["account"] != f"person:{made.person.id}" or _cards(row["answer"]) == _cards(chosen)):
        return []
    found = row and (row["answer"], row["person"])
    return [f"{made.person.name} answered {chosen} to {press.deal}/{press.question}, but there is {found}"]
