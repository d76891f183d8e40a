"""The text table says everything that pictures show, in every game, in both languages, at every question.

The facts are the inputs of the drawing: for each field of a scene, a line here says where it appears in words.
"""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from functools import cache
from itertools import cycle
from typing import Any, NamedTuple

from bot.language import Texts
from bot.panels.kit.cards import card_words, trump_name
from bot.panels.kit.words import tally_words, texts_of
from bot.panels.table.aloud import hand_aloud
from bot.panels.table.scenes import hand_scene, strip_scene
from bot.panels.table.text import mark_words, on_the_table, zone_words
from bot.pictures.scene import BoardScene, HandCard, LaneScene, SeatScene, TableScene
from game.core.driver import Driver
from game.core.events import Played, TrickTaken
from game.core.rulesets import Ruleset
from game.core.view import View, visible
from game.core.vocabulary import DECLARER, DECLARING, LIVES, SCORE, SIDE
from game.table.view import TableView
from tests.bot.panels.reading import complaints, words
from tests.bot.panels.seated import dealt, moments, table_view_of
from tests.game.games.strategies import random_driver
from tests.harness.catalogue import EVERY, every_ruleset
from tests.harness.language import LANGUAGE

DEALS = 4
SIGNS = re.compile(r"[^\w\s.,:;!?()<>#=+−×/%…*„“”‘’«»'–-]")
"""Symbols that nobody reads out between words."""
LETTER = re.compile(r"^.* [A-ZÄÖÜ]$", re.MULTILINE)
"""A line that ends with a letter instead of a word, the short form of cards where space is tight."""


class Seen(NamedTuple):
    """A deal at a table, in one player's view and in the public one, and the texts that describe it."""

    own: TableView
    everybody: TableView
    deal: View
    public: View
    texts: Texts
    turn: int
    """The number of events when the player last answered."""

    def card(self, code: str) -> str:
        return card_words(self.texts, self.deal.pack, self.deal.pack.by_code[code])

    @property
    def table(self) -> TableScene:
        return strip_scene(self.everybody, self.public, self.texts)


Facts = Iterator[tuple[str, ...]]
"""Groups of words; all words of a group must be in the same line."""
Told = Callable[[Seen, SeatScene, int, str], Facts]


def if_so(*told: str) -> Callable[[Seen, SeatScene, int, str], Facts]:
    """Expect a fact, by these texts, in the line of its seat."""

    def facts(seen: Seen, seat: SeatScene, number: int, field: str) -> Facts:
        if getattr(seat, field):
            yield (f"{seat.name}:", *(seen.texts(key) for key in told))

    return facts


def played(seen: Seen, seat: SeatScene, number: int, field: str) -> Facts:
    if seat.played:
        yield (seat.name, seen.card(seat.played))


def leads(seen: Seen, seat: SeatScene, number: int, field: str) -> Facts:
    if seat.leads and seen.deal.trick:
        yield (seen.texts("aloud-led", name=seat.name, card=seen.card(seen.deal.trick[0][1].code)),)
    elif seat.leads:
        yield (seen.texts("aloud-leads", name=seat.name),)


def won(seen: Seen, seat: SeatScene, number: int, field: str) -> Facts:
    if seat.won:
        yield (seen.texts("aloud-trick-taken", number=len(seen.deal.tricks_lying), name=seat.name),)


def turn(seen: Seen, seat: SeatScene, number: int, field: str) -> Facts:
    if seat.turn:
        mine = number == seen.deal.seat
        told = seen.texts("aloud-turn", question="") if mine else seen.texts("aloud-asked", name=seat.name, question="")
        yield (told.rstrip(" „“”«»"),)


def declarer(seen: Seen, seat: SeatScene, number: int, field: str) -> Facts:
    """Expect the declarer's mark, or that of a known partner, whose picture is the same."""
    alone = any(mark.name == DECLARER and mark.seat == number for mark in seen.public.marks)
    if seat.declarer:
        key = f"mark-{DECLARER}" if alone else f"mark-{SIDE}"
        yield (f"{seat.name}:", seen.texts(key, value=DECLARING))


def state(seen: Seen, seat: SeatScene, number: int, field: str) -> Facts:
    if seat.state == "away":
        yield (f"{seat.name}:", seen.texts("seat-away"))
    elif seat.state == "out":
        key = "seat-sits-out" if number in seen.deal.sitting_out else "seat-out"
        yield (f"{seat.name}:", seen.texts(key))


