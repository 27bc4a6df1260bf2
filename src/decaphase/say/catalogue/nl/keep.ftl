### Keeping the score of a game with real cards.

## The words that are commands: the one that is shown first, its letter, and others that are understood.

keep-word-undo = terug t ongedaan
    .about = neem de laatste ronde terug, of stop met de ronde die je invult
keep-word-edit = wijzig w wijzigen verander
    .about = vul een eerdere ronde opnieuw in, zoals “wijzig 3”
keep-word-sheet = blad b scoreblad
    .about = toon het scoreblad
keep-word-standings = stand s
    .about = wie er voor staat
keep-word-export = exporteer x export exporteren
    .about = schrijf het blad naar een bestand, .csv of .txt
keep-word-help = hulp h help ?
    .about = zeg dit nog eens
keep-word-quit = stop q stoppen klaar
    .about = berg het blad op tot de volgende keer
keep-word-nobody = niemand geen -
keep-word-everybody = iedereen allemaal
keep-word-list = lijst opties

## Which sheet

keep-which-sheet = Welk scoreblad?
keep-listed = { $name }: { $players }, { $hands ->
        [0] nog geen ronde
        [one] 1 ronde
       *[other] { $hands } rondes
    }, { $day }{ $over ->
        [yes] , afgelopen
       *[no] { "" }
    }
keep-a-new-one = Begin een nieuw blad
keep-none = Er zijn nog geen scorebladen; “decaphase keep” begint er een.
keep-damaged = { $file } is niet te lezen en is gelaten zoals het is: { $reason }
keep-not-begun = Er is geen blad begonnen.
problem-keep-old-and-new = Het scoreblad “{ $name }” heeft al spelers en regels; laat --rules, --option en --players weg, of laat de naam weg om een nieuw blad te beginnen.
problem-keep-damaged = { keep-damaged }
problem-keep-no-such-sheet = Er is geen scoreblad “{ $name }”; “decaphase keep --list” toont welke er zijn.
problem-keep-nothing-to-export = Er is nog geen scoreblad om te exporteren; “decaphase keep” begint er een.

## Who plays, and by what

keep-names-before = Wie er eerder meespeelden: { $names }.
keep-ask-players = Wie spelen er mee? Namen met komma’s ertussen, in de volgorde waarin jullie zitten, met de klok mee{ $known ->
        [no] { ":" }
       *[yes] { " " }(Enter: { $default }):
    }
keep-which-edition = Met welke regels spelen jullie?
keep-edition = { $title }. { $about }
keep-ask-option = Spelen jullie iets anders? Eén optie per regel, zoals selection=first-5 (“{ $word }” toont ze allemaal; Enter: verder niets):
keep-ask-more = Nog een optie? (Enter: verder niets)
keep-option = { $name }: { $about } ({ $values })
keep-ask-dealer = Wie deelt de eerste ronde? ({ $players }; Enter: dat houden we niet bij)
keep-help-before = Geef gewoon antwoord op de vraag; met “{ $quit }” stop je.
problem-keep-name-players = Typ minstens twee namen, zoals Ann, Bob.
problem-keep-yes-or-no = Typ j voor ja of n voor nee.
problem-keep-not-a-choice = Typ een getal van 1 tot en met { $count }.

## The main question

keep-welcome = Druk na elke ronde op Enter om die in te vullen; “{ $help }” zegt wat er nog meer kan.
keep-ask-hand = Ronde { $hand }{ $known ->
        [no] { "." }
       *[yes] , { $dealer } deelt.
    } Enter als die voorbij is:
keep-ask-over = Het potje is voorbij. Met Enter of “{ $quit }” berg je het blad op:
problem-keep-no-such-word = Druk op Enter om { $over ->
        [yes] het blad op te bergen
       *[no] een ronde in te vullen
    }, of typ een van: { $words }.
keep-help = Druk op Enter als een ronde voorbij is. Dan wordt gevraagd wie er uit is, wie er nog meer een fase gehaald heeft, en wat de anderen nog in hun hand hebben.
keep-help-left = Wat er over is typ je als punten, zoals 35, of als kaarten, zoals { $example }. Een getal alleen is een aantal punten, behalve als kaarten dat niet kunnen kosten: 12 alleen is de kaart 12.
keep-help-word = { $words }: { $about }.

