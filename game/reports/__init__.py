"""Reports on past deals."""
