"""A person's results on a day beside a strong computer's, where these are known and certain."""

from collections.abc import Mapping

import pytest

from bot.language import Language
from bot.panels.personal.daily import Results, daily_card, daily_results
from game.daily import DailyPlay, DailyResult, DailySet, Par, sealed
from game.games.catalogue import CATALOGUE
from game.games.skat import SKAT
from tests.bot.panels.reading import words

EN = Language(catalogue=CATALOGUE).texts("en-US")
DAY = "2026-11-28"
DEALS = {number: DailyResult(number, 1, result) for number, result in enumerate((24.0, -12.0), start=1)}


def results(pars: Mapping[int, Par]) -> Results:
    play = DailyPlay("1abc", DAY, "skat", 1, "Anna", DEALS)
    return Results(play, DailySet(SKAT, DAY, sealed("ab" * 32, DAY, "skat")), pars, [], opened=False, shares=True)


@pytest.mark.parametrize(
    ("second", "said", "unsaid"),
    [
        (None, "**−12** · the strong computer is still playing", "Total"),
        (Par(-9.0, ""), "**−12** · strong computer −9\\*", "still playing"),
        (Par(-9.0, "strong"), "Total **+12** · strong computer +3", "earlier version"),
    ],
)
def test_results_are_compared_with_par_once_known_and_marked_while_it_is_uncertain(
    second: Par | None, said: str, unsaid: str
) -> None:
    shown = results({1: Par(12.0, "strong")} | ({2: second} if second else {}))
    told = words(daily_results(shown, EN))
    assert said in told
    assert unsaid not in told
    assert ("earlier version" in told) == (second is not None and not second.strong)
    assert said in words(daily_card(shown, "Anna", EN).showing([]))
