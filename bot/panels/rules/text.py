"""The rules in words, by the house rules in force; the ranking of the cards, also as a picture; the words explained."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.discord_io.controls import Style, button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import LONGEST_TEXT, Accent, Component, Surface, divider, framed, image, small, text
from bot.language import Texts
from bot.panels.kit.cards import card_names, card_words, rank_name, suit_name
from bot.panels.kit.draft import Draft, Drawing
from bot.panels.kit.rules import chosen_values, option_name, option_value, ruleset_name, stakes_words
from bot.panels.kit.words import likes_words, texts_of
from bot.panels.rules.examples import examples_words, tidy
from bot.panels.table.hand import hand
from bot.panels.table.lobby import lobby
from bot.panels.table.panel import panel
from bot.panels.table.scenes import style_of
from bot.pictures.ranking import emblem_picture, ranking_picture
from bot.preferences import Personal
from game.core.cards import Card, Pack
from game.core.options import Options
from game.core.rulesets import Ruleset
from game.table.view import TableView

RANKING: Final = "ranking"
"""The kind of picture that shows how the cards rank."""
USUAL: Final = 3
"""The number of highest cards in the emblem of a game that does not define one."""
CARDS: Final = "cards"
"""The term that is explained with a picture of how the cards rank."""
ALL: Final = "all"


def rules_draft(ruleset: Ruleset[Any], options: Options, texts: Texts, likes: Personal) -> Draft:
    """Explain the rules in force and how the cards rank; may take most of a second, so it is work for a thread."""
    drawing, texts = ranking_drawing(ruleset, options, texts, likes), texts_of(texts, ruleset)
    examples = "\n".join(examples_words(ruleset, options, texts))
    return Draft(lambda at: _rules(ruleset, options, texts, examples, at[RANKING]), (drawing,))


def _rules(ruleset: Ruleset[Any], options: Options, texts: Texts, examples: str, picture: str) -> Surface:
    title = texts("rules-title", ruleset=ruleset_name(texts, ruleset.id))
    parts = [*_sections(ruleset, options, texts)]
    room = LONGEST_TEXT - len(title) - sum(map(len, parts)) - 2 * len(parts) - 100
    ranking = image(picture, ranking_alt(ruleset, options, texts.plain))
    shown: list[Component | None] = [text(title), ranking, text("\n\n".join(parts))]
    if examples and len(examples) < room:
        shown += [divider(), text(texts("rules-heading-examples"), examples)]
    learn = rows(button(texts("practice"), Press(Verb.PRACTICE, choice=ruleset.id), Style.success))
    return framed(Accent.RULES, *shown, text(small(texts("rules-fair"))), *learn)


def _sections(ruleset: Ruleset[Any], options: Options, texts: Texts) -> Iterator[str]:
    """Explain seats, stakes and pack, then what the game has texts for, or its short rules and its options."""
    least, most = ruleset.least_seats, ruleset.most_seats
    key = "rules-seats-exactly" if least == most else "rules-seats"
    seats = texts(key, least=least, most=most, direction=ruleset.direction(options))
    yield " ".join(filter(None, (seats, stakes_words(texts, ruleset, options))))
    yield f"{texts('rules-heading-pack')} · {packs_words(ruleset, options, texts)}"
    values = chosen_values(texts, options) | {"ruleset": ruleset.id}
    told = {section: tidy(texts.word(f"rules-{section}", "", **values)) for section in ruleset.manual.sections}
    for section in filter(told.get, told):
        yield f"{texts.word(f'rules-heading-{section}', section.capitalize())} · {told[section]}"
    if not any(told.values()):
        if texts.has(short := f"ruleset-{ruleset.id}-short"):
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
            name = texts.word(f"pack-{larger.name}", larger.name)
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
    ordering = ruleset.ordering_of(pack)
    suits: dict[str, list[Card]] = {}
    for card in ordering.sort(pack.cards):
        suits.setdefault(ordering.suit(card), []).append(card)
    return max(suits.values(), key=len)


def _pack(ruleset: Ruleset[Any], pack: Pack, texts: Texts) -> str:
    """Describe a pack: its suits and ranks, or each suit's ranks if they differ."""
    name, parts = texts.word(f"pack-{pack.name}", pack.name), dict[tuple[str, ...], list[str]]()
    for suit in pack.suits:
        parts.setdefault(tuple(card.rank for card in pack.cards if card.suit == suit), []).append(suit)
    if ruleset.ordering:
        cards = card_names(texts, pack, ranked(ruleset, pack))
        return texts("rules-pack-ranked", pack=name, suits=_suits(pack, pack.suits, texts), cards=cards)
    if len(parts) == 1:
        suits, ranks = _suits(pack, pack.suits, texts), _ranks(pack, pack.ranks, texts)
        return texts("rules-pack", pack=name, suits=suits, ranks=ranks)
    told = (f"{_suits(pack, suits, texts)}: {_ranks(pack, ranks, texts)}" for ranks, suits in parts.items())
    return texts("rules-pack-irregular", pack=name, parts="; ".join(told))


