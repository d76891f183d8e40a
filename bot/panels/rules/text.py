"""The rules in words, according to the house rules in force; the pack and how its cards rank, also as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import (
    LONGEST_TEXT,
    Accent,
    Component,
    Style,
    Surface,
    button,
    framed,
    image,
    line_between,
    rows,
    small,
    text,
)
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.panels.kit.draft import Draft, Drawing
from bot.panels.kit.words import (
    card_names,
    card_words,
    chosen_values,
    option_name,
    option_value,
    rank_name,
    ruleset_name,
    stakes_words,
    suit_name,
    texts_of,
    word,
)
from bot.panels.rules.examples import examples_words, tidy
from bot.panels.table.scenes import style_of
from bot.pictures.emblem import emblem_picture
from bot.pictures.ranking import ranking_picture
from bot.preferences import Personal
from game.core.cards import Card, Pack
from game.core.ordering import plain
from game.core.rulesets import Options, Ruleset

RANKING: Final = "ranking"
"""The kind of picture that shows how the cards rank."""
USUAL: Final = 3
"""The number of highest cards in the emblem of a game that does not define one."""


def rules_draft(ruleset: Ruleset[Any], options: Options, texts: Texts, likes: Personal) -> Draft:
    """Explain a ruleset with the house rules in force, and show how its cards rank."""
    drawing = ranking_drawing(ruleset, options, texts, likes)
    return Draft(lambda at: rules_text(ruleset, options, texts, at[RANKING]), (drawing,))


def rules_text(ruleset: Ruleset[Any], options: Options, texts: Texts, picture: str = "") -> Surface:
    """Explain a ruleset with the house rules in force; `picture` is the file name of the cards' ranking."""
    texts = texts_of(texts, ruleset)
    title = texts("rules-title", ruleset=ruleset_name(texts, ruleset.id))
    parts = [*_sections(ruleset, options, texts)]
    examples = "\n".join(examples_words(ruleset, options, texts))
    room = LONGEST_TEXT - len(title) - sum(map(len, parts)) - 2 * len(parts) - 100
    ranking = image(picture, ranking_alt(ruleset, options, texts.plain))
    shown: list[Component | None] = [text(title), ranking, text("\n\n".join(parts))]
    if examples and len(examples) < room:
        shown += [line_between(), text(texts("rules-heading-examples"), examples)]
    learn = rows([button(texts("practice"), Press(Verb.PRACTICE, choice=ruleset.id), Style.success)])
    return framed(Accent.RULES, *shown, text(small(texts("rules-fair"))), *learn)


