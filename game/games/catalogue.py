"""All rulesets of the program, in the order in which lobbies list them."""

from game.core.rulesets import Catalogue
from game.games.east_west import EAST_WEST
from game.games.fipsen import FIPSEN
from game.games.fuenfzehnern import FUENFZEHNERN
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from game.games.mate import MATE
from game.games.schafkopf import SCHAFKOPF
from game.games.schwimmen import SCHWIMMEN
from game.games.skat import SKAT
from game.games.tippen import TIPPEN

CATALOGUE = Catalogue(
    LIECHTENSTEIN, VORARLBERG, *TIPPEN, SCHWIMMEN, FIPSEN, SKAT, SCHAFKOPF, FUENFZEHNERN, MATE, EAST_WEST
)
