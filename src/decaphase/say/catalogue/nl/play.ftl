### A game at the terminal: sitting down, prompts, answers, and putting it away.

## Sitting down

play-welcome = Decaphase, het kaartspel met tien fases. Druk gewoon op Enter als het goed is wat er tussen haakjes staat.
# A noun and not “you”: it stands in sentences about a player.
play-usual-name = Gast
play-ask-people = Je naam, of meer namen met komma’s ertussen ({ $name }):
play-ask-bots = Welke bots doen er mee? Een getal, of namen zoals “2 sharp, greedy”. Je kunt kiezen uit { $names }. ({ $usual })
play-edition = { $title }. { $about }
play-which-rules = Met welke regels?
play-which-dealer = Wie deelt er als eerste?
play-by-lot = Loten
play-dealer = { $lot ->
        [yes] Er is geloot: { $player } deelt als eerste.
       *[no] { $player } deelt als eerste.
    }

## Prompts. `$choices`: numbered, as in “1 een kaart pakken, 2 de groene 1 pakken”

play-prompt = { $choices }:
play-prompt-brief = { $stage ->
        [draw] Pakken?
        [claim] Kloppen?
       *[play] Spelen?
    }
play-prompt-choice = { $number } { $choice }
play-choice-draw = een kaart pakken
play-choice-take = { $card } pakken
play-choice-knock = kloppen voor { $card }
play-choice-pass = laten liggen
play-choice-lay = leggen
play-choice-hit = aanleggen
play-choice-discard = weggooien
play-choice-undo = terugnemen
play-hand-over = Het toetsenbord gaat naar { $player }. { $player }, druk op Enter als er niemand anders meekijkt:
play-next-hand = Enter deelt de volgende ronde ({ $scores }: de stand, { $leave }: bewaren en stoppen):
play-who-knocks = Klopt er iemand voor { $card }?
play-nobody = Niemand
play-look-first = Eerst even in mijn kaarten kijken
play-who-looks = Wiens kaarten?
play-hide = Druk op Enter om ze te verbergen:
play-which-hit = Wat leg je aan?
play-where-hit = Bij welke groep?
play-which-discard = Welke kaart gooi je weg?
play-which-victim = Wie moet er een beurt overslaan?
play-which-lay = { $count ->
        [one] Dit kun je leggen:
       *[other] Je kunt kiezen wat je legt:
    }
play-lay-own = Zelf samenstellen
play-which-phase = Welke fase?
play-phase-choice = Fase { $phase }: { $groups }
play-which-cards = Je { $group }: welke kaarten? (Enter: terug)
play-which-meaning = Wat moet het zijn?
play-meaning-run = een reeks van { $low } tot en met { $high }
play-meaning-set = een set { $numbers }

## Answers

play-top = Op de aflegstapel ligt { $card }; { $count ->
        [0] de pakstapel is leeg
        [one] de pakstapel heeft nog één kaart
       *[other] de pakstapel heeft nog { $count } kaarten
    }.
play-top-none = De aflegstapel is leeg; { $count ->
        [0] de pakstapel ook
        [one] de pakstapel heeft nog één kaart
       *[other] de pakstapel heeft nog { $count } kaarten
    }.
play-turn = { $own ->
        [yes] Jij bent aan de beurt{ $stage ->
            [draw] : pak een kaart.
            [claim] : klop, of laat de kaart liggen.
           *[play] : leggen, aanleggen of weggooien.
        }
       *[no] { $player } is aan de beurt.
    }
play-has-skip = { $own ->
        [yes] Jij moet nog een beurt overslaan.
       *[no] { $player } moet nog een beurt overslaan.
    }
play-aim = Je gaat voor fase { $phase }: { $groups } ({ $letters }).
play-aim-down = Jouw fase { $phase } ligt op tafel.
play-aim-any = { $count ->
        [one] Je moet alleen fase { $phases } nog halen.
       *[other] Deze fases moet je nog halen, in welke volgorde je maar wilt: { $phases }.
    }
play-list-line = Fase { $phase }: { $groups } ({ $letters })
play-progress = { $own ->
        [yes] Jij
       *[no] { $player }
    }: fase { $phase }, { $groups }{ $down ->
        [yes] , op tafel
       *[no] {""}
    }; { $done ->
        [0] nog geen fase gehaald
        [one] één fase gehaald
       *[other] { $done } fases gehaald
    }.
play-progress-any = { $own ->
        [yes] Jij
       *[no] { $player }
    }: { $done ->
        [0] nog geen fase gehaald
        [one] één fase gehaald
       *[other] { $done } fases gehaald
    }.
play-not-playing = { $own ->
        [yes] Jij doet
       *[no] { $player } doet
    } deze ronde niet mee; { $done ->
        [0] nog geen fase gehaald
        [one] één fase gehaald
       *[other] { $done } fases gehaald
    }.
play-table-empty = Er ligt nog niets op tafel.
play-group = { $group }: { $cards }.
play-count = { $own ->
        [yes] Jij
       *[no] { $player }
    }: { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }.
play-deck-count = Pakstapel: { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }.
play-score = { $place }. { $own ->
        [yes] Jij
       *[no] { $player }
    }: { $done ->
        [0] geen fase
        [one] één fase
       *[other] { $done } fases
    }{ $points ->
        [points] , { $score ->
            [one] één punt
           *[other] { $score } punten
        }
       *[none] {""}
    }.
play-hand = { $count ->
        [one] Je hebt één kaart: { $cards }.
       *[other] Je hebt { $count } kaarten: { $cards }.
    }
