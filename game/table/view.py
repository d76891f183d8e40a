"""A table as one person, or everybody, may see it; built by allow-list like the view of a deal."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

from game.computer.levels import persona_matters
from game.core.options import Options
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal
from game.core.view import View
from game.core.visibility import view_of
from game.table.answers_ahead import Offer, ruled_out
from game.table.bounds import BETE_LIMITS
from game.table.decisions import Earlier, Occasion
from game.table.lineup import THE_SESSION, lost, votes, votes_needed
from game.table.occasion import Friendly
from game.table.ports import Pace
from game.table.seat import Seat
from game.table.spectators import Reaction, Watcher
from game.table.state import Phase
from game.table.table import Table

Seen = TypeVar("Seen", "SeatView", "TableView")

SHOWN: Final = ("server", "channel", "phase", "matches")
"""What everybody may see of a table's state as it is."""
TERMS_SHOWN: Final = ("language", "turn_seconds", "pace", "quiet", "zone", "rules", "reactions", "adviser", "take_back")
"""What everybody may see of its terms as it is."""
SEAT_SHOWN: Final = ("id", "user", "name", "away", "out", "leaving", "learning", "since")
"""What everybody may see of a seat as it is."""


class EndVote(NamedTuple):
    """A vote to end the session, because the person called `name` is lost: how many are for it, how many are needed."""

    name: str
    votes: int
    needed: int


@dataclass(frozen=True, kw_only=True)
class SeatView:
    """A seat, in turn order; `number` is its place in the deal, `None` if it gets no cards.

    `chips` is the session's result, `tallies` are numbers such as a score or lives, by name; both include the changes
    of a running deal. `since` is how many deals had begun when the player sat down. `level` is how well a computer
    plays, and `persona` how daring, if that makes a difference; a person who is `advised` plays with advice, one who is
    `learning` with hints. An absent
    person's seat is freed when `votes_against` reaches `votes_needed`.
    """

    id: int
    user: int | None = None
    name: str
    chips: int
    number: int | None = None
    computer: bool
    away: bool = False
    out: bool = False
    leaving: bool = False
    since: int = 0
    ready: bool = False
    host: bool = False
    dealer: bool = False
    cutter: bool = False
    votes_against: int = 0
    votes_needed: int = 0
    advised: bool = False
    learning: bool = False
    tallies: Mapping[str, int] = field(default_factory=dict[str, int])
    level: str = ""
    persona: str = ""


