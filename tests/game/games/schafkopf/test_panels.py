"""Schafkopf on screen, where the gallery does not show it: secrets, duties, results of every kind."""

from bot.panels.rules.examples import worked_examples
from game.core.record import record_of
from game.games.schafkopf import SCHAFKOPF
from tests.game.games.reads import Read, reading
from tests.game.games.schafkopf.support import PASS, alone, deal_of, dealt, least
from tests.game.games.schafkopf.test_examples import (
    ALL_TRICKS,
    EXACTLY_61,
    EXACTLY_91,
    LEAST_0_0_120,
    LEAST_20_45_55,
    LEAST_30_30_60,
    LEAST_40_40_40,
    NO_TRICK,
)
from tests.game.games.shown import DE, EN, scene
from tests.game.games.support import Game


def picked() -> Game:
    """Let B pick up the widow."""
    return deal_of(EXACTLY_61).say("A pass", "B pick")


def buried() -> Game:
    return deal_of(EXACTLY_61).say("A pick", "A discard:sK+hJ")


def thrown_in() -> Game:
    return dealt(all_pass="throw_in").say(PASS)


def must_pick() -> Game:
    return dealt(all_pass="dealer_picks").say("A pass", "B pass")


def ending(*said: str) -> Game:
    """Let A pick, bury 6 points and take 25 with the first trick, and end the deal early."""
    begun = deal_of(EXACTLY_61, claims=True).say("A pick", "A discard:sK+hJ").play("hA sT hK")
    return begun.say(*said)


@reading(
    Read("the declarer reads what the widow was", picked, "B",
         ["From the widow: ♠ King of Spades, ♥ Jack of Hearts"]),
    Read("nobody else does", picked, "AC-+", absent=["From the widow", "King of Spades"]),
    Read("who picks is told", picked, "+", ["**Ben picks up** the widow and plays alone for 61 card points."]),
    Read("what is buried stands in the declarer's hand", buried, "A",
         ["Buried cards: ♠ King of Spades, ♥ Jack of Hearts"]),
    Read("and in what happened to him", buried, "a", ["Anna buries ♠ King of Spades, ♥ Jack of Hearts."]),
    Read("and is seen by nobody else", buried, "BC-", absent=["King of Spades"]),
    Read("others are told that cards were buried", buried, "+bc", ["Anna buries 2 cards."], ["King of Spades"]),
    Read("the queen of a suit is no card of that suit",
         lambda: dealt("sA", "sQ s7 dA").say(PASS, "A sA"), "B",
         ["You hold the suit that was led, so you must follow suit: ♠ Spades."]),
    Read("but a trump",
         lambda: dealt("d7", "sQ h7 c8 c9 cT cK h8 h9 s7 s8").say(PASS, "A d7"), "B",
         ["so you must follow suit: trumps (queens, jacks, ♦ diamonds)."]),
    Read("the dealer who must pick", must_pick, "-", ["**Cleo**: which two cards do you bury?"]),
    Read("why the dealer picks", must_pick, "+", ["must pick up the widow"]),
    Read("won", lambda: alone("A", EXACTLY_61), "-", ["**Anna wins**: "]),
    Read("won with schneider", lambda: alone("A", EXACTLY_91), "-",
         ["**Anna wins**, **schneider**: 78 in 8 tricks + 13 buried = **91 card points**",
          "Buried: ♦ Ace of Diamonds, ♥ Jack of Hearts", "**Anna** **+4** points (+8 chips)"]),
    Read("won with schwarz", lambda: alone("A", ALL_TRICKS), "-", ["**Anna wins**, **schwarz**: "]),
    Read("lost with schwarz", lambda: alone("C", NO_TRICK), "-",
         ["**Cleo verliert**, **schwarz**: 0 ohne Stich + 21 gedrückt = **21 Augen**",
          "**Cleo** **−6** Punkte (−12 Chips)"], texts=DE),
    Read("points that do not count are not added", lambda: alone("A", EXACTLY_61, buried_count=False), "-",
         ["**Anna loses**: **55 card points** in 6 tricks", "Anna −2, Ben 0, Cleo 0"]),
    Read("the points of a settlement are those agreed on", lambda: ending("A claim", "A won", "B agree", "C agree"),
         "-", ["**Anna wins**: **61 card points**", "**Settled**: Anna gets 61 of the 120 card points."], ["trick"]),
    Read("a declarer keeps what was taken before giving up", lambda: ending("A claim", "A give_up"), "-",
         ["**Anna verliert**: 25 in 1 Stich + 6 gedrückt = **31 Augen**"], texts=DE),
    Read("and gets all that others give up", lambda: ending("A cJ", "B claim", "B give_up", "C agree"), "-",
         ["**Anna wins**, **schwarz**: 114 in 10 tricks + 6 buried = **120 card points**"]),
    Read("a least, the fewest first, and the widow", lambda: least(LEAST_20_45_55), "-",
         ["**Leaster**: Anna 20 · Ben 45 · Cleo 55 card points",
          "Widow: ♠ Nine of Spades, ♠ Seven of Spades · worth no card points"], ["wins the leaster"]),
    Read("one has taken everything", lambda: least(LEAST_0_0_120), "-",
         ["**Cleo has taken every card point** of the leaster.", "4 card points for Cleo with the last"], ["equal"]),
    Read("why one of two equal players won", lambda: least(LEAST_30_30_60), "-",
         ["Anna and Ben tie for the fewest card points; Anna has gone longer without a trick."]),
    Read("why one of three equal players won", lambda: least(LEAST_40_40_40), "-",
         ["All three have the same number of card points, so the dealer wins: Cleo."]),
    Read("cards that are thrown in leave no result", thrown_in, "-",
         ["All three pass: nobody scores, and the next player deals."]),
)  # fmt: skip
def test_everybody_reads_what_concerns_them(read: Read) -> None:
    read.check()


def test_the_picture_shows_the_widow_in_a_least_game_and_buried_cards_at_the_end() -> None:
    game = least(LEAST_20_45_55)
    shown = scene(game, EN)
    assert (shown.badge, shown.hidden, shown.open_cards) == ("leaster", 0, ("spades-nine", "spades-seven"))
    laid = [seat.laid for seat in scene(alone("A", EXACTLY_61)).seats]
    assert laid == [("spades-king", "hearts-jack"), (), ()]


def test_a_deal_that_ends_early_counts_the_agreed_points() -> None:
    for said, points in (("A claim, A won, B agree, C agree", 61), ("A cJ, B claim, B give_up, C agree", 120)):
        counted = SCHAFKOPF.telling.counts(record_of(ending(*said.split(", ")).driver), 0)
        assert counted["points-of-picked"] == points


def test_the_examples_in_the_rules_come_out_as_described() -> None:
    views = [view for _, view in worked_examples(SCHAFKOPF, SCHAFKOPF.choose({}))]
    assert [tuple(view.tallies["score"]) for view in views] == [(0, 0, 4), (-2, 0, 0), (4, 0, 0)]
