"""Schwimmen implemented again as if played with paper: the result of a deal from its packs and answers.

Written from the rules and not from the program: it knows nothing of the core, cards are their codes, and every question
must come as it is in the record.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Record = Mapping[str, Any]
Value = tuple[float, int]
PLACES = ["first", "second", "third"]
RANKS = ["seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
SUITS = ["diamonds", "hearts", "spades", "clubs"]


@dataclass
class ByHand:
    """A deal on the table: everyone's cards, lives and chips, and the visible events."""

    record: Record
    lives: list[int] = field(default_factory=list[int])
    chips: list[int] = field(default_factory=list[int])
    pot: int = 0
    payments: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    hands: dict[int, list[str]] = field(default_factory=dict[int, list[str]])
    table: list[str] = field(default_factory=list[str])
    stock: list[str] = field(default_factory=list[str])
    gone: list[str] = field(default_factory=list[str])
    packs: int = 1
    ended_by: str = ""

    @property
    def rules(self) -> Mapping[str, Any]:
        return self.record["options"]

    @property
    def seats(self) -> int:
        return self.record["seats"]

    def pay(self, seat: int, amount: int, reason: str) -> None:
        """Let a seat pay into the pot, or take from it if the amount is negative."""
        self.chips[seat] -= amount
        self.pot += amount
        ends = [f"seat:{seat}", "pot"] if amount > 0 else ["pot", f"seat:{seat}"]
        if amount:
            self.payments.append({"from": ends[0], "to": ends[1], "amount": abs(amount), "reason": reason})

    def around(self, dealer: int) -> list[int]:
        """List all seats, starting after the dealer."""
        return [(dealer + 1 + place) % self.seats for place in range(self.seats)]


def result(record: Record) -> dict[str, Any]:
    """Play a deal by hand and return the end that its record must contain."""
    deal = ByHand(record, [*record["tallies"]["lives"]], [*record["bank"]["seats"]], record["bank"]["pot"])
    begin(deal)
    dealer = next(s for s in [record["dealer"], *deal.around(record["dealer"])] if deal.lives[s] >= 0)
    players = [seat for seat in deal.around(dealer) if deal.lives[seat] >= 0]
    lay_out(deal, players)
    answers = iter(record["questions"])
    deal.ended_by = play(deal, players, dealer, answers)
    assert next(answers, None) is None, "the deal was over"
    over = lose(deal, players)
    following = deal.around(dealer)
    next_dealer = following[0] if over else next(seat for seat in following if deal.lives[seat] >= 0)
    return {
        "payments": deal.payments,
        "tricks": [],
        "bank_after": {"pot": deal.pot, "reserve": 0, "bete": 0, "seats": deal.chips},
        "tallies_after": {"lives": deal.lives},
        "next_dealer": next_dealer,
        "packs": deal.packs,
        "ended_by": deal.ended_by,
    }


def begin(deal: ByHand) -> None:
    left = [seat for seat, lives in enumerate(deal.lives) if lives >= 0]
    if len(left) > 1:
        return
    for seat in left:
        deal.pay(seat, -deal.pot, "survivor")
    deal.lives = [deal.rules["lives"]] * deal.seats
    if deal.rules["payment"] == "entry":
        for seat in deal.around(deal.record["dealer"]):
            deal.pay(seat, deal.rules["stake"], "entry")


def lay_out(deal: ByHand, players: Sequence[int]) -> None:
    pack, many = deal.record["packs"][0], len(players)
    deal.hands = {seat: [pack[place], pack[many + place], pack[2 * many + place]] for place, seat in enumerate(players)}
    deal.table, deal.stock = pack[3 * many : 3 * many + 3], pack[3 * many + 3 :]


def play(deal: ByHand, players: Sequence[int], dealer: int, answers: Iterator[Record]) -> str:
    """Play until hands are compared; return the reason."""
    if any(special(deal, seat) for seat in players):
        return "special dealt"
    if answered(answers, dealer, "table", ["keep", "swap"]) == "swap":
        deal.hands[dealer], deal.table = deal.table, deal.hands[dealer]
        if special(deal, dealer):
            return "special swapped"
    return take_turns(deal, players, answers)


def take_turns(deal: ByHand, players: Sequence[int], answers: Iterator[Record]) -> str:
    """Let everyone take turns until the deal is over; return the reason."""
    turns = passes = 0
    closer = None
    while (seat := players[turns % len(players)]) != closer:
        may_close = closer is None and (deal.rules["close_first_round"] or turns >= len(players))
        answer = answered(answers, seat, "turn", choices(deal, may_close=may_close))
        change(deal, seat, answer, answers)
        turns, passes = turns + 1, passes + 1 if answer == "pass" else 0
        if special(deal, seat):
            return "special taken" if closer is None else "special in the last turns"
        if answer == "close" or (may_close and closes_after_the_turn(deal, seat, answers)):
            closer = seat
        if closer is None and (why := end_without_closer(deal, len(players), turns, passes)):
            return why
        passes %= len(players)
    return "closed"


