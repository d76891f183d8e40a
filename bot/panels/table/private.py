"""Small messages beside a table: a refusal, a reminder, past events, the menu; for watchers and people called."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from bot.discord_io.controls import Style, button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, framed, present, small, text
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.rules import option_name, ruleset_name, table_name
from bot.panels.kit.words import question_words, signed, texts_of
from bot.panels.table.advice import advice_button
from bot.panels.table.happenings import Teller
from bot.panels.table.lobby import suits_button, way_there
from bot.panels.table.panel import SEAL_DIGITS, last_trick_button, my_cards_button, until
from bot.panels.table.score_sheet import sheet_button
from bot.panels.table.seats import guests_select, levels_select, not_seated, room_words, watch_button
from bot.panels.table.text import trick_before
from bot.preferences import AT_TABLE
from game.core.errors import Refused
from game.table.spectators import REACTIONS
from game.table.view import TableView

MOST_TOLD = 40
FEW = 5
LONGEST_TOLD = 3_400

GO_ON: Final = "back"
"""The choice of a press that revokes ending the session after this deal."""
WAIT: Final = "wait"
WAIT_NO_MORE: Final = "wait-no-more"
STOP: Final = "stop"
THE_SESSION: Final = "session"
"""The choice of a vote to end the session, instead of a seat to be freed."""


def line(words: str) -> Surface:
    """Show one line."""
    return Surface(tuple(present([text(words)])))


def refusal(refused: Refused, texts: Texts, table: str = "") -> Surface:
    """Explain why something is refused; people not sitting at a `table` with room are offered a seat there."""
    if refused.key == "not-at-table":
        return framed(Accent.REFUSED, *not_seated(texts, table))
    return framed(Accent.REFUSED, text(refusal_words(refused, texts)))


def refusal_words(refused: Refused, texts: Texts) -> str:
    """Return the sentence for a refusal."""
    key = f"refused-{refused.key}"
    values = dict(_values(texts, refused.values))
    return texts(key, **values) if texts.has(key) else texts("refused-unknown")


def _values(texts: Texts, values: Mapping[str, str | int]) -> Iterator[tuple[str, str | int]]:
    """Put the values of a refusal into words: options and suits by their names, people's own input escaped."""
    for name, value in values.items():
        if isinstance(value, int):
            yield name, value
        elif name in {"option", "other"}:
            yield name, option_name(texts, value)
        elif name == "ruleset":
            yield name, safe_name(ruleset_name(texts, value))
        elif name in {"suit", "family"}:
            yield name, texts.word(f"{name}-{value}", value)
        elif name == "permission":
            yield name, texts.word(f"permission-{value.replace('-', '_')}", value)
        elif name == "name":
            yield name, safe_name(value) if value else texts("somebody")
        else:
            yield name, safe_name(value)


def reminder(view: TableView, texts: Texts) -> Surface:
    """Call the player to act; the only message that mentions anyone."""
    asked, texts = view.asked, texts_of(texts, view.ruleset)
    if asked is None or asked.user is None or view.deal is None or view.deal.asked is None:
        return line(texts("status-none"))
    question = question_words(view, view.deal, view.deal.asked, texts)
    words = texts("reminder", mention=f"<@{asked.user}>", question=question)
    if view.deadline is not None:
        words = f"{words} · {until(view.deadline)}"
    return framed(Accent.PLAYING, text(words), *rows(*my_cards_button(view, texts)))


def direct_call(view: TableView, texts: Texts) -> Surface:
    """Call the player to act in a direct message, from which the next ones can be switched off."""
    asked, texts = view.deal.asked if view.deal else None, texts_of(texts, view.ruleset)
    if view.deal is None or asked is None:
        return line(texts("status-none"))
    question = question_words(view, view.deal, asked, texts)
    until_when = f" · {until(view.deadline)}" if view.deadline is not None else ""
    where = f"**{table_name(view, texts)}** · <#{view.channel}>"
    switch_off = button(texts("calls-switch-off"), Press(Verb.LIKES_SET, choice=f"calls={AT_TABLE}"))
    ways = (*my_cards_button(view, texts), way_there(view.server, view.channel, texts), switch_off)
    return framed(Accent.PLAYING, text(where, f"{question}{until_when}"), *rows(*ways))


def last_trick(view: TableView, texts: Texts) -> Surface:
    """Show the last complete trick."""
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None or not deal.tricks_lying:
        return line(texts("no-trick-yet"))
    return framed(Accent.PLAYING, text(trick_before(view, deal, texts)))


class Visit(NamedTuple):
    """The viewer's last answer, in seconds since 1970, and what the deals since then brought each player."""

    when: float
    deals: Sequence[tuple[int, Sequence[tuple[str, int]]]] = ()


