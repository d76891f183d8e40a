"""The texts of all games that the harness tests."""

from pathlib import Path
from typing import Final

from bot.language import Language
from tests.harness.catalogue import EVERY

LANGUAGE: Final = Language(Path(__file__).parent / "bare" / "words", catalogue=EVERY, strict=True)
