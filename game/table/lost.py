"""Stand-ins for rulesets and tables unknown to this version, so that they can be shown and ended."""

from __future__ import annotations

from typing import NoReturn

from game.core.deal import Deal
from game.core.errors import BrokenRules
from game.core.rulesets import Options, Outcome, Ruleset
from game.table.ports import SavedTable
from game.table.state import TableState

RULES_GONE = "rules-gone"
UNREADABLE = "unreadable"


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
        language="en",
        ruleset=saved.deal.ruleset if saved.deal else "",
        options={},
        turn_seconds=0,
        draw=0,
        secret="",
        phase="over",
        ending=UNREADABLE,
    )
