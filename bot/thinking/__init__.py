"""Searches for computer players, advice and judgements, in processes of their own."""
