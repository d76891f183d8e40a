"""Evenings over many tables: the board, what the organiser sees, calls to a table, results."""
