"""A view becomes a message: pure functions from what somebody may see to the components they are shown.

Public messages (`lobby`, `panel`, `summary`, `closed_summary`, `closed_lobby`, `session_end`, `reminder`) are given the
spectator's view and nothing else, so nothing in them can depend on a hidden card.

Verbs of presses, beside those of `bot/interactions/custom_id.py`: `rules` opens the form of house rules for the host
in the lobby and shows the rules in words otherwise; on that form `rules-page` (choice: page), `rules-set` (select:
ruleset), `rules-preset` (select: `ruleset/preset` or `saved/ruleset/name`), `rules-option` (choice `name=value`, or
choice `name` with the value of a select or form), `rules-form` (choice: name; opens the form of a number),
`rules-time` (opens the form, whose submission is `rules-time` with a field), `rules-save` and `rules-forget`
(likewise), `rules-show` (the rules in words); on the ledger `ledger-standing`, `ledger-mine`, `ledger-pays`; on the
past `history` and `verify` (choice: page of sessions), `history-session` and `verify-session` (select: a session, or
its id with a page as choice), `history-deal` (select: a deal; or its number with a step, or a select of steps),
`history-page`, `history-csv` (files of a session), `verify-deal`, `verify-file`. A form has one field. `PickCards` is
a select whose choice is the kind of the question and whose values are card codes, with a button `keep` where no card
need be chosen.
"""

from bot.panels.kit.names import plain_name, safe_name
from bot.panels.kit.surface import Surface
from bot.panels.kit.words import preset_name
from bot.panels.past.ledger import ledger_standing, ledger_statement, ledger_transfers
from bot.panels.personal.help import about_surface, help_surface
from bot.panels.rules.editor import changed_options, page_of, pressed_option, rules_editor
from bot.panels.rules.forms import amount_form, cut_form, forget_form, rules_form, save_form, time_form
from bot.panels.rules.text import rules_text
from bot.panels.table.hand import hand, hand_alt
from bot.panels.table.lobby import closed_lobby, lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import happened, last_trick, line, more, refusal, reminder, table_link
from bot.panels.table.session import session_end, session_transfers
from bot.panels.table.summary import closed_summary, summary

__all__ = [
    "Surface",
    "about_surface",
    "amount_form",
    "changed_options",
    "closed_lobby",
    "closed_summary",
    "cut_form",
    "forget_form",
    "hand",
    "hand_alt",
    "happened",
    "help_surface",
    "last_trick",
    "ledger_standing",
    "ledger_statement",
    "ledger_transfers",
    "line",
    "lobby",
    "more",
    "page_of",
    "panel",
    "plain_name",
    "preset_name",
    "pressed_option",
    "refusal",
    "reminder",
    "rules_editor",
    "rules_form",
    "rules_text",
    "safe_name",
    "save_form",
    "session_end",
    "session_transfers",
    "summary",
    "table_link",
    "time_form",
]
