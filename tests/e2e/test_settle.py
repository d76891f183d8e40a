"""Two people even up: once both sides confirm, it is in the ledger, exactly once."""

import pytest

from bot.discord_io.custom_id import Press, Verb
from local_discord.testing.people import Person
from tests.e2e.players import find, press_of, use
from tests.e2e.rig import Rig, finish, forge

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


def posted(rig: Rig) -> list[tuple[str, str, int]]:
    """List the settlements: from whom, to whom, how much."""
    rows = [row for row in rig.here("postings") if row["reason"] == "settlement"]
    return [(row["source"], row["target"], row["amount"]) for row in rows]


async def ask(rig: Rig, payee: str = "Ben") -> tuple[Person, Person]:
    """Let David say that he has paid somebody 12 chips."""
    david, ben = await rig.enter("David", payee)
    await david.command("settle", person=ben.id, chips=12)
    await ben.see("is that right?")
    return david, ben


async def test_a_payment_is_booked_when_the_other_side_says_yes(rig: Rig) -> None:
    david, ben = await ask(rig)
    assert "✓ David says yes." in (await ben.see("is that right?")).text
    await use(david, "settle-yes")
    assert posted(rig) == [], "one side confirming twice is not enough"
    await use(ben, "settle-yes")
    await david.see("Both sides have confirmed")
    assert posted(rig) == [(f"person:{ben.id}", f"person:{david.id}", 12)]


async def test_only_the_person_who_has_to_confirm_is_notified(rig: Rig) -> None:
    david, ben = await ask(rig)
    request = await david.see("is that right?")
    assert [each["id"] for each in request.json["mentions"]] == [ben.id]
    (loud,) = await rig.enter("**@everyone** <@1>")
    await loud.command("settle", person=david.id, chips=3)
    request = await loud.see(lambda message: f"<@{david.id}>" in message.text)
    assert [each["id"] for each in request.json["mentions"]] == [david.id]
    assert request.json["mention_everyone"] is False
    assert loud.name not in request.text, "a name is no markdown"


async def test_people_who_want_no_reminders_are_asked_without_a_notification(rig: Rig) -> None:
    (emma,) = await rig.enter("Emma")
    await emma.command("likes")
    await emma.press(custom_id=Press(Verb.LIKES, choice="1").custom_id)
    await emma.press(custom_id=Press(Verb.LIKES_SET, choice="reminders=no").custom_id)
    await ask(rig, "Emma")
    request = await emma.see("is that right?")
    assert f"<@{emma.id}>" in request.text
    assert request.json["mentions"] == []


async def test_a_no_from_either_side_books_nothing(rig: Rig) -> None:
    david, ben = await ask(rig)
    await use(ben, "settle-no")
    await david.see("Ben says no. Nothing has changed.")
    assert posted(rig) == []


async def test_nobody_else_can_answer_for_the_two(rig: Rig) -> None:
    await ask(rig)
    (anna,) = await rig.enter("Anna")
    await use(anna, "settle-yes")
    await anna.see("Darauf können nur David und Ben antworten.", ephemeral=True)
    assert posted(rig) == []


async def test_a_restart_between_the_two_answers_loses_nothing_and_books_once(rig: Rig) -> None:
    _, ben = await ask(rig)
    found = find(ben, "settle-yes")
    assert found is not None
    await rig.restart()
    await ben.press(custom_id=found[1].custom_id, message=found[0])
    await ben.see("Both sides have confirmed")
    await forge(rig, ben, found[0], found[1].custom_id)
    await ben.see("That has already been decided.", ephemeral=True)
    assert len(posted(rig)) == 1


async def test_payments_that_the_ledger_proposes_are_requested_by_a_press_and_even_up(rig: Rig) -> None:
    players = await rig.begin("David", "Ben", "Eva", stakes="1 1-6")
    await finish(players)
    people = {player.person.id: player.person for player in players}
    david = players[0].person
    await david.command("settle")
    await david.see("Anybody who is down can even up", ephemeral=True)
    for person in people.values():
        await person.command("settle")
        await person.see("Anybody who is down can even up", ephemeral=True)
        while found := find(person, "settle-ask"):
            rig.discord.faults.add(path="/callback", status=403, code=50013, count=1)
            await person.press(custom_id=found[1].custom_id, message=found[0])
            await person.see("Discord does not let me do this here", ephemeral=True)
            await person.press(custom_id=found[1].custom_id, message=found[0])
            request = await person.see("is that right?")
            await person.press(custom_id=found[1].custom_id, message=found[0])
            await person.see("have already been asked about this", ephemeral=True)
            payer, payee, _ = press_of(request.buttons[0]).choice.split("-")
            other = people[payee if payer == person.id else payer]
            await use(other, "settle-yes")
            await person.see("Both sides have confirmed")
            await person.dismiss(found[0])
            await person.command("settle")
            await person.see("Anybody who is down can even up", ephemeral=True)
    await david.command("settle")
    await david.see("Everything is even.", ephemeral=True)
