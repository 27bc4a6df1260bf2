"""A game at one keyboard, with people and bots in the seats."""
