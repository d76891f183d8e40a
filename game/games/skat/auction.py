"""The auction of Skat: two duels, in which one player speaks and the other answers (D3; section 2 of skat's manual)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from game.core.deal import Deal
from game.core.lines import Seat
from game.core.questions import Choose
from game.games.skat.contract import BASES, NULL_VALUES, Contract
from game.games.skat.options import SkatOptions

PASS: Final = "pass"
HOLD: Final = "hold"
LOWEST: Final = 18
HIGHEST: Final = 264
MOST_VALUES: Final = 24
"""The number of bids offered at once; a jump over more of them is never needed (S13)."""
LAST_CHANCE: Final = Choose("bid", (str(LOWEST), PASS), PASS).telling(bid=0, last=1)
"""After two passes forehand may play for the lowest bid (S5)."""
MOST_STEPS: Final = 7
"""The steps in addition to the matadors: game, hand, schneider and schwarz, both announced, open."""
MOST_KEPT: Final = 1_000
"""Questions of each kind that are kept instead of being made anew for every bid."""


@cache
def bid_values(kind: str) -> tuple[int, ...]:
    """List the possible bids: the possible values of games, or every number between the lowest and the highest (S2)."""
    if kind == "any_integer":
        return tuple(range(LOWEST, HIGHEST + 1))
    most = {base: (4 if base == BASES["grand"] else 11) + MOST_STEPS for base in BASES.values()}
    games = {base * factor for base, factors in most.items() for factor in range(2, factors + 1)}
    return tuple(sorted(games | set(NULL_VALUES.values())))


async def auction(deal: Deal, rules: SkatOptions, doubled: int) -> Contract | None:
    """Let middlehand bid against forehand and rearhand against the winner; no one declares if all three pass."""
    forehand, middlehand, rearhand = deal.players()
    first, bid = await duel(deal, rules, middlehand, forehand, 0)
    last, bid = await duel(deal, rules, rearhand, first, bid)
    if not bid:
        bid = await answered(deal, forehand, LAST_CHANCE)
    deal.unmark_all("passed")
    return Contract(last, bid, doubled=doubled) if bid else None


async def duel(deal: Deal, rules: SkatOptions, speaker: int, listener: int, bid: int) -> tuple[int, int]:
    """Let one name values above `bid` and the other hold them until one passes; return the winner, and the bid."""
    while value := await ask_bid(deal, rules, speaker, listener, bid):
        bid = value
        if await deal.ask(listener, whether_to_hold(speaker, bid)) == PASS:
            deal.mark("passed", 1, listener)
            return speaker, bid
    return listener, bid


@cache
def higher(kind: str, bid: int) -> Sequence[str]:
    """List the next values above a bid as answers, as many as one question offers."""
    return tuple(str(value) for value in bid_values(kind) if value > bid)[:MOST_VALUES]


@lru_cache(MOST_KEPT)
def what_to_bid(kind: str, listener: int, bid: int) -> Choose:
    """Return the question for a higher bid than the last, or a pass."""
    return Choose("bid", (*higher(kind, bid), PASS), PASS).telling(bid=bid, last=0, listener=Seat(listener))


@lru_cache(MOST_KEPT)
def whether_to_hold(speaker: int, bid: int) -> Choose:
    """Return the question whether a bid is held."""
    question = Choose("hold", (HOLD, PASS), PASS, notes={HOLD: {"value": bid}})
    return question.telling(speaker=Seat(speaker), bid=bid)


async def ask_bid(deal: Deal, rules: SkatOptions, speaker: int, listener: int, bid: int) -> int:
    """Ask a seat to name a value or pass, which is 0; a seat without a higher value passes without being asked."""
    if not higher(rules.bid_values, bid):
        deal.mark("passed", 1, speaker)
        return 0
    return await answered(deal, speaker, what_to_bid(rules.bid_values, listener, bid))


async def answered(deal: Deal, speaker: int, question: Choose) -> int:
    """Ask for a bid and move the mark of the last bid to its bidder; 0 and a mark for a pass."""
    answer = await deal.ask(speaker, question)
    if answer == PASS:
        deal.mark("passed", 1, speaker)
        return 0
    deal.unmark_all("bid")
    deal.mark("bid", int(answer), speaker)
    return int(answer)
