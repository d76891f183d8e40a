"""People around a table, over the wire: invited, pinged, watching, removed, and calling across the table."""

import asyncio

import pytest

from bot.discord_io.custom_id import Press, Verb
from local_discord.testing.people import Message, Person
from tests.e2e.players import LITTLE_PATIENCE, offering, over, use
from tests.e2e.playing import begun, menu, press, public
from tests.e2e.rig import Rig, play_all

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
SETTINGS = {"patience": LITTLE_PATIENCE}


def mentioned(message: Message) -> list[str]:
    """List the ids of the people whom a message notifies."""
    return [each["id"] for each in message.json["mentions"]]


def calls(watcher: Person, whom: Person) -> list[Message]:
    """List the messages that notify a person."""
    return [each for each in watcher.messages() if mentioned(each) == [whom.id]]


# inviting


async def test_an_invitation_mentions_one_person_and_disappears_once_they_join(rig: Rig) -> None:
    ben, david = await rig.enter("Ben", "David")
    await ben.command("lupfen start")
    await ben.command("lupfen invite", person=david.id)
    (invitation,) = await david.wait(lambda: calls(david, david), what="an invitation")
    assert "**Ben** invites you to play: Lupfen · Liechtenstein." in invitation.text
    assert "seats free" in invitation.text
    await use(david, Verb.JOIN, on=invitation)
    await david.wait(lambda: public(ben, "2. **David**"), what="David's seat")
    await ben.gone(invitation)


async def test_an_invitation_that_makes_no_sense_is_refused_with_a_reason(rig: Rig) -> None:
    ben, david, emma = await rig.enter("Ben", "David", "Emma")
    assert "No table is open" in (await ben.told(ben.command("lupfen invite", person=david.id))).text
    await ben.command("lupfen start")
    assert "You are not at this table" in (await david.told(david.command("lupfen invite", person=emma.id))).text
    await use(david, "join")
    assert "David is already at this table." in (await ben.told(ben.command("lupfen invite", person=david.id))).text
    await ben.command("lupfen invite", person=emma.id)
    assert "ten minutes" in (await david.told(david.command("lupfen invite", person=emma.id))).text
    assert len(calls(ben, emma)) == 1


async def test_computers_make_room_for_a_guest_but_a_table_full_of_people_invites_nobody(rig: Rig) -> None:
    ben, david, emma = await rig.enter("Ben", "David", "Emma")
    await ben.command("mate start")
    await use(ben, "computer")
    await ben.wait(lambda: public(ben, "If you join, a computer makes room"), what="that there is room")
    await ben.command("mate invite", person=david.id)
    (invitation,) = await david.wait(lambda: calls(david, david), what="an invitation")
    await use(david, Verb.JOIN, on=invitation)
    await ben.wait(lambda: public(ben, "No seat free"), what="that there is no room")
    assert "The table is full" in (await ben.told(ben.command("mate invite", person=emma.id))).text
    refused = await emma.told(use(emma, Verb.LEAVE))
    assert (refused.text, [*refused.buttons]) == ("You are not at this table.", [])


# removing people


async def test_the_host_frees_a_seat_and_its_occupant_is_told_politely(rig: Rig) -> None:
    ben, david = await rig.enter("Ben", "David")
    await ben.command("lupfen start", computers=1)
    await use(david, "join")
    assert offering(await menu(david), Verb.SEND_AWAY) is None
    more = await menu(ben)
    await use(ben, Verb.SEND_AWAY, "David", on=more)
    await ben.wait(lambda: not public(ben, "**David**"), what="the free seat")
    assert "Your seat here was freed before the game began." in (await david.told(use(david, "join"))).text
    more = await menu(ben)
    found = offering(more, Verb.SEND_AWAY)
    assert found is not None
    (computer,) = [option["label"] for option in found.component["options"]]
    await ben.choose(computer, custom_id=found.custom_id, message=more)
    await ben.wait(lambda: not public(ben, f"**{computer.removesuffix(' (computer)')}**"), what="the free seat")
    await ben.command("lupfen invite", person=david.id)
    await david.wait(lambda: calls(david, david), what="an invitation")
    await use(david, "join")
    await ben.wait(lambda: public(ben, "2. **David**"), what="David's seat")


# watching


async def test_watchers_are_counted_and_called_when_a_seat_falls_vacant_between_deals(rig: Rig) -> None:
    ben, david = await begun(rig, "Ben", "David", family="mate", turn_seconds=0)
    (emma,) = await rig.enter("Emma")
    await use(emma, "watch")
    await emma.wait(lambda: public(emma, "1 person is watching"), what="the count")
    await emma.press("Tell me when a seat is free")
    await emma.see("I will tell you here", ephemeral=True)
    await david.person.command("mate leave")
    await play_all([ben, david], lambda _: bool(calls(emma, emma)) or over(emma))
    (call,) = await emma.wait(lambda: calls(emma, emma), what="the call")
    assert "A seat is free at this table: Mate." in call.text
    await use(emma, Verb.JOIN, on=call)
    await emma.gone(call)
    await emma.wait(lambda: public(emma, "1 person is watching") is None, what="no count")


