"""The table as formatted text: the stakes, the seats in turn order, open cards, the lanes of a board, the trick.

Features a game lacks are omitted: no pot without chips on the table, no trumps and tricks if there are none. Some
marks mean the same in every game: `declarer` (of a seat: it plays against the others), `side` (of a seat: with whom it
plays), `needed` (of a seat: the number of tricks it must take) and `round` (of the deal: `force` or `forced` if
everyone must play).
"""

from collections.abc import Iterable, Iterator, Sequence

from bot.discord_io.surface import small
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.cards import card_name, card_names, card_words, said, trump_name
from bot.panels.kit.words import (
    capital,
    chips_words,
    line_words,
    plain_seat_name,
    seat_name,
    signed,
    tally_words,
    texts_of,
)
from bot.panels.table.seats import sign, way_words
from game.core.cards import Card
from game.core.events import Played, TrickTaken
from game.core.lines import Board, Cards, Lane, Line
from game.core.view import MarkView, View, ZoneView, cards_answered
from game.core.vocabulary import DECLARER, FORCED, NEEDED, ROUND, SIDE
from game.table.view import SeatView, TableView

ASKED = "▶"
WAITING = "▫"
FACE_TO_FACE = 2
"""With this many players or fewer, turns need no direction of play."""
_TOLD_ELSEWHERE = frozenset({"hand", "aside", "stock", "turn-up"})


