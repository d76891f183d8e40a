"""Panels of a table in play."""
