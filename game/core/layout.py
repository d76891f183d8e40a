"""The places of a deal's cards, and the verbs that move them.

Who sees a card follows from where it lies: a zone has an audience, and a card that moves becomes known to everybody who
may see either end. No script decides this.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.core.cards import Card, Pack
from game.core.errors import BrokenRules
from game.core.events import (
    EVERYBODY,
    NOBODY,
    Audience,
    CardsKnown,
    CardsMoved,
    CardsShown,
    CutSeen,
    HandsDealt,
    HandShown,
    HandShownTo,
    Looked,
    Place,
    PutAside,
    Received,
    Shuffled,
    TurnedUp,
    ZoneRevealed,
)
from game.core.participants import ALONE, Participants
from game.core.shuffle import Deck


@dataclass(slots=True, eq=False)
class Zone:
    """A group of cards, and who may see them; everybody else sees how many there are.

    `owner` is the seat the zone belongs to, `None` for a zone on the table.
    """

    name: str
    owner: int | None = None
    audience: Audience = EVERYBODY
    cards: list[Card] = field(default_factory=list[Card])

    @property
    def place(self) -> Place:
        """The zone's key."""
        return self.name, self.owner


def _places(cards: Sequence[Card], zone: Zone) -> list[int]:
    if len(set(cards)) != len(cards) or any(card not in zone.cards for card in cards):
        raise BrokenRules(f"cards were swapped that do not lie in {zone.place}")
    return [zone.cards.index(card) for card in cards]


