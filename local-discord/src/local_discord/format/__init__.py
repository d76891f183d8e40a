"""Discord's wire format and validation of what bots send."""
