"""Words for the contents of views: suits, cards, questions, choices, reasons. Codes replace missing texts."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Component, button, link
from bot.language import Texts
from bot.language.aloud import SIGNS
from bot.language.names import plain_name, safe_name
from bot.language.stand_ins import held
from bot.panels.kit.start_options import SAVED, Rules, with_stakes
from bot.pictures.amounts import Digits
from bot.pictures.packs import SPELLED
from game.core.cards import Card, Pack
from game.core.lines import Line, LineValue, Seat
from game.core.questions import Note
from game.core.rulesets import Choice, OptionField, Options, Ruleset
from game.core.view import AskedView, View
from game.table.view import TableView

CARDS_KEPT: Final = 4_096
"""Cards are named on every change of a table: at most this many names are cached, by texts and pack."""
TIMES: Final = (0, 30, 60, 90, 120, 300, 3_600, 86_400)
"""The times to think that menus offer, in seconds; 0 is no limit."""
NO_NOTE: Final[Note] = MappingProxyType({})


def likes_words(texts: Texts) -> str:
    """Mention the command that makes the cards easier to tell apart."""
    return texts("help-likes", likes=f"`/{texts('command-likes')}`")


def texts_of(texts: Texts, ruleset: Ruleset[Any]) -> Texts:
    """Return the texts for a game: its own first, then its family's, then those of all games."""
    return texts.of_game(ruleset.id, ruleset.family)


def way_to_board(address: str, texts: Texts) -> Component:
    """Return the link button to the board of an evening."""
    return link(texts("evening-to-board"), address)


def page_words(page: int, pages: int, texts: Texts) -> str:
    """Say which page is shown; empty if there is only one."""
    return texts("editor-page", page=page + 1, pages=pages) if pages > 1 else ""


def page_buttons(page: int, pages: int, press: Callable[[str], Press], texts: Texts) -> Iterator[Component]:
    """Turn to the page before and to the next one, if there are several."""
    if pages > 1:
        yield button(texts("page-back"), press(str(max(page - 1, 0))), disabled=page == 0)
        yield button(texts("page-on"), press(str(page + 1)), disabled=page == pages - 1)


def time_to_think(seconds: int, texts: Texts) -> str:
    """Return a time to think in words; 0 seconds is no limit."""
    return texts("time-seconds", seconds=seconds) if seconds else texts("time-unlimited")


def word(texts: Texts, key: str, code: str, **values: str | int) -> str:
    """Return a text, or the code itself in plain letters if there is none."""
    return texts(key, **values) if texts.has(key) else plain_words(code)


def plain_words(code: str) -> str:
    """Write a code in plain letters."""
    return code.replace("_", " ").replace("-", " ")


def emoji(texts: Texts, pack: Pack, suit: str) -> str:
    """Return the drawn symbol of a suit for a message, empty if there is none.

    It never appears without the suit's name, which serves the same purpose as letter marks on a card.
    """
    return texts.emojis.get(_sign(texts, pack, suit), "")


def _sign(texts: Texts, pack: Pack, suit: str) -> str:
    """Return the name of a suit's symbol; French hearts are plain, even if another suit is left out."""
    seen = held(pack, texts.suits)
    is_french = not {"clubs", "spades", "diamonds"}.isdisjoint(seen.pack.suits)
    return "plain-hearts" if suit == "hearts" and is_french else seen.name(suit)


def with_sign(texts: Texts, pack: Pack, suit: str, words: str) -> str:
    """Put the symbol of a suit, drawn or plain, before words."""
    return f"{emoji(texts, pack, suit) or _plain_sign(texts, pack, suit)} {words}".strip()


def _plain_sign(texts: Texts, pack: Pack, suit: str) -> str:
    return "" if texts.aloud else SIGNS.get(_sign(texts, pack, suit), "")


def suit_name(texts: Texts, pack: Pack, suit: str) -> str:
    """Name a suit, preceded by its symbol."""
    return with_sign(texts, pack, suit, _suit_words(texts, pack, suit))


def _suit_words(texts: Texts, pack: Pack, suit: str) -> str:
    name = held(pack, texts.suits).name(suit)
    return word(texts, f"suit-{name}", name)


def rank_name(texts: Texts, pack: Pack, rank: str) -> str:
    """Name a rank in the words of its pack."""
    seen = held(pack, texts.suits)
    own, name = f"rank-{seen.pack.name}-{seen.name(rank)}", seen.name(rank)
    return texts(own) if texts.has(own) else word(texts, f"rank-{name}", name)


@lru_cache(maxsize=CARDS_KEPT)
def card_words(texts: Texts, pack: Pack, card: Card) -> str:
    """Name a card in words only."""
    return texts("card", rank=rank_name(texts, pack, card.rank), suit=_suit_words(texts, pack, card.suit))


