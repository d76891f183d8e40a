"""Programs for developing: set-up, locks and checks."""
