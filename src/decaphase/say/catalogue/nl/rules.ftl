### The rules: editions, options and their values, and why some of them make no game.

## Editions: a title, and what sets it apart

edition-classic-en = Engelse regels
    .about = Met een pestkaart kies je zelf wie een beurt overslaat; keuzekaarten kosten 25 punten.
edition-classic-fr = Franse regels
    .about = Als de Engelse regels, maar niemand krijgt in één ronde twee pestkaarten tegen zich.
edition-classic-de = Duitse regels
    .about = Een fase mag helemaal uit keuzekaarten bestaan, een pestkaart leg je voor iemand neer, keuzekaarten kosten 20 punten.
edition-braille-nl = Nederlandse regels van de braille-editie
    .about = Fase 3 vraagt een set van 5, en een pestkaart leg je voor iemand neer.
edition-house-nl = Nederlandse huisregels
    .about = Geen punten; een kaart die je van de aflegstapel pakt, moet je spelen; de anderen spelen door om de plaatsen.
edition-house-nl-original = Nederlandse huisregels, met de oorspronkelijke pestkaarten en puntentelling
    .about = De huisregels met punten, en met pestkaarten die je voor iemand neerlegt.

## Options: a name, and what it decides. Values: a name, and what it means.

option-phases = Fases
    .about = Wat je in elke fase moet leggen.

option-wild_points = Punten voor een keuzekaart
    .about = Wat een keuzekaart je kost als je die aan het eind van de ronde nog in je hand hebt.
value-wild_points-20 = 20
    .about = Een keuzekaart in je hand kost 20 punten.
value-wild_points-25 = 25
    .about = Een keuzekaart in je hand kost 25 punten.

option-naturals = Verplichte getalkaarten
    .about = Hoeveel getalkaarten er naast de keuzekaarten in een fase moeten zitten.
value-naturals-per-phase = één in de fase
    .about = Minstens één getalkaart in de hele fase; een van de groepen mag helemaal uit keuzekaarten bestaan.
value-naturals-per-group = één in elke groep
    .about = Minstens één getalkaart in elke groep van de fase.
value-naturals-none = geen
    .about = Je mag een fase leggen met alleen keuzekaarten.

option-skip_style = Een pestkaart spelen
    .about = Waar een pestkaart komt, en wie er een beurt door overslaat.
value-skip_style-choose = jij kiest
    .about = De pestkaart gaat op de aflegstapel, en jij zegt wie een beurt overslaat.
value-skip_style-lay-before = voor iemand neergelegd
    .about = In plaats van een kaart weg te gooien leg je de pestkaart voor wie een beurt moet overslaan.
value-skip_style-next = de volgende speler
    .about = De pestkaart gaat op de aflegstapel, en de volgende speler slaat een beurt over.

option-skip_returns = Waar een pestkaart daarna komt
    .about = Waar de pestkaart die voor je lag, naartoe gaat als je je beurt hebt overgeslagen.
value-skip_returns-top = bovenop
    .about = De pestkaart gaat boven op de aflegstapel.
value-skip_returns-bottom = onderop
    .about = De pestkaart gaat onder de aflegstapel.

option-skip_limit = Hoe vaak je een pestkaart kunt krijgen
    .about = Wanneer iemand die een pestkaart kreeg, er weer een kan krijgen.
value-skip_limit-one-pending = één tegelijk
    .about = Zolang er nog een pestkaart op je wacht, kan niemand je er nog een geven.
value-skip_limit-once-per-round = één keer per rondje langs de spelers
    .about = Na een pestkaart ben je veilig tot wie hem tegen je speelde, weer aan de beurt is.
value-skip_limit-once-per-hand = één keer per ronde
    .about = Je kunt maar één keer per ronde een pestkaart krijgen.

option-pickup = Van de aflegstapel pakken
    .about = Of je een kaart die je van de aflegstapel pakt, ook moet spelen.
value-pickup-free = vrij
    .about = Je mag de kaart die je pakt houden.
