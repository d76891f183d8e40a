"""A person may press only so fast; other people's presses do not count."""

from bot.interactions.press_rate import MOST_KNOWN, Spacing, press_rate
from tests.clock import HandClock
from tests.tables import CHANNEL


def allowed(rate: Spacing, user: int, presses: int) -> int:
    return sum(rate.wait(user, CHANNEL) == 0 for _ in range(presses))


def test_a_burst_is_two_seconds_worth_and_then_it_is_the_rate() -> None:
    clock = HandClock()
    rate = press_rate(5, clock)
    assert allowed(rate, 1, 50) == 10
    clock.time += 1
    assert allowed(rate, 1, 50) == 5
    clock.time += 60
    assert allowed(rate, 1, 50) == 10


def test_nobody_pays_for_another_or_for_another_channel_and_without_a_rate_there_is_no_limit() -> None:
    rate = press_rate(5, HandClock())
    allowed(rate, 1, 1000)
    assert allowed(rate, 2, 10) == 10
    assert not rate.wait(1, CHANNEL + 1)
    assert allowed(press_rate(0, HandClock()), 1, 1000) == 1000


def test_who_has_long_been_quiet_is_forgotten_and_who_floods_is_not() -> None:
    clock = HandClock()
    rate = press_rate(5, clock)
    for user in range(MOST_KNOWN - 1):
        rate.wait(user, CHANNEL)
    clock.time += 60
    allowed(rate, -1, 50)
    assert not rate.wait(-2, CHANNEL)
    assert rate.wait(-1, CHANNEL)


def test_what_needs_a_pause_is_put_off_for_one_person_in_one_channel() -> None:
    clock = HandClock()
    spacing = Spacing(20, clock)
    assert spacing.wait(1, CHANNEL) == 0
    clock.time += 5
    assert spacing.wait(1, CHANNEL) == 15
    assert spacing.wait(2, CHANNEL) == 0
    assert spacing.wait(1, CHANNEL + 1) == 0
    clock.time += 15
    assert spacing.wait(1, CHANNEL) == 0
