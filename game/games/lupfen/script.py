"""The rules of Lupfen, in the order in which they are played (D0 for Liechtenstein, D1 and D2 for Vorarlberg).

A round is a *force*, in which everybody plays, or a *lifted* one, in which a player turns the trump and the others
join or drop out.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.deal import Deal
from game.core.events import Exchanged
from game.core.ordering import FOLLOW_RULES, Obligation
from game.core.questions import Amount, Choose, the_card, the_number
from game.core.rulesets import Outcome
from game.games.lupfen.options import LupfenOptions
from game.kits.pot.play import fine, shove_on
from game.kits.tricks.play import card_question, play_trick

HAND = 3
THREE_UNTERS = ["under", "under", "under"]
WEAK_HAND = ["ober", "under", "under"]

BLIND = Choose("blind", ("blind_lift", "look"), "look")


@dataclass(slots=True)
class DealState:
    """The progress of a round: who lifted (`None` in a force), how, and the price paid by everybody in it."""

    lifter: int | None = None
    blind: bool = False
    price: int = 0


async def play(deal: Deal, rules: LupfenOptions) -> Outcome:
    """Play one deal of Lupfen."""
    empty = deal.bank.pot == 0
    force = empty and rules.force_on_empty_pot
    deal.mark("round", "force" if force else "lifted")
    if rules.dealer_stake:
        await stake_and_shove(deal, rules)
    if antes_are_due(deal, rules, pot_was_empty=empty):
        deal.everybody_pays(rules.ante, "ante")
    while (outcome := await play_round(deal, rules, force=force)) is None:
        deal.begin_again()
        deal.mark("round", "force" if force else "lifted")
    return outcome


async def stake_and_shove(deal: Deal, rules: LupfenOptions) -> None:
    """Let the dealer stake; with shoving, the deal may be passed on, and the next dealer stakes as well (A21)."""
    deal.pay(deal.dealer, rules.dealer_stake, "stake")

    def shoved() -> None:
        deal.pass_the_deal()
        deal.pay(deal.dealer, rules.dealer_stake, "stake")

    if rules.shoving:
        await shove_on(deal, rules.max_shoves, shoved)


def antes_are_due(deal: Deal, rules: LupfenOptions, *, pot_was_empty: bool) -> bool:
    """Whether everybody antes: each deal in Liechtenstein, into an empty pot in Vorarlberg (decision 5)."""
    if rules.manner.antes_every_deal:
        return not deal.carry.get("no_ante")
    return pot_was_empty


async def play_round(deal: Deal, rules: LupfenOptions, *, force: bool) -> Outcome | None:
    """Deal and play a round; `None` if a hand was scrapped and the same dealer deals again without new stakes."""
    deal.shuffle()
    if rules.blind_lupf and not force:
        for seat in deal.everybody():
            deal.hide_hand(seat)
    deal.deal_cards(each=HAND)
    knock_staender(deal, rules, deal.everybody())
    state = DealState()
    if force:
        deal.turn_up_trump()
    else:
        await find_lifter(deal, rules, state)
        if state.lifter is None:
            return thrown_in(deal, rules)
        await set_price(deal, rules, state, state.lifter)
        await others_join(deal, rules, state, state.lifter)
        if deal.active.count(True) == 1:
            deal.collect(state.lifter, deal.bank.pot, "uncontested")
            deal.announce("uncontested", state.lifter)
            return Outcome(deal.after(deal.dealer))
    snapshot = deal.bank.pot
    if not three_unters(deal, rules) and not await three_tricks(deal, rules, first_leader(deal, rules, state)):
        hand_back_prices(deal, state)
        return None
    settle(deal, rules, state, snapshot)
    return Outcome(deal.after(deal.dealer))


def knock_staender(deal: Deal, rules: LupfenOptions, seats: Sequence[int]) -> None:
    """Announce holders of three cards of one suit, without naming the suit (A18)."""
    if rules.staender == "off":
        return
    for seat in seats:
        if deal.has_looked(seat) and len({card.suit for card in deal.hands[seat]}) == 1:
            deal.announce("staender", seat)
            deal.mark("staender", 1, seat)


async def find_lifter(deal: Deal, rules: LupfenOptions, state: DealState) -> None:
    """Ask "Lupfsch?" from forehand on, the dealer last; the lifter turns up the trump."""
    for seat in deal.everybody():
        if rules.blind_lupf and not deal.has_looked(seat):
            if await deal.ask(seat, BLIND) == "blind_lift":
                state.blind = True
                deal.mark("doubled", 2)
            else:
                take_up(deal, rules, [seat])
        if state.blind or await deal.ask(seat, lift_question(deal, rules, seat)) == "lift":
            state.lifter = seat
            deal.mark("lifter", 1, seat)
            deal.turn_up_trump(seat)
            take_up(deal, rules, deal.everybody())
            return
        if rules.pass_is_fold:
            deal.drop_out(seat)


def take_up(deal: Deal, rules: LupfenOptions, seats: Sequence[int]) -> None:
    """Let seats look at the hands that they were dealt blind."""
    for seat in seats if rules.blind_lupf else ():
        if not deal.has_looked(seat):
            deal.look(seat)
            knock_staender(deal, rules, [seat])


def lift_question(deal: Deal, rules: LupfenOptions, seat: int) -> Choose:
    """Create the question "Lupfsch?"; with two Sows lifting may be compulsory (A23)."""
    if rules.compulsory_lupf and [card.rank for card in deal.hands[seat]].count("ace") >= 2:
        return rules.manner.compulsory_lift
    return rules.manner.lift


def thrown_in(deal: Deal, rules: LupfenOptions) -> Outcome:
    """End a deal that no one lifted: the pot stays; everybody antes again unless exempt by the house rules (A19)."""
    deal.announce("thrown-in")
    if rules.manner.antes_every_deal:
        return Outcome(deal.after(deal.dealer), {"no_ante": 1} if rules.all_pass == "keep_pot" else {})
    if rules.all_pass == "everyone_antes":
        deal.everybody_pays(rules.ante, "ante")
    return Outcome(deal.after(deal.dealer))


async def set_price(deal: Deal, rules: LupfenOptions, state: DealState, lifter: int) -> None:
    """Let the lifter, having seen the trump, set and pay the price."""
    prices = rules.price_range
    if prices is None:
        return
    low, high = prices
    state.price = low if low == high else the_number(await deal.ask(lifter, Amount("price", range(low, high + 1))))
    deal.mark("price", state.price)
    deal.pay(lifter, state.price, "price")


async def others_join(deal: Deal, rules: LupfenOptions, state: DealState, lifter: int) -> None:
    """Ask the others in turn whether they join; with compulsory hearts everybody must (A22)."""
    must = rules.compulsory_hearts and deal.trump == rules.forcing_suit
    if must:
        deal.bring_all_in()
        deal.announce("all-must-play")
    question = rules.manner.join
    for seat in deal.active_from(lifter)[1:]:
        if must or await deal.ask(seat, question) == "join":
            deal.pay(seat, state.price, "price")
        else:
            deal.drop_out(seat)


def first_leader(deal: Deal, rules: LupfenOptions, state: DealState) -> int:
    """Return the seat that leads: the lifter, or the first active seat from forehand (A2)."""
    if state.lifter is not None and rules.lupfen_leader == "lifter":
        return state.lifter
    return deal.players()[0]


def three_unters(deal: Deal, rules: LupfenOptions) -> bool:
    """Let an active seat with three Unters win all three tricks at once (A12)."""
    if not rules.three_unters:
        return False
    deal.consult_hands()
    for seat in deal.players():
        if holds(deal, seat, THREE_UNTERS):
            deal.announce("three-unters", seat)
            if rules.manner.shows_three_unters:
                deal.show_hand(seat)
            deal.award_tricks(seat, HAND)
            return True
    return False


async def three_tricks(deal: Deal, rules: LupfenOptions, leader: int) -> bool:
    """Play the three tricks; False if a hand was scrapped."""
    if rules.special_before_lead and not await specials_before_lead(deal, leader, rules.special_before_lead):
        return False
    duty = FOLLOW_RULES[rules.follow_rule]
    if not await first_trick(deal, leader, duty, rules.special_in_turn):
        return False
    for _ in range(HAND - 1):
        await play_trick(deal, duty)
    return True


async def specials_before_lead(deal: Deal, leader: int, special: str) -> bool:
    """Ask everybody about weak hands if that is settled before the lead (decision 6); False if scrapped."""
    both = (special, "keep")
    for seat in deal.active_from(leader):
        choices = both if may_use(deal, seat, special) else ("keep",)
        question = Choose(special, choices, "keep", shown=both, forbids="no-weak-hand", where="hand")
        if await deal.ask(seat, question) == special and not use_special(deal, seat, special):
            return False
    return True


async def first_trick(deal: Deal, leader: int, duty: Obligation, special: str) -> bool:
    """Play the first trick, in which a weak hand may be exchanged or scrapped; False if scrapped."""
    deal.lead(leader)
    for seat in deal.active_from(leader):
        specials = (special,) if special and may_use(deal, seat, special) else ()
        answer = await deal.ask(seat, card_question(deal, seat, duty, specials))
        if isinstance(answer, str):
            if not use_special(deal, seat, answer):
                return False
            answer = await deal.ask(seat, card_question(deal, seat, duty))
        deal.play(seat, the_card(answer))
    deal.take_trick()
    return True


def may_use(deal: Deal, seat: int, special: str) -> bool:
    """Whether a seat has two Unters and an Ober, and there are cards to exchange them for (D0, D1 "Special hands")."""
    return holds(deal, seat, WEAK_HAND) and (special != "exchange" or len(deal.stock) >= HAND)


def use_special(deal: Deal, seat: int, special: str) -> bool:
    """Exchange the hand for the bottom three, or scrap it; False if the cards must be dealt again."""
    if special == "exchange":
        exchange_for_bottom(deal, seat)
        return True
    deal.announce("scrap", seat)
    deal.show_hand(seat)
    return False


def exchange_for_bottom(deal: Deal, seat: int) -> None:
    """Put a whole hand aside and take as many cards from the bottom of the stock (D0)."""
    hand = tuple(deal.hands[seat])
    deal.put_aside(seat, hand)
    deal.draw(seat, len(hand), bottom=True)
    deal.emit(Exchanged(seat, len(hand)))


def holds(deal: Deal, seat: int, ranks: Sequence[str]) -> bool:
    """Whether a seat's hand has exactly these `ranks`, given in alphabetical order."""
    hand = deal.hands[seat]
    return hand[0].rank in ranks and sorted([card.rank for card in hand]) == ranks


