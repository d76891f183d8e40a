"""Who sits at a table: people and computers who come, go and come back, as functions from one state to the next."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from game.core.errors import Refused
from game.core.rulesets import Tally
from game.table.ports import WEEK
from game.table.seat import Character, Seat, character
from game.table.state import TableState

THE_SESSION: Final = -1
"""What people vote about who want to end the session, beside the seats, by id, that they vote to free."""


def joined(state: TableState, user: int, name: str, most: int, tallies: Sequence[Tally] = ()) -> TableState:
    """Seat a person at the end of the turn order; a returning person gets their persistent tallies back.

    Where the hands are given, they take the place of a computer instead. Raises `Refused`.
    """
    if state.seat_of(user):
        raise Refused("already-at-table")
    state.occasion.check_hosted()
    state.refuse_sent_away(user)
    if state.occasion.hands:
        return _with_hand_taken(state, user, name)
    keeps = {tally.name for tally in tallies if tally.keeps}
    state = with_room(state, most)
    if not state.deal:
        state = _without_namesakes(state, name)
    return seated(state, Seat(id=state.next_seat, user=user, name=name), keeps)


def _with_hand_taken(state: TableState, user: int, name: str) -> TableState:
    """Seat a person in a computer's place: that of their own hand if it is free, else preferably of nobody's."""
    state.refuse_unless_lobby()
    state = _without_namesakes(state, name)
    free = [place for place, seat in enumerate(state.seats) if seat.user is None]
    if not free:
        raise Refused("table-full", most=len(state.seats))
    hands = state.occasion.hands
    place = min(free, key=lambda place: (hands[place] != user, hands[place] is not None))
    return _dealt_to(state, place, Seat(id=state.next_seat, user=user, name=name))


def _dealt_to(state: TableState, place: int, seat: Seat) -> TableState:
    """Replace the seat at a place, which keeps its hand and its tallies."""
    seat = seat.replace(tallies=state.seats[place].tallies)
    seats = (*state.seats[:place], seat, *state.seats[place + 1 :])
    return state.replace(seats=seats, next_seat=state.next_seat + 1)


def _without_namesakes(state: TableState, name: str) -> TableState:
    """Rename computers that share a name with a person; only sensible before the first deal."""
    for seat in state.seats:
        if seat.user is None and seat.name.casefold() in name.casefold().split():
            renamed = seat.replace(**_character(state, name)._asdict())
            state = state.with_seat(renamed).replace(computers_added=state.computers_added + 1)
    return state


def _character(state: TableState, *others: str) -> Character:
    return character(state.draw + state.computers_added, (*(seat.name for seat in state.seats), *others))


def has_room(state: TableState, most: int) -> bool:
    """Whether a person can sit down, on a free seat or in place of a computer."""
    staying = _staying(state)
    room = len(staying) < most_seats(state, most) or any(seat.user is None for seat in staying)
    return state.occasion.admits(room=room, begun=state.phase != "lobby")


def most_seats(state: TableState, most: int) -> int:
    """Return how many seats there may be at a table of a ruleset for at `most` so many."""
    return state.occasion.most_seats(len(state.seats), most)


def _staying(state: TableState) -> Sequence[Seat]:
    return [seat for seat in state.seats if not seat.leaving]


def with_room(state: TableState, most: int) -> TableState:
    """Make room for a person: at a full table the last computer leaves, after the deal if it is playing."""
    staying = _staying(state)
    if len(staying) < most:
        return state
    computer = next((seat for seat in reversed(staying) if seat.user is None), None)
    if computer is None:
        raise Refused("table-full", most=most)
    return freed(state, computer)


def freed(state: TableState, seat: Seat) -> TableState:
    """Free a seat, after the deal if it is playing."""
    state.occasion.check_hosted()
    if state.phase == "playing" and any(seat.id == other.id for other in state.playing):
        return state.with_seat(seat.replace(leaving=True)).with_present_host()
    return left(state, seat)


def departed(state: TableState, seat: Seat) -> TableState:
    """Let a person go: their seat is freed, or a computer plays on for them where the session goes on."""
    return state.with_seat(seat.replace(away=True)) if state.occasion.goes_on else freed(state, seat)


def inviting(state: TableState, user: int, most: int) -> TableState:
    """Admit a person, even one who was sent away; refused if they sit here or there is no room."""
    state.occasion.check_hosted()
    if guest := state.seat_of(user):
        raise Refused("sits-here", name=guest.name)
    with_room(state, most)
    return state.replace(sent_away=tuple(other for other in state.sent_away if other != user))


def with_computer(state: TableState, most: int) -> TableState:
    """Seat a computer player of the table's level."""
    if len(state.seats) >= most:
        raise Refused("table-full", most=most)
    return seated(state, _computer(state)).replace(computers_added=state.computers_added + 1)


def _computer(state: TableState) -> Seat:
    return Seat(id=state.next_seat, user=None, level=state.terms.level, **_character(state)._asdict())


