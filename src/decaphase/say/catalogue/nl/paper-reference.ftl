### Overzichtskaarten: de fases, en wat je in een beurt doet.

paper-reference-title = Overzichtskaarten
paper-reference-cut = Knip de kaarten langs de lijnen uit; gelamineerd gaan ze het langst mee.
paper-reference-points = Punten
paper-head-example = Bijvoorbeeld

## Wat per tafel verschilt, in een paar woorden

paper-reference-any-order = Leg je fases in willekeurige volgorde, elke ronde één.
paper-reference-every-hand = Na elke ronde gaat iedereen door naar de volgende fase.
paper-reference-wild = { $cards ->
    [packs] Een heer
   *[colours] Een keuzekaart
} is elke kaart die je wilt, behalve een pestkaart{ $naturals ->
    [per-phase] ; in elke fase zit één getalkaart.
    [per-group] ; in elke groep zit één getalkaart.
   *[none] ; een fase mag zonder getalkaart.
}
paper-reference-skip = { $cards ->
    [packs] Joker
   *[colours] Pestkaart
}: { $style ->
    [choose] gooi hem weg en zeg wie een beurt overslaat.
    [lay-before] leg hem bij iemand neer in plaats van een kaart weg te gooien; die slaat een beurt over.
   *[next] gooi hem weg; de volgende speler slaat een beurt over.
}
paper-reference-must-play = Pak van de aflegstapel alleen wat je in deze beurt speelt; ligt er maar één kaart, dan is die vrij.
paper-reference-knocking = Klop voor de kaart die net is weggegooid: pak hem en speel een beurt; daarna gaat het bij jou verder.

## Wat --help zegt

help-print-reference = Overzichtskaarten met de fases in woorden, letters en plaatjes, en op de achterkant de stappen van een beurt.
help-print-reference-size = card: zo groot als een bankpas, zes voor zes spelers; a5: twee voor de hele tafel.
help-print-reference-large = Met grote letters: kaarten van een half vel, of met a5 van een heel vel.
help-print-reference-flip = De kant waarover de printer het papier omdraait voor de achterkanten.
