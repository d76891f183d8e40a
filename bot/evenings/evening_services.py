"""Shared means of running evenings."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from bot.discord_io.sender import Sent
from bot.discord_io.surface import Surface
from bot.display.display_services import DisplayServices
from bot.language import Language, Texts
from game.core.rulesets import Catalogue, Ruleset
from game.evenings.evening import Evening
from game.table.ports import Place
from game.table.tables import Tables
from storage.evenings import Evenings


@dataclass(frozen=True, slots=True)
class EveningServices:
    """Dependencies shared by all parts of an evening.

    `shows` returns `None` once there is nothing more to write about a table. `notes_over` deletes the private notes in
    a channel that lasted as long as a round.
    """

    store: Evenings
    display: DisplayServices
    catalogue: Catalogue
    language: Language
    tables: Tables
    shows: Callable[[str], object]
    notes_over: Callable[[int], None]

    def ruleset(self, evening: Evening) -> Ruleset[Any]:
        """Return the ruleset that an evening plays."""
        return self.catalogue.find(evening.plan.ruleset)

    def texts(self, evening: Evening) -> Texts:
        """Return the texts for an evening's channel."""
        return self.language.texts(evening.plan.language)

    async def call(self, place: Place, surface: Surface, people: Iterable[int] = ()) -> Sent:
        """Post a public message that notifies those of the given people, by their ids, who want to be notified."""
        wanting = [user for user in people if self.display.preferences.person(user).reminders]
        await self.display.sender.take_request()
        return await self.display.sender.call(place, surface, wanting)

    async def post(self, evening: Evening, surface: Surface, nonce: str) -> Sent:
        """Post a public message in the channel of an evening, only once with this nonce."""
        await self.display.sender.take_request()
        return await self.display.sender.post(place_of(evening), surface, nonce)


def place_of(evening: Evening) -> Place:
    """Return the channel of an evening."""
    return Place(evening.server, evening.channel)
