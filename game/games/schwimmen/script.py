"""The rules of Schwimmen, in the order in which they are played (D3).

A *deal* is one hand of cards. A *match* runs over as many deals as it takes until only one player is left; between its
deals the tally `lives` holds the lives: 0 swims, -1 is out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import ClassVar, Literal

from pydantic import Field

from game.core.cards import Card
from game.core.deal import Deal
from game.core.events import EVERYBODY, NOBODY, Place
from game.core.layout import Zone
from game.core.options import MOST_CHIPS, SOME, FirstOptions, Needs, Options
from game.core.questions import Choose, PickCard, the_card
from game.core.rulesets import Outcome
from game.games.schwimmen.hands import FEUER, HandValue, losers, value_of

GROUPS = {
    "stakes": ("lives", "stake", "payment", "swimming"),
    "closing": ("close", "close_first_round", "stock_out", "round_limit"),
    "hands": ("three_of_a_kind", "ties", "feuer_all_lose", "feuer_points"),
    "session": ("first_dealer", "session_end", "matches", "leftover_pot", "debt"),
}
"""The house rules, grouped the way people look for them."""
HAND = 3
OUT = -1
TABLE: Place = ("table", None)
ASIDE: Place = ("aside", None)
PLACES = ("first", "second", "third")
TURN = (*PLACES, "all", "pass")

KEEP_OR_SWAP = Choose("table", ("keep", "swap"), "keep")
CLOSE = Choose("close", ("go_on", "close"), "go_on")


class _MatchFields(FirstOptions):
    session_end: Literal["manual", "matches"] = "matches"
    matches: int = Field(default=1, ge=1, le=100)


class SchwimmenOptions(Options, _MatchFields):
    """House rules of Schwimmen; every default is the document's own rule (D3)."""

    needs: ClassVar[Needs] = {
        **Options.needs,
        "matches": {"session_end": ("matches",)},
        "payment": {"stake": SOME},
        "leftover_pot": {"stake": SOME},
    }

    leftover_pot: Literal["split", "keep"] = "split"
    lives: int = Field(default=3, ge=1, le=9)
    stake: int = Field(default=1, ge=0, le=MOST_CHIPS)
    payment: Literal["per_life", "entry"] = "per_life"
    swimming: bool = True
    close: Literal["instead_of_turn", "after_turn"] = "instead_of_turn"
    close_first_round: bool = True
    feuer_all_lose: bool = True
    feuer_points: int = Field(default=32, ge=32, le=33)
    three_of_a_kind: bool = True
    ties: Literal["suit", "all_lose"] = "suit"
    stock_out: Literal["end_deal", "reshuffle"] = "end_deal"
    round_limit: int = Field(default=50, ge=2, le=100)


@dataclass(slots=True)
class Turns:
    """The progress of a deal's turns."""

    turns: int = 0
    passes: int = 0
    closer: int | None = None


async def play(deal: Deal, rules: SchwimmenOptions) -> Outcome:
    """Play one deal of Schwimmen; the lives that it costs are deducted from the tally at its end."""
    begin(deal, rules)
    deal_out(deal)
    if not show_specials(deal, rules, deal.players()) and not await choose_table(deal, rules):
        await take_turns(deal, rules)
    return compare(deal, rules)


# start


def begin(deal: Deal, rules: SchwimmenOptions) -> None:
    """Begin a match if the last one is over, and exclude players who are out (section 5)."""
    if len(still_in(deal)) < 2:
        new_match(deal, rules)
    for seat in deal.everybody():
        if lives(deal, seat) == OUT:
            deal.sit_out(seat)
    while lives(deal, deal.dealer) == OUT:
        deal.pass_the_deal()


def new_match(deal: Deal, rules: SchwimmenOptions) -> None:
    """Deal out the lives; the survivor of a match that the others have left takes its pot first."""
    for seat in still_in(deal):
        deal.collect(seat, deal.bank.pot, "survivor")
    deal.announce("new-match", lives=rules.lives)
    for seat in deal.everybody():
        deal.set_tally("lives", seat, rules.lives)
    if rules.payment == "entry":
        deal.everybody_pays(rules.stake, "entry")