## What came out of a hand

keep-ask-out = Wie is er uit? ({ $players }; Enter: { $known ->
        [no] niemand
       *[yes] { $default }
    })
keep-ask-made = { $out ->
        [yes] Wie heeft er nog meer een fase gehaald?
       *[no] Wie heeft er een fase gehaald?
    } (namen of nummers, “iedereen”; Enter: { $known ->
        [no] niemand
       *[yes] { $default }
    })
keep-ask-order = Wie legde het eerst? Noem { $players } in de volgorde waarin ze de laatste fase legden:
keep-ask-phase = Welke fase heeft { $player } gelegd? ({ $phases }{ $default ->
        [0] { "" }
       *[other] ; Enter: { $default }
    })
keep-ask-left = Wat heeft { $player } nog over? (punten, of kaarten zoals { $example }{ $default ->
        [none] { "" }
       *[other] ; Enter: { $default }
    })
problem-keep-who = Niemand heet hier “{ $typed }”; typ een naam of een nummer: { $players }.
problem-keep-which = “{ $typed }” kan { $players } zijn; typ meer van de naam, of het nummer.
problem-keep-not-asked = Het gaat hier niet om { $player }; typ een van { $players }.
problem-keep-name-all = Noem ze allemaal, elk één keer: { $players }.
problem-keep-open-phases = Typ het nummer van een fase die nog open is: { $phases }.
problem-keep-left-how = Typ de punten, of de kaarten met spaties ertussen.
problem-keep-not-a-number = “{ $typed }” is geen kaart: de getallen gaan van 1 tot en met 12. Punten typ je als één getal.

## Written down, taken back, changed

keep-written = Ronde { $hand } staat erop.
keep-dropped = { $known ->
        [yes] Ronde { $hand } blijft zoals die was.
       *[no] Ronde { $hand } staat er niet op.
    }
keep-finish-first = Maak eerst deze ronde af, of typ “{ $undo }” om ermee te stoppen.
keep-ask-undo = Ronde { $hand } terugnemen? (j/n)
keep-undone = Ronde { $hand } is teruggenomen.
keep-edit-which = { $count ->
        [0] Er is nog geen ronde om te wijzigen.
        [one] Alleen ronde 1 kan gewijzigd worden: “{ $edit } 1”.
       *[other] Zeg welke ronde, 1 tot en met { $count }, zoals “{ $edit } { $count }”.
    }
keep-does-not-fit = Dat kan niet, vanwege ronde { $hand }: { $reason } Er is niets gewijzigd.
keep-nothing-changed = Ronde { $hand } blijft zoals die was.
keep-was = { $player } eerst: { $parts }.
keep-is = { $player } nu: { $parts }.
keep-ask-edit = Ronde { $hand } zo wijzigen? (j/n)
keep-edited = Ronde { $hand } is gewijzigd.
keep-told-hand = Ronde { $hand }.
keep-told-out = { $nobody ->
        [yes] Niemand was uit.
       *[no] { $player } was uit.
    }
keep-told-made = { $player } haalde fase { $phase }.
keep-told-left = { $player } kreeg { $points } punten{ $cards ->
        [none] { "." }
       *[other] { " " }({ $cards }).
    }

## The sheet

keep-title = { $players }. { $edition }{ $options ->
        [none] { "." }
       *[other] , gewijzigd: { $options }.
    }
keep-head-player = speler
keep-head-phases = fases
keep-head-points = { $first ->
        [1] punten
       *[other] punten van ronde { $first } tot en met { $last }
    }
keep-head-total = totaal
keep-head-next = hierna
keep-head-hand = ronde { $hand }
keep-head-place = plaats
keep-cell-next = { $phase ->
        [0] vrij
       *[other] fase { $phase }
    }
keep-line = { $player }: { $parts }.
keep-part-done = { $count ->
        [0] nog geen fase
        [one] fase { $phases } gehaald
       *[other] fases { $phases } gehaald
    }
keep-part-points = { $total ->
        [one] 1 punt
       *[other] { $total } punten
    }
