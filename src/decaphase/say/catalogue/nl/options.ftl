### The options: everything that is said of each.
### `option-NAME` is its name, `value-NAME-VALUE` that of a value, each with what it is about; `rule-NAME-VALUE` is the
### rule as the rulebook has it, and `problem-…` why a move is not legal at a table that plays so.
### `$cards` is how the cards of the table are named.

rule-wild = { $cards ->
    [packs] heer
   *[colours] keuzekaart
}
rule-wilds = { $cards ->
    [packs] heren
   *[colours] keuzekaarten
}

option-phases = Fases
    .about = Wat je in elke fase moet leggen.

option-wild_points = Punten voor een keuzekaart
    .about = Wat een keuzekaart je kost als je die aan het eind van de ronde nog in je hand hebt.
value-wild_points-20 = 20
    .about = Een keuzekaart in je hand kost 20 punten.
rule-wild_points-20 = Een { rule-wild } in je hand kost 20 punten.
value-wild_points-25 = 25
    .about = Een keuzekaart in je hand kost 25 punten.
rule-wild_points-25 = Een { rule-wild } in je hand kost 25 punten.

option-naturals = Verplichte getalkaarten
    .about = Hoeveel getalkaarten er naast de keuzekaarten in een fase moeten zitten.
value-naturals-per-phase = één in de fase
    .about = Minstens één getalkaart in de hele fase; een van de groepen mag helemaal uit keuzekaarten bestaan.
rule-naturals-per-phase = In je fase zit minstens één getalkaart. Een van de groepen mag helemaal uit { rule-wilds } bestaan, zolang er in een andere groep een getalkaart ligt.
value-naturals-per-group = één in elke groep
    .about = Minstens één getalkaart in elke groep van de fase.
rule-naturals-per-group = In elke groep van je fase zit minstens één getalkaart.
value-naturals-none = geen
    .about = Je mag een fase leggen met alleen keuzekaarten.
rule-naturals-none = In een fase hoeft geen getalkaart te zitten: je mag hem leggen met alleen { rule-wilds }.
problem-natural-needed = In een fase moet minstens één kaart zitten die geen { $cards ->
        [packs] heer
       *[colours] keuzekaart
    } is.
problem-natural-in-each-group = Aan deze tafel moet in elke groep minstens één kaart zitten die geen { $cards ->
        [packs] heer
       *[colours] keuzekaart
    } is; groep { $group } heeft er geen.

option-skip_style = Een pestkaart spelen
    .about = Waar een pestkaart komt, en wie er een beurt door overslaat.
value-skip_style-choose = jij kiest
    .about = De pestkaart gaat op de aflegstapel, en jij zegt wie een beurt overslaat.
rule-skip_style-choose = Een pestkaart speel je door hem weg te gooien en een speler te noemen; die slaat de volgende beurt over.
value-skip_style-lay-before = voor iemand neergelegd
    .about = In plaats van een kaart weg te gooien leg je de pestkaart voor wie een beurt moet overslaan.
rule-skip_style-lay-before = Een pestkaart speel je door hem voor een speler neer te leggen, in plaats van een kaart weg te gooien. Die speler slaat de volgende beurt over.
value-skip_style-next = de volgende speler
    .about = De pestkaart gaat op de aflegstapel, en de volgende speler slaat een beurt over.
rule-skip_style-next = Een pestkaart speel je door hem weg te gooien. De volgende speler slaat dan een beurt over; je kiest niet wie.
problem-next-player-is-skipped = Aan deze tafel treft een { $cards ->
        [packs] joker
       *[colours] pestkaart
    } altijd de volgende speler, dus je noemt niemand.

option-skip_returns = Waar een pestkaart daarna komt
    .about = Waar de pestkaart die voor je lag, naartoe gaat als je je beurt hebt overgeslagen.
value-skip_returns-top = bovenop
    .about = De pestkaart gaat boven op de aflegstapel.
rule-skip_returns-top = Is de beurt overgeslagen, dan gaat de pestkaart boven op de aflegstapel.
value-skip_returns-bottom = onderop
    .about = De pestkaart gaat onder de aflegstapel.
rule-skip_returns-bottom = Is de beurt overgeslagen, dan gaat de pestkaart onder de aflegstapel, helemaal onderop.

option-skip_limit = Hoe vaak je een pestkaart kunt krijgen
    .about = Wanneer iemand die een pestkaart kreeg, er weer een kan krijgen.
value-skip_limit-one-pending = één tegelijk
    .about = Zolang er nog een pestkaart op je wacht, kan niemand je er nog een geven.
rule-skip_limit-one-pending = Zolang er een pestkaart op een speler wacht, kan niemand die speler er nog een geven.
value-skip_limit-once-per-round = één keer per rondje langs de spelers
    .about = Na een pestkaart ben je veilig tot wie hem tegen je speelde, weer aan de beurt is.
