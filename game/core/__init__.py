"""The rules of no game in particular: cards, questions, deals, views and records."""
