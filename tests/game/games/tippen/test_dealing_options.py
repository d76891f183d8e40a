"""House rules about stakes, dealer, cut, trump card and reserve; each test fails when its option is ignored."""

from typing import Any

import pytest

from game.core.cards import PIQUET_32, WHIST_52
from game.core.show import view_of
from game.games.tippen import DREI_KARTEN, DREIBLATT, GRUPP, KATIRA, MEYERS, TIPPEN
from tests.game.games.support import Game, short
from tests.game.games.tippen.support import all_pass, all_play, begin, forced, next_deal, order_of, taking

HANDS = ("cA sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")


def kinds(game: Game) -> list[str]:
    return [asked.kind for asked in game.driver.answered]


@pytest.mark.parametrize("ruleset", TIPPEN, ids=lambda ruleset: ruleset.id)
def test_the_dealer_alone_stakes(ruleset: Any) -> None:
    size = ruleset.choose({}).hand_size
    hands = ["cA sA hA cK sK hK", "cQ sQ hQ cJ sJ hJ", "cT sT hT c9 s9 h9"]
    game = begin(ruleset, [" ".join(hand.split()[:size]) for hand in hands], turned="d9")
    assert game.paid("stake") == f"A+0 B+0 C-{size}"


def test_everybody_stakes_and_the_dealer_twice() -> None:
    game = begin(MEYERS, HANDS, turned="d9", who_stakes="all_dealer_double")
    assert game.paid("stake") == "A-3 B-3 C-3 D-6"
    assert forced(game)
    again = begin(MEYERS, HANDS, turned="d9", who_stakes="all_dealer_double", bank=(3, 0, 0))
    assert not forced(again)


def test_a_new_dealer_stakes_once_more_where_all_stake() -> None:
    game = begin(MEYERS, HANDS, turned="d9", deals="A", who_stakes="all_dealer_double", shoving=True)
    assert game.say("D shove", "A deal").paid("stake") == "A-6 B-3 C-3 D-6"


def test_nobody_shoves_where_it_is_not_agreed() -> None:
    assert begin(MEYERS, HANDS, turned="d9").kind == "play"


def test_shoving_goes_round_and_the_deal_moves_on_from_who_dealt() -> None:
    game = begin(MEYERS, HANDS, turned="d9", deals="A", shoving=True)
    assert game.choices == {"deal", "shove"}
    game.say("D shove", "A shove", "B shove", "C shove", "D shove", "A deal")
    assert game.pot == 18
    assert game.say(*all_pass("BCDA")).next_dealer == "B"


@pytest.mark.parametrize(("rule", "first", "shoved"), [
    ("off", False, False), ("pot_is_one_stake", True, False), ("no_bete_in_pot", True, True),
])  # fmt: skip
def test_force_when(rule: str, first: bool, shoved: bool) -> None:
    assert forced(begin(MEYERS, HANDS, turned="d9", force_when=rule)) == first
    game = begin(MEYERS, HANDS, turned="d9", force_when=rule, deals="A", shoving=True).say("D shove", "A deal")
    assert forced(game) == shoved


@pytest.mark.parametrize("rule", ["pot_is_one_stake", "no_bete_in_pot"])
def test_a_bete_opens_the_deal(rule: str) -> None:
    assert not forced(begin(MEYERS, HANDS, turned="d9", force_when=rule, bank=(6, 6, 0)))


def test_stakes_of_passed_deals_are_no_bete() -> None:
    assert forced(begin(MEYERS, HANDS, turned="d9", force_when="no_bete_in_pot", bank=(6, 0, 0)))


def jump(rule: str, *bottoms: str, lower: int = 1, **options: Any) -> Game:
    names = {0: "D", 1: "A", 2: "B", 3: "C"}
    hands = ("cA sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")
    deals = options.pop("deals", names[len(bottoms) - 1])
    return begin(MEYERS, hands, turned="d9", bottoms=bottoms, lower=lower, deals=deals, hop_and_jump=rule, **options)


@pytest.mark.parametrize("hit", ["d7", "dA"])
def test_a_jump_makes_the_next_seat_stake_and_deal(hit: str) -> None:
    game = jump("single", hit, "dK")
    assert game.paid("stake") == "A-3 B+0 C+0 D-3"
    assert game.driver.deal.dealer == 0
    assert game.driver.deal.marks["cut", None].value == "diamonds-king"
    assert not forced(game)


def test_after_a_jump_nobody_may_shove() -> None:
    game = jump("single", "d7", "dK", deals="B", shoving=True)
    game.say("D shove", "A deal")
    assert game.driver.deal.dealer == 1
    assert (game.asked, game.kind, game.pot) == ("C", "declare", 9)


