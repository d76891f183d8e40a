"""Panels about what is over: history, ledger, statistics."""
