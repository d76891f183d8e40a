"""Panels for one person or one server: help, likes, privacy, practice."""
