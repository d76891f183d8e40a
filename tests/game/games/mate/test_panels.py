"""Mate on screen, as far as the gallery does not show it: what a mate is worth, mate and overmate, swapped hands."""

import re
from dataclasses import replace
from typing import Any

from bot.language import Texts
from bot.panels.past.history import DealList, Page, history_deals
from bot.panels.past.performance import stats_surface
from bot.panels.table.aloud import ending_aloud, hand_aloud
from bot.panels.table.happenings import Teller
from bot.panels.table.panel import panel
from bot.panels.table.private import last_trick, more
from bot.panels.table.session import session_end
from bot.panels.table.summary import closed_summary, summary
from game.core.record import record_of
from game.games.mate import MATE
from game.reports.past import DealLine, PastSession
from game.reports.statistics import PlayedDeal, statistics_of
from tests.bot.panels.reading import complaints, components, rules_of, words
from tests.bot.panels.seated import table_view_of
from tests.game.games.mate.support import MATES, SEATS, Round, begun, card, deal, round_of_70_and_15
from tests.game.games.shown import DE, EN, in_both_languages, scene, told
from tests.game.games.shown import own_words as own
from tests.game.games.shown import public_words as public

# At these tables Anna is O, and Ben, who deals, is L.


def started(example: str = "MA-5") -> Round:
    leader, other, *_ = MATES[example]
    return deal(leader, other)


# before the first lead


def test_only_its_owner_can_see_a_foreplaced_card() -> None:
    game = started()
    game.driver.answer("skip")
    game.driver.answer("foreplace")
    assert "which card do you foreplace?" in own(game, "O")
    game.driver.answer(card("♥7"))
    assert "Anna foreplaces a card: mates by Anna count one move more." in public(game)
    assert "Foreplaced card: ♥ Seven of Hearts" in own(game, "O")
    assert "Vorgelegte Karte: ♥ Herz-Sieben" in own(game, "O", DE)
    for shown in (public(game), own(game, "L"), *told(game), *told(game, SEATS["L"] + 1)):
        assert "Seven of Hearts" not in shown
    assert "Anna foreplaces ♥ Seven of Hearts." in told(game, SEATS["O"] + 1)


def test_with_open_foreplacing_everybody_sees_the_card() -> None:
    leader, other, *_ = MATES["MA-5"]
    game = deal(leader, other, {"foreplace_open": True}).foreplace(O="♥7")
    assert "Anna foreplaces ♥ Seven of Hearts." in told(game)
    board = scene(game).board
    assert board is not None
    assert board.lanes[0].sides == ((), ("hearts-seven",))


def test_a_player_without_a_differing_card_is_told_why() -> None:
    game = deal(rules={"foreplace_open": True, "foreplace_differ": True})
    game.driver.deal.hands[SEATS["O"]][:] = [card("♠Q"), card("♥K")]
    game.driver.answer("foreplace")
    game.driver.answer(card("♠K"))
    assert "None of your cards differs" in own(game, "O")
    assert "Foreplace a card" in public(game)


# moves


def test_everybody_sees_the_move_and_the_current_value_of_a_mate() -> None:
    game = started().foreplace(L="♠10").move("♣K-♣Q")
    shown = public(game)
    assert "Game 1 of 2 · Move 2" in shown
    assert "A mate by Ben now (×3): ace 33 · ten 30 · seven 21 · king 12 · queen 9" in shown
    assert "If this lead mates (×3): ace **33**" in own(game, "L")
    assert "If this lead mates" not in own(game, "O")
    assert "Ein Matt von Ben jetzt (×3): Ass 33 · Zehn 30 · Sieben 21 · König 12 · Dame 9" in public(game, DE)


def test_the_answering_player_is_told_whether_suit_or_rank_decides() -> None:
    game = deal("♣7 ♣A ♣10 ♣K ♠A ♠10 ♥A ♦A ♦10 ♥10", "♣Q ♠7 ♠K ♠Q ♥7 ♥K ♥Q ♦7 ♦K ♦Q").foreplace()
    assert "**Ben**: which card do you lead?" in public(game)
    game.driver.answer(card("♣A"))
    assert "You hold the suit that was led, so you must answer with it: ♣ Clubs." in own(game, "O")
    game.driver.answer(card("♣Q"))
    game.driver.answer(card("♣7"))
    assert "You have none of the suit that was led (♣ Clubs), so you must answer with a card of the same rank." in own(
        game, "O"
    )
    assert "Du hast die ausgespielte Farbe nicht (♣ Kreuz) und musst mit demselben Rang antworten." in own(
        game, "O", DE
    )


def test_moves_are_shown_side_by_side_and_only_once() -> None:
    lines = public(started().foreplace().move("♣K-♣Q, ♠K-♦K")).splitlines()
    assert "**1** · Ben ♣ King of Clubs; Anna ♣ Queen of Clubs" in lines
    assert "**2** · Ben ♠ King of Spades; Anna ♦ King of Diamonds" in lines
    assert not any(line.startswith(("**3**", "Move", "-# Move")) for line in lines)


def test_the_last_move_can_be_looked_at_again() -> None:
    view = table_view_of(started().foreplace().move("♣K-♣Q, ♠K-♦K").driver, 1)
    assert "Move 2: Ben leads ♠ King of Spades, Anna ♦ King of Diamonds → **Ben**" in words(last_trick(view, EN))


def test_tricks_are_not_counted() -> None:
    game = started().foreplace().move("♣K-♣Q, ♠K-♦K")
    assert "trick" not in public(game).lower()
    assert "stich" not in public(game, DE).lower()
    assert [seat.tricks for seat in scene(game).seats] == [0, 0]


# mate


