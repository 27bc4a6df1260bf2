"""Many people at once, against real servers that are killed, raced, flooded and started again."""
