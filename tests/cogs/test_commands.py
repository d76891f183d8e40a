"""What Discord is told of the commands."""

from game.core.seats import MOST_SEATS
from game.games.catalogue import CATALOGUE


def test_as_many_computers_can_be_asked_for_as_any_ruleset_seats() -> None:
    assert max(ruleset.most_seats for ruleset in CATALOGUE) == MOST_SEATS
