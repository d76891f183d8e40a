"""Small complete games: each lacks something that the games of the catalogue long took for granted."""
