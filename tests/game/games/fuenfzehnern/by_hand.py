"""Computes a recorded deal of Fünfzehnern only from its pack and its plays, without the program's rules."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

RANKS = ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
POINTS = {"ten": 1, "jack": 2, "queen": 3, "king": 4, "ace": 5}
Record = Mapping[str, Any]


def suit(card: str) -> str:
    return card.partition("-")[0]


def height(card: str) -> int:
    return RANKS.index(card.partition("-")[2])


def compare(record: Record) -> None:
    """Fail if anything in a record contradicts the rules."""
    hands = dealt(record)
    bound, gone = "", set[str]()
    leader = (record["dealer"] + 1) % record["seats"]
    zwang = [*called(record)]
    for number, trick in enumerate(record["tricks"]):
        plays: list[tuple[int, str]] = [(seat, card) for seat, card in trick["plays"]]
        assert trick["leader"] == plays[0][0] == leader
        led = plays[0][1]
        check_lead(led, hands[leader], bound, gone, record["options"])
        ace = f"{suit(led)}-ace" if number in zwang else ""
        if ace:
            assert (led, f"{suit(led)}-king" in hands[leader]) == (f"{suit(led)}-queen", True)
            assert any(ace in hand for seat, hand in enumerate(hands) if seat != leader)
        for seat, card in plays:
            check_follow(card, led, hands[seat], ace)
            hands[seat].remove(card)
            gone.add(card)
        leader = max(plays, key=lambda play: (suit(play[1]) == suit(led), height(play[1])))[0]
        assert trick["winner"] == leader
        bound = bound if leader == plays[0][0] else suit(led)
    check_reckoning(record)


def dealt(record: Record) -> list[list[str]]:
    """Deal the pack one card at a time, starting after the dealer."""
    (pack,), seats = record["packs"], record["seats"]
    first = (record["dealer"] + 1) % seats
    return [[*map(str, pack[(seat - first) % seats :: seats])] for seat in range(seats)]


def called(record: Record) -> Iterator[int]:
    """Yield the numbers of the tricks that were led with Zwang; every card but the last of a hand was asked for."""
    for place, asked in enumerate(record["questions"]):
        if asked["answer"].startswith("zwang_"):
            yield place // record["seats"]


def check_lead(led: str, hand: Sequence[str], bound: str, gone: set[str], options: Mapping[str, Any]) -> None:
    if options["lead_rule"] == "free" or suit(led) == bound or all(suit(card) != bound for card in hand):
        return
    known = gone | set(hand) if options["own_cards_count"] else gone
    assert {f"{suit(led)}-{rank}" for rank in RANKS[height(led) + 1 :]} <= known


def check_follow(card: str, led: str, hand: Sequence[str], ace: str) -> None:
    assert card in hand
    assert suit(card) == suit(led) or all(suit(other) != suit(led) for other in hand)
    assert card == ace or ace not in hand


def check_reckoning(record: Record) -> None:
    """Check that everyone scores, and pays or receives, their points above or below fifteen."""
    points = [0] * record["seats"]
    for trick in record["tricks"]:
        points[trick["winner"]] += sum(POINTS.get(card.partition("-")[2], 0) for _, card in trick["plays"])
    scores = [taken - 15 for taken in points]
    before, after = record["tallies"]["score"], record["tallies_after"]["score"]
    assert [now - then for then, now in zip(before, after, strict=True)] == scores
    chips = zip(record["bank"]["seats"], record["bank_after"]["seats"], strict=True)
    assert [now - then for then, now in chips] == [score * record["options"]["point_value"] for score in scores]
    assert record["bank"]["pot"] == record["bank_after"]["pot"]
    assert [pay["reason"] for pay in record["payments"]] == sorted(pay["reason"] for pay in record["payments"])
