"""Screenshots of everything that people see."""
