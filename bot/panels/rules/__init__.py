"""Panels for reading and choosing rules."""
