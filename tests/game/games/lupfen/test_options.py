"""Every house rule of Lupfen: each value changes the deal as the rules say."""

from typing import Any

import pytest

from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from tests.game.games.support import Game, begin, hands_taking

# What is about sessions and tables stands in the tests of all rulesets, and what is paid and played in the invariants.
ELSEWHERE = {
    "debt", "session_end", "deals", "leftover_pot", "first_dealer", "direction", "stakes_multiple_of_three",
    "pot_limit", "follow_rule", "force_distributes", "force_on_empty_pot",
}  # fmt: skip
both = pytest.mark.parametrize("ruleset", [LIECHTENSTEIN, VORARLBERG], ids=["LI", "VO"])
SUITS = {LIECHTENSTEIN.id: "roses", VORARLBERG.id: "leaves"}


def play(ruleset: Ruleset[Any], winners: str, *said: str, seats: int = 3, turn_up: str = "bK", **more: Any) -> Game:
    """Deal so that `winners` take the tricks, one in each of the first three suits, and declare."""
    pack = ruleset.pack(ruleset.choose({}), seats)
    return begin(ruleset, hands_taking(pack, winners, seats), turn_up=turn_up, **more).say(*said)


def weak(ruleset: Ruleset[Any], *said: str, **more: Any) -> Game:
    """Deal two Unders and an Ober to C, who deals, and to nobody else."""
    x = ruleset.pack(ruleset.choose({}), 3).suits[1][0]
    hands = [f"aA {x}A bA", f"aK {x}K bK", f"aU {x}U aO"]
    return begin(ruleset, hands, turn_up=more.pop("turn_up", "bO"), pot=9, **more).say(*said)


LI_ALL = ("A lift", "A 1", "B join", "C join")
VO_ALL = ("A lift", "B join", "C join")


def everybody_plays(ruleset: Ruleset[Any]) -> tuple[str, ...]:
    return VO_ALL if ruleset is VORARLBERG else LI_ALL


def unters(ruleset: Ruleset[Any], *said: str, **more: Any) -> Game:
    """Deal three Unders to B, and aces and kings to the others."""
    x, y = (suit[0] for suit in ruleset.pack(ruleset.choose({}), 3).suits[1:3])
    hands = [f"a{rank} {x}{rank} {y}{rank}" for rank in "AUK"]
    return begin(ruleset, hands, turn_up="bK", **more).say(*(said or everybody_plays(ruleset)))


LI, VO, BOTH = [LIECHTENSTEIN], [VORARLBERG], [LIECHTENSTEIN, VORARLBERG]
STAKE = {"pot": 9, "dealer_stake": 3}
PASSED_LI, PASSED_VO = "A decline, B lift, B 1, C join, A join", "A pass, B lift, C join"
ROWS: list[tuple[str, list[Ruleset[Any]], str, dict[str, Any], dict[str, Any]]] = [
    ("everybody pays one", BOTH, "", {"ante": 1}, {"pot": 3}),
    ("everybody pays four", BOTH, "", {"ante": 4}, {"pot": 12}),
    ("antes in every deal", LI, "", {"pot": 9}, {"pot": 12}),
    ("antes in forces alone", VO, "", {"pot": 9}, {"pot": 9}),
    ("antes instead of a force", VO, "", {"force_on_empty_pot": False}, {"pot": 9}),
    ("bets have limits", LI, "A lift", {"min_bet": 2, "max_bet": 4}, {"choices": {"2", "3", "4"}}),
    ("a single price is not asked for", LI, "A lift", {"min_bet": 2, "max_bet": 2},
     {"asked": "B", "kind": "join", "pot": 5}),
    ("passing is folding", VO, "A pass, B lift", {"pot": 9, "pass_is_fold": True}, {"asked": "C"}),
    ("passing is not folding", VO, "A pass, B lift, C fold", {"pot": 9, "pass_is_fold": False},
     {"asked": "A", "kind": "join"}),
    ("declining is folding", LI, "A decline, B lift, B 1, C drop", {"pass_is_fold": True}, {"over": True}),
    ("the last to speak wins at once", VO, "A pass, B pass, C lift", {"pot": 9}, {"net": "A+0 B+0 C+9"}),
    ("the lifter leads", LI, PASSED_LI, {"pot": 9, "lupfen_leader": "lifter"}, {"asked": "B"}),
    ("the lifter leads", VO, PASSED_VO, {"pot": 9, "lupfen_leader": "lifter"}, {"asked": "B"}),
    ("forehand leads", LI, PASSED_LI, {"pot": 9, "lupfen_leader": "left_of_dealer"}, {"asked": "A"}),
    ("the first who is still in leads", VO, PASSED_VO, {"pot": 9, "lupfen_leader": "left_of_dealer"}, {"asked": "B"}),
    ("who joined late leads", VO, "A pass, B pass, C lift, A join, B fold",
     {"pot": 9, "pass_is_fold": False, "lupfen_leader": "left_of_dealer"}, {"asked": "A"}),
    ("the dealer stakes", BOTH, "", {"pot": 9, "dealer_stake": 6}, {"stake": "A+0 B+0 C-6"}),
    ("a round is of its kind before the stake", VO, "", {"dealer_stake": 3}, {"kind": "play", "pot": 12}),
    ("nobody shoves", BOTH, "", STAKE, {"kind": "lift"}),
    ("nobody shoves without a stake", BOTH, "", {"pot": 9, "shoving": True}, {"kind": "lift", "asked": "A"}),
    ("shoving goes round", BOTH, "C shove, A shove, B shove, C shove", STAKE | {"shoving": True}, {"kind": "shove"}),
    ("the last shove", BOTH, "C shove, A shove", STAKE | {"shoving": True, "max_shoves": 2},
     {"kind": "lift", "asked": "C", "stake": "A-3 B-3 C-3"}),
    ("nobody lifts blind", BOTH, "", {"pot": 9}, {"kind": "lift"}),
    ("lifting blind is offered", BOTH, "", {"pot": 9, "blind_lupf": True}, {"choices": {"blind_lift", "look"}}),
    ("who looks may lift", BOTH, "A look", {"pot": 9, "blind_lupf": True}, {"asked": "A", "kind": "lift"}),
    ("all pass and keep the pot", VO, "A pass, B pass, C pass", {"pot": 9, "all_pass": "keep_pot"}, {"pot": 9}),
    ("all pass and pay", VO, "A pass, B pass, C pass", {"pot": 9, "all_pass": "everyone_antes"}, {"pot": 18}),
]  # fmt: skip
"""What is played, where, after which answers and by which rules, and what is to be seen of it then."""


