"""Begin a game: `python -m tools.new_game NAME --kit pot` (or `points`).

It copies a whole small game, with all its texts, into a folder for the new one, and renames it; what it copies is on
the shelf of the harness and passes all tests. Then change it, rule by rule and text by text.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.harness.shelf import KITS
from tools.findings import ROOT

SHELF: Final = "tests.harness.shelf"
GAMES: Final = ROOT / "game" / "games"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FAMILY: Final = re.compile(r"Family\((\d+),")
STEP: Final = 10
"""The distance between the places of two families in the order of games."""


class Template(NamedTuple):
    """A game of the shelf, by its family and its folder."""

    family: str
    folder: Path

    @classmethod
    def of(cls, kit: str) -> "Template":
        """Return the game that games of a kit begin with."""
        folder, *_ = names_of(KITS[kit])
        return cls(KITS[kit], ROOT / SHELF.replace(".", "/") / folder)

    @property
    def titles(self) -> set[str]:
        """The game's names in all languages."""
        words = "\n".join(path.read_text(encoding="utf-8") for path in self.folder.glob("words/*.ftl"))
        return {*re.findall(rf"^family-{self.family} = (.+)$", words, re.MULTILINE)}


def names_of(family: str) -> tuple[str, str, str, str]:
    """Return a family's folder, the beginning of its classes, its constant and its title."""
    words = family.split("-")
    title = [word.capitalize() for word in words]
    return "_".join(words), "".join(title), "_".join(words).upper(), " ".join(title)


def last_place() -> int:
    """Return the place of the last family in the order of games."""
    sources = (path.read_text(encoding="utf-8") for path in GAMES.glob("*/__init__.py"))
    return max(int(found[1]) for source in sources if (found := FAMILY.search(source)))


def renamed(text: str, template: Template, family: str, place: int) -> str:
    """Return a text of the template as one of the new family."""
    folder, classes, constant, title = names_of(family)
    old_folder, old_classes, old_constant, _ = names_of(template.family)
    changes = {
        f"{SHELF}.{old_folder}": f"game.games.{folder}",
        **{f"{old_classes}{kind}": f"{classes}{kind}" for kind in ("Options", "Player")},
        old_constant: constant,
        **dict.fromkeys(template.titles, title),
        template.family: family,
    }
    for old, new in changes.items():
        text = text.replace(old, new)
    return FAMILY.sub(f"Family({place},", text)


def files(template: Template, family: str) -> Iterator[tuple[Path, str]]:
    """Yield the new game's files below its folder, without recorded deals."""
    place = last_place() + STEP
    for path in sorted(template.folder.rglob("*")):
        if path.suffix in {".py", ".ftl", ".md", ".toml"}:
            yield path.relative_to(template.folder), renamed(path.read_text(encoding="utf-8"), template, family, place)


def main(arguments: list[str]) -> int:
    """Write the files; return 2 with a sentence if the name cannot be used."""
    parser = argparse.ArgumentParser("python -m tools.new_game", description="Begin a game as a copy of a small one.")
    parser.add_argument("name", help="the family's name, in small letters: two-words")
    parser.add_argument("--kit", choices=KITS, required=True, help="what it is about: a pot, or points")
    chosen = parser.parse_args(arguments)
    folder = GAMES / chosen.name.replace("-", "_")
    if not NAME.fullmatch(chosen.name) or folder.exists():
        parser.error(f"{chosen.name} is no name of small letters, digits and hyphens, or there is such a game")
    for path, text in files(Template.of(chosen.kit), chosen.name):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    print(f"{folder.relative_to(ROOT)} is there. Change it, then run: make game NAME={chosen.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
