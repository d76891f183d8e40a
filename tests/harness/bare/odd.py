"""Games without any texts, each odd in its own way: panels and pictures must cope with them unprepared."""

from operator import attrgetter

from pydantic import Field

from game.core.cards import PIQUET_32, Card, Pack
from game.core.deal import Deal
from game.core.lines import Line, Seat
from game.core.options import Options, Stakes
from game.core.ordering import Ordering, follow
from game.core.parts import Example, Manual, Telling
from game.core.questions import Amount, Choose, PickCard, PickCards, the_card
from game.core.rulesets import Outcome, Ruleset, Tally
from game.core.view import View
from game.kits.points.options import SCORE, PointOptions, points_end
from game.kits.points.settlement import settle_points
from game.kits.tricks.play import play_trick

_STONES = Pack.of("stones", ("red_stones", "blue_stones", "grey_stones"), ("big", "middling", "small"))
STONES_10 = Pack("stones10", (*_STONES.cards, Card("moss", "soft", 0, "moss-soft")))
BIDS = tuple(range(18, 18 + 63 * 3, 3))


class StoneOptions(PointOptions):
    """House rules of a game with an irregular pack that nobody has drawn."""

    waves: bool = True


async def skip_stones(deal: Deal, rules: StoneOptions) -> Outcome:
    """An auction of 63 bids, a widow, a discard, a contract, tricks with moss as trumps, signed points."""
    deal.shuffle()
    widow = deal.zone("widow", audience=frozenset())
    deal.deal_batch(2)
    deal.deal_to(widow, 1)
    seat = deal.after(deal.dealer)
    bid = await deal.ask(seat, Amount("bid", BIDS, extras=("pass",), safe="pass"))
    if bid == "pass":
        deal.announce("nobody-bids", seat)
        return Outcome(deal.after(deal.dealer))
    deal.mark("contract", bid)
    deal.mark("declarer", 1, seat)
    deal.mark("needed", 1, seat)
    deal.mark("boast", "moss-soft", seat)
    deal.show_to(seat, deal.after(seat), deal.hands[seat])
    await take_widow(deal, seat)
    deal.rank_cards(Ordering(deal.pack, "moss", order=("moss",)))
    deal.lead(seat)
    await play_trick(deal, follow)
    await play_trick(deal, follow)
    points = [0] * deal.seats
    points[seat] = int(bid) if deal.taken[seat] else -2 * int(bid)
    deal.score(seat, points[seat], "splash")
    settle_points(deal, points, rules.point_value)
    return Outcome(deal.after(deal.dealer))


async def take_widow(deal: Deal, seat: int) -> None:
    """Move the widow into the hand and put one card away."""
    hand, away = deal.hand(seat), deal.zone("sunk", seat, frozenset((seat,)))
    deal.transfer(deal.zones["widow", None].cards, deal.zones["widow", None], hand)
    deal.transfer(await deal.ask(seat, PickCards("sink", hand.cards, 1, 1)), hand, away)


def reckoning(view: View) -> list[Line]:
    """Explain how the score came about."""
    bid = view.mark("contract")
    return [Line("it-was", {"seat": Seat(0), "bid": bid, "card": view.pack.cards[0]})] if bid is not None else []


STONES = Ruleset(
    id="stones",
    family="stones",
    revision=1,
    options=StoneOptions,
    script=skip_stones,
    least_seats=3,
    most_seats=3,
    best_seats=3,
    pack=lambda _options, _seats: STONES_10,
    pot=False,
    tallies=(SCORE,),
    reason_to_end=points_end,
    telling=Telling(
        summary=reckoning,
        counts=lambda record, _seat: {"bids": sum(asked["kind"] == "bid" for asked in record["questions"])},
    ),
    manual=Manual(
        sections=("stones", "water"),
        examples=(Example("passes", 3, 0, (" ".join(STONES_10.by_code),), ("pass",), {}, {"score": (0, 0, 0)}),),
    ),
)


