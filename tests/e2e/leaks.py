"""Looks through everything that each person could have received for cards that they must not know."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from bot.language import Language
from bot.panels.words import card_name
from game.cards import PACKS, Card
from game.catalogue import CATALOGUE
from game.driver import Driver
from game.record import setup_from
from tests.e2e.players import DEAL

Record = Mapping[str, Any]
Wire = Sequence[Mapping[str, Any]]


def spellings(pack: str) -> dict[str, Card]:
    """Give every way in which a card of a pack could be written: codes, and names in both languages."""
    languages = [Language().texts(locale) for locale in ("de", "en-US")]
    found: dict[str, Card] = {}
    for card in PACKS[pack].cards:
        found[card.code] = card
        for texts in languages:
            found[card_name(texts, pack, card)] = card
            found[card_name(texts, pack, card).split(" ", 1)[-1]] = card
    return found


def known_in(record: Record) -> tuple[list[set[Card]], set[Card]]:
    """Give what each seat of a deal came to hold, and what was laid open for everybody in the end."""
    driver = Driver(setup_from(record, CATALOGUE)[0])
    held = [set[Card]() for _ in range(driver.deal.seats)]
    for asked in (None, *record["questions"]):
        if asked:
            driver.answer_text(asked["answer"])
        for seat, hand in enumerate(driver.deal.hands):
            held[seat] |= set(hand.cards)
    public = {card for trick in driver.deal.tricks for _, card in trick.plays} | set(driver.deal.turn_up.cards)
    return held, public


class Watch:
    """What one person must not read in each deal, by every spelling."""

    def __init__(self, records: Sequence[Record], seats: Sequence[int | None]) -> None:
        self._forbidden = [forbidden(record, seat) for record, seat in zip(records, seats, strict=True)]

    def foreign_cards(self, wire: Wire, channel: str) -> list[str]:
        """List the cards on a person's wire that the person must not know."""
        deal, found = 0, list[str]()
        for message in (each for event in wire for each in messages_in(event)):
            if message.get("channel_id") != channel:
                continue
            text = json.dumps(message, ensure_ascii=False)
            shown = DEAL.search(text)
            deal = int(shown[1]) if shown else deal
            if 0 < deal <= len(self._forbidden):
                found += self._forbidden[deal - 1].findall(text)
        return found


def forbidden(record: Record, seat: int | None) -> re.Pattern[str]:
    """Make a pattern of all spellings of the cards that a seat (`None`: a spectator) never comes to know in a deal."""
    held, public = known_in(record)
    known = public | (held[seat] if seat is not None else set[Card]())
    secret = [spelt for spelt, card in spellings(pack_of(record)).items() if card not in known]
    return re.compile("|".join(rf"(?<!\w){re.escape(spelt)}(?!\w)" for spelt in secret))


def messages_in(event: Mapping[str, Any]) -> list[Record]:
    """List the messages that an event brings."""
    data = event["d"]
    listed = cast(list[Any], data if isinstance(data, list) else [data])
    return [cast(Record, each) for each in listed if isinstance(each, dict) and "components" in each]


def pack_of(record: Record) -> str:
    """Name the pack of a deal."""
    ruleset = CATALOGUE.find(record["ruleset"])
    return ruleset.pack(ruleset.choose(record["options"]), record["seats"]).name
