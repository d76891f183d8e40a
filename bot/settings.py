"""The host's settings: from the environment and `.env`, each explained in `.env.example`."""

import os
import re
import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

DISCORD_API = "https://discord.com/api/v10"


def data_folder(package: Path = Path(__file__)) -> Path:
    """Return the default folder for data.

    In a checkout, or where data already exist, that is `data` in the working directory. For an installed package it is
    the service's own folder (systemd's `STATE_DIRECTORY`), or the system's place for a user's program data.
    """
    here = Path("data")
    if (package.parents[1] / "pyproject.toml").is_file() or (here / "lupfen.db").is_file():
        return here
    if service := os.environ.get("STATE_DIRECTORY"):
        return Path(service.partition(":")[0])
    usual = Path(os.environ.get("HOME", ".")) / (
        "Library/Application Support" if sys.platform == "darwin" else ".local/share"
    )
    return Path(os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or usual) / "lupfen"


PREFIX: Final = "LUPFEN_"
NEARLY: Final = 0.8
DATA: Final = data_folder()
DATABASE: Final = f"sqlite+aiosqlite:///{DATA / 'lupfen.db'}"
_SHARDS = re.compile(r"(\d{1,4})-(\d{1,4})/(\d{1,4})")


class SettingsProblem(Exception):
    """A setting is wrong; the message is a sentence saying which one and how to fix it."""


class Settings(BaseSettings):
    """All settings; times are in seconds."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    token: SecretStr = Field(default=SecretStr(""), validation_alias=AliasChoices("DISCORD_TOKEN"))
    discord_api: str = DISCORD_API
    database_url: str = DATABASE
    turn_seconds: int = Field(default=60, ge=0, le=86_400)
    pause_seconds: float = Field(default=8.0, ge=0, le=600)
    pictures: bool = True
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    debt_limit: int = Field(default=100, ge=1, le=1_000_000)
    shards: Annotated[str, NoDecode] = ""
    lease_seconds: float = Field(default=20.0, ge=1, le=3_600)
    backup_folder: str = ""
    backup_days: int = Field(default=14, ge=1, le=3_650)
    identify_seconds: float = Field(default=5.5, ge=0, le=60)
    source_url: str = ""
    operator: str = ""
    releases_url: str = ""
    traces_to: str = ""
    calls_per_second: int = Field(default=45, ge=0, le=10_000)
    presses_per_second: int = Field(default=20, ge=0, le=1_000)
    thinking_processes: int = Field(default=0, ge=0, le=64)
    erase_days: int = Field(default=30, ge=0, le=3_650)
    keep_days: int = Field(default=0, ge=0, le=36_500)
    http_port: int = Field(default=0, ge=0, le=65_535)
    http_host: str = "127.0.0.1"
    local_port: int = Field(default=8080, ge=0, le=65_535)
    local_folder: str = str(DATA / "discord")

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("discord_api", "traces_to", "releases_url")
    @classmethod
    def _an_address(cls, value: str) -> str:
        parts = urlsplit(value)
        if value and (parts.scheme not in {"http", "https"} or not parts.netloc):
            raise ValueError(f"must be an address such as {DISCORD_API}")
        return value.rstrip("/")

    @model_validator(mode="after")
    def _possible(self) -> Self:
        if self.shards and not all(map(_shard_range, self.shard_ranges)):
            raise ValueError(
                "LUPFEN_SHARDS must look like 0-3/16: the first and the last shard, and how many there are; "
                "several of them, with commas, are those that a stand-in waits for"
            )
        return self

    @property
    def shard_ranges(self) -> list[str]:
        """The shard ranges as written: one process's own, or those this standby covers."""
        return self.shards.split(",")

    def of_each_range(self) -> list[Self]:
        """Return the settings of each process that this one stands by for."""
        return [self.model_copy(update={"shards": each}) for each in self.shard_ranges]

    @property
    def shard_range(self) -> tuple[list[int], int] | None:
        """The shards of this process and the total number of shards, or `None` if Discord decides."""
        return _shard_range(self.shard_ranges[0])

    def serves(self, server: int) -> bool:
        """Whether a server belongs to the shards of this process."""
        if self.shard_range is None:
            return True
        shards, count = self.shard_range
        return (server >> 22) % count in shards

    @property
    def uploads(self) -> bool:
        """Whether this process, the one with the first shard, does the uploads to Discord shared by all processes."""
        return self.shard_range is None or 0 in self.shard_range[0]

    @property
    def calls(self) -> float:
        """This process's share, by shards, of the calls per second that count towards the limit of the whole bot."""
        if self.shard_range is None:
            return self.calls_per_second
        shards, count = self.shard_range
        return self.calls_per_second * len(shards) / count

    @property
    def is_discord(self) -> bool:
        """Whether the address is Discord's own."""
        return self.discord_api == DISCORD_API


def _shard_range(written: str) -> tuple[list[int], int] | None:
    found = _SHARDS.fullmatch(written)
    if not found:
        return None
    first, last, count = map(int, found.groups())
    return (list(range(first, last + 1)), count) if first <= last < count else None


def read_settings(**given: Any) -> Settings:
    """Read the settings; raises `SettingsProblem` with a sentence on the first wrong one."""
    _check_names()
    try:
        return Settings(**given)
    except ValidationError as error:
        raise SettingsProblem(_sentence(error)) from None


def _check_names() -> None:
    """Reject names that almost match one of our settings; other LUPFEN_ names may belong to another program."""
    known = {name.upper() for name in Settings.model_fields if name != "token"}
    for name in sorted({*os.environ, *dotenv_values(".env")}):
        own = name.removeprefix(PREFIX)
        if own != name and own not in known and (near := get_close_matches(own, known, 1, NEARLY)):
            raise SettingsProblem(f"There is no setting {name}. Is {PREFIX}{near[0]} meant? See .env.example.")


def _sentence(error: ValidationError) -> str:
    first = error.errors()[0]
    message = first["msg"].removeprefix("Value error, ")
    if not first["loc"]:
        return f"{message}."
    name = str(first["loc"][0])
    shown = name if name == "DISCORD_TOKEN" else f"LUPFEN_{name.upper()}"
    given = "" if name == "DISCORD_TOKEN" else f" (it is {str(first.get('input'))[:60]!r})"
    return f"The setting {shown} is wrong{given}: {message}. See .env.example."
