"""Fünfzehnern on screen, where the gallery does not show it: who reads why, cards to lead, the pool, statistics."""

from bot.panels.kit.cards import suit_name
from bot.panels.table.scenes import hand_scene
from game.core.cards import PIQUET_32
from game.core.visibility import view_of
from game.games.fuenfzehnern import FUENFZEHNERN
from tests.game.games.fuenfzehnern.support import FZ_3, by_chance, deal
from tests.game.games.reads import Read, reading
from tests.game.games.shown import DE, EN
from tests.game.games.support import Game, example


def taken_with_hearts(hand: str = "hA hK h7 sA sK cK cQ d9") -> Game:
    """Let B take the lead with the ace of hearts."""
    return deal("hT cT c9", hand, "hJ c7", "hQ d7").play("hT hA hJ hQ")


def without_hearts() -> Game:
    return taken_with_hearts("hA sA sK cK cQ d9 d8 dT")


def zwang(*said: str) -> Game:
    return deal("cK cQ c7", "cA cT", "cJ").say(*said)


def whole() -> Game:
    return example(FUENFZEHNERN, "three-seats")


@reading(
    Read("a bound leader reads what else may be led", taken_with_hearts, "B",
         ["Unbeatable: ♠ Ace of Spades, ♠ King of Spades", "So far **11** card points in 1 trick"]),
    Read("so it is in German", taken_with_hearts, "B",
         ["Unschlagbar: ♠ Pik-Ass, ♠ Pik-König", "Bisher **11** Augen in 1 Stich"], texts=DE),
    Read("who has none of the suit left reads so", without_hearts, "B", ["No longer bound to ♥ Hearts"]),
    Read("and in German", without_hearts, "B", ["Nicht mehr an ♥ Herz gebunden"], texts=DE),
    Read("alone", without_hearts, "-ACD+", absent=["No longer bound to ♥ Hearts"]),
    Read("all know who is bound", without_hearts, "-", ["bound to ♥ Hearts"]),
    Read("the right to Zwang is read by its owner", zwang, "A", ["Zwang ♣ Q", "the ace must be played"]),
    Read("alone before it is called", zwang, "-BCD+", absent=["wang"]),
    Read("Zwang is told", lambda: zwang("A zwang_clubs"), "-", ["**Zwang by Anna** (♣ Clubs): the ace must"]),
    Read("who has the ace reads why", lambda: zwang("A zwang_clubs"), "B", ["you must play your ace"]),
    Read("in German too", lambda: zwang("A zwang_clubs"), "B", ["Dein Ass muss fallen"], texts=DE),
    Read("three players' points", whole, "-",
         ["Card points: Anna **27**, Ben **10**, Cleo **8**; fifteen is par."]),
    Read("and what they mean", whole, "-", ["**Anna** **+12** points (+12 chips)\n**Ben** **−5** points (−5 chips)"]),
    Read("no pot is spoken of", whole, "-", ["Augen: Anna **27**, Ben **10**, Cleo **8**"], ["Pot"], DE),
    Read("the pool is what lies below and above fifteen", whole, "+",
         ["Ben pays 5 (below fifteen).\nCleo pays 7 (below fifteen).\nAnna gets 12 (above fifteen)."]),
    Read("and so in German", whole, "+",
         ["Ben zahlt 5 (unter fünfzehn).\nCleo zahlt 7 (unter fünfzehn).\nAnna bekommt 12 (über fünfzehn)."], texts=DE),
    Read("fifteen each without results of nothing", lambda: by_chance(4, FZ_3), "-",
         ["Anna **15**, Ben **15**, Cleo **15**, Dora **15**"], ["**0**"]),
)  # fmt: skip
def test_everybody_reads_what_concerns_them(read: Read) -> None:
    read.check()


def test_cards_that_may_not_be_led_are_dimmed() -> None:
    hand = hand_scene(view_of(taken_with_hearts().driver, 1), 1)
    assert {card.code for card in hand if card.playable} == {"hearts-king", "hearts-seven", "spades-ace", "spades-king"}


def test_hearts_look_the_same_with_three_players_as_with_four() -> None:
    three = FUENFZEHNERN.pack(FUENFZEHNERN.choose({"dropped_suit": "clubs"}), 3)
    assert suit_name(EN, three, "hearts") == suit_name(EN, PIQUET_32, "hearts")
