"""The rule-of-thumb computer players of games with a pot."""
