### The rulebook of a table: `decaphase rules NAME --book`. Each rule is one message, said in one place.
### `$cards` is how the cards of the table are named; every message of this file has it. At a table with ordinary
### packs the wild is called by its card, the king; a skip stays a skip, and the book says that jokers are skips.

book-title = De regels van deze tafel: { $edition }
book-contents = Inhoud
book-heading = { $number }. { $heading }
book-example = Voorbeeld: { $about }
book-silent = Het regelboekje laat dit open; hier spelen we zo:
book-here = Aan deze tafel: { $rule }
book-edition = De editie zegt: { $rule }
book-edition-silent = De editie heeft hier geen regel voor nodig.
book-here-phases = Aan deze tafel speel je deze fases:
book-edition-phases = De editie heeft deze fases, waar ze verschillen:
book-wild = { $cards ->
    [packs] heer
   *[colours] keuzekaart
}
book-wilds = { $cards ->
    [packs] heren
   *[colours] keuzekaarten
}

## Chapters

heading-about = Wat dit is
heading-aim = Het doel van het spel
heading-need = Wat je nodig hebt
heading-phases = De fases
heading-groups = Waar een fase uit bestaat
heading-wilds = { $cards ->
    [packs] Heren
   *[colours] Keuzekaarten
}
heading-deal = Delen
heading-turn = Je beurt
heading-draw = Een kaart pakken
heading-lay = Je fase leggen
heading-hit = Aanleggen
heading-discard = Weggooien
heading-skips = Pestkaarten
heading-knocking = Kloppen
heading-empty = Als de pakstapel op is
heading-end = Het einde van een ronde
heading-points = Punten
heading-win = Het potje winnen
heading-pause = Een potje bewaren

## What this is

clause-about = In dit kaartspel verzamel je kaarten voor een fase, leg je die op tafel, werk je je andere kaarten weg en ga je door naar je volgende fase.
clause-about-edition = Dit boekje vertelt in onze eigen woorden de regels van precies één tafel. Aan die tafel speel je de editie “{ $edition }”.
clause-unofficial = Het boekje is niet officieel. Phase 10 is een merk van zijn eigenaar en staat hier alleen om te zeggen van welk spel dit de regels zijn; de eigenaar heeft niets met dit boekje te maken.
clause-departs = { $departures ->
    [one] In één regel wijkt deze tafel af van de editie. Op die plek
   *[other] In { $departures } regels wijkt deze tafel af van de editie. Op die plekken
} staat allebei: wat je aan deze tafel speelt en wat de editie zegt.
clause-silences = Geen regelboekje denkt aan alles. Waar dat van deze editie niets zegt, of twee dingen tegelijk, moest er iets worden gekozen; die regels staan achter de woorden “{ book-silent }”.
clause-examples = De voorbeelden zijn nagespeeld met de regels van precies deze tafel. Jij bent daarin Ann; met de klok mee zitten na jou Bob en dan Cas.

## The aim

clause-aim-points = { $count ->
    [one] Leg je fase eerder dan de anderen.
    [2] Haal beide fases eerder dan de anderen.
   *[other] Haal alle { $count } fases eerder dan de anderen.
} Zorg dat je aan het eind van een ronde weinig kaarten in je hand hebt: die kosten punten, en de punten beslissen als meer spelers in dezelfde ronde klaar zijn.
clause-aim-none = { $count ->
    [one] Leg je fase eerder dan de anderen.
    [2] Haal beide fases eerder dan de anderen.
   *[other] Haal alle { $count } fases eerder dan de anderen.
}
clause-aim-every-hand = { $count ->
    [one] Kom de ene ronde van dit potje door
   *[other] Kom { $count } rondes door, één per fase,
} met zo min mogelijk punten: een kaart die je aan het eind van een ronde nog in je hand hebt, kost punten.
clause-hands = Een potje duurt een aantal rondes. Een ronde duurt van het delen tot iemand geen kaarten meer heeft.
clause-one-hand = Het potje duurt één ronde: van het delen tot iemand geen kaarten meer heeft.

## What you need

