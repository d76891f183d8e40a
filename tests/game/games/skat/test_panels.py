"""Skat on screen, where the gallery does not show it: the value of games, contracts, the calculation of results."""

from typing import Any

import pytest

from bot.language import Texts
from bot.panels.kit.words import line_words, texts_of
from bot.panels.table.hand import hand_alt
from bot.panels.table.lobby import lobby
from bot.panels.table.scenes import hand_scene
from bot.panels.table.score_sheet import score_sheet, session_sheet
from bot.panels.table.summary import closed_summary
from bot.pictures.sheet import sheet_picture
from game.core.driver import Driver
from game.core.parts import Declared
from game.core.record import record_of
from game.core.visibility import view_of
from game.games.skat import SKAT
from game.games.skat.cards import NULLS
from game.reports.past import CourseLine
from tests.bot.panels.reading import complaints, rules_of, words
from tests.bot.panels.seated import table_view_of
from tests.game.games.reads import Read, reading
from tests.game.games.shown import DE, EN, answers, in_both_languages, own, public, scene
from tests.game.games.skat.support import ALL_PASS, bid_up_to, deal, hearts_at_30, play_out, with_3
from tests.game.games.support import Game

WITH_1 = "cJ hJ sA sT sK s9 s8 hA d9 c7"
NULL = "c7 c8 c9 s7 s8 h7 h8 d7 d8 d9"
GERMAN_SUITS = EN.with_suits("german")


def won_at(value: int, *said: str, **more: Any) -> Game:
    """Let A win the auction."""
    return bid_up_to(deal(WITH_1, skat="d7 d8", **more), "A", value).say(*said)


def declared(value: int = 22) -> Game:
    """Let A take the skat at a bid and discard two cards."""
    return won_at(value, "A take", "A discard:d7+d8")


def doubled() -> Game:
    """Let A play a grand from the hand, with Kontra and Re."""
    game = won_at(18, "A hand", "A grand", "A schneider", rules={"kontra": "kontra_re"})
    return game.say("B kontra", "A re")


def ending(game: str, bid: int, *said: str) -> Game:
    """Let A play a game from the hand, and end it early."""
    announced = ["A none"] if game not in NULLS else []
    begun = bid_up_to(deal(WITH_1, skat="d7 d8", rules={"claims": True}), "A", bid)
    return begun.say("A hand", f"A {game}", *announced, "A claim", *said)


COUNTED = "so far, without the skat: Anna **0** · the others **0**"


def diamonds_led_by(card: str, **rules: Any) -> Game:
    """Let A play diamonds with the jacks of clubs and spades, and lead a card."""
    hands = "cJ sJ dA dT dK cA cT sA sT hA", "hJ d8 cK cQ hK hQ s7 s8 h7 h8", "dJ dQ d9 d7 c9 c8 c7 sK sQ s9"
    game = bid_up_to(deal(*hands, rules=rules), "A", 18)
    return game.say("A take", "A discard:hT+h9", "A diamonds", f"A {card}")


def clubs_of(**more: Any) -> Game:
    """Let A take all the tricks in clubs from the hand at 18."""
    game = bid_up_to(deal("cJ sJ hJ dJ cA cT cK cQ c9 c8", skat="d7 h7", **more), "A", 18)
    return play_out(game.say("A hand", "A clubs", "A none"), 1)


def null(game: str) -> Game:
    """Let A play a Null from the hand."""
    return bid_up_to(deal(NULL), "A", 23).say("A hand", f"A {game}")


def shoved() -> Game:
    """Let A take the skat in a Ramsch, and hand two cards on."""
    game = deal(a="sA sT cJ", skat="hA hT", rules={"ramsch_shoving": True}).say(*ALL_PASS)
    return game.say("A take", "A hand_on:sA+sT")


WON = "with 3, game 4, hand 5, schneider 6, announced 7, times 11, **77**"
LOST = "mit 3, Spiel 4, Hand 5, Schneider 6, angesagt 7, mal 11, **77**, verloren doppelt: **−154**"
STEPS = "mit 1, Spiel 2, mal 10, **20** · gereizt 30, nötig 30, verloren doppelt: **−60**"
OVERBID = f"**Ben hat sich überreizt**: ♥ Herz mit 65 Augen · {STEPS}"
OPEN = "♣ Nine of Clubs, ♣ Eight of Clubs, ♣ Seven of Clubs, ♠ Eight of Spades, ♠ Seven of Spades"