rule-skip_limit-once-per-round = Na een pestkaart ben je een rondje langs de spelers veilig: niemand mag er weer een tegen je spelen tot er een nieuwe beurt is begonnen van wie de vorige tegen je speelde.
value-skip_limit-once-per-hand = één keer per ronde
    .about = Je kunt maar één keer per ronde een pestkaart krijgen.
rule-skip_limit-once-per-hand = Je kunt maar één keer per ronde een pestkaart krijgen.
problem-victim-skipped-this-round = { $victim } is in dit rondje langs de spelers al overgeslagen; noem iemand anders.
problem-victim-skipped-this-hand = { $victim } is deze ronde al een keer overgeslagen; noem iemand anders.

option-pickup = Van de aflegstapel pakken
    .about = Of je een kaart die je van de aflegstapel pakt, ook moet spelen.
value-pickup-free = vrij
    .about = Je mag de kaart die je pakt houden.
rule-pickup-free = Een kaart van de aflegstapel mag je in je hand houden, net als een kaart van de pakstapel.
value-pickup-must-play = alleen om te spelen
    .about = Liggen er twee of meer kaarten op de aflegstapel, dan moet de kaart die je daar pakt op tafel liggen voordat je beurt voorbij is.
rule-pickup-must-play = Ligt er maar één kaart op de aflegstapel, dan mag je die gewoon pakken. Bij twee kaarten of meer mag je de bovenste alleen pakken als die, of de andere kaart die er precies zo uitziet, voor het einde van je beurt op tafel ligt: in je fase of aangelegd. Je doet intussen niets waardoor dat niet meer kan. Zit er in een reeks nog een gat tussen, dan mag je eerst het gat vullen.
problem-cannot-play-it = Aan deze tafel mag je een kaart alleen van de aflegstapel pakken als die in dezelfde beurt op tafel komt, en met { $top } kan dat niet; laat die liggen.
problem-taken-card-stranded = Hierna kan { $taken } niet meer op tafel komen, en dat moet wel: die komt van de aflegstapel.
problem-taken-card-first = Voordat de beurt voorbij is, moet { $taken } op tafel liggen: die komt van de aflegstapel.

option-scoring = Punten
    .about = Of er punten worden geteld.
value-scoring-points = wel geteld
    .about = Kaarten die je in je hand overhoudt, geven strafpunten.
rule-scoring-points = Na een ronde kosten de kaarten die je nog in je hand hebt punten.
value-scoring-none = niet geteld
    .about = Wie het eerst de laatste fase legt, wint, zonder punten.
rule-scoring-none = Punten worden niet geteld.

option-tie_points = Punten die beslissen
    .about = Welke punten worden vergeleken als meer spelers in dezelfde ronde hun laatste fase halen.
value-tie_points-with-this-hand = met deze ronde erbij
    .about = De totalen worden vergeleken met de laatste ronde meegeteld.
rule-tie_points-with-this-hand = Zijn meer spelers in dezelfde ronde klaar, dan wint van hen wie de minste punten heeft. De punten van deze laatste ronde tellen mee.
value-tie_points-before-this-hand = van vóór deze ronde
    .about = De totalen worden vergeleken zoals ze vóór de laatste ronde waren.
rule-tie_points-before-this-hand = Zijn meer spelers in dezelfde ronde klaar, dan wint van hen wie de minste punten heeft. Je vergelijkt de totalen van vóór deze ronde; de punten van deze laatste ronde tellen daarbij niet mee.

option-tie_break = Nog steeds gelijk
    .about = Wat er gebeurt als ook de punten die beslissen gelijk zijn.
value-tie_break-replay = beslissingsronde
    .about = Wie gelijkstaat, speelt de laatste fase opnieuw; wie het eerst uit is, wint.
rule-tie_break-replay = Staan ze dan nog gelijk, dan spelen ze nog één keer om de laatste fase, en wie van hen het eerst uit is, wint.
value-tie_break-shared = gedeeld
    .about = Wie gelijkstaat, deelt de plaats.
rule-tie_break-shared = Staan ze dan nog gelijk, dan winnen ze samen.

option-play_on = Doorspelen
    .about = Of de anderen doorspelen om de plaatsen als iemand heeft gewonnen.
value-play_on-true = ja
    .about = De anderen spelen door tot er één over is.
rule-play_on-true = Heeft iemand gewonnen, dan spelen de anderen door om de plaatsen.
value-play_on-false = nee
    .about = Het potje is afgelopen als iemand heeft gewonnen.
rule-play_on-false = Heeft iemand gewonnen, dan is het potje afgelopen.

option-advance = Naar de volgende fase
    .about = Wanneer je naar je volgende fase gaat.
value-advance-on-completion = als je die hebt gelegd
    .about = Je gaat voor een fase tot je die hebt gelegd.
rule-advance-on-completion = Je gaat voor een fase tot je die hebt gelegd; lukt dat deze ronde niet, dan probeer je het in de volgende opnieuw.
value-advance-every-hand = elke ronde
    .about = Eén ronde per fase: daarna gaat iedereen naar de volgende, en wie in totaal de minste punten heeft, wint.
rule-advance-every-hand = Er is één ronde per fase. Daarna gaat iedereen door naar de volgende fase, ook wie deze niet heeft gelegd.

