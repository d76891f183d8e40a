"""Deals of every game as people see them."""

from collections.abc import Iterator, Mapping

from game.core.options import Choice
from game.core.rulesets import Catalogue
from tests.harness.bare.odd import ODD
from tests.harness.catalogue import EVERY

LOCALES = ("en", "de")


NO_PRESETS: Mapping[str, Mapping[str, Choice]] = {"": {}}


GAMES = Catalogue(*EVERY, *ODD)


BOLD = {
    "lupfen-liechtenstein": {
        "blind_lupf": True, "dealer_stake": 3, "shoving": True, "weak_hand": "scrap", "scrap_timing": "before_lead",
        "staender": "announce", "compulsory_hearts": True, "compulsory_suit": "roses", "max_bet": 60,
    },
    "lupfen-vorarlberg": {"weak_hand": "exchange", "force_on_empty_pot": False, "max_shoves": 1},
}  # fmt: skip


TIPPEN = (
    {"dealer_takes": "knock", "hop_and_jump": "double", "robbing": True, "max_bete": 12},
    {"dealer_takes": "sniff_1859", "shoving": True, "exchange_max": 1},
    {"dealer_takes": "sniff_modern", "who_stakes": "all_dealer_double"},
)


def played() -> Iterator[tuple[str, dict[str, bool | int | str]]]:
    for ruleset in (*EVERY, *ODD):
        for preset in (ruleset.manual.presets or NO_PRESETS).values():
            yield ruleset.id, dict(preset)
        if ruleset.id in BOLD:
            yield ruleset.id, BOLD[ruleset.id]
        elif "dealer_takes" in ruleset.options.model_fields:
            yield from ((ruleset.id, {**bold, "trump_source": "next_card"}) for bold in TIPPEN)


def seats_of(ruleset: str) -> int:
    """Return the number of people at a test's table: three, but four where the game allows more."""
    found = GAMES.find(ruleset)
    return min(found.most_seats, max(found.least_seats, 4 if found.most_seats > 4 else 3))