def happened(view: TableView, texts: Texts, seen: int = 0, visit: Visit | None = None) -> Surface:
    """Describe what the viewer may know since event `seen`, or the latest; and deals ended since a `visit`."""
    if view.deal is None:
        return line(texts("nothing-yet"))
    texts = texts_of(texts, view.ruleset)
    teller = Teller(view, view.deal, texts)
    new = teller.everything(seen)[-MOST_TOLD:]
    told = new or teller.everything()[-FEW:]
    while sum(map(len, told)) + len(told) > LONGEST_TOLD:
        told.pop(0)
    since = texts("happened-since" if new else "happened-nothing-new") if seen else ""
    if visit:
        since = texts("happened-since-answer", when=f"<t:{int(visit.when)}:f>")
        told = [*_deals_since(visit, texts), *told]
    title = texts("happened-title", number=view.deal_number)
    told = told or [texts("nothing-yet")]
    seal = texts("seal-cut" if view.cut else "seal-automatic", seal=f"`{view.fingerprint[:SEAL_DIGITS]}`")
    sealed = text(small(seal)) if view.phase == "playing" and view.fingerprint else None
    return framed(Accent.PLAYING, text(title, small(since)), text(*told), sealed)


def _deals_since(visit: Visit, texts: Texts) -> Iterator[str]:
    for number, results in visit.deals[-FEW:]:
        brought = ", ".join(f"{safe_name(name)} {signed(texts, result)}" for name, result in results)
        yield texts("happened-deal", number=number, results=brought)


def more(view: TableView, texts: Texts, *, manages: bool = False, told: str = "") -> Surface:
    """Show the viewer's small menu next to a deal; they may manage the server, and `told` is a line on top.

    Irreversible actions carry the deal in which they were shown, so that they do nothing in a later one. Actions
    already in the lobby are not offered again next to it.
    """
    texts = texts_of(texts, view.ruleset)
    return framed(
        Accent.HAND,
        text(texts("more-title"), told),
        text(*map(small, _state(view, texts))),
        *rows(*_menu(view, texts, manages=manages)),
        *host_items(view, texts),
        *reaction_rows(view, texts),
    )


def _state(view: TableView, texts: Texts) -> Iterator[str]:
    me = view.me
    if view.stopping:
        yield texts("stopping-untimed" if _may_end_now(view) else "status-stopping")
    if me and me.leaving:
        yield texts("more-leaving")
    if me and (me.away or me.out):
        yield texts("sits-out-away" if me.out else "more-away")
    if me and view.adviser:
        yield texts("adviser-about", hands=int(view.ruleset.hands)) if me.advised else texts("adviser-may")
    if me and view.end_vote:
        yield texts("more-lost", name=safe_name(view.end_vote.name))
    if view.pot + view.reserve and view.ruleset.leftover(view.options):
        yield texts("more-pot-shared", pot=view.pot + view.reserve)
        yield texts("more-pot-no-share") if view.ruleset.bete and me and me.host else ""


def _menu(view: TableView, texts: Texts, *, manages: bool) -> Iterator[Component]:
    me = view.me
    yield from _seat_taking(view, texts)
    if me and view.adviser and not (me.advised and view.phase == "playing"):
        yield _switch(view, Verb.ADVISER, texts("adviser-leave" if me.advised else "adviser-take"), on=me.advised)
    if me and view.ruleset.hands:
        yield _switch(view, Verb.HINTS, texts("hints-off" if me.learning else "hints-on"), on=me.learning)
    yield from () if view.ruleset.hands else advice_button(view, texts)
    if view.phase == "playing" and me and texts.aloud and not view.ruleset.hands:
        yield button(texts("aloud-table-button"), Press(Verb.HAND, view.id))
    if view.phase != "lobby":
        yield from last_trick_button(view, texts)
        yield from sheet_button(view, texts)
        yield button(texts("rules"), Press(Verb.RULES, view.id))
    yield from suits_button(view, texts)
    if not view.hosted:
        yield from _leave(view, texts("leave-to-computer"))
        return
    if me and not (me.away or me.leaving):
        yield from _removals(view, texts)
    yield from _leave(view, texts("leave-after" if view.phase == "playing" else "leave"))
    if manages or (me and me.host):
        yield from _ending_buttons(view, texts)


def _leave(view: TableView, label: str) -> Iterator[Component]:
    if view.me and not view.me.leaving and view.phase != "lobby":
        yield button(label, Press(Verb.LEAVE, view.id, view.deal_number))