def _suits(pack: Pack, suits: Sequence[str], texts: Texts) -> str:
    return ", ".join(suit_name(texts, pack, suit) for suit in suits)


def _ranks(pack: Pack, ranks: Sequence[str], texts: Texts) -> str:
    return ", ".join(rank_name(texts, pack, rank) for rank in ranks)


def glossary_draft(view: TableView, texts: Texts, likes: Personal, *, which: str = "", at_table: bool = True) -> Draft:
    """Explain the words in sight or `ALL`, with a picture for cards; `at_table` there are rules to go on to."""
    terms = terms_of(view.ruleset) if which == ALL else terms_in_sight(view, texts)
    drawings = (ranking_drawing(view.ruleset, view.options, texts, likes),) if CARDS in terms else ()
    return Draft(lambda at: glossary(view, texts, terms, at[RANKING], at_table=at_table), drawings)


def glossary(
    view: TableView, texts: Texts, terms: Sequence[str], picture: str = "", *, at_table: bool = True
) -> Surface:
    """Explain words of the game; `picture` is the file name of the cards' ranking."""
    texts, ruleset = texts_of(texts, view.ruleset), view.ruleset
    pack = ruleset.pack(view.options, ruleset.best_seats)
    ranks = ", ".join(rank_name(texts, pack, rank) for rank in pack.ranks)  # if all suits rank alike
    cards = card_names(texts, pack, ranked(ruleset, pack)) if ruleset.ordering else ranks
    values = chosen_values(texts, view.options) | {"cards": cards, "ruleset": ruleset.id}
    told = (texts(f"term-{term}", **values) for term in terms)
    every = button(texts("terms-all"), Press(Verb.WORDS, view.id, choice=ALL))
    more = (
        every if set(terms) != {*terms_of(ruleset)} else None,
        button(texts("rules"), Press(Verb.RULES_SHOW, view.id)),
    )
    return framed(
        Accent.RULES,
        text(texts("terms-title", ruleset=ruleset_name(texts, ruleset.id))),
        text(*told),
        image(picture, ranking_alt(ruleset, view.options, texts.plain)) if picture else None,
        text(small(likes_words(texts)) if CARDS in terms else ""),
        *rows(*(more if at_table else ())),
    )


def terms_of(ruleset: Ruleset[Any]) -> tuple[str, ...]:
    """List the explained words: the game's own, then shared ones for tricks, a pot or the seal."""
    shared = (("trick", ruleset.telling.counts_tricks and ruleset.tricks), ("pot", ruleset.pot), ("seal", True))
    return (*ruleset.manual.terms, *(term for term, there in shared if there))


def terms_in_sight(view: TableView, texts: Texts) -> tuple[str, ...]:
    """List the words currently visible to the viewer, on the table or in their hand; all if there are none."""
    in_hand = [hand(view, texts)] if view.me and view.phase != "lobby" else []
    public = lobby(view, texts) if view.phase == "lobby" else panel(view, texts)
    read = "\n".join(surface.words for surface in (public, *in_hand)).casefold()
    own, every = texts_of(texts, view.ruleset), terms_of(view.ruleset)
    return tuple(term for term in every if _is_read(own(f"term-{term}-seen"), read)) or every


def _is_read(beginnings: str, read: str) -> bool:
    """Whether a word with one of these comma-separated beginnings occurs in what is read."""
    every = (re.escape(beginning.strip()) for beginning in beginnings.casefold().split(","))
    return re.search(rf"\b(?:{'|'.join(every)})", read) is not None
