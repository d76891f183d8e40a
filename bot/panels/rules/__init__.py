"""Panels about rules: reading them, choosing them."""
