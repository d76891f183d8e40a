"""The result of a deal: who won and paid what and why, and what comes next; also in one line, once it is past."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Style, Surface, button, divider, framed, image, rows, small, text
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.rules import table_name
from bot.panels.kit.words import (
    chips_words,
    line_words,
    number_words,
    reason_words,
    seat_name,
    several,
    signed,
    tally_words,
    texts_of,
)
from bot.panels.table.happenings import TELLING, Teller, moment
from bot.panels.table.lobby import cut_button, enough_seats, ready_words
from bot.panels.table.panel import SEAL_DIGITS, large_pot_button, large_pot_line, until
from bot.panels.table.score_sheet import sheet_button
from bot.panels.table.seats import reactions_line, seat_buttons, watching_words
from bot.panels.table.take_back import taken_back_line
from bot.panels.table.text import standing, table_alt, trick_before, trick_line
from game.core.events import Announced, HandsDealt, HandShown, Paid, Scored, TallyChanged
from game.core.lines import Seat
from game.core.rulesets import Ruleset
from game.core.view import View, ZoneView
from game.core.vocabulary import CLAIM, SCORE
from game.table.view import SeatView, TableView

FAULTS: Final = ("deals-void", "rules-gone", "unreadable", "trouble")
"""How sessions end by an error of the bot."""


def summary(view: TableView, texts: Texts, picture: str = "") -> Surface:
    """Show the result of the deal that has just ended, and let people proceed to the next."""
    texts = texts_of(texts, view.ruleset)
    return framed(
        Accent.SUMMARY,
        text(texts("panel-title", ruleset=table_name(view, texts), number=view.deal_number)),
        image(picture, table_alt(view, view.deal, texts)) if picture and view.deal else None,
        text(*result_lines(view, texts), *map(small, last_lines(view, texts))),
        divider(),
        text(reactions_line(view, texts), *_what_next(view, texts), small(watching_words(view, texts))),
        *_buttons(view, texts),
    )


def closed_summary(view: TableView, texts: Texts) -> Surface:
    """Show the short form, without buttons, that stays in the channel."""
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None:
        return framed(Accent.OVER, text(_void(view, texts)))
    told = [*announcements(view, deal, texts), *game_lines(view, deal, texts)]
    gains = [each for each in results(view.ruleset, deal) if told_as_result(view, deal, each)]
    facts = [", ".join(f"{seat_name(view, each.seat)} {signed(texts, each.gain)}" for each in gains)]
    if view.ruleset.pot:
        facts.append(texts("summary-short-pot", pot=deal.bank.pot))
    line = " · ".join((texts("summary-short", number=view.deal_number), *filter(None, facts)))
    return framed(Accent.OVER, text(line, *map(small, told)))


def _void(view: TableView, texts: Texts) -> str:
    """Say that a deal is void: by an error, or because somebody or something has ended the session in mid-deal."""
    key = "summary-void" if view.ending in {"", *FAULTS} else "summary-broken-off"
    return texts(key, number=view.deal_number)


def game_lines(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe the game's own facts about a finished deal, such as how its score is computed."""
    return (line_words(view, deal, line, texts) for line in view.ruleset.telling.summary(deal))


def told_as_result(view: TableView, deal: View, result: Result) -> bool:
    """Whether a result is worth a line: a zero is not, if the game's own lines cover all seats."""
    return bool(result.points or result.chips or not view.ruleset.telling.summary(deal))


def is_in_result(view: TableView, deal: View, zone: ZoneView) -> bool:
    """Whether a line of the result already names the owner and all the cards of a zone."""
    if not deal.over or zone.owner is None or zone.cards is None:
        return False
    named = {Seat(zone.owner), *zone.cards}
    lines = (*view.ruleset.telling.moments(deal), *view.ruleset.telling.summary(deal))
    shown = ({Seat(event.seat), *event.cards} for event in _announced(deal) if isinstance(event, HandShown))
    return any(named <= {*each} for each in (*shown, *(line.named() for line in lines)))


