"""The texts of every game that goes through the harness."""

from pathlib import Path
from typing import Final

from bot.language import Language
from tests.harness.catalogue import EVERY

LANGUAGE: Final = Language(Path(__file__).parent / "bare" / "words", catalogue=EVERY, strict=True)
