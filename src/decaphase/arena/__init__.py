"""How good and how fast: what is measured of the engine, and later of the players.

`bench` is the frame: areas, each a list of figures with a goal. To add an area, write a module with its
`Area` and add that to `AREAS`; its words go into the catalogue: `bench-area-NAME`, and one message for each
figure.
"""
