"""Advice for a seat: its moves from best to worst, and the reasons."""
