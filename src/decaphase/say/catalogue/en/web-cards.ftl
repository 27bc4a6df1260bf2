### The page in the browser: all the cards, on a page of their own.

web-gallery = The cards
    .about = Every colour has a shape and a letter of its own, so nobody has to tell colours apart. A wild on the table shows what it stands for.
    .back = back
web-gallery-faces = { $faces ->
        [packs] Ordinary packs
       *[colours] Four colours
    }
    .about = { $faces ->
        [packs] Hearts, spades, clubs and diamonds are the colours. A jack is an 11, a queen a 12; kings are wild, jokers are skips.
       *[colours] The numbers go from 1 to 12; 6 and 9 have a line below them. The star is a wild, the barred ring a skip.
    }
web-gallery-look = { $look ->
        [large] Large print
        [contrast] Strong contrast
       *[other] { $width } pixels wide
    }

web-engine = The engine in this browser
    .about = Four bots of the same kind play in the background; this is how fast they decide.
web-engine-speed = { $speed } decisions a second
web-engine-time = { $milliseconds } ms per decision
web-engine-playing = Playing…
web-engine-done = Done.
