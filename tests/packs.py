"""The packs of all games, by name."""

from collections.abc import Mapping

from game.core.cards import Pack
from tests.harness.catalogue import FOLDERS

PACKS: Mapping[str, Pack] = {
    pack.name: pack
    for ruleset in FOLDERS
    for seats in range(ruleset.least_seats, ruleset.most_seats + 1)
    for pack in (ruleset.pack(ruleset.choose({}), seats),)
}
