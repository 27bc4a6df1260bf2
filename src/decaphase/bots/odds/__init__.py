"""Exact chances: how far a hand is from a phase, and how likely it gets there."""
