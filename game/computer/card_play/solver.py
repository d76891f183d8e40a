"""Solves the last tricks of a deal with all cards known: the declaring side's result under best play by both sides."""

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import Situation, highest, holding, legal_cards
from game.computer.evaluate import TooLong


class Solver:
    """Searches one ordering for the declaring side's points or tricks; `cards` counts the cards played.

    That side maximizes the result, or minimizes it if it is `avoiding`.
    """

    def __init__(self, bits: CardBits, *, by_tricks: bool, most: int, avoiding: bool = False) -> None:
        self._bits = bits
        self._worth = (0, *(1 for _ in bits.cards)) if by_tricks else bits.points
        self._by_tricks = by_tricks
        self._avoiding = avoiding
        self._most = most
        self._hands: list[int] = []
        self._declaring = 0
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}
        self.cards = 0

    def solve(self, now: Situation, low: int, high: int) -> int:
        """Return the declaring side's further result; outside `low` to `high` it is only a bound.

        Raises `TooLong`.
        """
        self._hands = [*now.hands]
        self._declaring = now.declaring
        return self._card([*now.trick], now.turn, now.called, low, high)

    def finish(self, now: Situation, most: int) -> None:
        """Add the further points, or tricks, of both sides to a situation; raises `TooLong`."""
        found = self.solve(now, 0, most)
        if self._by_tricks:
            award_tricks(now, found)
        else:
            award_points(now, found, points_left(self._bits, now))

    def _trick(self, turn: int, called: int, low: int, high: int) -> int:
        """Solve from the start of a trick."""
        hands = self._hands
        if not hands[turn]:
            return 0
        key = (*hands, turn, called)
        least, most = self._known.get(key, (0, 999))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        found = self._card([], turn, called, low, high)
        if found <= low:
            self._known[key] = least, found
        elif found >= high:
            self._known[key] = found, most
        else:
            self._known[key] = found, found
        return found

    def _card(self, trick: list[tuple[int, int]], turn: int, called: int, low: int, high: int) -> int:
        """Solve from the next card to be played."""
        hands, mine = self._hands, bool(self._declaring >> turn & 1) != self._avoiding
        last = len(trick) == len(hands) - 1
        best = -1 if mine else 999
        hand = hands[turn]
        for card in self._choices(trick, turn, called):
            hands[turn] = hand ^ card
            trick.append((turn, card))
            if last:
                found = self._taken(trick, called, low, high)
            else:
                found = self._card(trick, (turn + 1) % len(hands), called, low, high)
            trick.pop()
            if mine and found > best:
                best = found
                low = max(low, found)
            elif not mine and found < best:
                best = found
                high = min(high, found)
            if low >= high:
                break
        hands[turn] = hand
        return best

    def _taken(self, trick: list[tuple[int, int]], called: int, low: int, high: int) -> int:
        """Solve the tricks after a completed one."""
        winner, _ = holding(self._bits, trick)
        if called and trick[0][1] & self._bits.suit[called.bit_length()]:
            called = 0
        if not self._declaring >> winner & 1:
            return self._trick(winner, called, low, high)
        worth = self._worth
        counted = 1 if self._by_tricks else sum([worth[card.bit_length()] for _, card in trick])
        return counted + self._trick(winner, called, low - counted, high - counted)

    def _choices(self, trick: list[tuple[int, int]], turn: int, called: int) -> list[int]:
        """List the legal cards from the highest down, one per group of equivalent cards."""
        bits, hands = self._bits, self._hands
        hand = hands[turn]
        legal = legal_cards(bits, hand, trick[0][1] if trick else 0, called)
        others = 0
        for held in hands:
            others |= held
        others ^= hand
        for _, card in trick:
            others |= card
        found = choices(bits, self._worth, legal, others)
        self.cards += len(found)
        if self.cards > self._most:
            raise TooLong
        return found


def points_left(bits: CardBits, now: Situation) -> int:
    """Sum the points of the cards that are not taken yet."""
    return bits.count(sum(now.hands) | sum(card for _, card in now.trick))


def award_points(now: Situation, found: int, left: int) -> None:
    """Add the declaring side's further points to a situation, of those that are `left`.

    Who of a side takes its tricks, and how many, are only as exact as needed: whether it takes all or none.
    """
    now.points[now.declarer] += found
    now.points[opponent(now)] += left - found
    award_tricks(now, now.hands[now.turn].bit_count() if found == left else min(found, 1))


def award_tricks(now: Situation, found: int) -> None:
    """Add the declaring side's further tricks to a situation, and the others' to one of them."""
    now.tricks[now.declarer] += found
    now.tricks[opponent(now)] += now.hands[now.turn].bit_count() - found


def opponent(now: Situation) -> int:
    """Return a place of the side against the declarer."""
    return next(place for place in range(len(now.hands)) if not now.declaring >> place & 1)


def choices(bits: CardBits, worth: tuple[int, ...], legal: int, others: int) -> list[int]:
    """List cards from the highest down, one for all cards worth the same with no other hand's card between them."""
    found: list[int] = []
    before, suit, same = 0, 0, -1
    while legal:
        card = highest(legal)
        legal ^= card
        length = card.bit_length()
        if not (card & suit and worth[length] == same and not others & (before - card)):
            found.append(card)
        before, suit, same = card, bits.suit[length], worth[length]
    return found