value-pickup-must-play = alleen om te spelen
    .about = Liggen er twee of meer kaarten op de aflegstapel, dan moet de kaart die je daar pakt op tafel liggen voordat je beurt voorbij is.

option-scoring = Punten
    .about = Of er punten worden geteld.
value-scoring-points = wel geteld
    .about = Kaarten die je in je hand overhoudt, geven strafpunten.
value-scoring-none = niet geteld
    .about = Wie het eerst de laatste fase legt, wint, zonder punten.

option-tie_points = Punten die beslissen
    .about = Welke punten worden vergeleken als meer spelers in dezelfde ronde hun laatste fase halen.
value-tie_points-with-this-hand = met deze ronde erbij
    .about = De totalen worden vergeleken met de laatste ronde meegeteld.
value-tie_points-before-this-hand = van vóór deze ronde
    .about = De totalen worden vergeleken zoals ze vóór de laatste ronde waren.

option-tie_break = Nog steeds gelijk
    .about = Wat er gebeurt als ook de punten die beslissen gelijk zijn.
value-tie_break-replay = beslissingsronde
    .about = Wie gelijkstaat, speelt de laatste fase opnieuw; wie het eerst uit is, wint.
value-tie_break-shared = gedeeld
    .about = Wie gelijkstaat, deelt de plaats.

option-play_on = Doorspelen
    .about = Of de anderen doorspelen om de plaatsen als iemand heeft gewonnen.
value-play_on-true = ja
    .about = De anderen spelen door tot er één over is.
value-play_on-false = nee
    .about = Het potje is afgelopen als iemand heeft gewonnen.

option-advance = Naar de volgende fase
    .about = Wanneer je naar je volgende fase gaat.
value-advance-on-completion = als je die hebt gelegd
    .about = Je gaat voor een fase tot je die hebt gelegd.
value-advance-every-hand = elke ronde
    .about = Eén ronde per fase: daarna gaat iedereen naar de volgende, en wie in totaal de minste punten heeft, wint.

option-selection = Gespeelde fases
    .about = Voor welke van de fases er wordt gespeeld.
value-selection-all = alle
    .about = Alle fases worden gespeeld.
value-selection-first-N = de eerste { $count }
    .about = { $count ->
        [one] Alleen de eerste fase wordt gespeeld.
       *[other] De eerste { $count } fases worden gespeeld.
    }
value-selection-even = even
    .about = Fase 2, 4, 6 enzovoort worden gespeeld.
value-selection-odd = oneven
    .about = Fase 1, 3, 5 enzovoort worden gespeeld.
value-selection-list = fase { $numbers }
    .about = { $count ->
        [one] Er wordt alleen gespeeld voor fase { $numbers }.
       *[other] Er wordt alleen gespeeld voor de fases { $numbers }.
    }

option-order = Volgorde van de fases
    .about = Of je de fases na elkaar moet halen.
value-order-in-order = na elkaar
    .about = Je gaat voor de laagste fase die je nog niet hebt gelegd.
value-order-any = vrij
    .about = Elke ronde leg je van je open fases welke je maar wilt.

option-knocking = Kloppen
    .about = Of je een kaart mag opeisen die een ander net heeft weggegooid.
value-knocking-false = nee
    .about = Alleen wie aan de beurt is, mag een weggegooide kaart pakken.
value-knocking-true = ja
    .about = Voordat de volgende speler pakt, mag ieder ander voor de kaart kloppen en een beurt spelen; daarna gaat het spel vanaf die stoel verder.

option-cards = Kaarten
    .about = Hoe de kaarten heten en eruitzien.
value-cards-colours = kleuren
    .about = Kaarten in vier kleuren met de getallen 1 tot en met 12, en keuzekaarten en pestkaarten.
value-cards-packs = gewone speelkaarten
    .about = Twee pakjes gewone speelkaarten: aas tot en met vrouw zijn 1 tot en met 12, harten, schoppen, klaver en ruiten zijn de kleuren, heren zijn keuzekaarten, jokers zijn pestkaarten.

