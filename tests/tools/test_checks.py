"""What `make check` and `make audit` find in code, docstrings, commit subjects, settings and packages."""

import os
import re
import subprocess
import sys
from importlib.metadata import PathDistribution
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.settings import Settings
from tools import check, dependencies, game, licences, new_game, scripts_lint, sizes, wording
from tools.findings import ROOT, python
from tools.unused import unused


def write(folder: Path, files: dict[str, str]) -> None:
    for name, source in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(source)


# scripts of rulesets

HARMLESS = """
from collections.abc import Sequence
from typing import Final
from pydantic import Field
from game.core.deal import Deal
from game.core import cards

async def play(deal: Deal) -> None:
    state.price = deal.bank.pot
    left[0].append(deal.hands[0].index(card))
    try:
        await deal.ask(0, None)
    except ValueError:
        return
"""
BY_VERBS = "change a deal by its verbs alone"


@pytest.mark.parametrize(
    ("source", "may"),
    [
        ("import random", "not import random"),
        ("import time, typing, os.path", "not import time, os.path"),
        ("from bot.router import Router", "not import bot.router"),
        ("from . import script", "not import ."),
        ("def f():\n    import asyncio", "not import asyncio"),
        ("try: f()\nexcept: pass", "not catch everything"),
        ("try: f()\nexcept Exception: pass", "not catch Exception"),
        ("try: f()\nexcept (ValueError, BaseException): pass", "not catch BaseException"),
        ("try: f()\nexcept* GeneratorExit: pass", "not catch GeneratorExit"),
        ("try: f()\nfinally: g()", "not use finally"),
        ("try: f()\nexcept ValueError: pass\nfinally: g()", "not use finally"),
        ("with f(): pass", "not use with"),
        ("async def p():\n    async with f(): pass", "not use with"),
        ("def f():\n    global deals\n    deals = 1", "not keep anything in module variables"),
        ("open('cards.txt')", "not use open"),
        ("print(hand)", "not use print"),
        ("deal.dealer = 1", BY_VERBS),
        ("deal.taken[0] += 1", BY_VERBS),
        ("deal.tallies['score'][0] = 1", BY_VERBS),
        ("deal.bank.pot: int = 3", BY_VERBS),
        ("del deal.marks['price', None]", BY_VERBS),
        ("deal.hands[0].remove(card)", BY_VERBS),
        ("deal.events.append(event)", BY_VERBS),
    ],
)
def test_code_that_would_break_a_replay_is_found_with_its_line(source: str, may: str) -> None:
    (finding,) = scripts_lint.check_source(Path("script.py"), f"{HARMLESS}{source}")
    assert finding.line > HARMLESS.count("\n")
    assert str(finding) == f"script.py:{finding.line}: a script may {may}"


def test_all_modules_of_games_except_computer_players_are_scripts(tmp_path: Path) -> None:
    are = ["catalogue.py", "lupfen/__init__.py", "lupfen/script.py", "tippen/script.py"]
    write(tmp_path, dict.fromkeys([*are, "tippen/computer/player.py", "notes.md"], ""))
    assert [path.relative_to(tmp_path).as_posix() for path in scripts_lint.scripts(tmp_path)] == are


# sizes, wording, unused code


@pytest.mark.parametrize(
    ("name", "before", "line", "most", "where"),
    [
        ("a.py", "\nasync def play():\n", "    ask()\n", sizes.LONGEST_FUNCTION - 1, "a.py:2: play has 61 lines"),
        ("a.py", "class A:\n", "    def b(self): ...\n", sizes.MOST_METHODS, "a.py:1: A has 29 methods"),
        ("page.js", "", "//\n", sizes.LONGEST_FILE, "page.js: 401 lines"),
    ],
)
def test_a_file_of_maximum_length_passes_and_one_line_more_fails(
    name: str, before: str, line: str, most: int, where: str
) -> None:
    assert list(sizes.check(Path(name), before + line * most)) == []
    (finding,) = sizes.check(Path(name), before + line * (most + 1))
    assert str(finding).startswith(where)


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('"""Give one."""\n\n"""Return two; tell nobody."""\n\n"""So many are kept."""\n', [1, 5]),
        ('"""Tells them."""\n', [1]),
        ('def rename() -> None:\n    """Return it another name."""\n', [2]),
        ('async def rename() -> None:\n    """Return it another name."""\n', [2]),
        ('def back() -> None:\n    """Return to one\'s seat."""\n', []),
        ('def one() -> int | None:\n    """Return one."""\n', []),
        ('def one():\n    """Return one."""\n', []),
    ],
)
def test_a_docstring_that_begins_as_if_translated_or_omits_its_result_is_found(source: str, lines: list[int]) -> None:
    found = list(wording.docstrings(Path("a.py"), source))
    assert [finding.line for finding in found] == lines
    assert not any("; Return" in finding.sentence for finding in found)  # no verb is answered with another one


