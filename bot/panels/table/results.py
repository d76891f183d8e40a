"""The results of a deal for each seat: points, chips, changed tallies, and the reasons."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

from bot.language import Texts
from bot.panels.kit.words import chips_words, reason_words, signed, tally_words
from game.core.events import HandsDealt, Paid, Scored, TallyChanged
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.vocabulary import SCORE
from game.table.view import SeatView, TableView

"""The tally of games played for points."""


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
            for seat, amount in (
                (event.payment.source, -event.payment.amount),
                (event.payment.target, event.payment.amount),
            ):
                if seat >= 0:
                    nets[seat] += amount
    return nets


def score_of(view: TableView, seat: SeatView) -> int | None:
    """Return the score of a seat, in games played for points."""
    scores = view.deal.tallies.get(SCORE) if view.deal else None
    return scores[seat.number] if scores and seat.number is not None else None


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
