"""Presses and commands, and how they are answered."""
