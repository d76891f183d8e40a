"""The tricks that end a deal are seen before its result, and the winner of each."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.display.last_tricks import LastTricks, as_trick_lay
from bot.display.public_message import Role
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.table.view import table_view
from tests.bot.display.stage import Stage
from tests.bot.panels.reading import words
from tests.bot.panels.support import open_table, states
from tests.tables import ANNA


async def played(*, trick_seconds: float = 2) -> Stage:
    """Play a deal of three tricks, of which the last two end with the last choice."""
    stage = await Stage(trick_seconds=trick_seconds).dealt()
    while stage.table.state.phase == "playing":
        question, seat = stage.driver.question, stage.table.asked_seat
        assert question is not None
        assert seat is not None
        assert seat.user is not None
        answer = "lift" if question.kind == "lift" else question.write(question.safe)
        answer = "join" if question.kind == "join" else answer
        await stage.table.answer(seat.user, stage.table.state.deal, stage.table.question_number, answer)
        await stage.calm()
    return stage


def shown(stage: Stage) -> str:
    return words(stage.panel.surface)


async def test_the_last_but_one_trick_lies_there_before_the_result() -> None:
    stage = await played()
    deal = stage.driver.deal
    assert len(deal.tricks) == 3
    assert "Trick 2:" in shown(stage)
    assert "Next deal" not in shown(stage)
    assert "Trick 3" not in shown(stage)
    (timer,) = stage.clock.waiting
    assert timer.when == stage.clock.time + 2
    stage.clock.fire(timer)
    await stage.calm()
    assert "Next deal" in shown(stage)
    assert "Trick 3:" in shown(stage)
    await stage.settle()
    await stage.check_shown()


async def test_chips_are_as_they_were_while_the_trick_lies_there() -> None:
    stage = await played()
    view = as_trick_lay(table_view(stage.table, None), 2)
    pot = stage.driver.setup.before.pot
    assert view.deal is not None
    assert view.pot > pot
    assert view.pot + sum(seat.chips for seat in view.playing) == 0
    assert sum(view.deal.taken) == 2
    assert not view.deal.trick


async def test_the_seal_of_the_next_deal_is_not_shown_with_the_tricks_of_this_one() -> None:
    stage = await played()
    assert table_view(stage.table, None).fingerprint
    assert "Seal" not in shown(stage)


@pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda ruleset: ruleset.id)
async def test_every_trick_of_every_game_can_be_shown_once_more(ruleset: Ruleset[Any]) -> None:
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


async def test_without_a_pause_the_result_stands_there_at_once() -> None:
    stage = await played(trick_seconds=0)
    assert "Next deal" in shown(stage)
    assert stage.display.public.role is Role.SUMMARY


async def test_whoever_does_something_meanwhile_still_sees_the_trick() -> None:
    stage = await played()
    await stage.table.hosting.set_turn_seconds(ANNA, 33)
    await stage.calm()
    assert "Trick 2:" in shown(stage)
    await stage.settle()
    await stage.check_shown()


async def test_the_end_of_a_session_waits_until_every_trick_was_seen() -> None:
    tricks = LastTricks(shown=True)
    tricks.seen(4, 1)
    assert tricks.hold("session_over", 4, 3)
    lying = [tricks.lying]
    while tricks.next():
        lying.append(tricks.lying)
    assert lying == [2, 3]
    assert tricks.release() == "session_over"


async def test_nothing_is_held_back_of_a_deal_whose_beginning_nobody_was_shown() -> None:
    tricks = LastTricks(shown=True)
    assert not tricks.hold("deal_over", 4, 3)
    assert tricks.held is None
