"""The search for functions and classes that only tests use."""

from pathlib import Path

from tools.unused import unused

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


def test_what_only_tests_use_is_found_and_what_libraries_call_is_not(tmp_path: Path) -> None:
    for name, source in {"game/games/lupfen.py": PROGRAM, "tests/test_lupfen.py": "play().forgotten()"}.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(source)
    assert [str(finding) for finding in unused(tmp_path)] == ["game/games/lupfen.py:10: unused method 'forgotten'"]


def test_the_local_discord_is_made_for_the_tests(tmp_path: Path) -> None:
    for name, source in {
        "sandbox/clock.py": "def advance(): ...\ndef rewind(): ...\n",
        "tests/t.py": "advance()",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(source)
    assert [str(finding) for finding in unused(tmp_path)] == ["sandbox/clock.py:2: unused function 'rewind'"]
