"""The game for programs that learn: environments for PettingZoo, Gymnasium and OpenSpiel, and data."""