@pytest.mark.parametrize(
    ("ruleset", "said", "rules", "seen"),
    [pytest.param(each, *row[2:], id=f"{each.id}-{row[0]}") for row in ROWS for each in row[1]],
)
def test_what_is_asked_and_paid(
    ruleset: Ruleset[Any], said: str, rules: dict[str, Any], seen: dict[str, object]
) -> None:
    game = play(ruleset, "ABC", *said.split(", ") if said else (), **rules)
    assert {what: game.paid(what) if what == "stake" else getattr(game, what) for what in seen} == seen


def test_price_bet() -> None:
    game = play(LIECHTENSTEIN, "ABC", "A lift", price_bet=False)
    assert (game.asked, game.kind) == ("B", "join")
    game.say("B join", "C join").tricks()
    assert game.paid("price") == "A+0 B+0 C+0"


@both
@pytest.mark.parametrize(("to", "who"), [("lifter", "A"), ("pot", ""), ("first_trick_winner", "B")])
def test_remainder_to(ruleset: Ruleset[Any], to: str, who: str) -> None:
    pot = 11 if ruleset is VORARLBERG else 5
    game = play(ruleset, "BAC", *everybody_plays(ruleset), pot=pot, remainder_to=to).tricks()
    assert game.pot == (0 if who else 2)
    gains = {letter: f"{letter}+{2 if letter == who else 0}" for letter in "ABC"}
    assert game.paid("remainder") == " ".join(gains.values())


@both
def test_three_unters_are_laid_on_the_table_in_vorarlberg(ruleset: Ruleset[Any]) -> None:
    game = unters(ruleset, pot=9, three_unters=True)
    assert game.over
    assert (view_of(game.driver, None).hand(1).cards is not None) == (ruleset is VORARLBERG)
    assert unters(ruleset, pot=9, three_unters=False).kind == "play"


def test_three_unters_take_the_remainder_as_first_trick_winner() -> None:
    game = unters(VORARLBERG, pot=11, remainder_to="first_trick_winner")
    assert game.paid("share", "remainder") == "A+0 B+11 C+0"


def test_three_unters_of_somebody_who_is_out_count_for_nothing() -> None:
    game = unters(VORARLBERG, "A lift", "B fold", "C join", pot=9)
    assert (game.kind, game.announced()) == ("play", [])


@both
@pytest.mark.parametrize("right", ["exchange", "scrap", "none"])
def test_weak_hand(ruleset: Ruleset[Any], right: str) -> None:
    cards = {"aU", "aO"}
    assert weak(ruleset, *everybody_plays(ruleset), "A aA", "B aK", weak_hand=right).choices == (
        cards if right == "none" else {*cards, right}
    )


def test_exchange_timing() -> None:
    game = weak(LIECHTENSTEIN, *LI_ALL, exchange_timing="before_lead")
    assert (game.asked, game.kind, game.choices) == ("A", "exchange", {"keep"})
    game.say("A keep", "B keep")
    assert (game.asked, game.choices) == ("C", {"exchange", "keep"})
    game.say("C exchange", "A aA", "B aK")
    assert "exchange" not in game.choices
    assert weak(LIECHTENSTEIN, *LI_ALL, exchange_timing="own_first_turn").kind == "play"


