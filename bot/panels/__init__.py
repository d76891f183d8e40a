"""A view becomes a message: pure functions from what a person may see to the components they are shown.

Public messages (`lobby`, `panel`, `summary`, `closed_summary`, `closed_lobby`, `session_end`, `reminder`) are given the
spectator's view and nothing else, so nothing in them can depend on a hidden card.

What can be pressed is listed in `bot/discord_io/verbs.py`. A form has one field. `PickCards` is a select whose choice
is the kind of the question and whose values are card codes, with a button `keep` where no card need be chosen.
"""