def test_a_commit_subject_is_short_and_not_a_sentence() -> None:
    assert list(wording.subjects(["Keep few gallery pictures in the repository\n"])) == []
    assert len(list(wording.subjects(["x" * 61, "Keep few pictures."]))) == 2


PROGRAM = """
from pydantic import BaseModel, model_validator

class Options(BaseModel):
    ante: int = 1

    @model_validator(mode="after")
    def _agree(self): return self

    def forgotten(self): return self.ante

def play(): return Options()

def on_ready(): ...

play()
"""


def test_code_that_only_tests_use_is_found_outside_the_local_discord(tmp_path: Path) -> None:
    write(tmp_path, {"game/games/lupfen.py": PROGRAM, "tests/test_lupfen.py": "play().forgotten(); advance()"})
    write(tmp_path, {"local-discord/src/clock.py": "def advance(): ...\ndef rewind(): ...\n"})
    assert [str(finding) for finding in unused(tmp_path)] == [
        "game/games/lupfen.py:10: unused method 'forgotten'",
        "local-discord/src/clock.py:2: unused function 'rewind'",
    ]


# packages


@pytest.mark.parametrize(
    ("about", "found"),
    [
        ("License-Expression: MIT", {"MIT"}),
        ("License-Expression: MPL-2.0 AND (Apache-2.0 OR MIT)", {"MPL-2.0", "Apache-2.0", "MIT"}),
        ("License: see below\nClassifier: License :: OSI Approved :: BSD License", {"BSD-3-Clause"}),
        ("License: APL 2", {"Apache-2.0"}),
        ("", {""}),
    ],
)
def test_licences_are_read_from_every_place_where_packages_state_them(
    tmp_path: Path, about: str, found: set[str]
) -> None:
    write(tmp_path, {"toy-1.dist-info/METADATA": f"Metadata-Version: 2.4\nName: toy\nVersion: 1\n{about}"})
    assert licences.licences_of(PathDistribution(tmp_path / "toy-1.dist-info").metadata) == found


def test_copyleft_is_rejected_and_a_package_not_installed_needs_a_person(tmp_path: Path) -> None:
    assert "GPL-3.0-only" not in licences.ALLOWED_LICENCES
    write(tmp_path, {"dev.txt": "pytest==9.0.0 \\\n    --hash=sha256:00\nno-such-package-as-this==1.0\n"})
    assert [(fault.line, fault.sentence) for fault in licences.check(tmp_path / "dev.txt")] == [
        (3, "no-such-package-as-this is not installed here, so its licence must be reviewed by a person")
    ]


@pytest.mark.parametrize(
    ("status", "failed"),
    [
        ("0", ""),
        # pip-audit fails on a skipped package only in strict mode
        ("'--strict' in sys.argv and sys.argv[-1].endswith('runtime.txt')", "Not clean: runtime.txt\n"),
    ],
)
def test_every_lock_file_is_audited_and_a_skipped_package_is_a_failure(
    tmp_path: Path, status: str, failed: str
) -> None:
    write(tmp_path, {"pip_audit.py": f"import sys\nsys.exit({status})\n"})  # the real one needs the network
    command = [sys.executable, str(ROOT / "tools" / "audit.py")]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (int(bool(failed)), failed)
    assert done.stdout == "".join(f"{lock.name}:\n" for lock in sorted((ROOT / "requirements").glob("*.txt")))


# settings


