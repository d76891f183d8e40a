"""Speed, measured next to peers in the same run."""
