"""The lobby over the wire: levels of computers, house rules changed and reset, and a server's own rules."""

import random

import pytest

from bot.discord_io.custom_id import Press, Verb
from game.computer import player_of
from game.core.driver import Driver
from game.core.record import setup_from
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.table.state import TableState
from local_discord.testing.people import Button, Form, Message, Person
from tests.e2e.players import choices, components, find, press_of, use
from tests.e2e.playing import public
from tests.e2e.rig import Rig, play_all

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
NAME = "Stamm*tisch*"


def state_of(rig: Rig) -> TableState:
    (row,) = rig.tables()
    return TableState.model_validate_json(row["state"])


def levels(rig: Rig) -> list[str]:
    return [seat.level for seat in state_of(rig).seats if seat.user is None]


async def lobby(person: Person, words: str) -> Message:
    return await person.wait(lambda: public(person, words), what=words)


async def test_the_start_says_how_well_the_computers_play_and_the_lobby_shows_it(rig: Rig) -> None:
    (ben,) = await rig.enter("Ben")
    await ben.command("lupfen start", computers=2, level="club")
    await lobby(ben, "· Club, ")
    await use(ben, "computer")
    await lobby(ben, "4/5")
    assert levels(rig) == ["club"] * 3


async def test_the_host_alone_chooses_in_the_lobby_for_all_and_for_one(rig: Rig) -> None:
    ben, david = await rig.enter("Ben", "David")
    await ben.command("lupfen start", computers=2)
    await use(david, "join")
    shown = await lobby(ben, "**David**")
    assert "Only" in (await david.told(use(david, Verb.LEVEL, "All computers: Strong", on=shown))).text
    await use(ben, Verb.LEVEL, "All computers: Strong", on=shown)
    shown = await lobby(ben, "· Strong, ")
    assert levels(rig) == ["strong"] * 2
    first = next(seat.name for seat in state_of(rig).seats if seat.user is None)
    await use(ben, Verb.LEVEL, f"{first}: Beginner", on=shown)
    await lobby(ben, f"**{first}**")
    await lobby(ben, "· Beginner")
    assert levels(rig) == ["beginner", "strong"]


async def test_a_server_has_its_own_level_unless_the_start_says_otherwise(rig: Rig) -> None:
    anna, ben = await rig.enter("Anna", "Ben")
    before = set(anna.seen)
    await anna.command("settings")
    page = await anna.see(lambda each: each.ephemeral and each.id not in before)
    press = Press(Verb.SETTINGS_SET, choice="level").custom_id
    await anna.choose("Stark", custom_id=press, message=page)
    await ben.command("lupfen start", computers=1)
    await lobby(ben, "· Strong, ")
    await ben.command("lupfen stop")
    await anna.choose("Anfänger", custom_id=press)
    assert levels(rig) == ["strong"]


async def test_strong_computers_answer_what_they_have_thought_of(rig: Rig) -> None:
    (ben,) = await rig.sit_down("Ben", computers=2, level="strong", turn_seconds=0)
    await use(ben.person, "start")
    await ben.person.command("lupfen stop")
    await play_all([ben])
    state, (record,) = state_of(rig), rig.records()
    ruleset = CATALOGUE.find(state.terms.ruleset)
    seats = state.playing
    players = {place: player_of(seat.level, ruleset, seat.persona) for place, seat in enumerate(seats) if not seat.user}
    chances = random.Random(state.draw)
    setup, answers = setup_from(record, CATALOGUE)
    driver = Driver(setup)
    for answer in answers:
        question = driver.question
        assert question is not None
        if player := players.get(driver.seat):
            thought = player.choose(view_of(driver, driver.seat), random.Random(chances.getrandbits(32)))
            assert answer == question.write(thought)
        driver.answer_text(answer)
    assert driver.outcome is not None


# house rules


async def form_of(person: Person, verb: str) -> Form:
    """Press what opens a form."""
    interaction = await use(person, verb)
    return await person.form(interaction)


async def pick(person: Person, group: str, value: str) -> None:
    """Pick a change from a group of house rules, as soon as it is offered."""

    def offered_in(message: Message) -> Button | None:
        ours = (each for each in components(message) if press_of(each).choice == group)
        return next((each for each in ours if value in choices(each)), None)

    message = await person.see(lambda each: each.ephemeral and offered_in(each) is not None)
    menu = offered_in(message)
    assert menu
    await person.choose(value, custom_id=menu.custom_id, message=message)


