"""The lobby over the wire: levels of computers, house rules changed and reset, and a server's own rules."""

import random
from zlib import crc32

import pytest

from bot.discord_io.custom_id import Press, Verb
from game.computer import player_of
from game.core.driver import Driver
from game.core.record import setup_from
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.table.state import TableState
from local_discord.testing.people import Form, Message, Person
from tests.e2e.players import use
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


async def test_the_start_command_sets_the_computers_level_and_the_lobby_shows_it(rig: Rig) -> None:
    (ben,) = await rig.enter("Ben")
    await ben.command("lupfen start", computers=2, level="club")
    await lobby(ben, "· Club, ")
    await use(ben, "computer")
    await lobby(ben, "4/5")
    assert levels(rig) == ["club"] * 3


async def test_a_servers_level_applies_unless_the_start_command_says_otherwise(rig: Rig) -> None:
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


async def test_strong_computers_answer_by_their_own_search_or_the_log_says_otherwise(rig: Rig) -> None:
    (ben,) = await rig.sit_down("Ben", computers=2, level="strong", turn_seconds=0)
    await use(ben.person, "start")
    await ben.person.command("lupfen stop")
    await play_all([ben])
    state, (record,) = state_of(rig), rig.records()
    ruleset = CATALOGUE.find(state.terms.ruleset)
    seats = state.playing
    players = {place: player_of(seat.level, ruleset, seat.persona) for place, seat in enumerate(seats) if not seat.user}
    drawn = state.occasion.seed(str(state.draw))
    setup, answers = setup_from(record, CATALOGUE)
    driver, others = Driver(setup), 0
    for answer in answers:
        question = driver.question
        assert question is not None
        if player := players.get(driver.seat):
            chance = crc32(f"{drawn} {driver.setup.number} {len(driver.given)}".encode())
            thought = player.choose(view_of(driver, driver.seat), random.Random(chance))
            others += answer != question.write(thought)
        driver.answer_text(answer)
    assert driver.outcome is not None
    assert others <= rig.log.read_text("utf-8").count("no time for strong")  # which a busy machine may say


# house rules


async def form_of(person: Person, verb: str) -> Form:
    """Press what opens a form."""
    interaction = await use(person, verb)
    return await person.form(interaction)


async def test_deleted_rules_are_no_longer_a_servers_default(rig: Rig) -> None:
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
