"""The game at a terminal, at a table far away: the same keys and words, over the wire."""
