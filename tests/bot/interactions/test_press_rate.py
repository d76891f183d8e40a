"""A person may press only so fast; other people's presses do not count."""

from bot.interactions.press_rate import MOST_KNOWN, Spacing, press_rate
from tests.clock import HandClock
from tests.tables import CHANNEL


def allowed(rate: Spacing, user: int, presses: int) -> int:
    return sum(rate.wait(user, CHANNEL) == 0 for _ in range(presses))


def test_a_burst_of_two_seconds_worth_is_followed_by_the_steady_rate() -> None:
    clock = HandClock()
    rate = press_rate(5, clock)
    assert allowed(rate, 1, 50) == 10
    clock.time += 1
    assert allowed(rate, 1, 50) == 5
    clock.time += 60
    assert allowed(rate, 1, 50) == 10


def test_rates_are_per_person_and_channel_and_zero_means_unlimited() -> None:
    rate = press_rate(5, HandClock())
    allowed(rate, 1, 1000)
    assert allowed(rate, 2, 10) == 10
    assert not rate.wait(1, CHANNEL + 1)
    assert allowed(press_rate(0, HandClock()), 1, 1000) == 1000


def test_inactive_people_are_forgotten_but_flooders_are_not() -> None:
    clock = HandClock()
    rate = press_rate(5, clock)
    for user in range(MOST_KNOWN - 1):
        rate.wait(user, CHANNEL)
    clock.time += 60
    allowed(rate, -1, 50)
    assert not rate.wait(-2, CHANNEL)
    assert rate.wait(-1, CHANNEL)


def test_spacing_delays_one_person_in_one_channel_only() -> None:
    clock = HandClock()
    spacing = Spacing(20, clock)
    assert spacing.wait(1, CHANNEL) == 0
    clock.time += 5
    assert spacing.wait(1, CHANNEL) == 15
    assert spacing.wait(2, CHANNEL) == 0
    assert spacing.wait(1, CHANNEL + 1) == 0
    clock.time += 15
    assert spacing.wait(1, CHANNEL) == 0
