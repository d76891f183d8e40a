"""Draw each game's table in mid-play, with a description, for its page of the documentation site.

    python -m tools.manual_pictures FOLDER

Writes `FOLDER/<folder of the game>.<language>.png` and `.txt` for the first ruleset of each family. Computers play, and
the moment is the one in the second half of the deal with the most cards on the table; the same code draws the same
pictures.
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bot.language import Language
from bot.panels.table.scenes import style_of, table_scene
from bot.panels.table.text import table_alt
from bot.pictures.table import table_picture
from game.computer import player_for
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.view import View
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.table.view import SeatView, TableView

NAMES: Final = ("Anna", "Ben", "Clara", "David", "Eva", "Fritz", "Greta", "Hans")
SEED: Final = "table"


def moments(ruleset: Ruleset[Any]) -> Iterator[View]:
    """Play a deal, and yield what a spectator sees before each answer."""
    options, seats, rng = ruleset.choose({}), ruleset.best_seats, random.Random(SEED)  # noqa: S311
    deck, player = Seal(secret_from(SEED)), player_for(ruleset)
    tallies = ruleset.first_tallies(seats)
    driver = Driver(Setup(ruleset, options, 1, 0, Balances.opening(seats), deck, tallies=tallies))
    while driver.outcome is None:
        yield view_of(driver, None)
        driver.answer(player.choose(view_of(driver, driver.seat), rng))


def busiest(ruleset: Ruleset[Any]) -> View:
    """Return the moment in the second half of a deal with the most cards on the table."""
    seen = [*moments(ruleset)]
    return max(seen[len(seen) // 2 :], key=lambda deal: len(deal.trick))


def table_of(ruleset: Ruleset[Any], deal: View) -> TableView:
    """Return a spectator's view of a table with this deal."""
    seats = tuple(
        SeatView(
            id=seat,
            name=NAMES[seat],
            chips=deal.bank.seats[seat],
            number=seat,
            computer=False,
            dealer=seat == deal.dealer,
            tallies={name: values[seat] for name, values in deal.tallies.items()},
        )
        for seat in range(deal.seats)
    )
    return TableView(
        id=SEED,
        phase="playing",
        ruleset=ruleset,
        options=ruleset.choose({}),
        seats=seats,
        playing=seats,
        deal_number=1,
        question_number=0,
        fingerprint="",
        deal=deal,
        pot=deal.bank.pot,
        reserve=deal.bank.reserve,
    )


def draw(folder: Path) -> None:
    """Write the pictures and their descriptions."""
    language = Language()
    folder.mkdir(parents=True, exist_ok=True)
    for ruleset, *_ in CATALOGUE.families().values():
        deal = busiest(ruleset)
        view = table_of(ruleset, deal)
        for code in language.codes:
            texts = language.texts(code)
            picture = table_picture(table_scene(view, deal, texts), style_of(deal.pack, texts))
            name = f"{Path(ruleset.manual.home).parent.name}.{code}"
            (folder / f"{name}.{picture.extension}").write_bytes(picture.data)
            (folder / f"{name}.txt").write_text(table_alt(view, deal, texts), encoding="utf-8")


if __name__ == "__main__":
    options = argparse.ArgumentParser(prog="manual_pictures", description="Draw each game's table in mid-play.")
    options.add_argument("folder", type=Path, metavar="FOLDER", help="where the pictures are written")
    draw(options.parse_args().folder)
