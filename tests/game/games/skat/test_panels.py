"""Skat on screen: who bids to whom, what a hand would be worth, the contract, and the scoring in a line."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Surface
from bot.language import Texts
from bot.panels.kit.words import tally_words
from bot.panels.past.performance import stats_surface
from bot.panels.rules.text import ranked, rules_text
from bot.panels.table.hand import hand_alt
from bot.panels.table.lobby import lobby
from bot.panels.table.scenes import hand_scene, style_of
from bot.panels.table.score_sheet import score_sheet, session_sheet
from bot.panels.table.summary import closed_summary
from bot.pictures.hand import hand_picture
from bot.pictures.sheet import sheet_picture
from bot.pictures.table import table_picture
from game.core.parts import Declared
from game.core.record import record_of
from game.core.show import view_of
from game.games.skat import SKAT
from game.reports.past import CourseLine
from game.reports.statistics import PlayedDeal, statistics_of
from tests.bot.panels.reading import BUTTON, SELECT, complaints, components, words
from tests.bot.panels.seated import table_view_of
from tests.game.games.shown import DE, EN, in_both_languages, own, own_words, public, public_words, scene, told
from tests.game.games.skat.support import ALL_PASS, bid_up_to, deal, play_out
from tests.game.games.skat.test_examples import hearts_at_30, with_3
from tests.game.games.support import Game

WITH_1 = "cJ hJ sA sT sK s9 s8 hA d9 c7"
NULL = "c7 c8 c9 s7 s8 h7 h8 d7 d8 d9"


def labels(surface: Surface) -> list[str]:
    """Return the labels of the buttons that answer."""
    presses = [(item["label"], Press.read(item["custom_id"])) for item in components(surface) if item["type"] == BUTTON]
    return [label for label, press in presses if press and press.verb == "answer"]


def declared(value: int = 22) -> Game:
    """Let A take the skat at a bid and put two cards away."""
    return bid_up_to(deal(WITH_1, skat="d7 d8"), "A", value).say("A take", "A discard:d7+d8")


def clubs_of(**more: Any) -> Game:
    """Let A take all the tricks in clubs from the hand at 18."""
    game = bid_up_to(deal("cJ sJ hJ dJ cA cT cK cQ c9 c8", skat="d7 h7", **more), "A", 18)
    return play_out(game.say("A hand", "A clubs", "A none"), 1)


def spades_at(value: int) -> Game:
    """Let A name spades from the hand, and be asked what to announce."""
    return bid_up_to(deal(WITH_1), "A", value).say("A hand", "A spades")


def null() -> Game:
    """Let A win a Null from the hand."""
    game = bid_up_to(deal(NULL), "A", 23).say("A hand", "A null")
    return play_out(game, 2)


WON = "with 3, game 4, hand 5, schneider 6, announced 7, times 11, **77**"
LOST = "mit 3, Spiel 4, Hand 5, Schneider 6, angesagt 7, mal 11, **77**, verloren doppelt: **−154**"
STEPS = "mit 1, Spiel 2, mal 10, **20** · gereizt 30, nötig 30, verloren doppelt: **−60**"
OVERBID = f"**Ben hat sich überreizt**: ♥ Herz mit 65 Augen · {STEPS}"


class Read(NamedTuple):
    """What is to be read, and what is not, by which viewers: seats, and `-` for the public."""

    claim: str
    begin: Callable[[], Game]
    viewers: str
    there: Sequence[str] = ()
    absent: Sequence[str] = ()
    texts: Texts = EN


READS = [
    Read("who speaks and who hears", deal, "-",
         ["**Ben**: what do you bid to Anna?", "Forehand Anna · middlehand Ben · rearhand Cleo"]),
    Read("who answers", lambda: deal().say("B 18"), "-", ["**Anna**: Ben bids **18**. Do you hold it, or pass?"]),
    Read("who bids on", lambda: deal().say("B 18", "A hold"), "-", ["**Ben**: Anna is at **18**. Bid more, or pass?"]),
    Read("who has passed", lambda: deal().say("B 18", "A hold", "B pass"), "-",
         ["**Cleo**: Anna is at **18**. Bid more, or pass?", "passed"]),
    Read("in German one speaks as at the table", deal, "-", ["**Ben**: was reizt du? Anna hört."], texts=DE),
    Read("what a hand is worth in the auction", lambda: deal(WITH_1), "A",
         ["With 1, your games are worth: ♦ **18** · ♥ **20** · ♠ **22** · ♣ **24** · Grand **48** · Null **23**"]),
    Read("others do not read it", lambda: deal(WITH_1), "B", absent=["With 1,"]),
    Read("the public does not read it", lambda: deal(WITH_1), "-", absent=["your games"]),
    Read("before the skat no game is out of reach", lambda: bid_up_to(deal(WITH_1), "A", 48), "A",
         ["With the skat, your games are worth:", "○\u00a0♦ Diamonds **18**"], ["✗\u00a0♦"]),
    Read("so it is with a hand", lambda: bid_up_to(deal(WITH_1), "A", 48).say("A hand"), "A",
         ["○\u00a0♣ Clubs **36**"]),
    Read("what each game is worth to the declarer", declared, "A",
         ["✓\u00a0♠ Spades **22**", "○\u00a0♥ Hearts **20**", "You play for **22**. Your games are worth:",
          "✓\u00a0Grand **48**", "✓\u00a0Null **23**"]),
    Read("nobody else reads the worth", declared, "-BC", absent=["**48**", "schneider"]),
    Read("what cannot reach the bid", lambda: declared(48), "A",
         ["✗\u00a0♦ Karo **18**", "○\u00a0♣ Kreuz **24**", "✗\u00a0Null **23**", "So viel sind deine Spiele wert:"],
         texts=DE),
    Read("each announcement with its value", lambda: spades_at(33), "A",
         ["Worth: nothing announced **33** ✓ · schneider **55** ✓ · schwarz **77** ✓ · open **88** ✓"]),
    Read("nobody else reads the announcements", lambda: spades_at(33), "-B", absent=["Worth:"]),
    Read("what is not enough for the bid", lambda: spades_at(48), "A",
         ["nothing announced **33** ✗ · schneider **55** ✓"]),
    Read("who deals to three sits out", lambda: bid_up_to(deal(WITH_1, seats=4), "A", 18), "D",
         ["You sit this deal out."], ["not been dealt"]),
    Read("who plays does not read who is in", lambda: bid_up_to(deal(WITH_1, seats=4), "A", 18), "A",
         absent=["Still in"]),
    Read("won, as on paper", lambda: with_3(429), "-",
         [f"**Anna wins ♠ Spades** with 95 points · {WON}\n"]),
    Read("lost, as on paper", lambda: with_3(1954), "-",
         [f"**Anna verliert ♠ Pik** mit 89 Augen · {LOST}"], texts=DE),
    Read("overbid, as on paper", lambda: hearts_at_30(367), "-", [OVERBID], texts=DE),
    Read("a Null has no points", null, "-", ["**Anna wins Null hand** without a trick · **35**"],
         ["0 points", "0 Augen"]),
    Read("a Null has no points in German", null, "-", ["**Anna gewinnt Null Hand** ohne Stich"],
         ["0 points", "0 Augen"], DE),
    Read("everybody's points in Ramsch", lambda: play_out(deal(seed=2230).say(*ALL_PASS), 2230), "-",
         ["Ramsch · Anna **40**, Ben **40**, Cleo **40** points"]),
    Read("what Ramsch is", lambda: deal().say(*ALL_PASS), "-",
         ["**Ramsch**, jeder für sich: Wer die wenigsten Augen hat, gewinnt"], texts=DE),
    Read("what a dealer who sat out paid", lambda: clubs_of(seats=4), "-", ["**Dora** **−168 chips**"]),
]  # fmt: skip


@pytest.mark.parametrize("read", READS, ids=lambda read: read.claim)
def test_what_is_read(read: Read) -> None:
    game = read.begin()
    for viewer in read.viewers:
        text = public_words(game, read.texts) if viewer == "-" else own_words(game, viewer, read.texts)
        assert [line for line in read.there if line not in text] == []
        assert [line for line in read.absent if line in text] == []


def test_an_overbid_game_stays_reckoned() -> None:
    assert OVERBID in words(closed_summary(table_view_of(hearts_at_30(367).driver, None), DE))


# the auction


def test_the_next_values_are_buttons_and_the_jumps_stand_in_a_select() -> None:
    for surface in (public(deal()), own(deal(), "B")):
        assert labels(surface) == ["18", "20", "22", "23", "Pass"]
        (jumps,) = [item for item in components(surface) if item["type"] == SELECT]
        assert [option["value"] for option in jumps["options"]][:3] == ["24", "27", "30"]
        assert jumps["placeholder"] == "or jump higher"


def test_in_german_one_speaks_as_at_the_table() -> None:
    game = deal().say("B 18")
    assert labels(public(game, DE)) == ["Ja, 18", "Weg"]
    game.say("A hold", "B 20", "A pass")
    assert told(game, texts=DE)[-4:] == ["Ben: **18**", "Anna: ja.", "Ben: **20**", "Anna: weg."]


@in_both_languages
def test_forehand_is_asked_alone_when_nobody_has_bid(texts: Any) -> None:
    game = deal().say("B pass", "C pass")
    assert labels(public(game, texts))[0] == "18"
    assert ("nobody" if texts is EN else "niemand") in words(public(game, texts))


@in_both_languages
def test_a_lobby_says_what_becomes_of_a_deal_that_all_pass_by_the_rules_in_force(texts: Any) -> None:
    rules = {choice: deal(rules={"all_pass": choice}) for choice in ("ramsch", "throw_in")}
    lobbies = {
        choice: words(lobby(table_view_of(game.driver, 1, phase="lobby"), texts)) for choice, game in rules.items()
    }
    said = ("Ramsch is played", "are thrown in") if texts is EN else ("wird geramscht", "wird eingepasst")
    assert [said[0] in lobbies["ramsch"], said[1] in lobbies["ramsch"]] == [True, False]
    assert [said[0] in lobbies["throw_in"], said[1] in lobbies["throw_in"]] == [False, True]


def test_whoever_shoves_reads_what_was_taken_up_and_handed_on_and_nobody_else_does() -> None:
    game = deal(a="sA sT cJ", skat="hA hT", rules={"ramsch_shoving": True}).say(*ALL_PASS)
    game.say("A take", "A hand_on:sA+sT")
    line = "Anna nimmt ♥ Herz-Ass, ♥ Herz-Zehn auf und schiebt ♠ Pik-Zehn, ♠ Pik-Ass weiter."
    assert line in told(game, 1, DE)
    assert "Ass" not in "".join(told(game, 2, DE))


# the skat and the game


def test_two_of_twelve_cards_are_put_away_with_one_select() -> None:
    game = bid_up_to(deal(WITH_1, skat="dJ d8"), "A", 18).say("A take")
    (chooser,) = [item for item in components(own(game, "A")) if item["type"] == SELECT]
    assert (chooser["min_values"], chooser["max_values"], len(chooser["options"])) == (2, 2, 12)
    named = [option["value"] for option in chooser["options"]]
    assert named[:4] == ["clubs-jack", "hearts-jack", "diamonds-jack", "clubs-seven"]
    assert named[4:6] == ["spades-ace", "spades-ten"]
    deal_seen = view_of(game.driver, 0)
    assert hand_picture(hand_scene(deal_seen, 0), style_of(deal_seen.pack, DE)).data


@pytest.mark.parametrize(("texts", "told"), [(EN, "Queen of Spades (found)"), (DE, "Pik-Dame (gefunden)")])
def test_what_lay_in_the_skat_is_marked_for_the_declarer_alone_until_a_card_is_led(texts: Texts, told: str) -> None:
    game = bid_up_to(deal(WITH_1, skat="sQ d8"), "A", 18)
    assert [marked(game, seat) for seat in (0, 1, 2)] == [[], [], []]
    game.say("A take")
    assert [marked(game, seat) for seat in (0, 1, 2)] == [["spades-queen", "diamonds-eight"], [], []]
    assert told in hand_alt(view_of(game.driver, 0), texts)
    assert told in words(own(game, "A", texts))
    game.say("A discard:d9+d8")
    assert [marked(game, seat) for seat in (0, 1, 2)] == [["spades-queen"], [], []]
    game.say("A clubs")
    assert [marked(game, seat) for seat in (0, 1, 2)] == [[], [], []]


def marked(game: Game, seat: int) -> list[str | None]:
    """List the cards that are marked as found in the picture of a hand."""
    return [card.code for card in hand_scene(view_of(game.driver, seat), seat) if card.found]


def chosen_from(surface: Surface) -> list[str]:
    """List the options of a surface's selects."""
    return [each["label"] for item in components(surface) if item["type"] == SELECT for each in item["options"]]


