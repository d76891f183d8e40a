"""Common parts of games that count points: their house rules, and the conversion of points into chips."""
