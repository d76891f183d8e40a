"""kill -9 at any moment: the table resumes at the same question, and nothing is lost or duplicated."""

from pathlib import Path

import pytest

from local_discord.testing.people import Message, Person
from tests.e2e.players import LITTLE_PATIENCE, between_deals, deal_shown, in_deal, offering, over, use
from tests.e2e.playing import panel, play_to, results, standing, stands
from tests.e2e.rig import Rig, finish, play_all

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
SETTINGS = {"pause_seconds": "0.4", "patience": LITTLE_PATIENCE}


async def kill_and_start(rig: Rig, watcher: Person) -> None:
    """Kill the bot; a new message with the same text replaces the old one."""
    before, text = panel(watcher), standing(watcher)
    assert before is not None
    await rig.restart()
    await watcher.gone(before)
    await stands(watcher, text)


async def test_the_table_goes_on_after_a_kill_at_every_kind_of_question(rig: Rig) -> None:
    players = await rig.sit_down("Anna", "Ben", "Clara", computers=1)
    anna = players[0].person
    await kill_and_start(rig, anna)
    await use(anna, "start")
    for kind in ("lift", "price", "join", "play"):
        await play_to(players, kind)
        await kill_and_start(rig, anna)
    await play_all(players, between_deals)
    await rig.restart()
    await play_all(players, in_deal(3))
    await finish(players)
    assert sum(results(rig).values()) == 0


async def test_cards_requested_again_after_a_restart_are_the_same(rig: Rig) -> None:
    players = await rig.begin("Anna", "Ben", "Clara")
    hands = [await hand_of(player.person) for player in players]
    await rig.restart()
    await players[0].person.see("Ich war kurz weg.", ephemeral=False)
    for player, before in zip(players, hands, strict=True):
        await use(player.person, "hand")
        again = await player.person.see(lambda each, old=before: each.ephemeral and each.id > old.id)
        assert cards(again) == cards(before)


async def hand_of(person: Person) -> Message:
    return await person.see(lambda message: message.ephemeral and len(cards(message)) == 3)


def cards(message: Message) -> list[str]:
    return [line for line in message.text.splitlines() if line.startswith("**") and line.endswith("**")]


async def test_a_result_left_behind_by_a_killed_bot_is_shortened(tmp_path: Path) -> None:
    async with Rig(tmp_path, pause_seconds="2") as rig:
        players = await rig.sit_down("Ben", "David", "Emma")
        ben = players[0].person
        await use(ben, "start")
        await play_all(players, between_deals)
        rig.discord.faults.add(path=r"/messages/(\d+|@original)$", method="PATCH", status=500)
        result = next(each for each in ben.messages() if offering(each, "next"))
        await ben.see(lambda each: not each.ephemeral and deal_shown(each) == 2)
        await rig.kill()
        rig.discord.faults.clear()
        await rig.start()
        await ben.wait(lambda: ben.seen[result.id].text.startswith("**Deal 1** · "), what="the short form")
        assert ben.seen[result.id].buttons == []


async def test_a_restart_shows_the_end_that_a_killed_bot_could_not_show(rig: Rig) -> None:
    players = await rig.begin("Anna", "Ben", "Clara")
    for player in players:
        await hand_of(player.person)
    await players[0].person.command("lupfen stop")
    rig.discord.faults.add(path=r"/channels/\d+/messages$|/webhooks/\d+/[^/]+$", method="POST", status=500)
    await play_all(players, lambda _: all(row["closed"] for row in rig.tables()))
    await rig.kill()
    rig.discord.faults.clear()
    await rig.start()
    await players[1].person.wait(lambda: over(players[1].person), what="the end")
    shown = "SELECT 1 FROM messages WHERE kind = 'panel' AND channel = ?"
    await play_all(players, lambda _: not rig.rows(shown, rig.place))
    await rig.restart()
    ends = [each for each in players[1].person.messages() if offering(each, "again")]
    assert len(ends) == 1, "what was shown is not shown again"


async def test_an_old_message_that_cannot_be_removed_stops_nobody_from_playing(rig: Rig) -> None:
    players = await rig.begin("Ben", "David", computers=1)
    await play_to(players, "play")
    await rig.kill()
    rig.discord.faults.add(path=r"/messages/\d+$", method="DELETE", status=403, code=50013)
    await rig.start()
    await play_all(players, in_deal(2))
    for player in players:
        await player.person.see("Your cards · deal 2", ephemeral=True)