@dataclass(frozen=True, kw_only=True)
class TableView:
    """A table as `viewer` (a user id; `None` for everybody) sees it.

    `seats` are the current ones, `playing` those of the running or last deal in the order of `deal.seats`; `deal` is
    that deal as the viewer may see it. `fingerprint` and `cut` belong to the next deal while none is running, otherwise
    to this one. `deadline`, in seconds since 1970, is that of the open question, else of the pause. `ending` names the
    reason why the session is over. `matches` counts the finished ones. `next_limit` is the highest bête of future
    deals, 0 for no limit. `rules` is the name under which the house rules were chosen, `stopped_by` the name of the
    person who ended the session, unless it was `voted`, `leftover` are the chips of the pot shared at its end, by those
    who are `sharing`. `end_vote` is the vote to end it, if somebody is lost.
    `watching` counts the spectators; `watcher` is the viewer if they are one. `recent_reactions` are shown if the host
    allows `reactions`; with an `adviser` people may play with advice, with `take_back` take back an answer if all
    agree; the person at the seat `taker`, by its number, may do so now. The table may be `held` back from the next
    deal; with `same_cards` others may still play its cards, and with an `earlier` deal those are dealt again. `chosen`
    is the card, as in records, that the viewer has chosen but not played yet, `ruled_out` are those that the open trick
    forbids them. `ahead` are the questions that the viewer may answer ahead, `lapsed` is what they had chosen for the
    one that is open now, if it no longer fits. The `dealer` among those `playing` dealt the deal on view; among all
    `seats` it is the next one to deal.
    """

    id: str
    server: int = 0
    channel: int = 0
    viewer: int | None = None
    language: str = ""
    phase: Phase
    ruleset: Ruleset[Any]
    options: Options
    turn_seconds: int = 0
    seats: tuple[SeatView, ...]
    playing: tuple[SeatView, ...]
    former: tuple[SeatView, ...] = ()
    deal_number: int
    question_number: int
    deal: View | None = None
    deadline: float | None = None
    fingerprint: str = ""
    cut: str = ""
    pot: int = 0
    reserve: int = 0
    stopping: bool = False
    ending: str = ""
    matches: int = 0
    next_limit: int = 0
    rules: str = ""
    stopped_by: str = ""
    voted: bool = False
    end_vote: EndVote | None = None
    leftover: int = 0
    sharing: tuple[str, ...] = ()
    pace: Pace = "normal"
    quiet: str = ""
    zone: str = ""
    reactions: bool = True
    adviser: bool = False
    take_back: bool = True
    taker: int | None = None
    chosen: str = ""
    ruled_out: tuple[str, ...] = ()
    ahead: tuple[Offer, ...] = ()
    lapsed: str = ""
    watching: int = 0
    watcher: Watcher | None = None
    recent_reactions: tuple[Reaction, ...] = ()
    occasion: type[Occasion] = Friendly
    lent: bool = False
    held: bool = False
    earlier: Earlier | None = None
    same_cards: bool = False

    def then(self, seat: SeatView) -> int | None:
        """Return what the hand of a seat brought in the earlier deal, in points or chips; `None` if it had none."""
        order = [dealt.id for dealt in self.playing or self.seats]
        return self.earlier.results[order.index(seat.id)] if self.earlier and seat.id in order else None

    @property
    def hosted(self) -> bool:
        """Whether people sit down, go, and have a host; else that is arranged by others."""
        return not self.occasion.arranged

    @property
    def changeable(self) -> bool:
        """Whether rules and number of seats may be changed."""
        return not self.occasion.fixed

    @property
    def limits(self) -> Sequence[int]:
        """The highest bêtes, in antes, among which the host may choose."""
        return BETE_LIMITS if self.ante and self.changeable else ()

    @property
    def most_seats(self) -> int:
        """How many seats there may be."""
        return self.occasion.most_seats(len(self.seats), self.ruleset.most_seats)

    @property
    def free_seats(self) -> int:
        """How many seats are free, or will be after this deal."""
        return max(0, self.most_seats - sum(not seat.leaving for seat in self.seats))

    @property
    def has_room(self) -> bool:
        """Whether a person can sit down: on a free seat, or on that of a computer, which makes room."""
        makes_room = any(seat.computer and not seat.leaving for seat in self.seats)
        return self.occasion.admits(room=self.free_seats > 0 or makes_room, begun=self.phase != "lobby")

    @property
    def ante(self) -> int:
        """One ante in chips, if a bête can be as high as the pot; else 0."""
        return self.ruleset.bete.ante(self.options) if self.ruleset.bete else 0

    @property
    def limit(self) -> int:
        """The highest bête of this deal in chips, 0 for no limit."""
        return getattr(self.options, self.ruleset.bete.limit) if self.ruleset.bete else 0

    @property
    def me(self) -> SeatView | None:
        """The viewer's seat."""
        return next((seat for seat in self.seats if self.viewer is not None and seat.user == self.viewer), None)

    @property
    def takes_back(self) -> bool:
        """Whether the viewer may take back their last answer."""
        return self.deal is not None and self.deal.seat is not None and self.deal.seat == self.taker

    @property
    def asked(self) -> SeatView | None:
        """The seat to act."""
        asked = self.deal.asked if self.deal and self.phase == "playing" else None
        return self.playing[asked.seat] if asked else None

    @property
    def host(self) -> SeatView | None:
        """The host's seat."""
        return next((seat for seat in self.seats if seat.host), None)


def table_view(table: Table, viewer: int | None) -> TableView:
    """Return the view of a table for a person, or for everybody."""
    view = _public_view(table)
    return view if viewer is None else as_seen_by(viewer, view, table)


def as_seen_by(viewer: int, view: TableView, table: Table) -> TableView:
    """Return the public `view` of a table with a person's own view of the deal; both from the same moment."""
    deal = view_of(table.driver, table.deal_seat(viewer)) if table.driver else None
    forbidden = ruled_out(table.driver, deal.seat) if table.driver and deal and deal.seat is not None else ()
    return _changed(
        view,
        viewer=viewer,
        deal=deal,
        chosen=table.answers_ahead.card_of(viewer),
        ruled_out=forbidden,
        ahead=table.answers_ahead.offers(viewer),
        lapsed=table.answers_ahead.lapsed(viewer),
        watcher=table.spectators.watcher(viewer),
    )


