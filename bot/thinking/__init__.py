"""Searches for computer players, advice and judgements, in separate processes."""
