### The rulebook on paper.

paper-picture = Picture: { $cards }

## What --help says

help-print-rulebook = The rulebook of your table, typeset, with pictures of its examples.
