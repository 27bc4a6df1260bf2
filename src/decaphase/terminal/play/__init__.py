"""A game at one keyboard: people and bots in the seats."""
