"""The game at a terminal, at a remote table: the same keys and words, over the network."""