@lru_cache(maxsize=CARDS_KEPT)
def card_name(texts: Texts, pack: Pack, card: Card) -> str:
    """Name a card in a message, preceded by its suit's symbol."""
    return with_sign(texts, pack, card.suit, card_words(texts, pack, card))


def card_label(texts: Texts, pack: Pack, card: Card) -> str:
    """Name a card on a button or in a select, where a drawn symbol appears next to the label, not in it."""
    return card_words(texts, pack, card) if emoji(texts, pack, card.suit) else card_name(texts, pack, card)


def card_sign(texts: Texts, pack: Pack, card: Card) -> str:
    """Return a card's corner index, for a button among many: its suit's symbol and its letter or number.

    The symbol is a character that a screen reader names, never a drawn one; when texts are read aloud it is a word.
    """
    if texts.aloud:
        return card_words(texts, pack, card)
    seen = held(pack, texts.suits)
    rank = seen.name(card.rank)
    keys = (f"letter-{seen.pack.name}-{rank}", f"letter-{seen.pack.artwork}-{rank}", f"letter-{rank}")
    letter = SPELLED.get(rank) or next((texts(key) for key in keys if texts.has(key)), "")
    return f"{_plain_sign(texts, pack, card.suit)} {letter}" if letter else card_words(texts, pack, card)


def trump_name(texts: Texts, pack: Pack, trump: str) -> str:
    """Name the trumps: a suit of the pack, or the game's own name (`trump-<name>`); empty if there are none."""
    if not trump or trump in pack.suits:
        return suit_name(texts, pack, trump) if trump else ""
    return word(texts, f"trump-{trump}", trump)


def card_names(texts: Texts, pack: Pack, cards: Iterable[Card]) -> str:
    """Name several cards."""
    return ", ".join(card_name(texts, pack, card) for card in cards)


def said(texts: Texts, pack: Pack, value: str | int) -> str | int:
    """Put a value of a mark or an announcement into words: a card's code or a suit by name, anything else unchanged."""
    if isinstance(value, int):
        return value
    if value in pack.by_code:
        return card_name(texts, pack, pack.by_code[value])
    return suit_name(texts, pack, value) if texts.has(f"suit-{value}") else value


def _in_words(texts: Texts, pack: Pack, value: str | int | Card) -> str | int:
    return card_name(texts, pack, value) if isinstance(value, Card) else said(texts, pack, value)


def several(texts: Texts, names: Sequence[str]) -> str:
    """Join names: "Anna, Ben and Cleo"."""
    if len(names) < 2:
        return "".join(names)
    return texts("and", first=", ".join(names[:-1]), last=names[-1])


def number_words(texts: Texts, number: int) -> str:
    """Format a number in the language's style, a negative one with a minus sign."""
    return texts("number", number=number)


def digits_of(texts: Texts) -> Digits:
    """Return the language's number format, for pictures."""
    sample = texts("number", number=1234.5)
    return Digits(sample[1], sample[5])


def signed(texts: Texts, amount: int) -> str:
    """Format a gain or loss with its sign; zero has none."""
    return f"+{number_words(texts, amount)}" if amount > 0 else number_words(texts, amount)


def chips_words(chips: int, texts: Texts) -> str:
    """Describe a gain or loss in chips."""
    return texts("summary-chips", chips=signed(texts, chips), count=abs(chips))


def capital(words: str) -> str:
    """Capitalize the first letter of a line."""
    return words[:1].upper() + words[1:]


def seat_name(view: TableView, number: int) -> str:
    """Name a seat of the deal, escaped for a message."""
    return safe_name(view.playing[number].name)


def plain_seat_name(view: TableView, number: int) -> str:
    """Name a seat of the deal where nothing is formatted."""
    return plain_name(view.playing[number].name)


def question_words(view: TableView, deal: View, asked: AskedView, texts: Texts) -> str:
    """Return a question's words, without the name of the player to act."""
    about = {name: _line_value(view, deal, value, texts) for name, value in asked.about.items()}
    leads = view.ruleset.tricks and asked.kind == "play" and not deal.trick
    return texts.first("question-lead" if leads else f"question-{asked.kind}", "question-unknown", **about)


def choice_words(texts: Texts, deal: View, kind: str, choice: str, note: Note = NO_NOTE, *, signs: bool = False) -> str:
    """Return the words of a choice, with the question's values for it; for a button, in plain texts.

    With `signs`, cards are written as corner indices.

    A choice may have a text named after a mark of the deal: `choice-join-join-price` states the price, as `$value`,
    while there is a mark `price`; or after a value of the question: `choice-bid-two-value`.
    """
    plain, values = f"choice-{kind}-{choice}", {name: _in_words(texts, deal.pack, note[name]) for name in note}
    if signs:
        cards = {name: value for name, value in note.items() if isinstance(value, Card)}
        values |= {name: card_sign(texts, deal.pack, card) for name, card in cards.items()}
    for name in values:
        if texts.has(f"choice-{kind}-{choice}-{name}"):
            return texts(f"choice-{kind}-{choice}-{name}", **values)
    for mark in deal.marks:
        own = f"choice-{kind}-{choice}-{mark.name}"
        if mark.seat is None and texts.has(own):
            return texts(own, value=said(texts, deal.pack, mark.value))
    return word(texts, plain, " ".join((choice, *map(str, values.values()))), **values)


