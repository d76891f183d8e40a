"""Evenings spanning many tables: the board, the organiser's menus, calls to a table, results."""
