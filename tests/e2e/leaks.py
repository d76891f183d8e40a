"""Searches everything that each person could have received for cards that they must not know yet, or ever."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from typing import Any, cast

from bot.language import Language
from bot.panels.kit.cards import card_name, card_words
from bot.panels.table.scenes import hand_scene, style_of
from bot.pictures.hand import hand_picture
from bot.pictures.scene import HandCard
from game.core.cards import Card
from game.core.driver import Driver
from game.core.events import (
    CardsKnown,
    CardsShown,
    CutSeen,
    Event,
    HandShown,
    Played,
    PutAside,
    Received,
    TakenUp,
    TurnedUp,
    ZoneRevealed,
    may_see,
)
from game.core.options import Choice
from game.core.record import setup_from
from game.core.visibility import view_of
from game.table.seat import CAST
from local_discord.testing.people import Failed, Person, Refused
from local_discord.testing.reading import Json, walk
from tests.e2e.players import find, offering
from tests.e2e.rig import Rig, forge
from tests.e2e.wire import Moment
from tests.harness.catalogue import FOLDERS
from tests.packs import PACKS

LANGUAGES = [Language(catalogue=FOLDERS).texts(locale) for locale in ("de", "en-US")]
DEAL = re.compile(r"(?:deal|round|Spiel|Runde) (\d+)", re.IGNORECASE)
# The local Discord's own messages, and its echoes of people's presses.
NOT_FROM_THE_BOT = frozenset({"PEOPLE", "CHANNELS", "COMMANDS", "BOT", "INTERACTION", "TYPING", "MESSAGE_DELETE"})
NAMES = [character.name.lower() for character in CAST]
SIGN = re.compile(r"^\W+ ")
"""A suit sign before the words of a card."""
DRAWN = re.compile(r"<:(\w+):\d+>\s*")
Record = Mapping[str, Any]
Scene = tuple[HandCard, ...]
LAST = 1_000_000
"""Stands for the end of the deal as an answer's number."""
Wire = Sequence[Mapping[str, Any]]


@cache
def spellings(pack: str) -> dict[str, Card]:
    """Return every spelling of a pack's cards: codes, and names in both languages."""
    found: dict[str, Card] = {}
    for card in PACKS[pack].cards:
        found[card.code] = card
        for texts in LANGUAGES:
            found[card_name(texts, PACKS[pack], card)] = card
            found[SIGN.sub("", card_name(texts, PACKS[pack], card))] = card
    return found


@dataclass(frozen=True, slots=True)
class Known:
    """A person's knowledge of a deal after one of its answers: the cards, and the pictures of their hand so far."""

    cards: frozenset[Card]
    hands: frozenset[Scene]


def known_in(record: Record, seat: int | None) -> list[Known]:
    """Return what a seat (`None`: a spectator) knew after each answer of a deal, starting with its beginning.

    By the rules of card play: cards exposed so far, and cards held while their holder could look at them.
    """
    driver = Driver(setup_from(record, FOLDERS)[0])
    deal, cards, hands, known = driver.deal, set[Card](), set[Scene](), list[Known]()
    for asked in (None, *record["questions"]):
        if asked:
            driver.answer_text(asked["answer"])
        cards |= {card for event in deal.events if may_see(event.audience, seat) for card in laid_open(event)}
        if seat is not None:
            cards |= set(deal.hands[seat]) if deal.has_looked(seat) else set()
            hands.add(hand_scene(view_of(driver, seat), seat))
        known.append(Known(frozenset(cards), frozenset(hands)))
    return known


@cache
def drawn(scene: Scene, pack: str) -> frozenset[bytes]:
    """Draw a hand as its owner sees it, in both languages."""
    return frozenset(hand_picture(scene, style_of(PACKS[pack], texts)).data for texts in LANGUAGES)


def laid_open(event: Event) -> Sequence[Card]:
    """Return the cards that an event exposes to everyone present, by the rules of card play, not the bot's code."""
    match event:
        case Played() | TurnedUp():
            return [event.card]
        case (
            CutSeen() | HandShown() | CardsKnown() | CardsShown() | ZoneRevealed() | Received() | PutAside() | TakenUp()
        ):
            return event.cards
        case _:
            return ()


def foreign_cards(rig: Rig, person: Person) -> list[str]:
    """List the cards that a person at this channel's table could have read on the wire but must not know."""
    return watch_of(rig, person).foreign_cards(list(rig.discord.hub.wire[person.id]), person.channel)


def watch_of(rig: Rig, person: Person) -> Watch:
    """Return what a person at this channel's table must not read."""
    records = rig.records()
    return Watch(records, seats_of(rig, person.id, len(records)))


def seats_of(rig: Rig, person: str, deals: int) -> list[int | None]:
    """Return a person's seat in each deal of this channel's table."""
    (table,) = rig.tables()
    query = "SELECT deal, seat FROM players WHERE table_id = ? AND account = ?"
    seats = {row["deal"]: row["seat"] for row in rig.rows(query, table["id"], f"person:{person}")}
    return [seats.get(deal) for deal in range(1, deals + 1)]


