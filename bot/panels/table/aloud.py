"""A player's hand for reading aloud: the whole table in words, in one message, one idea per line.

The order is: events since one's last turn, the trick, one's cards, the question with its answers, and the seats.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from bot.discord_io.controls import Style, button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, framed, text
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.cards import card_name, card_names
from bot.panels.kit.rules import table_name
from bot.panels.kit.words import capital, chips_words, line_words, seat_name, texts_of
from bot.panels.table.advice import advice_button
from bot.panels.table.answers import ahead, confirm_offer, hand_answers, take_back
from bot.panels.table.described import Described
from bot.panels.table.hand import (
    chosen_lines,
    hand,
    hand_lines,
    held_names,
    is_asked,
    lapsed_line,
    own_zones,
    shown_lines,
    waiting_key,
    way_back,
    why_not,
)
from bot.panels.table.happenings import Teller
from bot.panels.table.panel import until
from bot.panels.table.seats import reactions_line
from bot.panels.table.summary import next_lines, result_lines
from bot.panels.table.text import (
    apart,
    bank_facts,
    first_forced,
    lane_cards,
    lane_name,
    lying_facts,
    mark_facts,
    own_lines,
    past_trick,
    seat_facts,
    shown_zone,
    standing,
    trick_before,
    trump_facts,
    zone_words,
)
from game.core.cards import Card
from game.core.events import Announced, HandShown, Paid, Scored, TallyChanged, TrickTaken, ZoneRevealed
from game.core.lines import Lane
from game.core.questions import PickCard, PickCards
from game.core.view import View, illegal_cards
from game.table.view import SeatView, TableView

MOST_TOLD: Final = 24
WAITING: Final = frozenset({"hand-in", "hand-waiting", "hand-in-waiting"})
"""Texts that are redundant next to the line on whose turn it is."""
CLOSING: Final = "”“»)"
ENDS: Final = ".!?:…"
TOLD_AS_RESULT: Final = (Announced, HandShown, Paid, Scored, TallyChanged, ZoneRevealed)


def hand_aloud(
    view: TableView, texts: Texts, *, confirm: bool = False, offers_confirm: bool = False, ended: str = ""
) -> Surface:
    """Show the viewer everything in words; with `confirm`, cards of a trick are played only once confirmed.

    With `offers_confirm` that is offered. Until their first turn in a deal it also says how the previous one `ended`.
    """
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None or deal.seat is None or not (view.phase == "playing" or deal.over):
        return hand(view, texts)
    playing = view.phase == "playing"
    on = button(texts("next-deal"), Press(Verb.NEXT, view.id, view.deal_number), Style.success)
    return framed(
        Accent.HAND,
        text(texts("aloud-title", ruleset=table_name(view, texts), number=view.deal_number)),
        text("" if Teller(view, deal, texts).acted_last(deal.seat) else ended),
        *map(text, table_aloud(view, deal, texts)),
        *(hand_answers(view, deal, texts, confirm=confirm) if playing else rows(None if view.phase == "over" else on)),
        *(ahead(view, deal, texts) if playing else ()),
        text(*seats_aloud(view, deal, texts)),
        *(confirm_offer(view, texts) if offers_confirm else ()),
        *rows(*_always(view, texts)),
    )


def ending_aloud(view: TableView, texts: Texts) -> str:
    """Describe how a deal ended, for people who hear it once the next one has begun."""
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None:
        return ""
    since = (line for line in _since(view, deal, texts) if not line.startswith("#"))
    trick = trick_before(view, deal, texts) if view.ruleset.tricks else ""
    told = (texts("aloud-ended", number=view.deal_number), *since, trick, *result_lines(view, texts))
    return "\n".join(map(plain, filter(None, told)))


def table_aloud(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe a seat's deal part by part, up to the answers."""
    playing = view.phase == "playing"
    parts = (
        _since(view, deal, texts),
        _trick(view, deal, texts),
        _table(view, deal, texts),
        _cards(view, deal, deal.seat or 0, texts) if view.ruleset.hands and playing else (),
        _turn(view, deal, deal.seat or 0, texts) if playing else _result(view, texts),
    )
    return filter(None, ("\n".join(map(plain, filter(None, part))) for part in parts))


def plain(words: str) -> str:
    """Rewrite a line for listening: no information in formatting, and punctuation so that a voice pauses at its end."""
    line = words.replace("**", "").removeprefix("-# ").replace(" · ", ", ")
    return line if not line or line.startswith("#") or line.rstrip(CLOSING)[-1:] in ENDS else f"{line}."