def reason_words(texts: Texts, reason: str, tricks: int = 0) -> str:
    """Describe the reason for a payment; `tricks` are those of the seat that is paid."""
    return word(texts, f"reason-{reason}", reason, tricks=tricks)


def tally_words(texts: Texts, name: str, value: int) -> str:
    """Describe a seat's tally, such as its score or its lives."""
    return word(texts, f"tally-{name}", f"{name} {number_words(texts, value)}", value=value)


def line_words(view: TableView, deal: View, line: Line, texts: Texts) -> str:
    """Put one of the game's own lines into words; without a text it is its key and its values."""
    values = {name: _line_value(view, deal, value, texts) for name, value in line.values.items()}
    plain = " ".join((plain_words(line.key), *map(str, values.values())))
    return texts(line.key, **values) if texts.has(line.key) else plain


def _line_value(view: TableView, deal: View, value: LineValue, texts: Texts) -> str | int:
    match value:
        case Line():
            return line_words(view, deal, value, texts)
        case Seat(number):
            return seat_name(view, number)
        case (Seat(), *_):
            return several(texts, [seat_name(view, seat.number) for seat in value])
        case tuple():
            return card_names(texts, deal.pack, deal.ordering.sort([card for card in value if isinstance(card, Card)]))
        case _:
            return _in_words(texts, deal.pack, value)


def ruleset_name(texts: Texts, ruleset: str) -> str:
    """Name a ruleset."""
    return word(texts, f"ruleset-{ruleset}", ruleset)


def family_name(texts: Texts, family: str) -> str:
    """Name a family of games."""
    return word(texts, f"family-{family}", family)


def option_name(texts: Texts, name: str) -> str:
    """Name a house rule."""
    return word(texts, f"option-{name}", name)


def option_value(texts: Texts, field: OptionField, value: Choice) -> str:
    """Name the value of a house rule."""
    if field.kind == "switch":
        return texts("on" if value else "off")
    if field.kind == "number":
        return word(texts, f"option-{field.name}-{value}", number_words(texts, int(value)))
    return texts.attempt(f"suit-{value}") or word(texts, f"option-{field.name}-{value}", str(value))


def stakes_words(texts: Texts, ruleset: Ruleset[Any], options: Options) -> str:
    """Describe the stakes; empty for a game without stakes."""
    if ruleset.stakes is None:
        return ""
    return texts("stakes", stakes=ruleset.stakes.write(options), **chosen_values(texts, options))


def stakes_label(texts: Texts, rules: Rules, stakes: str) -> str:
    """Describe written stakes for a list of choices: "1 2-6 · Ante 1, price 2 to 6 chips"."""
    meant = stakes_words(texts, rules.ruleset, rules.ruleset.choose(with_stakes(rules, stakes)))
    return f"{stakes} · {meant.replace('*', '')}"


def chosen_values(texts: Texts, options: Options) -> dict[str, str | int]:
    """Convert the house rules in force into values that texts can select by; suits are named."""
    return {name: _chosen(texts, value) for name, value in options}


def _chosen(texts: Texts, value: Choice) -> str | int:
    if isinstance(value, bool):
        return "true" if value else "false"
    return texts.attempt(f"suit-{value}") or value


def preset_name(rules: Rules, texts: Texts) -> str:
    """Name a set of house rules: a predefined one by its text, a server's own by the name people gave it."""
    if rules.saved_as:
        return f"{plain_name(rules.saved_as)} ({ruleset_name(texts, rules.ruleset.id)})"
    name = rules.name.partition("/")[2]
    return texts(f"preset-{name}") if texts.has(f"preset-{name}") else ruleset_name(texts, rules.ruleset.id)


def table_name(view: TableView, texts: Texts) -> str:
    """Name the game at a table: its house rules if they were chosen by name, else the ruleset."""
    return rules_title(view.ruleset.id, view.rules, texts)


def rules_title(ruleset: str, rules: str, texts: Texts, shown: Callable[[str], str] = safe_name) -> str:
    """Name a ruleset, by its id, and its house rules if they were chosen by a name not already part of it."""
    own = ruleset_name(texts, ruleset)
    where, _, name = rules.partition("/")
    if where == SAVED:
        return texts("rules-named", ruleset=own, name=shown(name.partition("/")[2]))
    named = texts(f"preset-{name}") if texts.has(f"preset-{name}") else own
    return own if named in own else texts("rules-named", ruleset=own, name=named)
