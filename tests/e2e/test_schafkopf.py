"""Schafkopf over the wire: a session of people, a least, computers that pick, and what each of them may see."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.rulesets import Choice
from tests.e2e.leaks import foreign_cards, pack_of, spellings
from tests.e2e.players import Player, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_likes import hand, holds, like
from tests.e2e.test_secrets_on_the_wire import set_options
from tests.e2e.test_session import results
from tests.game.games.schafkopf.test_by_hand import compare

pytestmark = pytest.mark.e2e
LONG = 150.0
GERMAN = ("Acorns", "Leaves", "Bells")


async def begin(rig: Rig, *names: str, computers: int = 0, **options: Choice) -> list[Player]:
    """Let people sit down to Schafkopf by some house rules, and begin."""
    players = await rig.sit_down(*names, computers=computers, family="schafkopf")
    await set_options(rig, players[0].person, options)
    await use(players[0].person, "start")
    return players


def check_deals(rig: Rig) -> list[str]:
    """Every deal comes to what it comes to when it is played by hand; gives how they were played."""
    assert sum(results(rig).values()) == 0
    assert rig.audit() == []
    return [compare(record) for record in rig.records()]


def passing(choices: list[str]) -> str:
    """Never pick."""
    return "pass" if "pass" in choices else choices[0]


async def test_three_people_play_a_session_in_which_all_deal_equally_often(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        players = await begin(rig, "Anna", "Ben", "Clara", deals=2)
        await play_all(players, timeout=LONG)
        assert rig.tracebacks() == []
    assert len(check_deals(rig)) == 3
    assert sorted(record["dealer"] for record in rig.records()) == [0, 1, 2]


async def test_a_least_and_its_widow_are_told_to_everybody(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await begin(rig, "Ben", "David", "Emma", deals=1)
        for player in players:
            player.wants = passing
        await play_all(players, timeout=LONG)
        told = "\n".join(message.text for message in players[0].person.messages() if not message.ephemeral)
        assert "Least" in told
        assert "Widow:" in told
    assert {how.partition(" ")[0] for how in check_deals(rig)} == {"least"}


async def test_nobody_receives_a_card_that_is_not_theirs(tmp_path: Path) -> None:
    async with Rig(tmp_path, watched=True, log_level="debug", pictures="true") as rig:
        players = await begin(rig, "Anna", "Ben", "Clara", deals=1)
        (david,) = await rig.enter("David")
        await play_all(players, timeout=LONG)
        for person in (*(player.person for player in players), david):
            assert foreign_cards(rig, person) == [], person.name
    log = rig.log_text()
    assert [spelt for record in rig.records()[:1] for spelt in spellings(pack_of(record)) if spelt in log] == []


async def test_who_likes_german_suits_plays_a_session_with_them(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        players = await begin(rig, "Ben", "David", "Emma", deals=1)
        ben, david = (player.person for player in players[:2])
        await like(ben, "german_suits", "yes")
        assert holds(await hand(ben), GERMAN)
        assert not holds(await hand(david), GERMAN)
        await play_all(players, timeout=LONG)
        told = "\n".join(str(message.json) for message in ben.messages() if not message.ephemeral)
        assert not [suit for suit in GERMAN if f"of {suit}" in told]
        assert rig.tracebacks() == []
    check_deals(rig)
