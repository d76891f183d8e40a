"""Code shared by several games: pots, points, tricks."""