class Watch:
    """The cards that one person must not read in each deal, in every spelling."""

    def __init__(self, records: Sequence[Record], seats: Sequence[int | None]) -> None:
        self._packs = [pack_of(record) for record in records]
        self._known = [known_in(record, seat) for record, seat in zip(records, seats, strict=True)]

    def foreign_cards(self, wire: Wire, channel: str) -> list[str]:
        """List the cards on a person's wire that they must not know, and emojis that reveal more than the words.

        An event without a moment, as received by a browser, may show what is known at the end of its deal.
        """
        deal, found = 0, list[str]()
        for event in wire:
            now: Moment = event.get("moment") or Moment(deal, LAST)
            for part in parts_of(event, channel):
                text = json.dumps(part, ensure_ascii=False)
                shown = DEAL.search(text)
                deal = int(shown[1]) if shown else now.deal
                found += telling_emojis(part)
                if 0 < deal <= len(self._known):
                    known = self._at(deal, now.answers if deal == now.deal else LAST)
                    # messages without a deal number, such as the last trick, may belong to the one before
                    before = self._at(deal - 1, LAST).cards if deal > 1 and not shown else frozenset[Card]()
                    found += spelt_in(text, self._packs[deal - 1], known.cards | before)
                    found += foreign_pictures(event.get("files", {}), self._packs[deal - 1], known.hands)
        return found

    def unknown(self, deal: int, answers: int) -> set[Card]:
        """Return the cards of a deal that the person does not know after a number of its answers."""
        return {*PACKS[self._packs[deal - 1]].cards} - self._at(deal, answers).cards

    def _at(self, deal: int, answers: int) -> Known:
        known = self._known[deal - 1]
        return known[min(answers, len(known) - 1)]


def foreign_pictures(files: Mapping[str, bytes], pack: str, hands: Iterable[Scene]) -> list[str]:
    """List the pictures of hands that are not among the allowed ones."""
    pictures = {name: data for name, data in files.items() if name.startswith("hand-")}
    mine = {data for scene in hands if scene for data in drawn(scene, pack)} if pictures else ()
    return [name for name, data in pictures.items() if data not in mine]


def spelt_in(text: str, pack: str, known: Set[Card]) -> list[str]:
    """List the spellings of unknown cards that occur as whole words in a text."""
    found = [spelt for spelt, card in spellings(pack).items() if spelt in text and card not in known]
    return [spelt for spelt in found if re.search(rf"(?<!\w){re.escape(spelt)}(?!\w)", text)]


def telling_emojis(message: Record) -> list[str]:
    """List a message's custom emojis that stand neither before their suit's name nor next to their face's name.

    Named cards are checked separately.
    """
    found: list[str] = []
    for component in walk(message.get("components", [])):
        content: str = component.get("content", "")
        signs = [sign for sign in DRAWN.finditer(content) if not names_face(sign[1], content[: sign.start()])]
        found += [sign[0] for sign in signs if not names_suit(sign[1], content[sign.end() :])]
        for each in (component, *component.get("options", ())):
            emoji: Record = each.get("emoji") or {}
            named, label = emoji.get("name", ""), each.get("label", "")
            if emoji.get("id") and not (names_suit(named, label) or names_face(named, label.split(":")[0])):
                found.append(named)
    return found


def names_face(emoji: str, words: str) -> bool:
    """Whether the words end with the name of a member of the cast whose face the emoji shows."""
    kind, _, shown = emoji.partition("_")
    said = words.rstrip(" *").lower()
    return kind == "face" and any(said.endswith(name) and name == shown.split("_")[0] for name in NAMES)


def names_suit(emoji: str, words: str) -> bool:
    """Whether the words begin with the name of a suit, or of one of its cards, and the emoji shows that suit."""
    return words.startswith(tuple(names for suit, names in suit_names() if suit in emoji.split("_")))


@cache
def suit_names() -> list[tuple[str, str]]:
    """List each suit with the names of itself and of its cards in both languages."""
    return [*_suit_names()]


def _suit_names() -> Iterator[tuple[str, str]]:
    for texts in LANGUAGES:
        for pack in PACKS.values():
            yield from ((suit, texts(f"suit-{suit}")) for suit in pack.suits)
            yield from ((card.suit, card_words(texts, pack, card)) for card in pack.cards)


def parts_of(event: Mapping[str, Any], channel: str) -> list[Record]:
    """List a channel's messages, forms and completions contained in an event."""
    if event["t"] in NOT_FROM_THE_BOT:
        return []
    data = event["d"]
    listed = cast(list[Record], data if isinstance(data, list) else [data])
    return [each for each in listed if each.get("channel_id", channel) == channel]


def pack_of(record: Record) -> str:
    """Name the pack of a deal."""
    ruleset = FOLDERS.find(record["ruleset"])
    return ruleset.pack(ruleset.choose(record["options"]), record["seats"]).name


CHANNEL = "7"


async def set_options(rig: Rig, host: Person, options: dict[str, Choice]) -> None:
    """Let the host change house rules in the lobby."""
    (table,) = rig.tables()
    lobby = await host.see(lambda each: offering(each, "start") is not None)
    for name, value in options.items():
        written = str(value).lower() if isinstance(value, bool) else value
        assert await forge(rig, host, lobby, f"1:rules-option:{table['id']}:::{name}={written}") == "done"


async def look_about(people: Sequence[Person]) -> None:
    """Let people press everything that shows something, one after another, until cancelled."""
    for verb in cycle(("happened", "last", "hand", "more")):
        for person in people:
            if found := find(person, verb):
                with suppress(Refused, Failed):  # the message has gone meanwhile
                    await person.press(custom_id=found[1].custom_id, message=found[0])
        await asyncio.sleep(0.05)


NOW = Moment(1, 4)


def said(words: str) -> Json:
    return {"type": 10, "content": words}


def sent(*components: Json, kind: str = "MESSAGE_CREATE", title: str = "deal 1", **more: Any) -> Json:
    message = {"channel_id": CHANNEL, "components": [said(title), *components]}
    return {"t": kind, "d": message, "moment": NOW, "files": {}} | more
