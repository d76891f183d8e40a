"""What is told of past deals."""
