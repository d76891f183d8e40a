"""The possible bids, and what each of them stands for (section 2 of the rules)."""

from collections import defaultdict

import pytest

from game.games.fipsen import FIPSEN
from game.games.fipsen.contract import BIDS, KIEKER, Bid, Contract, written

RULES = FIPSEN.choose({})
TABLE = {
    "2": "two",
    "3": "three",
    "4": "four two_hand two_ruten two_durch",
    "4½": "kieker",
    "6": "three_hand three_ruten three_durch",
    "8": "four_hand four_ruten four_durch two_hand_ruten two_hand_durch two_ruten_durch",
    "10": "five",
    "12": "three_hand_ruten three_hand_durch three_ruten_durch",
    "16": "four_hand_ruten four_hand_durch four_ruten_durch two_hand_ruten_durch",
    "20": "five_hand five_ruten",
    "24": "three_hand_ruten_durch",
    "32": "four_hand_ruten_durch",
    "40": "five_hand_ruten",
}


def words(bid: Bid) -> str:
    return bid.number if bid.terms == "plain" else f"{bid.number}_{bid.terms}"


def test_the_28_bids_and_the_kieker_stand_where_the_table_has_them() -> None:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for bid in (*BIDS, KIEKER):
        found[written(RULES.scale.standing[bid])].add(words(bid))
    assert len(BIDS) == 28
    assert found == {value: set(bids.split()) for value, bids in TABLE.items()}


def test_fi_2_terms_double_the_number() -> None:
    assert Bid("three", "hand").value == 6
    assert Bid("three", "hand_durch").value == 12


def test_every_five_and_the_kieker_are_durch() -> None:
    assert all(bid.durch == ("durch" in bid.terms or bid.number == "five") for bid in BIDS)
    assert (KIEKER.durch, KIEKER.value, KIEKER.needed) == (True, 10, 5)
    assert Bid("two", "durch").needed == 5


def test_a_five_may_stand_for_five_in_the_auction_alone() -> None:
    low = FIPSEN.choose({"five_bid_value": "five"})
    fives = [Bid("five"), Bid("five", "hand"), Bid("five", "ruten"), Bid("five", "hand_ruten")]
    assert [written(low.scale.standing[bid]) for bid in fives] == ["5", "10", "10", "20"]
    assert [bid.value for bid in fives] == [10, 20, 20, 40]
    assert {low.scale.standing[bid] for bid in BIDS if bid not in fives} == {
        RULES.scale.standing[bid] for bid in BIDS[:24]
    }


def test_enough_are_those_that_stand_for_as_much_or_more() -> None:
    assert {words(bid) for bid in RULES.scale.enough[2 * 24]} == {
        "three_hand_ruten_durch",
        "four_hand_ruten_durch",
        "five_hand_ruten",
    }
    assert not RULES.scale.enough[2 * 40 + 1]


@pytest.mark.parametrize(
    ("bid", "trump", "gone_on", "made", "lost"),
    [
        (Bid("three", "ruten"), "diamonds", False, 6, -12),
        (Bid("three"), "diamonds", False, 6, -12),
        (Bid("three", "hand"), "diamonds", False, 12, -24),
        (Bid("two"), "spades", True, 4, -8),
        (Bid("two", "hand"), "spades", True, 8, -16),
        (Bid("three"), "diamonds", True, 12, -24),
        (Bid("four", "hand_ruten_durch"), "diamonds", False, 32, -64),
        (Bid("five", "hand_ruten"), "diamonds", False, 40, -80),
        (KIEKER, "hearts", False, 10, -20),
        (KIEKER, "diamonds", False, 20, -40),
    ],
    ids=lambda value: words(value) if isinstance(value, Bid) else None,
)
def test_what_a_contract_scores(bid: Bid, trump: str, gone_on: bool, made: int, lost: int) -> None:
    contract = Contract(0, bid, trump, gone_on)
    assert (contract.score(made=True), contract.score(made=False)) == (made, lost)