def with_level(state: TableState, level: str, seat_id: int | None = None) -> TableState:
    """Set the level of one computer, or of all current and later ones, from the next deal on."""
    wanted = [seat for seat in state.seats if seat.user is None and seat_id in {None, seat.id}]
    if seat_id is not None and not wanted:
        raise Refused("decided-already")
    changed = {seat.id: seat.replace(level=level) for seat in wanted}
    state = state.replace(seats=tuple(changed.get(seat.id, seat) for seat in state.seats))
    return state if seat_id is not None else state.with_terms(level=level)


def without_computer(state: TableState) -> TableState:
    """Remove the computer player added last."""
    for seat in reversed(state.seats):
        if seat.user is None:
            return left(state, seat)
    raise Refused("no-computer")


def seated(state: TableState, seat: Seat, keeps: Collection[str] = ()) -> TableState:
    """Put a seat last in turn order; returning players get back their chips and the tallies in `keeps`."""
    before = next((gone for gone in state.former if seat.user is not None and gone.user == seat.user), None)
    seat = seat.replace(since=state.deal)
    if before:  # keep the seat's id, so that it still gets its share of the pot of its last deal
        tallies = {tally: value for tally, value in before.tallies.items() if tally in keeps}
        seat = seat.replace(id=before.id, chips=before.chips, tallies=tallies, since=before.since)
    former = tuple(gone for gone in state.former if gone is not before)
    return state.replace(seats=(*state.seats, seat), former=former, next_seat=state.next_seat + (not before), cut="")


def left(state: TableState, seat: Seat) -> TableState:
    """Remove a seat; the result of one that was dealt in stays in the session, and the host's rights pass on.

    Where the hands are given, a computer takes its hand before they are dealt.
    """
    if state.occasion.hands and not state.deal:
        dealt = _dealt_to(state, state.seats.index(seat), _computer(state))
        return dealt.replace(computers_added=dealt.computers_added + 1).with_present_host()
    gone = (seat,) if seat.since < state.deal else ()
    seats = tuple(other for other in state.seats if other.id != seat.id)
    next_dealer = state.following(seat) if seat.id == state.next_dealer else state.next_dealer
    ready = tuple(other for other in state.ready if other != seat.id)
    former = (*state.former, *gone)
    return state.replace(seats=seats, former=former, next_dealer=next_dealer, cut="", ready=ready).with_present_host()


def renamed(state: TableState, user: int, name: str) -> TableState:
    """Change a person's name, in the running deal too."""

    def named(seats: Sequence[Seat]) -> tuple[Seat, ...]:
        return tuple(seat.replace(name=name) if seat.user == user else seat for seat in seats)

    return state.replace(seats=named(state.seats), playing=named(state.playing))


def absent(state: TableState, seat: Seat) -> TableState:
    """Have a computer play for a person until they are back; votes against them begin anew."""
    return _without_votes(state, seat).with_seat(seat.replace(away=True)).with_present_host()


def back(state: TableState, seat: Seat) -> TableState:
    """Bring a person who was away or sitting out back into the game."""
    here = seat.replace(away=False, out=False, strikes=0)
    return _without_votes(state, seat).with_seat(here).with_present_host()


def with_absences(state: TableState, now: float) -> TableState:
    """Note since when people have been away, at a time in seconds since 1970."""

    def noted(seat: Seat) -> Seat:
        gone = seat.user is not None and (seat.away or seat.out)
        return seat if gone == bool(seat.gone_since) else seat.replace(gone_since=int(now) if gone else 0)

    seats = tuple(map(noted, state.seats))
    return state if seats == state.seats else state.replace(seats=seats)


def lost(state: TableState, now: float) -> Seat | None:
    """Return the seat of a person for whom nobody waits any longer over days: away for a week, or gone for good."""
    if not state.terms.over_days:
        return None
    gone = (seat for seat in state.seats if seat.gone_since)
    return next((seat for seat in gone if seat.leaving or now - seat.gone_since >= WEEK), None)


# votes


def voting(state: TableState, user: int, about: int) -> TableState:
    """Count a person's vote about a seat, by its id, or about `THE_SESSION`, once; raises `Refused("vote-absent")`."""
    if all(seat.user != user for seat in state.people):
        raise Refused("vote-absent")
    voters = state.removals.get(about, ())
    return state if user in voters else state.replace(removals={**state.removals, about: (*voters, user)})


def votes(state: TableState, about: int) -> int:
    """Count the votes of people who are present."""
    voters = state.removals.get(about, ())
    present = {other.user for other in state.people} if voters else ()
    return sum(user in present for user in voters)


def votes_needed(state: TableState, about: int) -> int:
    """Return the number of votes that decide: more than half of the people present, apart from the seat's own."""
    return sum(other.id != about for other in state.people) // 2 + 1


def _without_votes(state: TableState, seat: Seat) -> TableState:
    """Let votes against a person begin anew, and those to end the session with them."""
    removals = {about: voters for about, voters in state.removals.items() if about not in {seat.id, THE_SESSION}}
    return state.replace(removals=removals)
