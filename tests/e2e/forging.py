"""Presses, choices and forms that were never offered: any custom_id, any value, by anyone, on any message."""

import random
import string
from typing import Any

from bot.discord_io.custom_id import Verb
from game.evenings.people import ACTIONS, PERSONAL
from local_discord import LocalDiscord
from local_discord.people.interactions import COMPONENT, FORM, Interaction
from local_discord.state.world import Message, Person

VERBS = (*map(str, Verb), "help", "privacy", "nonsense")
CHANGING = frozenset(
    {"join", "leave", "watch", "computer", "less", "start", "next", "stop", "back", "again", "rules-save", "rules-time"}
    | {"confirm"}
)
CHOICES = ("lift", "decline", "1", "6", "-1", "99999999999", "join", "drop", "roses-ace", "exchange", "keep", "a+b", "")
NASTY = (
    *("@everyone", "<@&1>", "\u202etxet", "Z\u0351\u036b" * 16, "`**_~|>", "'; DROP TABLE answers; --"),
    *("\x00", "\N{COLLISION SYMBOL}" * 40),
)


class Forger:
    """Sends interactions that change nothing, because they name no open question of their sender."""

    def __init__(
        self, discord: LocalDiscord, seed: int, table: str, people: list[Person], messages: list[Message]
    ) -> None:
        self._discord = discord
        self._rng = random.Random(seed)
        self._table = table
        self._people = people
        self._messages = messages
        self.sent: list[Interaction] = []

    def send(self) -> Interaction:
        """Send one forgery."""
        person, message = self._rng.choice(self._people), self._rng.choice(self._messages)
        kind, data = self._pressed(person)
        channel = self._discord.world.channels[message.channel_id]
        made = self._discord.interactions.send(kind, person, channel, data, source=message)
        self.sent.append(made)
        return made

    def _pressed(self, _person: Person) -> tuple[int, dict[str, Any]]:
        """Return what a person uses: the kind of interaction, and its data."""
        kind = self._rng.choice((COMPONENT, COMPONENT, COMPONENT, FORM))
        return kind, {"custom_id": self._custom_id()} | (self._chosen() if kind == COMPONENT else self._typed())

    def _custom_id(self) -> str:
        luck = self._rng.random()
        if luck < 0.2:
            return self._garbage()
        verb = self._rng.choice(VERBS)
        table = self._table if luck < 0.7 else self._rng.choice(("", "zzzzzzzzzz", "0"))
        deal, question = self._rng.choice((0, 2, 77, 999_999)), self._rng.choice((0, 1, 50, 9_999))
        if verb in CHANGING:
            table = "zzzzzzzzzz"
        return f"1:{verb}:{table}:{deal or ''}:{question or ''}:{self._rng.choice(CHOICES)}"

    def _garbage(self) -> str:
        letters = string.printable + "äß€💥"
        return "".join(self._rng.choices(letters, k=self._rng.randint(1, 100)))

    def _value(self) -> str:
        return self._rng.choice((*NASTY, *CHOICES, self._garbage()))

    def _chosen(self) -> dict[str, Any]:
        if self._rng.random() < 0.5:
            return {"component_type": 2, "id": 1}
        return {"component_type": 3, "id": 1, "values": [self._value() for _ in range(self._rng.randint(0, 3))]}

    def _typed(self) -> dict[str, Any]:
        fields = [{"type": 4, "id": 2, "custom_id": self._garbage()[:40], "value": self._value()}]
        return {"components": [{"type": 18, "id": 1, "component": field} for field in fields]}


class EveningForger(Forger):
    """Presses every button an organiser could, with anyone's id, without being an organiser."""

    def __init__(self, *of_all: Any) -> None:
        *others, self._ids = of_all
        super().__init__(*others)

    def _custom_id(self) -> str:
        verb = self._rng.choice([verb for verb in Verb if verb.startswith("evening-")])
        action = self._rng.choice((*ACTIONS, *(f"{each}-{self._rng.choice(self._ids)}" for each in PERSONAL), ""))
        return f"1:{verb}:{self._table}:::{action}"

    def _value(self) -> str:
        return self._rng.choice((*self._ids, "seating=teams", "size=3", "computers=no", "Adler"))