def lives(deal: Deal, seat: int) -> int:
    """Return the number of lives of a seat: 0 swims, -1 is out."""
    return deal.tallies["lives"][seat]


def still_in(deal: Deal) -> list[int]:
    """List the seats that are not out."""
    return [seat for seat in range(deal.seats) if lives(deal, seat) != OUT]


def deal_out(deal: Deal) -> None:
    """Deal three cards to each player, one at a time, then three face down to the table."""
    deal.shuffle()
    deal.deal_cards(each=HAND)
    deal.deal_to(deal.zone(*TABLE, NOBODY), HAND)
    deal.zone(*ASIDE, NOBODY)


def table(deal: Deal) -> Zone:
    """Find the three cards on the table."""
    return deal.zone(*TABLE)


def change_all(deal: Deal, seat: int) -> None:
    """Exchange a hand with the table, card by card in order (W16)."""
    hand = deal.hand(seat)
    deal.swap(tuple(hand.cards), hand, tuple(table(deal).cards), table(deal))


# hands shown at once


def show_specials(deal: Deal, rules: SchwimmenOptions, seats: Sequence[int]) -> bool:
    """Show every Feuer and Schnauz among the hands of some seats at once; return whether there was one (W4)."""
    worths = {seat: worth_of(deal, rules, seat) for seat in seats}
    special = {seat: value for seat, value in worths.items() if value.special}
    for seat, value in special.items():
        name = "feuer" if value.doubled == FEUER else "schnauz"
        deal.announce(name, seat)
        deal.mark(name, 1, seat)
        deal.show_hand(seat)
    if special:
        deal.mark("special", "feuer" if max(special.values()).doubled == FEUER else "schnauz")
    return bool(special)


def worth_of(deal: Deal, rules: SchwimmenOptions, seat: int) -> HandValue:
    """Evaluate a seat's hand by the house rules."""
    return value_of(deal.hands[seat], three_of_a_kind=rules.three_of_a_kind)


# the dealer's choice


async def choose_table(deal: Deal, rules: SchwimmenOptions) -> bool:
    """Let the dealer keep his hand or take the unseen one, and reveal the other; return whether a special resulted."""
    dealer = deal.dealer
    if await deal.ask(dealer, KEEP_OR_SWAP) == "keep":
        deal.reveal(table(deal))
        return False
    change_all(deal, dealer)
    deal.reveal(table(deal))
    return show_specials(deal, rules, (dealer,))


# turns


async def take_turns(deal: Deal, rules: SchwimmenOptions) -> None:
    """Let the players take turns, starting after the dealer, until hands are to be compared."""
    state = Turns()
    for seat in cycle(deal.players()):
        if seat == state.closer:
            return
        await take_turn(deal, rules, state, seat)
        if show_specials(deal, rules, (seat,)):
            return
        await ask_to_close(deal, rules, state, seat)
        if state.closer is None and (out_of_turns(deal, rules, state) or not refreshed(deal, rules, state)):
            return


async def take_turn(deal: Deal, rules: SchwimmenOptions, state: Turns, seat: int) -> None:
    """Let a player exchange one card, all, or none, or close instead (W1)."""
    answer = await deal.ask(seat, turn_question(deal, rules, state))
    state.turns += 1
    state.passes = state.passes + 1 if answer == "pass" else 0
    if answer == "close":
        close(deal, state, seat)
    elif answer == "all":
        change_all(deal, seat)
    elif answer in PLACES:
        await change_one(deal, seat, table(deal).cards[PLACES.index(answer)])


def turn_question(deal: Deal, rules: SchwimmenOptions, state: Turns) -> Choose:
    """Create the question of a turn, with the table's cards on its buttons."""
    offers_close = rules.close == "instead_of_turn" and may_close(deal, rules, state)
    notes = {place: {"card": card} for place, card in zip(PLACES, table(deal).cards, strict=True)}
    return Choose("turn", (*TURN, "close") if offers_close else TURN, "pass", notes=notes)


