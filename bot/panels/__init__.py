"""A view becomes a message: pure functions from what somebody may see to the components they are shown.

Public messages (`lobby`, `panel`, `summary`, `closed_summary`, `closed_lobby`, `session_end`, `reminder`) are given the
spectator's view and nothing else, so nothing in them can depend on a hidden card.

What can be pressed is listed in `bot/interactions/verbs.py`. A form has one field. `PickCards` is a select whose choice
is the kind of the question and whose values are card codes, with a button `keep` where no card need be chosen.
"""

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
    "preset_name",
    "pressed_option",
    "refusal",
    "reminder",
    "rules_editor",
    "rules_form",
    "rules_text",
    "save_form",
    "session_end",
    "session_transfers",
    "summary",
    "table_link",
    "time_form",
]
