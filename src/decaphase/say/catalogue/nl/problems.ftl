# Why a move is not legal: what was tried, why it cannot be, what can be done instead.

## Whose turn it is, and for what

problem-no-such-seat = Er is geen stoel { $seat }: aan deze tafel staan de stoelen 1 tot en met { $players }.
problem-game-over-already = Het potje is afgelopen; er valt niets meer te spelen.
problem-hand-over-already = Deze ronde is afgelopen; eerst moeten de kaarten voor de volgende worden gedeeld.
problem-not-playing = { $player } doet deze ronde niet mee.
problem-not-your-turn = Nu is niet { $player } aan de beurt, maar { $turn }.
problem-draw-first = { $player } moet eerst een kaart pakken.
problem-already-drawn = { $player } heeft deze beurt al een kaart gepakt; nu is het tijd om te leggen, aan te leggen of weg te gooien.
problem-claim-first = Er kan nog worden geklopt voor de kaart die net is weggegooid; eerst klopt iedereen die gevraagd is, of laat de kaart liggen.

## Drawing

problem-deck-empty = De pakstapel is leeg, en onder de bovenste kaart van de aflegstapel ligt niets om een nieuwe van te maken; pak die bovenste kaart.
problem-discard-empty = De aflegstapel is leeg; pak van de pakstapel.
problem-skip-from-discard = { $cards ->
        [packs] Een joker
       *[colours] Een pestkaart
    } pak je nooit van de aflegstapel; pak van de pakstapel.
problem-wrong-reshuffle = In de nieuwe pakstapel moeten precies de kaarten zitten die onder de bovenste kaart van de aflegstapel lagen.

## Laying a phase

problem-already-down = { $player } heeft deze ronde al een fase gelegd; meer dan één per ronde kan niet.
problem-wrong-phase = { $player } kan fase { $phase } deze ronde niet leggen; { $own ->
        [0] in de beslissingsronde gaat het om de laatste fase.
       *[other] { $player } gaat voor fase { $own }.
    }
problem-phase-not-played = Voor fase { $phase } wordt aan deze tafel niet gespeeld.
problem-wrong-groups = Fase { $phase } bestaat uit { $groups ->
        [one] één groep
       *[other] { $groups } groepen
    }, maar er { $laid ->
        [one] is er één
       *[other] zijn er { $laid }
    } gelegd; extra kaarten leg je daarbij, niet in een aparte groep.
problem-too-few-cards = Groep { $group } van fase { $phase } vraagt minstens { $need } kaarten; { $count ->
        [one] er is er één
       *[other] er zijn er { $count }
    } gelegd.
problem-skip-in-phase = { $cards ->
        [packs] Een joker
       *[colours] Een pestkaart
    } hoort nooit in een fase.
problem-not-a-set = Groep { $group } moet een set zijn: { $cards ->
        [packs] kaarten van gelijke waarde, of heren
       *[colours] kaarten met hetzelfde getal, of keuzekaarten
    }.
problem-not-a-run = Groep { $group } moet een reeks zijn: { $cards ->
        [packs] opeenvolgende kaarten van aas tot en met vrouw, van laag naar hoog geschreven, met heren in de gaten
       *[colours] opeenvolgende getallen, van laag naar hoog geschreven, met keuzekaarten in de gaten
    }.
problem-run-past-the-end = Groep { $group } { $cards ->
        [packs] zou onder de aas of boven de vrouw uitkomen; na de vrouw komt geen aas
       *[colours] zou onder de 1 of boven de 12 uitkomen; na 12 komt geen 1
    }.
problem-not-one-colour = Groep { $group } moet van één kleur zijn, op de { $cards ->
        [packs] heren
       *[colours] keuzekaarten
    } na.
problem-say-what-it-is = Groep { $group } heeft alleen { $cards ->
        [packs] heren
       *[colours] keuzekaarten
    }, dus zeg erbij wat die voorstelt: “=7” voor een set zevens of een reeks die met 7 begint, “=r” voor { $cards ->
        [packs] harten
       *[colours] rood
    }.
problem-not-what-was-said = Groep { $group } is niet wat er achter “=” staat.
problem-not-in-hand = { $player } heeft { $card } niet in de hand.

## Hitting

problem-lay-first = { $player } mag pas aanleggen als de eigen fase op tafel ligt.
problem-skip-is-not-hit = { $cards ->
        [packs] Een joker
       *[colours] Een pestkaart
    } leg je nooit aan bij een fase.
problem-no-such-group = Er ligt geen groep { $owner }.{ $group } op tafel.
problem-does-not-fit = { $card } past niet bij groep { $owner }.{ $group } zoals die er nu ligt.
problem-run-is-full = Groep { $owner }.{ $group } loopt { $cards ->
        [packs] van aas tot en met vrouw
       *[colours] van 1 tot en met 12
    } en is vol.
problem-which-end = Groep { $owner }.{ $group } is aan beide kanten open, dus zeg erbij waar de { $cards ->
        [packs] heer
       *[colours] keuzekaart
    } komt: low of high.
problem-wrong-end = { $card } past niet aan die kant van groep { $owner }.{ $group }.

## Discarding, and whom a skip is played on

problem-victim-without-skip = Alleen bij een { $cards ->
        [packs] joker
       *[colours] pestkaart
    } noem je iemand; { $card } gooi je gewoon weg.
problem-name-a-victim = Zeg erbij wie een beurt overslaat, zoals “discard s > 2”.
problem-last-skip-names-nobody = Bij een { $cards ->
        [packs] joker
       *[colours] pestkaart
    } die je laatste kaart is, noem je niemand: je gooit hem gewoon weg.
problem-skip-yourself = Je kunt niet jezelf een beurt laten overslaan; noem iemand anders.
problem-victim-not-playing = { $victim } doet deze ronde niet mee; noem iemand die wel meedoet.
problem-victim-has-a-skip = { $victim } moet al een beurt overslaan; noem iemand anders.
