"""What several games share: pots, points, tricks."""
