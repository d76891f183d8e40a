"""One private hand for each person and table, however slowly Discord answers and whatever is pressed meanwhile."""

import asyncio

import pytest

from tests.e2e.players import offering, use
from tests.e2e.rig import Rig
from tests.e2e.test_presses import answers, asked_of, begun, hand_is_below_the_call
from tests.people import Message, Person

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
NAMES = ("Ben", "David", "Emma")


def hands(person: Person) -> list[Message]:
    """List the private messages that show a person's cards, or on which they could answer."""
    return [each for each in person.messages() if each.ephemeral and ("Your cards" in each.text or answers(each))]


async def one_hand(person: Person) -> None:
    """Wait until a person has exactly one hand."""
    await person.wait(lambda: len(hands(person)) == 1, what="one hand")


async def test_cards_asked_for_while_the_hands_are_sent_are_one_hand(rig: Rig) -> None:
    players = await rig.sit_down(*NAMES)
    people = [player.person for player in players]
    following = r"/webhooks/\d+/[^/]+$"
    rig.discord.faults.add(following, method="POST", count=1)  # the panel, which follows the press
    sending = rig.discord.faults.add(following, method="POST", pause="before", count=3)
    await use(people[0], "start")
    await asyncio.wait_for(sending.reached(), 40)
    for person in people:
        await use(person, "hand")
        await person.see("Your cards", ephemeral=True)
    sending.release()
    turn = asked_of(players).person
    (hand,) = hands(turn)
    await turn.press(custom_id=answers(hand)[1].custom_id, message=hand)
    await turn.wait(lambda: asked_of(players).person is not turn, what="the panel, which comes after all hands")
    for person in people:
        await one_hand(person)
        assert offering(hands(person)[0], "hand")


async def test_cards_asked_for_several_times_at_once_are_one_hand(rig: Rig) -> None:
    players = await begun(rig, *NAMES)
    turn = asked_of(players).person
    await turn.see("Your cards", ephemeral=True)
    answering = rig.discord.faults.add(path="/callback", pause="before", count=3)
    asking = [await use(turn, "hand", wait=False) for _ in range(3)]
    await asyncio.wait_for(answering.reached(3), 40)
    answering.release()
    assert [await turn.outcome(each) for each in asking] == ["done"] * 3
    await one_hand(turn)
    (hand,) = hands(turn)
    await turn.press(custom_id=answers(hand)[1].custom_id, message=hand)
    await turn.wait(lambda: not any(answers(each) for each in hands(turn)), what="no dead buttons")


async def test_a_reminder_brings_the_hand_of_whoever_is_asked_along(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Emma", turn_seconds=0)
    assert hand_is_below_the_call(asked_of(players).person)
