"""Games in folders like those of the catalogue; High Card is the one of docs/tutorial.md.

`python -m tools.new_game` begins a game as a copy of that of its kit.
"""

from typing import Final

KITS: Final = {"pot": "kettle", "points": "high-card"}
"""The families that new games begin with, by what they are about."""