class Layout(Participants):
    """The zones of a deal beside its seats and events: where its cards lie, and the verbs that move them."""

    __slots__ = ("_aside", "_zones", "deck", "hands", "pack", "shuffles", "stock", "trick", "turn_up")

    def __init__(self, pack: Pack, deck: Deck, dealer: int, seats: int, *, quiet: bool) -> None:
        super().__init__(dealer, seats, quiet=quiet)
        self.pack = pack
        self.deck = deck
        self.shuffles = 0
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.stock: list[Card] = []
        self.turn_up: list[Card] = []
        self.trick: list[tuple[int, Card]] = []
        self._aside: dict[int, list[Card]] = {}
        self._zones: dict[Place, Zone] | None = None

    @property
    def zones(self) -> dict[Place, Zone]:
        """Every zone except the trick: hands, cards put aside, the stock, the turn-up, and others.

        Laid out on first access, because a deal used only for searching needs no more than the underlying lists.
        """
        if self._zones is None:
            zones = [
                *(Zone("hand", seat, ALONE[seat], cards) for seat, cards in enumerate(self.hands)),
                *(Zone("aside", seat, ALONE[seat], self._aside.setdefault(seat, [])) for seat in range(self.seats)),
                Zone("stock", None, NOBODY, self.stock),
                Zone("turn-up", None, EVERYBODY, self.turn_up),
            ]
            self._zones = {zone.place: zone for zone in zones}
        return self._zones

    def hand(self, seat: int) -> Zone:
        """Find a seat's hand as a zone."""
        return self.zones["hand", seat]

    def lying(self, name: str, owner: int | None = None) -> Zone:
        """Find a zone to look at; raises `KeyError`. Searches look so often that no other zone is laid out for it."""
        if self._zones is None and name == "hand" and owner is not None:
            return Zone(name, owner, ALONE[owner], self.hands[owner])
        if self._zones is None and name == "turn-up":
            return Zone(name, None, EVERYBODY, self.turn_up)
        return self.zones[name, owner]

    def zone(self, name: str, owner: int | None = None, audience: Audience = EVERYBODY) -> Zone:
        """Find or create a zone for cards, such as a widow, a pile or cards on the board.

        An existing zone keeps its audience. Taking in all cards removes such zones, so create them after shuffling.
        """
        return self.zones.setdefault((name, owner), Zone(name, owner, audience))

    def remove(self, zone: Zone) -> None:
        """Remove an empty zone, to lay it out anew; raises `BrokenRules` while it holds cards."""
        self._check(zone)
        if zone.cards:
            raise BrokenRules(f"cards lie in {zone.place}")
        del self.zones[zone.place]

    def transfer(self, cards: Iterable[Card], source: Zone, target: Zone) -> None:
        """Move cards from one zone to the end of another; raises `BrokenRules` if a card is not there."""
        moved = tuple(cards)
        self._check(source, target)
        left = [card for card in source.cards if card not in moved]
        if len(left) + len(moved) != len(source.cards):
            raise BrokenRules(f"cards were moved that do not lie in {source.place}")
        source.cards[:] = left
        target.cards += moved
        self._moved(moved, source, target)

    def swap(self, mine: Iterable[Card], one: Zone, theirs: Iterable[Card], other: Zone) -> None:
        """Swap cards between two zones, the first with the first and so on; each takes the other's place."""
        given, taken = tuple(mine), tuple(theirs)
        self._check(one, other)
        places = [_places(given, one), _places(taken, other)]
        if len(given) != len(taken):
            raise BrokenRules("as many cards are given as are taken")
        for here, there, mine_now, theirs_now in zip(*places, given, taken, strict=True):
            one.cards[here], other.cards[there] = theirs_now, mine_now
        self._moved(given, one, other)
        self._moved(taken, other, one)

    def reveal(self, zone: Zone) -> None:
        """Show the cards in a zone to everybody from now on."""
        self._check(zone)
        zone.audience = EVERYBODY
        if not self.quiet:
            self.events.append(ZoneRevealed(zone.place, tuple(zone.cards)))

    def _check(self, *zones: Zone) -> None:
        for zone in zones:
            if self.zones.get(zone.place) is not zone:
                raise BrokenRules(f"{zone.place} was cleared away when all cards were taken in")

    def _moved(self, cards: tuple[Card, ...], source: Zone, target: Zone) -> None:
        if self.quiet or not cards:
            return
        self.events.append(CardsMoved(source.place, target.place, len(cards)))
        one, other = source.audience, target.audience
        audience = EVERYBODY if one is None or other is None else one | other
        if audience != NOBODY:
            self.events.append(CardsKnown(source.place, target.place, cards, audience=audience))

    # cards

    def shuffle(self, cuts_seen: int = 0) -> tuple[Card, ...]:
        """Take in all cards, including those of an unfinished trick, and lay a new pack as the stock.

        Returns the cards seen when the pack is cut: the bottom card of the packet that is lifted, which ends up at the
        bottom, and if two are seen, also that of the packet left behind.
        """
        if self.shuffles:
            self._take_cards_in()
        cards = self.stock
        cards[:] = self.deck.order(self.pack, self.shuffles)
        seen: tuple[Card, ...] = ()
        if cuts_seen:
            places = (-1, self.deck.cut_at(self.pack, self.shuffles) - 1)
            seen = tuple(cards[place] for place in places[:cuts_seen])
        self.shuffles += 1
        if not self.quiet:
            self.events.append(Shuffled(tuple(cards), seen))
            if seen:
                self.events.append(CutSeen(seen))
        return seen

    def restock(self, zone: Zone) -> None:
        """Put the cards of a zone on top of the stock, in their order in a newly shuffled pack."""
        self._check(zone)
        pack = self.deck.order(self.pack, self.shuffles)
        self.shuffles += 1
        self.emit(Shuffled(tuple(pack)))
        self.emit(CardsMoved(zone.place, ("stock", None), len(zone.cards)))
        lying = set(zone.cards)
        self.stock[:0] = [card for card in pack if card in lying]
        zone.cards.clear()

    def _take_cards_in(self) -> None:
        for cards in (*self.hands, self.stock, self.turn_up):
            cards.clear()
        self.trick = []
        self._aside = {}
        self._zones = None

    def deal_cards(self, each: int) -> None:
        """Deal `each` cards to every participating seat, one at a time, beginning with forehand."""
        stock, hands = self.stock, self.hands
        order = self.dealt_to()
        seats = len(order)
        needed = each * seats
        if needed > len(stock):
            raise BrokenRules("not enough cards to deal")
        for place, seat in enumerate(order):
            hands[seat] += stock[place:needed:seats]
        del stock[:needed]
        if not self.quiet:
            self._dealt(each, order)

    def deal_batch(self, count: int, seats: Sequence[int] | None = None) -> None:
        """Deal `count` cards at once to each of the `seats`, by default to all that take part, from forehand on."""
        stock = self.stock
        order = self.dealt_to() if seats is None else tuple(seats)
        if count * len(order) > len(stock):
            raise BrokenRules("not enough cards to deal")
        for seat in order:
            self.hands[seat] += stock[:count]
            del stock[:count]
        if not self.quiet:
            self._dealt(count, order)

    def deal_to(self, zone: Zone, count: int) -> None:
        """Deal the top `count` cards of the stock to a zone."""
        if count > len(self.stock):
            raise BrokenRules("not enough cards to deal")
        self.transfer(self.stock[:count], self.zones["stock", None], zone)

    def _dealt(self, each: int, order: Sequence[int]) -> None:
        self.events.append(HandsDealt(each))
        for seat in order:
            self._received(seat, self.hands[seat][-each:])

    def hide_hand(self, seat: int) -> None:
        """Hide a hand from its owner until they look."""
        self.hand(seat).audience = NOBODY

    def look(self, seat: int) -> None:
        """Let a seat look at its hand."""
        if self.has_looked(seat):
            return
        self.hand(seat).audience = ALONE[seat]
        self.emit(Looked(seat))
        self._received(seat, self.hands[seat])

    def has_looked(self, seat: int) -> bool:
        """Whether a seat knows its hand."""
        return self._zones is None or self._zones["hand", seat].audience != NOBODY

    def take_turn_up(self, seat: int) -> None:
        """Let a seat take the turned-up card into its hand."""
        card = self.turn_up.pop()
        self.hands[seat].append(card)
        self._received(seat, (card,))

    def lay_open(self, seat: int, card: Card) -> None:
        """Lay a card of a hand face up where the turn-up lies."""
        self.hands[seat].remove(card)
        self.turn_up.append(card)
        self.emit(TurnedUp(card, seat))

    def put_aside(self, seat: int, cards: Iterable[Card]) -> None:
        """Put cards of a hand aside, face down; only their owner knows them."""
        gone = tuple(cards)
        hand = self.hands[seat]
        for card in gone:
            hand.remove(card)
        self._aside.setdefault(seat, []).extend(gone)
        if not self.quiet:
            self.events.append(PutAside(seat, gone, audience=ALONE[seat]))

    def draw(self, seat: int, count: int, *, bottom: bool = False) -> None:
        """Let a seat draw the top cards of the stock, or its bottom cards."""
        if len(self.stock) < count:
            raise BrokenRules("the stock is too small")
        first = len(self.stock) - count if bottom else 0
        cards = self.stock[first : first + count]
        del self.stock[first : first + count]
        self.hands[seat] += cards
        self._received(seat, cards)

    def show_hand(self, seat: int) -> None:
        """Lay a seat's hand face up on the table."""
        self.hand(seat).audience = EVERYBODY
        self.emit(HandShown(seat, tuple(self.hands[seat])))

    def show_to(self, seat: int, to: int, cards: Iterable[Card]) -> None:
        """Show cards of a hand to one other seat; everybody learns that cards were shown.

        The two seats keep seeing these cards in the history; cards that the hand takes up later stay hidden.
        """
        self.emit(HandShownTo(seat, to))
        self.emit(CardsShown(seat, to, tuple(cards), audience=frozenset((seat, to))))

    def _received(self, seat: int, cards: Sequence[Card]) -> None:
        if self.quiet or not self.has_looked(seat):
            return
        self.events.append(Received(seat, tuple(cards), audience=self.lying("hand", seat).audience))