clause-players = Je speelt met twee tot en met zes mensen.
clause-reference = Kaarten waar alleen de fases op staan, worden niet gedeeld.
clause-no-colour = { $cards ->
    [packs] De kleur van een heer telt niet.
   *[colours] Heeft een keuzekaart of een pestkaart een gekleurde opdruk, dan betekent die kleur niets.
}
clause-sheet-points = Leg pen en papier klaar voor de stand: per speler een kruisje voor elke gehaalde fase, de punten van elke ronde en het totaal.
clause-sheet-none = Leg pen en papier klaar, om een kruisje te zetten voor elke fase die iemand haalt.

## The phases

column-number = Fase
column-words = Je legt
column-letters = In letters
clause-letters = In letters lees je elke groep apart.
clause-letters-set = Gelijke letters zijn kaarten met hetzelfde getal.
clause-letters-run = Letters op volgorde van het alfabet zijn een reeks.
clause-letters-colour = Sterretjes zijn kaarten van één kleur.
clause-counts = Een fase is gehaald zodra je die legt, ook als een ander daarna als eerste uit is.
clause-counts-once = Een fase telt maar één keer: met een reeks die langer is dan nodig, haal je niet ook nog een latere fase.
clause-list-silent = De lijst met fases: dit regelboekje geeft er geen, maar alles wat het noemt, past bij de gewone lijst, die hierboven staat.
clause-list-braille = De lijst met fases: het overzicht in dit regelboekje noemt voor fase 2 een set van 4, en een van de voorbeelden een reeks van 5; dat zien we allebei als vergissing.
clause-list-french = De lijst met fases: dit regelboekje noemt de fase van één kleur een keer fase 9; dat zien we als vergissing.

## What a phase is made of

clause-set = Een set bestaat uit kaarten met hetzelfde getal, in welke kleuren ook.
clause-run = Een reeks bestaat uit kaarten waarvan de getallen op elkaar volgen, in welke kleuren ook.
clause-colour = Een kleurgroep bestaat uit kaarten van één kleur, met welke getallen ook.
clause-no-step = { $cards ->
    [packs] Een reeks loopt hoogstens van aas tot en met vrouw: na de vrouw begint het niet opnieuw bij de aas.
   *[colours] Een reeks loopt hoogstens van 1 tot en met 12: na 12 begint het niet opnieuw bij 1.
}
clause-same-number = De sets van een fase mogen hetzelfde getal hebben: zes tienen zijn twee sets van drie.
clause-more = Je mag meer kaarten leggen dan de fase vraagt, als elke kaart maar bij een van de groepen past.
clause-no-more-groups = Je legt nooit meer groepen dan de fase heeft: een derde set past niet bij een fase van twee sets.

## Wilds

clause-wild-number = Een { book-wild } staat in een set of een reeks voor elk getal dat je nodig hebt.
clause-wild-colour = In een kleurgroep heeft een { book-wild } de kleur die je nodig hebt.
clause-wild-stays = Waar de kaart bij het leggen voor staat, daar blijft hij voor staan tot het einde van de ronde. Niemand pakt hem terug of ruilt hem voor de echte kaart.
clause-wild-hit = Ligt je fase op tafel, dan mag je een { book-wild } bij elke groep aanleggen.
clause-wild-ends = Bij een reeks leg je een { book-wild } aan een open kant: voor de laagste kaart of na de hoogste. Een reeks van 1 tot en met 12 is vol.
clause-all-wild = Wie een groep van alleen { book-wilds } legt, zegt waar die voor staat.
clause-wild-no-skip = Een { book-wild } is nooit een pestkaart.

## Dealing

