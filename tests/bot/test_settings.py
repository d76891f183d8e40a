"""The default location of data, and misspelt settings."""

from pathlib import Path

import pytest

from bot.settings import SettingsProblem, data_folder, read_settings


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("STATE_DIRECTORY", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)


def test_a_checkout_keeps_its_data_in_its_folder() -> None:
    assert data_folder() == Path("data")


def test_an_installed_package_keeps_its_data_in_the_systems_location(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "bot" / "settings.py"
    assert data_folder(package).name == "lupfen"
    assert data_folder(package).is_relative_to(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", "/srv/data")
    assert data_folder(package) == Path("/srv/data/lupfen")
    monkeypatch.setenv("STATE_DIRECTORY", "/var/lib/lupfen:/var/lib/other")
    assert data_folder(package) == Path("/var/lib/lupfen")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "lupfen.db").touch()
    assert data_folder(package) == Path("data")


def test_misspelt_settings_are_refused_but_other_programs_settings_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUPFEN_PORT_9100_TCP", "tcp://10.0.0.1:9100")
    read_settings()
    monkeypatch.setenv("LUPFEN_TURN_SECOND", "30")
    with pytest.raises(SettingsProblem, match="Is LUPFEN_TURN_SECONDS meant"):
        read_settings()
