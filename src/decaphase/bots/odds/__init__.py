"""Exact odds: how many cards a hand needs for a phase, and its chances of getting them."""
