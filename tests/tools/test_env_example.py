"""The example `.env` file describes every setting."""

import re

import pytest
from pydantic import SecretStr

from bot.settings import Settings
from tools.findings import ROOT

EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
LINE = re.compile(r"#?([A-Z_]+)=(.*)")


def settings_by_variable() -> dict[str, str]:
    defaults = {name: field.get_default() for name, field in Settings.model_fields.items()}
    shown = {
        name: value.get_secret_value() if isinstance(value, SecretStr) else value for name, value in defaults.items()
    }
    return {"DISCORD_TOKEN" if name == "token" else f"LUPFEN_{name.upper()}": str(shown[name]) for name in shown}


def test_every_setting_is_there_with_its_default() -> None:
    lines = (LINE.fullmatch(line) for line in EXAMPLE.splitlines())
    assert {found[1]: found[2] for found in lines if found} == settings_by_variable()


@pytest.mark.parametrize("variable", settings_by_variable())
def test_every_setting_has_its_explanation_above(variable: str) -> None:
    paragraph = next(part for part in EXAMPLE.split("\n\n") if re.search(rf"^#?{variable}=", part, re.MULTILINE))
    assert paragraph.startswith("# ")
