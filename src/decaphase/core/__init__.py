"""The one engine: every rule of every edition, over plain numbers, at two speeds.

The functions here are restricted Python: ints, fixed-size arrays, named fields. CPython runs them as
they are; `decaphase.core.compiled` compiles the very same functions with Numba. A seat counts from 0
here, a card is its kind (0 to 49), an action is one int (`decaphase.core.moves`).
"""
