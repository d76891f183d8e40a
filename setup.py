"""Puts every room into the one package `lupfen`; everything else is in pyproject.toml."""

from setuptools import find_packages, setup

ROOMS = ("bot", "cogs", "game", "sandbox", "storage")

packages = find_packages(include=[name for room in ROOMS for name in (room, f"{room}.*")])
setup(
    packages=["lupfen", *(f"lupfen.{package}" for package in packages)],
    package_dir={f"lupfen.{room}": room for room in ROOMS},
)
