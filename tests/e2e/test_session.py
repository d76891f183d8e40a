"""Whole sessions: the real bot process, the local Discord, people who press buttons."""

import pytest

from tests.e2e.players import offering, use
from tests.e2e.playing import play_deals, results
from tests.e2e.rig import Rig

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


async def test_three_people_and_a_computer_play_five_deals_and_the_ledger_is_right(rig: Rig) -> None:
    players = await rig.begin("Anna", "Ben", "Clara", computers=1)
    await play_deals(players, 5)
    chips = results(rig)
    for player in players:
        await player.person.command("ledger")
        shown = await player.person.see(lambda message: offering(message, "ledger-mine") is not None)
        for other in players:
            assert shows(shown.text, other.person.name, chips[f"person:{other.person.id}"])
    assert [player.pulled for player in players] == [0, 0, 0]
    records = rig.records()
    assert len(records) >= 5
    assert all(record["bank_after"]["pot"] + sum(record["bank_after"]["seats"]) == 0 for record in records)


def shows(text: str, name: str, chips: int) -> bool:
    """Whether a name is next to an amount, however it is formatted."""
    digits = {line.replace(".", "").replace(",", "").replace("\N{MINUS SIGN}", "-") for line in text.splitlines()}
    return any(name in line and str(chips) in line for line in digits)


async def test_a_session_shows_its_chosen_rules_to_the_end_and_keeps_its_last_result(rig: Rig) -> None:
    players = await rig.sit_down("Ben", "David", "Emma", rules="lupfen-vorarlberg/blind-and-bold")
    ben = players[0].person
    await use(ben, "start")
    await play_deals(players, 1)
    end = await ben.see("Ben ended the session")
    assert "Blind and bold" in end.text
    last = await ben.see(lambda message: message.text.startswith("**Deal 1**"))
    lobby, *_ = [each for each in ben.messages() if not each.ephemeral]
    assert "Blind and bold" in lobby.text
    assert int(lobby.id) < int(last.id) < int(end.id)
