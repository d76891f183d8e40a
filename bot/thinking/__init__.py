"""Computer players that think in processes of their own, so that nobody waits for them."""
