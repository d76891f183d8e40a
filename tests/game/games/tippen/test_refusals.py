"""Incompatible house rules, and table sizes that the pack cannot serve."""

from typing import Any

import pytest

from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.games.tippen import DREI_KARTEN, DREIBLATT, GRUPP, KATIRA, LOUP, MEYERS, TIPPEN, VIERBLATT


def refusal(ruleset: Ruleset[Any], **options: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        ruleset.choose(options)
    return refused.value


def test_the_catalogue_lists_the_family() -> None:
    assert [ruleset.id for ruleset in CATALOGUE.families()["tippen"]] == [
        "drei-karten-1821", "loup-1821", "dreiblatt-1859", "tippen-1905", "tippen-grupp", "tippen-katira", "vierblatt",
    ]  # fmt: skip


@pytest.mark.parametrize("ruleset", TIPPEN, ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize(("options", "key", "values"), [
    ({"hand_size": 3, "stake": 4}, "stake-parts", {"stake": 4, "hand": 3}),
    ({"hand_size": 4, "stake": 6}, "stake-parts", {"stake": 6, "hand": 4}),
    ({"hand_size": 6, "stake": 6, "max_bete": 9}, "max-bete-parts", {"limit": 9, "hand": 6}),
    ({"hand_size": 5, "stake": 5}, "hand-size-five", {}),
    ({"hand_size": 3, "stake": 3, "trump_source": "dealer_last_card", "robbing": True}, "robbing-with-last-card", {}),
    (
        {"hand_size": 3, "stake": 3, "trump_source": "dealer_last_card", "dealer_takes": "knock"},
        "dealer-takes-with-last-card", {"takes": "knock"},
    ),
])  # fmt: skip
def test_contradictions_name_both_sides(
    ruleset: Ruleset[Any], options: dict[str, Any], key: str, values: dict[str, Any]
) -> None:
    error = refusal(ruleset, **options)
    assert (error.key, dict(error.values)) == (key, values)


@pytest.mark.parametrize(
    ("name", "value"),
    [("stake", 0), ("stake", 1002), ("max_bete", 1002), ("exchange_max", 4), ("min_tricks", 3), ("hand_size", 7)],
)
def test_numbers_have_bounds(name: str, value: int) -> None:
    assert refusal(MEYERS, **{name: value}).key == "option-bound"


@pytest.mark.parametrize("name", ["players", "direction", "ante"])
def test_what_is_no_option_is_refused(name: str) -> None:
    assert refusal(MEYERS, **{name: 3}).key == "option-unknown"


@pytest.mark.parametrize(("ruleset", "low", "high"), [
    (DREI_KARTEN, 3, 6), (LOUP, 3, 5), (DREIBLATT, 3, 10), (MEYERS, 3, 10), (GRUPP, 3, 5), (KATIRA, 3, 5),
    (VIERBLATT, 3, 6),
])  # fmt: skip
def test_seats(ruleset: Ruleset[Any], low: int, high: int) -> None:
    options = ruleset.choose({})
    ruleset.check_seats(options, low)
    ruleset.check_seats(options, high)
    for seats in (low - 1, high + 1):
        with pytest.raises(Refused, match="seats-outside"):
            ruleset.check_seats(options, seats)


def test_a_pack_too_small_for_the_hands_is_refused() -> None:
    options = DREIBLATT.choose({"hand_size": 6, "stake": 6, "pack": "piquet32"})
    DREIBLATT.check_seats(options, 5)
    with pytest.raises(Refused, match="seats-with-pack") as refused:
        DREIBLATT.check_seats(options, 6)
    assert dict(refused.value.values) == {"seats": 6, "hand": 6, "cards": 32}
    DREIBLATT.check_seats(DREIBLATT.choose({"hand_size": 6, "stake": 6, "pack": "whist52"}), 6)


def test_five_hands_of_six_need_no_further_card_for_trumps() -> None:
    LOUP.check_seats(LOUP.choose({}), 5)
    LOUP.check_seats(LOUP.choose({"trump_source": "next_card"}), 5)


def test_an_exchange_needs_cards_for_everybody() -> None:
    KATIRA.check_seats(KATIRA.choose({}), 5)
    with pytest.raises(Refused, match="exchange-with-pack") as refused:
        MEYERS.check_seats(MEYERS.choose({"exchange_max": 3}), 6)
    assert dict(refused.value.values) == {"seats": 6, "exchange": 3, "cards": 32}
    MEYERS.check_seats(MEYERS.choose({"exchange_max": 2}), 6)


def test_an_exchange_counts_a_card_for_trumps_in_every_game() -> None:
    LOUP.check_seats(LOUP.choose({"exchange_max": 1}), 4)
    with pytest.raises(Refused, match="exchange-with-pack"):
        LOUP.check_seats(LOUP.choose({"exchange_max": 2}), 4)


def test_stakes_are_read_as_people_write_them() -> None:
    assert MEYERS.stakes
    assert MEYERS.stakes.read(" 9 ") == {"stake": 9}
    assert MEYERS.stakes.write(MEYERS.choose({"stake": 9})) == "9"
    for ruleset in TIPPEN:
        assert ruleset.stakes
        for suggestion in ruleset.stakes.suggestions:
            ruleset.choose(ruleset.stakes.read(suggestion))
