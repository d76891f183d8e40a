"""A deal in words, by the roles of its facts: what happened, who is asked what, how it ended, and asides.

Messages choose among these facts, and none of them words or weighs one by itself. What happened is told by `Teller`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from bot.discord_io.surface import small
from bot.language import Texts
from bot.panels.kit.words import (
    chips_words,
    line_words,
    question_words,
    reason_words,
    seat_name,
    signed,
    tally_words,
    texts_of,
)
from bot.panels.table.advice import advised_line
from bot.panels.table.happenings import TELLING, Teller, moment
from bot.panels.table.seats import away_lines, watching_words
from bot.panels.table.text import trick_before, trick_line
from game.core.events import Announced, HandsDealt, HandShown, Paid, Scored, TallyChanged
from game.core.lines import Seat
from game.core.parts import Telling
from game.core.rulesets import Ruleset
from game.core.view import View, ZoneView
from game.core.vocabulary import CLAIM, SCORE
from game.table.bounds import BETE_LIMITS
from game.table.view import TableView

LARGE: Final = max(BETE_LIMITS)
"""A pot of more antes than this is worth a line, and this is the limit then offered."""


class Described(Teller):
    """Describes a deal to one reader, lazily: what a message does not choose is not put into words."""

    # what happened

    def latest(self, seat: int | None, least: int) -> list[str]:
        """Describe the latest events; all since a seat's last turn where no trick shows them."""
        return self.recent(least) if self.view.ruleset.tricks or seat is None else self.since_turn(seat, least)

    def last_lines(self) -> Iterator[str]:
        """Describe the last moves of a finished deal: its last trick, or how cards moved in a game without tricks."""
        yield self.taken_back()
        if self.view.ruleset.tricks:
            yield trick_before(self.view, self.deal, self.texts)
        elif self.view.ruleset.hands:
            yield from self.last_moves()

    # who is asked what

    def asked(self, key: str) -> str:
        """Say by a text who is asked what; empty if nobody is."""
        asked = self.deal.asked
        if asked is None:
            return ""
        question = question_words(self.view, self.deal, asked, self.texts)
        return self.texts(key, name=self.name(asked.seat), question=question)

    # how it ended

    @property
    def results(self) -> list[Result]:
        """The results worth a line, best first: a zero is not, if the game's own lines cover all seats."""
        found = results(self.view.ruleset, self.deal)
        return [each for each in found if each.points or each.chips or not self._told.summary(self.deal)]

    def score(self) -> Iterator[str]:
        """Describe the game's own facts about a finished deal, such as how its score is computed."""
        return (line_words(self.view, self.deal, line, self.texts) for line in self._told.summary(self.deal))

    def announced(self) -> Iterator[str]:
        """Describe the special moments of a deal, and the hands laid open when a claim ended it."""
        for event in self._announced():
            yield moment(self, event) if isinstance(event, Announced) else TELLING[HandShown](self, event)

    def ended(self) -> Iterator[str]:
        """Describe how a deal ended: its moments, its score computation, and everyone's results."""
        if self.deal.trick:  # a claim has ended the deal before the trick was complete
            yield trick_line(self.view, self.deal, self.texts)
        yield from self.announced()
        yield from (line_words(self.view, self.deal, line, self.texts) for line in self._told.moments(self.deal))
        yield from self.score()
        told = self.results
        for each in results(self.view.ruleset, self.deal):
            if (changed := self._changed(each.seat)) or each in told:
                gain = gain_words(each, self.texts, chips_alone=not self.view.ruleset.tallies)
                facts = (gain, changed, self.reasons(each.seat))
                yield f"**{self.name(each.seat)}** {' · '.join(filter(None, facts))}"

    def reasons(self, seat: int) -> str:
        """List the parts of a seat's result, such as "2 tricks +6 · price −2"; a reason without a text is omitted.

        If a deal is not only about chips, a single reason is the whole result and needs no amount.
        """
        deal = self.deal
        sums: defaultdict[str, int] = defaultdict(int)
        for event in deal.events:
            if isinstance(event, Scored):
                sums[event.reason] += event.points if event.seat == seat else 0
            elif isinstance(event, Paid) and SCORE not in deal.tallies:
                source, target, amount, reason = event.payment
                sums[reason] += (target == seat) * amount - (source == seat) * amount
        told = [
            (reason_words(self.texts, reason, deal.taken[seat]), amount)
            for reason, amount in reversed(sums.items())
            if amount
        ]
        if len(told) == 1 and len(deal.tallies) > 0:
            return told[0][0]
        return " · ".join(f"{words} {signed(self.texts, amount)}" for words, amount in told if words)

    def shows(self, zone: ZoneView) -> bool:
        """Whether a line of the result already names the owner and all the cards of a zone."""
        if not self.deal.over or zone.owner is None or zone.cards is None:
            return False
        named = {Seat(zone.owner), *zone.cards}
        lines = (*self._told.moments(self.deal), *self._told.summary(self.deal))
        shown = ({Seat(event.seat), *event.cards} for event in self._announced() if isinstance(event, HandShown))
        return any(named <= {*each} for each in (*shown, *(line.named() for line in lines)))

    @property
    def _told(self) -> Telling:
        return self.view.ruleset.telling

    def _announced(self) -> Iterator[Announced | HandShown]:
        claimed = False
        for event in self.deal.events:
            if isinstance(event, Announced):
                claimed = claimed or event.what.startswith(CLAIM)
                yield event
            elif claimed and isinstance(event, HandShown):
                yield event

    def _changed(self, seat: int) -> str:
        """List a seat's tallies changed by a deal, except for the score, which is its result.

        Tallies changed before the cards were dealt were part of the deal's start. A game that has already described
        one has an empty text for it.
        """
        texts, events = self.texts, self.deal.events
        dealt = max((place for place, event in enumerate(events) if isinstance(event, HandsDealt)), default=0)
        changed = {event.name for event in events[dealt:] if isinstance(event, TallyChanged) and event.seat == seat}
        names = [tally.name for tally in self.view.ruleset.tallies if tally.name in changed and tally.name != SCORE]
        values = {name: self.deal.tallies[name][seat] for name in names}
        told = (
            texts(f"changed-{name}", value=now) if texts.has(f"changed-{name}") else tally_words(texts, name, now)
            for name, now in values.items()
        )
        return ", ".join(filter(None, told))

    # asides

    def asides(self) -> Iterator[str]:
        """Describe what lies beside the play: who is away, advised or watching, what comes after the deal, the pot."""
        view, texts = self.view, self.texts
        yield from away_lines(view, texts)
        yield advised_line(view, texts)
        yield self.taken_back()
        yield small(watching_words(view, texts))
        yield small(texts("status-stopping") if view.stopping else "")
        yield small(texts("status-evening-held") if view.held else "")
        yield large_pot_line(view, texts)

    def taken_back(self) -> str:
        """Say who has taken back an answer in the deal, and how often; empty if nobody has."""
        counts = Counter(self.deal.taken_back).items()
        told = [self.texts("taken-back-by", name=self.name(seat), count=count) for seat, count in counts]
        return small(self.texts("taken-back", told=", ".join(told))) if told else ""


