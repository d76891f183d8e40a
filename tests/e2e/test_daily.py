"""The deals of the day over the wire: in a channel and in direct messages, across a kill, shown, looked back at."""

from pathlib import Path

import pytest

from game.daily import MARK, end_of
from storage.audit import audit
from tests.e2e.players import choices, offering, press_of
from tests.e2e.rig import Rig
from tests.house import House
from tests.people import Message, Person

pytestmark = pytest.mark.e2e


async def begin(person: Person, ruleset: str) -> None:
    """Choose a game from today's menu."""
    await person.command("daily")
    await person.see("Deals of the day", ephemeral=True)
    await use(person, "daily", ruleset)


async def use(person: Person, verb: str, *chosen: str) -> None:
    """Use what the newest private message offers, and wait until a private message changes."""
    message, before = newest(person), told(person)
    button = offering(message, verb)
    assert button, f"{verb} is not offered:\n{message.text}"
    if chosen:
        await person.choose(*chosen, custom_id=button.custom_id, message=message)
    else:
        await person.press(custom_id=button.custom_id, message=message)
    await person.wait(lambda: told(person) != before, what=f"an answer to {verb}")


def newest(person: Person) -> Message:
    return [each for each in person.messages() if each.ephemeral][-1]


def told(person: Person) -> list[str]:
    return [each.text for each in person.messages()]


async def go_on(person: Person) -> None:
    """Answer the open question with the first possible answer, or continue after a deal."""
    button = offering(newest(person), "daily-answer")
    if button is None:
        await use(person, "daily" if offering(newest(person), "daily") else "daily-result")
    elif button.component.get("options"):
        await use(person, "daily-answer", *choices(button)[: max(1, button.component.get("min_values", 1))])
    else:
        await use(person, "daily-answer")


async def play_out(person: Person) -> Message:
    """Play all remaining deals, and open the results."""
    while offering(newest(person), "performance") is None:
        await go_on(person)
    return newest(person)


async def test_a_set_goes_on_after_a_kill_and_is_shown_without_a_card(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        david, anna = await rig.enter("David", "Anna")
        await begin(david, "lupfen-liechtenstein")
        await go_on(david)
        before = newest(david).text
        await rig.kill()
        await rig.start()
        await begin(david, "lupfen-liechtenstein")
        assert newest(david).text == before, "the deal stands where it stood"
        results = await play_out(david)
        assert results.text.count("strong computer") == 5 + 1
        await begin(david, "lupfen-liechtenstein")
        assert offering(newest(david), "performance"), "a day's deals are played once"
        assert anna.messages() == []
        await use(david, "daily-share")
        card = await anna.see(lambda each: not each.ephemeral and any("daily-" in url for url in each.media))
        assert "David" in card.text
        button = offering(card, "daily")
        assert button
        await anna.press(custom_id=button.custom_id, message=card)
        await anna.see("Spiel des Tages 1 von 5", ephemeral=True)
        assert rig.audit() == []
        assert rig.tracebacks() == []


async def test_the_day_ends_and_everything_lies_open(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        daily = house.bot.services.daily
        day = end_of(daily.today)
        daily.now = lambda: day - 60.0
        (ben,) = await house.enter("Ben")
        await begin(ben, "mate")
        results = await play_out(ben)
        await ben.see(lambda each: each.id == results.id and "looking for the decision" not in each.text)
        play = press_of(offering(results, "performance") or results.buttons[0]).table
        assert play.startswith(MARK)
        await use(ben, "daily-share")
        await use(ben, "daily-month")
        assert "1. **Ben**" in newest(ben).text
        await use(ben, "daily-result")
        await use(ben, "history-deal")
        await use(ben, "verify-deal")
        assert "Secret" not in newest(ben).text, "the seal is shut as long as anybody may play"
        daily.now = lambda: day + 60.0
        await ben.command("daily")
        menu = await ben.see(lambda each: offering(each, "daily-result") is not None and "Look back" in each.text)
        back = offering(menu, "daily-result")
        assert back
        assert choices(back) == [play]
        await use(ben, "daily-result", play)
        await use(ben, "history-deal")
        await use(ben, "verify-deal")
        proof = newest(ben).text
        assert (proof.count("✅"), proof.count("❌")) == (4, 0)
    assert audit(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}") == []


async def test_whoever_has_the_bot_for_themselves_plays_in_direct_messages(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        (ben,) = await house.enter("Ben")
        world = house.discord.world
        ben.channel = world.direct_channel(world.people[ben.id]).id
        await begin(ben, "lupfen-liechtenstein")
        results = await play_out(ben)
        assert offering(results, "daily-share") is None, "there is no channel to show it to"
        await use(ben, "history-deal")
        assert "Replay" not in newest(ben).text
