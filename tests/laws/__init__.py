"""What must hold in every game, whatever the table plays by: the laws, and what they are tried on.

`tables` draws tables, `dealing` deals hands worth playing, `machine` plays them; each law has its own test.
"""