clause-shuffle = Voor elke ronde worden alle kaarten opnieuw geschud.
clause-ten = Wie deelt, geeft iedereen tien kaarten, met de rug naar boven.
clause-one-at-a-time = De kaarten worden één voor één gedeeld.
clause-clockwise = Er wordt met de klok mee gedeeld, te beginnen links van wie deelt.
clause-turn-up = De andere kaarten zijn de pakstapel, met de rug naar boven in het midden. De bovenste draai je om en leg je ernaast: daar begint de aflegstapel.
clause-first = Wie links van de deler zit, begint, en deelt de volgende ronde. Het gaat met de klok mee.
clause-deal-passes = Doet wie zou moeten delen de volgende ronde niet mee, dan deelt de eerste daarna met de klok mee die wel meedoet.
clause-skip-up = Is de omgedraaide kaart een pestkaart, dan slaat wie zou beginnen die beurt over.
clause-wild-up = Is de omgedraaide kaart een { book-wild }, dan mag wie begint die pakken.

## Your turn

clause-steps = Een beurt heeft vier stappen:
clause-step-draw = Pakken: je pakt één kaart.
clause-step-lay = Leggen: heb je de kaarten voor je fase, dan mag je die leggen.
clause-step-hit = Aanleggen: ligt je fase op tafel, dan mag je kaarten aanleggen bij elke fase die op tafel ligt.
clause-step-discard = Weggooien: je sluit je beurt af met één kaart op de aflegstapel.

## Drawing

clause-draw = Je pakt één kaart, naar keuze: de bovenste van de pakstapel of de bovenste van de aflegstapel.
clause-draw-no-skip = Een pestkaart pak je nooit van de aflegstapel.
clause-draw-wild = Een { book-wild } die iemand heeft weggegooid, mag je pakken als elke andere kaart.

## Laying, hitting, discarding

clause-lay = Heb je alle kaarten van je fase in je hand, dan mag je die open op tafel leggen. Je legt alle groepen tegelijk, met alleen kaarten uit je eigen hand.
clause-lay-once = Je legt één fase per ronde, niet meer.
clause-lay-may = Leggen hoeft niet: je mag wachten.
clause-hit = Ligt je fase op tafel, dan mag je aanleggen, ook in dezelfde beurt: je legt kaarten uit je hand bij fases op tafel, die van jezelf of van een ander, zoveel je wilt.
clause-hit-set = Bij een set past een kaart met hetzelfde getal.
clause-hit-run = Bij een reeks past het getal onder de laagste kaart of het getal boven de hoogste.
clause-hit-colour = Bij een kleurgroep past een kaart van die kleur.
clause-discard = Je sluit je beurt af door één kaart open op de aflegstapel te gooien. Is je laatste kaart bij het leggen of aanleggen op tafel gekomen, dan valt er niets weg te gooien.

## Skips

clause-skip-jokers = De jokers zijn de pestkaarten.
clause-skip-never = Een pestkaart hoort nooit bij een fase, en je legt hem nergens aan.
clause-skip-lies = Tot de beurt is overgeslagen, ligt de pestkaart voor die speler en hoort hij bij geen van beide stapels.
clause-skip-empty-pile = Is de aflegstapel leeg doordat de enige kaart is gepakt en er een pestkaart voor iemand is neergelegd, dan kan de volgende speler alleen van de pakstapel pakken.
clause-skip-round = Moet wie de pestkaart tegen je speelde zelf een beurt overslaan, dan telt ook die als nieuwe beurt.
clause-skip-round-knock = Een beurt na kloppen telt ook; gepasseerd worden doordat een ander klopt, telt niet.
clause-skip-waiting = Zolang er een pestkaart op een speler wacht, kan niemand die speler er nog een geven.
clause-skip-up-free = Een pestkaart die aan het begin werd omgedraaid, telt voor deze grens niet mee: niemand heeft hem gespeeld.
clause-skip-self = Niemand laat zichzelf een beurt overslaan.
clause-skip-must-name = Is er iemand die een pestkaart mag krijgen, dan moet je iemand kiezen. Is er niemand, dan gooi je de pestkaart gewoon weg en gebeurt er niets.
clause-skip-two = Speel je met z’n tweeën, dan ben je na een pestkaart meteen zelf weer aan de beurt.
clause-skip-last = Een pestkaart mag je laatste kaart zijn. Je gooit hem dan weg, niemand slaat een beurt over, en de ronde is voorbij.

## Knocking

