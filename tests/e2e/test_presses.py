"""Presses that change nothing: each gets one kind, private line, in the language of the person who pressed."""

import pytest

from bot.discord_io.custom_id import Press, Verb
from local_discord.testing.people import Button, Message, Person
from tests.e2e.players import press_of, use
from tests.e2e.playing import answers, asked_of, begun, current
from tests.e2e.rig import Rig, finish, forge

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


async def told(rig: Rig, person: Person, button: Button, message: Message) -> str:
    """Press something, and return the private reply."""
    seen = set(person.seen)
    await person.press(custom_id=button.custom_id, message=message)
    line = await person.see(lambda each: each.ephemeral and each.id not in seen)
    return line.text


def counted(rig: Rig) -> int:
    return len(rig.answers())


async def test_everybody_but_the_player_in_turn_gets_a_kind_reply(rig: Rig) -> None:
    players = await begun(rig)
    (david,) = await rig.enter("David")
    turn = asked_of(players)
    other = next(player for player in players if player is not turn)
    message = current(david)
    button = answers(message)[0]
    name = turn.person.name
    german = other.person.locale == "de"
    expected = f"{name} ist dran." if german else f"It is {name}’s turn."
    assert expected in await told(rig, other.person, button, message)
    line = await told(rig, david, button, message)
    assert "You are not at this table." in line
    assert "Join" in line
    assert counted(rig) == 0
    await use(david, "join")
    await david.see("you get cards from the next deal", ephemeral=True)


async def test_a_button_of_an_answered_question_does_nothing(rig: Rig) -> None:
    players = await begun(rig)
    turn = asked_of(players)
    message = current(turn.person)
    yes, no = answers(message)
    await turn.person.press(custom_id=no.custom_id, message=message)
    await turn.person.wait(lambda: not any(b.custom_id == no.custom_id for b in current(turn.person).buttons))
    await forge(rig, turn.person, message, yes.custom_id)
    key = "Das ist schon entschieden." if turn.person.locale == "de" else "That has already been decided."
    await turn.person.see(key, ephemeral=True)
    assert [row["answer"] for row in rig.answers()] == ["decline"]


async def test_two_simultaneous_presses_are_one_answer(rig: Rig) -> None:
    players = await begun(rig)
    turn = asked_of(players)
    message = current(turn.person)
    await rig.people.control("POST", "deliveries", {"hold": 4})
    ids = [
        await turn.person.press(custom_id=button.custom_id, message=message, wait=False)
        for button in (*answers(message), *answers(message))
    ]
    assert [await turn.person.outcome(each) for each in ids] == ["done"] * 4
    assert counted(rig) == 1


async def test_an_answer_on_a_dismissed_hand_counts_and_is_acknowledged(rig: Rig) -> None:
    players = await begun(rig)
    turn = asked_of(players)
    hand = await turn.person.see(lambda each: each.ephemeral and bool(answers(each)))
    await rig.people.control("POST", "deliveries", {"hold": 2})
    pressed = await turn.person.press(custom_id=answers(hand)[0].custom_id, message=hand, wait=False)
    await turn.person.dismiss(hand)
    (david,) = await rig.enter("David")
    await use(david, "more")
    assert await turn.person.outcome(pressed) == "done"
    assert counted(rig) == 1


async def test_private_texts_use_the_readers_language_and_public_ones_the_tables(rig: Rig) -> None:
    players = await begun(rig, "Ben", "Anna", "Clara")
    ben, anna = players[0].person, players[1].person
    assert "deal 1" in current(anna).text
    german = await anna.see(lambda each: each.ephemeral and "Deine Karten" in each.text)
    english = await ben.see(lambda each: each.ephemeral and "Your cards" in each.text)
    assert "Spiel 1" in german.text
    assert "deal 1" in english.text


async def test_what_happened_lists_everything_since_the_readers_last_press(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Eva")
    turn = asked_of(players).person
    other = next(player.person for player in players if player.person is not turn)

    async def happened() -> list[str]:
        message = current(other)
        button = next(button for button in message.buttons if press_of(button).verb == Verb.HAPPENED)
        seen = set(other.seen)
        await other.press(custom_id=button.custom_id, message=message)
        told = await other.see(lambda each: each.id not in seen and "### What happened" in each.text, ephemeral=True)
        return told.text.splitlines()

    title, *everything, seal = await happened()
    assert seal.startswith("-# Seal")
    assert title == "### What happened in deal 1"
    assert len(everything) > 1
    *nothing, _ = await happened()
    assert nothing[1].startswith("-# Nothing new")
    assert nothing[2:] == everything[-5:]
    no = answers(current(turn))[1]
    await turn.press(custom_id=no.custom_id, message=current(turn))
    *missed, _ = await happened()
    assert missed[1].startswith("-# Since")
    assert [line for line in missed[2:] if line in everything] == []
    assert turn.name in missed[2]


async def test_the_last_hands_are_removed_even_while_somebody_requests_their_cards(rig: Rig) -> None:
    people = [player.person for player in await begun(rig, "Ben", "David", "Emma", turn_seconds=0)]
    hands = [await person.see("Your cards", ephemeral=True) for person in people]
    asking = rig.discord.faults.add(path="/callback", pause="before", count=1)
    await use(people[2], "hand", wait=False)
    await asking.reached()
    for _ in range(2):
        await people[0].command("lupfen stop")
    asking.release()
    for person, hand in zip(people, hands, strict=True):
        await person.gone(hand)


async def test_a_button_from_an_ended_session_says_so_and_posts_nothing(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", computers=1)
    ben, table = players[0].person, rig.tables()[0]["id"]
    await finish(players)
    end = next(each for each in reversed(ben.messages()) if not each.ephemeral)
    for verb in (Verb.HAND, Verb.MORE):
        assert "This session is over." in (await ben.told(forge(rig, ben, end, Press(verb, table, 1)))).text
    await ben.command("lupfen start")
    lobby = await ben.see(lambda each: bool(each.buttons) and int(each.id) > int(end.id), ephemeral=False)
    assert [each.id for each in ben.messages() if int(each.id) > int(end.id) and not each.ephemeral] == [lobby.id]