def hand_back_prices(deal: Deal, state: DealState) -> None:
    """Refund the prices of a scrapped round (decision 3)."""
    for seat in () if state.lifter is None else deal.active_from(state.lifter):
        deal.collect(seat, state.price, "refund")


def settle(deal: Deal, rules: LupfenOptions, state: DealState, snapshot: int) -> None:
    """Pay a third for each trick, the remainder, and a penalty from everybody without a trick (1.5 and 2.4)."""
    players, taken = deal.players(), deal.taken
    if state.lifter is not None or rules.force_distributes:
        share, remainder = divmod(snapshot, HAND)
        for seat in players:
            if taken[seat]:
                deal.collect(seat, taken[seat] * share, "share")
        heir = remainder_heir(deal, rules, state)
        if heir is not None:
            deal.collect(heir, remainder, "remainder")
    for seat in players:
        if not taken[seat]:
            doubled = state.blind and (rules.blind_double == "all_dry" or seat == state.lifter)
            fine(deal, seat, snapshot * (1 + doubled), rules.pot_limit)


def remainder_heir(deal: Deal, rules: LupfenOptions, state: DealState) -> int | None:
    """Return the seat that gets the remainder of the division by three, or `None` if it stays in the pot (A5, A7)."""
    if rules.remainder_to == "lifter":
        return state.lifter
    if rules.remainder_to == "pot":
        return None
    return deal.tricks[0].winner if deal.tricks else deal.taken.index(HAND)
