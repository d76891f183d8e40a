"""The seats and results of a session: the part of a table that outlives a deal.

`TableState` is frozen: every change is a function from one state to the next, so a change that could not be committed
has not happened.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

from game.computer import BEGINNER
from game.core.errors import Refused
from game.core.frozen import Frozen
from game.core.rulesets import Tally
from game.core.shared_packs import RoundSeal, Source
from game.core.shuffle import Seal
from game.table.cast import Character, character
from game.table.earlier_deal import EarlierDeal
from game.table.ports import Tempo
from game.table.seat import Seat, SeatResult

Phase = Literal["lobby", "playing", "pause", "waiting", "over"]
MOST_IN_ACCOUNT = 10**12


class TableState(Frozen):
    """A session at a table.

    Seats that are `out` are kept but not dealt to; `playing` are the seats of the last deal in turn order. `secret` and
    `cut` belong to the next deal, `draw` decides the first dealer. `deal` counts the deals that were begun,
    `void_deals` the void ones, `voids` the void ones in a row, `matches` the finished matches. `rules` is the name of
    the house rules, `stopped_by` the person who ended the session, `leftover` the chips of the pot that were shared at
    its end, and `sharing` the seats that got them. `own_thread` marks a channel that was opened for the table. With
    `reactions` people may react, with an `adviser` they may play with advice; `level` is that of computers yet to join,
    and `sent_away` are the people whose seats the host has freed and who were not invited since. With a `round` the
    cards are those of its first `round_deals` deals: no one cuts, each deal has the same dealer at every table, and the
    session ends with the last of them. A table of an `evening` (its mark) keeps the seats that it was opened with: a
    computer plays for anyone who leaves, there is no host, and there are no stakes. While it is `held` no deal begins.
    With an `earlier` deal its cards are dealt again, once, to as many seats; nothing is at stake either.
    """

    table: str
    server: int
    channel: int
    host: int
    language: str
    ruleset: str
    options: Mapping[str, bool | int | str]
    turn_seconds: int
    draw: int
    secret: str
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
    pot: int = 0
    reserve: int = 0
    bete: int = 0
    carry: Mapping[str, int] = {}
    ready: tuple[int, ...] = ()
    removals: Mapping[int, tuple[int, ...]] = {}
    stopping: bool = False
    stopped_by: int | None = None
    ending: str = ""
    leftover: int = 0
    sharing: tuple[int, ...] = ()
    rules: str = ""
    own_thread: bool = False
    pace: Tempo = "normal"
    reactions: bool = True
    adviser: bool = False
    level: str = BEGINNER
    sent_away: tuple[int, ...] = ()
    next_seat: int = 0
    computers_added: int = 0
    round: RoundSeal | None = None
    round_deals: int = 0
    evening: str = ""
    held: bool = False
    earlier: EarlierDeal | None = None

    # queries

    @property
    def seal(self) -> Seal:
        """The seal of the next deal."""
        if self.earlier:
            return self.earlier.seal
        return self.round.deal(self.deal + 1) if self.round else Seal(self.secret, self.cut)

    @property
    def source(self) -> Source | None:
        """The source of the next deal's cards; `None` if they are sealed for this table alone."""
        if self.earlier:
            return self.earlier.source
        return self.round.source(self.deal + 1) if self.round else None

    @property
    def staked(self) -> bool:
        """Whether chips that are won here reach the ledger."""
        return not (self.evening or self.earlier)

    @property
    def round_over(self) -> bool:
        """Whether all deals of a round, or the earlier one, were begun here."""
        return 0 < self.round_deals <= self.deal

    @property
    def dealt_in(self) -> tuple[Seat, ...]:
        """The seats that the next deal is dealt to, in turn order."""
        return tuple(seat for seat in self.seats if not seat.out)

    @property
    def dealer(self) -> Seat | None:
        """The next dealer: drawn for the first deal, then by rotation."""
        seats = self.dealt_in
        if not seats:
            return None
        if self.earlier or self.round:
            place = self.earlier.dealer if self.earlier else self.deal
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
            self._refuse_sent_away(user)
            raise Refused("not-at-table")
        return seat

    def _refuse_sent_away(self, user: int) -> None:
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
        """Raise `Refused("host-only")` for anyone but the host, `Refused("evening-table")` if there is none."""
        self.refuse_at_evening()
        if user != self.host:
            host = self.seat_of(self.host)
            raise Refused("host-only", name=host.name if host else "")

    def refuse_unless_lobby(self) -> None:
        """Raise `Refused("started-already")` once the first deal has begun."""
        if self.phase != "lobby":
            raise Refused("started-already")

    def refuse_at_evening(self) -> None:
        """Raise `Refused("evening-table")` at a table of an evening, whose seats and rules are fixed."""
        if self.evening:
            raise Refused("evening-table")

    def refuse_with_earlier_deal(self) -> None:
        """Raise `Refused("same-cards-fixed")` if an earlier deal is dealt again: its seats and rules are fixed."""
        if self.earlier:
            raise Refused("same-cards-fixed")

    def refuse_while_playing(self) -> None:
        """Raise `Refused("deal-is-running")` during a deal."""
        if self.phase == "playing":
            raise Refused("deal-is-running")

    def votes_to_remove(self, seat: Seat) -> int:
        """Count the votes to remove a seat, from people who are present."""
        votes = self.removals.get(seat.id, ())
        present = {other.user for other in self.people} if votes else ()
        return sum(user in present for user in votes)

    @property
    def votes_needed(self) -> int:
        """The number of votes that remove a seat: more than half of the people present."""
        return len(self.people) // 2 + 1

    # changes

    def with_seat(self, seat: Seat) -> TableState:
        """Update a seat."""
        return self.replace(seats=tuple(seat if old.id == seat.id else old for old in self.seats))

    def joined(self, user: int, name: str, most: int, tallies: Sequence[Tally] = ()) -> TableState:
        """Seat a person at the end of the turn order; a returning person gets their persistent tallies back."""
        if self.seat_of(user):
            raise Refused("already-at-table")
        self.refuse_at_evening()
        self._refuse_sent_away(user)
        if self.earlier:
            return self._with_hand_taken(self.earlier, user, name)
        keeps = {tally.name for tally in tallies if tally.keeps}
        state = self.with_room(most)
        if not self.deal:
            state = state.without_namesakes(name)
        return state.seated(Seat(id=self.next_seat, user=user, name=name), keeps)

    def _with_hand_taken(self, earlier: EarlierDeal, user: int, name: str) -> TableState:
        """Seat a person in a computer's place: that of their own hand if it is free, else preferably of nobody's."""
        self.refuse_unless_lobby()
        state = self.without_namesakes(name)
        free = [place for place, seat in enumerate(state.seats) if seat.user is None]
        if not free:
            raise Refused("table-full", most=len(state.seats))
        place = min(free, key=lambda place: (earlier.hands[place] != user, earlier.hands[place] is not None))
        return state.dealt_to(place, Seat(id=self.next_seat, user=user, name=name))

    def dealt_to(self, place: int, seat: Seat) -> TableState:
        """Replace the seat at a place, which keeps its hand and its tallies."""
        seat = seat.replace(tallies=self.seats[place].tallies)
        seats = (*self.seats[:place], seat, *self.seats[place + 1 :])
        return self.replace(seats=seats, next_seat=self.next_seat + 1)

    def without_namesakes(self, name: str) -> TableState:
        """Rename computers that share a name with a person; only sensible before the first deal."""
        state = self
        for seat in self.seats:
            if seat.user is None and seat.name.casefold() in name.casefold().split():
                chosen = state._character(name)
                state = state.with_seat(seat.replace(**chosen._asdict()))
                state = state.replace(computers_added=state.computers_added + 1)
        return state

    def _character(self, *others: str) -> Character:
        """Return the next character with an unused name."""
        return character(self.draw + self.computers_added, (*(seat.name for seat in self.seats), *others))

    def has_room(self, most: int) -> bool:
        """Whether a person can sit down, on a free seat or in place of a computer."""
        if self.evening or (self.earlier and self.phase != "lobby"):
            return False
        return (not self.earlier and len(self._staying) < most) or any(seat.user is None for seat in self._staying)

    @property
    def _staying(self) -> Sequence[Seat]:
        return [seat for seat in self.seats if not seat.leaving]

    def with_room(self, most: int) -> TableState:
        """Make room for a person: at a full table the last computer leaves, after the deal if it is playing."""
        if len(self._staying) < most:
            return self
        computer = next((seat for seat in reversed(self._staying) if seat.user is None), None)
        if computer is None:
            raise Refused("table-full", most=most)
        return self.freed(computer)

    def freed(self, seat: Seat) -> TableState:
        """Free a seat, after the deal if it is playing."""
        self.refuse_at_evening()
        if self.phase == "playing" and any(seat.id == other.id for other in self.playing):
            return self.with_seat(seat.replace(leaving=True)).with_present_host()
        return self.left(seat)

    def sending_away(self, seat: Seat) -> TableState:
        """Free a seat before the first deal; its person can come back by invitation."""
        return self.left(seat).replace(sent_away=(*self.sent_away, *filter(None, (seat.user,))))

    def inviting(self, user: int, most: int) -> TableState:
        """Admit a person, even one who was sent away; refused if they sit here or there is no room."""
        self.refuse_at_evening()
        if guest := self.seat_of(user):
            raise Refused("sits-here", name=guest.name)
        self.with_room(most)
        return self.replace(sent_away=tuple(other for other in self.sent_away if other != user))

    def with_computer(self, most: int) -> TableState:
        """Seat a computer player of the table's level."""
        self.refuse_with_earlier_deal()
        if len(self.seats) >= most:
            raise Refused("table-full", most=most)
        return self.seated(self._computer()).replace(computers_added=self.computers_added + 1)

    def _computer(self) -> Seat:
        return Seat(id=self.next_seat, user=None, level=self.level, **self._character()._asdict())

    def with_level(self, level: str, seat_id: int | None = None) -> TableState:
        """Set the level of one computer, or of all current and later ones, from the next deal on."""
        wanted = [seat for seat in self.seats if seat.user is None and seat_id in {None, seat.id}]
        if seat_id is not None and not wanted:
            raise Refused("decided-already")
        changed = {seat.id: seat.replace(level=level) for seat in wanted}
        seats = tuple(changed.get(seat.id, seat) for seat in self.seats)
        return self.replace(seats=seats, level=self.level if seat_id is not None else level)

    def without_computer(self) -> TableState:
        """Remove the computer player added last."""
        self.refuse_at_evening()
        self.refuse_with_earlier_deal()
        for seat in reversed(self.seats):
            if seat.user is None:
                return self.left(seat)
        raise Refused("no-computer")

    def seated(self, seat: Seat, keeps: Collection[str] = ()) -> TableState:
        """Put a seat last in turn order; returning players get back their chips and the tallies in `keeps`."""
        before = next((gone for gone in self.former if seat.user is not None and gone.user == seat.user), None)
        seat = seat.replace(since=self.deal)
        if before:  # keep the seat's id, so that it still gets its share of the pot of its last deal
            tallies = {tally: value for tally, value in before.tallies.items() if tally in keeps}
            seat = seat.replace(id=before.id, chips=before.chips, tallies=tallies, since=before.since)
        former = tuple(gone for gone in self.former if gone is not before)
        return self.replace(seats=(*self.seats, seat), former=former, next_seat=self.next_seat + (not before), cut="")

    def left(self, seat: Seat) -> TableState:
        """Remove a seat; the result of one that was dealt in stays in the session, and the host's rights pass on.

        Before an earlier deal is dealt again, a computer takes its hand.
        """
        if self.earlier and not self.deal:
            state = self.dealt_to(self.seats.index(seat), self._computer())
            return state.replace(computers_added=state.computers_added + 1).with_present_host()
        gone = (seat,) if seat.since < self.deal else ()
        seats = tuple(other for other in self.seats if other.id != seat.id)
        next_dealer = self.next_dealer
        if seat.id == next_dealer:
            next_dealer = self.following(seat)
        ready = tuple(other for other in self.ready if other != seat.id)
        state = self.replace(seats=seats, former=(*self.former, *gone), next_dealer=next_dealer, cut="", ready=ready)
        return state.with_present_host()

    def following(self, seat: Seat) -> int | None:
        """Return the id of the next seat that is dealt to; `None` if there is no other."""
        order = [other.id for other in self.dealt_in]
        if seat.id not in order or len(order) < 2:
            return None
        return order[(order.index(seat.id) + 1) % len(order)]

    def with_present_host(self) -> TableState:
        """Pass the host's rights to the next person present if the host is absent."""
        if self.evening or any(seat.user == self.host for seat in self.people) or not self.people:
            return self
        return self.replace(host=self.people[0].user)

    def with_adviser(self, *, allowed: bool) -> TableState:
        """Allow advice, or forbid it; everybody's is switched off."""
        seats = tuple(seat.replace(advised=False) for seat in self.seats)
        return self.replace(adviser=allowed, seats=seats)

    def back(self, seat: Seat) -> TableState:
        """Bring a person who was away or sitting out back into the game."""
        removals = {other: votes for other, votes in self.removals.items() if other != seat.id}
        here = seat.replace(away=False, out=False, strikes=0)
        return self.with_seat(here).replace(removals=removals).with_present_host()