async def test_a_watcher_sees_nobodys_cards_and_stops_with_the_same_button(rig: Rig) -> None:
    await begun(rig, "Ben", "David", computers=1, turn_seconds=0)
    (emma,) = await rig.enter("Emma")
    await use(emma, "watch")
    page = await emma.see("You are watching", ephemeral=True)
    assert "hands stay hidden" in page.text
    assert "Your cards" not in "".join(each.text for each in emma.messages() if each.ephemeral)
    await emma.press("Watch")
    await emma.see("You are no longer watching.", ephemeral=True)
    await emma.wait(lambda: public(emma, "1 person is watching") is None, what="no count")


# calling something across the table


async def test_a_call_appears_briefly_on_the_panel_without_a_message_of_its_own(rig: Rig) -> None:
    ben, david = await begun(rig, "Ben", "David", computers=1, turn_seconds=0)
    person, other = ben.person, david.person
    more = await menu(person)
    count = len([each for each in other.messages() if not each.ephemeral])
    await person.press("I bi dabei!", message=more)
    panel = await other.wait(lambda: public(other, "💬 **Ben**: “I bi dabei!”"), what="the call")
    assert len([each for each in other.messages() if not each.ephemeral]) == count
    await person.see("You said “I bi dabei!” to the table.", ephemeral=True)
    again = await menu(person)
    assert "one quick phrase every five seconds" in (await person.told(person.press("Oha!", message=again))).text
    await other.wait(lambda: "💬" not in other.seen[panel.id].text, what="quiet again")
    assert "dabei" not in str(rig.answers())


async def test_the_host_can_switch_calls_off(rig: Rig) -> None:
    ben, _ = await begun(rig, "Ben", "David", computers=1, turn_seconds=0)
    more = await menu(ben.person)
    assert "Oha!" in more.labels
    assert await press(ben.person, more, Verb.REACTIONS_ALLOWED) == "Turn quick phrases off"
    await ben.person.wait(lambda: "Oha!" not in ben.person.seen[more.id].labels, what="a menu without calls")


# a role that is pinged

ROLE = Press(Verb.SETTINGS_SET, choice="call_role").custom_id


async def choose_role(rig: Rig, manager: Person, name: str) -> tuple[str, Message]:
    """Create a role and have it pinged; return its id and the page of the settings."""
    server = rig.server
    role = (await rig.people.control("POST", f"servers/{server}/roles", {"name": name}))["id"]
    await manager.command("settings")
    page = await manager.see("Einstellungen dieses Servers", ephemeral=True)
    await manager.choose(role, custom_id=ROLE, message=page)
    return role, page


async def test_a_role_is_called_once_an_hour_when_a_table_opens(rig: Rig) -> None:
    (anna,) = await rig.enter("Anna")
    role, page = await choose_role(rig, anna, "Lupfer")
    (david,) = await rig.enter("David")
    await david.command("lupfen start")
    call = await david.wait(lambda: public(david, f"<@&{role}>"), what="the call of the role")
    assert (call.json["mention_roles"], call.json["mentions"]) == ([role], [])
    assert "**David** has opened a table: Lupfen · Liechtenstein." in call.text
    await david.command("lupfen stop")
    await david.gone(call)
    await david.command("lupfen start", computers=2)
    await asyncio.gather(use(david, "start"), david.see("deal 1"))
    assert public(david, f"<@&{role}>") is None
    await anna.choose(custom_id=ROLE, message=page)


async def test_the_settings_say_when_the_chosen_role_can_no_longer_be_mentioned(rig: Rig) -> None:
    (anna,) = await rig.enter("Anna")
    _, page = await choose_role(rig, anna, "Runde")
    assert "⚠️" not in anna.seen[page.id].text
    await rig.deny("mention_everyone")
    assert "⚠️ Ich darf Runde nicht erwähnen." in (await anna.told(anna.command("settings"))).text
    await anna.choose(custom_id=ROLE)


async def test_a_role_that_cannot_be_mentioned_is_refused(rig: Rig) -> None:
    (anna,) = await rig.enter("Anna")
    server = rig.server
    role = (await rig.people.control("POST", f"servers/{server}/roles", {"name": "Stille"}))["id"]
    await rig.deny("mention_everyone")
    await anna.command("settings")
    page = await anna.see("Einstellungen dieses Servers", ephemeral=True)
    told = await anna.told(anna.choose(role, custom_id=ROLE, message=page))
    assert "Ich darf Stille nicht erwähnen." in told.text
