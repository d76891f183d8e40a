"""Fünfzehnern on screen: why only these cards may be led, Zwang next to the cards, and the points around fifteen."""

from typing import Any

from bot.discord_io.surface import Surface
from bot.panels.kit.words import suit_name
from bot.panels.past.performance import stats_surface
from bot.panels.rules.text import rules_text
from bot.panels.table.happenings import Teller
from bot.panels.table.scenes import hand_scene, style_of, table_scene
from bot.panels.table.summary import closed_summary
from bot.pictures.table import table_picture
from game.core.cards import PIQUET_32
from game.core.record import record_of
from game.games.fuenfzehnern import FUENFZEHNERN
from game.reports.statistics import PlayedDeal, statistics_of
from tests.bot.panels.reading import buttons, words
from tests.bot.panels.seated import table_view_of
from tests.game.games.fuenfzehnern.support import WHOLE_DEAL, by_chance, deal, points, three_seats
from tests.game.games.shown import DE, EN, in_both_languages, own, public
from tests.game.games.support import Game

FIFTEEN_EACH = 11531


def taken_with_hearts(hand: str = "hA hK h7 sA sK cK cQ d9") -> Game:
    """Let B take the lead with the ace of hearts."""
    return deal("hT cT c9", hand, "hJ c7", "hQ d7").play("hT hA hJ hQ")


def offered(surface: Surface) -> list[str]:
    """Return the cards that a surface offers."""
    return [label for label in buttons(surface) if label[0] in "♣♠♥♦"]


def test_a_bound_leader_reads_why_and_what_else_may_be_led() -> None:
    told = words(own(taken_with_hearts(), "B"))
    assert "You took the lead in ♥ Hearts: lead ♥ Hearts again, or a card that nobody can beat." in told
    assert "Unbeatable: ♠ Ace of Spades, ♠ King of Spades" in told
    assert "So far **11** points in 1 trick" in told
    told = words(own(taken_with_hearts(), "B", DE))
    assert "Mit ♥ Herz hast du das Ausspiel bekommen: Spiel ♥ Herz weiter, oder was niemand schlagen kann." in told
    assert "Unschlagbar: ♠ Pik-Ass, ♠ Pik-König" in told
    assert "Bisher **11** Augen in 1 Stich" in told


def test_only_what_may_be_led_is_offered() -> None:
    assert offered(own(taken_with_hearts(), "B")) == ["♠ A", "♠ K", "♥ K", "♥ 7"]


@in_both_languages
def test_who_has_none_of_the_suit_left_reads_so_alone(texts: Any) -> None:
    game = taken_with_hearts("hA sA sK cK cQ d9 d8 dT")
    free = {EN: "You have no ♥ Hearts left", DE: "Du hast kein ♥ Herz mehr"}[texts]
    assert free in words(own(game, "B", texts))
    assert free not in words(public(game, texts))
    assert {EN: "bound to ♥ Hearts", DE: "an ♥ Herz gebunden"}[texts] in words(public(game, texts))


@in_both_languages
def test_zwang_is_a_button_below_the_cards_and_is_explained(texts: Any) -> None:
    game = deal("cK cQ c7", "cA cT", "cJ")
    label = {EN: "Zwang ♣ Q", DE: "Zwang ♣ D"}[texts]
    assert label in buttons(own(game, "A", texts))
    assert {EN: "the ace must come down", DE: "das Ass muss fallen"}[texts] in words(own(game, "A", texts))
    assert "wang" not in words(public(game, texts))
    game.say("A zwang_clubs")
    assert "**Zwang!** Anna" in words(public(game, texts))
    assert {EN: "your ace must come down", DE: "Dein Ass muss fallen"}[texts] in words(own(game, "B", texts))


def test_the_bond_stands_at_the_leader_in_the_picture() -> None:
    view = table_view_of(taken_with_hearts().driver, None)
    assert view.deal is not None
    scene = table_scene(view, view.deal, DE)
    assert [seat.notes for seat in scene.seats] == [(), ("an ♥ Herz gebunden",), (), ()]
    assert table_picture(scene, style_of(view.deal.pack, DE)).width == 720


