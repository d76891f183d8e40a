"""Code shared by games with a pot."""
