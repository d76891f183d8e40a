"""The games: one folder per family, and the catalogue that finds them by their folders.

A folder must have `FAMILY` in its `__init__`, `words/` and `manual/` with a file for each language, and `golden/`
with recorded deals of each ruleset (`tests/harness/test_folders.py`). `steps/` has steps for
learners. By custom, `options.py` has the house rules, `script.py` the rules, `telling.py` what is said of a deal, and
`computer/` the family's own players; docs/tutorial.md makes a folder from nothing.
"""