def choices(deal: ByHand, *, may_close: bool) -> list[str]:
    closing = may_close and deal.rules["close"] == "instead_of_turn"
    return [*PLACES, "all", "pass", "close"] if closing else [*PLACES, "all", "pass"]


def closes_after_the_turn(deal: ByHand, seat: int, answers: Iterator[Record]) -> bool:
    if deal.rules["close"] == "instead_of_turn":
        return False
    return answered(answers, seat, "close", ["go_on", "close"]) == "close"


def end_without_closer(deal: ByHand, players: int, turns: int, passes: int) -> str:
    """Return why the deal is over although nobody has closed, if it is; lay out a new table after a round of passes."""
    if turns == deal.rules["round_limit"] * players:
        return "rounds"
    return "stock" if passes == players and not new_table(deal) else ""


def answered(answers: Iterator[Record], seat: int, kind: str, choices: Sequence[str]) -> str:
    """Take the next answer of the record, which must be to this question."""
    asked = next(answers)
    assert (asked["seat"], asked["kind"]) == (seat, kind), asked
    assert sorted(asked["choices"]) == sorted(choices), asked
    return asked["answer"]


def change(deal: ByHand, seat: int, answer: str, answers: Iterator[Record]) -> None:
    if answer == "all":
        deal.hands[seat], deal.table = deal.table, deal.hands[seat]
    elif answer in PLACES:
        given = answered(answers, seat, "give", deal.hands[seat])
        mine, theirs = deal.hands[seat].index(given), PLACES.index(answer)
        deal.hands[seat][mine], deal.table[theirs] = deal.table[theirs], given


def new_table(deal: ByHand) -> bool:
    if len(deal.stock) < 3:
        if deal.rules["stock_out"] == "end_deal" or deal.packs == 2:
            return False
        deal.packs = 2
        old = {*deal.gone, *deal.table}
        deal.stock = [card for card in deal.record["packs"][1] if card in old] + deal.stock
        deal.gone = []
    else:
        deal.gone += deal.table
    deal.table, deal.stock = deal.stock[:3], deal.stock[3:]
    return True


def special(deal: ByHand, seat: int) -> bool:
    return value(deal.hands[seat], deal.rules)[0] in {31, 32}


def value(hand: Sequence[str], rules: Mapping[str, Any]) -> Value:
    """Return the points of a hand, and its rank or suit as a number for ties."""
    cards = [card.split("-") for card in hand]
    ranks = {rank for _, rank in cards}
    if len(ranks) == 1 and (rules["three_of_a_kind"] or ranks == {"ace"}):
        rank = RANKS.index(cards[0][1])
        return (32 if ranks == {"ace"} else 30.5), rank
    printed = {"ace": 11, "seven": 7, "eight": 8, "nine": 9}
    sums = {suit: sum(printed.get(rank, 10) for own, rank in cards if own == suit) for suit, _ in cards}
    best = max(sums.values())
    return best, max(SUITS.index(suit) for suit, total in sums.items() if total == best)


def lose(deal: ByHand, players: Sequence[int]) -> bool:
    """Take the losers' lives and payments; return whether the match is over."""
    values = {seat: value(deal.hands[seat], deal.rules) for seat in players}
    feuer = [seat for seat in players if values[seat][0] == 32]
    lowest = min(values.values())
    if feuer and deal.rules["feuer_all_lose"]:
        losers = [seat for seat in players if seat not in feuer]
    elif deal.rules["ties"] == "suit":
        losers = [seat for seat in players if values[seat] == lowest]
    else:
        losers = [seat for seat in players if values[seat][0] == lowest[0]]
    last = 0 if deal.rules["swimming"] else 1
    if all(seat in losers and deal.lives[seat] <= last for seat in players):
        return False
    for seat in losers:
        if deal.lives[seat] > 0 and deal.rules["payment"] == "per_life":
            deal.pay(seat, deal.rules["stake"], "life")
        deal.lives[seat] = -1 if deal.lives[seat] <= last else deal.lives[seat] - 1
    left = [seat for seat in players if deal.lives[seat] >= 0]
    if len(left) > 1:
        return False
    deal.pay(left[0], -deal.pot, "survivor")
    return True
