"""The custom_ids of buttons, selects and forms: the verbs of all of them, the format, and what it means.

Panels write them, cogs handle them, the router connects the two. A verb's value never changes and is never reused,
because buttons of old messages still carry it. A custom_id carries no secret and is never trusted: the core checks who
is asking, whether the question is still open, and whether the choice is legal.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

LONGEST: Final = 100
_WRITTEN: Final = re.compile(r"1:([a-z-]{1,20}):([a-z0-9]{0,12}):(\d{0,6}):(\d{0,4}):([\x21-\x7e]{0,60})", re.ASCII)
_NUMBER: Final = re.compile(r"\d{1,9}", re.ASCII)


class Verb(StrEnum):
    """The action of a press; comments list what else the custom_id holds, and what a select or form adds."""

    # choosing a game
    GAMES = "games"  # choice: page; for the game of a lobby with its table
    OPEN = "open"  # choice: the ruleset to open a table of, or for a lobby to play

    TABLES = "tables"
    PLAY_HERE = "play-here"  # choice: post it in this channel, or take it away

    # the lobby and the session
    JOIN = "join"
    LEAVE = "leave"
    REMOVE = "remove"  # choice: the seat to free, or "session" to end it
    SEND_AWAY = "send-away"  # a select of seats
    WATCH = "watch"  # choice: nothing to start or stop watching; or a watcher's request
    REACT = "call"  # choice: the reaction
    REACTIONS_ALLOWED = "calls-allowed"  # choice: yes or no
    ADVISER = "adviser"  # choice: yes or no, for oneself
    ADVISER_ALLOWED = "adviser-allowed"  # choice: yes or no, for the table
    TAKE_BACK_ALLOWED = "take-back-allowed"  # choice: yes or no
    COMPUTER = "computer"
    LESS = "less"
    LEVEL = "level"  # a select of levels for all computers, or `level=seat` for one
    START = "start"
    STOP = "stop"  # choice: nothing, or `back` to continue after all
    AGAIN = "again"
    SAME_CARDS = "same-cards"  # table and deal whose cards are to be dealt again

    # the deal
    CUT = "cut"  # opens the form, whose submission is `cut` with a field
    ANSWER = "answer"  # deal, question and choice; or the kind of the question as choice of a select of card codes
    TAKE_BACK = "take-back"  # deal and question
    CONFIRM = "confirm"
    WISH = "wish"  # deal and question; choice: the card, to be confirmed; or a select of cards for the next question
    AMOUNT = "amount"  # opens the form of an amount, whose submission is `answer` with a field
    ADVICE = "advice"  # deal and question
    HAND = "hand"
    NEXT = "next"
    BACK = "back"
    LAST = "last"
    HAPPENED = "happened"
    SHEET = "sheet"
    WORDS = "words"  # choice: `all` for every explained word of the game, else those in sight
    MORE = "more"
    SUITS = "suits"  # choice: the suits to hold, nothing for those of the pack

    # house rules
    RULES = "rules"  # the form for the host in the lobby, the rules in words otherwise
    RULES_SHOW = "rules-show"  # the rules in words
    RULES_PAGE = "rules-page"  # choice: page of the form, or `changed`
    RULES_RESET = "rules-reset"
    RULES_SET = "rules-set"  # a select of rulesets
    RULES_PRESET = "rules-preset"  # a select of `ruleset/preset` or `saved/ruleset/name`
    RULES_PICK = "rules-pick"  # choice: the group; a select of `name=value`
    RULES_OPTION = "rules-option"  # choice: `name=value`, or `name` with the value of a select or form
    RULES_FORM = "rules-form"  # choice: the option whose number the form asks for
    LIMIT = "limit"  # choice: the highest bête in antes, 0 for none
    RULES_TIME = "rules-time"  # opens the form, whose submission is `rules-time` with a field; so do the next two
    RULES_SAVE = "rules-save"
    RULES_FORGET = "rules-forget"

    # the past
    HISTORY = "history"  # choice: page of sessions
    HISTORY_SESSION = "history-session"  # a select of sessions; or its id with a page as choice
    HISTORY_DEAL = "history-deal"  # a select of deals; or a deal with a step; or a select of steps
    PERFORMANCE = "performance"  # of a session, of one deal of it; or choice: a family, for its deals on the server
    PERFORMANCE_SHARE = "performance-share"  # of a session, or of one deal of it
    DAILY = "daily"  # choice: a ruleset, or a select of them, to begin; with a person's daily play, to resume
    DAILY_ANSWER = "daily-answer"  # as `answer`
    DAILY_AMOUNT = "daily-amount"  # as `amount`, for `daily-answer`
    DAILY_RESULT = "daily-result"  # a person's daily play; or a select of such
    DAILY_SHARE = "daily-share"
    DAILY_MONTH = "daily-month"
    EVENING = "evening"  # of an evening; choice: comes, reserve or away; likewise the next ones
    EVENING_SEAT = "evening-seat"
    EVENING_WORD = "evening-word"  # opens the form, whose submission is `evening-word` with a field
    EVENING_TEAM = "evening-team"  # the same for the name of a team
    EVENING_ORGANISE = "evening-organise"  # choice: the question to ask, or nothing for the menu
    EVENING_DO = "evening-do"  # choice: the action
    EVENING_PERSON = "evening-person"  # a select of people, by their ids
    EVENING_SET = "evening-set"  # a select of `name=value`
    EVENING_CSV = "evening-csv"
    PLAY_ON = "play-on"  # a deal with a step; choice: `again` to replace a deal that was played on
    PLAY_ON_ANSWER = "play-on-answer"  # as `answer`; its deal is the number of the deal being played on
    PLAY_ON_AMOUNT = "play-on-amount"  # as `amount`, for `play-on-answer`
    SHARE = "share"  # a deal with a step: the parts that may be shown to the channel
    SHARE_POST = "share-post"  # as `share`; choice: `deal`, or the seat whose hand is shown
    HISTORY_PAGE = "history-page"
    HISTORY_CSV = "history-csv"
    VERIFY = "verify"  # as `history`
    VERIFY_SESSION = "verify-session"  # as `history-session`
    VERIFY_DEAL = "verify-deal"
    VERIFY_FILE = "verify-file"

    # the ledger
    LEDGER_STANDING = "ledger-standing"
    LEDGER_MINE = "ledger-mine"
    LEDGER_PAYS = "ledger-pays"
    LEDGER_CSV = "ledger-csv"
    LEAGUE = "league"  # choice: `family/season`, either of which may be missing; or a select of such
    LEAGUE_CSV = "league-csv"  # as `league`; so is the next one
    LEAGUE_SHARE = "league-share"
    SETTLE_ASK = "settle-ask"  # choice: payer, payee and amount
    SETTLE_SHOW = "settle-show"  # choice: the direct list, or the one through third parties
    SETTLE_YES = "settle-yes"  # choice: payer, payee and receipt
    SETTLE_NO = "settle-no"

    # personal and server settings
    PRACTICE = "practice"  # choice: the ruleset, or a select of families; `again` to replace an ended deal
    PRACTICE_ANSWER = "practice-answer"  # as `answer`
    HINTS = "hints"  # choice: yes or no, for oneself at a table
    LEARN = "learn"  # choice: nothing for all courses; or a ruleset, a select of them, or `ruleset/step`
    SETTINGS = "settings"  # choice: page
    SETTINGS_SET = "settings-set"  # choice: `name=value`, or `name` with the values of a select
    LIKES = "likes"
    LIKES_SET = "likes-set"
    PRIVACY_DELETE = "privacy-delete"
    PRIVACY_KEEP = "privacy-keep"


_VERBS: Final = frozenset(map(str, Verb))


def number_of(written: str) -> int | None:
    """Parse a number of at most nine digits from a custom_id or a form; `None` for anything else."""
    return int(written) if _NUMBER.fullmatch(written.strip()) else None


@dataclass(frozen=True, slots=True)
class Press:
    """A verb, its table, the deal and question shown at the time, and a choice."""

    verb: Verb
    table: str = ""
    deal: int = 0
    question: int = 0
    choice: str = ""

    @property
    def custom_id(self) -> str:
        """The press as a custom_id; raises `ValueError` if it could not be read back."""
        written = f"1:{self.verb}:{self.table}:{self.deal or ''}:{self.question or ''}:{self.choice}"
        if len(written) > LONGEST or not _WRITTEN.fullmatch(written):
            raise ValueError(f"not a custom_id: {written!r}")
        return written

    @classmethod
    def read(cls, custom_id: str) -> Press | None:
        """Parse a press; `None` for a custom_id that is not ours or has another format."""
        found = _WRITTEN.fullmatch(custom_id)
        if not found or found[1] not in _VERBS:
            return None
        verb, table, deal, question, choice = found.groups()
        return cls(Verb(verb), table, int(deal or 0), int(question or 0), choice)
