"""Everyone sees every trick before the game continues, and the last ones before the result."""

import random
from typing import Any

import pytest

from bot.discord_io.custom_id import Press, Verb
from bot.display.renderer import Role
from bot.panels.kit.cards import card_name as name_of
from bot.panels.table.private import happened
from bot.panels.table.trick_view import as_trick_lay
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.table.view import table_view
from tests.bot.display.screens import LANGUAGE
from tests.bot.display.stage import PEOPLE, Stage
from tests.bot.panels.reading import words
from tests.bot.panels.support import open_table, states
from tests.tables import ANNA


async def answered(stage: Stage) -> None:
    """Let the player who is asked press the safe answer in their hand; everyone lifts and joins."""
    question = stage.driver.question
    assert question is not None
    answer = {"lift": "lift", "join": "join"}.get(question.kind) or question.write(question.safe)
    (message,) = stage.screens.hands(stage.asked)
    press = Press(Verb.ANSWER, stage.table.id, stage.table.state.deal, stage.table.question_number, answer)
    await stage.use(stage.asked, message, press)
    await stage.calm()


async def lain(stage: Stage) -> None:
    """Let the current trick be shown for its full time."""
    (timer,) = stage.clock.waiting
    stage.clock.fire(timer)
    await stage.calm()


async def played(tricks: int, *, trick_seconds: float = 2) -> Stage:
    """Play a deal of three tricks until this many are complete; the last two end with the last choice."""
    stage = await Stage(trick_seconds=trick_seconds).dealt()
    await stage.settle()
    while len(stage.driver.deal.tricks) < tricks:
        if stage.clock.waiting:
            await lain(stage)
        await answered(stage)
    return stage


def shown(stage: Stage) -> str:
    return words(stage.panel.surface)


def in_hand(stage: Stage, person: int) -> str:
    (message,) = stage.screens.private(person)
    return words(message.surface)


def edits_of(stage: Stage) -> int:
    """Count the message edits that are not answers to presses."""
    return sum(call.startswith("edit") for call in stage.screens.calls)


async def test_a_trick_stays_visible_to_others_even_if_its_winner_leads_immediately() -> None:
    stage = await played(1)
    leader = stage.asked
    others = {person for person in PEOPLE if person != leader}
    assert all("Trick 1:" in in_hand(stage, person) for person in PEOPLE)
    before = edits_of(stage)
    await answered(stage)
    led = card_words(stage)
    assert led in in_hand(stage, leader)
    assert all("Trick 1:" in in_hand(stage, person) and led not in in_hand(stage, person) for person in others)
    assert "Trick 1:" in shown(stage)
    told = {
        person: words(happened(stage.presses.view(stage.table, person), LANGUAGE.texts("en"), 0)) for person in PEOPLE
    }
    assert {person for person in PEOPLE if led in told[person]} == {leader}, "no text is ahead of what others see"
    assert edits_of(stage) == before, "nothing is sent but the answer"
    await lain(stage)
    assert all(led in in_hand(stage, person) for person in PEOPLE)
    assert led in shown(stage)
    assert not stage.display.tricks.lying
    assert edits_of(stage) == before + 1 + len(others), "the leader's hand showed it already"


async def test_a_trick_followed_by_a_late_lead_is_shown_once() -> None:
    stage = await played(1)
    before = edits_of(stage)
    await lain(stage)
    assert edits_of(stage) == before


def card_words(stage: Stage) -> str:
    """Name the card that was led."""
    ((_, card),) = stage.driver.deal.trick
    return name_of(LANGUAGE.texts("en"), stage.driver.deal.pack, card)


async def test_the_second_to_last_trick_is_shown_before_the_result() -> None:
    stage = await played(3)
    assert "Trick 2:" in shown(stage)
    assert "Next deal" not in shown(stage)
    assert all("Trick 2:" in in_hand(stage, person) and "Trick 3" not in in_hand(stage, person) for person in PEOPLE)
    (timer,) = stage.clock.waiting
    assert timer.when == stage.clock.time + 2
    await lain(stage)
    assert "Next deal" in shown(stage)
    assert "Trick 3:" in shown(stage)
    assert all("Trick 3:" in in_hand(stage, person) for person in PEOPLE)
    await stage.check_shown()


@pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda ruleset: ruleset.id)
async def test_every_trick_of_every_game_can_be_shown_again(ruleset: Ruleset[Any]) -> None:
    table = await open_table(ruleset.id, min(4, ruleset.most_seats))
    views = [table_view(state, None) async for state in states(table, 1, random.Random(7))]
    view = next(view for view in views if view.deal is not None and view.deal.over)
    assert view.deal is not None
    for number, trick in enumerate(view.deal.tricks, 1):
        lying = as_trick_lay(view, number)
        assert lying.deal is not None
        assert lying.deal.tricks[-1] == trick
        assert sum(lying.deal.taken) == number
        assert lying.pot + lying.reserve + sum(seat.chips for seat in lying.playing) == 0


async def test_the_result_appears_immediately_without_a_trick_pause() -> None:
    stage = await played(3, trick_seconds=0)
    assert "Next deal" in shown(stage)
    assert stage.display.wanted.role == Role.SUMMARY


async def test_a_player_who_acts_during_the_pause_still_sees_the_trick() -> None:
    stage = await played(3)
    await stage.table.hosting.set_time(ANNA, 33)
    await stage.calm()
    assert "Trick 2:" in shown(stage)
    await stage.check_shown()


async def test_a_sessions_end_waits_until_every_trick_has_been_seen() -> None:
    stage = await played(1)
    await stage.table.stop(ANNA)
    display = stage.display
    while stage.table.state.phase == "playing":
        if stage.clock.waiting:
            await lain(stage)
        await answered(stage)
    lay = [display.tricks.lying]
    while display.tricks.held:
        await lain(stage)
        lay.append(display.tricks.lying)
    assert lay == [2, 3, 0]
    assert display.wanted.role == Role.END


async def test_a_restart_shows_the_current_deal_with_a_notice_until_the_next() -> None:
    stage = await (await played(1)).resumed()
    await stage.settle()
    assert not stage.display.tricks.lying
    assert "I was away for a moment" in shown(stage)
    for _ in range(2):
        await stage.go_on()
        await stage.settle()
    assert "restarted" not in shown(stage)
