"""Nobody receives a card that is not theirs, or not yet, and the log has none; planted leaks are found."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.language import Language
from bot.panels.kit.cards import card_name
from bot.pictures.hand import hand_picture
from bot.pictures.scene import HandCard, Style
from game.core.cards import SWISS_20, Card
from game.core.options import Choice
from game.core.record import record_of
from game.core.rulesets import Ruleset
from game.games.lupfen import LIECHTENSTEIN
from local_discord.testing.people import Person
from local_discord.testing.reading import Json
from tests.e2e.leaks import (
    CHANNEL,
    NOW,
    Record,
    Watch,
    foreign_cards,
    look_about,
    pack_of,
    parts_of,
    said,
    sent,
    set_options,
    spellings,
    watch_of,
)
from tests.e2e.players import use
from tests.e2e.playing import play_deals
from tests.e2e.processes import forked_with_shelf
from tests.e2e.rig import Rig
from tests.e2e.seating import every_kind, seated
from tests.e2e.wire import Moment
from tests.game.games.support import begin
from tests.harness.catalogue import FOLDERS
from tests.packs import PACKS

pytestmark = pytest.mark.e2e
PACK = SWISS_20.name
Plant = Callable[[str, Card], Json]
HOUSES: dict[str, dict[str, Choice]] = {
    "lupfen-vorarlberg": {"blind_lupf": True},
    "tippen-katira": {"dealer_takes": "knock"},
    "schwimmen": {"lives": 1},
}
"""House rules with more to hide, or a shorter match."""


@every_kind
async def test_a_session_shows_everybody_only_their_own_cards(tmp_path: Path, ruleset: Ruleset[Any]) -> None:
    starting = forked_with_shelf
    async with Rig(tmp_path, watched=True, starting=starting, log_level="debug", pictures="true") as rig:
        players = await seated(rig, ruleset, begin=False)
        (david,) = await rig.enter("David")
        await set_options(rig, players[0].person, HOUSES.get(ruleset.id, {}))
        await use(players[0].person, "start")
        people = [*(player.person for player in players), david]
        looking = asyncio.create_task(look_about(people))
        await play_deals(players, 1, ruleset.family)
        looking.cancel()
        for person in people:
            assert foreign_cards(rig, person) == [], person.name
            assert planted_and_not_found(rig, person) == [], person.name
        assert all(len(rig.discord.hub.wire[person.id]) > 10 for person in people)
    log = rig.log.read_text()
    assert rig.discord.token not in log
    assert [spelt for record in rig.records()[:1] for spelt in spellings(pack_of(record)) if spelt in log] == []


def planted_and_not_found(rig: Rig, person: Person) -> list[str]:
    """Add each hidden card to an event that a person has received; list those that the search misses."""
    (record, *_) = rig.records()
    watch, wire = watch_of(rig, person), rig.discord.hub.wire[person.id]
    event = next(event for event in wire if event.get("moment", Moment()).deal == 1 and parts_of(event, person.channel))
    hidden = watch.unknown(1, event["moment"].answers)
    assert hidden, "some cards are hidden when a deal begins"
    pack, texts = PACKS[pack_of(record)], Language(catalogue=FOLDERS).texts("de")
    return [
        card.code
        for card in hidden
        if not watch.foreign_cards([naming(event, person, card_name(texts, pack, card))], person.channel)
    ]


def naming(event: Json, person: Person, words: str) -> Json:
    """Return a received event with additional words."""
    parts: list[Record] = [*parts_of(event, person.channel), said_here(person, words)]
    return event | {"files": {}, "d": parts}


def said_here(person: Person, words: str) -> Json:
    return {"channel_id": person.channel, "components": [said(words)]}


# planted leaks

HANDS = ("aA rA sA", "aU rO sB", "aK rK sK")
NEXT = ("aK rK sK", "aA rA sA", "aU rO sB")
NEVER, LATER = SWISS_20.card("acorns-king"), SWISS_20.card("roses-ober")
"""A card that C drops out with, and one that B plays in the end."""
A_HAND = tuple(HandCard(code) for code in ("acorns-ace", "roses-ace", "shields-ace"))


PLANTS: dict[str, Plant] = {
    "in a text": lambda name, card: sent(said(f"… {name} …")),
    "in a replay": lambda name, card: sent(said(name), title="### Deal 1 · step 1"),
    "on a message without the number of its deal": lambda name, card: sent(said(name), title="Last trick"),
    "in a list of messages": lambda name, card: {"t": "MESSAGES", "d": [sent(said(name))["d"]], "moment": NOW},
    "in a label": lambda name, card: sent({"type": 2, "label": name, "custom_id": "1:hand:::"}),
    "in a custom_id": lambda name, card: sent({"type": 2, "label": "x", "custom_id": f"1:answer:t:1:1:{card.code}"}),
    "in an alternative text": lambda name, card: sent(
        {"type": 12, "items": [{"description": name, "media": {"url": "x"}}]}
    ),
    "in the name of a file": lambda name, card: sent(
        {"type": 12, "items": [{"description": "", "media": {"url": f"http://x/{card.code}.webp"}}]}
    ),
    "as an emoji": lambda name, card: sent({"type": 2, "emoji": {"name": card.code}, "custom_id": "1:hand:::"}),
    "as the emoji of a button": lambda name, card: sent(
        {"type": 2, "label": "x", "emoji": {"id": "1", "name": f"{card.suit}_0a1b2c"}, "custom_id": "1:hand:::"}
    ),
    "as an emoji in a text": lambda name, card: sent(said(f"… <:{card.suit}_0a1b2c:1> …")),
    "as a face beside another name": lambda name, card: sent(said("**Sepp** <:face_resi_0a1b2c:1>")),
    "as the emoji of an option": lambda name, card: sent(
        {"type": 3, "options": [{"label": "x", "value": "x", "emoji": {"id": "1", "name": f"{card.suit}_4_0a1b2c"}}]}
    ),
    "in a form": lambda name, card: {"t": "FORM", "d": {"title": name, "components": []}, "moment": NOW},
    "among completions": lambda name, card: {"t": "CHOICES", "d": [{"name": name, "value": card.code}], "moment": NOW},
    "as the picture of a hand": lambda name, card: sent(
        files={"hand-0.png": hand_picture((HandCard(card.code),), Style()).data}
    ),
    "as the picture of what another can play": lambda name, card: sent(
        files={"hand-0.png": hand_picture([HandCard(each.code, card is NEVER) for each in A_HAND], Style()).data}
    ),
}


@pytest.fixture(scope="module")
def watch() -> Watch:
    """Watch a spectator of a deal in which nobody has played a card by the moment `NOW`."""
    game = begin(LIECHTENSTEIN, HANDS, turn_up="bK").say("A lift", "A 1", "B join", "C drop")
    game.say("A aA", "B aU", "A rA", "B rO")
    assert game.over
    return Watch([record_of(game.driver)], [None])


@pytest.mark.parametrize("card", [NEVER, LATER], ids=["never known", "known later"])
@pytest.mark.parametrize("plant", PLANTS.values(), ids=PLANTS.keys())
def test_a_planted_leak_is_found(watch: Watch, plant: Plant, card: Card) -> None:
    for locale in ("de", "en-US"):
        name = card_name(Language(catalogue=FOLDERS).texts(locale), SWISS_20, card)
        assert watch.foreign_cards([plant(name, card)], CHANNEL)


def test_revealed_cards_are_no_leak(watch: Watch) -> None:
    name = card_name(Language(catalogue=FOLDERS).texts("de"), SWISS_20, LATER)
    assert watch.foreign_cards([sent(said(name), moment=Moment(1, 8))], CHANNEL) == []
    assert watch.foreign_cards([sent(said(name), moment=Moment(2, 0))], CHANNEL) == [], "nor in the next deal"


def test_a_previous_deals_hand_is_a_leak_in_a_message_about_this_deal() -> None:
    games = [
        begin(LIECHTENSTEIN, hands, turn_up="bK").say("A lift", "A 1", "B drop", "C drop") for hands in (HANDS, NEXT)
    ]
    watch = Watch([record_of(game.driver) for game in games], [0, 0])
    former = {"hand-1-0.webp": hand_picture(A_HAND, Style()).data}
    assert watch.foreign_cards([sent(moment=Moment(2, 0), title="Deal 2", files=former)], CHANNEL)
    assert watch.foreign_cards([sent(moment=Moment(2, 0), title="Deal 1", files=former)], CHANNEL) == []