def test_the_example_explains_every_setting_and_gives_its_default() -> None:
    shown = dict[str, str]()
    for name, setting in Settings.model_fields.items():
        value = setting.get_default()
        value = value.get_secret_value() if isinstance(value, SecretStr) else value
        shown["DISCORD_TOKEN" if name == "token" else f"LUPFEN_{name.upper()}"] = str(value)
    found, unexplained = dict[str, str](), list[str]()
    for paragraph in (ROOT / ".env.example").read_text(encoding="utf-8").split("\n\n"):
        given = dict(re.findall(r"^#?([A-Z_]+)=(.*)$", paragraph, re.MULTILINE))
        found |= given
        unexplained += given if not paragraph.startswith("# ") else ()
    assert (found, unexplained) == (shown, [])


def test_every_setting_reaches_the_part_that_it_configures() -> None:
    code = python("bot", "cogs")
    own = code.pop(ROOT / "bot" / "settings.py")
    others = "\n".join(code.values())
    used = {
        name for name in Settings.model_fields if f"self.{name}" in own or re.search(rf"settings\.{name}\b", others)
    }
    assert used == set(Settings.model_fields)


# dependencies


def test_imported_packages_are_declared_and_not_just_installed_for_others() -> None:
    source = "import os, discord\nfrom bot.app import LupfenBot\nimport yarl.x\nfrom PIL import Image\n"
    known = dependencies.declared(
        {
            "project": {"dependencies": ["discord.py[speed]==2.7.1"], "optional-dependencies": {"a": ["Pillow>=12"]}},
            "dependency-groups": {},
        }
    )
    there = {"discord": ["discord.py"], "PIL": ["pillow"], "yarl": ["yarl"]}
    found = [*dependencies.check(Path("bot/app.py"), source, known, there, ("bot",))]
    assert [(each.line, each.sentence.split()[0]) for each in found] == [(3, "yarl")]


# running them


def test_a_single_check_can_be_run_and_an_unknown_one_lists_all(capsys: pytest.CaptureFixture[str]) -> None:
    check.main(["options in manuals"])
    assert capsys.readouterr().out.startswith("passed  options in manuals")
    with pytest.raises(SystemExit, match="There is no check text; there are: types of changed folders, form"):
        check.main(["text"])


def test_a_game_is_recorded_listed_checked_and_tested_also_over_the_wire(capsys: pytest.CaptureFixture[str]) -> None:
    assert [name for name, _ in game.preparations("mate")] == ["lists of games are written", "form", "lint", "types"]
    (_, own), (_, promises), (_, wire) = game.tests("mate")
    assert own[-1].endswith("tests/game/games/mate")
    assert promises[-1] == "mate"
    assert wire[-3:] == ["soak or not soak", "-k", "mate"]
    assert game.main("nothing") == 1
    assert "There is no game nothing; there are lupfen" in capsys.readouterr().out


# beginning a game


@pytest.mark.parametrize("kit", new_game.KITS)
def test_a_new_game_is_a_complete_game_of_the_shelf_under_another_name(kit: str) -> None:
    template = new_game.Template.of(kit)
    made = dict(new_game.files(template, "two-words"))
    assert {path.suffix for path in made} == {".py", ".ftl", ".md", ".toml"}
    for path, text in made.items():
        assert not [each for each in (template.family, *template.titles, "shelf") if each in text], path
        if path.suffix == ".py":
            compile(text, str(path), "exec")
    assert "TWO_WORDS = Ruleset(" in made[Path("__init__.py")]
    assert "family-two-words = Two Words" in made[Path("words/de.ftl")]


def test_a_new_game_never_takes_the_place_of_another(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("mate", "Two Words", "../mate"):
        with pytest.raises(SystemExit):
            new_game.main([name, "--kit", "pot"])
        assert "there is such a game" in capsys.readouterr().err


# pages about the code


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_pages_about_the_code_are_merged_and_name_files_that_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert not re.search(r"^(<<<<<<<|=======|>>>>>>>)", text, re.MULTILINE)
    named = re.findall(r"`((?:bench|bot|cogs|game|storage|tests|tools)/[\w./]+)(?:{([\w,]+)}([\w./]*))?`", text)
    assert named
    for before, within, after in named:
        for name in within.split(","):
            path = ROOT / f"{before}{name}{after}"
            assert path.exists() or path.with_suffix(".py").exists()