@reading(
    Read("who speaks and who hears", deal, "-",
         ["**Ben**: what do you bid to Anna?", "Forehand Anna · middlehand Ben · rearhand Cleo"]),
    Read("who bids on, and who has passed", lambda: deal().say("B 18", "A hold", "B pass"), "-",
         ["**Cleo**: Anna is at **18**. Bid more, or pass?", "passed"]),
    Read("in German one speaks as at the table", lambda: deal().say("B 18", "A hold", "B 20", "A pass"), "+",
         ["Ben: **18**\nAnna: „Ja.“\nBen: **20**\nAnna: „Weg.“"], texts=DE),
    Read("forehand is asked alone when nobody has bid", lambda: deal().say("B pass, C pass"), "-", ["nobody"]),
    Read("so it is in German", lambda: deal().say("B pass, C pass"), "-", ["Niemand"], texts=DE),
    Read("others do not read what a hand is worth", lambda: deal(WITH_1), "-B", absent=["With 1,"]),
    Read("the public reads of no hand", lambda: deal(WITH_1), "-", absent=["your games"]),
    Read("who holds German suits reads them", lambda: deal(WITH_1), "A",
         ["Bells **18** · Hearts **20** · Leaves **22** · Acorns **24**"], texts=GERMAN_SUITS),
    Read("and finds them on the buttons", declared, "-A", ["Acorns", "Leaves"], ["♣"], GERMAN_SUITS),
    Read("before the skat no game is out of reach", lambda: won_at(48), "A",
         ["With the skat, your games are worth:", "○\u00a0♦ Diamonds **18**"], ["✗\u00a0♦"]),
    Read("so it is with a hand", lambda: won_at(48, "A hand"), "A", ["○\u00a0♣ Clubs **36**"]),
    Read("nobody else reads the worth", declared, "-BC", absent=["**48**", "schneider"]),
    Read("what cannot reach the bid", lambda: declared(48), "A",
         ["✗\u00a0♦ Karo **18**", "○\u00a0♣ Kreuz **24**", "✗\u00a0Null **23**",
          "Deine Spiele: ○ ab Schneider genug. ✗ zu wenig."], texts=DE),
    Read("each announcement with its value", lambda: won_at(33, "A hand", "A spades"), "A",
         ["Worth: nothing announced **33** ✓ · schneider **55** ✓ · schwarz **77** ✓ · open **88** ✓"]),
    Read("nobody else reads the announcements", lambda: won_at(33, "A hand", "A spades"), "-B", absent=["Worth:"]),
    Read("what is not enough for the bid", lambda: won_at(48, "A hand", "A spades"), "A",
         ["nothing announced **33** ✗ · schneider **55** ✓"]),
    Read("who deals to three sits out", lambda: won_at(18, seats=4), "D",
         ["You are sitting this deal out."], ["not been dealt"]),
    Read("who plays does not read who is in", lambda: won_at(18, seats=4), "A", absent=["Still in"]),
    Read("a contract with all that belongs to it", doubled, "-",
         ["**Anna** spielt allein für 18: **Grand** Hand, Schneider angesagt, Kontra und Re"], texts=DE),
    Read("Kontra is told", doubled, "+", ["**Kontra!** Ben verdoppelt das Spiel."], texts=DE),
    Read("an open hand", lambda: null("null_ouvert"), "-", [f"· shows {OPEN}"]),
    Read("that a hand was opened", lambda: null("null_ouvert"), "+", [f"Anna shows {OPEN}"]),
    Read("won, as on paper", lambda: with_3(429), "-", [f"**Anna wins ♠ Spades** with 95 card points · {WON}\n"]),
    Read("lost, as on paper", lambda: with_3(1954), "-",
         [f"**Anna verliert ♠ Pik** mit 89 Augen · {LOST}"], texts=DE),
    Read("overbid, as on paper", lambda: hearts_at_30(367), "-", [OVERBID], texts=DE),
    Read("a Null has no points", lambda: play_out(null("null"), 2), "-",
         ["**Anna wins Null hand** without a trick · **35**"], ["0 points"]),
    Read("a Null has no points in German", lambda: play_out(null("null"), 2), "-",
         ["**Anna gewinnt Null Hand** ohne Stich"], ["0 Augen"], DE),
    Read("what can be proposed, in card points", lambda: ending("clubs", 18), "A",
         ["I give up: −120 or more", "Settle at 61 points: +36 or more", "Settle at 60 points: −72 or more"],
         ["won", "90 points"]),
    Read("what is proposed to the others", lambda: ending("clubs", 18, "A won"), "B-",
         ["Anna möchte sich einigen: 61 Augen für den Alleinspieler."], ["gewonnen"], DE),
    Read("an overbid game that is settled is lost", lambda: ending("clubs", 48, "A won", "B agree", "C agree"), "-",
         ["Anna gets 61 of the 120 card points.", "**Anna has overbid**: ♣ Clubs · with 1"], ["won"]),
    Read("a Null can only be given up", lambda: ending("null", 23), "A", ["I give up"], ["Settle", "points", "high"]),
    Read("a Null that is given up", lambda: ending("null", 23, "A give_up"), "-",
         ["**Anna gives up: Null hand** · **35**, lost ×2: **−70**"], ["trick"]),
    Read("and has not been lost with a trick", lambda: ending("null", 23, "A give_up"), "+",
         ["**Anna verliert das Nullspiel.**"], ["mit einem Stich"], DE),
    Read("a jack that is led is a trump, whatever is printed on it",
         lambda: diamonds_led_by("cJ"), "B", ["Angespielt: Trumpf. Du hast davon, also musst du bedienen."], texts=DE),
    Read("what a list adds is told of the deal that it belongs to",
         lambda: clubs_of(rules={"scoring": "seeger_fabian"}), "AB-", ["**+218**", "game won +50"]),
    Read("points so far stand in every hand if the house counts along",
         lambda: diamonds_led_by("cJ", points_so_far=True), "ABC-",
         [COUNTED]),
    Read("nowhere else", lambda: diamonds_led_by("cJ"), "ABC-", absent=[COUNTED]),
    Read("what Ramsch is", lambda: deal().say(*ALL_PASS), "-",
         ["**Ramsch**, jeder für sich: Wer die wenigsten Augen hat, gewinnt"], texts=DE),
    Read("everybody's points in Ramsch", lambda: play_out(deal(seed=2230).say(*ALL_PASS), 2230), "-",
         ["Ramsch · Anna **40**, Ben **40**, Cleo **40** card points"]),
    Read("who hands cards on reads which", shoved, "a",
         ["Anna nimmt ♥ Herz-Ass, ♥ Herz-Zehn auf und schiebt ♠ Pik-Zehn, ♠ Pik-Ass weiter."], texts=DE),
    Read("nobody else does", shoved, "bc+-", absent=["Herz-Ass", "Pik-Ass"], texts=DE),
    Read("what a dealer who sat out paid", lambda: clubs_of(seats=4), "-", ["**Dora** **−168 chips**"]),
)  # fmt: skip
def test_everybody_reads_what_concerns_them(read: Read) -> None:
    read.check()


