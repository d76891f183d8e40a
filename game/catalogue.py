"""All rulesets of the program, in the order in which lobbies list them."""

from game.lupfen import LIECHTENSTEIN, VORARLBERG
from game.rulesets import Catalogue
from game.tippen import TIPPEN

CATALOGUE = Catalogue(LIECHTENSTEIN, VORARLBERG, *TIPPEN)
