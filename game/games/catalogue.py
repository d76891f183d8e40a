"""All rulesets of the program, in the order of the lobbies' lists: those of the folders next to this file."""

import game.games
from game.core.rulesets import Catalogue

CATALOGUE = Catalogue.of_folders(game.games)
