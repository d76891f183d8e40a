"""Development tools: set-up, locks and checks."""
