"""Check that every house rule has a row in a table of its game's manual, or of the common rules, in each language."""

import re
from collections.abc import Iterator
from pathlib import Path

from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from tools.findings import ROOT, Finding

NAMED = re.compile(r"`(\w+)`")


def explained(page: Path) -> set[str]:
    """Return the names in the rows of a page's tables."""
    if not page.exists():
        return set()
    rows = (line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("|"))
    return {name for row in rows for name in NAMED.findall(row)}


def findings(catalogue: Catalogue = CATALOGUE) -> Iterator[Finding]:
    """Report the options of all games that a manual does not explain."""
    folders = catalogue.folders()
    for family, rulesets in catalogue.families().items():
        options = {name: None for ruleset in rulesets for name in ruleset.options.model_fields}
        for manual in sorted((folders[family] / "manual").glob("*.md")) if family in folders else ():
            common = ROOT / "docs" / "rules" / manual.stem / "README.md"
            told = explained(manual) | explained(common)
            yield from (
                Finding(manual, 0, f"the option `{name}` has no row in a table") for name in options if name not in told
            )
