"""Photographs everything that people see."""
