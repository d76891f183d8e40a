"""The drawings behind the sprites: suits, figures, cards, felt and marks as SVG, written by small functions."""
