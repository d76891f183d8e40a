"""Code shared by games with tricks."""
