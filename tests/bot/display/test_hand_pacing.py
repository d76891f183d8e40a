"""On a busy evening, hands wait a little when it is not their owner's turn; questions never wait."""

from bot.discord_io.request_budget import Turn
from bot.display.hands import AT_ONCE, LONGEST, RATE, hand_pacing
from tests.bot.display.stage import PEOPLE, Stage
from tests.bot.display.test_tricks_seen import answered, in_hand, shown
from tests.clock import HandClock
from tests.tables import ANNA, BEN, CLARA

MANY = 200
"""More tables than change in a few seconds, except on a busy evening."""


def rush(stage: Stage) -> None:
    """Let many other tables change at this moment, whose hands are written first."""
    for _ in range(MANY):
        Turn().take(stage.pacing)


async def passed(stage: Stage, seconds: float) -> None:
    """Let time pass on the display's clock."""
    end = stage.clock.now() + seconds
    while stage.clock.waiting and stage.clock.waiting[0].when <= end:
        stage.clock.fire(stage.clock.waiting[0])
        await stage.calm()
    stage.clock.time = end


def edits(stage: Stage) -> int:
    """Count the edits of private messages that are not answers to presses."""
    return stage.screens.calls.count("edit privately")


async def test_hands_show_other_players_moves_immediately_on_a_quiet_evening() -> None:
    stage = await Stage().dealt()
    before = {person: in_hand(stage, person) for person in PEOPLE}
    await answered(stage)
    assert all(in_hand(stage, person) != before[person] for person in PEOPLE)


async def test_busy_evenings_delay_only_hands_whose_owners_are_not_asked() -> None:
    stage = await Stage().dealt()
    rush(stage)
    hands, panel, before = {person: in_hand(stage, person) for person in PEOPLE}, shown(stage), edits(stage)
    await answered(stage)  # Ben lifts, and is asked for the price
    assert "I lupf!" in shown(stage) != panel
    assert "name the price" in in_hand(stage, BEN)
    assert all(in_hand(stage, person) == hands[person] for person in (ANNA, CLARA)), "nobody needs to know it yet"
    await answered(stage)
    assert "Ben sets the price at 1" in shown(stage)
    assert "**Your turn**: are you in?" in in_hand(stage, CLARA)
    assert edits(stage) == before + 1, "both answers go into one edit"
    assert in_hand(stage, ANNA) == hands[ANNA]
    await passed(stage, LONGEST)
    assert "Ben sets the price at 1" in in_hand(stage, ANNA)
    assert edits(stage) == before + 2
    await stage.check_shown()


async def test_every_hand_shows_a_complete_trick_immediately_on_a_busy_evening() -> None:
    stage = await Stage().dealt()
    rush(stage)
    while not stage.driver.deal.tricks:
        await answered(stage)
    assert all("Trick 1:" in in_hand(stage, person) for person in PEOPLE)


async def test_answering_on_the_panel_clears_the_hands_question_on_a_busy_evening() -> None:
    stage = await Stage().dealt()
    rush(stage)
    await stage.press(BEN, stage.panel, "answer")
    await answered(stage)
    assert "Your turn" in in_hand(stage, CLARA)
    await stage.press(CLARA, stage.panel, "answer")
    await stage.calm()
    assert "Your turn" not in in_hand(stage, CLARA)


def test_waiting_tables_are_served_in_order_within_the_promised_time() -> None:
    clock, woken = HandClock(), list[tuple[int, float]]()
    pacing, begun = hand_pacing(clock), clock.now()
    places = [Turn() for _ in range(MANY)]
    for number, place in enumerate(places):
        place.wake = lambda number=number: woken.append((number, clock.now() - begun))
    at_once = [place for place in places if place.take(pacing)]
    assert at_once == places[: int(AT_ONCE) + 1]
    gone = places[int(AT_ONCE) + 1]
    gone.leave(pacing)
    while clock.waiting:
        clock.fire(clock.waiting[0])
    numbers, times = zip(*woken, strict=True)
    assert numbers == (*range(int(AT_ONCE) + 2, len(places)),)
    assert max(times) == LONGEST
    assert sum(when <= 1 for when in times) == RATE
    assert not any(place.waits for place in places)
    assert places[-1].take(pacing), "it was let through"
