"""Code shared by computer players of games with tricks."""