def announcements(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe the special moments of a deal, and the hands laid open when a claim ended it."""
    teller = Teller(view, deal, texts)
    for event in _announced(deal):
        yield moment(teller, event) if isinstance(event, Announced) else TELLING[HandShown](teller, event)


def _announced(deal: View) -> Iterator[Announced | HandShown]:
    claimed = False
    for event in deal.events:
        if isinstance(event, Announced):
            claimed = claimed or event.what.startswith(CLAIM)
            yield event
        elif claimed and isinstance(event, HandShown):
            yield event


def result_lines(view: TableView, texts: Texts) -> Iterator[str]:
    """Describe the last deal: its moments, its score computation, and everyone's results."""
    deal = view.deal
    if deal is None:
        yield _void(view, texts)
        return
    if deal.trick:  # a claim has ended the deal before the trick was complete
        yield trick_line(view, deal, texts)
    yield from announcements(view, deal, texts)
    yield from (line_words(view, deal, line, texts) for line in view.ruleset.telling.moments(deal))
    yield from game_lines(view, deal, texts)
    for each in results(view.ruleset, deal):
        changed = changed_tallies(view, deal, each.seat, texts)
        if changed or told_as_result(view, deal, each):
            gain = gain_words(each, texts, chips_alone=not view.ruleset.tallies)
            facts = (gain, changed, reasons(deal, each.seat, texts))
            yield f"**{seat_name(view, each.seat)}** {' · '.join(filter(None, facts))}"


def last_lines(view: TableView, texts: Texts) -> Iterator[str]:
    """Describe the last moves: the last trick, or how cards moved in the last round of a game without tricks."""
    if view.deal:
        yield taken_back_line(view, view.deal, texts)
    if view.deal and view.ruleset.tricks:
        yield trick_before(view, view.deal, texts)
    elif view.deal and view.ruleset.hands:
        yield from Teller(view, view.deal, texts).last_moves()


def _what_next(view: TableView, texts: Texts) -> Iterator[str]:
    if view.ruleset.pot:
        yield texts("summary-pot", pot=view.pot)
        yield large_pot_line(view, texts)
    if view.reserve:
        yield texts("summary-reserve", reserve=view.reserve)
    so_far = [_standing(view, seat, texts) for seat in view.seats]
    # those who left with chips won or lost count, so that the totals add up
    so_far += [texts("summary-left", standing=_standing(view, seat, texts)) for seat in view.former if seat.chips]
    if any(so_far):
        key = "summary-standing-points" if _points_alone(view) else "summary-standing"
        yield texts(key, standing=", ".join(filter(None, so_far)))
    yield from next_lines(view, texts)
    if view.cut:
        yield small(texts("seal-next-cut", seal=f"`{view.fingerprint[:SEAL_DIGITS]}`"))


def next_lines(view: TableView, texts: Texts) -> Iterator[str]:
    """Describe who deals next and who is ready, or for whom the table is waiting."""
    dealer = next((seat for seat in view.seats if seat.dealer), None)
    if view.phase == "waiting" and not enough_seats(view):
        yield " ".join(_paused(view, texts))
    elif dealer:
        yield _next_deal(view, safe_name(dealer.name), texts)
    yield ready_words(view, texts)


def _points_alone(view: TableView) -> bool:
    """Whether seats have nothing but a score, so that its name need not be repeated for each."""
    return [tally.name for tally in view.ruleset.tallies] == [SCORE] and not view.ruleset.pot and view.deal is not None


def _standing(view: TableView, seat: SeatView, texts: Texts) -> str:
    score = score_of(view, seat) if _points_alone(view) else None
    if score is not None:
        return f"{safe_name(seat.name)} {number_words(texts, score)}"
    facts = " · ".join(standing(view, seat, texts))
    return f"{safe_name(seat.name)} {facts}" if facts else ""


def _next_deal(view: TableView, dealer: str, texts: Texts) -> str:
    """Describe who deals next, and when; at a paused table the time is unknown."""
    if view.held:
        return texts("evening-held")
    if view.deadline is None:
        return texts("summary-next", name=dealer)
    return texts("summary-next-at", name=dealer, when=until(view.deadline))


def _paused(view: TableView, texts: Texts) -> Iterator[str]:
    """Describe who is here, how many are missing, who is away and until when the table waits."""
    here = [safe_name(seat.name) for seat in view.seats if not seat.out]
    away = [safe_name(seat.name) for seat in view.seats if seat.out]
    missing = max(1, view.ruleset.least_seats - len(here))
    yield texts("summary-waiting", names=several(texts, here), here=len(here), missing=missing)
    if away:
        yield texts("summary-away", names=several(texts, away), away=len(away))
    if view.deadline is not None:
        yield texts("summary-ends-at", when=until(view.deadline))


def _buttons(view: TableView, texts: Texts) -> Iterator[Component]:
    yield from rows(*_going_on(view, texts))
    yield from rows(*sheet_button(view, texts), *seat_buttons(view, texts))


def _going_on(view: TableView, texts: Texts) -> Iterator[Component]:
    next_deal = Press(Verb.NEXT, view.id, view.deal_number)
    yield button(texts("next-deal"), next_deal, Style.success, disabled=view.held)
    yield from cut_button(view, texts)
    if view.hosted:
        yield from large_pot_button(view, texts)
    if not enough_seats(view):
        yield button(texts("add-computer"), Press(Verb.COMPUTER, view.id))
    yield button(texts("more-menu"), Press(Verb.MORE, view.id))


class Result(NamedTuple):
    """The result of a deal for a seat: points, in games that count them, and chips."""

    seat: int
    points: int | None
    chips: int

    @property
    def gain(self) -> int:
        """The decisive result: the points, else the chips."""
        return self.chips if self.points is None else self.points


def results(ruleset: Ruleset[Any], deal: View) -> list[Result]:
    """Return the results of a deal, best first; empty if neither chips nor points can be won.

    Seats that sat out are included only if they won or lost something nevertheless.
    """
    points = net_points(deal) if SCORE in deal.tallies else None
    if points is None and not ruleset.pot and not any(net_results(deal)):
        return []
    found = [Result(seat, points[seat] if points else None, chips) for seat, chips in enumerate(net_results(deal))]
    told = (each for each in found if each.seat not in deal.sitting_out or each.points or each.chips)
    return sorted(told, key=lambda each: -each.gain)


def net_points(deal: View) -> list[int]:
    """Return the points that each seat of a deal has won or lost in it."""
    points = [0] * deal.seats
    for event in deal.events:
        if isinstance(event, Scored):
            points[event.seat] += event.points
    return points


def net_results(deal: View) -> list[int]:
    """Return what each seat of a deal has won or lost in it, in chips."""
    nets = [0] * deal.seats
    for event in deal.events:
        if isinstance(event, Paid):
            source, target, amount, _ = event.payment
            for seat, change in ((source, -amount), (target, amount)):
                if seat >= 0:
                    nets[seat] += change
    return nets


def score_of(view: TableView, seat: SeatView) -> int | None:
    """Return the score of a seat, in games played for points."""
    scores = view.deal.tallies.get(SCORE) if view.deal else None
    return scores[seat.number] if scores and seat.number is not None else seat.tallies.get(SCORE)


def reasons(deal: View, seat: int, texts: Texts) -> str:
    """List the parts of a seat's result, such as "2 tricks +6 · price −2"; a reason without a text is omitted.

    If a deal is not only about chips, a single reason is the whole result and needs no amount.
    """
    sums: defaultdict[str, int] = defaultdict(int)
    for event in deal.events:
        if isinstance(event, Scored):
            sums[event.reason] += event.points if event.seat == seat else 0
        elif isinstance(event, Paid) and SCORE not in deal.tallies:
            source, target, amount, reason = event.payment
            sums[reason] += (target == seat) * amount - (source == seat) * amount
    told = [
        (reason_words(texts, reason, deal.taken[seat]), amount) for reason, amount in reversed(sums.items()) if amount
    ]
    if len(told) == 1 and len(deal.tallies) > 0:
        return told[0][0]
    return " · ".join(f"{words} {signed(texts, amount)}" for words, amount in told if words)


def gain_words(result: Result, texts: Texts, *, chips_alone: bool = True) -> str:
    """Put a result into words with its unit, and any chips won with points; `chips_alone` writes chips as a number."""
    if result.points is None and chips_alone:
        return f"**{signed(texts, result.chips)}**"
    if result.points is None or (not result.points and result.chips):
        return f"**{chips_words(result.chips, texts)}**"
    points = texts("summary-points", points=signed(texts, result.points), count=abs(result.points))
    return f"{points} ({chips_words(result.chips, texts)})" if result.chips else points


def changed_tallies(view: TableView, deal: View, seat: int, texts: Texts) -> str:
    """List a seat's tallies changed by a deal, except for the score, which is its result.

    Tallies changed before the cards were dealt were part of the deal's start.
    """
    dealt = max((place for place, event in enumerate(deal.events) if isinstance(event, HandsDealt)), default=0)
    changed = {event.name for event in deal.events[dealt:] if isinstance(event, TallyChanged) and event.seat == seat}
    names = [tally.name for tally in view.ruleset.tallies if tally.name in changed and tally.name != SCORE]
    told = (_changed(texts, name, deal.tallies[name][seat]) for name in names)
    return ", ".join(filter(None, told))


def _changed(texts: Texts, name: str, value: int) -> str:
    """Describe a changed tally; a game that has already described it has an empty text for it."""
    return texts(f"changed-{name}", value=value) if texts.has(f"changed-{name}") else tally_words(texts, name, value)


def headline(view: TableView, deal: View, texts: Texts) -> str:
    """Describe a finished deal as its game does, with the result of the seat it was about.

    For games without texts of their own the best result is shown; empty if no one won or lost anything.
    """
    texts = texts_of(texts, view.ruleset)
    found = results(view.ruleset, deal)
    line = view.ruleset.telling.headline(deal)
    if line is None:
        best = next((each for each in found if each.gain), None)
        return f"{seat_name(view, best.seat)} {signed(texts, best.gain)}" if best else ""
    about = line.values.get("name")
    gain = next((each.gain for each in found if isinstance(about, Seat) and each.seat == about.number), 0)
    told = line_words(view, deal, line, texts)
    return f"{told}, {signed(texts, gain)}" if gain else told
