"""The systemd unit: correct, sandboxed, and consistent with the program."""

import configparser
import sys
from pathlib import Path

from bot.__main__ import COMMANDS
from tests.deploy.programs import run
from tools.findings import ROOT

UNIT = ROOT / "deploy" / "lupfen.service"
MOST_EXPOSED = 1.5
"""The maximum exposure of the service in systemd's rating, from 0 (none) to 10."""
SINCE_254 = ("RestartSteps", "RestartMaxDelaySec")
"""Ignored by older versions, which restart the bot at constant intervals."""


class Unit(configparser.RawConfigParser):
    """A unit file; if a setting occurs several times, the last one counts."""

    def __init__(self) -> None:
        super().__init__(strict=False)
        self.read_string(UNIT.read_text(encoding="utf-8"))

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def test_the_service_runs_an_existing_command_and_restarts_after_a_failure() -> None:
    unit, service = Unit()["Unit"], Unit()["Service"]
    assert service["ExecStart"].split()[-1] in COMMANDS
    assert service["ExecStart"].startswith(f"{service['WorkingDirectory']}/.venv/bin/python -m bot")
    assert (service["Restart"], unit["StartLimitIntervalSec"]) == ("always", "0")  # systemd never gives up
    assert Unit()["Install"]["WantedBy"] == "multi-user.target"  # also after a reboot
    assert float(service["TimeoutStopSec"]) > 5  # the bot itself exits within five seconds


def test_the_service_writes_only_to_its_own_folder_and_contains_no_token() -> None:
    service = Unit()["Service"]
    assert service["ProtectSystem"] == "strict"
    assert "ReadWritePaths" not in service
    assert f"/var/lib/{service['StateDirectory']}/" in UNIT.read_text()
    assert "TOKEN" not in UNIT.read_text()


def test_systemd_finds_no_fault_in_the_unit(tmp_path: Path) -> None:
    text = UNIT.read_text().replace("/opt/lupfen/.venv/bin/python", sys.executable)
    (tmp_path / "lupfen.service").write_text(text)
    checked = run("systemd-analyze", "verify", "--man=no", str(tmp_path / "lupfen.service"))
    complaints = [line for line in checked.stderr.splitlines() if "lupfen.service" in line]
    complaints = [line for line in complaints if not any(f"'{key}'" in line for key in SINCE_254)]
    assert complaints == []


def test_systemd_rates_the_service_as_well_sandboxed() -> None:
    checked = run("systemd-analyze", "security", "--offline=true", f"--threshold={int(MOST_EXPOSED * 10)}", str(UNIT))
    assert checked.returncode == 0, checked.stdout[-300:]


def test_backups_go_to_the_services_folder_and_may_lower_their_priority() -> None:
    text = UNIT.read_text()
    assert "Environment=LUPFEN_BACKUP_FOLDER=/var/lib/lupfen/" in text
    assert text.index("SystemCallFilter=~@privileged @resources") < text.index("SystemCallFilter=setpriority")
