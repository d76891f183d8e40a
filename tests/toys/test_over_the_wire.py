"""Every toy through everything: played over the wire with pictures, looked at again, counted, explained, practised."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.language import Language
from game.core.rulesets import Ruleset
from storage.audit import audit
from tests.e2e.players import Player, components, find, offering, over, press_of, use
from tests.e2e.rig import play_all
from tests.e2e.test_history import choose_deal, file_of, press
from tests.e2e.test_session import stop_in
from tests.house import House
from tests.people import Message, Person
from tests.toys.catalogue import TEXTS, TOYS, every_toy

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder = tmp_path_factory.mktemp("toys")
    async with House(folder, catalogue=TOYS, language=Language(*TEXTS, strict=True), pictures=True) as house:
        yield house
    assert audit(f"sqlite+aiosqlite:///{folder / 'house.db'}", TOYS) == []


async def seated(house: House, toy: Ruleset[Any]) -> list[Player]:
    """Let two people sit down to a toy in a channel of its own, with computers for the other seats."""
    people = [*await house.enter("Ben"), *await house.enter("Anna", locale="de")]
    await house.elsewhere(*people)
    await people[0].command(f"{toy.family} start", computers=toy.best_seats - 2, turn_seconds=0)
    await use(people[1], "join")
    return [Player(person, seed) for seed, person in enumerate(people)]


async def told(person: Person, command: str) -> Message:
    """Use a command and read the private answer."""
    before = set(person.seen)
    await person.command(command)
    return await person.see(lambda each: each.ephemeral and each.id not in before)


@every_toy
async def test_a_session_is_played_and_looked_at_again(house: House, toy: Ruleset[Any]) -> None:
    players = await seated(house, toy)
    ben = players[0].person
    table = house.bot.services.tables.here(int(ben.channel))
    await use(ben, "start")
    await ben.see(lambda each: not each.ephemeral and any("table-" in url for url in each.media))
    await ben.see(lambda each: each.ephemeral and any("hand-" in url for url in each.media))
    await stop_in(ben, 1, toy.family)
    await play_all(players)
    assert over(ben)
    shown = await choose_deal(ben, f"{toy.family} history", "history", table=table.id)
    steps = 1
    while any(press_of(button).choice == "on" for button in components(shown)):
        shown = await press(ben, shown, "on")
        steps += 1
    past = await house.bot.services.history.deal(table.id, 1)
    assert past
    assert past.record
    assert steps == len(past.record["questions"]) + 1
    proof = (await choose_deal(ben, "verify", "verify", table=table.id)).text
    assert (proof.count("✅"), proof.count("❌")) == (3, 0)


@every_toy
async def test_what_was_played_can_be_saved_and_is_counted(house: House, toy: Ruleset[Any]) -> None:
    players = await seated(house, toy)
    ben = players[0].person
    table = house.bot.services.tables.here(int(ben.channel))
    await use(ben, "start")
    await stop_in(ben, 1, toy.family)
    await play_all(players)
    listed = await told(ben, f"{toy.family} history")
    menu = offering(listed, "history-session")
    assert menu
    await ben.choose(table.id, custom_id=menu.custom_id, message=listed)
    page = await file_of(ben, "history-page")
    assert "<section>" in page
    assert Language(*TEXTS).texts("en")(f"ruleset-{toy.id}") in page
    assert (await file_of(ben, "history-csv")).startswith("deal")
    assert "Deals" in (await told(ben, f"{toy.family} stats")).text
    await ben.command("ledger")
    assert "Ben" in (await ben.see(lambda each: offering(each, "ledger-mine") is not None)).text


@every_toy
async def test_the_rules_are_explained_changed_and_practised(house: House, toy: Ruleset[Any]) -> None:
    ben = (await seated(house, toy))[0].person
    table = house.bot.services.tables.here(int(ben.channel))
    await use(ben, "rules")
    editor = await ben.see(lambda each: each.ephemeral and offering(each, "rules-pick") is not None)
    before = table.options
    await change_a_rule(ben, editor)
    assert table.options != before
    rules = await told(ben, f"{toy.family} rules")
    assert offering(rules, "practice")
    await use(ben, "practice")
    assert await practised(ben) > 0
    await ben.see("Another practice deal", ephemeral=True)


async def change_a_rule(person: Person, editor: Message) -> None:
    """Pick the first change that the first group of house rules offers."""
    rule = offering(editor, "rules-pick")
    assert rule
    await person.choose(rule.component["options"][0]["value"], custom_id=rule.custom_id, message=editor)


async def practised(person: Person) -> int:
    """Answer a practice deal to its end; gives how many answers it took."""
    answered = 0
    while found := find(person, "practice-answer"):
        message, button = found
        options = [option["value"] for option in button.component.get("options", ())]
        if options:
            chosen = options[: button.component.get("max_values", 1)]
            await person.choose(*chosen, custom_id=button.custom_id, message=message)
        else:
            await person.press(custom_id=button.custom_id, message=message)
        answered += 1
        assert answered < 40
    return answered
