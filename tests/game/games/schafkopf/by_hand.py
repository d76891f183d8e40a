"""Schafkopf implemented again as if played with paper: the result of a deal from its pack and answers.

Written from the rules and not from the program: it knows nothing of the core, cards are their codes, and every question
must come as it is in the record.
"""

from collections.abc import Iterator, Mapping
from typing import Any

Record = Mapping[str, Any]
TRUMPS = [
    *(f"{suit}-{rank}" for rank in ("queen", "jack") for suit in ("clubs", "spades", "hearts", "diamonds")),
    *(f"diamonds-{rank}" for rank in ("ace", "ten", "king", "nine", "eight", "seven")),
]
DOWN = ["ace", "ten", "king", "nine", "eight", "seven"]
COUNTS = {"ace": 11, "ten": 10, "king": 4, "queen": 3, "jack": 2}


def suit_of(card: str) -> str:
    """Return the suit that a card belongs to in play."""
    return "trump" if card in TRUMPS else card.partition("-")[0]


def height(card: str) -> int:
    """Return a card's rank in its suit."""
    return -TRUMPS.index(card) if card in TRUMPS else -DOWN.index(card.partition("-")[2])


def points(*cards: str) -> int:
    """Add up the points of cards."""
    return sum(COUNTS.get(card.partition("-")[2], 0) for card in cards)


class ByHand:
    """A deal on the table, played by the answers of its record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.rules: Mapping[str, Any] = record["options"]
        self.asked: Iterator[Any] = iter(record["questions"])
        self.order = [(record["dealer"] + 1 + place) % 3 for place in range(3)]
        (pack,) = record["packs"]
        places = ((0, 11, 23), (3, 15, 26), (6, 19, 29))
        self.hands = {
            seat: [*pack[a : a + 3], *pack[b : b + 4], *pack[c : c + 3]]
            for seat, (a, b, c) in zip(self.order, places, strict=True)
        }
        self.widow = list(pack[9:11])
        self.buried: list[str] = []
        self.tricks: list[dict[str, Any]] = []
        self.won: dict[int, list[str]] = {seat: [] for seat in range(3)}
        self.last = [0, 0, 0]

    def ask(self, seat: int, kind: str, choices: list[str]) -> str:
        """Take the next answer of the record, which must be to this question."""
        asked = next(self.asked)
        assert (asked["seat"], asked["kind"], set(asked["choices"])) == (seat, kind, set(choices))
        return asked["answer"]

    def pick(self) -> int | None:
        """Offer the widow, and return the seat that takes it."""
        for seat in self.order:
            if seat == self.record["dealer"] and self.rules["all_pass"] == "dealer_picks":
                return seat
            if self.ask(seat, "pick", ["pick", "pass"]) == "pick":
                return seat
        return None

    def bury(self, seat: int) -> None:
        """Let the declarer put two of twelve cards away."""
        hand = self.hands[seat] + self.widow
        asked = next(self.asked)
        assert (asked["seat"], asked["kind"], len(set(asked["choices"]))) == (seat, "discard", 66)
        self.buried = asked["answer"].removeprefix("discard:").split("+")
        assert len(set(self.buried) & set(hand)) == 2
        self.hands[seat] = [card for card in hand if card not in self.buried]

    def play(self) -> None:
        """Play ten tricks."""
        leader = self.order[0]
        for number in range(1, 11):
            plays: list[tuple[int, str]] = []
            for seat in (leader, (leader + 1) % 3, (leader + 2) % 3):
                hand = self.hands[seat]
                led = suit_of(plays[0][1]) if plays else ""
                legal = [card for card in hand if suit_of(card) == led] or hand
                card = hand[0] if len(hand) == 1 else self.ask(seat, "play", legal)
                hand.remove(card)
                plays.append((seat, card))
            winner = max(plays, key=lambda play: _rank(play[1], suit_of(plays[0][1])))[0]
            self.tricks.append({"leader": leader, "plays": [[*play] for play in plays], "winner": winner})
            self.won[winner] += [card for _, card in plays]
            self.last[winner] = number
            leader = winner

    def alone(self, seat: int) -> tuple[int, int]:
        """Score the declarer."""
        count = points(*self.won[seat]) + (points(*self.buried) if self.rules["buried_count"] else 0)
        tricks = len(self.won[seat]) // 3
        everything = (tricks == 10, tricks == 0) if self.rules["schwarz_by"] == "tricks" else (count == 120, count == 0)
        if any(everything):
            return seat, 6 if everything[0] else -6
        return seat, next(score for least, score in ((91, 4), (61, 2), (31, -2), (0, -4)) if count >= least)

    def least(self) -> tuple[int, int]:
        """Score a Ramsch."""
        counts = [points(*self.won[seat]) for seat in range(3)]
        if self.rules["least_widow"] == "last_trick":
            counts[self.tricks[-1]["winner"]] += points(*self.widow)
        low, middle, high = sorted(counts)
        if middle == 0:
            return counts.index(high), -4
        if low == high:
            return self.record["dealer"], 2
        lowest = [seat for seat in range(3) if counts[seat] == low]
        return min(lowest, key=lambda seat: self.last[seat]), 2 if low else 4


def _rank(card: str, led: str) -> tuple[bool, bool, int]:
    return suit_of(card) == "trump", suit_of(card) == led, height(card)


def result(record: Record) -> dict[str, Any]:
    """Play a deal by hand; return the end that its record must contain, and how it was played."""
    deal = ByHand(record)
    declarer, scores, how = deal.pick(), [0, 0, 0], "thrown in"
    if declarer is not None or deal.rules["all_pass"] == "least":
        if declarer is not None:
            deal.bury(declarer)
        deal.play()
        seat, score = deal.least() if declarer is None else deal.alone(declarer)
        scores[seat] = score
        how = f"{'least' if declarer is None else 'alone'} {score:+d}"
    assert next(deal.asked, None) is None
    value = deal.rules["point_value"]
    gains = [(3 * score - sum(scores)) * value for score in scores]
    return {
        "tricks": deal.tricks,
        "tallies_after": {"score": [a + b for a, b in zip(record["tallies"]["score"], scores, strict=True)]},
        "chips": [a + b for a, b in zip(record["bank"]["seats"], gains, strict=True)],
        "next_dealer": (record["dealer"] + 1) % 3,
        "how": how,
    }
