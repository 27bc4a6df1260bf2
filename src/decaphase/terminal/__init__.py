"""The game at a terminal: plain lines, never redrawn, as usable by ear or on a braille display as by eye."""
