"""All rulesets of the program, in the order in which lobbies list them: those of the folders beside this file."""

import game.games
from game.core.rulesets import Catalogue

CATALOGUE = Catalogue.of_folders(game.games)
