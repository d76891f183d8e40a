"""The rules of Tippen, in the order in which they are played (D4).

In a *forced* deal everybody plays; in an *open* one each seat declares whether it plays or passes.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from game.core.bank import POT, RESERVE
from game.core.cards import Card
from game.core.deal import Deal
from game.core.events import TurnedUp
from game.core.ordering import Legal, Obligation, Ordering, Plays
from game.core.questions import Choose, PickCard, the_card
from game.core.rulesets import Outcome
from game.games.tippen.options import TippenOptions
from game.kits.pot.bank import capped
from game.kits.pot.play import (
    declare,
    exchange_in_turn,
    fine,
    is_contested,
    pay_shares,
    rob,
    robbing_card,
    shove_on,
)
from game.kits.tricks.play import card_question, play_trick

KNOCK = Choose("knock", ("knock", "decline"), "decline")
SNIFF = Choose("sniff", ("sniff", "decline"), "decline")

CUTS_SEEN: Mapping[str, int] = MappingProxyType({"off": 0, "single": 1, "double": 2})
MAKES_JUMP = frozenset(("ace", "seven"))
UNSEEN = frozenset(("knock", "sniff_modern"))
"""How the dealer takes the trump card without showing it; then he must play."""


async def play(deal: Deal, rules: TippenOptions) -> Outcome:
    """Play one deal of Tippen."""
    first_stakes(deal, rules)
    await shove(deal, rules)
    shuffle_and_jump(deal, rules)
    forced = everybody_must_play(deal, rules)
    deal.mark("round", "forced" if forced else "open")
    took = await deal_hands(deal, rules)
    if forced:
        deal.announce("forced")
    else:
        await declare(deal, {deal.dealer} if took in UNSEEN else ())
    await contest(deal, rules, took)
    if took and not deal.active[deal.dealer]:
        pay_penalty(deal, rules, deal.dealer, rules.stake)
    set_excess_aside(deal, rules)
    return Outcome(deal.after(deal.dealer))


async def shove(deal: Deal, rules: TippenOptions) -> None:
    """Let the dealer pass the deal on; the next dealer stakes as well and may do the same."""

    def shoved() -> None:
        deal.mark("shoved", 1, deal.dealer)
        deal.pass_the_deal()
        further_stake(deal, rules)

    if rules.shoving:
        await shove_on(deal, rules.max_shoves, shoved)


def shuffle_and_jump(deal: Deal, rules: TippenOptions) -> None:
    """Shuffle and cut; while the cut shows an ace or a seven, the deal jumps on and the next dealer stakes (T20)."""
    while hits := jumps_shown(deal, rules):
        for _ in range(hits):
            deal.pass_the_deal()
            deal.announce("jump", deal.dealer)
            further_stake(deal, rules)


def jumps_shown(deal: Deal, rules: TippenOptions) -> int:
    """Shuffle, look at the cut as far as the options allow, and count the aces and sevens."""
    seen = deal.shuffle(cuts_seen=CUTS_SEEN[rules.hop_and_jump])
    for name, card in zip(("cut", "second-cut"), seen, strict=False):
        deal.mark(name, card.code)
    return sum(card.rank in MAKES_JUMP for card in seen)


def everybody_must_play(deal: Deal, rules: TippenOptions) -> bool:
    """Whether the deal is forced, once all stakes are in (1.3, T4); never while there is a reserve."""
    if rules.force_when == "off" or rules.hop_and_jump != "off" or deal.bank.reserve:
        return False
    if rules.force_when == "no_bete_in_pot":
        return deal.bank.bete == 0
    return deal.bank.pot == one_stake(deal, rules)


async def deal_hands(deal: Deal, rules: TippenOptions) -> str:
    """Deal the hands and determine the trump suit; return how the dealer took the trump card, if he may and did."""
    took = ""
    before_turn = 2 if rules.deal_pattern == "two_turn_one" else rules.hand_size
    if rules.dealer_takes == "knock":
        deal.hide_hand(deal.dealer)
    deal.deal_cards(before_turn)
    if rules.trump_source == "next_card":
        took = await turn_or_take(deal, rules)
    if before_turn < rules.hand_size:
        deal.deal_cards(rules.hand_size - before_turn)
    if rules.trump_source == "dealer_last_card":
        show_last_card(deal)
    if took:
        await discard_one(deal, took)
    return took


async def turn_or_take(deal: Deal, rules: TippenOptions) -> str:
    """Turn up the next card for trumps, unless the dealer takes it first (3.2); return how he took it."""
    took = rules.dealer_takes if await dealer_takes(deal, rules) else ""
    if took:
        deal.mark("knocked" if took == "knock" else "sniffed", 1, deal.dealer)
    if took in UNSEEN:
        take_unseen(deal)
    else:
        deal.turn_up_trump()
    deal.look(deal.dealer)
    return took


async def dealer_takes(deal: Deal, rules: TippenOptions) -> bool:
    """Ask the dealer, if the options allow it, whether he knocks or sniffs."""
    if rules.dealer_takes == "off":
        return False
    question = KNOCK if rules.dealer_takes == "knock" else SNIFF
    return await deal.ask(deal.dealer, question) != "decline"


def take_unseen(deal: Deal) -> None:
    """Let the dealer take the trump card, of which the others learn only the suit."""
    deal.draw(deal.dealer, 1)
    deal.name_trump(deal.hands[deal.dealer][-1].suit)
    deal.announce("trump-named", deal.dealer, suit=deal.trump)


def show_last_card(deal: Deal) -> None:
    """Show the dealer's last card for trumps; it stays in his hand (1821)."""
    card = deal.hands[deal.dealer][-1]
    deal.name_trump(card.suit)
    deal.mark("turned", card.code)
    deal.emit(TurnedUp(card, deal.dealer))


