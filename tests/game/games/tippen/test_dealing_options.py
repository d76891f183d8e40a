"""House rules about stakes, dealer, cut, trump card and reserve; each test fails when its option is ignored."""

from typing import Any

import pytest

from game.core.cards import PIQUET_32, WHIST_52
from game.core.rulesets import Ruleset
from game.core.visibility import view_of
from game.games.tippen import DREIBLATT, GRUPP, KATIRA, MEYERS, TIPPEN
from tests.game.games.support import Game, laid_out, short
from tests.game.games.tippen.support import all_pass, all_play, begin, forced, next_deal, taking

HANDS = ("cA sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")


ALL_STAKE: dict[str, Any] = {"who_stakes": "all_dealer_double"}
SHOVING: dict[str, Any] = {"deals": "A", "shoving": True}
ROUND = "D shove, A shove, B shove, C shove, D shove, A deal"
NO_BETE, ONE_STAKE = {"force_when": "no_bete_in_pot"}, {"force_when": "pot_is_one_stake"}
SNIFFED: dict[str, Any] = {"bank": (6, 6, 0), "dealer_takes": "sniff_1859"}
WHOLE_POT: dict[str, Any] = {"max_bete": 3, "max_bete_scope": "whole_pot"}
PLAYED = {"asked": "A", "kind": "play", "forced": True}
ROWS: list[tuple[str, Ruleset[Any], str, dict[str, Any], dict[str, Any]]] = [
    ("everybody stakes", MEYERS, "", ALL_STAKE, {"stake": "A-3 B-3 C-3 D-6", "forced": True}),
    ("everybody stakes again", MEYERS, "", ALL_STAKE | {"bank": (3, 0, 0)}, {"forced": False}),
    ("a new dealer stakes too", MEYERS, "D shove, A deal", ALL_STAKE | SHOVING, {"stake": "A-6 B-3 C-3 D-6"}),
    ("nobody shoves", MEYERS, "", {}, {"kind": "play"}),
    ("shoving is offered", MEYERS, "", SHOVING, {"choices": {"deal", "shove"}}),
    ("shoving goes round", MEYERS, ROUND, SHOVING, {"pot": 18}),
    ("the deal moves on from who dealt", MEYERS, f"{ROUND}, B pass, C pass, D pass, A pass", SHOVING,
     {"next_dealer": "B"}),
    ("a bete opens the deal", MEYERS, "", ONE_STAKE | {"bank": (6, 6, 0)}, {"forced": False}),
    ("any bete opens the deal", MEYERS, "", NO_BETE | {"bank": (6, 6, 0)}, {"forced": False}),
    ("stakes of passed deals are no bete", MEYERS, "", NO_BETE | {"bank": (6, 0, 0)}, {"forced": True}),
    ("nobody shoves after a jump", MEYERS, "D shove, A deal",
     {"hop_and_jump": "single", "bottoms": ("d7", "dK"), "deals": "B", "shoving": True},
     {"dealer": 1, "asked": "C", "kind": "declare", "pot": 9}),
    ("the dealer takes nothing", KATIRA, "", {}, {"kind": "declare"}),
    ("who knocked must play", KATIRA, "D knock, D discard:d9, A pass, B pass, C pass", {"dealer_takes": "knock"},
     {"settled": "A+0 B+0 C+0 D+3"}),
    ("who sniffed must play", KATIRA, "D sniff, D discard:d9, A pass, B pass, C pass", {"dealer_takes": "sniff_modern"},
     {"settled": "A+0 B+0 C+0 D+3"}),
    ("who knocked may also exchange", KATIRA, "D knock, D discard:d9, A play, B pass, C pass, A keep",
     {"dealer_takes": "knock"}, {"asked": "D", "kind": "exchange"}),
    ("sniffing in a forced deal", MEYERS, "D sniff, D discard:cJ", {"dealer_takes": "sniff_1859"}, PLAYED),
    ("modern sniffing in a forced deal", MEYERS, "D sniff, D discard:cJ", {"dealer_takes": "sniff_modern"}, PLAYED),
    ("knocking in a forced deal", MEYERS, "D knock, D discard:cJ", {"dealer_takes": "knock"}, PLAYED),
    ("a sniffer who drops pays", DREIBLATT, "D sniff, D discard:cJ, A pass, B pass, C pass, D pass", SNIFFED,
     {"net": "A+0 B+0 C+0 D-6", "pot": 12, "bete": 9}),
    ("a sniffer who drops pays the next pot", DREIBLATT, "D sniff, D discard:cJ, A play, B pass, C pass, D pass",
     SNIFFED, {"settled": "A+9 B+0 C+0 D-3", "pot": 3}),
    ("a reserve is no force", MEYERS, "", WHOLE_POT | {"bank": (0, 0, 3)}, {"pot": 3, "reserve": 3, "forced": False}),
    ("without a reserve there is one", MEYERS, "", WHOLE_POT, {"forced": True}),
]  # fmt: skip
"""What is played, by which ruleset, after which answers and by which rules, and what is to be seen of it then."""


