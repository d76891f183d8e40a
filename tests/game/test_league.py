"""Seasons and ratings: independent of order, fair to players who leave, and less certain in the next season."""

import random
from datetime import UTC, datetime
from math import exp, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games.catalogue import CATALOGUE
from game.league import CARRIED, DAY, Every, LeagueDeal, Rating, Season, Standings, rated, standings, whole_meeting
from game.league import meetings as meetings_of

ANNA, BEN, CLARA = 1, 2, 3
WHOLE = 12
NOVEMBER = Season(2026 * 12 + 10, 1)
EVERY: tuple[Every, ...] = ("month", "quarter")
FIRST = NOVEMBER.looked_at[0].begins


def a_deal(*results: int, day: int = 0, season: Season = NOVEMBER) -> LeagueDeal:
    """Return a deal on a day of a season, with the results of Anna, Ben and Clara."""
    return LeagueDeal(season.begins + day * DAY, "skat", dict(enumerate(results, start=ANNA)))


def season_of(*deals: LeagueDeal, season: Season = NOVEMBER) -> Standings:
    return standings(season, deals, {}, WHOLE)


def ratings(stand: Standings) -> dict[int, Rating]:
    return {line.person: line.rating for line in stand.lines}


LEAGUE_DEALS = st.lists(
    st.builds(
        LeagueDeal,
        st.integers(FIRST, NOVEMBER.ends - 1).map(float),
        st.sampled_from(["skat", "mate"]),
        st.dictionaries(st.integers(1, 6), st.integers(-50, 50), max_size=5),
    ),
    max_size=30,
)


@given(LEAGUE_DEALS, st.randoms(use_true_random=False))
def test_ratings_are_the_same_in_whatever_order_deals_come(deals: list[LeagueDeal], chance: random.Random) -> None:
    mixed = chance.sample(deals, len(deals))
    turned = [deal._replace(results=dict(chance.sample([*deal.results.items()], len(deal.results)))) for deal in mixed]
    assert season_of(*turned) == season_of(*deals)


@given(LEAGUE_DEALS)
def test_ratings_depend_on_the_order_of_results_not_on_stakes(deals: list[LeagueDeal]) -> None:
    dearer = [deal._replace(results={who: 10 * each for who, each in deal.results.items()}) for deal in deals]
    assert season_of(*dearer) == season_of(*deals)


@given(LEAGUE_DEALS)
def test_a_rating_is_never_less_certain_than_at_the_beginning(deals: list[LeagueDeal]) -> None:
    stand = season_of(*deals)
    assert all(0 < line.rating.sigma <= Rating().sigma + 1e-9 for line in stand.lines)
    sure = [line.rating.points - line.rating.give for line in stand.lines]
    assert sure == sorted(sure, reverse=True), "the order is by the number minus its ±"


@given(LEAGUE_DEALS, st.permutations(range(1, 7)))
def test_ratings_do_not_depend_on_who_somebody_is(deals: list[LeagueDeal], others: list[int]) -> None:
    name = dict(enumerate(others, start=1))
    renamed = [deal._replace(results={name[who]: each for who, each in deal.results.items()}) for deal in deals]
    one, other = ratings(season_of(*deals)), ratings(season_of(*renamed))
    assert {name[who] for who in one} == other.keys()
    for who, rating in one.items():
        assert other[name[who]] == pytest.approx(rating)


