"""The container's recipe: it runs unprivileged, contains no secret, and everything it names exists."""

import json
import re

import pytest

from bot.__main__ import COMMANDS
from bot.settings import read_settings
from tools.findings import ROOT

RECIPE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")


def instructions() -> list[tuple[str, str]]:
    """Return each instruction of the recipe with its arguments, continuation lines joined."""
    joined = re.sub(r"\\\n\s*", "", RECIPE)
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def of(word: str) -> list[str]:
    return [rest for each, rest in instructions() if each == word]


def environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for rest in of("ENV") for pair in rest.split())


def test_the_container_runs_as_its_own_user() -> None:
    words = [word for word, _ in instructions()]
    assert of("USER") == ["lupfen"]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert "RUN" not in words[words.index("USER") :]
    assert "--uid 10001" in RECIPE


def test_the_database_is_in_a_volume_owned_by_the_containers_user(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment().items():
        monkeypatch.setenv(name, value)
    assert of("VOLUME") == ["/data"]
    assert read_settings().database_url == "sqlite+aiosqlite:////data/lupfen.db"
    assert any("install -d -o lupfen -g lupfen -m 0700 /data" in rest for rest in of("RUN"))
    words = [word for word, _ in instructions()]
    assert words.index("VOLUME") > max(place for place, word in enumerate(words) if word == "RUN")


def test_everything_that_the_container_copies_exists() -> None:
    copied = [rest.split()[:-1] for rest in of("COPY") if not rest.startswith("--from")]
    for source in (name for names in copied for name in names):
        assert (ROOT / source).exists(), source
    apart = {"tests", "tools", "bench", "research", "lupfen"}
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - apart
    assert packages <= {name for names in copied for name in names}


def test_packages_come_from_the_lock_file_alone() -> None:
    [installing] = [rest for rest in of("RUN") if "pip install" in rest]
    assert "--require-hashes -r requirements/$LOCK.txt" in installing
    assert "--hash=sha256:" in (ROOT / "requirements" / "runtime.txt").read_text()


def test_the_container_contains_no_secret_and_copies_no_folder_that_might() -> None:
    assert not [name for name in environment() if re.search("TOKEN|SECRET|PASSWORD|KEY", name)]
    assert of("ARG") == ["LOCK=runtime"]
    assert "." not in [part for rest in of("COPY") for part in rest.split()[:-1]]


def test_the_containers_health_check_is_an_existing_command() -> None:
    [check] = of("HEALTHCHECK")
    command = json.loads(check.partition("CMD ")[2])
    [entry], [start] = map(json.loads, of("ENTRYPOINT")), map(json.loads, of("CMD"))
    assert command[:3] == entry == [".venv/bin/python", "-m", "bot"]
    assert {command[3], start[0]} <= COMMANDS.keys()
    assert int(environment()["LUPFEN_HTTP_PORT"]) > 0
