"""The bot's log reveals no cards, no token and no message text."""

import re
from pathlib import Path

import pytest

from bot.language import Language
from tests.e2e.players import use
from tests.e2e.rig import Rig, finish
from tests.packs import PACKS

pytestmark = pytest.mark.e2e

CODES = re.compile(r"\b(?:acorns|roses|shields|bells|leaves|hearts|clubs|spades|diamonds)-[a-z]+\b", re.IGNORECASE)


def card_words() -> set[str]:
    """Return the names of every card of every pack in both languages, as people read them, without symbols."""
    found: set[str] = set()
    for language in ("de", "en"):
        texts = Language().texts(language)
        for pack, cards in PACKS.items():
            for card in cards.by_code.values():
                rank = texts.first(f"rank-{pack}-{card.rank}", f"rank-{card.rank}")
                found.add(texts("card", suit=texts(f"suit-{card.suit}"), rank=rank))
    return found


def telling(log: str, words: set[str]) -> list[str]:
    """List the lines that name a card."""
    lowered = {word.lower() for word in words}
    return [line for line in log.splitlines() if CODES.search(line) or any(word in line.lower() for word in lowered)]


def test_the_search_finds_cards_by_code_and_by_name_in_both_languages() -> None:
    words = card_words()
    for told in ("answer roses-banner", "Rosen-Banner", "banner of roses", "Laub-Sau"):
        assert telling(f"INFO {told}", words), told
    assert not telling("INFO bot.app: ready with 3 tables", words)


async def test_a_sessions_debug_log_contains_no_card_no_token_and_no_text(tmp_path: Path) -> None:
    async with Rig(tmp_path, log_level="debug", pictures="true") as rig:
        players = await rig.sit_down("Anna", "Ben", "Clara", computers=1)
        await players[0].person.say("Nobody reads what I write")
        await use(players[0].person, "start")
        await finish(players)
        shown = {line for player in players for each in player.person.messages() for line in each.text.splitlines()}
        token = rig.discord.token
    log = rig.log.read_text()
    assert "ready with 0 tables" in log
    assert token not in log
    assert telling(log, card_words()) == []
    assert "Nobody reads" not in log
    assert [line for line in shown if len(line) > 15 and line in log] == []
    numbers = re.findall(r"table \w+: start \[(\d+)", log)
    assert len(numbers) == 1
    of_press = [line for line in log.splitlines() if numbers[0] in line]
    assert [any(part in line for line in of_press) for part in ("has arrived", "committed", "POST interactions")] == [
        True,
        True,
        True,
    ]
