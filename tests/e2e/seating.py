"""Tables of every game, filled with people and computers."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.rulesets import Ruleset
from tests.e2e.players import Player, use
from tests.e2e.rig import Rig
from tests.harness.catalogue import FOLDERS, KINDS

TABLE = 4
FIRST = {rulesets[0].id for rulesets in FOLDERS.families().values()}
every_ruleset = pytest.mark.parametrize(
    "ruleset",
    [pytest.param(each, marks=() if each.id in FIRST else pytest.mark.soak, id=each.id) for each in FOLDERS],
)
"""Every game: normally the first of each family, and its relatives in the long runs."""
every_kind = pytest.mark.parametrize(
    "ruleset",
    [pytest.param(each, marks=() if each.id in KINDS else pytest.mark.soak, id=each.id) for each in FOLDERS],
)
"""Every game: normally one of each kind, and all others in the long runs."""
UNLIKE = "schwimmen"
unlike_rulesets = pytest.mark.parametrize(
    "ruleset",
    [pytest.param(each, marks=() if each.id == UNLIKE else pytest.mark.soak, id=each.id) for each in FOLDERS],
)
"""A game unlike the other tests', and all others in the long runs: for promises about tables and messages."""


async def seated(
    rig: Rig, ruleset: Ruleset[Any], names: Sequence[str] = ("Anna", "Ben", "Clara"), *, begin: bool = True
) -> list[Player]:
    """Seat people at a game, with computers for the remaining seats; they begin unless `begin` is false."""
    seats = max(ruleset.least_seats, min(TABLE, ruleset.most_seats))
    people = names[:seats]
    players = await rig.sit_down(
        *people, computers=seats - len(people), family=ruleset.family, rules=ruleset.id, turn_seconds=0
    )
    if begin:
        await use(players[0].person, "start")
    return players
