"""A person sorts their hand as they like; their message follows, and no card's rank changes."""

from __future__ import annotations

import pytest

from bot.language import Language
from bot.panels.kit.arranging import ORDERS, arranged, as_held
from bot.panels.table.hand import hand
from game.core.cards import PIQUET_32
from game.games.skat.cards import ranking
from game.table.view import table_view
from tests.bot.panels.reading import words
from tests.bot.panels.support import open_table
from tests.game.games.support import cards_of

HELD = {
    "trumps_right": "d8 dK hT cA s7 sA hJ cJ",
    "alternating": "cJ hJ sA s7 cA hT dK d8",
    "by_suits": "cJ cA sA s7 hJ hT dK d8",
}


@pytest.mark.parametrize(("order", "expected"), HELD.items())
def test_a_hand_of_skat_is_held_as_one_likes_and_ranks_as_ever(order: str, expected: str) -> None:
    usual = ranking("spades")
    held = arranged(usual, PIQUET_32, order)
    assert held.sort(usual.sort(cards_of(PIQUET_32, expected))) == cards_of(PIQUET_32, expected)
    pairs = [(one, other) for one in PIQUET_32.cards for other in PIQUET_32.cards]
    assert [held.beats(*pair) for pair in pairs] == [usual.beats(*pair) for pair in pairs]
    assert HELD.keys() == ORDERS.keys()


async def test_a_hand_is_told_in_the_order_that_was_chosen() -> None:
    texts = Language(strict=True).texts("en")
    table = await open_table("lupfen-liechtenstein", 3)
    await table.start(1)
    usual, turned = (
        [line for line in words(hand(as_held(table_view(table, 2), order), texts)).splitlines() if " of " in line][:3]
        for order in ("usual", "trumps_right")
    )
    assert turned == usual[::-1]