def test_the_games_have_their_price_and_what_is_too_low_is_not_offered_in_the_hand() -> None:
    game = declared(30)
    assert labels(public(game))[:5] == ["♣ Clubs ×12", "♠ Spades ×11", "♥ Hearts ×10", "♦ Diamonds ×9", "Grand ×24"]
    assert labels(public(game))[5:] == ["Null · 23", "Null ouvert · 46"]
    assert chosen_from(own(game, "A")) == [*labels(public(game))[:5], "Null ouvert · 46"]
    assert [item["placeholder"] for item in components(own(game, "A")) if item["type"] == SELECT] == ["Choose one"]
    game = bid_up_to(deal(WITH_1), "A", 30).say("A hand")
    assert labels(public(game))[5:] == ["Null · 35", "Null ouvert · 59"]


@in_both_languages
def test_who_holds_german_suits_reads_them_in_the_hand_on_the_buttons_and_in_the_rules(texts: Any) -> None:
    german = texts.with_suits("german")
    text = words(own(deal(WITH_1), "A", german))
    expected = "Bells **18** · Hearts **20** · Leaves **22** · Acorns **24**"
    assert (expected if texts is EN else "Schellen **18** · Herz **20** · Laub **22** · Eichel **24**") in text
    game = declared()
    labelled = chosen_from(own(game, "A", german))
    wanted = ["Acorns ×12", "Leaves ×11"] if texts is EN else ["Eichel ×12", "Laub ×11"]
    assert labelled[:2] == wanted
    told_in = words(rules_text(SKAT, SKAT.choose({}), german))
    assert not set("♣♠♦") & set(told_in)
    assert "Buben" not in told_in
    assert "jack" not in told_in.lower()