@both
def test_scrap_timing(ruleset: Ruleset[Any]) -> None:
    said = everybody_plays(ruleset)
    x = ruleset.pack(ruleset.choose({}), 3).suits[1][0]
    again = [f"aA {x}A bA", f"aK {x}K bK", f"aO {x}O bO"]
    game = weak(ruleset, *said, weak_hand="scrap", scrap_timing="before_lead", again=again)
    assert (game.asked, game.kind, game.choices) == ("A", "scrap", {"keep"})
    game.say("A keep", "B keep", "C scrap")
    assert (game.asked, game.kind) == ("A", "lift")
    late = weak(ruleset, *said, weak_hand="scrap", scrap_timing="own_first_turn")
    assert (late.asked, late.kind) == ("A", "play")


def test_a_scrapped_round_gives_prices_back() -> None:
    again = ["aA rA bA", "aK rK bK", "aO rO bO"]
    game = weak(LIECHTENSTEIN, *LI_ALL, "A aA", "B aK", "C scrap", weak_hand="scrap", again=again)
    assert game.paid("price", "refund") == "A+0 B+0 C+0"
    assert game.pot == 12
    assert game.driver.deal.active == [True, True, True]


@both
def test_staender(ruleset: Ruleset[Any]) -> None:
    hands = ["aA aK aU", "bA bO bU", "aO bK " + ("hA" if ruleset is VORARLBERG else "rA")]
    turn_up = "hK" if ruleset is VORARLBERG else "rK"
    assert begin(ruleset, hands, turn_up=turn_up, staender="announce").announced() == ["staender A", "staender B"]
    assert begin(ruleset, hands, turn_up=turn_up, staender="off").announced() == []


def test_a_staender_is_knocked_once_its_owner_has_seen_it() -> None:
    hands = ["aA lA hK", "bA bO bU", "aO lK hA"]
    game = begin(VORARLBERG, hands, turn_up="hT", pot=9, blind_lupf=True)
    assert game.announced() == []
    assert game.say("A look", "A pass").announced() == []
    assert game.say("B look").announced() == ["staender B"]


@both
def test_compulsory_hearts_and_compulsory_suit(ruleset: Ruleset[Any]) -> None:
    suit = SUITS[ruleset.id]
    rules: dict[str, Any] = {"compulsory_hearts": True, "compulsory_suit": suit}
    hands = ["aA bA aK", "aT bT aO", "aU bU bO"] if ruleset is VORARLBERG else ["aA bA aK", "aB bB aO", "aU bU bO"]
    said = ("A pass", "B lift") if ruleset is VORARLBERG else ("A decline", "B lift", "B 2")
    game = begin(ruleset, hands, turn_up=f"{suit[0]}K", pot=9, **rules).say(*said)
    assert (game.kind, game.announced()) == ("play", ["all-must-play"])
    assert game.driver.deal.active == [True, True, True]
    assert begin(ruleset, hands, turn_up="bK", pot=9, **rules).say(*said).kind == "join"
    assert begin(ruleset, hands, turn_up=f"{suit[0]}K", pot=9).say(*said).kind == "join"


@both
def test_compulsory_lupf(ruleset: Ruleset[Any]) -> None:
    x = ruleset.pack(ruleset.choose({}), 3).suits[1][0]
    hands = [f"aA {x}A bU", f"aK {x}K bO", f"aU {x}U bA"]
    game = begin(ruleset, hands, turn_up="bK", pot=9, compulsory_lupf=True)
    assert game.choices == {"lift"}
    with pytest.raises(Refused, match="two-sows-must-lift"):
        game.question.read("decline" if ruleset is LIECHTENSTEIN else "pass")
    assert len(begin(ruleset, hands, turn_up="bK", pot=9).choices) == 2


@both
@pytest.mark.parametrize(("who", "penalties"), [("all_dry", "A-24 B-24 C+0"), ("lifter_only", "A-24 B-12 C+0")])
def test_blind_double(ruleset: Ruleset[Any], who: str, penalties: str) -> None:
    pot = 12 if ruleset is VORARLBERG else 6
    said = everybody_plays(ruleset)[1:]
    game = play(ruleset, "CCC", "A blind_lift", *said, pot=pot, blind_lupf=True, blind_double=who).tricks()
    assert game.paid("penalty") == penalties


@pytest.mark.parametrize(("rule", "pot", "carry"), [("keep_pot", 12, {"no_ante": 1}), ("everyone_antes", 12, {})])
def test_all_pass_in_liechtenstein(rule: str, pot: int, carry: dict[str, int]) -> None:
    game = play(LIECHTENSTEIN, "ABC", "A decline", "B decline", "C decline", pot=9, all_pass=rule)
    assert game.driver.outcome is not None
    assert (game.pot, game.driver.outcome.carry) == (pot, carry)
    again = play(LIECHTENSTEIN, "ABC", pot=game.pot, all_pass=rule, carry=carry)
    assert again.pot == (12 if carry else 15)


@both
def test_every_option_has_a_test(ruleset: Ruleset[Any]) -> None:
    tested = " ".join([*(name for name in globals() if name.startswith("test_")), *(str([*row[3]]) for row in ROWS)])
    for name in set(ruleset.options.model_fields) - ELSEWHERE:
        assert name in tested, f"no test names {name}"
