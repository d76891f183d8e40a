"""The rules in words, from the house rules in force, with worked examples of the money."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.language import Texts
from bot.panels.kit.surface import (
    LONGEST_TEXT,
    Accent,
    Component,
    Surface,
    framed,
    image,
    line_between,
    rows,
    small,
    text,
)
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
from bot.panels.personal.practice import practice_button
from bot.panels.rules.worked import examples_words, tidy
from game.core.cards import Card, Pack
from game.core.ordering import plain
from game.core.rulesets import Options, Ruleset

SECTIONS = ("stakes", "bid", "price", "play", "money", "special", "end")


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
    learn = rows([practice_button(texts, ruleset.id)])
    return framed(Accent.RULES, *shown, text(small(texts("rules-fair"))), *learn)


def _sections(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    least, most = ruleset.least_seats, ruleset.most_seats
    key = "rules-seats-exactly" if least == most else "rules-seats"
    seats = texts(key, least=least, most=most, direction=ruleset.direction(options))
    yield " ".join(filter(None, (seats, stakes_words(texts, ruleset, options))))
    yield f"{texts('rules-heading-pack')} · {_packs(ruleset, options, texts)}"
    told = [*_told(ruleset, options, texts)]
    yield from told or _plainly(ruleset, options, texts)


def _told(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    """Give the sections that the game has texts for, chosen by the house rules in force and by the ruleset."""
    values = chosen_values(texts, options) | {"ruleset": ruleset.id}
    for section in ruleset.rules_sections or SECTIONS:
        key = f"rules-{section}"
        words = tidy(texts(key, **values)) if texts.has(key) else ""
        if words:
            yield f"{word(texts, f'rules-heading-{section}', section.capitalize())} · {words}"


def _plainly(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    """Explain a ruleset without sections of its own by its three lines and its options."""
    short = f"ruleset-{ruleset.id}-short"
    if texts.has(short):
        yield texts(short)
    for field in ruleset.fields():
        yield f"{option_name(texts, field.name)}: {option_value(texts, field, getattr(options, field.name))}"


def _packs(ruleset: Ruleset[Any], options: Options, texts: Texts) -> str:
    """Describe the pack, and the other one that more players use."""
    usual = ruleset.pack(options, ruleset.best_seats)
    for seats in range(ruleset.best_seats, ruleset.most_seats + 1):
        larger = ruleset.pack(options, seats)
        if larger is not usual:
            name = word(texts, f"pack-{larger.name}", larger.name)
            return f"{_pack(ruleset, usual, texts)} {texts('rules-pack-larger', seats=seats, pack=name)}"
    return _pack(ruleset, usual, texts)


def ranking_alt(ruleset: Ruleset[Any], options: Options, texts: Texts) -> str:
    """Say what the picture of the ranking shows: the pack, or each card where a game ranks them in its own way."""
    if ruleset.ordering is None:
        return _packs(ruleset, options, texts)
    pack = ruleset.pack(options, ruleset.best_seats)
    return texts("rules-ranking-alt", cards=", ".join(card_words(texts, pack, card) for card in ranked(ruleset, pack)))


def ranked(ruleset: Ruleset[Any], pack: Pack) -> Sequence[Card]:
    """Give the cards that show how a pack ranks, from the highest down: those of the suit that has most of them."""
    ordering = ruleset.ordering or plain(pack)
    suits: dict[str, list[Card]] = {}
    for card in ordering.sort(pack.cards):
        suits.setdefault(ordering.suit(card), []).append(card)
    return max(suits.values(), key=len)


def _pack(ruleset: Ruleset[Any], pack: Pack, texts: Texts) -> str:
    """Describe a pack: its suits and ranks, or where its suits differ what each has."""
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