# the contract


def test_the_contract_stands_on_the_panel_and_in_the_picture() -> None:
    game = declared().say("A spades")
    text = words(public(game))
    assert "**Anna** plays alone for 22: **♠ Spades**" in text
    assert "Trump ♠ Spades" in text
    shown = scene(game)
    assert (shown.badge, shown.trump_suit) == ("♠ Pik", "spades")
    assert [seat.declarer for seat in shown.seats] == [True, False, False]
    assert shown.seats[0].notes == ("gereizt 22",)
    assert table_picture(shown, style_of(game.driver.deal.pack, DE)).data


def test_a_grand_from_the_hand_with_kontra_says_all_of_it() -> None:
    game = bid_up_to(deal(WITH_1, rules={"kontra": "kontra_re"}), "A", 18)
    game.say("A hand", "A grand", "A schneider", "B kontra", "A re")
    line = "**Anna** spielt allein für 18: **Grand** Hand, Schneider angesagt, Kontra und Re"
    assert line in words(public(game, DE))
    assert "**Kontra!** Ben verdoppelt das Spiel." in told(game, texts=DE)
    assert (scene(game).badge, scene(game).trump_suit) == ("Grand · Hand · Schneider · Kontra und Re", None)


def test_an_open_hand_lies_before_its_owner() -> None:
    game = bid_up_to(deal(NULL), "A", 23).say("A hand", "A null_ouvert")
    assert len(scene(game).seats[0].laid) == 10
    in_order = "♣ Nine of Clubs, ♣ Eight of Clubs, ♣ Seven of Clubs, ♠ Eight of Spades, ♠ Seven of Spades"
    assert f"· shows {in_order}" in words(public(game))
    assert any(f"Anna shows {in_order}" in line for line in told(game))