@pytest.mark.parametrize(("ruleset", "said", "rules", "seen"), [pytest.param(*row[1:], id=row[0]) for row in ROWS])
def test_what_is_asked_and_paid(
    ruleset: Ruleset[Any], said: str, rules: dict[str, Any], seen: dict[str, object]
) -> None:
    game = begin(ruleset, HANDS, turned="d9", **rules).say(*said.split(", ") if said else ())
    assert {what: observed(game, what) for what in seen} == seen


def observed(game: Game, what: str) -> object:
    """Return what a row calls by this name."""
    match what:
        case "stake":
            return game.paid(what)
        case "forced":
            return forced(game)
        case "dealer":
            return game.driver.deal.dealer
        case "bete" | "reserve":
            return getattr(game.driver.deal.bank, what)
        case _:
            return getattr(game, what)


@pytest.mark.parametrize("ruleset", TIPPEN, ids=lambda ruleset: ruleset.id)
def test_the_dealer_alone_stakes(ruleset: Any) -> None:
    size = ruleset.choose({}).hand_size
    hands = ["cA sA hA cK sK hK", "cQ sQ hQ cJ sJ hJ", "cT sT hT c9 s9 h9"]
    game = begin(ruleset, [" ".join(hand.split()[:size]) for hand in hands], turned="d9")
    assert game.paid("stake") == f"A+0 B+0 C-{size}"


@pytest.mark.parametrize(("pack", "seats", "cards"), [
    ("auto", 6, 32), ("auto", 7, 52), ("piquet32", 10, 32), ("whist52", 3, 52),
])  # fmt: skip
def test_pack(pack: str, seats: int, cards: int) -> None:
    options = MEYERS.choose({"pack": pack})
    MEYERS.check_seats(options, seats)
    assert MEYERS.pack(options, seats) is {32: PIQUET_32, 52: WHIST_52}[cards]


@pytest.mark.parametrize(("pattern", "place"), [("all_then_turn", 12), ("two_turn_one", 8)])
def test_deal_pattern(pattern: str, place: int) -> None:
    before = {"all_then_turn": 99, "two_turn_one": 2}[pattern]
    order = laid_out(PIQUET_32, HANDS, 3, "d9", before_turn=before)
    game = begin(MEYERS, HANDS, turned="d9", deal_pattern=pattern)
    assert order[place] in game.driver.deal.turn_up
    assert [game.hand(letter) for letter in "ABCD"] == [set(hand.split()) for hand in HANDS]


def sees(game: Game, letter: str) -> str:
    """Return everything that a seat can see, as text."""
    return str(view_of(game.driver, "ABCD".index(letter)))


