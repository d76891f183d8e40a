"""Another language is one folder of texts: nothing else in the program has to know about it."""

import shutil
from pathlib import Path

import pytest

from bot.language import Language
from bot.language.texts import FOLDER
from bot.panels.personal.settings import personal_settings
from bot.panels.table.scenes import style_of
from bot.preferences import Personal
from cogs.settings import own_value, server_value
from game.core.errors import Refused
from game.games.catalogue import CATALOGUE
from tests.bot.panels.reading import chosen, words
from tests.e2e.players import press_of
from tests.house import House
from tools.texts import check

FRENCH = {
    "settings.ftl": {"language-name": "Français"},
    "common.ftl": {"letter-king": "R", "letter-dealer": "N", "initials-clubs": "Tr", "suit-clubs": "Trèfle"},
    "commands.ftl": {"command-start": "commencer", "command-help": "aide"},
    "lobby.ftl": {"start": "Commencer"},
    "ledger.ftl": {"help-title": "### Jouer aux cartes ici"},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of texts with one more language: English with some French words."""
    french = shutil.copytree(FOLDER / "en", tmp_path / "texts" / "fr")
    for name, changed in FRENCH.items():
        path = french / name
        lines = path.read_text("utf-8").splitlines()
        kept = [line for line in lines if line.partition(" =")[0] not in changed]
        assert len(kept) == len(lines) - len(changed)
        path.write_text("\n".join([*kept, *(f"{key} = {text}" for key, text in changed.items())]) + "\n", "utf-8")
    return french.parent


def test_an_added_language_is_selected_by_its_locale(folder: Path) -> None:
    language = Language(folder, strict=True)
    assert language.codes == ("en", "de", "fr")
    assert language.names["fr"] == "Français"
    assert [language.code_of(locale) for locale in ("fr", "fr-CA", "de", "it", None)] == ["fr", "fr", "de", "en", "en"]
    assert language.texts("fr")("suit-clubs") == "Trèfle"


def test_a_folder_without_a_language_name_is_not_a_language(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "toy.ftl").write_text("start = Commencer\n", "utf-8")
    assert Language(tmp_path).codes == ("en", "de")


def test_numbers_use_the_languages_digit_grouping(folder: Path) -> None:
    assert "1\u202f000" in Language(folder, strict=True).texts("fr")("summary-pot", pot=1000)


def test_missing_texts_of_a_language_fall_back_to_english(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = folder / "fr" / "lobby.ftl"
    path.write_text("\n".join(line for line in path.read_text("utf-8").splitlines() if not line.startswith("start =")))
    assert Language(folder).texts("fr")("start") == "Start"
    assert "text start cannot be shown in fr" in caplog.text


def test_people_and_servers_can_choose_the_added_language(folder: Path) -> None:
    language = Language(folder, strict=True)
    page = personal_settings(Personal(language="fr"), language.names, language.texts("fr"), manages=False)
    assert "Français" in words(page)
    assert chosen(page) == ["fr", "usual"]
    assert own_value("language", "fr", language.codes) == "fr"
    assert server_value("language", "fr", {}, language.codes) == "fr"
    with pytest.raises(Refused, match="no-such-answer"):
        own_value("language", "fr", Language().codes)


def test_cards_use_the_languages_letters(folder: Path) -> None:
    language, ruleset = Language(folder, strict=True), CATALOGUE.find("tippen-1905")
    pack = ruleset.pack(ruleset.choose({}), 4)
    letters = style_of(pack, language.texts("fr")).letters
    assert (letters.rank("king"), letters.rank("ten"), letters.suit("clubs"), letters.dealer) == ("R", "10", "Tr", "N")
    assert style_of(pack, language.texts("en")).letters.rank("king") == "K"


async def test_speakers_of_a_language_see_it_in_messages_and_commands(folder: Path, tmp_path: Path) -> None:
    async with House(tmp_path, language=Language(folder)) as house:
        (claire,) = await house.enter("Claire", locale="fr")
        await claire.command("help")
        await claire.see("Jouer aux cartes ici", ephemeral=True)
        await claire.command("lupfen start", computers=2)
        lobby = await claire.see(lambda each: not each.ephemeral and bool(each.buttons))
        assert "Commencer" in [button.label for button in lobby.buttons]
        await claire.press("Commencer", message=lobby)
        await claire.see(lambda each: not each.ephemeral and "deal 1" in each.text)
        (ben,) = await house.enter("Ben")
        await ben.command("likes")
        page = await ben.see("Français", ephemeral=True)
        menu = next(each for each in page.selects if press_of(each).choice == "language")
        await ben.choose("fr", custom_id=menu.custom_id, message=page)
        await ben.command("help")
        await ben.see("Jouer aux cartes ici", ephemeral=True)
        commands = {each["name"]: each for each in house.discord.world.app.commands.values()}
    start = next(each for each in commands["lupfen"]["options"] if each["name"] == "start")
    assert start["name_localizations"]["fr"] == "commencer"
    assert "it" not in start["name_localizations"]


def test_the_text_check_finds_missing_texts_of_a_language(folder: Path) -> None:
    path = folder / "fr" / "stats.ftl"
    path.write_text("stats-nothing = Rien.\n", "utf-8")
    missing = {each.sentence for each in check((FOLDER, folder), {}) if "is missing in" in each.sentence}
    lines = (FOLDER / "en" / "stats.ftl").read_text("utf-8").splitlines()
    keys = {line.partition(" =")[0] for line in lines if line[:1].isalpha()} - {"stats-nothing"}
    assert missing == {f"{key} is missing in fr" for key in keys}


def test_no_module_hard_codes_the_languages() -> None:
    root = FOLDER.parents[2]
    paths = [path for room in ("bot", "cogs", "tools") for path in (root / room).rglob("*.py")]
    assert [path.name for path in paths if '"de"' in path.read_text("utf-8")] == []
