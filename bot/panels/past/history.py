"""A server's past: its sessions, their deals, and a deal step by step."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, TypeVar

from bot.discord_io.controls import MOST_OPTIONS, Style, button, option, rows, select
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, file, framed, image, paragraph, small, text
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.cards import card_names
from bot.panels.kit.draft import Draft
from bot.panels.kit.rules import rules_title, ruleset_name
from bot.panels.kit.words import choice_words, dealt, seat_name, signed, texts_of, unmarked
from bot.panels.table.described import Described, headline
from bot.panels.table.happenings import Teller
from bot.panels.table.scenes import POSITION, position
from bot.panels.table.text import table_alt, table_lines
from bot.past.replay import Decision, Step
from bot.preferences import Personal
from game.core.events import Event, Received
from game.core.view import View
from game.reports.past import DealLine, Highlight, PastSession
from game.table.decisions import Occasion
from game.table.view import TableView

Purpose = Literal["history", "verify"]
PAGE_VERB: Mapping[Purpose, Verb] = {"history": Verb.HISTORY, "verify": Verb.VERIFY}
SESSION_VERB: Mapping[Purpose, Verb] = {"history": Verb.HISTORY_SESSION, "verify": Verb.VERIFY_SESSION}
DEAL_VERB: Mapping[Purpose, Verb] = {"history": Verb.HISTORY_DEAL, "verify": Verb.VERIFY_DEAL}
Row_co = TypeVar("Row_co", covariant=True)
OF_FAMILY = ":"
"""Separates a family from a page of its sessions."""
SESSIONS_ON_PAGE = 5
DEALS_ON_PAGE = 10
MOST_RESULTS = 8
MOST_SENTENCES = 12
WORTH = "value"
"""A choice's value is shown on its button; for a choice already made, what follows shows it."""


@dataclass(frozen=True, slots=True)
class Page(Generic[Row_co]):
    """A page of a long list; `number` counts pages from 0, `more` is whether another one follows."""

    rows: Sequence[Row_co]
    number: int
    more: bool


def history_sessions(page: Page[PastSession], purpose: Purpose, texts: Texts, family: str = "") -> Surface:
    """List sessions, of one family or of all, to look at their deals or to verify them."""
    title = texts("verify-title" if purpose == "verify" else "history-title")
    title = f"{title} · {texts.word(f'family-{family}', family)}" if family else title
    every = [button(texts("history-every-game"), Press(PAGE_VERB[purpose], choice="0"))] if family else []
    of_family = f"{family}{OF_FAMILY}" if family else ""
    first = page.number * SESSIONS_ON_PAGE + 1
    told = [
        f"{first + place}. {session_heading(each, texts)}\n{small(results_line(each, texts))}"
        for place, each in enumerate(page.rows)
    ]
    options = [
        option(
            f"{first + place}. {ruleset_name(texts, each.ruleset)}",
            each.table,
            ", ".join(f"{plain_name(result.name)} {signed(texts, result.chips)}" for result in each.results),
        )
        for place, each in enumerate(page.rows)
    ]
    chooser = select(Press(SESSION_VERB[purpose]), options, texts("history-choose-session")) if options else None
    return framed(
        Accent.LEDGER,
        text(title, small(texts("verify-about")) if purpose == "verify" else ""),
        text(*told) or text(texts("history-empty")),
        chooser,
        *rows(*_paging(page, lambda number: Press(PAGE_VERB[purpose], choice=f"{of_family}{number}"), texts), *every),
    )


def session_heading(session: PastSession, texts: Texts) -> str:
    """Describe when and where a session took place, and what was played."""
    texts = texts.of_game(session.ruleset)
    played = rules_title(session.ruleset, session.rules, texts)
    facts = [f"<t:{session.opened}:f>", f"<#{session.channel}>", f"**{played}**"]
    facts.append(texts("ledger-deals", deals=session.deals))
    if session.closed is None:
        facts.append(texts("ledger-running"))
    return " · ".join(facts)


def results_line(session: PastSession, texts: Texts) -> str:
    """List a session's seats with their results, best first."""
    best = sorted(session.results, key=lambda result: -result.chips)
    line = " · ".join(f"{safe_name(result.name)} {signed(texts, result.chips)}" for result in best[:MOST_RESULTS])
    more = len(best) - MOST_RESULTS
    return f"{line} {texts('ledger-more-people', count=more)}" if more > 0 else line


def _paging(page: Page[Any], press: Callable[[int], Press], texts: Texts) -> Iterator[Component]:
    if page.number:
        yield button(texts("history-page-before"), press(page.number - 1))
    if page.more:
        yield button(texts("history-page-after"), press(page.number + 1))


