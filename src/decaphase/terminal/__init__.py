"""The game at a terminal: line by line, nothing drawn over, as good by ear or under the fingers as by eye."""
