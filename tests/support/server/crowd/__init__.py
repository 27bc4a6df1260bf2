"""Simulated players against real servers that are killed, raced, flooded and restarted."""
