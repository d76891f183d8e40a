"""Chips in Tippen: stakes and the reserve that refills the pot, bêtes, and payments for a deal (1.5 and 3.5)."""

from collections.abc import Mapping

from game.core.bank import POT, RESERVE
from game.core.deal import Deal
from game.games.tippen.options import TippenOptions
from game.kits.pot.bank import capped
from game.kits.pot.play import fine, pay_shares


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
