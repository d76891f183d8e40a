"""What each ruleset refuses, the numbers of seats it allows, and when its sessions end."""

from collections.abc import Mapping
from typing import Any

import pytest

from game.core.errors import Refused
from game.core.options import Choice
from game.core.rulesets import Progress
from game.games.catalogue import CATALOGUE
from game.games.schwimmen import SCHWIMMEN
from game.games.skat import SKAT
from game.games.tippen import TIPPEN

Rules = Mapping[str, Choice]
THREE_CARDS: Rules = {"hand_size": 3, "stake": 3, "trump_source": "dealer_last_card"}
SEATS = {
    "lupfen-liechtenstein": (3, 5), "lupfen-vorarlberg": (3, 6), "schwimmen": (2, 8), "fipsen": (4, 4), "skat": (3, 4),
    "bavarian-schafkopf": (4, 4),
    "schafkopf": (3, 3), "fuenfzehnern": (3, 4), "mate": (2, 2), "east-west": (2, 2), "drei-karten-1821": (3, 6),
    "loup-1821": (3, 5), "dreiblatt-1859": (3, 10), "tippen-1905": (3, 10), "tippen-grupp": (3, 5),
    "tippen-katira": (3, 5), "vierblatt": (3, 6),
}  # fmt: skip
POINTS = ("fipsen", "schafkopf", "mate", "east-west")
"""Games of points, to which nothing belongs that is about a pot."""
IMPOSSIBLE: tuple[tuple[str, Rules, str, Mapping[str, Any]], ...] = (
    ("lupfen-vorarlberg", {"stakes_multiple_of_three": True, "ante": 4}, "ante-thirds", {}),
    ("lupfen-vorarlberg", {"dealer_stake": 4}, "dealer-stake-thirds", {}),
    ("lupfen-liechtenstein", {"dealer_stake": 4}, "dealer-stake-thirds", {}),
    ("lupfen-liechtenstein", {"min_bet": 5, "max_bet": 4}, "bets-crossed", {}),
    ("lupfen-liechtenstein", {"compulsory_hearts": True}, "suit-not-in-pack", {}),
    ("lupfen-vorarlberg", {"compulsory_suit": "roses"}, "option-value", {}),
    ("lupfen-vorarlberg", {"weak_hand": "both"}, "option-value", {}),
    ("lupfen-vorarlberg", {"ante": 0}, "option-bound", {}),
    ("lupfen-liechtenstein", {"ante": 1001}, "option-bound", {}),
    ("lupfen-vorarlberg", {"ante": "3"}, "option-value", {}),
    *(("lupfen-vorarlberg", {name: 1}, "option-unknown", {}) for name in ("price_bet", "min_bet", "exchange_timing")),
    *(("lupfen-liechtenstein", {name: 3}, "option-unknown", {}) for name in ("stakes_multiple_of_three", "players")),
    *(("schwimmen", {name: 1}, "option-unknown", {}) for name in ("pot_limit", "deals", "point_value", "ante")),
    *((game, {name: 1}, "option-unknown", {}) for game in POINTS for name in ("pot_limit", "leftover_pot", "ante")),
    *(("tippen-1905", {name: 3}, "option-unknown", {}) for name in ("players", "direction", "ante")),
    ("schwimmen", {"lives": 0}, "option-bound", {}),
    ("schwimmen", {"lives": 10}, "option-bound", {}),
    ("schwimmen", {"round_limit": 1}, "option-bound", {}),
    ("schwimmen", {"feuer_points": 31}, "option-bound", {}),
    ("schwimmen", {"matches": 101}, "option-bound", {}),
    ("tippen-1905", {"stake": 0}, "option-bound", {}),
    ("tippen-1905", {"stake": 1002}, "option-bound", {}),
    ("tippen-1905", {"max_bete": 1002}, "option-bound", {}),
    ("tippen-1905", {"exchange_max": 4}, "option-bound", {}),
    ("tippen-1905", {"min_tricks": 3}, "option-bound", {}),
    ("tippen-1905", {"hand_size": 7}, "option-bound", {}),
    ("schafkopf", {"schwarz_by": "points", "buried_count": False}, "schwarz-unreachable", {}),
    ("mate", {"foreplace_differ": True}, "differ-needs-open", {}),
    *(
        (ruleset.id, options, key, values)
        for ruleset in TIPPEN
        for options, key, values in (
            ({"hand_size": 3, "stake": 4}, "stake-parts", {"stake": 4, "hand": 3}),
            ({"hand_size": 4, "stake": 6}, "stake-parts", {"stake": 6, "hand": 4}),
            ({"hand_size": 6, "stake": 6, "max_bete": 9}, "max-bete-parts", {"limit": 9, "hand": 6}),
            ({"hand_size": 5, "stake": 5}, "hand-size-five", {}),
            ({**THREE_CARDS, "robbing": True}, "robbing-with-last-card", {}),
            ({**THREE_CARDS, "dealer_takes": "knock"}, "dealer-takes-with-last-card", {"takes": "knock"}),
        )
    ),
)


