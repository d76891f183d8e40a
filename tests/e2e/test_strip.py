"""Over the wire: the player who is asked sees the table above their cards; unchanged pictures are not sent again."""

from pathlib import Path

import pytest

from tests.e2e.players import Player
from tests.e2e.rig import Rig
from tests.e2e.test_presses import answers, begun
from tests.people import Message, Person

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="session")]


def pictures(message: Message) -> dict[str, str]:
    """Return the kinds of pictures in a message, with their ids."""
    media = [item["media"] for part in message.components if part["type"] == 12 for item in part["items"]]
    return {each["url"].rpartition("/")[2].partition("-")[0]: each["attachment_id"] for each in media}


def hand_of(person: Person) -> Message | None:
    """Find a person's private message with cards, once it is complete: with a strip where they can answer."""
    private = [each for each in person.messages() if each.ephemeral and "hand" in pictures(each)]
    complete = [each for each in private if bool(answers(each)) == ("strip" in pictures(each))]
    return complete[-1] if complete else None


async def seen(player: Player, *, asked: bool) -> Message:
    """Wait until a player's hand is complete, with or without answers."""

    def found() -> Message | None:
        message = hand_of(player.person)
        return message if message and bool(answers(message)) == asked else None

    return await player.person.wait(found, what="a complete hand")


async def test_who_is_asked_sees_the_table_and_no_cards_are_sent_twice(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        players = await begun(rig)
        first, second = await players[0].person.wait(lambda: in_turn(players), what="a question")
        hands = {player.person.id: pictures(await seen(player, asked=player is first)) for player in players}
        assert sorted(len(shown) for shown in hands.values()) == [1, 1, 2]
        shown = await seen(first, asked=True)
        await first.person.press(custom_id=answers(shown)[-1].custom_id, message=shown)
        assert pictures(await seen(first, asked=False)) == {"hand": hands[first.person.id]["hand"]}
        now = pictures(await seen(second, asked=True))
        assert now["hand"] == hands[second.person.id]["hand"]
        assert "strip" in now


def in_turn(players: list[Player]) -> tuple[Player, Player] | None:
    """Find the player who is asked, by their hand, and the next one."""
    for place, player in enumerate(players):
        message = hand_of(player.person)
        if message and answers(message):
            return player, players[(place + 1) % len(players)]
    return None
