"""Winning chances of hands for games with bids, learnt offline."""