@pytest.mark.parametrize(("game", "options", "key", "values"), IMPOSSIBLE)
def test_impossible_options_are_refused(game: str, options: Rules, key: str, values: Mapping[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        CATALOGUE.find(game).choose(options)
    assert refused.value.key == key
    assert values.items() <= refused.value.values.items()


def test_every_ruleset_allows_its_numbers_of_seats() -> None:
    assert {ruleset.id: (ruleset.least_seats, ruleset.most_seats) for ruleset in CATALOGUE} == SEATS
    for ruleset in CATALOGUE:
        options, (low, high) = ruleset.choose({}), SEATS[ruleset.id]
        for seats in range(low, high + 1):
            ruleset.check_seats(options, seats)
        for seats in (low - 1, high + 1):
            with pytest.raises(Refused, match="seats-outside"):
                ruleset.check_seats(options, seats)


@pytest.mark.parametrize(
    ("game", "options", "most", "key", "values"),
    [
        ("dreiblatt-1859", {"hand_size": 6, "stake": 6, "pack": "piquet32"}, 5, "seats-with-pack",
         {"seats": 6, "hand": 6, "cards": 32}),
        ("dreiblatt-1859", {"hand_size": 6, "stake": 6, "pack": "whist52"}, 6, "", {}),
        ("loup-1821", {}, 5, "", {}),  # five hands of six need no further card for trumps
        ("loup-1821", {"trump_source": "next_card"}, 5, "", {}),
        ("tippen-katira", {}, 5, "", {}),
        ("tippen-1905", {"exchange_max": 3}, 5, "exchange-with-pack", {"seats": 6, "exchange": 3, "cards": 32}),
        ("tippen-1905", {"exchange_max": 2}, 6, "", {}),
        ("loup-1821", {"exchange_max": 1}, 4, "", {}),
        ("loup-1821", {"exchange_max": 2}, 3, "exchange-with-pack", {"seats": 4}),
    ],
)  # fmt: skip
def test_seats_beyond_the_packs_cards_are_refused(
    game: str, options: Rules, most: int, key: str, values: Mapping[str, int]
) -> None:
    ruleset = CATALOGUE.find(game)
    rules = ruleset.choose(options)
    ruleset.check_seats(rules, most)
    if key:
        with pytest.raises(Refused, match=key) as refused:
            ruleset.check_seats(rules, most + 1)
        assert values.items() <= refused.value.values.items()


@pytest.mark.parametrize(
    ("game", "options", "seats", "ends"),
    [
        ("fipsen", {}, 4, 8),
        ("skat", {"deals": 10}, 3, 12),
        ("skat", {"deals": 10}, 4, 12),
        ("schafkopf", {"deals": 10}, 3, 12),
        ("fuenfzehnern", {}, 4, 4),
        ("fuenfzehnern", {"deals": 7}, 4, 7),
        ("mate", {"deals": 2, "rounds": 2}, 2, 2),
        ("mate", {"deals": 3, "rounds": 2}, 2, 4),
        ("mate", {"deals": 1, "rounds": 3}, 2, 3),
        ("mate", {"deals": 6, "rounds": 3}, 2, 6),
        ("mate", {"deals": 5, "rounds": 1}, 2, 5),
        ("east-west", {}, 2, 1),
        ("east-west", {"deals": 3}, 2, 3),
        *((game, {"session_end": "manual"}, SEATS[game][0], 0) for game in (*POINTS, "schwimmen")),
    ],
)
def test_a_session_ends_after_its_deals(game: str, options: Rules, seats: int, ends: int) -> None:
    ruleset = CATALOGUE.find(game)
    rules = ruleset.choose(options)
    reasons = [ruleset.reason_to_end(rules, Progress(deals, seats, 0, 0)) for deals in range(1, (ends or 99) + 1)]
    assert reasons == ["deals-played" if number == ends else "" for number in range(1, len(reasons) + 1)]


def test_a_session_of_schwimmen_ends_after_its_matches_and_shares_or_keeps_the_pot() -> None:
    for options, ends in ({}, 1), ({"matches": 2}, 2), ({"session_end": "manual"}, 0):
        rules = SCHWIMMEN.choose(options)
        reasons = [SCHWIMMEN.reason_to_end(rules, Progress(9, 3, matches, 0)) for matches in range((ends or 9) + 1)]
        assert reasons == ["matches-played" if ends and matches == ends else "" for matches in range(len(reasons))]
    assert SCHWIMMEN.leftover(SCHWIMMEN.choose({}))
    assert not SCHWIMMEN.leftover(SCHWIMMEN.choose({"leftover_pot": "keep"}))


def test_a_list_of_skat_is_closed_after_its_games() -> None:
    games = {name: SKAT.choose(chosen).deals for name, chosen in SKAT.manual.presets.items()}
    assert games == {"skat": 12, "skat-list-12": 12, "skat-list-24": 24, "skat-list-36": 36, "skat-list-48": 48}


def test_lupfen_goes_round_in_the_regional_or_chosen_direction() -> None:
    for name, usual in ("lupfen-liechtenstein", "ccw"), ("lupfen-vorarlberg", "cw"):
        ruleset = CATALOGUE.find(name)
        ways = [ruleset.direction(ruleset.choose(rules)) for rules in ({}, {"direction": "cw"}, {"direction": "ccw"})]
        assert ways == [usual, "cw", "ccw"]


def test_stakes_are_read_as_people_write_them() -> None:
    for ruleset in TIPPEN:
        stakes = ruleset.stakes
        assert stakes
        size = ruleset.choose({}).hand_size
        assert stakes.read(f" {3 * size} ") == {"stake": 3 * size}
        assert stakes.write(ruleset.choose({"stake": 3 * size})) == str(3 * size)
        for suggestion in stakes.suggestions:
            ruleset.choose(stakes.read(suggestion))