def large_pot_line(view: TableView, texts: Texts) -> str:
    """Mention that a pot has grown large while a bête has no limit, or that it has one from the next deal on."""
    if not view.limits or view.limit or view.stopping or view.pot <= LARGE * view.ante:
        return ""
    if view.next_limit:
        return texts("limit-next", chips=view.next_limit)
    return texts("limit-large", antes=view.pot // view.ante)


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
    """Return a deal's results, best first; without stakes none, nor of seats that sat out and got nothing."""
    scored = [event for event in deal.events if isinstance(event, Scored)]
    points = [sum(each.points for each in scored if each.seat == seat) for seat in range(deal.seats)]
    points = points if SCORE in deal.tallies else None
    if points is None and not ruleset.pot and not any(net_results(deal)):
        return []
    found = [Result(seat, points[seat] if points else None, chips) for seat, chips in enumerate(net_results(deal))]
    told = (each for each in found if each.seat not in deal.sitting_out or each.points or each.chips)
    return sorted(told, key=lambda each: -each.gain)


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


def gain_words(result: Result, texts: Texts, *, chips_alone: bool = True) -> str:
    """Put a result into words with its unit, and any chips won with points; `chips_alone` writes chips as a number."""
    if result.points is None and chips_alone:
        return f"**{signed(texts, result.chips)}**"
    if result.points is None or (not result.points and result.chips):
        return f"**{chips_words(result.chips, texts)}**"
    points = texts("summary-points", points=signed(texts, result.points), count=abs(result.points))
    return f"{points} ({chips_words(result.chips, texts)})" if result.chips else points


def headline_result(ruleset: Ruleset[Any], deal: View) -> Result | None:
    """Return what a headline tells: the result of the seat it is about, else the best; `None` if that is nothing."""
    line = ruleset.telling.headline(deal)
    about = line.values.get("name") if line else None
    found = (each for each in results(ruleset, deal) if each.gain)
    return next((each for each in found if line is None or about == Seat(each.seat)), None)


def headline(view: TableView, deal: View, texts: Texts) -> str:
    """Describe a finished deal with the result it was about, else by the best one; empty if all are even."""
    texts, found = texts_of(texts, view.ruleset), headline_result(view.ruleset, deal)
    line, gain = view.ruleset.telling.headline(deal), signed(texts, found.gain) if found else ""
    if line is None:
        return f"{seat_name(view, found.seat)} {gain}" if found else ""
    told = line_words(view, deal, line, texts)
    return f"{told}, {gain}" if gain else told