@dataclass(frozen=True, slots=True)
class DealList:
    """A page of deals; `ended` are views at their ends by number, `highlights` the best and the worst one."""

    page: Page[DealLine]
    ended: Mapping[int, TableView] = field(default_factory=dict[int, TableView])
    highlights: Sequence[Highlight] = ()

    def told(self, number: int, texts: Texts) -> str:
        """Describe a deal in one line; empty for a deal that cannot be replayed."""
        view = self.ended.get(number)
        return headline(view, view.deal, texts) if view and view.deal else ""


def history_deals(session: PastSession, deals: DealList, purpose: Purpose, texts: Texts) -> Surface:
    """List a session's deals, each with a summary."""
    texts, page = texts.of_game(session.ruleset), deals.page
    eyes = small(texts(f"history-{session.eyes}-eyes"))
    numbers = sorted({*(high.deal for high in deals.highlights), *(line.number for line in page.rows)})
    named = {number: texts("history-deal", number=number) for number in numbers}
    options = [
        option(": ".join(filter(None, (name, unmarked(deals.told(number, texts.plain))))), str(number))
        for number, name in named.items()
    ]
    best = (
        texts(
            "history-best" if high.result > 0 else "history-worst",
            name=safe_name(high.name),
            result=signed(texts, high.result),
            deal=named[high.deal],
        )
        for high in deals.highlights
    )
    return framed(
        Accent.LEDGER,
        text(session_heading(session, texts), results_line(session, texts), eyes),
        text(*best),
        text(*(_deal_line(line, deals.told(line.number, texts), texts) for line in page.rows)),
        select(Press(DEAL_VERB[purpose], session.table), options, texts("history-choose-deal")) if options else None,
        *rows(*_session_buttons(session, page, purpose, texts)),
    )


def _deal_line(line: DealLine, told: str, texts: Texts) -> str:
    if told:
        return f"**{line.number}.** {told}"
    name = safe_name(line.names[line.dealer])
    told = texts("history-deal-row", number=line.number, time=f"<t:{line.begun}:t>", name=name)
    if line.ended is None:
        return f"{told} · {texts('ledger-running')}"
    return f"{told} · {texts('history-void')}" if line.void else told


def _session_buttons(session: PastSession, page: Page[DealLine], purpose: Purpose, texts: Texts) -> Iterator[Component]:
    table = session.table
    yield from _paging(page, lambda number: Press(SESSION_VERB[purpose], table, choice=str(number)), texts)
    yield button(texts("history-sessions"), Press(PAGE_VERB[purpose], choice="0"))
    if purpose == "history":
        yield button(texts("performance"), Press(Verb.PERFORMANCE, table))
        yield button(texts("history-save-page"), Press(Verb.HISTORY_PAGE, table))
        yield button(texts("history-save-csv"), Press(Verb.HISTORY_CSV, table))


def step_draft(step: Step, texts: Texts, likes: Personal) -> Draft:
    """Show a step of a past deal with its picture."""
    return Draft(lambda at: replayed(step, texts, at[POSITION]), position(step, texts, likes))


def replayed(step: Step, texts: Texts, picture: str = "") -> Surface:
    """Show a step of a past deal; `picture` is the file name of the table's picture."""
    deal, texts = dealt(step.view), texts_of(texts, step.view.ruleset)
    told = Described(step.view, deal, texts)
    shown = {zone.owner for zone in step.zones if zone.name == "hand" and step.number == 0}  # as their cards are dealt
    news = [event for event in step.new if not (isinstance(event, Received) and event.seat in shown)]
    return framed(
        Accent.OVER if step.opened else Accent.HAND,
        text(texts("replay-title", number=step.view.deal_number, step=step.number, last=step.last)),
        table_shown(step, deal, texts, picture),
        text(small(" ".join(_told(step, step.number, news, texts)[-MOST_SENTENCES:])), told.asked("replay-asked")),
        text(small(" · ".join(zone_lines(step, texts))), small("" if step.number else _eyes(step, texts))),
        text(told.taken_back() if step.number == step.last else ""),
        *rows(*_step_buttons(step, texts)),
        _jump(step, texts) if step.last else None,
    )


def table_shown(step: Step, deal: View, texts: Texts, picture: str) -> Component | None:
    """Show the table at a step: its picture with the hands that may be open, else in words."""
    if picture:
        return image(picture, table_alt(step.view, step.laid_open or deal, texts))
    return text(*table_lines(step.view, deal, texts))


def step_sentences(step: Step, number: int, texts: Texts) -> list[str]:
    """Describe what happened at a step of the deal that `step` belongs to."""
    return _told(step, number, step.learnt[number], texts)


def _told(step: Step, number: int, events: Sequence[Event], texts: Texts) -> list[str]:
    """Describe events; if a step has none to describe, its decision instead."""
    deal, texts = dealt(step.view), texts_of(texts, step.view.ruleset)
    told = Teller(step.view, replace(deal, events=tuple(events)), texts).everything()
    decision = step.decision(number)
    return told or ([_decided(step.view, deal, decision, texts)] if decision else [])


