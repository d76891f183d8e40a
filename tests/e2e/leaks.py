"""Looks through everything that each person could have received for cards that they must not know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, cast

from bot.language import Language
from bot.panels.words import card_name, card_words
from game.cards import PACKS, Card
from game.catalogue import CATALOGUE
from game.driver import Driver
from game.events import CutSeen, Event, HandShown, Played, TurnedUp
from game.record import setup_from
from tests.e2e.players import DEAL
from tests.reading import walk

LANGUAGES = [Language().texts(locale) for locale in ("de", "en-US")]
DRAWN = re.compile(r"<:(\w+):\d+>\s*")
Record = Mapping[str, Any]
Wire = Sequence[Mapping[str, Any]]


@cache
def spellings(pack: str) -> dict[str, Card]:
    """Give every way in which a card of a pack could be written: codes, and names in both languages."""
    found: dict[str, Card] = {}
    for card in PACKS[pack].cards:
        found[card.code] = card
        for texts in LANGUAGES:
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
            held[seat] |= set(hand)
    return held, {card for event in driver.deal.events for card in laid_open(event)}


def laid_open(event: Event) -> Sequence[Card]:
    """Give the cards that everybody at a table sees when something happens: the rules of card play, not the bot's."""
    match event:
        case Played() | TurnedUp():
            return [event.card]
        case CutSeen() | HandShown():
            return event.cards
        case _:
            return ()


class Watch:
    """What one person must not read in each deal, by every spelling."""

    def __init__(self, records: Sequence[Record], seats: Sequence[int | None]) -> None:
        self._forbidden = [forbidden(record, seat) for record, seat in zip(records, seats, strict=True)]

    def foreign_cards(self, wire: Wire, channel: str) -> list[str]:
        """List the cards on a person's wire that the person must not know, and emojis that say more than the words."""
        deal, found = 0, list[str]()
        for message in (each for event in wire for each in messages_in(event)):
            if message.get("channel_id") != channel:
                continue
            found += telling_emojis(message)
            text = json.dumps(message, ensure_ascii=False)
            shown = DEAL.search(text)
            deal = int(shown[1]) if shown else deal
            if 0 < deal <= len(self._forbidden):
                found += spelt_in(text, self._forbidden[deal - 1])
        return found


def spelt_in(text: str, spellings: Sequence[str]) -> list[str]:
    """List the spellings that stand in a text as words of their own."""
    found = [spelt for spelt in spellings if spelt in text]  # most texts hold none, and this is quick to see
    return [spelt for spelt in found if re.search(rf"(?<!\w){re.escape(spelt)}(?!\w)", text)]


def forbidden(record: Record, seat: int | None) -> list[str]:
    """List all spellings of the cards that a seat (`None`: a spectator) never comes to know in a deal."""
    held, public = known_in(record)
    known = public | (held[seat] if seat is not None else set[Card]())
    return [spelt for spelt, card in spellings(pack_of(record)).items() if card not in known]


def telling_emojis(message: Record) -> list[str]:
    """List the drawn signs of a message after which their suit is not named: what is named is looked through anyway."""
    found: list[str] = []
    for component in walk(message["components"]):
        content: str = component.get("content", "")
        found += [sign[0] for sign in DRAWN.finditer(content) if not names_suit(sign[1], content[sign.end() :])]
        for each in (component, *component.get("options", ())):
            emoji: Record = each.get("emoji") or {}
            if emoji.get("id") and not names_suit(emoji["name"], each.get("label", "")):
                found.append(emoji["name"])
    return found


def names_suit(emoji: str, words: str) -> bool:
    """Tell whether words begin with a suit's name, or with that of one of its cards, and an emoji shows that suit."""
    return words.startswith(tuple(names for suit, names in suit_names() if suit in emoji.split("_")))


@cache
def suit_names() -> list[tuple[str, str]]:
    """List each suit with the names of itself and of its cards in both languages."""
    return [*_suit_names()]


def _suit_names() -> Iterator[tuple[str, str]]:
    for texts in LANGUAGES:
        for pack in PACKS.values():
            yield from ((suit, texts(f"suit-{suit}")) for suit in pack.suits)
            yield from ((card.suit, card_words(texts, pack.name, card)) for card in pack.cards)


def messages_in(event: Mapping[str, Any]) -> list[Record]:
    """List the messages that an event brings."""
    data = event["d"]
    listed = cast(list[Any], data if isinstance(data, list) else [data])
    return [cast(Record, each) for each in listed if isinstance(each, dict) and "components" in each]


def pack_of(record: Record) -> str:
    """Name the pack of a deal."""
    ruleset = CATALOGUE.find(record["ruleset"])
    return ruleset.pack(ruleset.choose(record["options"]), record["seats"]).name
