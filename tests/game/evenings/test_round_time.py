"""The time of a round, and the names of its people: what changes while it is played."""

import pytest

from game.core.errors import Refused
from game.evenings.people import known_as
from game.evenings.round_time import MISSED_SECONDS, SEEN_SECONDS, hurried, paused, resumed, seen
from tests.game.evenings.plans import begun, evening


@pytest.mark.parametrize(("pressed", "ends"), [(400.0, 1_600.0), (1_000.0, 1_600.0), (1_660.0, 2_260.0)])
def test_an_extension_after_time_is_up_gives_ten_minutes_from_now(pressed: float, ends: float) -> None:
    now = hurried(begun(4)).extended(pressed)
    assert now.round
    assert (now.round.ends, now.round.hurried) == (ends, False)
    with pytest.raises(Refused, match="decided-already"):
        evening(4).extended(pressed)


def test_an_extension_given_during_a_pause_applies_after_it() -> None:
    now = resumed(paused(hurried(begun(4)), 1_100.0).extended(5_000.0), 6_000.0)
    assert now.round
    assert now.round.ends == 6_600.0


def test_downtime_does_not_count_towards_the_round() -> None:
    now = seen(begun(4), 100.0)
    assert seen(now, 100.0 + SEEN_SECONDS / 2) is now, "noted a moment ago"
    played = seen(now, 100.0 + SEEN_SECONDS)
    assert played.round
    assert played.round.ends == 1_000.0
    for end in (400.0, 5_000.0):  # before and after the end of the round
        back = seen(played, end)
        assert back.round
        assert back.round.ends == 1_000.0 + end - (played.round.seen or 0)
    short = seen(played, 100.0 + SEEN_SECONDS + MISSED_SECONDS - 1).round
    assert short
    assert short.ends == 1_000.0, "a quick restart costs nobody anything"


def test_a_pause_with_downtime_counts_once_and_expired_time_stays_expired() -> None:
    held = paused(seen(begun(4), 100.0), 200.0)
    gone_on = resumed(seen(held, 500.0), 600.0)
    assert gone_on.round
    assert gone_on.round.ends == 1_400.0
    late = seen(hurried(seen(begun(4), 990.0)), 2_000.0).round
    assert late
    assert late.ends == 1_000.0
    assert seen(evening(4), 5.0) == evening(4), "nothing runs before the first round"


def test_a_renamed_person_has_the_new_name_from_the_current_round_on() -> None:
    now = begun(5)
    done = now.with_round(1, void=True).replace(phase="between").begun([now.guests[:4]], [now.guests[4]], None)
    for user in (1, 5):
        named = known_as(done, user, "New")
        assert named.guest(user).name == named.people[user] == "New"
        assert "New" not in str(named.rounds[0])
        assert str(named.rounds[1]).count("New") == 1
        assert known_as(named, user, "New") is named
    assert known_as(done, 900, "Ottilie").organiser_name == "Ottilie"
    assert known_as(done, 77, "Nobody") is done
