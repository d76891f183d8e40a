"""The seats and results of a session: the part of a table that outlives a deal.

`TableState` is frozen: every change is a function from one state to the next, so a change that could not be committed
has not happened. Those of the seats are in `game.table.lineup`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, Self, TypeVar, cast

from pydantic import model_validator

from game.computer import BEGINNER
from game.core.errors import Refused
from game.core.frozen import Frozen
from game.core.shuffle import Seal, Source
from game.table.decisions import Kept, Occasion
from game.table.occasion import FRIENDLY, AnyOccasion
from game.table.ports import DAYS, Pace, Place
from game.table.quiet_hours import QuietHours
from game.table.seat import Seat, SeatResult

# states as versions before 1.2 stored them: flat, and with a flag for each occasion
_TERMS: Final = ("ruleset", "language", "options", "rules", "turn_seconds", "pace", "reactions", "adviser", "level")
_END: Final = ("stopping", "stopped_by", "leftover", "sharing")
_KEPT: Final = ("pot", "reserve", "bete", "carry")


def in_groups(data: Any) -> Any:
    """Return a stored state in the groups of today; one that has them, or is no state at all, as it is."""
    flat: Mapping[str, Any] = cast(Mapping[str, Any], data) if isinstance(data, Mapping) else {}
    if "kept" in flat or not {"terms", "ruleset"} & set(flat):
        return cast(object, data)
    kept = {**flat, "kept": _among(flat, _KEPT)}
    if "terms" in flat:
        return kept
    end = {**_among(flat, _END), "why": flat.get("ending", "")}
    return {**kept, "terms": _among(flat, _TERMS), "end": end, "occasion": _occasion(flat)}


def _among(flat: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    return {name: flat[name] for name in names if name in flat}


def _occasion(flat: Mapping[str, Any]) -> dict[str, Any]:
    if flat.get("earlier"):
        return {"name": "same-cards", "deal": flat["earlier"]}
    if not flat.get("evening"):
        return {"name": "friendly"}
    table = {"mark": flat["evening"], "packs": flat.get("round"), "most": flat.get("round_deals", 0)}
    return {"name": "evening", **table, "held": flat.get("held", False)}


Kind = TypeVar("Kind", bound=Occasion)
Phase = Literal["lobby", "playing", "pause", "waiting", "over"]
MOST_IN_ACCOUNT = 10**12


class Terms(Frozen):
    """What is played, how, and in which language it is told.

    `rules` is the name of the house rules, `turn_seconds` 0 switches the timer off; over days the `quiet` hours of a
    time `zone`, both as in `game.table.quiet_hours`, do not count. With `reactions` people may react, with an `adviser`
    they may play with advice, with `take_back` take back an answer if all agree; `level` is that of computers yet to
    join.
    """

    ruleset: str
    language: str = "en"
    options: Mapping[str, bool | int | str] = {}
    rules: str = ""
    turn_seconds: int = 0
    pace: Pace = "normal"
    quiet: str = ""
    zone: str = ""
    reactions: bool = True
    adviser: bool = False
    take_back: bool = True
    level: str = BEGINNER

    @property
    def over_days(self) -> bool:
        """Whether people answer when they come by, within hours or days."""
        return self.pace == DAYS

    @property
    def quiet_hours(self) -> QuietHours | None:
        """The hours that do not count as time to think; `None` if all of them do."""
        return QuietHours.read(self.quiet, self.zone) if self.over_days else None


class Ending(Frozen):
    """How a session ends: `why`, empty while it runs.

    While it is `stopping`, it ends after the deal; `stopped_by` is the person who wanted that, or else it was `voted`.
    `leftover` are the chips of the pot that were shared at its end, and `sharing` the seats that got them.
    """

    stopping: bool = False
    stopped_by: int | None = None
    voted: bool = False
    why: str = ""
    leftover: int = 0
    sharing: tuple[int, ...] = ()

    @property
    def stop(self) -> str:
        """Why a session ends that is `stopping`."""
        return "voted" if self.voted else "stopped"


class Ahead(Frozen):
    """An answer that a seat has chosen ahead of a question of one of some `kinds`, as in records.

    It was chosen in a deal with a `hand` after `taken_back` answers had been taken back. `asked` is the number of the
    open question, if it is yet to be confirmed for that, else -1. A `situation` is what it depends on.
    """

    seat: int
    deal: int
    hand: str
    taken_back: int
    kinds: tuple[str, ...]
    answer: str
    asked: int = -1
    situation: str = ""

    @property
    def made_at(self) -> tuple[int, str, int]:
        """The deal, hand and answers taken back with which it ends."""
        return self.deal, self.hand, self.taken_back

    def replaced_by(self, other: Self) -> bool:
        """Whether another choice takes the place of this one."""
        return self.seat == other.seat and self.kinds == other.kinds


class TableState(Frozen):
    """A session at a table, on its occasion and its terms.

    Seats that are `out` are kept but not dealt to; `playing` are the seats of the last deal in turn order. `secret` and
    `cut` belong to the next deal, `draw` decides the first dealer. `deal` counts the deals that were begun,
    `void_deals` the void ones, `voids` the void ones in a row, `matches` the finished matches. `own_thread` marks a
    channel that was opened for the table. The rights of the `host` are `lent_by` an earlier one until they are back;
    `sent_away` are the people whose seats the host has freed and who were not invited since. `took_back` is whether
    somebody has taken back an answer, so that the league does not count the session. What people have chosen `ahead` in
    the running deal is theirs alone.
    """

    table: str
    server: int
    channel: int
    host: int
    draw: int
    secret: str
    terms: Terms
    occasion: AnyOccasion = FRIENDLY
    end: Ending = Ending()
    cut: str = ""
    phase: Phase = "lobby"
    seats: tuple[Seat, ...] = ()
    former: tuple[Seat, ...] = ()
    playing: tuple[Seat, ...] = ()
    next_dealer: int | None = None
    deal: int = 0
    voids: int = 0
    void_deals: int = 0
    matches: int = 0
    kept: Kept = Kept()
    ready: tuple[int, ...] = ()
    removals: Mapping[int, tuple[int, ...]] = {}
    own_thread: bool = False
    sent_away: tuple[int, ...] = ()
    next_seat: int = 0
    computers_added: int = 0
    lent_by: int | None = None
    took_back: bool = False
    ahead: tuple[Ahead, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _of_earlier_versions(cls, data: Any) -> Any:
        """Read a state as versions before 1.2 stored it."""
        return in_groups(data)

    # queries

    def at(self, occasion: type[Kind]) -> Kind:
        """Return its occasion, which is of a kind; raises `Refused("old-button")` for any other."""
        if not isinstance(self.occasion, occasion):
            raise Refused("old-button")
        return self.occasion

    @property
    def seal(self) -> Seal:
        """The seal of the next deal."""
        return self.occasion.seal(self.place, Seal(self.secret, self.cut))

    @property
    def source(self) -> Source | None:
        """The source of the next deal's cards; `None` if they are sealed for this table alone."""
        return self.occasion.source(self.place)

    @property
    def place(self) -> int:
        """The place of the next deal among those of the occasion, from 1."""
        return self.occasion.place(self.deal, self.finished)

    @property
    def all_dealt(self) -> bool:
        """Whether all deals that the occasion has were dealt here."""
        return self.occasion.all_dealt(self.place)

    @property
    def attended(self) -> bool:
        """Whether a deal is worth beginning: somebody is here, or it is played whoever is."""
        return self.occasion.attended(by_people=any(not seat.out for seat in self.people))

    @property
    def dealt_in(self) -> tuple[Seat, ...]:
        """The seats that the next deal is dealt to, in turn order."""
        return tuple(seat for seat in self.seats if not seat.out)

    @property
    def dealer(self) -> Seat | None:
        """The next dealer: drawn for the first deal, then by rotation, unless the occasion says who."""
        seats = self.dealt_in
        if not seats:
            return None
        place = self.occasion.dealer(self.place)
        if place is not None:
            return seats[place % len(seats)]
        if self.next_dealer is None:
            return seats[self.draw % len(seats)]
        return next((seat for seat in seats if seat.id == self.next_dealer), seats[0])

    @property
    def cutter(self) -> Seat | None:
        """The cutter of the next deal: the seat before the dealer in turn order; packs with a source are not cut."""
        dealer = self.dealer
        if dealer is None or self.source:
            return None
        seats = self.dealt_in
        return seats[[seat.id for seat in seats].index(dealer.id) - 1]

    def seat_of(self, user: int) -> Seat | None:
        """Find a person's seat."""
        return next((seat for seat in self.seats if seat.user == user), None)

    def expects(self, user: int) -> bool:
        """Whether a person has a seat, or takes that of a computer with the next deal."""
        return any(user == seat.user or (seat.taken_by and user == seat.taken_by[0]) for seat in self.seats)

    def by_id(self, seat_id: int) -> Seat | None:
        """Find a seat by its number."""
        return next((seat for seat in self.seats if seat.id == seat_id), None)

    def require_seat(self, user: int) -> Seat:
        """Find a person's seat; raises `Refused("not-at-table")`, or `Refused("sent-away")` if the host freed it."""
        seat = self.seat_of(user)
        if seat is None:
            self.refuse_sent_away(user)
            raise Refused("not-at-table")
        return seat

    def refuse_sent_away(self, user: int) -> None:
        """Raise `Refused("sent-away")` for a person whose seat the host has freed."""
        if user in self.sent_away:
            host = self.seat_of(self.host)
            raise Refused("sent-away", name=host.name if host else "")

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people who are present and not leaving."""
        return tuple(seat for seat in self.seats if seat.user is not None and not seat.away and not seat.leaving)

    @property
    def finished(self) -> int:
        """The number of deals played to their end, valid while none is running."""
        return self.deal - self.void_deals

    @property
    def names(self) -> tuple[tuple[int, str], ...]:
        """The ids and names of all people who sit here."""
        return tuple((seat.user, seat.name) for seat in self.seats if seat.user is not None)

    @property
    def results(self) -> tuple[SeatResult, ...]:
        """The results of all seats, including computers and players who left."""
        return tuple(SeatResult(seat.name, seat.chips, seat.tallies) for seat in (*self.seats, *self.former))

    def require_host(self, user: int) -> None:
        """Raise `Refused("host-only")` for anyone but the host, or the occasion's refusal if it has none."""
        self.occasion.check_hosted()
        if user != self.host:
            host = self.seat_of(self.host)
            raise Refused("host-only", name=host.name if host else "")

    def refuse_unless_lobby(self) -> None:
        """Raise `Refused("started-already")` once the first deal has begun."""
        if self.phase != "lobby":
            raise Refused("started-already")

    def require_rules(self, user: int) -> None:
        """Raise `Refused` for anyone but the host before the first deal, where the occasion does not give the rules."""
        self.refuse_unless_lobby()
        self.require_host(user)
        self.occasion.check_changeable()

    def refuse_while_playing(self) -> None:
        """Raise `Refused("deal-is-running")` during a deal."""
        if self.phase == "playing":
            raise Refused("deal-is-running")

    # changes

    def with_terms(self, **changes: object) -> TableState:
        """Change some of the terms."""
        return self.replace(terms=self.terms.replace(**changes))

    def with_end(self, **changes: object) -> TableState:
        """Change how the session ends."""
        return self.replace(end=self.end.replace(**changes))

    def with_seat(self, seat: Seat) -> TableState:
        """Update a seat."""
        return self.replace(seats=tuple(seat if old.id == seat.id else old for old in self.seats))

    def following(self, seat: Seat) -> int | None:
        """Return the id of the next seat that is dealt to; `None` if there is no other."""
        order = [other.id for other in self.dealt_in]
        if seat.id not in order or len(order) < 2:
            return None
        return order[(order.index(seat.id) + 1) % len(order)]

    def with_present_host(self) -> TableState:
        """Lend the host's rights to the next person present while the host is away; they come back with the host."""
        here = self.occasion.hosts([seat.user for seat in self.people if seat.user is not None])
        if not here:
            return self
        lent_by = self.host if self.lent_by is None else self.lent_by
        if lent_by in here:
            return self.replace(host=lent_by, lent_by=None)
        host = self.host if self.host in here else here[0]
        return self.replace(host=host, lent_by=lent_by if self.seat_of(lent_by) else None)


class Opening(NamedTuple):
    """The parameters of a new table.

    `own_thread`: its place is a thread that was opened for it. At an `occasion` that has arranged the table, the
    `seats` are given by ids and names, `None` for a computer, and there is no host. Where it gives the hands, computers
    hold all of them but the host's.
    """

    place: Place
    host: int
    host_name: str
    terms: Terms
    computers: int = 0
    own_thread: bool = False
    occasion: AnyOccasion = FRIENDLY
    seats: Sequence[tuple[int | None, str]] = ()
