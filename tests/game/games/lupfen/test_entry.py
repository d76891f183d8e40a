"""The precomputed entry of Lupfen for strong computers: whether to lift, at which price, whether to join."""

from __future__ import annotations

import lzma
import random
from dataclasses import replace
from typing import Any

import pytest

from game.computer.levels import BEGINNER, STRONG, player_of
from game.core.bank import Balances
from game.core.cards import Card, Pack
from game.core.driver import Driver, Setup
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from game.games.lupfen.computer.player import index, known_entry, load
from game.games.lupfen.options import LiechtensteinOptions

TIMES = 40
DEALS = 70


class Stacked:
    """A pack with some cards on top, in dealing order."""

    def __init__(self, top: str, seed: int = 0) -> None:
        self._top, self._seed = top, seed

    def order(self, pack: Pack, number: int) -> list[Card]:
        top = pack.hand(self._top) if number == 0 else []
        rest = [card for card in pack.cards if card not in top]
        random.Random(1_000 * self._seed + number).shuffle(rest)
        return [*top, *rest]

    def cut_at(self, pack: Pack, number: int) -> int:
        return 7


def started(ruleset: Ruleset[Any], seats: int, top: str = "", pot: int = 0, seed: int = 0, **options: Any) -> Driver:
    rules, bank = ruleset.options(**options), Balances(pot, 0, 0, (0,) * seats)
    return Driver(Setup(ruleset, rules, 1, seats - 1, bank, Stacked(top, seed)))


def dealt(hand: str, seats: int) -> str:
    """Order cards so that forehand gets a hand of three: they are dealt one at a time."""
    first, second, third = hand.split()
    fill = [card.code for card in LIECHTENSTEIN.pack(LiechtensteinOptions(), 3).cards if card.code not in hand]
    return " ".join([first, *fill[: seats - 1], second, *fill[seats - 1 : 2 * (seats - 1)], third])


def answers(view: View) -> set[Any]:
    return {LIECHTENSTEIN.computer.solved(view, random.Random(seed), 0.0) for seed in range(TIMES)}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_unters_lift_and_a_poor_hand_does_not(seats: int) -> None:
    unters = dealt("roses-under shields-under bells-under", seats)
    assert answers(view_of(started(LIECHTENSTEIN, seats, unters, pot=40), 0)) == {"lift"}
    poor = dealt("roses-ober shields-ober bells-under", seats)
    assert answers(view_of(started(LIECHTENSTEIN, seats, poor, pot=40), 0)) == {"decline"}


def after_a_lift(hand: str, *, price: int = 1, pot: int = 40) -> View:
    """Let forehand lift at a table of four, roses trumps, and show the deal to the second seat."""
    cards = hand.split()
    pack = LIECHTENSTEIN.pack(LiechtensteinOptions(), 4)
    rest = [card.code for card in pack.cards if card.code not in {*cards, "roses-king"}]
    top = [code for place in range(3) for code in (rest[place], cards[place], rest[3 + place], rest[6 + place])]
    driver = started(LIECHTENSTEIN, 4, " ".join([*top, "roses-king"]), pot)
    driver.answer("lift")
    driver.answer(price)
    return view_of(driver, 1)


@pytest.mark.parametrize("price", [1, 2, 3, 4, 5, 6])
def test_the_highest_trumps_join_and_a_hand_without_hope_does_not(price: int) -> None:
    assert answers(after_a_lift("roses-ace roses-banner shields-ace", price=price)) == {"join"}
    assert answers(after_a_lift("shields-under bells-ober acorns-ober", price=price)) == {"drop"}


def test_under_another_revision_nothing_is_known_and_the_log_says_so_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    view = view_of(started(LIECHTENSTEIN, 4), 0)
    for _ in range(2):
        assert known_entry(view, random.Random(1), revision=LIECHTENSTEIN.revision + 1) is None
    assert len(caplog.records) == 1


@pytest.mark.parametrize("options", [{"ante": 2}, {"lupfen_leader": "left_of_dealer"}, {"min_bet": 2}, {"ante": 0}])
def test_house_rules_that_change_the_entry_have_no_table(options: dict[str, Any]) -> None:
    assert answers(view_of(started(LIECHTENSTEIN, 4, **options), 0)) == {None}


def test_what_is_agreed_on_without_changing_the_entry_has_a_table() -> None:
    rules: dict[str, Any] = {"direction": "cw", "deals": 7, "ante": 2, "min_bet": 2, "max_bet": 12}
    assert answers(view_of(started(LIECHTENSTEIN, 4, **rules), 0)) <= {"lift", "decline"}


def test_a_table_is_not_taken_for_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
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
def test_who_knows_the_entry_wins_among_beginners(ruleset: Ruleset[Any]) -> None:
    """On average of all seats, a deal brings more than three tenths of a chip."""
    seats, rng, won = 4, random.Random(3), 0.0
    knows, thumb = ByHeart(ruleset), player_of(BEGINNER, ruleset)
    for seed in range(DEALS):
        for place in range(seats):
            driver = started(ruleset, seats, pot=12, seed=seed)
            while driver.question is not None:
                player = knows if driver.seat == place else thumb
                driver.answer(player.choose(view_of(driver, driver.seat), rng))
            won += driver.after.seats[place] + (driver.after.pot - 12) / seats
    assert won / DEALS / seats > 0.3


def test_the_strong_player_knows_the_entry() -> None:
    view = after_a_lift("roses-ace roses-banner shields-ace")
    assert player_of(STRONG, LIECHTENSTEIN).choose(view, random.Random(1)) == "join"
    assert LIECHTENSTEIN.computer.solved(replace(view, question=None), random.Random(1), 0.0) is None
