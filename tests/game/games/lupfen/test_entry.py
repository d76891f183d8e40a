"""The precomputed entry of Lupfen for strong computers: whether to lift, at which price, whether to join."""

from __future__ import annotations

import lzma
import random
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from game.computer.levels import BEGINNER, STRONG, player_of
from game.core.bank import Balances
from game.core.cards import SWISS_20
from game.core.driver import Driver, Setup
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.view import View
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from game.games.lupfen.computer.player import index, known_entry, load
from tests.game.games.support import Game, begin, short

TIMES = 40
DEALS = 70
POOR = "rO sO bU"


def dealt(hand: str, seats: int, seat: int = 0, pot: int = 0, **options: Any) -> Game:
    """Begin a deal in Liechtenstein in which a seat gets a hand, and the king of roses will be turned up."""
    others = iter([card for card in map(short, SWISS_20.cards) if card not in f"{hand} rK"])
    hands = [hand if each == seat else " ".join(islice(others, 3)) for each in range(seats)]
    return begin(LIECHTENSTEIN, hands, turn_up="rK", pot=pot, **options)


def answers(game: Game) -> set[Any]:
    view = view_of(game.driver, game.driver.seat)
    return {LIECHTENSTEIN.computer.solved(view, random.Random(seed), 0.0) for seed in range(TIMES)}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_lifts_with_three_unters_but_not_with_a_poor_hand(seats: int) -> None:
    assert answers(dealt("rU sU bU", seats, pot=40)) == {"lift"}
    assert answers(dealt(POOR, seats, pot=40)) == {"decline"}


def after_a_lift(hand: str, *, price: int = 1) -> Game:
    """Let forehand lift at a table of four, roses trumps, so that the second seat with this hand is asked."""
    return dealt(hand, 4, seat=1, pot=40).say("A lift", f"A {price}")


@pytest.mark.parametrize("price", [1, 2, 3, 4, 5, 6])
def test_it_joins_with_the_highest_trumps_but_not_with_a_hopeless_hand(price: int) -> None:
    assert answers(after_a_lift("rA rB sA", price=price)) == {"join"}
    assert answers(after_a_lift("sU bO aO", price=price)) == {"drop"}


def test_a_table_for_another_revision_is_ignored_and_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    view = view_of(dealt(POOR, 4).driver, 0)
    for _ in range(2):
        assert known_entry(view, random.Random(1), revision=LIECHTENSTEIN.revision + 1) is None
    assert len(caplog.records) == 1


@pytest.mark.parametrize("options", [{"ante": 2}, {"lupfen_leader": "left_of_dealer"}, {"min_bet": 2}, {"ante": 0}])
def test_house_rules_that_change_the_entry_have_no_precomputed_table(options: dict[str, Any]) -> None:
    assert answers(dealt(POOR, 4, **options)) == {None}


def test_house_rules_that_leave_the_entry_unchanged_have_a_precomputed_table() -> None:
    rules: dict[str, Any] = {"direction": "cw", "session_end": "pot_empty", "ante": 2, "min_bet": 2, "max_bet": 12}
    assert answers(dealt(POOR, 4, **rules)) <= {"lift", "decline"}


def test_a_precomputed_table_is_not_mistaken_for_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    (tmp_path / "index.json").write_text('{"vorarlberg-3": {"sha256": "0"}}')
    (tmp_path / "vorarlberg-3.xz").write_bytes(lzma.compress(b"rows"))
    load.cache_clear()
    index.cache_clear()
    with monkeypatch.context() as patched:
        patched.setattr("game.games.lupfen.computer.player.FOLDER", tmp_path)
        patched.setattr("game.games.lupfen.computer.player.INDEX", tmp_path / "index.json")
        with pytest.raises(ValueError, match="not the one that was solved"):
            load("vorarlberg", 3)
    load.cache_clear()
    index.cache_clear()


class ByHeart:
    """Uses the precomputed entry, and plays the cards by rules of thumb."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self._thumb = player_of(BEGINNER, ruleset)

    def choose(self, view: View, rng: random.Random) -> Any:
        answer = LIECHTENSTEIN.computer.solved(view, rng, 0.0)
        return self._thumb.choose(view, rng) if answer is None else answer


@pytest.mark.parametrize("ruleset", [LIECHTENSTEIN, VORARLBERG])
def test_a_player_who_knows_the_entry_wins_against_beginners(ruleset: Ruleset[Any]) -> None:
    """On average of all seats, a deal brings more than three tenths of a chip."""
    seats, rng, won = 4, random.Random(3), 0.0
    knows, thumb = ByHeart(ruleset), player_of(BEGINNER, ruleset)
    for seed in range(DEALS):
        for place in range(seats):
            deck = Seal(secret_from(str(seed)))
            driver = Driver(Setup(ruleset, ruleset.choose({}), 1, seats - 1, Balances(12, 0, 0, (0,) * seats), deck))
            while driver.question is not None:
                player = knows if driver.seat == place else thumb
                driver.answer(player.choose(view_of(driver, driver.seat), rng))
            won += driver.after.seats[place] + (driver.after.pot - 12) / seats
    assert won / DEALS / seats > 0.3


def test_the_strong_player_knows_the_entry() -> None:
    view = view_of(after_a_lift("rA rB sA").driver, 1)
    assert player_of(STRONG, LIECHTENSTEIN).choose(view, random.Random(1)) == "join"
    assert LIECHTENSTEIN.computer.solved(replace(view, question=None), random.Random(1), 0.0) is None
