"""The games: one folder per family, code shared by several of them, and the catalogue."""