async def discard_one(deal: Deal, took: str) -> None:
    """Let the dealer discard for the trump card; after sniffing as in 1859, he swaps the upcard for a hand card."""
    cards = tuple(deal.hands[deal.dealer])
    answer = await deal.ask(deal.dealer, PickCard("discard", cards, deal.ordering, prefix="discard:"))
    deal.put_aside(deal.dealer, [the_card(answer)])
    if took == "sniff_1859":
        deal.mark("turned", deal.turn_up[0].code)
        deal.take_turn_up(deal.dealer)


async def contest(deal: Deal, rules: TippenOptions, took: str) -> None:
    """Play for the pot, unless fewer than two play, after exchanging cards in turn (T24)."""
    if not is_contested(deal):
        return
    if rules.exchange_max:
        await exchange_in_turn(deal, rules.exchange_max)
    await play_tricks(deal, rules, deal.players()[0])
    settle(deal, rules, took)


async def play_tricks(deal: Deal, rules: TippenOptions, leader: int) -> None:
    """Play as many tricks as there are cards in a hand."""
    await first_trick(deal, rules, leader)
    while len(deal.tricks) < rules.hand_size:
        await play_trick(deal, trick_duty(deal, rules))


async def first_trick(deal: Deal, rules: TippenOptions, leader: int) -> None:
    """Play the first trick, in which the trump seven may rob the turned-up card before its holder plays (T14)."""
    duty = trick_duty(deal, rules)
    deal.lead(leader)
    for seat in deal.active_from(leader):
        seven = robbing_card(deal, seat, "seven") if rules.robbing else None
        answer: Card | str = await deal.ask(seat, card_question(deal, seat, duty, ("rob",) if seven else ()))
        if seven and answer == "rob":
            rob(deal, seat, seven)
            answer = await deal.ask(seat, card_question(deal, seat, duty))
        deal.play(seat, the_card(answer))
    deal.take_trick()


def trick_duty(deal: Deal, rules: TippenOptions) -> Obligation:
    """Return the duty for the trick about to begin, including its leader's obligations (1859; T11, T12)."""
    number, is_trump = len(deal.tricks) + 1, deal.ordering.is_trump
    if number == 1 and rules.lead_trump_if_three and deal.active.count(True) >= 3:
        return leading(is_trump, "lead-trump", rules.following)
    if number == 2 and rules.lead_trump_ace_second:
        return leading(lambda card: card.rank == "ace" and is_trump(card), "lead-trump-ace", rules.following)
    return rules.following


