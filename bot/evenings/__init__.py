"""Evenings spanning many tables: their events, and the tables they open."""