def table_lines(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """List the lines of the whole table."""
    yield from _facts(view, deal, texts)
    yield from (seat_line(view, deal, seat, texts) for seat in view.playing)
    if view.ruleset.most_seats > FACE_TO_FACE:
        yield small(texts("panel-direction", direction=view.ruleset.direction(view.options)))
    if view.ruleset.telling.board(deal) is None:
        yield trick_line(view, deal, texts)


def low_table_lines(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """List the lines of the whole table as compactly as possible, with the tricks the viewer has missed."""
    yield small(" · ".join(filter(None, _facts(view, deal, texts))))
    yield small(" ".join(seat_line(view, deal, seat, texts) for seat in view.playing))
    if view.ruleset.telling.board(deal) is None:
        yield from map(small, tricks_missed(view, deal, texts))
        yield trick_line(view, deal, texts)


def _facts(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    yield capital(" · ".join((*bank_facts(view, texts), *trump_facts(view, deal, texts))))
    yield capital(" · ".join(deal_facts(view, deal, texts)))
    yield from lane_lines(view, deal, texts)


def bank_facts(view: TableView, texts: Texts) -> Iterator[str]:
    """Describe the contents of the pot and the reserve, if there are any."""
    if view.ruleset.pot:
        yield texts("panel-pot", pot=view.pot)
    if view.reserve:
        yield texts("panel-reserve", reserve=view.reserve)


def trump_facts(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe the trumps; only games with a text for it mention that there are none yet."""
    if not view.ruleset.tricks:
        return
    if deal.trump:
        yield texts("panel-trump", suit=trump_name(texts, deal.pack, deal.trump))
    elif texts.has("panel-no-trump"):
        yield texts("panel-no-trump")


def all_facts(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe the bank, the trumps, the marks of the deal and the cards on the table."""
    yield from bank_facts(view, texts)
    yield from trump_facts(view, deal, texts)
    yield from deal_facts(view, deal, texts)


def deal_facts(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe the marks of the deal and the cards on the table, except for those of a board."""
    yield from mark_facts(deal, texts)
    yield from lying_facts(view, deal, texts)


def mark_facts(deal: View, texts: Texts, told: Iterable[Line] = ()) -> Iterator[str]:
    """Describe the marks of the deal, except for those that a line states which is `told` as well."""
    stated = {name for line in told for name in line.tells}
    marks = (mark for mark in deal.marks if mark.seat is None and mark.name not in stated)
    return filter(None, (mark_words(texts, deal, mark) for mark in marks))


def lying_facts(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe the cards on the table, except for those of a board."""
    turned = deal.zone("turn-up").cards
    if turned:
        yield texts("panel-turned-up", card=card_names(texts, deal.pack, turned))
    zones = apart(view.ruleset.telling.board(deal), on_the_table(deal))
    yield from (zone_words(texts, deal, zone) for zone in zones if zone.count)


def on_the_table(deal: View) -> Iterator[ZoneView]:
    """List the game's own zones in the middle of the table, such as open cards or a widow."""
    return (zone for zone in deal.zones if zone.owner is None and zone.name not in _TOLD_ELSEWHERE)


def before(deal: View, seat: int) -> Iterator[ZoneView]:
    """List the open zones before a seat in the spectator's view: a shown hand, a pile of the game's."""
    return (zone for zone in deal.zones if deal.seat is None and zone.owner == seat and zone.cards)


def mark_words(texts: Texts, deal: View, mark: MarkView) -> str:
    """Describe a mark; one without a text is named by its code."""
    value = said(texts, deal.pack, mark.value)
    plain = f"{mark.name} {value}" if mark.seat is None else mark.name
    return texts.word(f"mark-{mark.name}", plain, value=value).strip()


def seat_marks(deal: View, number: int) -> Sequence[MarkView]:
    """List the marks that distinguish a seat in words: not its needed tricks, and a declarer's side goes unsaid."""
    marks = [mark for mark in deal.marks if mark.seat == number and mark.name != NEEDED]
    declares = any(mark.name == DECLARER for mark in marks)
    return [mark for mark in marks if not (declares and mark.name == SIDE)]


def badge(deal: View, texts: Texts) -> str:
    """Describe in a few words what this deal is played for: the marks for which the game has badge texts."""
    return " · ".join(filter(None, (_badge(deal, mark, texts) for mark in deal.marks if mark.seat is None)))


def _badge(deal: View, mark: MarkView, texts: Texts) -> str:
    key = f"badge-{mark.name}"
    return texts(key, value=said(texts.plain, deal.pack, mark.value)) if texts.has(key) else ""


def played_for(deal: View, texts: Texts) -> str:
    """Describe all marks of the deal, without emphasis: as a badge if the game has a text for one."""
    marks = [mark for mark in deal.marks if mark.seat is None]
    words = (_badge(deal, mark, texts) or mark_words(texts.plain, deal, mark) for mark in marks)
    return " · ".join(filter(None, words)).replace("**", "")


def zone_words(texts: Texts, deal: View, zone: ZoneView) -> str:
    """Describe the contents of a zone."""
    name = texts.word(f"zone-{zone.name}", zone.name)
    if zone.cards is None:
        return texts("panel-zone-hidden", zone=name, count=zone.count)
    return texts("panel-zone", zone=name, cards=card_names(texts, deal.pack, zone.cards))


def seat_line(view: TableView, deal: View, seat: SeatView, texts: Texts) -> str:
    """Format one seat: its name, and its situation in the deal and in the session."""
    asked = deal.asked is not None and deal.asked.seat == seat.number and view.phase == "playing"
    facts = " · ".join((*seat_facts(view, deal, seat, texts), *standing(view, seat, texts)))
    name = f"**{safe_name(seat.name)}** {sign(seat, texts)}".rstrip()
    before = "" if texts.aloud else f"{ASKED if asked else WAITING} "
    return f"{before}{name} · {facts}".removesuffix(" · ")


def standing(view: TableView, seat: SeatView, texts: Texts) -> Iterator[str]:
    """Describe a seat's assets: its tallies, such as its score, and its chips if the game is played for chips."""
    if view.deal and seat.number is not None:
        values = ((tally.name, view.deal.tallies.get(tally.name)) for tally in view.ruleset.tallies)
        yield from filter(None, (tally_words(texts, name, now[seat.number]) for name, now in values if now))
    if not view.ruleset.tallies:
        yield signed(texts, seat.chips)
    elif view.ruleset.pot and seat.chips:
        yield chips_words(seat.chips, texts)


def seat_facts(view: TableView, deal: View, seat: SeatView, texts: Texts) -> Iterator[str]:
    """Describe a seat's situation in the deal."""
    number = seat.number
    if seat.level:
        yield way_words(seat, texts)
    if seat.dealer:
        yield texts("seat-dealer")
    if number is not None:
        yield from filter(None, (mark_words(texts, deal, mark) for mark in seat_marks(deal, number)))
        yield from _part(view, deal, number, texts)
        zones = apart(view.ruleset.telling.board(deal), before(deal, number))
        yield from (shown_zone(texts, deal, zone) for zone in zones)
    if seat.away:
        yield texts("seat-away")
    if seat.leaving:
        yield texts("seat-leaving")


def _part(view: TableView, deal: View, number: int, texts: Texts) -> Iterator[str]:
    """Describe whether a seat takes part in the deal, and its tricks."""
    needed = needed_tricks(deal, number)
    if number in deal.sitting_out:
        yield texts("seat-sits-out")
    elif not deal.active[number]:
        yield texts("seat-out")
    elif view.ruleset.tricks and needed:
        yield texts("seat-tricks-of", tricks=deal.taken[number], needed=needed)
    elif view.ruleset.tricks and view.ruleset.telling.counts_tricks and deal.taken[number]:
        yield texts("seat-tricks", tricks=deal.taken[number])


def needed_tricks(deal: View, number: int) -> int:
    """Return the number of tricks a seat must take, 0 if there is no requirement."""
    needed = deal.mark(NEEDED, number)
    return needed if isinstance(needed, int) else 0


def shown_zone(texts: Texts, deal: View, zone: ZoneView) -> str:
    """Describe an open zone before a seat: the hand that it shows, or a pile of the game's."""
    if zone.name != "hand":
        return zone_words(texts, deal, zone)
    return texts("seat-shows", cards=card_names(texts, deal.pack, deal.ordering.sort(zone.cards or ())))


def trick_line(view: TableView, deal: View, texts: Texts) -> str:
    """Format the trick in play order, or the previous one while no card has been played to it."""
    if deal.trick:
        return texts("trick-now", number=len(deal.tricks_lying) + 1, plays=plays_words(view, deal, deal.trick, texts))
    return small(trick_before(view, deal, texts))


def trick_before(view: TableView, deal: View, texts: Texts, *, alt: bool = False) -> str:
    """Format the last trick and its taker; empty if none is on the table."""
    lying = deal.tricks_lying
    if not lying:
        return ""
    plays, name = plays_words(view, deal, lying[-1].plays, texts, alt=alt), plain_seat_name if alt else seat_name
    return texts("trick-before", number=len(lying), plays=plays, name=name(view, lying[-1].winner))


def tricks_missed(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Format the tricks taken since the viewer's last turn, except for one covered by `trick_line`."""
    asked = cards_answered(deal.answers, deal.seat)
    plays = [place for place, event in enumerate(deal.events) if isinstance(event, Played) and event.seat == deal.seat]
    mine = plays[asked - 1] if asked else 0
    taken = [event.number for event in deal.events[mine:] if isinstance(event, TrickTaken)]
    lying = 0 if deal.trick else len(deal.tricks)
    told = (number for number in taken if number != lying or number <= deal.taken_up)
    return (past_trick(view, deal, number, texts) for number in told)


def past_trick(view: TableView, deal: View, number: int, texts: Texts) -> str:
    """Format a trick that was taken, by its number; tricks are counted anew once some were taken up again."""
    trick, before = deal.tricks[number - 1], deal.taken_up if number > deal.taken_up else 0
    cards, name = plays_words(view, deal, trick.plays, texts), seat_name(view, trick.winner)
    return texts("trick-before", number=number - before, plays=cards, name=name)


def deal_lines(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe the game's own facts about a deal in progress."""
    yield from (line_words(view, deal, line, texts) for line in own_lines(view, deal))
    yield from first_forced(view, deal, texts) if not deal.over else ()


def own_lines(view: TableView, deal: View) -> Sequence[Line]:
    """Return the game's own facts about a deal in progress, not yet in words."""
    return () if deal.over else view.ruleset.telling.deal_lines(deal)


def first_forced(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Explain to newcomers why no one is asked the game's question in a first deal that is forced."""
    forced = any(mark.name == ROUND and mark.value in FORCED for mark in deal.marks)
    if forced and view.deal_number == 1 and texts.has("forced-first"):
        yield small(texts("forced-first"))


def plays_words(
    view: TableView, deal: View, plays: Sequence[tuple[int, Card]], texts: Texts, *, alt: bool = False
) -> str:
    """Format the cards of a trick in the order in which they were played, and who led; with `alt`, in plain words."""
    named, name = (card_words, plain_seat_name) if alt else (card_name, seat_name)
    return ", ".join(
        texts("trick-play" if place else "trick-lead", name=name(view, seat), card=named(texts, deal.pack, card))
        for place, (seat, card) in enumerate(plays)
    )


def table_alt(view: TableView, deal: View, texts: Texts) -> str:
    """Describe the picture of the table in plain words."""
    texts = texts_of(texts, view.ruleset).plain
    facts = ", ".join(all_facts(view, deal, texts))
    lanes = ". ".join(filter(None, lane_lines(view, deal, texts)))
    seats = "; ".join(_seat_alt(view, deal, seat, texts) for seat in view.playing)
    if lanes:
        trick = ""
    elif deal.trick:
        trick = texts("panel-alt-trick", plays=plays_words(view, deal, deal.trick, texts, alt=True))
    else:  # the previous one stays until the first card of the next
        trick = trick_before(view, deal, texts, alt=True)
    return texts("panel-alt", facts=". ".join(filter(None, (facts, lanes, seats, trick)))).replace("**", "")


def _seat_alt(view: TableView, deal: View, seat: SeatView, texts: Texts) -> str:
    facts = ", ".join((*seat_facts(view, deal, seat, texts), *standing(view, seat, texts)))
    return texts("panel-alt-seat", name=plain_name(seat.name), facts=facts) if facts else plain_name(seat.name)


def lane_lines(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe each lane of a board, if any: the cards in the middle, then those of each side, and their value."""
    board = view.ruleset.telling.board(deal)
    if board is None:
        return
    for lane in board.lanes:
        sides = [*_sides(view, deal, board, lane, texts)]
        between = {"cards": lane_cards(deal, lane.between, texts), "between": len(lane.between)}
        yield texts("panel-lane", lane=lane_name(lane, texts), sides="; ".join(sides), laid=len(sides), **between)


def lane_name(lane: Lane, texts: Texts) -> str:
    """Name a lane."""
    return texts.word(f"lane-{lane.name}", lane.name)


def apart(board: Board | None, zones: Iterable[ZoneView]) -> Iterator[ZoneView]:
    """Omit the zones that lie in the lanes of a board, if there is one."""
    if board is None:
        return iter(zones)
    lying = {card for lane in board.lanes for cards in (*lane.sides, lane.between) for card in cards}
    return (zone for zone in zones if not (zone.cards and lying.issuperset(zone.cards)))


def _sides(view: TableView, deal: View, board: Board, lane: Lane, texts: Texts) -> Iterator[str]:
    for side, cards in enumerate(lane.sides):
        if cards:
            told, names = lane.told[side], {"name": seat_name(view, board.seats[side])}
            words = line_words(view, deal, told, texts) if told else ""
            best = "true" if lane.best == side else "false"
            key = "panel-lane-told" if words else "panel-lane-side"
            yield texts(key, cards=lane_cards(deal, cards, texts), told=words, best=best, **names)


def lane_cards(deal: View, cards: Cards, texts: Texts) -> str:
    """Name the cards of a side of a lane; hidden ones are face down."""
    return ", ".join(card_name(texts, deal.pack, card) if card else texts("panel-lane-hidden") for card in cards)
