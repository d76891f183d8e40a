"""A table where people play as on an evening: each answers their questions where they see them."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bench.crowd import BUTTON, CrowdTable, Failed, Stage, pressed, subcommand, usable
from bot.discord_io.custom_id import Press, Verb
from local_discord.people.interactions import COMPONENT
from local_discord.state.world import Channel, Message, Person

GAMES: Final = (
    ("lupfen", "lupfen-liechtenstein"),
    ("tippen", "tippen-katira"),
    ("schafkopf", "schafkopf"),
    ("tippen", "dreiblatt-1859"),
    ("tippen", "vierblatt"),
    ("fuenfzehnern", "fuenfzehnern"),
    ("lupfen", "lupfen-vorarlberg"),
    ("skat", "skat"),
)
"""Families and games, one per table in turn: for pots and for points, with few cards and with many."""
AT_TABLE: Final = {"schafkopf": 3, "skat": 3, "fuenfzehnern": 3}
MOST_PEOPLE: Final = 4
AGAIN_SECONDS: Final = 5.0
"""How long people wait before pressing again if nothing has happened."""

Number = tuple[int, int]
"""The numbers of a deal and of a question in it."""


class Habits(NamedTuple):
    """People's habits, as shares.

    `in_hands`: the share of answers given in the hand rather than on the panel, if both offer them. `going_on`: the
    share of results after which a person presses "Next deal"; after the others nobody does, and the pause runs out.
    """

    in_hands: float = 0.5
    going_on: float = 0.5


class Crowd:
    """People at many tables, and a queue of those where a person may press."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._waiting: deque[EveningTable] = deque()
        self.callbacks: list[float] = []
        self.failed = 0
        stage.discord.watchers.append(self._watch)

    def _watch(self, message: Message) -> None:
        """Look at a message that is shown, new or changed."""
        raise NotImplementedError

    def seen(self, seconds: float) -> None:
        """Record the time from a press until the following question was visible."""
        raise NotImplementedError

    def ready(self, table: EveningTable) -> None:
        """Note that a person at a table may press."""
        if table not in self._waiting:
            self._waiting.append(table)

    async def _press(self, table: EveningTable) -> None:
        """Let a person press at a table."""
        try:
            taken = await table.play()
        except (TimeoutError, Failed):
            self.failed += 1
        else:
            self.callbacks += [] if taken is None else [taken]


class Offer(NamedTuple):
    """A message on which a person can press something."""

    message: Message
    person: Person
    components: tuple[dict[str, Any], ...]


@dataclass(slots=True)
class Asked:
    """An open question and the offers to answer it, by message id."""

    number: Number
    offers: dict[str, Offer] = field(default_factory=dict[str, Offer])


class EveningTable(CrowdTable):
    """Three or four people at a game."""

    def __init__(self, stage: Stage, channel: Channel, number: int, habits: Habits, evening: Crowd) -> None:
        super().__init__(stage, channel)
        family, ruleset = GAMES[number % len(GAMES)]
        self._start = subcommand(family, "start", rules=(3, ruleset))
        self._people = self._people[: AT_TABLE.get(ruleset, MOST_PEOPLE)]
        self._habits = habits
        self._evening = evening
        self._chance = random.Random(number)  # noqa: S311
        self._open_question: Asked | None = None
        self._result: Offer | None = None
        self._ended = 0
        self._pressed_at: tuple[Number, float] | None = None

    def asks(self) -> bool:
        """Whether people are asked something."""
        return self._open_question is not None

    # looking

    def watch(self, message: Message) -> None:
        """Process a message shown at this table, new or changed."""
        offered = [(Press.read(each["custom_id"]), each) for each in usable(message)]
        answers = [(press, each) for press, each in offered if press and press.verb == Verb.ANSWER]
        if answers:
            press, _ = answers[0]
            self._see_question((press.deal, press.question), message, tuple(each for _, each in answers))
            return
        if self._open_question:
            self._open_question.offers.pop(message.id, None)
        for press, each in offered:
            if press and press.verb == Verb.NEXT:
                self._see_result(press.deal, message, each)

    def _see_question(self, number: Number, message: Message, components: tuple[dict[str, Any], ...]) -> None:
        person = self._whose(message)
        if person is None or (self._open_question and number < self._open_question.number):
            return
        if self._open_question is None or number > self._open_question.number:
            self._open_question = Asked(number)
            if self._pressed_at and self._pressed_at[0][0] == number[0]:
                self._evening.seen(time.perf_counter() - self._pressed_at[1])
            self._pressed_at = self._result = None
            self._evening.ready(self)
        self._open_question.offers[message.id] = Offer(message, person, components)

    def _see_result(self, deal: int, message: Message, component: dict[str, Any]) -> None:
        if deal <= self._ended:
            return
        self._ended = deal
        if self._chance.random() < self._habits.going_on:
            self._result = Offer(message, self._chance.choice(self._people), (component,))
            self._evening.ready(self)

    def _whose(self, message: Message) -> Person | None:
        if message.audience:
            return next((person for person in self._people if person.id == message.audience), None)
        written = str(message.json["components"])
        return next((person for person in self._people if f"**{person.name}**: " in written), None)

    # pressing

    async def play(self) -> float | None:
        """Press the next button; return the seconds to the callback, `None` if there is nothing left to press."""
        if self._result:
            offer, self._result = self._result, None
            return await self._use(offer)
        offer = self._where_to_answer()
        if offer is None or self._open_question is None:
            return None
        number = self._open_question.number
        self._pressed_at = number, time.perf_counter()
        seconds = await self._use(offer)
        asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._again, number)
        return seconds

    def _again(self, number: Number) -> None:
        """Press again if nothing has happened, as after a choice that the rules forbid."""
        if self._open_question and self._open_question.number == number and not self._result:
            self._pressed_at = None
            self._evening.ready(self)

    async def _use(self, offer: Offer) -> float:
        return await self._stage.use(COMPONENT, offer.person, self.channel, self._choice(offer), offer.message)

    def _where_to_answer(self) -> Offer | None:
        offers = [*self._open_question.offers.values()] if self._open_question else []
        in_hand = [offer for offer in offers if offer.message.audience]
        on_panel = [offer for offer in offers if not offer.message.audience]
        if in_hand and on_panel:
            return in_hand[0] if self._chance.random() < self._habits.in_hands else on_panel[0]
        return next(iter(in_hand or on_panel), None)

    def _choice(self, offer: Offer) -> Mapping[str, Any]:
        component = self._chance.choice(offer.components)
        if component["type"] == BUTTON:
            return pressed(component["custom_id"])
        values = [option["value"] for option in component["options"]]
        low, high = max(1, component.get("min_values", 1)), max(1, component.get("max_values", 1))
        picked = self._chance.sample(values, min(len(values), self._chance.randint(low, high)))
        return {"component_type": component["type"], "custom_id": component["custom_id"], "values": picked}