option-selection = Gespeelde fases
    .about = Voor welke van de fases er wordt gespeeld.
value-selection-all = alle
    .about = Alle fases worden gespeeld.
rule-selection-all = Alle fases worden gespeeld.
value-selection-first-N = de eerste { $count }
    .about = { $count ->
        [one] Alleen de eerste fase wordt gespeeld.
       *[other] De eerste { $count } fases worden gespeeld.
    }
rule-selection-first-N = { $count ->
    [one] Alleen de eerste fase wordt gespeeld.
   *[other] Alleen de eerste { $count } fases worden gespeeld.
}
value-selection-even = even
    .about = Fase 2, 4, 6 enzovoort worden gespeeld.
rule-selection-even = Alleen de fases met een even nummer worden gespeeld.
value-selection-odd = oneven
    .about = Fase 1, 3, 5 enzovoort worden gespeeld.
rule-selection-odd = Alleen de fases met een oneven nummer worden gespeeld.
value-selection-list = fase { $numbers }
    .about = { $count ->
        [one] Er wordt alleen gespeeld voor fase { $numbers }.
       *[other] Er wordt alleen gespeeld voor de fases { $numbers }.
    }
rule-selection-list = Alleen de fases uit dit rijtje worden gespeeld: { $numbers }.

option-order = Volgorde van de fases
    .about = Of je de fases na elkaar moet halen.
value-order-in-order = na elkaar
    .about = Je gaat voor de laagste fase die je nog niet hebt gelegd.
rule-order-in-order = Je haalt je fases na elkaar: je gaat altijd voor de laagste die je nog niet hebt gehaald.
value-order-any = vrij
    .about = Elke ronde leg je van je open fases welke je maar wilt.
rule-order-any = De volgorde van je fases is vrij. Elke ronde mag je een fase leggen die je nog niet hebt gehaald, en je zegt erbij welke het is. Die wordt meteen afgestreept; kaarten die er later bij komen, maken er nooit een andere fase van.
problem-name-the-phase = Aan deze tafel leg je de fases in welke volgorde je wilt, dus zeg erbij welke je legt, zoals “lay 4: …”.
problem-phase-done = { $player } heeft fase { $phase } al gehaald; leg er een die nog open is.

option-knocking = Kloppen
    .about = Of je een kaart mag opeisen die een ander net heeft weggegooid.
value-knocking-false = nee
    .about = Alleen wie aan de beurt is, mag een weggegooide kaart pakken.
rule-knocking-false = Alleen wie aan de beurt is, pakt een kaart van de aflegstapel.
value-knocking-true = ja
    .about = Voordat de volgende speler pakt, mag ieder ander voor de kaart kloppen en een beurt spelen; daarna gaat het spel vanaf die stoel verder.
rule-knocking-true = Heeft iemand een kaart weggegooid en de volgende speler nog niet gepakt, dan mag ieder ander voor die kaart kloppen. Wie klopt, neemt die kaart in plaats van er een te pakken, en speelt een hele beurt, met een weggegooide kaart aan het eind. Daarna gaat het verder links van wie klopte. Wie gepasseerd is, verliest verder niets, en een pestkaart die op zo’n speler wacht, blijft wachten.
problem-no-knocking = Aan deze tafel klopt niemand: de optie knocking staat uit.
problem-nothing-to-claim = Er is nu geen weggegooide kaart om voor te kloppen of te laten liggen.
problem-own-discard = { $player } heeft deze kaart zelf weggegooid en kan er niet voor kloppen.
problem-knocked-last = { $player } heeft als laatste geklopt, en mag dat pas weer na een eigen beurt of als eerst een ander klopt.
problem-skipped-may-not-knock = { $player } moet nog een beurt overslaan, en mag tot dan niet kloppen.
problem-already-passed = { $player } heeft deze kaart al laten liggen.

option-cards = Kaarten
    .about = Hoe de kaarten heten en eruitzien.
value-cards-colours = kleuren
    .about = Kaarten in vier kleuren met de getallen 1 tot en met 12, en keuzekaarten en pestkaarten.
rule-cards-colours = Je speelt met 108 kaarten: de getallen 1 tot en met 12, elk twee keer in elk van de vier kleuren, en 8 keuzekaarten en 4 pestkaarten.
value-cards-packs = gewone speelkaarten
    .about = Twee pakjes gewone speelkaarten: aas tot en met vrouw zijn 1 tot en met 12, harten, schoppen, klaver en ruiten zijn de kleuren, heren zijn keuzekaarten, jokers zijn pestkaarten.
rule-cards-packs = Je speelt met twee pakjes gewone speelkaarten, met de jokers erbij: samen 108 kaarten. Een aas is een 1, een boer een 11 en een vrouw een 12; harten, schoppen, klaver en ruiten zijn de kleuren. De 8 heren zijn keuzekaarten: ze staan voor een andere kaart. De 4 jokers zijn de pestkaarten: daarmee laat je iemand een beurt overslaan.