play-no-more-events = Dat was het begin van deze ronde.
play-no-later-events = Dat was het laatste wat er gebeurde.
play-nothing-said = Er is nog niets gezegd.
play-undone = Je neemt het terug.
play-bot-replaced = De bot van { $player } liep vast; steady neemt het over.

## Order of the cards, and how much is said. The first word is shown; all of them can be typed

play-order = In welke volgorde?
play-order-colour = kleur k colour c
play-order-number = getal g number n
play-order-need = nodig fase need phase
play-order-own = zelf eigen own mine
play-words = Hoeveel moet er worden gezegd?
play-words-brief = kort k brief b
    .set = Voortaan in het kort.
play-words-normal = gewoon g normaal normal n
    .set = Voortaan weer zoals gewoonlijk.
play-words-full = uitgebreid u volledig full f
    .set = Voortaan alles uitgebreid.

## Help. `$keys`: each key with what it does, as in “l legt je fase; a legt aan”

play-help-key = { $key } { $about }
play-help-keys = { $one }; { $more }
play-help-moves = Zetten: { $keys }.
play-help-questions = Vragen: { $keys }.
play-help-others = Verder: { $keys }.
play-help-table = Aan tafel: { $keys }.
play-help-cards = Kaarten: r5 is de rode 5; b, g en e zijn blauw, groen en geel, k is een keuzekaart, p een pestkaart. “rode 5” mag ook.
play-help-typing = Voorbeelden: “w r5” gooit de rode 5 weg, “a r5” legt die aan, “l r5 g5 b5 / e7 r7 k” legt twee sets, “v r5 1” zet de rode 5 vooraan in je hand. Een getal kiest een van de mogelijkheden die vóór de dubbele punt staan.

## Putting away and taking up

play-put-away = Het potje is bewaard; met “decaphase resume” speel je verder.
play-put-away-elsewhere = Het potje kon niet op zijn eigen plek worden bewaard; het staat nu in { $file }. Met “decaphase resume { $file }” speel je verder.
play-not-kept = Het spel gaat gewoon door, en na elke zet wordt weer geprobeerd het te bewaren.
play-printed = Dit is het potje; kopieer het naar een bestand, dan speel je met “decaphase resume BESTAND” verder:
play-final = Het potje is afgelopen.
play-kept-over = Het verslag van dit potje staat in { $file }; met “decaphase replay” zie je het terug.
play-resumed = { $players }: ronde { $hands } gaat verder.
play-nothing-saved = Er is geen potje om mee verder te gaan; met “decaphase play” begin je er een.
play-which-game = Welk potje?
play-saved = { $players }, ronde { $hands }, { $rules } ({ $name })
play-save-broken = Met { $file } kun je niet verder; het bestand blijft zoals het is. { $reason }

## What cannot be done

problem-nothing-typed = Je hebt niets getypt; { $help } laat zien wat je kunt typen.
problem-no-such-choice = { $count ->
        [one] Er is alleen keuze 1; { $help } laat zien wat je nog meer kunt typen.
       *[other] Je kunt kiezen uit 1 tot en met { $count }; { $help } laat zien wat je nog meer kunt typen.
    }
problem-not-a-command = “{ $text }” zegt me niets; { $help } laat zien wat je kunt typen.
problem-card-without-verb = Wat wil je met die kaart? “{ $discard } { $code }” gooit die weg, “{ $hit } { $code }” legt die aan.
problem-between-hands = “{ $text }” kan alleen tijdens een ronde; druk op Enter om te delen, of typ { $leave } om het potje te bewaren en te stoppen.
problem-no-such-victim = “{ $name }” kun je nu geen beurt laten overslaan; je kunt kiezen uit { $names }.
problem-no-such-place = Je hand heeft de plaatsen 1 tot en met { $count }.
problem-not-one-of = “{ $text }” is er niet bij; kies uit: { $words }.
problem-you-do-not-hold = Dat gaat niet: { $card } heb je niet, of niet zo vaak.
problem-one-discard = Je gooit maar één kaart weg.
problem-fits-nowhere = Er ligt geen groep op tafel waar { $card } bij past.
problem-nothing-to-undo = Er valt niets terug te nemen: wat je legt of aanlegt kun je terugnemen tot je weggooit, een kaart die je pakt nooit.
problem-phase-not-complete = Je fase is nog niet compleet.
problem-not-this-group = Met deze kaarten heb je geen { $group }.
problem-groups-apart = Fase { $phase } ({ $words }) heeft { $groups ->
        [one] één groep
       *[other] { $groups } groepen; zet er een / tussen
    }.
problem-too-many-people = { $count } mensen zijn er te veel; er kunnen er hooguit { $most } meedoen.
problem-same-name = Twee spelers heten { $name }; geef een van de twee een andere naam.
problem-too-many-bots = Dat zijn te veel bots; er kunnen er hooguit { $most } meedoen.
problem-table-size = { $count ->
        [one] Eén speler is te weinig
       *[other] Dat zouden { $count } spelers zijn
    }; je speelt met 2 tot en met { $most }.
problem-no-such-dealer = “{ $name }” is niet een van de spelers: { $names }; “lot” mag ook, dan wordt er geloot.
problem-no-such-fullness = { $asked } zegt niet hoeveel er gezegd moet worden; kies uit { $known }.
problem-nobody-plays = In dit potje spelen alleen bots, dus er is niemand die het kan voortzetten.
problem-one-card-to-a-place = Zet één kaart tegelijk op een plaats.