def test_the_history_names_a_hand_game_as_such() -> None:
    game = ending("clubs", 18, "A give_up")
    view = table_view_of(game.driver, None)
    assert view.deal is not None
    line = SKAT.telling.headline(view.deal)
    assert line is not None
    assert line_words(view, view.deal, line, texts_of(EN, SKAT)) == "Anna lost ♣ Clubs hand"


def test_a_ramsch_result_lists_every_multiplier() -> None:
    hands = "c7 c8 d7 d8 s7 s8 h7 h8 h9 d9", "cA cT cK dA dT dK sA sT sK sQ", "cJ sJ hJ dJ hA hT hK hQ cQ dQ"
    begun = deal(*hands, skat="c9 s9", rules={"ramsch_scoring": "most_loses", "bock": "usual"})
    game = Game(Driver(begun.driver.setup._replace(carry={"bock": 3}))).say(*ALL_PASS)
    shown = words(public(play_out(game, 1)))
    assert "· 100, Bock times 2, one without a trick times 2: **−400**" in shown


def test_an_overbid_game_still_shows_its_calculation() -> None:
    assert OVERBID in words(closed_summary(table_view_of(hearts_at_30(367).driver, None), DE))


@in_both_languages
def test_a_lobby_says_what_happens_when_all_pass_under_the_current_rules(texts: Any) -> None:
    said = ("you play Ramsch", "are thrown in") if texts is EN else ("wird geramscht", "wird eingepasst")
    for choice, there, absent in (("ramsch", *said), ("throw_in", *reversed(said))):
        text = words(lobby(table_view_of(deal(rules={"all_pass": choice}).driver, 1, phase="lobby"), texts))
        assert (there in text, absent in text) == (True, False)


@pytest.mark.parametrize(("texts", "told"), [(EN, "Queen of Spades (found)"), (DE, "Pik-Dame (gefunden)")])
def test_cards_from_the_skat_are_marked_only_for_the_declarer_until_the_first_lead(texts: Texts, told: str) -> None:
    def marked() -> list[list[str | None]]:
        hands = [hand_scene(view_of(game.driver, seat), seat) for seat in (0, 1, 2)]
        return [[card.code for card in hand if card.found] for hand in hands]

    game = bid_up_to(deal(WITH_1, skat="sQ d8"), "A", 18)
    assert marked() == [[], [], []]
    game.say("A take")
    assert marked() == [["spades-queen", "diamonds-eight"], [], []]
    assert told in hand_alt(view_of(game.driver, 0), texts)
    assert told in words(own(game, "A", texts))
    game.say("A discard:d9+d8")
    assert marked() == [["spades-queen"], [], []]
    game.say("A clubs")
    assert marked() == [[], [], []]


