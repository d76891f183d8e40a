"""Evenings over many tables: what brings them on, and the tables that they open."""