clause-knock-next = Ook de volgende speler mag kloppen.
clause-knock-first = Wie het eerst klopt, krijgt de kaart. Wil niemand hem, dan pakt de volgende speler gewoon een kaart, van welke stapel ook.
clause-knock-before-skip = Kloppen gaat voor: pas daarna slaat iemand een beurt over.
clause-knock-twice = Wie het laatst heeft geklopt, mag niet ook de volgende keer kloppen, tenzij die speler intussen een gewone beurt heeft gehad. Een overgeslagen beurt is er geen.
clause-knock-skipped = Wie nog een beurt moet overslaan, mag niet kloppen.
clause-knock-not = Voor een pestkaart, voor de kaart die aan het begin is omgedraaid en voor de laatste weggegooide kaart van een ronde klop je niet.
clause-knock-must-play = Een kaart waarvoor je klopt, moet je in die beurt spelen, zoals elke kaart die je van de aflegstapel pakt, tenzij hij daar als enige lag. Kun je hem niet spelen, dan kun je niet kloppen.

## When the deck runs out

clause-reshuffle = Wil je van de pakstapel pakken en is die op, dan worden alle kaarten onder de bovenste van de aflegstapel geschud: dat is de nieuwe pakstapel. De bovenste kaart blijft liggen.
clause-blocked-points = Valt er helemaal niets te pakken, ook geen bovenste kaart die je mag pakken, dan is de ronde voorbij zonder dat er iemand uit is, en telt iedereen de kaarten in de hand.
clause-blocked-none = Valt er helemaal niets te pakken, ook geen bovenste kaart die je mag pakken, dan is de ronde voorbij zonder dat er iemand uit is.

## The end of a hand

clause-end = De ronde is voorbij zodra iemand geen kaarten meer heeft, door te leggen, aan te leggen of weg te gooien: die speler is uit.
clause-end-cross = Na de ronde zet iedereen die de fase heeft gelegd daar een kruisje bij; de anderen { $advance ->
    [every-hand] laten die open.
   *[on-completion] proberen het nog eens.
}

## Points

column-card = Kaart in je hand
column-points = Punten
points-low = { $cards ->
    [packs] aas tot en met 9
   *[colours] 1 tot en met 9
}
points-high = { $cards ->
    [packs] 10, boer, vrouw
   *[colours] 10 tot en met 12
}
points-skip = { $cards ->
    [packs] pestkaart (joker)
   *[colours] pestkaart
}
points-wild = { book-wild }
clause-out-zero = Wie uit is, krijgt geen punten.
clause-ranking = Tijdens het potje staat voor wie de meeste fases heeft gehaald; bij evenveel fases wie de minste punten heeft.

## Winning

clause-win = Wie aan het eind van een ronde de laatste fase heeft gehaald, wint.
clause-win-any = Wie aan het eind van een ronde alle fases heeft afgestreept, wint.
clause-win-none = Wie het eerst de laatste fase haalt, wint.
clause-win-none-any = Wie het eerst alle fases heeft afgestreept, wint.
clause-win-every-hand = Na de laatste ronde wint wie in totaal de minste punten heeft.
clause-played-out = De ronde waarin iemand de laatste fase haalt, speel je altijd uit.
clause-replay = Aan deze beslissingsronde doet alleen mee wie gelijkstaat om de winst; de anderen kijken toe. Het gaat om de fase met het hoogste nummer, en wie het eerst uit is, wint, hoeveel punten er ook vallen; die schrijf je wel op. De anderen die gelijkstonden, delen de plaats erna. Kan niemand uit komen, dan speel je de ronde nog eens.
clause-laid-first = Zijn meer spelers in dezelfde ronde klaar, dan staat voor wie het eerst legde.
clause-equal-totals = Gelijke totalen delen een plaats.
clause-play-on-leave = Wie een plaats heeft, gaat van tafel; de rest speelt tot er één over is.
clause-replay-first = Staan er spelers gelijk om de winst, dan komt eerst de beslissingsronde; daarna speelt de rest door. Wie om een latere plaats gelijkstaat, deelt die.
clause-places-points = De plaatsen: eerst wie klaar is, op volgorde van de punten die werden vergeleken; dan de anderen, op volgorde van het aantal gehaalde fases en daarna van de punten. Wie gelijkstaat, deelt een plaats.
clause-places-none = De plaatsen: eerst wie klaar is; dan de anderen, op volgorde van het aantal gehaalde fases. Wie gelijkstaat, deelt een plaats.

