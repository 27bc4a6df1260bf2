"""The score sheet: what stands on it is what the engine would have written."""
