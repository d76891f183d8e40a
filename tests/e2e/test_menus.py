"""Menus replace one another: whatever a person looks at, they have a hand and one small message next to it."""

from __future__ import annotations

import pytest

from tests.e2e.players import find, offering, press_of, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_hands import hands
from tests.e2e.test_presses import asked_of, begun, current
from tests.people import Message, Person

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


def beside(person: Person) -> list[Message]:
    """List a person's private messages other than their hand."""
    return [each for each in person.messages() if each.ephemeral and each not in hands(person)]


async def one_beside(person: Person, text: str) -> Message:
    """Wait until a person has one hand, and one small message with a text."""

    def only() -> Message | None:
        shown = beside(person)
        return shown[0] if len(shown) == 1 and text in shown[0].text and len(hands(person)) == 1 else None

    return await person.wait(only, what=f"{text} and a hand, nothing else")


async def menu_of(person: Person) -> Message:
    """Open the menu from the panel."""
    panel = current(person)
    button = offering(panel, "more")
    assert button
    await person.press(custom_id=button.custom_id, message=panel)
    return await one_beside(person, "More")


async def test_a_tour_of_all_menus_leaves_a_hand_and_one_message(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Emma")
    host = players[0].person
    for verb, text in (
        ("happened", "What happened"),
        ("more", "More"),
        ("happened", "What happened"),
        ("more", "More"),
    ):
        await use(host, verb)
        await one_beside(host, text)
    menu = await menu_of(host)
    rules = offering(menu, "rules")
    assert rules
    await host.press(custom_id=rules.custom_id, message=menu)
    await one_beside(host, "Liechtenstein")
    other = next(player.person for player in players if player is not asked_of(players))
    for _ in range(3):
        await other.press(custom_id=answer_on(current(other)), message=current(other))
        await one_beside(other, "turn")


def answer_on(message: Message) -> str:
    button = offering(message, "answer")
    assert button
    return button.custom_id


async def test_answers_to_commands_replace_one_another(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Emma")
    host = players[0].person
    for command, text in (
        ("lupfen rules", "Liechtenstein"),
        ("ledger", "Ledger"),
        ("likes", "My preferences"),
        ("help", "/games"),
    ):
        await host.command(command)
        await one_beside(host, text)
    await menu_of(host)


async def test_the_menu_goes_with_its_deal(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Emma")
    host = players[0].person
    await menu_of(host)
    await play_all(players, lambda person: find(person, "next") is not None or in_deal(person, 2))
    await host.wait(lambda: not beside(host), what="no menu of a deal that is over")


async def test_a_menu_of_an_earlier_deal_stops_nothing_and_becomes_a_fresh_one(rig: Rig) -> None:
    """The bot that would have removed it was killed; Discord keeps it until its reader dismisses it."""
    players = await begun(rig, "Ben", "David", "Emma")
    host = players[0].person
    menu = await menu_of(host)
    stop = offering(menu, "stop")
    assert stop
    await rig.kill()
    await rig.start()
    await play_all(players, lambda person: in_deal(person, 2))
    await host.press(custom_id=stop.custom_id, message=menu)
    fresh = await host.see("That menu belonged to an earlier deal.", ephemeral=True)
    assert fresh.id == menu.id
    assert '"stopping":false' in rig.tables()[0]["state"]
    button = offering(fresh, "stop")
    assert button
    assert press_of(button).deal >= 2


def in_deal(person: Person, number: int) -> bool:
    """Whether a deal has begun."""
    return any(f"deal {number}" in each.text for each in person.messages() if not each.ephemeral)
