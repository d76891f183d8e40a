"""What the person who hosts the bot can set: from the environment and `.env`, each explained in `.env.example`."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

DISCORD_API = "https://discord.com/api/v10"
DATABASE = "sqlite+aiosqlite:///data/lupfen.db"
_SHARDS = re.compile(r"(\d{1,4})-(\d{1,4})/(\d{1,4})")


class SettingsProblem(Exception):
    """A setting is wrong; the message is a sentence that says which and how to mend it."""


class Settings(BaseSettings):
    """All settings; times are in seconds."""

    model_config = SettingsConfigDict(
        env_prefix="LUPFEN_", env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
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
    source_url: str = ""
    calls_per_second: int = Field(default=45, ge=0, le=10_000)
    presses_per_second: int = Field(default=20, ge=0, le=1_000)
    erase_days: int = Field(default=30, ge=0, le=3_650)
    http_port: int = Field(default=0, ge=0, le=65_535)
    http_host: str = "127.0.0.1"
    local_port: int = Field(default=8080, ge=0, le=65_535)
    local_folder: str = "data/discord"

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("discord_api")
    @classmethod
    def _an_address(cls, value: str) -> str:
        parts = urlsplit(value)
        if parts.scheme not in {"http", "https"} or not parts.netloc:
            raise ValueError(f"must be an address such as {DISCORD_API}")
        return value.rstrip("/")

    @model_validator(mode="after")
    def _possible(self) -> Self:
        if self.shards and not self.shard_range:
            raise ValueError(
                "LUPFEN_SHARDS must look like 0-3/16: the first and the last shard, and how many there are"
            )
        return self

    @property
    def shard_range(self) -> tuple[list[int], int] | None:
        """The shards of this process and the number of all shards, or `None` when Discord decides."""
        found = _SHARDS.fullmatch(self.shards)
        if not found:
            return None
        first, last, count = map(int, found.groups())
        return (list(range(first, last + 1)), count) if first <= last < count else None

    def serves(self, server: int) -> bool:
        """Whether a server belongs to the shards of this process."""
        if self.shard_range is None:
            return True
        shards, count = self.shard_range
        return (server >> 22) % count in shards

    @property
    def uploads(self) -> bool:
        """Whether this process is the one of several that brings to Discord what all share: that of the first shard."""
        return self.shard_range is None or 0 in self.shard_range[0]

    @property
    def calls(self) -> float:
        """How many calls a second of this process may count towards the limit of the whole bot: its part, by shards."""
        if self.shard_range is None:
            return self.calls_per_second
        shards, count = self.shard_range
        return self.calls_per_second * len(shards) / count

    @property
    def is_discord(self) -> bool:
        """Whether the address is Discord's own."""
        return self.discord_api == DISCORD_API


def read_settings(**given: Any) -> Settings:
    """Read the settings; raises `SettingsProblem` with a sentence for the first one that is wrong."""
    try:
        return Settings(**given)
    except ValidationError as error:
        raise SettingsProblem(_sentence(error)) from None


def _sentence(error: ValidationError) -> str:
    first = error.errors()[0]
    message = first["msg"].removeprefix("Value error, ")
    if not first["loc"]:
        return f"{message}."
    name = str(first["loc"][0])
    shown = name if name == "DISCORD_TOKEN" else f"LUPFEN_{name.upper()}"
    given = "" if name == "DISCORD_TOKEN" else f" (it is {str(first.get('input'))[:60]!r})"
    return f"The setting {shown} is wrong{given}: {message}. See .env.example."