def _sections(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    least, most = ruleset.least_seats, ruleset.most_seats
    key = "rules-seats-exactly" if least == most else "rules-seats"
    seats = texts(key, least=least, most=most, direction=ruleset.direction(options))
    yield " ".join(filter(None, (seats, stakes_words(texts, ruleset, options))))
    yield f"{texts('rules-heading-pack')} · {packs_words(ruleset, options, texts)}"
    told = [*_told(ruleset, options, texts)]
    yield from told or _plainly(ruleset, options, texts)


def _told(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    """Yield the sections the game has texts for, selected by the house rules in force and the ruleset."""
    values = chosen_values(texts, options) | {"ruleset": ruleset.id}
    for section in ruleset.manual.sections:
        key = f"rules-{section}"
        words = tidy(texts(key, **values)) if texts.has(key) else ""
        if words:
            yield f"{word(texts, f'rules-heading-{section}', section.capitalize())} · {words}"


def _plainly(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    """Explain a ruleset without sections of its own by its short rules and its options."""
    short = f"ruleset-{ruleset.id}-short"
    if texts.has(short):
        yield texts(short)
    for field in ruleset.fields():
        yield f"{option_name(texts, field.name)}: {option_value(texts, field, getattr(options, field.name))}"


def ranking_drawing(ruleset: Ruleset[Any], options: Options, texts: Texts, likes: Personal) -> Drawing:
    """Return the picture of how the cards rank, in the reader's style."""
    pack = ruleset.pack(options, ruleset.best_seats)
    cards = tuple(card.code for card in ranked(ruleset, pack))
    return Drawing(RANKING, ranking_picture, (cards, pack.suits, style_of(pack, texts_of(texts, ruleset), likes)))


def emblem_drawing(ruleset: Ruleset[Any], texts: Texts, likes: Personal) -> Drawing:
    """Return a game's emblem, a picture of a few cards; its kind is the ruleset's id."""
    pack = ruleset.pack(ruleset.choose({}), ruleset.best_seats)
    cards = tuple(ruleset.manual.emblem.split()) or tuple(card.code for card in ranked(ruleset, pack)[:USUAL])
    return Drawing(ruleset.id, emblem_picture, (cards, style_of(pack, texts_of(texts, ruleset), likes)))


def packs_words(ruleset: Ruleset[Any], options: Options, texts: Texts) -> str:
    """Describe the pack, and the larger one for more players, if any."""
    usual = ruleset.pack(options, ruleset.best_seats)
    for seats in range(ruleset.best_seats, ruleset.most_seats + 1):
        larger = ruleset.pack(options, seats)
        if larger is not usual:
            name = word(texts, f"pack-{larger.name}", larger.name)
            return f"{_pack(ruleset, usual, texts)} {texts('rules-pack-larger', seats=seats, pack=name)}"
    return _pack(ruleset, usual, texts)


def ranking_alt(ruleset: Ruleset[Any], options: Options, texts: Texts) -> str:
    """Describe the picture of the ranking: the pack, or each card if the game has its own ranking."""
    if ruleset.ordering is None:
        return packs_words(ruleset, options, texts)
    pack = ruleset.pack(options, ruleset.best_seats)
    return texts("rules-ranking-alt", cards=", ".join(card_words(texts, pack, card) for card in ranked(ruleset, pack)))


def ranked(ruleset: Ruleset[Any], pack: Pack) -> Sequence[Card]:
    """Return the cards that show how a pack ranks, from the highest down: those of the longest suit."""
    ordering = ruleset.ordering or plain(pack)
    suits: dict[str, list[Card]] = {}
    for card in ordering.sort(pack.cards):
        suits.setdefault(ordering.suit(card), []).append(card)
    return max(suits.values(), key=len)


def _pack(ruleset: Ruleset[Any], pack: Pack, texts: Texts) -> str:
    """Describe a pack: its suits and ranks, or each suit's ranks if they differ."""
    name, parts = word(texts, f"pack-{pack.name}", pack.name), _parts(pack)
    if ruleset.ordering:
        cards = card_names(texts, pack, ranked(ruleset, pack))
        return texts("rules-pack-ranked", pack=name, suits=_suits(pack, pack.suits, texts), cards=cards)
    if len(parts) == 1:
        suits, ranks = _suits(pack, pack.suits, texts), _ranks(pack, pack.ranks, texts)
        return texts("rules-pack", pack=name, suits=suits, ranks=ranks)
    told = (f"{_suits(pack, suits, texts)}: {_ranks(pack, ranks, texts)}" for ranks, suits in parts.items())
    return texts("rules-pack-irregular", pack=name, parts="; ".join(told))


def _parts(pack: Pack) -> dict[tuple[str, ...], list[str]]:
    """Group the suits of a pack by the ranks they have."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for suit in pack.suits:
        groups.setdefault(tuple(card.rank for card in pack.cards if card.suit == suit), []).append(suit)
    return groups


def _suits(pack: Pack, suits: Sequence[str], texts: Texts) -> str:
    return ", ".join(suit_name(texts, pack, suit) for suit in suits)


def _ranks(pack: Pack, ranks: Sequence[str], texts: Texts) -> str:
    return ", ".join(rank_name(texts, pack, rank) for rank in ranks)