## Why these options make no game

problem-unknown-edition = { $nearest ->
    [none] Er is geen editie die “{ $edition }” heet; “decaphase rules” laat zien welke er zijn.
   *[other] Er is geen editie die “{ $edition }” heet. Bedoel je “{ $nearest }”?
}
problem-unknown-option = { $nearest ->
    [none] Er is geen optie die “{ $option }” heet; “decaphase rules classic-en” laat zien welke er zijn.
   *[other] Er is geen optie die “{ $option }” heet. Bedoel je “{ $nearest }”?
}
problem-not-a-value = { $option } kan niet “{ $value }” zijn; wel: { $values }.
problem-option-without-value = “{ $text }”: bij een optie hoort een waarde, zoals pickup=must-play.
problem-option-twice = De optie { $option } staat er twee keer; welke van de twee moet tellen?

problem-options-clash = { $one } gaat niet samen met { $other }; verander een van de twee.
problem-skip-returns-idle = skip_returns = { $value } zegt waar een pestkaart naartoe gaat die voor een speler lag, maar met skip_style = { $style } ligt er nooit een; zet er skip_style = lay-before bij, of laat skip_returns weg.

problem-bad-selection = selection kan niet “{ $value }” zijn; wel all, even, odd, first-1 tot en met first-10, of een lijst van fasenummers zoals [2, 5, 8].
problem-first-too-many = { $value }: er zijn maar tien fases, dus kies first-1 tot en met first-10.
problem-first-none = { $value }: er moet minstens één fase worden gespeeld, dus kies first-1 tot en met first-10.
problem-selection-empty = selection = []: er staat geen fase in de lijst; er moet er minstens één worden gespeeld.
problem-selection-leaves-none = { $count ->
    [one] selection = { $value } laat geen fase over om te spelen: er staat er maar één in de lijst van fases.
   *[other] selection = { $value } laat geen fase over om te spelen: er staan er maar { $count } in de lijst van fases.
}
problem-not-a-phase-number = selection = { $value }: { $number } is geen nummer van een fase; de fases hebben de nummers 1 tot en met 10.
problem-no-such-phase = { $count ->
    [one] selection = { $value }: er is geen fase { $number }; de lijst heeft maar één fase.
   *[other] selection = { $value }: er is geen fase { $number }; de lijst heeft maar { $count } fases.
}
problem-selection-not-rising = selection = { $value }: { $number } komt na { $before }; noem elke fase één keer, de lagere nummers eerst.

problem-phases-not-a-list = phases kan niet “{ $value }” zijn; het is een lijst zoals ["set 3 + set 3", "run 5 + colour 4"].
problem-phases-count = { $count ->
    [0] De lijst van fases is leeg; het mogen er 1 tot en met 10 zijn.
   *[other] De lijst heeft { $count } fases; het mogen er 1 tot en met 10 zijn.
}
problem-phase-not-text = Fase { $number } kan niet “{ $value }” zijn; een fase schrijf je zoals "set 3 + run 4".
problem-phase-groups = Fase { $number }, “{ $phase }”, heeft { $count } groepen; een fase heeft er hooguit drie.
problem-phase-too-big = Fase { $number }, “{ $phase }”, vraagt { $cards } kaarten; niemand heeft er ooit meer dan 11 in de hand.
problem-bad-group = Fase { $number }, “{ $phase }”: “{ $group }” is geen groep; een groep is set, run of colour met de grootte erachter, zoals "set 3", "run 4" of "colour 7".
problem-group-too-small = Fase { $number }: “{ $group }” is te klein; een { $kind ->
    [run] reeks
    [set] set
   *[colour] kleurgroep
} heeft minstens { $least } kaarten.
problem-run-too-long = Fase { $number }: “{ $group }” is te lang; een reeks loopt hooguit van 1 tot en met 12.
