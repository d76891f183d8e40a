"""Saved states of tables: read them, remove a person, and stand in for what this version cannot read or play."""

from typing import NoReturn

from pydantic import ValidationError

from game.core.deal import Deal
from game.core.errors import BrokenRules
from game.core.options import Options
from game.core.rulesets import Outcome, Ruleset
from game.table.ports import SavedTable
from game.table.seat import Seat
from game.table.state import Ending, TableState, Terms

RULES_GONE = "rules-gone"
UNREADABLE = "unreadable"


def read_state(text: str) -> TableState | None:
    """Parse a saved state; `None` if it is unreadable."""
    try:
        return TableState.model_validate_json(text)
    except ValidationError:
        return None


def anonymised(text: str, user: int, nobody: int, name: str) -> str:
    """Replace a person in a saved state by an anonymous `nobody`; an unreadable state is emptied."""
    state = read_state(text)
    if state is None:
        return "{}"

    def hidden(seat: Seat) -> Seat:
        if seat.taken_by and seat.taken_by[0] == user:
            seat = seat.replace(taken_by=None)
        return seat.replace(user=nobody, name=name) if seat.user == user else seat

    state = state.replace(
        host=nobody if state.host == user else state.host,
        lent_by=nobody if state.lent_by == user else state.lent_by,
        end=state.end.replace(stopped_by=nobody) if state.end.stopped_by == user else state.end,
        seats=tuple(map(hidden, state.seats)),
        former=tuple(map(hidden, state.former)),
        playing=tuple(map(hidden, state.playing)),
        sent_away=tuple(other for other in state.sent_away if other != user),
        removals={
            seat: tuple(nobody if voter == user else voter for voter in voters)
            for seat, voters in state.removals.items()
        },
    )
    return state.model_dump_json()


def lost_ruleset(name: str) -> Ruleset[Options]:
    """Return a stand-in for a ruleset that an upgrade has removed: it has a name and cannot be played."""
    return Ruleset(
        id=name,
        family="",
        revision=0,
        options=Options,
        script=_cannot_be_played,
        least_seats=0,
        most_seats=0,
        best_seats=0,
        pack=_has_no_pack,
    )


async def _cannot_be_played(_deal: Deal, _options: Options) -> Outcome:
    raise BrokenRules("nobody knows the rules any more")


def _has_no_pack(_options: Options, _seats: int) -> NoReturn:
    raise BrokenRules("nobody knows the pack any more")


def lost_state(saved: SavedTable) -> TableState:
    """Return a stand-in for an unreadable state: the session is over, its seats are unknown."""
    return TableState(
        table=saved.table,
        server=saved.server,
        channel=saved.channel,
        host=0,
        terms=Terms(ruleset=saved.deal.ruleset if saved.deal else ""),
        draw=0,
        secret="",
        phase="over",
        end=Ending(why=UNREADABLE),
    )
