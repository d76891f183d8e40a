"""What a session is played for is stored with it; earlier versions stored a flag for each occasion."""

import json

import pytest

from game.core.shuffle import RoundSeal, secret_from
from game.table.alone import new_id
from game.table.beginnings import month_of
from game.table.decisions import EarlierDeal, Kept
from game.table.occasion import ALONE, FRIENDLY, AnyOccasion, EveningTable, SameCards, alone_at
from game.table.saved_state import read_state
from game.table.state import Ending, TableState, Terms
from tests.tables import flat

PACKS = RoundSeal(secret_from("a round"), ("word",))
EARLIER = EarlierDeal(
    table="02611abcdefg", deal=3, secret=secret_from("then"), cut="x", dealer=1, hands=(1, None, 3), results=(4, -2, -2)
)
OCCASIONS: list[AnyOccasion] = [
    FRIENDLY,
    EveningTable(mark="2abc/1/1", packs=PACKS, most=3, held=True),
    EveningTable(mark="2abc/2/1"),
    SameCards(deal=EARLIER),
]


@pytest.mark.parametrize("occasion", OCCASIONS, ids=lambda each: each.name)
def test_sessions_of_every_occasion_and_earlier_versions_are_read_as_written(
    occasion: AnyOccasion,
) -> None:
    terms = Terms(
        ruleset="skat",
        language="de",
        options={"claims": True},
        rules="Ours",
        turn_seconds=30,
        pace="calm",
        level="club",
    )
    end = Ending(stopping=True, stopped_by=7, why="stopped", leftover=3, sharing=(1, 2))
    state = TableState(
        table="k3v9", server=1, channel=2, host=7, draw=4, secret="5" * 64, terms=terms, end=end
    ).replace(occasion=occasion, removals={3: (7, 8)}, kept=Kept(pot=3, reserve=4, bete=2, carry={"bock": 1}))
    assert read_state(state.model_dump_json()) == state
    assert read_state(json.dumps(flat(state))) == state
    kept = state.model_dump(mode="json")
    assert read_state(json.dumps(kept | kept.pop("kept"))) == state


def test_the_id_of_a_solo_table_identifies_its_occasion() -> None:
    assert [alone_at(new_id(occasion)) for occasion in ALONE] == [*ALONE]
    assert alone_at(f"{month_of(1_800_000_000)}abcdefg") is None
