### Advice: what a player can do, why, and what `decaphase hint` prints around it.

## What `decaphase hint` prints

hint-plays-for = { $player } gaat voor fase { $phase } ({ $groups }) en { $missing ->
    [0] heeft die compleet.
    [one] mist nog één kaart.
   *[other] mist nog { $missing } kaarten.
}
hint-any-order = { $player } kan het best voor fase { $phase } gaan ({ $groups }) en { $missing ->
    [0] heeft die compleet.
    [one] mist daarvoor nog één kaart.
   *[other] mist daarvoor nog { $missing } kaarten.
}
hint-down = De fase van { $player } ligt op tafel; { $count ->
    [one] er is nog één kaart over.
   *[other] er zijn nog { $count } kaarten over.
}
hint-best = Beste zet: { $action }
hint-or = Of: { $action }
hint-against = Maar: { $sentence }
hint-more = { $count ->
    [one] Er is nog één mogelijkheid; die zie je met --all.
   *[other] Er zijn nog { $count } mogelijkheden; die zie je met --all.
}

problem-hint-between-hands = { $hands ->
    [0] De kaarten zijn nog niet gedeeld, dus er valt nog geen tip te geven.
   *[other] De laatste ronde van dit verslag is afgelopen en voor de volgende zijn de kaarten nog niet gedeeld, dus er valt geen tip te geven.
}
problem-hint-not-their-turn = Nu is niet { $player } aan zet, maar { $turn }.

## What to do

advice-draw-deck = Pak een kaart van de pakstapel.
advice-draw-discard = Pak { $card } van de aflegstapel.
advice-knock = Klop voor { $card }.
advice-pass = Laat { $card } liggen.
advice-lay = Leg fase { $phase }: { $groups }.
advice-lay-group = { $cards }{ $said ->
    [none] {""}
   *[other] {" "}(als { $said })
}
advice-hit = Leg { $card } aan bij { $group }{ $end ->
    [low] , aan de lage kant
    [high] , aan de hoge kant
   *[none] {""}
}.
advice-discard = Gooi { $card } weg.
advice-discard-on = Speel { $card } tegen { $player }.

## Why: for it

reason-can-follow = Van de kaarten die je overhoudt, kun je er dan { $count ->
    [one] één
   *[other] { $count }
} aanleggen.
reason-can-hit = Die kun je aanleggen bij { $group }.
reason-complete = Je fase is al compleet.
reason-completes = Daarmee is je fase compleet.
reason-dearest = Van de kaarten die je kunt missen, kost er geen meer: { $points } punten.
reason-ends-hand = Dan valt er niets meer te pakken, en is de ronde voorbij zonder dat er iemand uit is.
reason-goes-out = Dan ben je uit.
reason-largest-phase = Van de fases die je kunt leggen, gaan hier de meeste kaarten in.
reason-lays-phase = Daarmee heb je fase { $phase } gehaald.
reason-leaves = Je houdt { $count ->
    [one] één kaart over{ $points ->
        [0] {""}
       *[other] , van { $points } punten
    }
   *[other] { $count } kaarten over{ $points ->
        [0] {""}
       *[other] , samen { $points } punten
    }
}.
reason-live = Van de { $unseen } kaarten die je nog niet hebt gezien, { $count ->
    [0] brengt er geen
    [one] brengt er één
   *[other] brengen er { $count }
} je dichter bij je fase.
reason-live-hits = Van de { $unseen } kaarten die je nog niet hebt gezien, { $count ->
    [0] past er geen
    [one] past er één
   *[other] passen er { $count }
} op tafel.
reason-makes-room = { $count ->
    [one] Dan kun je ook { $cards } aanleggen.
   *[other] Dan kun je ook deze aanleggen: { $cards }.
}
reason-more-live = Dan { $count ->
    [one] brengt één
   *[other] brengen { $count }
} van de kaarten die je nog niet hebt gezien je dichter bij je fase; nu { $before ->
    [0] is dat er geen
    [one] is dat er één
   *[other] zijn dat er { $before }
}.
reason-must-play = Die moet op tafel liggen voordat je beurt voorbij is.
reason-nearer = Zo kom je dichter bij je fase: { $missing ->
    [one] dan mis je nog één kaart.
   *[other] dan mis je nog { $missing } kaarten.
}
reason-next-anyway = Als niemand klopt, kun je die straks in je eigen beurt nog pakken.
reason-next-let-go = { $player } mag hierna pakken, en heeft eerder { $number } weggegooid of laten liggen.
reason-not-needed = Je fase heeft die niet nodig.
reason-nothing-else = Er valt niets anders te pakken.
reason-only-victim = Er is nu niemand anders die je een beurt kunt laten overslaan.
reason-passes-over = Je bent meteen aan de beurt, en { $count ->
    [one] één speler komt
   *[other] { $count } spelers komen
} daardoor niet aan bod.
reason-pile-empty = De aflegstapel is leeg.
reason-plays-again = { $player } slaat een beurt over, dus jij mag nog een keer.
reason-plays-taken = Je hebt die van de aflegstapel gepakt, dus die moet op tafel komen.
reason-sheds = Dat scheelt je { $points } punten als straks een ander uit is.
reason-skips = { $player } slaat een beurt over.
reason-top-barred = Van de aflegstapel mag je { $card } nu niet pakken: die kan in deze beurt niet op tafel komen.
reason-top-fits-nothing = Op de aflegstapel ligt { $card }, en die past nergens op tafel.
reason-top-is-common = Met { $card } kom je dichter bij je fase, maar kaarten waarmee dat lukt, kom je makkelijk genoeg tegen.
reason-top-is-skip = Op de aflegstapel ligt een { $cards ->
        [packs] joker
       *[colours] pestkaart
    }, en die mag niemand pakken.
