"""The worked examples of Schwimmen, by their ids in the rules, played through the script."""

import json
from pathlib import Path

from game.core.cards import PIQUET_32
from game.core.driver import Driver, replay
from game.core.record import as_line, check, record_of, setup_from
from game.core.shuffle import Seal, secret_from
from game.games.catalogue import CATALOGUE
from game.games.schwimmen import SCHWIMMEN
from game.games.schwimmen.hands import value_of
from tests.game.games.schwimmen.support import all_pass, begin, hand, kept, lives, setup, table
from tests.game.games.support import Game, cards_of, example

RECORD = Path(__file__).with_name("record_SW-11.json")


def points(text: str) -> tuple[float, str]:
    """Return the points of a hand, and its scoring suit."""
    cards = cards_of(PIQUET_32, text)
    value = value_of(cards)
    return value.doubled / 2, ("diamonds", "hearts", "spades", "clubs")[value.tie] if value.doubled != 61 else ""


def test_sw_1_the_lowest_hand_loses_one() -> None:
    game = kept(["sA dK d7", "hK hQ d8", "s8 cT h9", "cA cK cQ"])
    assert [points(text)[0] for text in ("sA dK d7", "hK hQ d8", "s8 cT h9", "cA cK cQ")] == [17, 20, 10, 31]
    assert points("sA dK h7")[0] == 11
    assert game.announced() == ["new-match", "schnauz D", "life-lost C"]
    assert (game.net, lives(game)) == ("A+0 B+0 C-1 D+0", "A3 B3 C2 D3")


def test_sw_2_everybody_else_loses_against_a_feuer() -> None:
    game = begin(["cA sA hA", "c7 s9 cK", "s8 d9 c9", "h7 dT hJ"], now=(1, 3, 1, 0), pot=7)
    assert game.over
    assert lives(game) == "A1 B2 C0 D-1"
    assert (game.net, game.pot) == ("A+0 B-1 C-1 D+0", 9)
    assert game.announced() == ["feuer A", "life-lost B", "life-lost C", "swimming C", "out D"]


def test_sw_3_the_lower_suit_loses_between_equal_hands() -> None:
    assert points("hK hQ s7") == (20, "hearts")
    assert points("dK dT c8") == (20, "diamonds")
    game = kept(["hK hQ s7", "dK dT c8", "cA cT h9"])
    assert lives(game) == "A3 B2 C3"


def test_sw_4_two_fully_equal_hands_both_lose_and_a_swimmer_goes_out() -> None:
    assert points("hK s7 d8") == points("hQ c9 d7") == (10, "hearts")
    game = kept(["hK s7 d8", "hQ c9 d7", "sA sT h9"], now=(2, 0, 0), pot=6)
    assert (lives(game), game.net) == ("A1 B-1 C0", "A-1 B+0 C+0")


def test_sw_5_the_lower_of_two_threes_of_a_kind_loses() -> None:
    assert points("c7 s7 h7")[0] == points("c8 s8 h8")[0] == 30.5
    assert points("dA dK dQ")[0] == 31
    game = begin(["c7 s7 h7", "c8 s8 h8", "dA dK dQ"])
    assert (game.announced(), lives(game)) == (["new-match", "schnauz C", "life-lost A"], "A2 B3 C3")


def test_sw_6_nobody_loses_where_both_would_go_out() -> None:
    game = kept(["hK s7 d8", "hQ c9 d7"], now=(0, 0), pot=6)
    assert (lives(game), game.net, game.pot) == ("A0 B0", "A+0 B+0", 6)
    assert game.announced()[-1] == "all-equal"
    assert game.driver.outcome is not None
    assert (game.next_dealer, game.driver.outcome.match_over) == ("A", False)


def test_sw_7_two_schnauz_end_the_deal_before_the_dealers_choice() -> None:
    game = begin(["cA cK cT", "dA dQ dJ"])
    assert game.over
    assert game.driver.answered == []
    assert game.announced() == ["new-match", "schnauz A", "schnauz B", "life-lost B"]
    assert lives(game) == "A3 B2"


def test_sw_8_a_schnauz_loses_to_a_feuer() -> None:
    game = begin(["sA hA dA", "cA cK cQ", "d7 h8 s9"])
    assert game.announced() == ["new-match", "feuer A", "schnauz B", "life-lost B", "life-lost C"]
    assert (lives(game), game.pot) == ("A3 B2 C2", 2)


def test_sw_9_three_of_a_kind_beats_thirty() -> None:
    assert points("cA dA s8") == (11, "clubs")
    assert points("cK cA c9") == (30, "clubs")
    assert points("c7 s7 h7")[0] == 30.5
    assert lives(kept(["cK cA c9", "s7 d7 h7"])) == "A2 B3"


def eight_without_a_special() -> Driver:
    """Begin a deal of eight in which no hand ends it at once."""
    drivers = (Driver(setup(8, Seal(secret_from(f"SW-10 {number}")), 7)) for number in range(50))
    return next(driver for driver in drivers if driver.outcome is None)


