"""Bots: what they see and do, what they advise; `players` seats our own."""
