"""What stands in `deploy/`, as far as it can be tried here."""
