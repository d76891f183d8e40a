"""House rules of Lupfen, where neither examples nor recorded deals show what comes of them."""

from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from tests.game.games.lupfen.support import LI_ALL, weak
from tests.game.games.support import begin


def test_a_scrapped_round_gives_prices_back() -> None:
    again = ["aA rA bA", "aK rK bK", "aO rO bO"]
    game = weak(LIECHTENSTEIN, *LI_ALL, "A aA", "B aK", "C scrap", weak_hand="scrap", again=again)
    assert game.paid("price", "refund") == "A+0 B+0 C+0"
    assert game.pot == 12
    assert game.driver.deal.active == [True, True, True]


def test_a_staender_is_knocked_once_its_owner_has_seen_it() -> None:
    hands = ["aA lA hK", "bA bO bU", "aO lK hA"]
    game = begin(VORARLBERG, hands, turn_up="hT", pot=9, blind_lupf=True)
    assert game.announced() == []
    assert game.say("A look", "A pass").announced() == []
    assert game.say("B look").announced() == ["staender B"]


def test_all_must_play_where_the_compulsory_suit_is_turned() -> None:
    rules = {"compulsory_hearts": True, "compulsory_suit": "roses"}
    hands = ["aA bA aK", "aB bB aO", "aU bU bO"]
    game = begin(LIECHTENSTEIN, hands, turn_up="rK", pot=9, **rules).say("A decline", "B lift", "B 2")
    assert (game.kind, game.announced(), game.driver.deal.active) == ("play", ["all-must-play"], [True, True, True])
