"""What all panels are made of."""