keep-part-next = { $phase ->
        [0] hierna een van { $open }
       *[other] hierna fase { $phase }
    }
keep-part-place = plaats { $place }
keep-standings = De stand:
keep-standing = { $place }. { $player }: { $parts }
keep-phases-count = { $count ->
        [0] geen fase
        [one] 1 fase
       *[other] { $count } fases
    }
keep-tied = Gelijke stand: { $players } gaan nog één keer voor fase { $phase }, en wie het eerst uit is wint.

## Files

keep-elsewhere = Het bestand van dit blad is intussen door iemand anders gewijzigd en is met rust gelaten; dit blad gaat verder als { $name }.
keep-not-written = Het blad staat nu niet op de schijf. Ga gewoon door: na elke ronde wordt het opnieuw geprobeerd, en er wordt niets vergeten.
keep-written-again = Nu staat het blad op de schijf, met alle rondes.
keep-ask-export = Welk bestand? De naam eindigt op .csv of .txt (Enter: geen):
keep-ask-replace = { $file } is er al. Vervangen? (j/n)
keep-exported = Het scoreblad staat in { $file }.
keep-ask-place = Het blad staat niet op de schijf. Noem een ander bestand ervoor (Enter: toon het hier):
keep-taken = { $file } is er al; noem een ander bestand.
keep-lost = Het blad kon niet bewaard worden. Kopieer deze regels naar een bestand waarvan de naam op .toml eindigt; “decaphase keep” met die naam gaat ermee verder.
keep-kept = Het blad is bewaard. Ga ermee verder wanneer je wilt: { $command }
problem-keep-export-ending = { $file }: een scoreblad gaat naar een bestand waarvan de naam op .csv of .txt eindigt.

## What cannot stand on a sheet

problem-not-a-sheet = Dit is geen scoreblad: een blad begint met decaphase-sheet = { $format }.
problem-sheet-unknown-format = Dit blad heeft formaat { $version }, maar alleen formaat { $format } is hier te lezen; een nieuwere Decaphase kent het misschien.
problem-sheet-no-such-player = Niemand op dit blad heet “{ $player }”.
problem-sheet-phases-count = made noemt er { $made }, maar phases heeft { $count } getallen; bij elke gehaalde fase hoort er een.
problem-sheet-same-name = Twee spelers heten { $name }; voeg een letter toe om ze uit elkaar te houden.
problem-sheet-is-over = Het potje is dan al voorbij; er kan niets meer bij.
problem-sheet-no-such-hand = { $count ->
        [0] Er staat nog geen ronde op.
       *[other] Er is geen ronde { $number }; ronde 1 tot en met { $count } staan erop.
    }
problem-sheet-out-without-phase = { $player } kan niet uit zijn zonder de fase te halen.
problem-sheet-out-with-cards = { $player } is uit, en heeft dus geen kaarten meer.
problem-sheet-holds-nothing = { $player } is niet uit, en heeft dus nog minstens één kaart.
problem-sheet-no-points-here = Voor { $player } horen er in deze ronde geen punten bij.
problem-sheet-bad-points = { $points } punten kan niet: elke kaart kost 5, 10, 15 of meer, dus het is 5, 10, 15 enzovoort, tot en met { $most }.
problem-sheet-too-many-cards = { $count } kaarten is te veel: { $player } heeft er hooguit { $most }.
problem-sheet-too-many-alike = { $card ->
        [w] { $count } { $cards ->
            [packs] heren
           *[colours] keuzekaarten
        } is te veel: er zijn er maar { $most }.
        [s] { $count } { $cards ->
            [packs] jokers
           *[colours] pestkaarten
        } is te veel: er zijn er maar { $most }.
       *[other] { $count } kaarten “{ $card }” is te veel: er zijn er maar { $most }.
    }
problem-sheet-already-down = { $player } is twee keer genoemd.
problem-sheet-name-the-phase = Zeg welke fase { $player } heeft gelegd: hier mogen ze in elke volgorde.
problem-sheet-wrong-phase = { $player } gaat in deze ronde niet voor fase { $phase }.
problem-sheet-phase-done = { $player } heeft fase { $phase } al gehaald.
