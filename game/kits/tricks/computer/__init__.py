"""What computer players of games with tricks share."""