def test_nulls_are_offered_with_their_value_but_not_below_the_bid() -> None:
    game = declared(30)
    shown = [*answers(public(game))]
    named = ["♣ Clubs", "♠ Spades", "♥ Hearts", "♦ Diamonds", "Grand", "Null ouvert · 46"]
    assert shown == [*answers(own(game, "A"))] == named, "what a null is worth is no secret"
    assert "Null · 23" in answers(public(declared(23)))
    assert [*answers(public(won_at(30, "A hand")))][5:] == ["Null · 35", "Null ouvert · 59"]


def test_the_rules_can_use_german_suits() -> None:
    told = words(rules_of(SKAT, SKAT.choose({}), GERMAN_SUITS))
    assert not set("♣♠♦") & set(told)
    assert "jack" not in told.lower()


def test_the_picture_shows_the_whole_contract() -> None:
    assert (scene(doubled()).badge, scene(doubled()).trump_suit) == ("Grand · Hand · Schneider · Kontra und Re", None)


def test_the_score_sheet_shows_the_deals_in_order_and_who_sat_out() -> None:
    scores = {"Anna": [24, 24, 24, 24], "Ben": [0, -44, -44, -44], "Cleo": [0, 0, 0, 0], "Dora": [0, 0, 0, 18]}
    played = {
        ("Anna", 0): Declared("G", won=True, points=24, matadors=2),
        ("Ben", 1): Declared("♠H", won=False, points=-44, matadors=-3),
        ("Dora", 3): Declared("♦", won=True, points=18, matadors=1),
    }
    courses = [
        CourseLine(
            name,
            name,
            after,
            {"score": after},
            [deal != dealt for deal in range(4)],
            [played.get((name, deal)) for deal in range(4)],
        )
        for dealt, (name, after) in enumerate(scores.items(), start=-1)
    ]
    sheet = session_sheet(courses, EN)
    assert sheet is not None
    assert [scores for _, scores in sheet.rows[:4]] == [
        (24, "–", None, None),
        (None, -44, "–", None),
        (None, None, None, "–"),
        (None, None, None, 18),
    ]
    written = score_sheet(SKAT, sheet, EN)
    lines = words(written).splitlines()
    signs = [["1", "G", "w/2"], ["2", "♠H", "w/o3"], ["3", "·", "·"], ["4", "♦", "w/1"]]
    assert [line.split()[:3] for line in lines[3:7]] == signs
    assert [line.split()[-4:] for line in lines[7:11]] == [
        ["+24", "−44", "0", "+18"], ["1", "0", "0", "1"], ["0", "1", "0", "0"], ["1", "0", "1", "1"]
    ]  # fmt: skip
    assert "+18" in lines[11]
    drawn = score_sheet(SKAT, sheet, EN, "score-sheet.webp")
    assert "Anna +24, Ben −44, Cleo 0, Dora +18" in words(drawn)
    assert [*complaints(drawn), *complaints(written)] == []
    assert sheet_picture(sheet).width == 720
    assert "There is nothing on it yet" in words(score_sheet(SKAT, session_sheet([], EN), EN))


def test_a_seats_statistics_and_its_line_on_the_list_are_right() -> None:
    games = [with_3(429), with_3(1954), hearts_at_30(367), play_out(deal(seed=2230).say(*ALL_PASS), 2230)]
    records = [record_of(game.driver) for game in games]

    def counted(number: int, seat: int) -> set[str]:
        return {f"{name} {count}" for name, count in SKAT.telling.counts(records[number], seat).items() if count}

    spades = {"declared 1", "bid-of-declared 18", "suit-of-declared 1", "hand-of-declared 1"}
    assert counted(0, 0) == {*spades, "made-of-declared 1", "made-of-suit-of-declared 1", "schneider-of-declared 1"}
    assert (counted(1, 0), counted(1, 1)) == (spades, {"beaten 1"})
    overbid = {"declared 1", "bid-of-declared 30", "suit-of-declared 1", "overbid-of-declared 1"}
    assert (counted(2, 1), counted(2, 0)) == (overbid, {"beaten 1"})
    assert (counted(3, 0), counted(3, 1)) == ({"ramsch-won 1"}, set())
    assert [SKAT.telling.declared(records[0], seat) for seat in range(3)] == [
        Declared("♠H", won=True, points=77, matadors=3),
        None,
        None,
    ]
    assert SKAT.telling.declared(records[2], 1) == Declared("♥", won=False, points=-60, matadors=1)
