"""One harness takes every game through every promise: each folder of the catalogue, and of the shelf beside it."""
