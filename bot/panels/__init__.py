"""Turns views into messages: pure functions from what a person may see to the components they are shown.

Public messages (`lobby`, `panel`, `summary`, `closed_summary`, `closed_lobby`, `session_end`, `reminder`) receive only
the spectator's view, so nothing in them can depend on a hidden card.

All presses are listed in `bot/discord_io/custom_id.py`. A form has one field. `PickCards` is a select whose choice
is the kind of the question and whose values are card codes, with a button `keep` if no card has to be chosen.
"""
