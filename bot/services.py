"""The services cogs work with. `bot.app` builds them once; they never change while the bot runs."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.daily import DailyDeals
from bot.display.coordinator import Coordinator
from bot.display.own_threads import OwnThreads
from bot.display.renderer import Renderer
from bot.evenings.host import EveningHost
from bot.interactions.errors import Answering
from bot.interactions.readers import Readers
from bot.language import Language
from bot.operations.erasure import Erasure
from bot.past.play_on import PlayedOn
from bot.practice import Practice
from bot.preferences import Preferences
from bot.settings import Settings
from bot.solo import DealsAlone
from bot.thinking.advisers import Advisers
from game.core.rulesets import Catalogue
from game.table.tables import Tables
from storage.history import History
from storage.league import League
from storage.ledger import Ledger
from storage.people import People
from storage.played import Played
from storage.privacy import Privacy


@dataclass(frozen=True, slots=True)
class Services:
    """Everything needed to answer people."""

    settings: Settings
    catalogue: Catalogue
    language: Language
    readers: Readers
    preferences: Preferences
    answering: Answering
    tables: Tables
    coordinator: Coordinator
    threads: OwnThreads
    renderer: Renderer
    advisers: Advisers
    people: People
    ledger: Ledger
    league: League
    history: History
    played: Played
    privacy: Privacy
    erasure: Erasure
    daily: DailyDeals
    evenings: EveningHost
    practice: DealsAlone[Practice] = field(default_factory=DealsAlone[Practice])
    played_on: DealsAlone[PlayedOn] = field(default_factory=DealsAlone[PlayedOn])
