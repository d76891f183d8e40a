"""One harness that holds every game to every promise: each folder of the catalogue and of the shelf next to it."""