def test_a_mate_is_reported_with_the_exchange_of_hands_and_the_foreplaced_cards() -> None:
    shown = public(begun("MA-5"))
    assert "**Mate!** Ben scores 15 with ♠ Queen of Spades on move 5." in shown
    assert "Anna’s foreplaced card: ♥ Seven of Hearts." in shown
    assert "**The hands are swapped:** each player now has the other’s cards." in shown
    assert "Game 2 of 2" in shown
    german = public(begun("MA-5"), DE)
    assert "**Matt!** Ben schreibt 15 mit ♠ Pik-Dame im 5. Zug." in german
    assert "Vorgelegte Karte von Anna: ♥ Herz-Sieben." in german


def test_an_overmate_is_announced_with_its_score() -> None:
    shown = told(begun("MA-9"))
    assert "Anna has no other card left and plays ♠ Ace of Spades again." in shown
    assert "👑 **Overmate!** Anna mates with ♠ Ace of Spades, played a second time, and scores 242." in shown


def test_picked_up_and_exchanged_cards_are_not_listed_one_by_one() -> None:
    for viewer in (None, 1, 2):
        shown = told(begun("MA-5"), viewer)
        assert not any("→" in line or "is exchanged for" in line or "takes" in line for line in shown)


def test_a_draw_is_reported() -> None:
    assert "Game 1: all cards have been played without a mate, so nobody scores." in public(begun("MA-12"))


# the end of a round, a match and a session


def test_the_summary_shows_the_score_with_and_without_a_foreplaced_card() -> None:
    shown = public(round_of_70_and_15())
    assert "Game 1 · **Ben** mates with ♦ Seven of Diamonds on move 9: 7 × (9 + 1 foreplaced) = **70**" in shown
    assert "Game 2 · **Anna** mates with ♠ Queen of Spades on move 5: 3 × 5 = **15**" in shown
    assert "Mate!" not in shown


def test_the_end_of_a_match_is_reported_with_both_totals() -> None:
    tallies = {"score": (100, 80), "match": (100, 80)}
    game = deal(rules={"match_stake": 5}, carry={"round": 1}, tallies=tallies)
    game.foreplace().move("♣A").foreplace().move("♣A")
    assert "🏆 **Anna wins the match**, 111 to 91." in public(game)
    assert "🏆 **Anna gewinnt das Match**, 111 zu 91." in public(game, DE)
    assert "Ben pays Anna 5 (match)." in told(game)
    short = words(closed_summary(table_view_of(game.driver, None), EN))
    assert "Anna wins the match" in short
    assert "**Round 1**" in short


def test_a_drawn_match_is_reported() -> None:
    game = deal(carry={"round": 1}, tallies={"score": (9, 9), "match": (9, 9)})
    assert "**The match is drawn**, 20 all." in public(game.foreplace().move("♣A").foreplace().move("♣A"))


# the rest


@in_both_languages
def test_the_rules_fit_on_one_page_with_their_examples(texts: Any) -> None:
    surface = rules_of(MATE, MATE.choose({}), texts)
    assert list(complaints(surface)) == []
    assert "7 × (9 + 1) = 70" in words(surface)
    assert "11 × (10 + 1) × 2 = 242" in words(surface)


@in_both_languages
def test_statistics_mention_games_and_moves_but_no_tricks(texts: Any) -> None:
    record = record_of(round_of_70_and_15().driver)
    counted = statistics_of(
        "person:2", [PlayedDeal("t", ("person:1", "person:2"), record)], {"t": 55}, MATE.telling.counts
    )
    shown = words(stats_surface("Ben", "mate", counted, {}, {}, texts))
    expected = "**Average mating move** 9" if texts is EN else "**Mattzug im Schnitt** 9"
    assert expected in shown
    assert "trick" not in shown.lower()
    assert "stich" not in shown.lower()


@in_both_languages
def test_the_history_lists_rounds(texts: Any) -> None:
    lines = [DealLine(1, "mate", 0, 1_750_000_100, 1_750_000_200, void=False, names=("Anna", "Ben"))]
    session = PastSession("k3v9", 1, 2, "mate", 1_750_000_000, 1_750_009_000, 1, ("Anna", "Ben"), ())
    surface = history_deals(session, DealList(Page(lines, 0, more=False)), "history", texts)
    offered = [option["label"] for each in components(surface) for option in each.get("options", ())]
    assert ("1 round" if texts is EN else "1 Runde") in words(surface)
    assert ("Round 1" if texts is EN else "Runde 1") in offered


@in_both_languages
def test_a_deal_is_called_a_round_during_play_and_after_its_end(texts: Texts) -> None:
    view = table_view_of(started().driver, 1)
    leaving = [replace(seat, leaving=True) for seat in view.seats]
    running = replace(view, stopping=True, seats=tuple(leaving), playing=tuple(leaving))
    ended, aloud = table_view_of(round_of_70_and_15().driver, 1), texts.read_aloud
    shown = [
        *(panel(each, texts) for each in (running, view)),
        *(more(each, texts) for each in (running, view, replace(view, stopping=True, turn_seconds=0))),
        *(hand_aloud(each, aloud) for each in (running, ended)),
        session_end(replace(ended, phase="over", deal_number=2), [], texts),
        *(shorten(replace(ended, deal=None), texts) for shorten in (summary, closed_summary)),
    ]
    spoken = [ending_aloud(ended, aloud), *map(words, shown)]
    assert [text for text in spoken if re.search(r"\bdeal\b|\bSpiel\b", text)] == []


def test_the_batches_of_one_deal_are_reported_together() -> None:
    view = table_view_of(round_of_70_and_15().driver, None)
    assert view.deal is not None
    assert Teller(view, view.deal, EN).everything()[0] == "Everybody gets 10 cards."
