"""Tables of every game in the catalogue: as many people and computers as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from tests.e2e.players import Player, use
from tests.e2e.rig import Rig

TABLE = 4
FIRST = {rulesets[0].id for rulesets in CATALOGUE.families().values()}
every_ruleset = pytest.mark.parametrize(
    "ruleset",
    [pytest.param(each, marks=() if each.id in FIRST else pytest.mark.soak, id=each.id) for each in CATALOGUE],
)
"""Every game of the catalogue: the first of each family at once, its relatives in the long runs."""


async def seated(
    rig: Rig, ruleset: Ruleset[Any], names: Sequence[str] = ("Anna", "Ben", "Clara"), *, begin: bool = True
) -> list[Player]:
    """Let people sit down to a game, with computers where it is for more; they begin unless told otherwise."""
    seats = max(ruleset.least_seats, min(TABLE, ruleset.most_seats))
    people = names[:seats]
    players = await rig.sit_down(
        *people, computers=seats - len(people), family=ruleset.family, rules=ruleset.id, turn_seconds=0
    )
    if begin:
        await use(players[0].person, "start")
    return players