def test_sw_10_eight_players_who_always_pass_see_two_sets_of_table_cards() -> None:
    game = Game(eight_without_a_special()).say("H keep")
    assert len(game.stock()) == 5
    all_pass(game, 8)
    assert (len(game.stock()), game.announced()[-1]) == (2, "new-table")
    all_pass(game, 7)
    assert not game.over
    all_pass(game, 1)
    assert game.over
    assert "stock-empty" in game.announced()
    assert [asked.kind for asked in game.driver.answered].count("turn") == 16


def test_sw_11_a_whole_deal() -> None:
    game = example(SCHWIMMEN, "closed")
    assert (hand(game, "A"), hand(game, "B"), hand(game, "C")) == ("h7 hK hQ", "sA sK s9", "dA dT cK")
    assert [points(hand(game, letter)) for letter in "ABC"] == [(27, "hearts"), (30, "spades"), (21, "diamonds")]
    assert (table(game), lives(game), game.net) == ("c7 s8 d9", "A3 B0 C0", "A+0 B+0 C-1")
    assert game.announced() == ["closed A", "life-lost C", "swimming C"]


def test_sw_11_is_shown_as_in_the_rules() -> None:
    line = RECORD.read_text(encoding="utf-8").strip()
    record = json.loads(line)
    assert check(record, CATALOGUE) == []
    assert as_line(record_of(replay(*setup_from(record, CATALOGUE)))) == line
    assert [(asked["kind"], asked["answer"]) for asked in record["questions"]] == [
        (asked.kind, asked.answer) for asked in example(SCHWIMMEN, "closed").driver.answered
    ]


def test_sw_12_the_dealer_takes_the_unseen_cards() -> None:
    game = example(SCHWIMMEN, "closed", 0).say("C swap")
    assert (hand(game, "C"), table(game)) == ("hQ sK dA", "d9 dT cK")
    game.say("A pass", "B all")
    assert (hand(game, "B"), table(game)) == ("d9 dT cK", "sA s8 s9")
    game.say("C pass", "A close", "B pass", "C pass")
    assert [points(hand(game, letter)) for letter in "ABC"] == [(17, "hearts"), (19, "diamonds"), (11, "diamonds")]
    assert lives(game) == "A3 B0 C0"


def test_sw_13_a_match_for_eleven_chips() -> None:
    chips, pot, now, dealer = [0, 0, 0, 0], 0, (), 3
    for loser in (0, 0, 3, 0, 3, 0, 1, 1, 1, 1, 2, 2, 2, 2):
        game = play_so_that_loses(loser, now, dealer, pot)
        chips = [before + now for before, now in zip(chips, game.driver.after.seats, strict=True)]
        pot, now = game.pot, game.driver.tallies_after["lives"]
        assert game.driver.outcome is not None
        dealer = game.driver.outcome.next_dealer
    assert game.driver.outcome.match_over
    assert (chips, pot) == ([-3, -3, -3, 9], 0)
    assert [(paid.amount, paid.reason) for paid in game.driver.deal.bank.payments] == [(11, "survivor")]
    assert now == (-1, -1, -1, 1)


def play_so_that_loses(loser: int, now: tuple[int, ...], dealer: int, pot: int) -> Game:
    """Play a deal in which a seat has the lowest hand."""
    better = iter(("hA hK s7", "sA sK c7", "cA cK d7"))
    seats = range(4)
    dealt = ["" if now and now[seat] < 0 else "h8 s9 d8" if seat == loser else next(better) for seat in seats]
    while dealt[dealer] == "":
        dealer = (dealer + 1) % 4
    return kept(dealt, deals="ABCD"[dealer], now=now, pot=pot)


# too rare for recorded deals


def test_the_last_remaining_player_takes_the_pot_before_the_next_match() -> None:
    game = begin(now=(-1, 2, -1), pot=6)
    assert (game.net, game.pot, lives(game)) == ("A+0 B+6 C+0", 0, "A3 B3 C3")
    game = begin(now=(-1, 2, -1), pot=6, payment="entry", stake=2)
    assert (game.net, game.pot) == ("A-2 B+4 C-2", 6)
    assert [paid.reason for paid in game.driver.deal.bank.payments] == ["survivor", "entry", "entry", "entry"]


def test_hands_are_compared_after_the_last_round_if_nobody_closes() -> None:
    game = all_pass(begin(["c7 s9 cK", "sA s8 d9"], round_limit=2).say("B keep"), 4)
    assert (game.over, game.announced()[-2]) == (True, "turns-out")


def test_cards_set_aside_return_once() -> None:
    game = begin(["c7 s9 cK", "sA s8 d9"], stock_out="reshuffle", round_limit=50).say("B keep")
    while not game.over:
        game.driver.answer("pass")
    assert (game.driver.deal.shuffles, "stock-empty" in game.announced()) == (2, True)


def test_three_aces_count_even_where_three_of_a_kind_does_not() -> None:
    assert lives(kept(["c9 s9 h9", "sA s8 d7"], three_of_a_kind=False)) == "A2 B3"
    assert lives(kept(["cA sA hA", "sK sQ d7"], three_of_a_kind=False)) == "A3 B2"