async def offered(person: Person) -> list[str]:
    return [name for name in await person.complete("lupfen start", "rules") if "Stamm" in name]


async def test_a_host_changes_rules_sees_only_these_and_takes_them_back(rig: Rig) -> None:
    ben, david = [player.person for player in await rig.sit_down("Ben", "David")]
    await use(ben, "rules")
    await ben.see("House rules", ephemeral=True)
    await ben.submit(await form_of(ben, "rules-form"), {"value": "3"})
    await ben.see("Ante: **3** (usually 1)", ephemeral=True)
    await pick(ben, "lifting", "pass_is_fold=true")
    await ben.see("Passing means dropping out: **on** (usually off)", ephemeral=True)
    lobby = await david.see("House rules: Passing means dropping out: on", ephemeral=False)
    assert "Ante **3**" in lobby.text
    await ben.press("Show only what differs")
    alone = await ben.see(lambda each: each.ephemeral and "Lowest price" not in each.text and "✱" in each.text)
    assert alone.text.count("✱") == 2
    await pick(ben, "lifting.changed", "pass_is_fold=false")
    alone = await ben.see(lambda each: each.ephemeral and each.text.count("✱") == 1)
    assert "Ante: **3**" in alone.text
    await ben.press("Reset")
    await ben.see("Lowest price: **1**", ephemeral=True)
    assert "Ante **1**" in (await david.see("Ante **1**", ephemeral=False)).text


async def test_what_contradicts_is_refused_with_its_sentence(rig: Rig) -> None:
    (ben,) = [player.person for player in await rig.sit_down("Ben", family="tippen")]
    await use(ben, "rules")
    await ben.press("▶")
    await pick(ben, "before", "robbing=true")
    await ben.see("⚠️ Robbing needs a trump card that belongs to nobody", ephemeral=True)


async def test_saved_rules_are_offered_until_a_host_deletes_them(rig: Rig) -> None:
    ben, david = [player.person for player in await rig.sit_down("Ben", "David")]
    await use(ben, "rules")
    await ben.see("House rules", ephemeral=True)
    assert find(ben, "rules-forget") is None, "there is nothing to delete"
    await ben.submit(await form_of(ben, "rules-save"), {"value": NAME})
    await ben.see("These rules are now called", ephemeral=True)
    assert len(await offered(david)) == 1
    value = f"saved/lupfen-liechtenstein/{NAME}"
    await ben.submit(await form_of(ben, "rules-forget"), {"value": [value]})
    said = await ben.see("is deleted", ephemeral=True)
    assert NAME not in said.text, "what people wrote is no markdown"
    assert await offered(david) == []
    assert find(ben, "rules-forget") is None


async def test_deleted_rules_are_no_longer_what_a_table_usually_plays(rig: Rig) -> None:
    (anna,) = [player.person for player in await rig.sit_down("Anna")]
    await use(anna, "rules")
    await anna.submit(await form_of(anna, "rules-save"), {"value": NAME})
    value = f"saved/lupfen-liechtenstein/{NAME}"
    await anna.command("settings")
    for _ in range(2):
        await anna.press("▶")
    await anna.choose(value, custom_id="1:settings-set::::rules-lupfen")
    await use(anna, "rules")
    usual = "SELECT value FROM settings WHERE key = 'rules-lupfen'"
    assert len(rig.rows(usual)) == 1
    await anna.submit(await form_of(anna, "rules-forget"), {"value": [value]})
    await anna.see("gelöscht", ephemeral=True)
    assert rig.rows(usual) == []


async def test_rules_that_somebody_else_has_just_deleted_are_said_to_be_gone(rig: Rig) -> None:
    (ben,) = [player.person for player in await rig.sit_down("Ben")]
    await use(ben, "rules")
    for name in ("One", "Two"):
        await ben.submit(await form_of(ben, "rules-save"), {"value": name})
        await ben.see(name, ephemeral=True)
    first, second = await form_of(ben, "rules-forget"), await form_of(ben, "rules-forget")
    for form in (first, second):
        await ben.submit(form, {"value": ["saved/lupfen-liechtenstein/One"]})
    await ben.see("I do not know the rules", ephemeral=True)
    assert [row["name"] for row in rig.rows("SELECT name FROM presets")].count("Two") == 1