def test_two_people_are_rated_as_the_published_formula_has_it() -> None:
    """Weng and Lin, algorithm 4, for two people and one whole meeting: computed here again, without the library."""
    found = rated({}, meetings_of([a_deal(2, -1)] * WHOLE)[NOVEMBER.begins // DAY], WHOLE)
    mu, sigma, beta = 25.0, 25 / 3, 25 / 6
    c = sqrt(2 * (sigma**2 + beta**2))
    chance = exp(mu / c) / (2 * exp(mu / c))
    shift, shrink = sigma**2 / c * (1 - chance), sigma**2 / c**2 * (sigma / c) * chance * (1 - chance)
    assert found[ANNA] == pytest.approx(Rating(mu + shift, sigma * sqrt(1 - shrink)))
    assert found[BEN] == pytest.approx(Rating(mu - shift, sigma * sqrt(1 - shrink)))


def test_the_more_frequent_winner_is_ahead_and_a_draw_has_no_winner() -> None:
    often = [a_deal(1, 0, -1, day=day) for day in range(20)] + [a_deal(-1, 1, 0, day=day) for day in range(20, 25)]
    assert [line.person for line in season_of(*often).lines] == [ANNA, BEN, CLARA]
    anna, ben = ratings(season_of(*[a_deal(3, 3)] * WHOLE)).values()
    assert anna == ben
    assert anna.points == 1000
    assert anna.give < Rating().give


def test_a_split_session_weighs_the_same_and_more_deals_weigh_more() -> None:
    evening = [a_deal(5, -3), a_deal(-2, 4), a_deal(1, 0)] * 4
    later = [deal._replace(ended=deal.ended + 3_600) for deal in evening]
    assert ratings(season_of(*evening[:5], *later[5:])) == ratings(season_of(*evening))
    gives = [ratings(season_of(*[a_deal(2, 1)] * count))[ANNA].give for count in (1, WHOLE, 3 * WHOLE, 9 * WHOLE)]
    assert gives == sorted(gives, reverse=True)
    assert gives[2] == gives[3], "an endless day counts no more than three whole meetings"


def test_a_leaver_is_rated_only_on_the_deals_before_leaving() -> None:
    before = [a_deal(-4, 2, 2)] * 6
    after = [LeagueDeal(NOVEMBER.begins, "skat", {BEN: result, CLARA: -result}) for result in (9, -1, 3)]
    lost = ratings(season_of(*before))[ANNA]
    assert lost.points < 1000
    assert season_of(*before, *after).of(ANNA) == season_of(*before).of(ANNA)


def test_playing_only_with_computers_is_not_rated() -> None:
    assert season_of(*[a_deal(7)] * 40).lines == []


def test_a_minimum_of_deals_is_needed_to_be_listed() -> None:
    enough = season_of(*[a_deal(1, -1)] * WHOLE)
    assert [line.person for line in enough.listed([ANNA, BEN]).lines] == [ANNA, BEN]
    assert [line.person for line in enough.listed([BEN]).lines] == [BEN], "people who hide leave no gap"
    short = season_of(*[a_deal(1, -1)] * (WHOLE - 1))
    assert (short.people, short.listed([ANNA, BEN]).lines) == (set(), [])
    assert short.of(ANNA) == short.lines[0]
    wholes = [whole_meeting(rulesets) for rulesets in CATALOGUE.families().values()]
    assert wholes == [20, 12, 12, 12, 12, 12, 12, 4, 12, 20]


def test_a_season_starts_halfway_between_the_old_rating_and_a_new_one() -> None:
    october = NOVEMBER.after(-1)
    played = [a_deal(1, -1, day=day, season=october) for day in range(20)]
    then, now = Rating(), ratings(season_of(*played, season=october))[ANNA]
    carried = now.carried()
    assert carried.mu - then.mu == pytest.approx((now.mu - then.mu) / 2)
    assert now.sigma < carried.sigma < then.sigma
    assert carried.sigma**2 == pytest.approx((now.sigma**2 + then.sigma**2) / 2)
    assert season_of(*played).lines == [], "nobody is listed for deals of another season"
    again = season_of(*played, a_deal(0, 0))
    met = rated({ANNA: carried, BEN: ratings(season_of(*played, season=october))[BEN].carried()}, (), WHOLE)
    assert met == {}
    assert abs(ratings(again)[ANNA].mu - carried.mu) < 1


def test_deals_older_than_the_seasons_considered_are_forgotten() -> None:
    long_ago, now = NOVEMBER.after(-CARRIED - 1), [a_deal(0, 0)] * WHOLE
    assert season_of(a_deal(1, -1, season=long_ago), *now) == season_of(*now)
    assert season_of(a_deal(1, -1, season=NOVEMBER.after(1)), *now) == season_of(*now), "nor does the future count"


def test_the_difference_from_par_is_given_with_its_uncertainty() -> None:
    stand = standings(NOVEMBER, (), {ANNA: [1.0, 3.0] * 6, BEN: [2.5] * 12, CLARA: [9.0]}, WHOLE)
    ben, anna = stand.besides
    assert (ben.person, ben.mean, ben.error) == (BEN, 2.5, 0.0)
    assert (anna.person, anna.deals, anna.mean) == (ANNA, 12, 2.0)
    assert anna.error == pytest.approx(2 * sqrt(12 / 11) / sqrt(12))
    assert stand.people == {ANNA, BEN}


@given(st.integers(1_000_000_000, 4_000_000_000), st.sampled_from(EVERY))
def test_every_moment_belongs_to_exactly_one_named_season(when: int, every: Every) -> None:
    season = Season.at(when, every)
    assert season.begins <= when < season.ends
    assert season.after(1).begins == season.ends
    assert Season.named(season.name, every) == season


def test_seasons_are_named_by_month_or_quarter() -> None:
    when = datetime(2026, 11, 23, tzinfo=UTC).timestamp()
    assert [Season.at(when, "month").name, Season.at(when, "quarter").name] == ["2026-11", "2026-Q4"]
    assert Season.named("2026-11", "quarter") == Season.named("2026-Q4", "quarter")
    assert Season.named("2026-Q4", "month") == Season.named("2026-10", "month")
    assert [Season.named(name, "month") for name in ("", "2026-13", "2026-Q5", "0001-01", "9999-12")] == [None] * 5