@pytest.mark.parametrize("pattern", ["all_then_turn", "two_turn_one"])
def test_a_dealer_who_may_knock_has_not_seen_his_hand(pattern: str) -> None:
    game = begin(KATIRA, HANDS, turned="d9", dealer_takes="knock", deal_pattern=pattern)
    assert (game.asked, game.kind, game.choices) == ("D", "knock", {"knock", "decline"})
    assert "clubs-jack" not in sees(game, "D")
    assert "clubs-ace" in sees(game, "A")
    game.say("D decline")
    assert "clubs-jack" in sees(game, "D")
    assert [short(card) for card in game.driver.deal.turn_up] == ["d9"]


def test_knocking_names_the_suit_and_hides_the_rank() -> None:
    game = begin(KATIRA, HANDS, turned="d9", dealer_takes="knock").say("D knock")
    assert game.driver.deal.trump == "diamonds"
    assert game.choices == {"cJ", "sJ", "hJ", "d9"}
    for letter in "ABC":
        assert "diamonds-nine" not in sees(game, letter)
    assert "diamonds-nine" in sees(game, "D")
    game.say("D discard:hJ")
    assert game.hand("D") == {"cJ", "sJ", "d9"}
    assert "hearts-jack" not in sees(game, "A")


def test_a_sniffing_dealer_has_seen_his_hand() -> None:
    game = begin(GRUPP, HANDS, turned="d9", dealer_takes="sniff_modern")
    assert (game.kind, game.choices) == ("sniff", {"sniff", "decline"})
    assert "clubs-jack" in sees(game, "D")


def test_a_modern_sniff_hides_the_rank_of_the_trump_card() -> None:
    game = begin(GRUPP, HANDS, turned="d9", dealer_takes="sniff_modern").say("D sniff")
    assert "d9" in game.choices
    assert all("diamonds-nine" not in sees(game, letter) for letter in "ABC")


def test_in_1859_a_sniffed_card_is_seen_and_swapped_for_a_card_of_the_hand() -> None:
    game = begin(DREIBLATT, HANDS, turned="d9", bank=(6, 6, 0), dealer_takes="sniff_1859").say("D sniff")
    assert game.choices == {"cJ", "sJ", "hJ"}
    assert "diamonds-nine" in sees(game, "A")
    assert game.say("D discard:cJ").hand("D") == {"sJ", "hJ", "d9"}
    assert game.driver.deal.turn_up == []
    assert game.driver.deal.marks["turned", None].value == "diamonds-nine"
    assert "clubs-jack" not in sees(game, "A")


def test_who_declines_to_sniff_leaves_the_card_to_nobody() -> None:
    game = begin(DREIBLATT, HANDS, turned="d9", bank=(6, 6, 0), dealer_takes="sniff_1859").say("D decline")
    assert [short(card) for card in game.driver.deal.turn_up] == ["d9"]
    assert game.say(*all_pass("ABCD")).net == "A+0 B+0 C+0 D-3"


# Maximum bête


@pytest.mark.parametrize(("scope", "pot", "reserve", "following"), [
    ("bete_part", 12, 33, (15, 33)), ("whole_pot", 12, 27, (12, 30)), ("per_player", 36, 0, (39, 0)),
])  # fmt: skip
def test_max_bete_scope(scope: str, pot: int, reserve: int, following: tuple[int, int]) -> None:
    game = taking(MEYERS, 4, "AAA", *all_play("ABCD"), bank=(12, 12, 0), max_bete=12, max_bete_scope=scope)
    assert (game.pot, game.driver.deal.bank.reserve) == (pot, reserve)
    after = next_deal(game)
    assert (after.pot, after.driver.deal.bank.reserve) == following
    assert not forced(after)


@pytest.mark.parametrize(("ruleset", "dry"), [(DREIBLATT, -3), (MEYERS, -6)])
def test_stacked_stakes_without_a_bete_cost_one_stake_in_1859(ruleset: Any, dry: int) -> None:
    game = begin(ruleset, HANDS, turned="d9", deals="A", shoving=True).say("D shove", "A deal", *all_play("BCDA"))
    while not game.over:
        game.driver.answer(game.question.safe)
    assert game.pot == -3 * dry