def _ending_buttons(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the host end the session, or revoke that unless it was voted."""
    deal = view.deal_number
    if view.stopping:
        if not view.voted:
            yield button(texts("stop-back"), Press(Verb.STOP, view.id, deal, choice=GO_ON))
        if _may_end_now(view):
            yield button(texts("end-now"), Press(Verb.STOP, view.id, deal), Style.danger)
        return
    label = texts("stop-after" if view.phase == "playing" else "stop-now")
    yield button(label, Press(Verb.STOP, view.id, deal), Style.danger)


def _switch(view: TableView, verb: Verb, label: str, *, on: bool) -> Component:
    """Let somebody switch something off that is on, or on."""
    return button(label, Press(verb, view.id, choice="no" if on else "yes"))


def _may_end_now(view: TableView) -> bool:
    return not view.turn_seconds or all(seat.user in {None, view.viewer} for seat in view.playing)


def _seat_taking(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the viewer sit down, come back, or revoke leaving."""
    me = view.me
    if me is None:
        if view.has_room:
            yield button(texts("join"), Press(Verb.JOIN, view.id), Style.success)
        yield watch_button(view, texts)
    elif me.away or me.out:
        yield button(texts("back"), Press(Verb.BACK, view.id), Style.success)
    elif me.leaving:
        yield button(texts("stay"), Press(Verb.JOIN, view.id), Style.success)


def _removals(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let people vote about those who are away, or are asked without a limit and do not answer, and about the end."""
    asked = None if view.turn_seconds or view.asked is None else view.asked.id
    for seat in view.seats:
        gone = seat.away or seat.out
        if (gone or seat.id == asked) and not (seat.computer or seat.leaving) and seat.user != view.viewer:
            votes = {"votes": seat.votes_against, "needed": seat.votes_needed}
            yield button(
                texts("remove-seat" if gone else "go-on-without", name=plain_name(seat.name), **votes),
                Press(Verb.REMOVE, view.id, view.deal_number, choice=str(seat.id)),
            )
    if vote := view.end_vote:
        label = texts("end-by-vote", votes=vote.votes, needed=vote.needed)
        yield button(label, Press(Verb.REMOVE, view.id, view.deal_number, choice=THE_SESSION))


def table_link(view: TableView, message: int | None, texts: Texts) -> Surface:
    """Link to the table that is already open in this channel."""
    there = way_there(view.server, view.channel, texts, message)
    return framed(Accent.LOBBY, text(texts("refused-table-here")), *rows(there))


def invitation(view: TableView, host: str, guest: int, texts: Texts) -> Surface:
    """Invite one person, who is mentioned, in the host's name."""
    return _calling(view, "invitation", texts, mention=f"<@{guest}>", name=safe_name(host))


def call_for_seat(view: TableView, people: Sequence[int], texts: Texts) -> Surface:
    """Announce a free seat to those waiting for one, who are mentioned."""
    return _calling(view, "seat-is-free", texts, mentions=" ".join(f"<@{user}>" for user in people))


def call_of_role(view: TableView, role: int, texts: Texts) -> Surface:
    """Announce an open table to a role, which is mentioned."""
    name = safe_name(view.host.name) if view.host else texts("somebody")
    return _calling(view, "role-call", texts, mention=f"<@&{role}>", name=name)


def _calling(view: TableView, key: str, texts: Texts, **about: str) -> Surface:
    words = texts(key, ruleset=table_name(view, texts_of(texts, view.ruleset)), **about)
    join = button(texts("join"), Press(Verb.JOIN, view.id), Style.success)
    offered = rows(join, watch_button(view, texts))
    return framed(Accent.LOBBY, text(words, small(room_words(view, texts))), *offered)


def watching(view: TableView, texts: Texts) -> Surface:
    """Explain to spectators what they see, and offer their actions; `view` is theirs."""
    texts = texts_of(texts, view.ruleset)
    waits = view.watcher is not None and view.watcher.waits
    return framed(
        Accent.HAND,
        text(texts("watching-title"), texts("watching-about"), small(texts("watching-waits") if waits else "")),
        *rows(*_watcher_buttons(view, texts, waits=waits)),
        *reaction_rows(view, texts),
    )


def _watcher_buttons(view: TableView, texts: Texts, *, waits: bool) -> Iterator[Component]:
    if view.has_room:
        yield button(texts("join"), Press(Verb.JOIN, view.id), Style.success)
    elif waits:
        yield button(texts("watching-wait-no-more"), Press(Verb.WATCH, view.id, choice=WAIT_NO_MORE))
    else:
        yield button(texts("watching-wait"), Press(Verb.WATCH, view.id, choice=WAIT), Style.primary)
    yield button(texts("watching-stop"), Press(Verb.WATCH, view.id, choice=STOP))


def reaction_rows(view: TableView, texts: Texts) -> Iterator[Component]:
    """Offer the reactions of players and watchers."""
    if view.reactions and (view.me or view.watcher):
        offered = (button(texts(f"reaction-{each}"), Press(Verb.REACT, view.id, choice=each)) for each in REACTIONS)
        yield from rows(*offered)


def reacted(view: TableView, reaction: str, texts: Texts) -> Surface:
    """Confirm a person's reaction to them."""
    texts = texts_of(texts, view.ruleset)
    return line(small(texts("reacted", reaction=texts(f"reaction-{reaction}"))))


def host_items(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the host free a seat before the first deal, later choose computers' level, and allow reactions and advice."""
    me = view.me
    if me is None or not me.host:
        return
    yield from guests_select(view, texts) if view.phase == "lobby" else levels_select(view, texts)
    switches = (
        (Verb.REACTIONS_ALLOWED, view.reactions, "reactions-switch-off", "reactions-switch-on"),
        (Verb.ADVISER_ALLOWED, view.adviser, "adviser-forbid", "adviser-allow"),
        (Verb.TAKE_BACK_ALLOWED, view.take_back, "take-back-forbid", "take-back-allow"),
    )
    yield from rows(*(_switch(view, verb, texts(off if on else key), on=on) for verb, on, off, key in switches))