async def change_one(deal: Deal, seat: int, taken: Card) -> None:
    """Swap a card of the hand with one on the table, each into the other's place (W16)."""
    given = the_card(await deal.ask(seat, PickCard("give", deal.hands[seat]).telling(card=taken)))
    deal.swap((given,), deal.hand(seat), (taken,), table(deal))


def may_close(deal: Deal, rules: SchwimmenOptions, state: Turns) -> bool:
    """Whether the player whose turn it is may close: if no one has, and perhaps not in the first round (W2)."""
    played = state.turns if rules.close == "instead_of_turn" else state.turns - 1
    return state.closer is None and (rules.close_first_round or played >= deal.active.count(True))


async def ask_to_close(deal: Deal, rules: SchwimmenOptions, state: Turns, seat: int) -> None:
    """Ask after a turn whether the player closes, if the options allow it."""
    if rules.close != "after_turn" or not may_close(deal, rules, state):
        return
    if await deal.ask(seat, CLOSE) == "close":
        close(deal, state, seat)


def close(deal: Deal, state: Turns, seat: int) -> None:
    """Let a player close: each of the others has one more turn."""
    state.closer = seat
    deal.announce("closed", seat)
    deal.mark("closer", 1, seat)


def out_of_turns(deal: Deal, rules: SchwimmenOptions, state: Turns) -> bool:
    """Whether the limit of turns without a closer is reached, so that hands are compared."""
    if state.turns < rules.round_limit * deal.active.count(True):
        return False
    deal.announce("turns-out", rounds=rules.round_limit)
    return True


# a new table


def refreshed(deal: Deal, rules: SchwimmenOptions, state: Turns) -> bool:
    """Turn up a new table after a round of passes (W7); False if there are too few cards for one (W6)."""
    if state.passes < deal.active.count(True):
        return True
    state.passes = 0
    short = len(deal.stock) < HAND
    if short and (rules.stock_out == "end_deal" or deal.shuffles > 1):
        deal.announce("stock-empty")
        return False
    deal.announce("new-table")
    aside = deal.zone(*ASIDE)
    deal.transfer(table(deal).cards, table(deal), aside)
    if short:
        deal.restock(aside)
    deal.deal_to(table(deal), HAND)
    return True


# comparison


def compare(deal: Deal, rules: SchwimmenOptions) -> Outcome:
    """Show all hands; the losers lose a life each, and the last player left takes the pot (sections 4 and 5)."""
    players = deal.players()
    for seat in players:
        if deal.hand(seat).audience is not EVERYBODY:
            deal.show_hand(seat)
    worths = {seat: worth_of(deal, rules, seat) for seat in players}
    lost = losers(worths, feuer_all_lose=rules.feuer_all_lose, by_suit=rules.ties == "suit")
    after = {seat: one_less(rules, lives(deal, seat)) for seat in lost}
    if all(after.get(seat, 0) == OUT for seat in players):
        deal.announce("all-equal")
        return Outcome(next_in(deal))
    for seat, left in after.items():
        lose_life(deal, rules, seat, left)
    survivors = still_in(deal)
    if len(survivors) > 1:
        return Outcome(next_in(deal))
    deal.announce("match-won", survivors[0])
    deal.collect(survivors[0], deal.bank.pot, "survivor")
    return Outcome(deal.after(deal.dealer), match_over=True)


def one_less(rules: SchwimmenOptions, left: int) -> int:
    """Return the lives after losing one; without swimming, losing the last one is the end."""
    return OUT if left == 1 and not rules.swimming else left - 1


def lose_life(deal: Deal, rules: SchwimmenOptions, seat: int, left: int) -> None:
    """Take a life, and its chip from players who still have one (W14)."""
    if lives(deal, seat) > 0:
        if rules.payment == "per_life":
            deal.pay(seat, rules.stake, "life")
        deal.announce("life-lost", seat, left=max(left, 0))
    deal.set_tally("lives", seat, left)
    if left == OUT:
        deal.announce("out", seat)
    elif left == 0:
        deal.announce("swimming", seat)


def next_in(deal: Deal) -> int:
    """Return the next dealer: the next seat still in (W13)."""
    return next(seat for seat in deal.order_from(deal.after(deal.dealer)) if lives(deal, seat) != OUT)
