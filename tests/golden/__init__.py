"""Whole games written out to be read, and counts of the action tree: what came out once comes out again."""