def _public_view(table: Table) -> TableView:
    state = table.state
    deal = view_of(table.driver, None) if table.driver else None
    playing, dealt_by = state.phase == "playing", deal.dealer if deal else None
    setup = table.driver.setup if playing and table.driver else None
    seal = setup.deck if setup else state.seal
    show = _seat_views(table, deal if playing else None)
    sitting = {seat.id: show(seat) for seat in state.seats}
    known = {seat.id: show(seat) for seat in state.former} | sitting
    return TableView(
        **{name: getattr(state, name) for name in SHOWN},
        **{name: getattr(state.terms, name) for name in TERMS_SHOWN},
        stopping=state.end.stopping,
        ending=state.end.why,
        leftover=state.end.leftover,
        id=table.id,
        viewer=None,
        ruleset=table.ruleset,
        options=table.options,
        seats=tuple(sitting.values()),
        playing=tuple(
            _changed(known.get(seat.id) or show(seat), dealer=number == dealt_by, **_way(seat, table))
            for number, seat in enumerate(state.playing)
        ),
        former=tuple(map(show, state.former)),
        deal_number=state.deal,
        question_number=table.question_number,
        deal=deal,
        deadline=table.deadline,
        fingerprint=seal.fingerprint if isinstance(seal, Seal) else "",
        cut=seal.cut if isinstance(seal, Seal) else "",
        pot=deal.bank.pot if deal and playing else state.kept.pot,
        reserve=deal.bank.reserve if deal and playing else state.kept.reserve,
        next_limit=int(state.terms.options.get(table.ruleset.bete.limit, 0)) if table.ruleset.bete else 0,
        stopped_by=_stopper(table),
        voted=state.end.voted,
        end_vote=_end_vote(table),
        sharing=tuple(seat.name for seat in state.playing if seat.id in state.end.sharing),
        watching=len(table.spectators.watchers),
        recent_reactions=table.spectators.recent_reactions if state.terms.reactions else (),
        occasion=type(state.occasion),
        held=state.occasion.waits,
        lent=state.lent_by is not None,
        earlier=state.occasion.again_of,
        same_cards=state.occasion.shared,
        taker=table.taking_back.taker,
    )


def _changed(seen: Seen, **values: object) -> Seen:
    """Return a copy with some values changed; `dataclasses.replace` would take the fifty fields one by one."""
    made = copy(seen)
    vars(made).update(values)
    return made


def _stopper(table: Table) -> str:
    """Return the name of the person who ended the session, if they sat at the table."""
    state = table.state
    seats = (*state.seats, *state.former) if state.end.stopped_by is not None else ()
    return next((seat.name for seat in seats if seat.user == state.end.stopped_by), "")


def _end_vote(table: Table) -> EndVote | None:
    """Return how the vote to end the session stands, while there may be one."""
    state = table.state
    seat = None if state.end.stopping or state.phase == "over" else lost(state, table.today())
    return EndVote(seat.name, votes(state, THE_SESSION), votes_needed(state, THE_SESSION)) if seat else None


def _seat_views(table: Table, deal: View | None) -> Callable[[Seat], SeatView]:
    """Return a function that builds the view of a seat during the running deal."""
    state = table.state
    first = {tally.name: tally.first for tally in table.ruleset.tallies}
    numbers = {seat.id: number for number, seat in enumerate(state.playing)}
    dealer, cutter = state.dealer, state.cutter

    def show(seat: Seat) -> SeatView:
        number = numbers.get(seat.id)
        if deal and number is not None:
            chips, tallies = deal.bank.seats[number], {name: values[number] for name, values in deal.tallies.items()}
        else:
            chips, tallies = seat.chips, {**first, **seat.tallies}
        return SeatView(
            **{name: getattr(seat, name) for name in SEAT_SHOWN},
            chips=chips,
            number=number,
            computer=seat.user is None,
            ready=seat.id in state.ready,
            host=seat.user is not None and seat.user == state.host,
            dealer=dealer is not None and dealer.id == seat.id,
            cutter=cutter is not None and cutter.id == seat.id,
            votes_against=votes(state, seat.id),
            votes_needed=votes_needed(state, seat.id),
            advised=seat.advised and state.terms.adviser,
            tallies=tallies,
            **_way(seat, table),
        )

    return show


def _way(seat: Seat, table: Table) -> dict[str, Any]:
    """Return a computer's level, and its persona if that matters; empty for a person, or where all are alike."""
    if seat.user is not None or table.state.occasion.alike:
        return {"level": "", "persona": ""}
    return {"level": seat.level, "persona": seat.persona if persona_matters(table.ruleset, seat.level) else ""}