def cards(seen: Seen, seat: SeatScene, number: int, field: str) -> Facts:
    if seat.cards and (number != seen.deal.seat or seen.deal.hand(number).cards is None):
        yield (f"{seat.name}:", seen.texts("aloud-cards", count=seat.cards))
    elif seat.cards and seen.own.phase == "playing":
        yield (seen.texts("aloud-hand", count=seat.cards),)
    elif seat.cards:
        yield (f"{seat.name}:", seen.texts("aloud-cards", count=seat.cards))


def chips(seen: Seen, seat: SeatScene, number: int, field: str) -> Facts:
    """Expect chips on the plate where there are neither lives nor points."""
    if seat.chips is not None and seat.lives is None and seat.points is None:
        yield (f"{seat.name}:", str(abs(seat.chips)))


SEAT: Mapping[str, Told] = {
    "name": lambda seen, seat, number, field: iter([(f"{seat.name}:",)]),
    "chips": chips,
    "points": lambda seen, seat, number, field: tally(seen, seat, SCORE, seat.points),
    "lives": lambda seen, seat, number, field: tally(seen, seat, LIVES, seat.lives),
    "cards": cards,
    "tricks": lambda seen, seat, number, field: counted(seat, seat.tricks),
    "needed": lambda seen, seat, number, field: counted(seat, seat.needed),
    "played": played,
    "laid": lambda seen, seat, number, field: ((*owner(seen, seat, number), seen.card(code)) for code in seat.laid),
    "leads": leads,
    "won": won,
    "dealer": if_so("seat-dealer"),
    "turn": turn,
    "declarer": declarer,
    "state": state,
    "computer": if_so("aloud-computer"),
    "stars": if_so("level-club"),
    "notes": lambda seen, seat, number, field: ((f"{seat.name}:", note) for note in seat.notes),
}
ELSEWHERE = {"lives_of": "what everybody begins with is in the rules", "face": "a portrait of the name"}


def owner(seen: Seen, seat: SeatScene, number: int) -> tuple[str, ...]:
    """Return the words that introduce a seat's cards; the player's own cards are the hand."""
    return () if number == seen.deal.seat and seen.own.phase == "playing" else (f"{seat.name}:",)


def tally(seen: Seen, seat: SeatScene, name: str, value: int | None) -> Facts:
    if value is not None:
        yield (f"{seat.name}:", tally_words(seen.texts, name, value))


def counted(seat: SeatScene, number: int) -> Facts:
    if number and seat.state == "in":
        yield (f"{seat.name}:", str(number))


TABLE: Mapping[str, Callable[[Seen, TableScene], Facts]] = {
    "direction": lambda seen, scene: iter([(seen.texts("aloud-seats", direction=scene.direction),)]),
    "pot": lambda seen, scene: said(seen, "panel-pot", pot=scene.pot),
    "reserve": lambda seen, scene: said(seen, "panel-reserve", reserve=scene.reserve),
    "trump": lambda seen, scene: said(seen, "panel-turned-up", card=scene.trump and seen.card(scene.trump)),
    "trump_suit": lambda seen, scene: said(
        seen, "panel-trump", suit=scene.trump_suit and trump_name(seen.texts, seen.deal.pack, scene.trump_suit)
    ),
    "stock": lambda seen, scene: iter([(seen.texts("zone-stock")[1:], str(scene.stock))] if scene.stock else []),
    "open_cards": lambda seen, scene: ((seen.card(code),) for code in scene.open_cards),
    "hidden": lambda seen, scene: hidden(seen) if scene.hidden else iter(()),
    "badge": lambda seen, scene: marks(seen),
}


def said(seen: Seen, key: str, **value: Any) -> Facts:
    if None not in value.values():
        told = seen.texts(key, **value).replace("**", "")
        yield (told[1:],)  # it may begin a line


def hidden(seen: Seen) -> Facts:
    zones = (zone for zone in on_the_table(seen.public) if zone.count and zone.cards is None)
    return ((zone_words(seen.texts, seen.public, zone)[1:],) for zone in zones)


