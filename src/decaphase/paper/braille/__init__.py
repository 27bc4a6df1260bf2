"""Under the fingers: labels for the cards, the reference and the rulebook in the braille of each language."""