def test_cards_that_may_not_be_led_are_dimmed() -> None:
    view = table_view_of(taken_with_hearts().driver, 2)
    assert view.deal is not None
    playable = {card.code for card in hand_scene(view.deal, 1) if card.playable}
    assert playable == {"hearts-king", "hearts-seven", "spades-ace", "spades-king"}


def test_the_summary_tells_points_scores_and_chips() -> None:
    game = three_seats().play(*WHOLE_DEAL)
    told = words(public(game))
    assert "Points in tricks: Anna **27**, Ben **10**, Cleo **8**; fifteen is par." in told
    assert "**Anna** **+12** points (+12 chips)\n**Ben** **−5** points (−5 chips)" in told
    assert "Zwang in ♥ Hearts: Cleo" in told
    assert "Augen: Anna **27**, Ben **10**, Cleo **8**" in words(public(game, DE))
    assert "Pot" not in words(public(game, DE))
    stays = words(closed_summary(table_view_of(game.driver, None), DE))
    assert "Anna +12, Ben −5, Cleo −7" in stays
    assert "Augen: Anna **27**" in stays


@in_both_languages
def test_fifteen_each_are_told_without_results_of_nothing(texts: Any) -> None:
    told = words(public(by_chance(4, FIFTEEN_EACH), texts))
    assert told.count("**15**") == 4
    assert "**0**" not in told


@in_both_languages
def test_the_pool_is_told_as_what_lies_below_and_above_fifteen(texts: Any) -> None:
    view = table_view_of(three_seats().play(*WHOLE_DEAL).driver, None)
    assert view.deal is not None
    told = Teller(view, view.deal, texts.of_game("fuenfzehnern")).everything()
    below, above = {EN: ("below", "above"), DE: ("unter", "über")}[texts]
    fifteen = {EN: "fifteen", DE: "fünfzehn"}[texts]
    assert [line.split("(")[1] for line in told[-3:]] == [f"{words} {fifteen})." for words in (below, below, above)]


@in_both_languages
def test_the_rules_say_what_is_in_force(texts: Any) -> None:
    told = words(rules_text(FUENFZEHNERN, FUENFZEHNERN.choose({}), texts))
    without = words(
        rules_text(FUENFZEHNERN, FUENFZEHNERN.choose({"zwang": False, "lead_rule": "free", "point_value": 3}), texts)
    )
    assert "**Zwang**" in told
    assert "**Zwang**" not in without
    assert "(+12 chips)" in told.lower()
    assert {EN: "You may lead any card.", DE: "Ausspielen darf man jede Karte."}[texts] in without
    assert {EN: "pays 3 chips a point", DE: "je Punkt 3 Chips"}[texts] in without


@in_both_languages
def test_statistics_of_points_and_zwang(texts: Any) -> None:
    record = record_of(three_seats().play(*WHOLE_DEAL).driver)
    played = [PlayedDeal("t", ("a", "b", "c"), record)]
    counted = statistics_of("c", played, {"t": -7}, FUENFZEHNERN.telling.counts)
    told = words(stats_surface("Cleo", "fuenfzehnern", counted, {}, {}, texts))
    assert {EN: "**Points in tricks** 8 on average", DE: "**Augen im Schnitt** 8"}[texts] in told
    assert {EN: "**Above fifteen** in 0 deals", DE: "**Über fünfzehn** in 0 Spielen"}[texts] in told
    assert {EN: "**Zwang** once", DE: "**Zwang** 1-mal"}[texts] in told


def test_hearts_look_the_same_to_three_as_to_four() -> None:
    three = FUENFZEHNERN.pack(FUENFZEHNERN.choose({"dropped_suit": "clubs"}), 3)
    assert suit_name(EN, three, "hearts") == suit_name(EN, PIQUET_32, "hearts")


def test_what_is_counted_of_a_seat() -> None:
    game = three_seats().play(*WHOLE_DEAL)
    counted = [FUENFZEHNERN.telling.counts(record_of(game.driver), seat) for seat in range(3)]
    assert [each["points"] for each in counted] == points(game) == [27, 10, 8]
    assert [each["surplus"] for each in counted] == [1, 0, 0]
    assert [each["zwang"] for each in counted] == [0, 0, 1]
