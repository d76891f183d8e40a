"""A trick game with a new pack, an auction and points: its folder, its texts, its line in the catalogue, no more."""

from __future__ import annotations

import shutil
from pathlib import Path

from bot.language.texts import FOLDER
from game.games.catalogue import CATALOGUE
from tests.tables import ANNA, Room
from tests.toys import quarry
from tests.toys.catalogue import TOYS
from tests.toys.quarry import QUARRY
from tools.scripts_lint import check_source, scripts
from tools.texts import CODE, check

ROOT = Path(__file__).parents[2]
PROGRAM = ("bot", "cogs", "game", "sandbox", "storage", "tools")
HOME = Path(quarry.__file__).parent


def test_no_line_of_the_program_knows_of_the_game() -> None:
    written = [path for room in PROGRAM for path in (ROOT / room).rglob("*") if path.suffix in {".py", ".ftl", ".js"}]
    assert len(written) > 300
    assert [path for path in written if "quarry" in path.read_text("utf-8").lower()] == []


def test_what_it_needs_stands_in_its_folder() -> None:
    kinds = {path.suffix for path in HOME.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert kinds == {".py", ".ftl"}
    assert sum(len(path.read_text("utf-8").splitlines()) for path in HOME.glob("*.py")) < 250


def test_its_script_is_one_as_all_others() -> None:
    found = [
        finding
        for path in scripts(HOME)
        for finding in check_source(path, path.read_text("utf-8").replace("tests.toys.", "game.games."))
    ]
    assert {finding.sentence for finding in found} <= {"a script may not import pathlib"}, "to name its texts' folder"


def test_its_texts_stand_every_check_of_texts(tmp_path: Path) -> None:
    for language in ("en", "de"):
        shutil.copytree(FOLDER / language, tmp_path / language)
        shutil.copy(HOME / "texts" / language / "games" / "quarry.ftl", tmp_path / language / "games")
    paths = [*HOME.glob("*.py"), *(path for folder in CODE for path in (ROOT / folder).rglob("*.py"))]
    families = {name: (name, *(each.id for each in rulesets)) for name, rulesets in CATALOGUE.families().items()}
    games = families | {QUARRY.family: (QUARRY.family,)}
    sources = {path: path.read_text("utf-8") for path in paths}
    assert [finding.sentence for finding in check(tmp_path, sources, games)] == []


async def test_killed_at_every_question_it_asks_the_same_again() -> None:
    room = Room(catalogue=TOYS)
    await room.open(3, ruleset=QUARRY.id, deals=2)
    await room.start()
    asked = 0
    while not room.table.over:
        if room.state.phase == "playing":
            assert room.asked
            question = room.driver.question
            room = await room.restart()
            assert room.driver.question
            assert question
            assert room.driver.question.record() == question.record()
            await room.answer_anything()
            asked += 1
        else:
            await room.next_thing()
    assert asked >= 6
    assert [end.record is not None for end in room.journal.ends()] == [True, True]
    assert room.state.seat_of(ANNA)
