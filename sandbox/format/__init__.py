"""Discord's wire format, and what it accepts from bots."""
