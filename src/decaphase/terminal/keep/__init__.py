"""The score sheet of people who play with real cards."""
