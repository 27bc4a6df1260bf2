"""Compiles the engine's restricted Python to C, and the C to a native library and to WebAssembly.

`docs/engine.md` says what restricted Python is. Nothing here is imported when the game runs.
"""
