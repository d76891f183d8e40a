"""The packs of all games in the catalogue, by name."""

from collections.abc import Mapping

from game.core.cards import Pack
from game.games.catalogue import CATALOGUE

PACKS: Mapping[str, Pack] = {
    pack.name: pack
    for ruleset in CATALOGUE
    for seats in range(ruleset.least_seats, ruleset.most_seats + 1)
    for pack in (ruleset.pack(ruleset.choose({}), seats),)
}
