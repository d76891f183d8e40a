"""Settings take effect immediately, and values from an older version do no harm."""

from typing import Any

import pytest

from bot.language import Language
from bot.panels.kit.rules import Rules, offered_rules
from bot.panels.personal.settings import SWITCHES, families_with_rules, page_of, personal_settings, server_settings
from bot.preferences import Owner, Personal, Preferences, ServerSettings
from cogs.settings import own_value, server_value, switched
from game.core.errors import Refused
from game.core.options import Choice
from game.games.catalogue import CATALOGUE
from storage.leases import Span
from storage.people import People
from storage.problems import StorageProblem
from tests.bot.panels.reading import chosen, complaints, components, words

LANGUAGE = Language(strict=True)


class Memory(People):
    """A store in memory."""

    def __init__(self, kept: dict[tuple[str, int], dict[str, Any]]) -> None:
        self.kept = kept

    async def every_setting(self, span: Span | None = None) -> dict[tuple[str, int], dict[str, Any]]:
        return {owner: values for owner, values in self.kept.items() if span is None or owner[0] == "server"}

    async def settings(self, owner: Owner, owner_id: int) -> dict[str, Any]:
        return dict(self.kept.get((owner, owner_id), {}))

    async def set(self, owner: Owner, owner_id: int, key: str, value: object) -> None:
        values = self.kept.setdefault((owner, owner_id), {})
        values[key] = value
        if value is None:
            del values[key]


async def test_stored_settings_are_loaded_and_invalid_values_ignored() -> None:
    kept = {
        ("person", 1): {"language": "de", "large": True, "reminders": "maybe", "hat": "green"},
        ("server", 1): {"turn_seconds": 30, "rules-lupfen": "lupfen-vorarlberg/allgaeu", "pictures": 0},
        ("server", 2): {"off-tippen": True, "off-fipsen": True, "off-lupfen": False, "off-schwimmen": "yes"},
    }
    preferences = Preferences(Memory(kept))
    await preferences.load()
    assert preferences.person(1) == Personal(language="de", large=True)
    assert preferences.server(1) == ServerSettings(turn_seconds=30, rules={"lupfen": "lupfen-vorarlberg/allgaeu"})
    assert preferences.server(2) == ServerSettings(off=frozenset({"tippen", "fipsen"}))
    assert preferences.person(2) == Personal()


async def test_a_setting_can_be_stored_reset_and_erased() -> None:
    store = Memory({})
    preferences = Preferences(store)
    await preferences.change("person", 1, "language", "en")
    await preferences.change("person", 1, "pictures", False)
    await preferences.change("person", 1, "language", None)
    assert preferences.person(1) == Personal(pictures=False)
    assert store.kept == {("person", 1): {"pictures": False}}
    preferences.forget("person", 1)
    assert preferences.person(1) == Personal()


async def test_a_reload_picks_up_settings_changed_by_another_process() -> None:
    store = Memory({("person", 1): {"large": True}})
    one, other = Preferences(store), Preferences(store)
    await one.load()
    await other.load()
    await one.change("person", 1, "language", "de")
    await one.change("server", 5, "pictures", False)
    assert (other.person(1), other.server(5)) == (Personal(large=True), ServerSettings())
    await other.load()
    assert (other.person(1), other.server(5)) == (Personal(large=True, language="de"), ServerSettings(pictures=False))
    store.kept.clear()
    await other.load()
    assert (other.person(1), other.server(5)) == (Personal(), ServerSettings())


async def test_a_setting_changed_during_a_reload_is_not_lost() -> None:
    class Slow(Memory):
        async def every_setting(self, span: Span | None = None) -> dict[tuple[str, int], dict[str, Any]]:
            before = {owner: dict(values) for owner, values in self.kept.items()}
            if self.kept:
                await preferences.change("person", 1, "language", "en")
            return before

    preferences = Preferences(Slow({("person", 1): {"language": "de"}}))
    await preferences.load()
    assert preferences.person(1) == Personal(language="en")


async def test_a_persons_reload_does_not_overwrite_a_setting_being_changed_here() -> None:
    class Slow(Memory):
        async def settings(self, owner: Owner, owner_id: int) -> dict[str, Any]:
            before = await super().settings(owner, owner_id)
            if owner == "person":
                await preferences.change(owner, owner_id, "language", "en")
            return before

    store = Slow({("person", 1): {"language": "de"}, ("server", 5): {"pictures": False}})
    preferences = Preferences(store)
    await preferences.read_again("person", 1)
    await preferences.read_again("server", 5)
    assert (preferences.person(1), preferences.server(5)) == (Personal(language="en"), ServerSettings(pictures=False))


async def test_each_process_loads_peoples_settings_on_first_contact() -> None:
    class Sometimes(Memory):
        away = True

        async def settings(self, owner: Owner, owner_id: int) -> dict[str, Any]:
            if self.away:
                raise StorageProblem("away", "db")
            return await super().settings(owner, owner_id)

    store = Sometimes({("person", 1): {"large": True}, ("person", 2): {"large": True}})
    preferences = Preferences(store, span=Span(0, 0, 2))
    await preferences.load()
    await preferences.meet(1)
    assert preferences.person(1) == Personal()
    store.away = False
    await preferences.meet(1)
    assert preferences.person(1) == Personal(large=True)
    store.kept["person", 1] = store.kept["person", 2] = {"language": "de"}
    await preferences.read_again("person", 1)
    await preferences.read_again("person", 2)
    assert (preferences.person(1), preferences.person(2)) == (Personal(language="de"), Personal())