def marks(seen: Seen) -> Facts:
    told = (mark_words(seen.texts, seen.deal, mark) for mark in seen.public.marks if mark.seat is None)
    return ((words.replace("**", "").replace(" · ", ", ")[1:],) for words in told if words)


LANE: Mapping[str, Callable[[Seen, LaneScene, str, tuple[str, str]], Facts]] = {
    "sides": lambda seen, lane, title, names: (
        (title, f"{name}:", laid(seen, code, name))
        for name, side in zip(names, lane.sides, strict=True)
        for code in side
    ),
    "between": lambda seen, lane, title, names: ((title, laid(seen, code, "")) for code in lane.between),
    "title": lambda seen, lane, title, names: iter([(title,)] if any(lane.sides) or lane.between else []),
    "words": lambda seen, lane, title, names: (
        (title, f"{name}:", told) for name, told in zip(names, lane.words, strict=True) if told
    ),
    "first": lambda seen, lane, title, names: side_said(seen, lane, title, names, lane.first, "aloud-began"),
    "best": lambda seen, lane, title, names: side_said(seen, lane, title, names, lane.best, "aloud-won"),
}
LANE_ELSEWHERE = {"room": "how many places are free is what the cards leave"}
BOARD_ELSEWHERE = {"rows": "how it lies", "seats": "names in each lane", "ready": "the zone that it lies in"}


def laid(seen: Seen, code: str | None, name: str) -> str:
    """Name a card of a lane; its owner may know it even if it lies face down for everyone else."""
    if code:
        return seen.card(code)
    return "" if seen.own.me and seen.own.me.name == name else seen.texts("panel-lane-hidden")


def side_said(seen: Seen, lane: LaneScene, title: str, names: tuple[str, str], side: int | None, key: str) -> Facts:
    if side is not None and lane.sides[side]:
        yield (title, f"{names[side]}:", seen.texts(key))


def lanes(seen: Seen, board: BoardScene) -> Iterator[tuple[str, tuple[str, ...]]]:
    left, right = (seen.everybody.playing[number].name for number in board.seats)
    for lane in board.lanes:
        title = seen.texts("aloud-lane-number", number=lane.title) if lane.title.isdecimal() else lane.title
        for name, facts in LANE.items():
            yield from ((f"lane {name}", fact) for fact in facts(seen, lane, title, (left, right)))
    if board.ready:
        yield "board ready", (seen.card(board.ready),)


def held(seen: Seen, card: HandCard) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the facts that the picture of a hand shows about one of its cards."""
    if card.code is None:
        yield "hand hidden", (seen.texts("hand-hidden"),)
        return
    yield "hand code", (seen.card(card.code),)
    if card.playable:
        yield "hand playable", (seen.texts("aloud-legal", cards="").rstrip(". "), seen.card(card.code))
    if card.found:
        yield "hand found", (seen.texts("hand-found-card", card=seen.card(card.code)),)


def shown(seen: Seen) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield everything that pictures show of a table and a hand: the name of each fact, and its words."""
    scene, seat = seen.table, seen.deal.seat
    for name, facts in TABLE.items():
        yield from ((name, fact) for fact in facts(seen, scene))
    for number, each in enumerate(scene.seats):
        for name, told in SEAT.items():
            yield from ((f"seat {name}", fact) for fact in told(seen, each, number, name))
    if scene.board:
        yield from lanes(seen, scene.board)
    yield from since(seen)
    if seat is not None and seen.own.phase == "playing":
        for card in hand_scene(seen.deal, seat):
            yield from held(seen, card)


def since(seen: Seen) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield who has played what since the player's last turn, and who has taken it."""
    for event in seen.public.events[seen.turn :]:
        if isinstance(event, Played) and event.seat != seen.deal.seat:
            yield "since played", (seen.own.playing[event.seat].name, seen.card(event.card.code))
        elif isinstance(event, TrickTaken) and event.number > seen.deal.taken_up:
            name, number = seen.own.playing[event.seat].name, event.number - seen.deal.taken_up
            lies = event.number == len(seen.deal.tricks) and not seen.deal.trick
            key = "aloud-trick-taken" if lies else "trick-before"
            yield "since taken", tuple(seen.texts(key, number=number, name=name, plays="|").split("|"))


