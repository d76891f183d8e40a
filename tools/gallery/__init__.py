"""Screenshots of everything people see."""
