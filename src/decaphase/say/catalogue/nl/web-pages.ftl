### The pages around the table: joining one, opening one, settings, statistics, what this is.

## Joining

web-invited = Je bent uitgenodigd
web-who-sits = { $free ->
        [0] Aan tafel: { $players }; er is geen stoel vrij.
        [one] Aan tafel: { $players }; één stoel is vrij.
       *[other] Aan tafel: { $players }; { $free } stoelen zijn vrij.
    }
web-already-playing = Ze zijn al aan het spelen. Je kunt meekijken, en een stoel nemen die vrijkomt.
web-your-name = Je naam
web-name-needed = Zeg even hoe je heet.
web-take-seat = Aanschuiven
web-look-on = Alleen meekijken