def test_the_dealer_of_four_is_out_in_the_picture() -> None:
    game = bid_up_to(deal(WITH_1, seats=4), "A", 18)
    assert [seat.state for seat in scene(game).seats] == ["in", "in", "in", "out"]


# the end


def test_the_score_sheet_shows_the_deals_in_order_and_who_sat_out() -> None:
    scores = {"Anna": [24, 24, 24, 24], "Ben": [0, -44, -44, -44], "Cleo": [0, 0, 0, 0], "Dora": [0, 0, 0, 18]}
    played = {
        ("Anna", 0): Declared("G", won=True),
        ("Ben", 1): Declared("♠H", won=False),
        ("Dora", 3): Declared("♦", won=True),
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
    sheet = session_sheet(courses)
    assert sheet is not None
    assert [scores for _, scores in sheet.rows[:4]] == [
        (24, "–", None, None),
        (None, -44, "–", None),
        (None, None, None, "–"),
        (None, None, None, 18),
    ]
    written = words(score_sheet(SKAT, sheet, EN)).splitlines()
    assert [line.split()[:2] for line in written[3:7]] == [["1", "G"], ["2", "♠H"], ["3", "·"], ["4", "♦"]]
    assert (written[7].split(), written[8].split()) == (["✓", "1", "0", "0", "1"], ["✗", "0", "1", "0", "0"])
    assert "+18" in written[9]
    assert sheet_picture(sheet).data


def test_a_list_says_which_game_was_declared_and_whether_it_was_won() -> None:
    record = record_of(clubs_of().driver)
    assert [SKAT.telling.declared(record, seat) for seat in range(3)] == [Declared("♣H", won=True), None, None]


def test_a_score_below_nothing_has_the_sign_that_chips_have() -> None:
    assert [tally_words(texts, "score", -48) for texts in (EN, DE)] == ["−48 points", "−48 Punkte"]


# rules and statistics


@in_both_languages
def test_the_rules_show_how_the_game_ranks_and_three_examples(texts: Any) -> None:
    surface = rules_text(SKAT, SKAT.choose({}), texts)
    assert list(complaints(surface)) == []
    text = words(surface)
    assert [f"{number}. " in text for number in (1, 2, 3)] == [True] * 3
    assert ("Jack of Clubs, ♠ Jack of Spades" if texts is EN else "Kreuz-Bube, ♠ Pik-Bube") in text
    codes = [card.code for card in ranked(SKAT, SKAT.pack(SKAT.choose({}), 3))]
    assert codes[:6] == ["clubs-jack", "spades-jack", "hearts-jack", "diamonds-jack", "spades-ace", "spades-ten"]


@in_both_languages
def test_statistics_say_what_a_declarer_did(texts: Any) -> None:
    games = [with_3(429), with_3(1954), hearts_at_30(367), play_out(deal(seed=2230).say(*ALL_PASS), 2230)]
    deals = [PlayedDeal("monday", ["person:1", "person:2", "computer"], record_of(game.driver)) for game in games]
    counted = statistics_of("person:1", deals, {"monday": -1}, SKAT.telling.counts)
    assert counted.counts["declared"] == 2
    assert counted.counts["made-of-declared"] == counted.counts["schneider-of-declared"] == 1
    assert (counted.counts["hand-of-declared"], counted.counts["beaten"]) == (2, 1)
    assert (counted.counts["suit-of-declared"], counted.counts["ramsch-won"]) == (2, 1)
    other = statistics_of("person:2", deals, {"monday": -1}, SKAT.telling.counts)
    assert (other.counts["overbid-of-declared"], other.counts["bid-of-declared"], other.counts["beaten"]) == (1, 30, 1)
    text = words(stats_surface("Anna", "skat", counted, {}, {"monday": 0}, texts))
    assert "-of-" not in text
    assert all(texts.of_game("skat").has(f"stats-{name}") for name in counted.counts)


@in_both_languages
def test_statistics_tell_against_whom_one_lost_and_no_parts_of_nothing(texts: Any) -> None:
    deals = [PlayedDeal("monday", ["person:1", "person:2", "computer"], record_of(with_3(429).driver))]
    counted = statistics_of("person:2", deals, {"monday": -77}, SKAT.telling.counts)
    text = words(stats_surface("Ben", "skat", counted, {"person:1": "Anna"}, {"monday": 0}, texts))
    line = "**Has lost most to:** Anna (1 deal)" if texts is EN else "**Am meisten verloren gegen:** Anna (1 Spiel)"
    assert line in text
    assert "Grand" not in text