def leading(bound: Callable[[Card], bool], reason: str, following: Obligation) -> Obligation:
    """Bind the leader to the cards that are `bound`, if any; the duty of followers is `following`."""

    def duty(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
        cards = [] if plays else [*filter(bound, hand)]
        return (cards, reason) if cards else following(hand, plays, ordering)

    return duty


# chips: stakes and the reserve that refills the pot, bêtes, and payments for a deal (1.5 and 3.5)


def first_stakes(deal: Deal, rules: TippenOptions) -> None:
    """Pay the first stake of a deal: the dealer's, or one from everybody and two from the dealer (T31)."""
    if rules.who_stakes == "dealer":
        further_stake(deal, rules)
        return
    for seat in deal.order_from(deal.after(deal.dealer)):
        deal.pay(seat, rules.stake * (2 if seat == deal.dealer else 1), "stake")
    balance_reserve(deal, rules)


def further_stake(deal: Deal, rules: TippenOptions) -> None:
    """Let the dealer stake, including one who became dealer by a shove or a jump."""
    deal.pay(deal.dealer, rules.stake, "stake")
    balance_reserve(deal, rules)


def one_stake(deal: Deal, rules: TippenOptions) -> int:
    """Return the size of a pot with just one deal's stakes, without a shove (T31)."""
    return rules.stake if rules.who_stakes == "dealer" else rules.stake * (deal.seats + 1)


def balance_reserve(deal: Deal, rules: TippenOptions) -> None:
    """Refill the pot from the reserve up to the limit, or set aside what is above it."""
    room = room_in_pot(deal, rules)
    if room > 0:
        deal.move(RESERVE, POT, min(room, deal.bank.reserve), "refill")
    else:
        deal.move(POT, RESERVE, -room, "reserve")


def set_excess_aside(deal: Deal, rules: TippenOptions) -> None:
    """Set aside chips above the limit; the reserve refills with the next stake, not before (decision 4)."""
    deal.move(POT, RESERVE, max(0, -room_in_pot(deal, rules)), "reserve")


def room_in_pot(deal: Deal, rules: TippenOptions) -> int:
    """Return the room below the limit, in chips; negative above it, 0 without such a limit (T13)."""
    if rules.max_bete == 0 or rules.max_bete_scope == "per_player":
        return 0
    limited = deal.bank.pot if rules.max_bete_scope == "whole_pot" else deal.bank.bete
    return rules.max_bete - limited


def settle(deal: Deal, rules: TippenOptions, took: str) -> None:
    """Pay a share of the pot for each trick and collect penalties, all based on the pot before settling."""
    taken = {seat: deal.taken[seat] for seat in deal.active_from(deal.after(deal.dealer))}
    due = penalties(deal, rules, took, taken)
    pay_shares(deal, rules.hand_size)
    for seat, amount in due.items():
        pay_penalty(deal, rules, seat, amount)


def penalties(deal: Deal, rules: TippenOptions, took: str, taken: Mapping[int, int]) -> dict[int, int]:
    """Return each seat's penalty for too few tricks; `took` is how the dealer got the trump card, if he did."""
    bete = one_bete(deal, rules)
    due = {seat: bete for seat, tricks in taken.items() if tricks < rules.min_tricks}
    if took and deal.active[deal.dealer]:
        unit = bete if rules.dealer_penalty == "bete" else rules.stake
        due[deal.dealer] = unit * dealer_multiple(took, taken[deal.dealer])
    return due


def one_bete(deal: Deal, rules: TippenOptions) -> int:
    """Return the ruleset's own bête: the pot, or a stake (T9, T26)."""
    if rules.bete == "stake" or (rules.bete_is_stake_before_any and deal.bank.bete == 0):
        return rules.stake
    return deal.bank.pot


def dealer_multiple(took: str, tricks: int) -> int:
    """Return the multiple that a dealer who took the trump card pays (3.2)."""
    if tricks == 0:
        return 2
    return 1 if tricks == 1 and took != "sniff_1859" else 0


def pay_penalty(deal: Deal, rules: TippenOptions, seat: int, amount: int) -> None:
    """Collect a penalty, within the limits for a single one."""
    if rules.max_bete_scope == "per_player":
        amount = capped(amount, rules.max_bete)
    fine(deal, seat, amount, rules.pot_limit)