reason-top-no-nearer = Met { $card } kom je niet dichter bij je fase.
reason-turns-to = Daarmee kun je het best voor fase { $phase } gaan.
reason-uses-wilds = Dat kost je { $cards ->
    [packs] { $count ->
        [one] één heer
       *[other] { $count } heren
    }
   *[colours] { $count ->
        [one] één keuzekaart
       *[other] { $count } keuzekaarten
    }
}.
reason-victim-fewest-cards = Van wie je kunt kiezen, heeft niemand minder kaarten: { $count }.
reason-victim-fewest-points = Van wie je kunt kiezen, heeft niemand minder punten: { $count }.
reason-victim-most-phases = Van wie je kunt kiezen, heeft niemand meer fases gehaald: { $count }.
reason-victim-not-down = De fase van { $player } ligt nog niet op tafel.
reason-victim-next = Anders is { $player } hierna aan de beurt.

## Why not

reason-could-hit = Je kunt eerst nog aanleggen: { $cards }.
reason-could-lay = Je kunt eerst je fase leggen.
reason-fits-nothing = Die past nergens op tafel.
reason-fits-table = Als je fase op tafel ligt, kun je deze kaart aanleggen bij { $group }.
reason-nearly-fits = Nog één kaart ertussen, en deze past aan een reeks op tafel.
reason-needed = { $kind ->
    [set] Het is een van je { $count } { $numbers }
    [run] Je reeks heeft die nodig
    [colour] Je fase heeft { $colour } nodig
   *[any] Je fase heeft die nodig
}: zonder deze kaart { $missing ->
    [one] mis je nog één kaart.
   *[other] mis je nog { $missing } kaarten.
}
reason-next-can-hit = { $player } mag hierna pakken, en kan deze kaart aanleggen.
reason-next-collects = { $player } mag hierna pakken, en heeft eerder { $number } gepakt.
reason-next-collects-colour = { $player } mag hierna pakken, spaart één kleur en heeft eerder { $colour } gepakt.
reason-no-nearer = Daarmee kom je niet dichter bij je fase.
reason-one-of-several = Je hebt { $count } { $numbers }, en die kunnen nog een set worden.
reason-others-collect = { $player } heeft eerder { $number } gepakt, dus later kun je die misschien bij { $player } aanleggen.
reason-skips-nobody = Er is niemand tegen wie je die mag spelen.
reason-top-helps = Je kunt { $card } krijgen, en die helpt je.
reason-wild-spent = { $cards ->
        [packs] Een andere kaart past ook, en een heer past overal.
       *[colours] Een getalkaart past ook, en een keuzekaart past overal.
    }
reason-wild-thrown = { $cards ->
        [packs] Een heer
       *[colours] Een keuzekaart
    } kan elke kaart zijn; gooi die pas als laatste weg.

advice-count = { $count ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
   *[other] { $count }
}