class PondOptions(Options):
    """House rules of a game without tricks."""

    lives: int = Field(default=3, ge=1, le=9)
    stake: int = Field(default=2, ge=0, le=100)


async def swap_in_the_pond(deal: Deal, rules: PondOptions) -> Outcome:
    """Cards open to all, swaps with them, lives for chips; a player without lives sits out, until one is left."""
    begin_match(deal, rules)
    deal.shuffle()
    deal.deal_cards(each=3)
    deal.deal_to(deal.zone("pond"), 3)
    for seat in deal.players():
        deal.mark("swapped", await swap(deal, seat), seat)
    for seat in deal.players():
        deal.reveal(deal.hand(seat))
    lives = deal.tallies["lives"]
    loser = min(deal.players(), key=lambda seat: sum(card.power for card in deal.hands[seat]))
    deal.pay(loser, rules.stake, "life")
    deal.set_tally("lives", loser, lives[loser] - 1)
    left = [seat for seat, number in enumerate(lives) if number >= 0]
    if len(left) == 1:
        deal.collect(left[0], deal.bank.pot, "survivor")
    return Outcome(deal.after(deal.dealer), match_over=len(left) == 1)


def begin_match(deal: Deal, rules: PondOptions) -> None:
    """Hand out new lives once only one seat has any left; seats without lives sit out."""
    lives = deal.tallies["lives"]
    if sum(left >= 0 for left in lives) < 2:
        for seat in range(deal.seats):
            deal.set_tally("lives", seat, rules.lives)
    for seat in [seat for seat, left in enumerate(lives) if left < 0]:
        deal.sit_out(seat)


async def swap(deal: Deal, seat: int) -> str:
    """Let a seat swap one card or all of them with the pond."""
    pond, hand = deal.zones["pond", None], deal.hand(seat)
    notes = {f"c{place}": {"card": card} for place, card in enumerate(pond.cards)}
    choice = await deal.ask(seat, Choose("turn", (*notes, "all", "pass"), "pass", notes=notes))
    if choice == "all":
        deal.swap([*hand.cards], hand, [*pond.cards], pond)
    elif choice != "pass":
        given = the_card(await deal.ask(seat, PickCard("give", hand.cards)))
        deal.swap([given], hand, [pond.cards[int(choice[1:])]], pond)
    return choice


POND = Ruleset(
    id="pond",
    family="pond",
    revision=1,
    options=PondOptions,
    script=swap_in_the_pond,
    least_seats=2,
    most_seats=8,
    best_seats=4,
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{stake}", ("2",)),
    tricks=False,
    tallies=(Tally("lives", -1, at_first=attrgetter("lives")),),
)


async def guess(deal: Deal, _rules: Options) -> Outcome:
    """Nothing is at stake: a card is picked from the table, and one of two hundred guesses is made."""
    deal.shuffle()
    deal.deal_cards(each=8)
    row = deal.zone("row")
    deal.deal_to(row, 4)
    for seat in deal.everybody():
        picked = the_card(await deal.ask(seat, PickCard("take-one", row.cards, source=row.place, safe=row.cards[0])))
        deal.transfer([picked], row, deal.zone("pile", seat))
        await deal.ask(seat, Choose("guess", [f"number_{number}" for number in range(200)], "number_0"))
        await deal.ask(seat, Choose("whisper", ("yes", "no"), "no", where="hand"))
        kept = await deal.ask(seat, PickCards("keep-some", deal.hands[seat], 0, 3, keep="none_of_them"))
        deal.put_aside(seat, kept)
        await deal.ask(seat, PickCard("show-one", deal.hands[seat], extras=("not_now",)))
    return Outcome(deal.after(deal.dealer))


GUESSES = Ruleset(
    id="guesses",
    family="guesses",
    revision=1,
    options=Options,
    script=guess,
    least_seats=2,
    most_seats=3,
    best_seats=2,
    pack=lambda _options, _seats: PIQUET_32,
    pot=False,
    tricks=False,
)

ODD = (STONES, POND, GUESSES)