def _since(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe what happened since the viewer's last turn, except for the trick still on the table."""
    teller = Teller(view, deal, texts)
    first = teller.acted_last(deal.seat)
    told_below = TOLD_AS_RESULT if deal.over else ()
    untold = (event for event in teller.untold(first) if not isinstance(event, told_below))
    lies = deal.tricks_lying and not deal.trick  # a trick that is described by its cards
    events = [event for event in untold if not (lies and event == TrickTaken(deal.tricks[-1].winner, len(deal.tricks)))]
    told: list[str] = []
    for is_trick, group in groupby(events, lambda event: isinstance(event, TrickTaken)):
        alike = [*group]
        taken = (past_trick(view, deal, event.number, texts) for event in alike if isinstance(event, TrickTaken))
        told.extend(taken if is_trick else teller.told(alike))
    if told:
        yield texts("aloud-since" if first else "aloud-so-far")
    if len(told) > MOST_TOLD:
        yield texts("aloud-earlier")
    yield from told[-MOST_TOLD:]
    yield reactions_line(view, texts)


def _trick(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """List the cards of the current trick in play order, or of the complete one until the next card."""
    if not view.ruleset.tricks:
        return
    lying = deal.tricks_lying
    if deal.trick:
        yield texts("aloud-trick", number=len(lying) + 1)
        yield from _plays(view, deal, deal.trick, texts)
    elif lying:
        yield texts("aloud-trick-taken", number=len(lying), name=seat_name(view, lying[-1].winner))
        yield from _plays(view, deal, lying[-1].plays, texts)
    if not deal.trick and deal.leader >= 0 and view.phase == "playing":
        if not lying:
            yield texts("aloud-trick", number=1)
        yield texts("aloud-leads", name=seat_name(view, deal.leader))


def _plays(view: TableView, deal: View, plays: tuple[tuple[int, Card], ...], texts: Texts) -> Iterator[str]:
    for place, (seat, card) in enumerate(plays):
        words = {"name": seat_name(view, seat), "card": card_name(texts, deal.pack, card)}
        yield texts("event-played" if place else "aloud-led", **words)


def _table(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe the stakes of the deal, and the cards in the middle."""
    lines = own_lines(view, deal)
    marks = ", ".join(mark_facts(deal, texts, told=lines))
    facts = (*bank_facts(view, texts), *trump_facts(view, deal, texts), marks, *lying_facts(view, deal, texts))
    stock = deal.zone("stock")
    told = [capital(plain(fact)) for fact in facts]
    told += [capital(zone_words(texts, deal, stock))] if stock.count else []
    told += () if view.ruleset.tricks else _board(view, deal, texts)
    told += [line_words(view, deal, line, texts) for line in lines]
    if not deal.over and not Teller(view, deal, texts).acted_last(deal.seat):
        told += first_forced(view, deal, texts)
    if any(told):
        yield texts("aloud-table")
    yield from told


def _board(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """List the cards on each side of a board lane by lane, if the game has one."""
    board = view.ruleset.telling.board(deal)
    if board is None:
        return
    for lane in board.lanes:
        name = lane_name(lane, texts)
        name = texts("aloud-lane-number", number=name) if name.isdecimal() else name
        if lane.between:
            yield texts("aloud-between", lane=name, cards=lane_cards(deal, lane.between, texts))
        for side in (side for side, cards in enumerate(lane.sides) if cards):
            facts = "; ".join(filter(None, _side(view, deal, lane, side, texts)))
            yield texts("aloud-lane", lane=name, name=seat_name(view, board.seats[side]), facts=facts)


def _side(view: TableView, deal: View, lane: Lane, side: int, texts: Texts) -> Iterator[str]:
    """Describe a side's cards in a lane, their value, and whether it began the lane and has won it."""
    told = lane.told[side]
    yield lane_cards(deal, lane.sides[side], texts)
    yield line_words(view, deal, told, texts) if told else ""
    yield texts("aloud-began") if lane.first == side else ""
    yield texts("aloud-won") if lane.best == side else ""


def _cards(view: TableView, deal: View, seat: int, texts: Texts) -> Iterator[str]:
    """List the viewer's cards, one line per suit, followed by lines for them only."""
    cards = deal.hand(seat).cards
    if seat in deal.sitting_out:
        return
    if cards:
        yield texts("aloud-hand", count=len(cards))
        for _, suit in groupby(deal.ordering.sort(cards), deal.ordering.suit):
            yield ", ".join(held_names(deal, [*suit], texts, card_name))
    else:
        key = "hand-empty" if deal.tricks or deal.trick else "hand-not-dealt"
        yield texts("hand-hidden" if cards is None else key)
    yield from hand_lines(view, deal, texts, told=own_lines(view, deal))
    yield from own_zones(deal, seat, texts)
    yield from shown_lines(view, deal, seat, texts)


def _turn(view: TableView, deal: View, seat: int, texts: Texts) -> Iterator[str]:
    """Describe the viewer's question and the legal answers, or whose turn it is."""
    if not is_asked(deal):
        yield texts("aloud-waiting")
        yield Described(view, deal, texts).asked("aloud-asked")
        key = waiting_key(view, deal, seat)
        yield "" if key in WAITING else texts(key)
        yield from chosen_lines(view, deal, texts)
        return
    question = deal.question
    yield Described(view, deal, texts).asked("aloud-turn")
    yield lapsed_line(view, deal, texts)
    if view.deadline is not None:
        yield texts("aloud-until", when=until(view.deadline))
    yield why_not(deal, texts)
    if isinstance(question, PickCard | PickCards) and illegal_cards(deal):
        legal = deal.ordering.sort(question.cards)
        yield texts("aloud-legal", cards=card_names(texts, deal.pack, legal))


def _result(view: TableView, texts: Texts) -> Iterator[str]:
    yield texts("aloud-result")
    yield from result_lines(view, texts)
    if view.phase != "over":
        yield from next_lines(view, texts)


def seats_aloud(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe each seat's situation in turn order, and the moves so far if they lie side by side."""
    seats = (_seat(view, deal, seat, texts) for seat in view.playing)
    lanes = [*_board(view, deal, texts)] if view.ruleset.tricks else []
    parts = (*seats, *Described(view, deal, texts).asides(), *(lanes and (texts("aloud-board"), *lanes)))
    return map(plain, (texts("aloud-seats", direction=view.ruleset.direction(view.options)), *parts))


def _seat(view: TableView, deal: View, seat: SeatView, texts: Texts) -> str:
    mine = [texts("aloud-you")] if seat.user == view.viewer else []
    held = [texts("aloud-cards", count=count)] if (count := _held(view, deal, seat)) else []
    own = [*standing(view, seat, texts)] if view.ruleset.tallies else [chips_words(seat.chips, texts)]
    computer = [texts("aloud-computer")] if seat.computer else []
    facts = (*mine, *computer, *seat_facts(view, deal, seat, texts), *held, *_open(view, deal, seat, texts), *own)
    return texts("panel-alt-seat", name=safe_name(seat.name), facts="; ".join(facts))


def _open(view: TableView, deal: View, seat: SeatView, texts: Texts) -> Iterator[str]:
    """List the cards open before a seat; the viewer's own are listed with their hand while they have one."""
    if seat.number == deal.seat and view.phase == "playing":
        return
    hidden = seat.number == deal.seat and not _has_shown(deal)
    zones = (zone for zone in deal.zones if zone.owner == seat.number and zone.cards)
    zones = (zone for zone in zones if not (hidden and zone.name == "hand"))
    told = Described(view, deal, texts)
    zones = (zone for zone in zones if not told.shows(zone))
    yield from (shown_zone(texts, deal, zone) for zone in apart(view.ruleset.telling.board(deal), zones))


def _has_shown(deal: View) -> bool:
    return any(isinstance(event, HandShown) and event.seat == deal.seat for event in deal.events)


def _held(view: TableView, deal: View, seat: SeatView) -> int:
    """Count the cards of a hand not described elsewhere, as the viewer's own is while they have one."""
    if seat.number is None or not deal.active[seat.number]:
        return 0
    held = deal.hand(seat.number)
    own = seat.number == deal.seat and view.phase != "playing" and not _has_shown(deal)
    return held.count if own or held.cards is None else 0


def _always(view: TableView, texts: Texts) -> Iterator[Component]:
    yield from way_back(view, texts)
    yield from advice_button(view, texts)
    yield button(texts("hand-renew"), Press(Verb.HAND, view.id))
    yield button(texts("what-happened"), Press(Verb.HAPPENED, view.id))
    yield button(texts("aloud-words"), Press(Verb.WORDS, view.id))
    yield button(texts("more-menu"), Press(Verb.MORE, view.id))
    yield from take_back(view, texts, allowed=view.takes_back)
