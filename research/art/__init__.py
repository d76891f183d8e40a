"""Draws the packaged pictures: cards, tables, signs."""