## Putting a game away

clause-pause-points = Tussen twee rondes kun je het potje wegleggen en een andere keer verder spelen. Bewaar het blad met de kruisjes en de punten, en schrijf op wie er daarna deelt.
clause-pause-none = Tussen twee rondes kun je het potje wegleggen en een andere keer verder spelen. Bewaar het blad met de kruisjes, en schrijf op wie er daarna deelt.

## Examples: what they show, and how they are told

example-extra-cards = meer kaarten dan nodig
example-third-set = een derde set
example-equal-sets = zes gelijke getallen
example-wild-in-run = een { book-wild } in een reeks
example-wild-stays = niemand ruilt een { book-wild } om
example-all-wild-group = een groep van alleen { book-wilds }
example-all-wild-group-refused = een groep van alleen { book-wilds }
example-all-wild-phase = niets dan { book-wilds }
example-all-wild-phase-refused = niets dan { book-wilds }
example-both-ends = een reeks groeit aan twee kanten
example-no-step = na 12 komt niets meer
example-skip-from-discard = een pestkaart op de aflegstapel
example-skip-chosen = zelf kiezen wie een beurt overslaat
example-skip-laid-top = een pestkaart voor iemand neerleggen
example-skip-laid-bottom = een pestkaart voor iemand neerleggen
example-skip-next = de volgende slaat een beurt over
example-skip-waiting = nog een pestkaart
example-skip-once-a-round = nog een pestkaart in hetzelfde rondje
example-skip-once-a-hand = nog een pestkaart in dezelfde ronde
example-skip-two-players = met z’n tweeën
example-skip-two-players-next = met z’n tweeën
example-skip-last = een pestkaart als laatste kaart
example-must-play = een kaart pakken om te spelen
example-must-play-refused = een kaart die je niet kunt spelen
example-knock = kloppen
example-go-out-by-laying = uit door te leggen
example-points-20 = punten tellen
example-points-25 = punten tellen
example-tie-with-this-hand = twee spelers zijn klaar
example-tie-before-this-hand = twee spelers zijn klaar
example-tie-replay = nog steeds gelijk
example-tie-shared = nog steeds gelijk
example-laid-first = twee spelers zijn klaar

story-phase = Je gaat voor fase { $phase }: { $groups }.
story-hold = In je hand: { $held }.
story-holds = In de hand van { $player }: { $held }.
story-down = { $own ->
    [yes] Je fase { $phase } ligt op tafel.
   *[no] Fase { $phase } van { $player } ligt op tafel.
}
story-laid-first = { $own ->
    [yes] Jij hebt het eerst gelegd.
   *[no] { $player } heeft het eerst gelegd.
}
story-table = Daar ligt { $group }: { $held }.
story-pile = { $count ->
    [one] Op de aflegstapel ligt maar één kaart: { $card }.
   *[other] Op de aflegstapel liggen { $count } kaarten, met bovenop: { $card }.
}
story-skipped = { $player } heeft al een pestkaart gekregen, van { $by }.
story-waiting = Er wacht een pestkaart op { $player }.
story-scores = De punten vóór deze ronde: { $scores }.
story-score = { $player } { $points }
story-not-allowed = Dit mag niet: { $action } { $why }
story-pile-after = { $where ->
    [top] De pestkaart ligt nu boven op de aflegstapel.
   *[bottom] De pestkaart ligt nu onder in de aflegstapel.
}
why-does-not-fit = De kaart past daar niet.
why-cannot-play-it = De kaart zou deze beurt niet op tafel kunnen komen.
why-natural-needed = Er ontbreekt een getalkaart.
why-natural-in-each-group = In elke groep moet een getalkaart zitten.
