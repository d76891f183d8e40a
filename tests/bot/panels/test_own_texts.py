"""A session of a game made up for the test draws itself: from its few texts, and from none at all."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.language import Language
from bot.panels.rules.editor import rules_editor
from bot.panels.rules.text import rules_text
from bot.panels.table.hand import hand
from bot.panels.table.lobby import lobby
from bot.panels.table.panel import panel
from bot.panels.table.session import session_end, session_transfers
from bot.panels.table.summary import summary
from game.core.cards import Pack
from game.core.deal import Deal
from game.core.questions import Amount, Choose, PickCard, PickCards, the_number
from game.core.rulesets import Catalogue, Outcome, Ruleset, Stakes
from game.games.catalogue import CATALOGUE
from game.games.pot.options import PotOptions, pot_ends
from game.table.view import table_view
from tests.bot.panels.reading import complaints, words
from tests.bot.panels.support import open_table, states

PACK = Pack.of("pebbles9", ("red_stones", "blue_stones", "grey_stones"), ("big", "middling", "small"))
TEXTS = """
stones-question-throw = how far do you throw?
stones-choice-throw-far = As far as I can
pebbles-event-splash = Splash!
"""


class ToyOptions(PotOptions):
    """House rules of a game with pebbles."""

    waves: bool = True


async def play(deal: Deal, rules: ToyOptions) -> Outcome:
    """Throw pebbles."""
    deal.mark("wind", "north")
    deal.mark("wet_feet", 1, 0)
    deal.shuffle()
    deal.deal_cards(each=2)
    deal.zone("pond").cards.append(deal.stock.pop())
    for seat in range(deal.seats):
        if await deal.ask(seat, Choose("throw", ("far", "not_at_all"), "not_at_all")) == "far":
            deal.announce("splash", seat)
        deal.pay(seat, the_number(await deal.ask(seat, Amount("bet-on-it", 1, 40, 1))), "courage")
        cards = deal.hands[seat]
        deal.put_aside(seat, await deal.ask(seat, PickCards("skip", cards, 1, 2)))
        if cards := deal.hands[seat]:
            await deal.ask(seat, PickCard("keep-one", cards, extras=("none_of_them",)))
    deal.announce("low-tide")
    deal.collect(0, deal.bank.pot, "luck")
    return Outcome(deal.after(deal.dealer))


PEBBLES = Ruleset(
    id="pebbles",
    family="stones",
    revision=1,
    options=ToyOptions,
    script=play,
    least_seats=2,
    most_seats=4,
    best_seats=2,
    pack=lambda _options, _seats: PACK,
    stakes=Stakes("{deals}", ("20",)),
    reason_to_end=pot_ends,
)


@pytest.fixture(params=["with its texts", "without any text"])
def language(request: pytest.FixtureRequest, tmp_path: Path) -> Language:
    if request.param == "without any text":
        return Language(strict=True)
    for code in ("en", "de"):
        (tmp_path / code / "games").mkdir(parents=True)
        (tmp_path / code / "games" / "stones.ftl").write_text(TEXTS, encoding="utf-8")
    return Language(tmp_path, strict=True)


async def test_a_toy_game_draws_itself_from_the_lobby_to_the_end(language: Language) -> None:
    texts = language.texts("en")
    own = texts.of_game("pebbles", "stones").has("choice-throw-far")
    table = await open_table("pebbles", 3, catalogue=Catalogue(*CATALOGUE, PEBBLES))
    told: list[str] = []
    async for now in states(table, 2, random.Random(1)):
        view = table_view(now, None)
        match view.phase:
            case "lobby":
                surfaces = [lobby(view, texts), rules_editor(table_view(now, 1), texts, ())]
            case "playing":
                asked = now.asked_seat
                assert asked is not None
                surfaces = [panel(view, texts), hand(table_view(now, asked.user), texts)]
            case "over":
                surfaces = [session_end(view, session_transfers(view), texts)]
            case _:
                surfaces = [summary(view, texts)]
        for surface in surfaces:
            assert list(complaints(surface)) == []
            told.append(words(surface))
    everything = "\n".join(told)
    assert "not at all" in everything
    assert "courage" in everything
    assert "wind north" in everything
    assert "red stones" in everything
    assert ("As far as I can" if own else "far") in everything
    assert ("Splash!" if own else "Anna: Splash") in everything


def test_the_rules_of_a_toy_game_are_its_options(language: Language) -> None:
    told = words(rules_text(PEBBLES, PEBBLES.choose({"waves": False}), language.texts("en")))
    assert "waves: off" in told
    assert "middling" in told
