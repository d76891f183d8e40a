"""The computer's choice of a card by rules of thumb: draw trumps, search, smear, and save the points."""

from collections.abc import Collection, Sequence

from game.core.cards import Card
from game.core.view import View
from game.core.vocabulary import DECLARING
from game.games.bavarian_schafkopf.games import BETTEL
from game.games.bavarian_schafkopf.ramsch import RAMSCH
from game.kits.tricks.computer.position import Position

AT_STAKE = 10
"""From so many card points on a trick is worth a trump."""
MANY = 3
"""With so many trumps a declarer draws those of the others with low ones."""


def card_to_play(view: View, cards: Sequence[Card]) -> Card:
    """Choose one of the legal cards."""
    if len(cards) == 1:
        return cards[0]
    known = Known(view)
    if view.mark("game") in {RAMSCH, BETTEL}:
        return duck(known, cards)
    if view.trick:
        return follow(known, cards)
    return lead_declaring(known, cards) if known.sides.get(known.me) == DECLARING else lead_defending(known, cards)


class Known(Position):
    """A position in which a defender hopes that unknown players are on their side, until they are shown not to be."""

    def is_enemy(self, seat: int) -> bool:
        """Whether a seat plays, or is believed to play, against this one."""
        own, other = self.sides.get(self.me), self.sides.get(seat)
        if own is None:
            return True
        return other != own if other or own == DECLARING else False

    @property
    def called(self) -> str:
        """The suit whose ace is called and has not been led yet; empty if there is none."""
        suit = str(self.view.mark("called") or "").removeprefix("ace-")
        led = (trick.plays[0][1] for trick in self.view.tricks)
        return "" if any(self.ordering.suit(card) == suit for card in led) else suit


def lead_declaring(known: Known, cards: Sequence[Card]) -> Card:
    """Draw trumps from the top while others hold some, then play aces, then little."""
    mine, theirs = known.trumps(cards), known.trumps(known.out)
    if mine and theirs:
        if not known.against(mine[0]):
            return mine[0]
        if len(mine) >= MANY or not known.declares:
            return min(mine, key=lambda card: (known.points(card) > AT_STAKE // 2, known.ordering.strength(card)))
    return _sure(known, known.plain(cards)) or _cheapest(known, cards)


def lead_defending(known: Known, cards: Sequence[Card]) -> Card:
    """Search the called suit, play an ace, else lead low from a short suit."""
    plain = known.plain(cards)
    searching = [card for card in plain if known.ordering.suit(card) == known.called]
    if searching:
        return min(searching, key=known.points)
    return _sure(known, plain) or _low_from_short(known, plain or cards)


def odd_leads(known: Known) -> Collection[Card]:
    """Return the leads that no good player chooses: small plain cards for the declaring side, trumps for the others.

    The declaring side draws trumps while it has three and others have some, or runs away; its opponents search first.
    """
    hand, plain = known.hand, known.plain(known.hand)
    if known.view.trick:
        return ()
    if known.sides.get(known.me) == DECLARING:
        draws = len(known.trumps(hand)) >= MANY and known.trumps(known.out)
        away = [card for card in plain if known.ordering.suit(card) == known.called and not known.declares]
        return [card for card in plain if known.against(card) and card not in away] if draws else ()
    searching = [card for card in plain if known.ordering.suit(card) == known.called]
    odd = [card for card in hand if card not in plain or (searching and known.against(card))]
    odd = [card for card in odd if card not in searching]
    return odd if len(odd) < len(hand) else ()


def _sure(known: Known, cards: Sequence[Card]) -> Card | None:
    """Return a card that nothing of its suit beats, of the suit of which most are out; an ace counts most."""
    sure = [card for card in cards if not known.against(card) and known.still_out(card) > 1]
    return max(sure, key=lambda card: (known.points(card) > 0, known.still_out(card)), default=None)


def _low_from_short(known: Known, cards: Sequence[Card]) -> Card:
    suits = [known.ordering.suit(card) for card in cards]
    return min(cards, key=lambda card: (known.points(card), suits.count(known.ordering.suit(card))))


def follow(known: Known, cards: Sequence[Card]) -> Card:
    """Smear a trick that stays on one's side, take one that is worth it, else give little."""
    holder, best = known.ordering.winner(known.view.trick)
    winning = known.ordering.beating(cards, best)
    to_come = known.enemies_to_come
    if not known.is_enemy(holder) and (not to_come or known.cannot_be_beaten(best) or _holds(known, best)):
        return _richest(known, cards)
    if not winning:
        return _cheapest(known, cards)
    if not to_come:
        plain = known.plain(winning)
        return max(plain, key=known.points) if plain else _to_take(known, cards, winning)
    sure = [card for card in winning if known.cannot_be_beaten(card)]
    led = known.view.trick[0][1]
    likely = [
        card for card in known.plain(winning) if not known.against(card) and known.still_out(led) > len(known.to_come)
    ]
    if likely:
        return max(likely, key=known.points)
    if known.at_stake >= AT_STAKE or known.declares:
        return min(sure or winning, key=lambda card: (known.points(card), known.ordering.strength(card)))
    return _cheapest(known, cards)


def _holds(known: Known, best: Card) -> bool:
    """Whether a partner's trump is so high that few others beat it."""
    return known.ordering.is_trump(best) and known.against(best) <= 1


def _to_take(known: Known, cards: Sequence[Card], winning: Sequence[Card]) -> Card:
    """Take the trick as the last with a trump: a rich one, or the lowest if there is anything in it."""
    rich = max(winning, key=known.points)
    if known.points(rich) >= AT_STAKE:
        return rich
    cheapest = _cheapest(known, cards)
    if not known.at_stake and not known.points(cheapest) and not known.ordering.is_trump(cheapest):
        return cheapest
    return min(winning, key=known.ordering.strength)


def _richest(known: Known, cards: Sequence[Card]) -> Card:
    """Choose the card with most points, plain cards rather than trumps, but not an ace that would win."""
    return max(cards, key=lambda card: known.points(card) - 4 * known.ordering.is_trump(card))


def _cheapest(known: Known, cards: Sequence[Card]) -> Card:
    ordering = known.ordering
    return min(cards, key=lambda card: (known.points(card) + 5 * ordering.is_trump(card), ordering.strength(card)))


def duck(known: Known, cards: Sequence[Card]) -> Card:
    """Stay below the trick, with as high a card as possible; lead low; throw away what is dangerous."""
    ordering, trick = known.ordering, known.view.trick

    def height(card: Card) -> tuple[bool, int]:
        return ordering.is_trump(card), ordering.strength(card)

    against = known.declarer is not None and not known.declares
    if not trick:
        return min(cards, key=height)
    holder, best = ordering.winner(trick)
    if against and holder != known.declarer:
        return min(cards, key=height)
    below = [card for card in cards if not ordering.beats(card, best)]
    if not below:
        return max(cards, key=height) if not known.to_come else min(cards, key=height)
    return max(below, key=lambda card: (known.points(card), height(card)))