@pytest.mark.parametrize("key", ["language", "turn_seconds", "rules-lupfen", "pictures", "hat", "", *SWITCHES])
def test_settings_that_were_never_offered_are_refused(key: str) -> None:
    with pytest.raises(Refused, match="no-such-answer"):
        server_value(key, "9", {"lupfen": offered_rules(CATALOGUE, "lupfen", {})}, LANGUAGE.codes)
    with pytest.raises(Refused, match="no-such-answer"):
        own_value(key, "9", LANGUAGE.codes)


@pytest.mark.parametrize("key", ["pace", "level", "season"])
def test_the_usual_value_is_refused_where_no_list_offers_it(key: str) -> None:
    with pytest.raises(Refused, match="no-such-answer"):
        server_value(key, "-", {}, LANGUAGE.codes)
    assert server_value("turn_seconds", "-", {}, LANGUAGE.codes) is None


def many_families(count: int) -> dict[str, list[Rules]]:
    """Return the rules of a number of families, made up from the existing ones, each with two."""
    lupfen = offered_rules(CATALOGUE, "lupfen", {})[:2]
    return {f"family-{number}": lupfen for number in range(count)}


@pytest.mark.parametrize("count", [1, 9, 25, 40])
def test_any_number_of_families_fits_on_a_servers_settings_pages(count: int) -> None:
    offered, house, texts = many_families(count), ServerSettings(off=frozenset({"family-0"})), LANGUAGE.texts("de")
    shown: list[str] = []
    for page in range(1, 8):
        surface = server_settings(house, offered, 60, LANGUAGE.names, texts, page=page)
        assert list(complaints(surface)) == []
        ids = [each.get("custom_id", "") for each in components(surface)]
        families = [each.rpartition("rules-")[2] for each in ids if ":rules-" in each]
        shown += [family for family in families if family not in shown]
        for family in families:
            assert page_of(f"rules-{family}", house, offered) <= page
    assert shown == [family for family in offered if family not in house.off]
    assert page_of("families", house, offered) == page_of("rules-family-0", house, offered) == 0


def test_a_family_with_one_ruleset_offers_no_choice_of_rules() -> None:
    offered = {family: offered_rules(CATALOGUE, family, {}) for family in ("lupfen", "fipsen")}
    assert families_with_rules(ServerSettings(), offered) == ["lupfen"]
    assert families_with_rules(ServerSettings(off=frozenset({"lupfen"})), offered) == []


@pytest.mark.parametrize("values", [[], ["bridge"], ["lupfen", "bridge"]])
def test_a_server_must_enable_at_least_one_existing_game(values: list[str]) -> None:
    with pytest.raises(Refused, match="no-such-answer"):
        switched(values, ["lupfen", "tippen"])
    assert switched(["tippen"], ["lupfen", "tippen"]) == {"lupfen": False, "tippen": True}


@pytest.mark.parametrize("locale", ["de", "en"])
def test_all_settings_pages_fit_in_a_message_and_show_current_values(locale: str) -> None:
    texts = LANGUAGE.texts(locale)
    saved: dict[tuple[str, str], dict[str, Choice]] = {
        ("lupfen-liechtenstein", f"Abend {number} " + "x" * 30): {} for number in range(40)
    }
    offered = {family: offered_rules(CATALOGUE, family, saved) for family in CATALOGUE.families()}
    own_set = offered["lupfen"][-1].name
    house = ServerSettings(language="de", turn_seconds=0, rules={"lupfen": own_set}, kept_out=frozenset({9}))
    page = server_settings(house, offered, 60, LANGUAGE.names, texts)
    ways_in = server_settings(house, offered, 60, LANGUAGE.names, texts, page=1)
    rules = server_settings(house, offered, 60, LANGUAGE.names, texts, page=2)
    own = personal_settings(Personal(large=True), LANGUAGE.names, texts, manages=True)
    assert [*complaints(page), *complaints(ways_in), *complaints(rules), *complaints(own)] == []
    assert chosen(page) == ["de", "0", "normal", "beginner", "month", *CATALOGUE.families()]
    several = [family for family, listed in offered.items() if len(listed) > 1]
    assert chosen(rules) == [own_set, *"-" * (len(several) - 1)]
    assert texts("likes-large") in words(own)


async def test_only_servers_of_this_processs_shards_are_kept() -> None:
    store = Memory(
        {("server", 4): {"language": "de"}, ("server", 5): {"language": "de"}, ("person", 5): {"large": True}}
    )
    preferences = Preferences(store, lambda server: server == 4)
    await preferences.load()
    await preferences.read_again("server", 5)
    assert (preferences.server(4), preferences.server(5)) == (ServerSettings(language="de"), ServerSettings())
    assert preferences.person(5) == Personal(large=True)
