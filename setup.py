"""Puts every room, and the local Discord, into the one package `lupfen`; everything else is in pyproject.toml."""

from setuptools import find_packages, setup

ROOMS = {room: room for room in ("bot", "cogs", "game", "storage")} | {
    "local_discord": "local-discord/src/local_discord"
}

inner = {room: [f"{room}.{package}" for package in find_packages(folder)] for room, folder in ROOMS.items()}
setup(
    packages=["lupfen", *(f"lupfen.{package}" for room in ROOMS for package in (room, *inner[room]))],
    package_dir={f"lupfen.{room}": folder for room, folder in ROOMS.items()},
)
