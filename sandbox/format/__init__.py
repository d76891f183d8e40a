"""How Discord writes things down, and what it accepts from bots."""