def missing(seen: Seen, told: str) -> list[tuple[str, tuple[str, ...]]]:
    """List the facts that pictures show and the text lacks."""
    lines = told.splitlines()
    return [each for each in shown(seen) if not any(all(map(line_says(line), each[1])) for line in lines)]


def line_says(line: str) -> Callable[[str], bool]:
    def says(words: str) -> bool:
        place = line.find(words)
        while place >= 0:
            behind = line[place + len(words) : place + len(words) + 1]
            if not (words[-1:].isdigit() and behind.isdigit()) and not (
                words[:1].isdigit() and line[place - 1].isdigit()
            ):
                return True
            place = line.find(words, place + 1)
        return False

    return says


def views(ruleset: Ruleset[Any]) -> Iterator[Seen]:
    """Yield views of deals under random house rules, at every question: of the player who is asked, and of another."""
    locales = cycle(("de", "en", "de-CH"))
    for number in range(DEALS):
        rng = random.Random(f"aloud {ruleset.id} {number}")
        driver = random_driver(ruleset, rng) if number else dealt(ruleset, ruleset.best_seats, rng)
        turns: dict[int, int] = {}
        for now in moments(driver, rng):
            texts = texts_of(LANGUAGE.texts(next(locales)).read_aloud, ruleset)
            asked = now.seat if now.question else number % now.deal.seats
            for seat in {asked, (asked + 1) % now.deal.seats}:
                yield seen_by(now, seat, texts, turns.get(seat, 0))
            turns[asked] = len(visible(now.deal.events, None))


def seen_by(driver: Driver, seat: int, texts: Texts, turn: int) -> Seen:
    own, everybody = (lively(table_view_of(driver, viewer)) for viewer in (seat + 1, None))
    assert own.deal
    assert everybody.deal
    return Seen(own, everybody, own.deal, everybody.deal, texts, turn)


def lively(view: TableView) -> TableView:
    """Make one seat a computer's and mark another's owner as away."""
    first, *others = view.playing
    *others, last = others
    playing = (replace(first, away=True), *others, replace(last, computer=True, level="club"))
    return replace(view, playing=playing, reserve=view.reserve or 7)


@cache
def compared(name: str) -> tuple[Counter[str], list[Any]]:
    """Compare text and pictures in all views; return how often each fact occurred, and what was missing."""
    there: Counter[str] = Counter()
    untold: list[Any] = []
    for seen in views(EVERY.find(name)):
        surface = hand_aloud(seen.own, seen.texts)
        told = words(surface)
        there.update(name for name, _ in shown(seen))
        untold += [(each, told) for each in missing(seen, told)]
        untold += [(sign, told) for sign in SIGNS.findall(told)]
        untold += [(line, told) for line in LETTER.findall(told)]
        untold += complaints(surface)
    return there, untold


@every_ruleset
def test_texts_read_aloud_say_everything_that_pictures_show(ruleset: Ruleset[Any]) -> None:
    there, untold = compared(ruleset.id)
    assert there
    assert not untold, "\n".join(map(str, untold[0]))


def test_every_drawn_fact_is_compared_with_the_text() -> None:
    there = {name for ruleset in EVERY for name in compared(ruleset.id)[0]}
    drawn = {
        *(f"seat {each.name}" for each in fields(SeatScene) if each.name not in ELSEWHERE),
        *(each.name for each in fields(TableScene) if each.name not in {"seats", "board"}),
        *(f"lane {name}" for name in LaneScene._fields if name not in LANE_ELSEWHERE),
        *(f"board {each.name}" for each in fields(BoardScene) if each.name == "ready"),
        *("hand code", "hand hidden", "hand playable", "hand found", "since played", "since taken"),
    }
    assert {each.name for each in fields(BoardScene)} == {"lanes", *BOARD_ELSEWHERE}
    assert {each.name for each in fields(HandCard)} == {"code", "playable", "found"}
    assert there == drawn


def test_a_missing_line_is_noticed() -> None:
    for ruleset in (EVERY.find("skat"), EVERY.find("east-west"), EVERY.find("lupfen-liechtenstein")):
        for seen in [*views(ruleset)][::7]:
            lines = words(hand_aloud(seen.own, seen.texts)).splitlines()
            assert missing(seen, "\n".join(lines)) == []
            for seat in seen.own.playing:
                assert missing(seen, "\n".join(line for line in lines if not line.startswith(f"{seat.name}:"))) != []
