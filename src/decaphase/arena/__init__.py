"""How good and how fast: matches of bots with honest error bars, and measurements of engine and bots.

A match is cut into tasks (`matches`) that a crew plays, here or on a cluster (`crews`, `cluster`). Its chunks
come back in order (`playing`) and are summed up as a duel of two sides (`duel`, `estimate`, `settle`) or as a
ladder of many (`ladder`, `chart`).

`bench` is the frame for measurements: areas, each a list of figures with a goal. To add an area, write a
module with its `Area` and add that to `AREAS`; its words go into the catalogue: `bench-area-NAME`, and one
message for each figure.
"""
