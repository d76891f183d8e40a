"""Everything that is not specific to one game: cards, questions, deals, views and records."""
