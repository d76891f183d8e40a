"""No surprise pots: the lobby says what a bête can cost, and the host can cap it, even in mid-session."""

from __future__ import annotations

import random

import pytest

from bot.discord_io.custom_id import Press
from bot.language import Language
from bot.panels.table.lobby import closed_lobby, lobby
from bot.panels.table.panel import panel
from game.core.errors import Refused
from game.core.events import Paid
from game.games.catalogue import CATALOGUE
from game.kits.pot.bank import PENALTY
from game.table.table import Table
from game.table.view import table_view
from tests.bot.panels.reading import buttons, words
from tests.bot.panels.support import open_table, states

TEXTS = Language(strict=True).texts("en")


def limits(table: Table) -> dict[str, str]:
    """Return the limits offered to the host, by label."""
    shown = (lobby if table.state.phase == "lobby" else panel)(table_view(table, None), TEXTS)
    pressed = {label: Press.read(written) for label, written in buttons(shown).items()}
    return {label: press.choice for label, press in pressed.items() if press and press.verb == "limit"}


@pytest.mark.parametrize("ruleset", [each for each in CATALOGUE if each.pot], ids=lambda each: each.id)
async def test_a_lobby_says_that_a_bete_has_no_limit_and_a_limit_is_one_press(ruleset: object) -> None:
    table = await open_table(getattr(ruleset, "id"), 3)  # noqa: B009
    view = table_view(table, None)
    if not view.ante:
        assert limits(table) == {}
        return
    assert "**Bête without limit**" in words(lobby(view, TEXTS))
    assert "**Bête without limit**" in words(closed_lobby(view, TEXTS)), "it stays above the first deal"
    assert "Highest bête:" not in words(closed_lobby(view, TEXTS)), "nothing is chosen there"
    assert limits(table) == {"10 antes": "10", "20 antes": "20", "50 antes": "50"}
    await table.hosting.limit_bete(1, 20)
    assert table_view(table, None).next_limit == 20 * view.ante
    shown = words(lobby(table_view(table, None), TEXTS))
    assert "without limit" not in shown
    assert f"Highest bête: {20 * view.ante}" in shown
    assert limits(table) == {"No limit": "0", "10 antes": "10", "50 antes": "50"}
    for user, antes, why in ((2, 20, "host-only"), (1, 3, "no-such-answer")):
        with pytest.raises(Refused, match=why):
            await table.hosting.limit_bete(user, antes)
    assert table_view(table, None).next_limit == 20 * view.ante


async def test_the_host_caps_the_betes_of_later_deals_once_a_pot_is_large() -> None:
    table = await open_table("lupfen-liechtenstein", 4)
    capped_in = 0
    async for _ in states(table, 40, random.Random(3)):
        view = table_view(table, None)
        if view.phase != "playing" or view.deal is None:
            continue
        told = words(panel(view, TEXTS))
        if not capped_in:
            large = view.pot > 50
            assert (f"⚠️ {view.pot:,} antes lie in the pot" in told) == large
            assert limits(table) == ({"Bête 50 at most": "50"} if large else {})
            if large:
                await table.hosting.limit_bete(1, 50)
                capped_in = view.deal_number
        elif view.deal_number == capped_in:
            assert view.limit == 0, "the deal that is running goes on as it began"
            assert "From the next deal on a bête is 50 at most." in told or view.pot <= 50
        else:
            assert view.limit == 50
            assert "lie in the pot" not in told
            betes = [
                each.payment.amount
                for each in view.deal.events
                if isinstance(each, Paid) and each.payment.reason == PENALTY
            ]
            assert max(betes, default=0) <= 50
    assert 0 < capped_in < 40, "a pot grew large, and deals followed"