def _decided(view: TableView, deal: View, decision: Decision, texts: Texts) -> str:
    name = seat_name(view, decision.seat)
    if not decision.answer:
        return texts("replay-decided", name=name)
    note = {key: value for key, value in decision.note.items() if key != WORTH}
    return texts("answered", name=name, choice=choice_words(texts, deal, decision.kind, decision.answer, note))


def zone_lines(step: Step, texts: Texts) -> Iterator[str]:
    """List the cards of every hand and other zone that the viewer may see."""
    deal = dealt(step.view)
    for zone in step.zones:
        held = deal.ordering.sort(zone.cards or ()) if zone.name == "hand" else zone.cards or ()
        cards = card_names(texts, deal.pack, held)
        place = texts.word(f"zone-{zone.name}", zone.name)
        if zone.owner is None:
            yield texts("panel-zone", zone=place, cards=cards)
            continue
        name = seat_name(step.view, zone.owner)
        yield texts("replay-hand", name=name if zone.name == "hand" else f"{name}, {place}", cards=cards)


def _eyes(step: Step, texts: Texts) -> str:
    if step.opened:
        return ""
    eyes = "history-spectator" if step.seat is None else "history-own-eyes"
    return texts(step.view.occasion.why_shut("history-round" if step.view.same_cards else eyes))


def _step_buttons(step: Step, texts: Texts) -> Iterator[Component | None]:
    last, now = step.last, step.number
    goals = {"back": max(0, now - 1), "on": min(last, now + 1)}
    for name, goal in goals.items():
        press = Press(Verb.HISTORY_DEAL, step.view.id, step.view.deal_number, goal, name)
        style = Style.primary if name == "on" else Style.secondary
        yield button(texts(f"replay-{name}"), press, style, disabled=goal == now)
    yield from _way_back(step, texts)


def _jump(step: Step, texts: Texts) -> Component:
    """Offer steps to jump to: all of them, or an even selection, with the current one, of as many as a select holds."""
    last, most = step.last, step.last if step.last < MOST_OPTIONS else MOST_OPTIONS - 2
    options: list[Component] = []
    for number in sorted({round(place * last / most) for place in range(most + 1)} | {step.number}):
        told = [unmarked(words) for words in step_sentences(step, number, texts.plain)[:1]]
        options.append(option(" · ".join((str(number), *told)), str(number), chosen=number == step.number))
    return select(
        Press(Verb.HISTORY_DEAL, step.view.id, step.view.deal_number, choice="jump"), options, texts("replay-jump")
    )


def _way_back(step: Step, texts: Texts) -> Iterator[Component | None]:
    deal, table, asked = step.view.deal_number, step.view.id, dealt(step.view).asked
    yield all_deals(step.view.occasion, table, deal, Verb.HISTORY_SESSION, texts)
    yield button(texts("history-verify"), Press(Verb.VERIFY_DEAL, table, deal))
    if step.seat is not None:
        yield button(texts("performance-deal"), Press(Verb.PERFORMANCE, table, deal))
    if step.opened and asked and asked.seat == step.seat:
        yield button(texts("play-on"), Press(Verb.PLAY_ON, table, deal, step.number), Style.success)
    if not step.opened or step.view.occasion.private:
        return
    if step.seat is not None and step.number == 0:
        yield button(texts("same-cards"), Press(Verb.SAME_CARDS, table, deal))
    yield button(texts("share"), Press(Verb.SHARE, table, deal, step.number))


def all_deals(occasion: type[Occasion], table: str, deal: int, session: Verb, texts: Texts) -> Component | None:
    """Return the button to the other deals: the session's page with this one, or a day's results; `None` for one."""
    presses = {
        "session": Press(session, table, choice=str((deal - 1) // DEALS_ON_PAGE)),
        "day": Press(Verb.DAILY_RESULT, table),
    }
    press = presses.get(occasion.results)
    return button(texts("history-all-deals"), press) if press else None


def pieces(line: str) -> Iterator[tuple[str, bool]]:
    """Split one of our lines into characters and whether they are bold; a backslash yields the escaped character."""
    bold, place = False, 0
    while place < len(line):
        if line[place] == "\\" and place + 1 < len(line):
            yield line[place + 1], bold
            place += 2
        elif line.startswith("**", place):
            bold = not bold
            place += 2
        else:
            yield line[place], bold
            place += 1


def saved_files(contents: Mapping[str, bytes], words: str) -> Surface:
    """Attach files by their names, with a sentence."""
    return Surface((paragraph(words), *map(file, contents)), (*contents.items(),))