@pytest.mark.parametrize(("pack", "seats", "cards"), [
    ("auto", 6, 32), ("auto", 7, 52), ("piquet32", 10, 32), ("whist52", 3, 52),
])  # fmt: skip
def test_pack(pack: str, seats: int, cards: int) -> None:
    options = MEYERS.choose({"pack": pack})
    MEYERS.check_seats(options, seats)
    assert MEYERS.pack(options, seats) is {32: PIQUET_32, 52: WHIST_52}[cards]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_dealers_last_card_is_trump_and_stays_with_him(seats: int) -> None:
    game = begin(DREI_KARTEN, HANDS[:seats])
    last = HANDS[seats - 1].split()[-1]
    assert last in game.hand("ABCD"[seats - 1])
    assert game.driver.deal.trump == "hearts"
    assert game.driver.deal.turn_up == []


def test_trump_source_next_card() -> None:
    game = begin(DREI_KARTEN, HANDS, turned="d9", trump_source="next_card")
    assert [short(card) for card in game.driver.deal.turn_up] == ["d9"]


@pytest.mark.parametrize(("pattern", "place"), [("all_then_turn", 12), ("two_turn_one", 8)])
def test_deal_pattern(pattern: str, place: int) -> None:
    before = {"all_then_turn": 99, "two_turn_one": 2}[pattern]
    order = order_of(HANDS, 3, turned="d9", before_turn=before)
    game = begin(MEYERS, HANDS, turned="d9", deal_pattern=pattern)
    assert order[place] in game.driver.deal.turn_up
    assert [game.hand(letter) for letter in "ABCD"] == [set(hand.split()) for hand in HANDS]


def test_the_dealer_takes_nothing_where_it_is_not_agreed() -> None:
    assert begin(KATIRA, HANDS, turned="d9").kind == "declare"


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


@pytest.mark.parametrize(("takes", "word"), [("knock", "knock"), ("sniff_modern", "sniff")])
def test_a_dealer_who_took_the_card_unseen_must_play(takes: str, word: str) -> None:
    game = begin(KATIRA, HANDS, turned="d9", dealer_takes=takes).say(f"D {word}", "D discard:d9", *all_pass("ABC"))
    assert game.settled == "A+0 B+0 C+0 D+3"


def test_who_knocked_may_also_exchange() -> None:
    game = begin(KATIRA, HANDS, turned="d9", dealer_takes="knock")
    game.say("D knock", "D discard:d9", "A play", *all_pass("BC"), "A keep")
    assert (game.asked, game.kind) == ("D", "exchange")


@pytest.mark.parametrize("takes", ["sniff_1859", "sniff_modern", "knock"])
def test_the_dealer_may_take_the_card_in_a_forced_deal_and_nobody_drops(takes: str) -> None:
    game = begin(MEYERS, HANDS, turned="d9", dealer_takes=takes)
    assert forced(game)
    game.say(f"D {takes.partition('_')[0]}", "D discard:cJ")
    assert (game.asked, game.kind) == ("A", "play")


def test_a_dropped_sniffer_pays_when_nobody_plays_too() -> None:
    game = begin(DREIBLATT, HANDS, turned="d9", bank=(6, 6, 0), dealer_takes="sniff_1859")
    game.say("D sniff", "D discard:cJ", *all_pass("ABCD"))
    assert game.net == "A+0 B+0 C+0 D-6"
    assert (game.pot, game.driver.deal.bank.bete) == (12, 9)


def test_a_dropped_sniffer_pays_into_the_next_pot() -> None:
    game = begin(DREIBLATT, HANDS, turned="d9", bank=(6, 6, 0), dealer_takes="sniff_1859")
    game.say("D sniff", "D discard:cJ", "A play", *all_pass("BCD"))
    assert game.settled == "A+9 B+0 C+0 D-3"
    assert game.pot == 3


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


def test_the_whole_pot_is_not_forced_while_the_reserve_holds_anything() -> None:
    options: dict[str, Any] = {"max_bete": 3, "max_bete_scope": "whole_pot"}
    game = begin(MEYERS, HANDS, turned="d9", bank=(0, 0, 3), **options)
    assert (game.pot, game.driver.deal.bank.reserve, forced(game)) == (3, 3, False)
    assert forced(begin(MEYERS, HANDS, turned="d9", **options))


@pytest.mark.parametrize(("ruleset", "dry"), [(DREIBLATT, -3), (MEYERS, -6)])
def test_stacked_stakes_without_a_bete_cost_one_stake_in_1859(ruleset: Any, dry: int) -> None:
    game = begin(ruleset, HANDS, turned="d9", deals="A", shoving=True).say("D shove", "A deal", *all_play("BCDA"))
    while not game.over:
        game.driver.answer(game.question.safe)
    assert game.pot == -3 * dry
