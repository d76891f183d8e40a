"""What cogs work with. `bot.app` makes it once; nothing in it changes while the bot runs."""

from __future__ import annotations

from dataclasses import dataclass

from bot.display.coordinator import Coordinator
from bot.display.own_threads import OwnThreads
from bot.interactions.errors import Answering
from bot.interactions.readers import Readers
from bot.language import Language
from bot.operations.erasure import Erasure
from bot.pictures.desk import PictureDesk
from bot.practice import PracticeDeals
from bot.preferences import Preferences
from bot.settings import Settings
from bot.thinking.advisers import Advisers
from game.core.rulesets import Catalogue
from game.table.tables import Tables
from storage.history import History
from storage.ledger import Ledger
from storage.people import People
from storage.played import Played
from storage.privacy import Privacy


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that answers people; without a `desk` nothing is drawn."""

    settings: Settings
    catalogue: Catalogue
    language: Language
    readers: Readers
    preferences: Preferences
    answering: Answering
    tables: Tables
    coordinator: Coordinator
    threads: OwnThreads
    desk: PictureDesk | None
    practice: PracticeDeals
    advisers: Advisers
    people: People
    ledger: Ledger
    history: History
    played: Played
    privacy: Privacy
    erasure: Erasure
