### Etiketten die van twee pakjes gewone kaarten een spel maken.

paper-stickers-title = Etiketten voor twee pakjes gewone kaarten

## De kaarten

paper-stickers-cards = De kaarten
paper-stickers-packs = Neem twee pakjes gewone kaarten, elk met { $pack } kaarten en { $jokers } jokers: samen zijn dat de { $all } kaarten van het spel. Met dezelfde achterkant schudden ze het best.
paper-stickers-take-out = Haal eruit wat over is: een derde joker, blanco kaarten, reclame.
paper-stickers-put-in = Heeft een pakje minder dan { $jokers } jokers, doe er dan voor elke ontbrekende een blanco of overgebleven kaart bij, en geef die de etiketten van een pestkaart.
paper-stickers-card = kaart
paper-stickers-becomes = in het spel
paper-stickers-count = kaarten
paper-stickers-needed = etiketten
paper-stickers-together = samen
paper-stickers-king = heer
paper-stickers-joker = joker
paper-stickers-wild = keuzekaart
paper-stickers-skip = pestkaart
paper-stickers-on = { $sign }, voor { $card }

## De etiketten

paper-stickers-labels = De etiketten
paper-stickers-sheet = { $shape ->
    [round] Deze pagina’s zijn voor vellen met { $count } ronde etiketten van { $width } millimeter.
    [cut] Deze pagina’s zijn voor vellen met { $count } etiketten van { $width } bij { $height } millimeter. Die zijn te breed voor een kaart: knip elk etiket langs de streepjeslijn in { $pieces } stukken.
   *[whole] Deze pagina’s zijn voor vellen met { $count } etiketten van { $width } bij { $height } millimeter.
}
paper-stickers-calibrate = Druk de volgende pagina op gewoon papier af, leg haar op een vel etiketten en houd ze samen tegen het licht. Liggen de kaders naast de etiketten, kijk dan hoeveel millimeter het scheelt en druk opnieuw af, zoveel naar rechts en naar beneden geschoven (--shift-x en --shift-y, of de vakjes op de printpagina).
paper-stickers-print = Druk dan de andere pagina’s op de etiketten af. Is een vel al aangebroken, dan zegt --first bij welk etiket je begint, rij voor rij geteld.
paper-stickers-stick = { $each ->
    [one] Plak elk etiket over het teken linksboven op zijn kaart.
   *[other] Elke kaart krijgt er twee: plak er een over het teken linksboven en een, op zijn kop, over het teken rechtsonder. Zo lees je hem in een waaier, hoe je hem ook houdt.
}
paper-stickers-calibration = Om de printer af te stellen
paper-stickers-frames = Elk kader moet op een etiket liggen. De twee linialen tellen millimeters vanaf een hoek van het eerste en van het laatste kader: daar zie je hoeveel het scheelt.

## Wat niet afgedrukt kan worden

problem-labels-unknown = Etiketten die “{ $asked }” heten zijn er niet voor { $paper }; kies een van deze: { $known }. Of geef je eigen vel op als kolommen,rijen,breedte,hoogte,links,boven,stap opzij,stap omlaag in millimeters.
problem-labels-unreadable = “{ $asked }” is geen vel etiketten; dat zijn acht getallen, kolommen,rijen,breedte,hoogte,links,boven,stap opzij,stap omlaag, in millimeters, met “,round” erachter voor ronde etiketten.
problem-labels-do-not-fit = De etiketten “{ $asked }” passen niet op { $paper }, of liggen op elkaar; meet nog eens hoe groot ze zijn en hoe ver het is naar het volgende.
problem-labels-first = Etiket { $first } is er niet op dit vel; het heeft etiket 1 tot en met { $most }.
problem-labels-shift = Etiketten kunnen hoogstens { $most } millimeter opschuiven; scheelt het meer, kies dan een ander vel etiketten.

## Wat --help zegt

help-print-stickers = Etiketten die van twee pakjes gewone kaarten een spel maken: 11 voor boeren, 12 voor vrouwen, tekens voor heren en jokers; met een pagina om de printer af te stellen, en wat je eruit haalt en erbij doet.
help-print-stickers-labels = De etiketten: voor a4 38x21, 25x10, 36x17, 46x21, 70x36 of 70x37, voor letter 44x13, 25x10, 38x13, 67x25, round-16 of round-19; of een eigen vel als kolommen,rijen,breedte,hoogte,links,boven,stap opzij,stap omlaag in millimeters.
help-print-stickers-aces = Druk ook een 1 af voor elke aas.
help-print-stickers-each = Hoeveel etiketten elke kaart krijgt.
help-print-stickers-first = Het etiket om mee te beginnen, op een vel dat al aangebroken is.
help-print-stickers-shift-x = Druk zoveel millimeter verder naar rechts af.
help-print-stickers-shift-y = Druk zoveel millimeter lager af.
