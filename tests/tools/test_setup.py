"""Setting up an environment from lock files."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import setup


class Installer:
    """Replaces making an environment and its pip, and notes what they are asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.installed = "kept-one==1.0\nleft_over==1.0\nlocal-thing==0.1\npip==25.0\nsetuptools==80.0\n"
        self.status = 0

    def create(self, environment: Path) -> None:
        self.asked.append("create")
        setup.python_of(environment).parent.mkdir(parents=True, exist_ok=True)
        setup.python_of(environment).touch()

    def pip(self, _: Path, command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        if command != "list":
            how = {"--require-hashes": " by its hashes", "--editable": " as it lies there"}
            safe = "".join(how.get(each, "") for each in arguments if "--no-deps" in arguments)
            self.asked.append(f"{command} {Path(arguments[-1]).name}{safe}")
        return subprocess.CompletedProcess(arguments, self.status, self.installed)


def test_an_environment_is_created_once_and_follows_its_lock_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installer, lock, environment, folder = (
        Installer(),
        *(tmp_path / name for name in ("dev.txt", ".venv", "local-thing")),
    )
    folder.mkdir()
    (folder / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(setup, "create", installer.create)
    monkeypatch.setattr(setup, "pip", installer.pip)

    def asked() -> list[str]:
        installer.asked.clear()
        setup.main([str(environment), str(lock), str(folder)])
        return installer.asked

    whole = ["install dev.txt by its hashes", "install local-thing as it lies there", "uninstall left_over"]
    lock.write_text("Kept_One==1.0 \\\n    --hash=sha256:00\n")
    installer.status = 1
    with pytest.raises(SystemExit, match=r"Installing dev\.txt failed; the lines above say why"):
        asked()
    installer.status = 0
    assert asked() == ["create", *whole]  # what did not finish is not taken for done
    assert asked() == []
    lock.write_text(lock.read_text() + "# more\n")
    assert asked() == whole
    monkeypatch.setattr(sys, "version", "3.99.0 (main)")
    assert asked() == ["create", *whole]
