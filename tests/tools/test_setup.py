"""Setting up an environment from lock files."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.setup import found_state, install, python_of, this_python, wanted_state

SETUP = Path(__file__).parents[2] / "tools" / "setup.py"


def run(*arguments: Path) -> str:
    command = [sys.executable, str(SETUP), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def site_packages(environment: Path) -> Path:
    return next(environment.glob("lib/python*/site-packages"))


@pytest.mark.timeout(300)  # pip is slow on a busy machine
def test_an_environment_is_made_once_and_follows_its_lock(tmp_path: Path) -> None:
    environment, lock = tmp_path / ".venv", tmp_path / "dev.txt"
    lock.write_text("# nothing\n")
    assert run(environment, lock) == "Setting up .venv from dev.txt ...\n"
    assert run(environment, lock) == ""
    left_over = site_packages(environment) / "left_over-1.0.dist-info"
    left_over.mkdir()
    (left_over / "METADATA").write_text("Metadata-Version: 2.1\nName: left-over\nVersion: 1.0\n")
    (left_over / "RECORD").write_text("left_over-1.0.dist-info/METADATA,,\nleft_over-1.0.dist-info/RECORD,,\n")
    (environment / "the same.txt").touch()
    lock.write_text("# still nothing\n")
    assert run(environment, lock) == "Setting up .venv from dev.txt ...\n"
    assert not left_over.exists()
    assert (environment / "the same.txt").exists()


def test_another_python_makes_an_environment_unfit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = tmp_path / "dev.txt"
    lock.write_text("# nothing\n")
    before = wanted_state([lock])
    monkeypatch.setattr(sys, "version", "3.99.0 (main)")
    assert wanted_state([lock]) != before
    assert not before.startswith(this_python())


def test_a_set_up_that_did_not_finish_is_not_taken_for_done(tmp_path: Path) -> None:
    environment = tmp_path / ".venv"
    assert found_state(environment) == ""
    python_of(environment).parent.mkdir(parents=True)
    python_of(environment).touch()
    assert found_state(environment) == ""


def test_a_package_without_hash_is_refused_in_a_sentence(tmp_path: Path) -> None:
    lock = tmp_path / "dev.txt"
    lock.write_text("no-such-package-as-this==1.0\n")
    with pytest.raises(SystemExit, match=r"Installing dev\.txt failed; the lines above say why"):
        install(Path(sys.prefix), [lock])
