"""Panels about the past: history, ledger, statistics."""
