### Records: what the referee prints, and why a file is not a record.

## What `decaphase check` prints (a record that holds is “FILE: ok”)

check-illegal = { $file }: ronde { $hand }, zet { $action }, “{ $text }”: { $code }: { $message }
check-wrong = { $file }: { $code }: { $message }
check-at = { $place }: { $sentence }
check-place-hand = ronde { $hand }
check-place-in-hand = ronde { $hand }, { $inside }
check-place-seat = { $field } van stoel { $seat }
check-place-item = { $field }, nummer { $item }

problem-expectation-failed = { $field ->
    [refused] Dit verslag had geweigerd moeten worden, maar het is in orde.
    [illegal] { $found ->
        [legal] Deze zet had ongeldig moeten zijn, maar is geldig.
       *[other] Zet { $expected } van de laatste ronde had ongeldig moeten zijn, maar het aantal zetten in die ronde is { $found }.
    }
    [legal] “{ $expected }” had geldig moeten zijn, maar is dat niet ({ $found }).
    [not_legal] “{ $expected }” had niet geldig moeten zijn, maar is dat wel.
   *[other] { $field } had { $expected } moeten zijn, maar is { $found }.
}

## Files

problem-no-such-file = Dit bestand is er niet; klopt de naam?
problem-is-a-folder = Dit is een map; noem de verslagen die erin staan.
problem-may-not-read = Dit bestand mag je niet lezen; vraag het de eigenaar, of wijzig de rechten.
problem-cannot-open = Dit bestand kan niet worden geopend.
problem-file-exists = { $file } bestaat al en er staat iets anders in; het is niet aangeraakt. Kies een andere map, of zet het bestand ergens anders neer.
problem-cannot-write = { $file } kan niet worden geschreven; bestaat de map, en mag je daar schrijven?
problem-too-big = Dit is te groot voor een verslag; dat heeft hooguit { $most } megabyte.
problem-not-utf-8 = Regel { NUMBER($line, useGrouping: 0) } is geen UTF-8-tekst; bewaar het bestand als UTF-8.
problem-not-toml = Regel { NUMBER($line, useGrouping: 0) }{ $column ->
    [0] {""}
   *[other] , kolom { NUMBER($column, useGrouping: 0) }
} is niet te lezen als TOML: { $hint ->
    [unclosed-list] hiervoor ontbreekt een komma, of de ] waarmee de lijst eindigt.
    [unclosed-text] een tekst is niet afgesloten; zet er een aanhalingsteken (") achter.
    [bad-character] hier staat een teken dat hier niet mag staan.
    [backslash] met een backslash begint in een tekst een bijzonder teken; schrijf \\ voor de backslash zelf.
    [no-equals] na een naam komt = en een waarde.
    [one-a-line] hierna komt iets dat op een eigen regel hoort.
    [bad-value] dit is geen waarde; teksten staan tussen aanhalingstekens, lijsten tussen [ ].
    [twice] deze naam staat er twee keer.
   *[other] wat hier staat, past hier niet.
}
problem-too-deep = Er zitten meer dan { $most } tabellen in elkaar, of er komt geen eind aan de haken; geen verslag heeft dat nodig.
problem-number-too-long = Er staat een getal van meer dan { $most } cijfers in; geen verslag heeft dat nodig.
problem-not-a-record = Dit is TOML, maar geen verslag: een verslag begint met decaphase = { $format }.
problem-unknown-format = Verslagen van formaat { $version } zijn hier niet bekend, alleen die van formaat { $format }.
problem-cannot-be-written = { $kind ->
    [surrogate] In een tekst staat een half teken, en dat kan niet worden geschreven.
   *[other] Een waarde van de soort { $kind } kun je in TOML niet schrijven.
}

## Fields

problem-unknown-field = { $nearest ->
    [none] Er is geen veld “{ $field }”; laat het weg, of zet in een tabel [meta] wat je maar wilt.
   *[other] Er is geen veld “{ $field }”; bedoel je { $nearest }?
}
problem-missing-field = { $field } ontbreekt.
problem-wrong-kind = { $wanted ->
    [number] Hier hoort een heel getal, niet “{ $value }”.
    [text] Hier hoort een tekst tussen aanhalingstekens, niet “{ $value }”.
    [list] Hier hoort een lijst tussen [ ], niet “{ $value }”.
    [table] Hier hoort een tabel, niet “{ $value }”.
   *[yes-or-no] Hier hoort true of false, niet “{ $value }”.
}
problem-out-of-range = { $value } valt buiten de grenzen; dit is { $least } tot en met { $most }.
problem-no-such-seat-here = Er is geen stoel { $seat }; de stoelen zijn 1 tot en met { $players }, een voor elke speler.
problem-unknown-word = “{ $value }” is niet een van deze: { $values }.
problem-not-one-each = { $count ->
    [one] In deze lijst staat 1 ding, maar er zijn { $players } spelers; er hoort er een voor elke speler in, in de volgorde van de stoelen.
   *[other] In deze lijst staan { $count } dingen, maar er zijn { $players } spelers; er hoort er een voor elke speler in, in de volgorde van de stoelen.
}
problem-named-twice = { $number } is twee keer genoemd; één keer is genoeg.
problem-bad-card = “{ $card }” is geen kaart; kaarten zijn r, b, g of y met een getal van 1 tot en met 12, w voor een keuzekaart en s voor een pestkaart, met spaties ertussen.
problem-bad-skipped = “{ $value }” is niet te lezen; schrijf “3 by 1” als stoel 3 een pestkaart kreeg van stoel 1.
problem-deck-and-position = Deze ronde heeft deck, dus { $field } kan er niet bij: een ronde begint met een heel pak of met een stelling, niet met allebei.
problem-no-beginning = Deze ronde heeft geen deck en ook geen stelling; geef deck = "..." met alle 108 kaarten, of geef turn, holding en phases.
problem-position-not-first = Alleen de eerste ronde van een verslag kan met een stelling beginnen; voor de latere worden kaarten gedeeld uit deck.
problem-refused-stands-alone = refused = true staat alleen: uit een verslag dat geweigerd wordt, kan niets komen, dus laat { $field } weg, of refused.
problem-game-is-over = Dit potje is afgelopen; er valt niet verder te spelen.

## Actions and lines of the table that cannot be read

problem-bad-action = { $why ->
    [seat] “{ $part }” is geen stoel aan deze tafel; een zet begint met het nummer van de stoel die hem doet, zoals “1 draw deck”.
    [verb] “{ $part }” is niet iets dat je kunt doen; dat is draw, lay, hit, discard, knock of pass.
    [card] “{ $part }” is geen kaart; kaarten zijn r, b, g of y met een getal van 1 tot en met 12, w voor een keuzekaart en s voor een pestkaart.
    [group] “{ $part }” is geen groep; een groep noem je met de stoel en het nummer daar, zoals “1 hit g5 on 2.1”.
    [stands-for] “{ $part }” zegt niet wat een groep voorstelt; dat is = en een getal van 1 tot en met 12, of de letter van een kleur: r, b, g of y.
    [phase] “{ $part }” is geen nummer van een fase; dat schrijf je zoals “1 lay 4: r1 b2 ...”.
   *[form] Dit is niet te lezen als een zet; zetten schrijf je zoals “1 draw deck”, “1 lay r5 g5 b5 / y7 r7 w”, “1 hit g5 on 2.1”, “1 discard b2”, “1 discard s > 3”, “3 knock” en “2 pass”.
}
problem-bad-table-line = { $why ->
    [seat] “{ $part }” is geen stoel aan deze tafel.
    [card] “{ $part }” is geen kaart; kaarten zijn r, b, g of y met een getal van 1 tot en met 12, w voor een keuzekaart en s voor een pestkaart.
    [stands-for] “{ $part }” zegt niet wat een groep voorstelt; dat is = en een getal van 1 tot en met 12, of de letter van een kleur: r, b, g of y.
    [phase] “{ $part }” is geen nummer van een fase; dat schrijf je zoals “2 lay 4: r1 b2 ...”.
   *[form] “{ $line }” is niet te lezen; een fase op tafel schrijf je zoals “2: r3 b3 g3 / y1 w g3 b4”.
}
problem-no-reshuffle = De pakstapel is hier leeg, dus van de aflegstapel wordt een nieuwe geschud, maar de ronde zegt niet in welke volgorde; voeg reshuffles = ["..."] toe met de kaarten, de bovenste eerst.

## What `decaphase sample` prints

sample-playing = Aan het spelen
sample-written = { $count ->
    [one] Er staat nu 1 potje in { $folder }.
   *[other] Er staan nu { $count } potjes in { $folder }.
}
problem-games-count = { $count } potjes spelen gaat niet; vraag er 1 tot en met { $most }.
problem-cannot-make-folder = De map { $folder } kan niet worden gemaakt; is er een bestand met die naam, en mag je daar schrijven?

## Decks, positions and hands that cannot be

problem-wrong-deck-size = Een heel pak heeft 108 kaarten, dit heeft er { $count }.
problem-too-many = { $card } is er { $count } keer, maar in een pak zitten er maar { $most }.
problem-wrong-dealer = { $expected ->
    [0] Stoel { $dealer } kan deze ronde niet delen, want die doet niet mee.
   *[other] Stoel { $dealer } kan deze ronde niet delen; stoel { $expected } is aan de beurt om te delen.
}
problem-hand-cannot-follow = { $stage ->
    [game-over] Er kan geen ronde meer komen: het potje is afgelopen.
   *[other] Deze ronde kan nog niet beginnen, want de vorige is niet afgelopen.
}
problem-seat-not-playing = Stoel { $seat } doet deze ronde niet mee.
problem-seat-twice = Stoel { $seat } staat er twee keer; één keer is genoeg.
problem-one-for-each-player = In deze lijst { $count ->
    [one] staat 1 ding
   *[other] staan { $count } dingen
}, maar er zijn { $players } spelers; er hoort er een voor elke speler in.
problem-score-out-of-range = { $score } punten kan niet; een totaal is 0 tot en met { $most }.
problem-places-without-play-on = Tijdens een potje worden alleen plaatsen verdeeld als de tafel doorspeelt (play_on = true).
problem-placed-still-plays = Wie al een plaats heeft, kan niet meer meedoen.
problem-placed-but-not-finished = Stoel { $seat } heeft al een plaats, maar heeft nog niet elke fase gehaald.
problem-playing-is-not-the-rest = Iedereen die nog geen plaats heeft, doet mee, behalve in een beslissingsronde; laat playing weg, of voeg replay = true toe.
problem-too-few-playing = Aan een ronde moeten er minstens twee meedoen.
problem-no-replay-here = Er is hier geen beslissingsronde: volgens deze regels gaat het bij een gelijke stand anders, of er is al een plaats vergeven.
problem-done-needed = Met order = any zegt een stelling welke fases zijn afgestreept: done = [[4, 7], [], ...].
problem-phases-with-any-order = Met order = any gaat niemand voor een vaste fase; laat phases weg en geef done.
problem-phases-needed = Een stelling zegt voor welke fase elke stoel gaat: phases = [2, 2, ...].
problem-phase-not-in-game = Fase { $phase }, die er voor stoel { $seat } staat, hoort niet bij de fases van dit potje.
problem-replay-is-for-the-last-phase = Stoel { $seat } moet voor fase { $phase } gaan: in een beslissingsronde gaat het om de laatste fase.
problem-replay-before-finishing = Stoel { $seat } kan niet aan de beslissingsronde meedoen zonder elke fase te hebben gehaald.
problem-finished-already = Stoel { $seat } heeft elke fase gehaald, dus het potje zou al afgelopen zijn.
problem-done-does-not-fit = Stoel { $seat } kan niet voor fase { $phase } gaan als deze fases zijn gehaald.
problem-every-hand-one-phase = Met advance = every-hand gaat iedereen voor dezelfde fase.
problem-holding-but-not-playing = Stoel { $seat } doet deze ronde niet mee en heeft dus geen kaarten; schrijf "".
problem-wrong-hand-size = { $count ->
    [0] Stoel { $seat } heeft geen kaarten, dus de ronde zou al afgelopen zijn; wie meedoet, heeft er 1 tot en met { $most }.
   *[other] Stoel { $seat } heeft { $count } kaarten; wie meedoet, heeft er 1 tot en met { $most }.
}
problem-table-does-not-fit = Wat er voor stoel { $seat } ligt, past niet bij fase { $phase }: { $reason ->
    [wrong-groups] het aantal groepen is anders.
    [too-few-cards] een groep heeft te weinig kaarten.
    [skip-in-phase] er zit een pestkaart in, en die hoort nooit in een fase.
    [not-a-set] een set heeft verschillende getallen.
    [not-a-run] een reeks gaat niet steeds één omhoog; schrijf die van laag naar hoog.
    [run-past-the-end] een reeks komt onder de 1 of boven de 12 uit.
    [not-one-colour] een kleurgroep heeft meer dan één kleur.
    [say-what-it-is] een groep heeft alleen keuzekaarten en er staat niet bij wat die voorstelt; schrijf dat achter de kaarten met een =, zoals =7.
    [not-what-was-said] een groep is niet wat er achter de = staat.
    [natural-needed] er zijn alleen keuzekaarten, maar volgens deze regels moet er een getalkaart bij.
    [natural-in-each-group] een groep heeft alleen keuzekaarten, maar volgens deze regels moet er in elke groep een getalkaart zitten.
   *[other] { $reason }.
}
problem-table-wrong-phase = Stoel { $seat } gaat voor fase { $phase }, dus daar kan geen andere liggen.
problem-table-names-no-phase = Met order = any noem je de fase erbij: schrijf “{ $seat } lay 4: ...” voor stoel { $seat }.
problem-table-phase-done = Stoel { $seat } had fase { $phase } al vóór deze ronde afgestreept, dus die kan er niet weer liggen.
problem-skipped-themselves = Stoel { $seat } kan niet van zichzelf een pestkaart hebben gekregen.
problem-knocked-without-knocking = Er kan niemand hebben geklopt: met deze regels wordt er niet geklopt (dat kan met knocking = true).
problem-discarded-without-claim = discarded hoort alleen bij stage = "claim".
problem-taken-before-play = taken hoort alleen bij stage = "play": de kaart moet eerst gepakt zijn voordat je hem kunt spelen.
problem-stage-not-for-position = Een stelling kan niet bij de stap { $stage } beginnen; wel bij draw, play of claim.
problem-skipped-but-playing = Stoel { $seat } moet nog een beurt overslaan, en kan dus niet midden in een beurt zijn.
problem-nothing-to-take = { $card } hoeft niet gespeeld te worden: dat moet alleen met een getalkaart of een keuzekaart die van de aflegstapel is gepakt, met pickup = must-play.
problem-taken-not-held = Stoel { $seat } heeft { $card } niet in de hand.
problem-taken-cannot-be-played = Stoel { $seat } kan { $card } nergens spelen, en kan die dus niet hebben gepakt.
problem-claim-without-knocking = De stap claim is er hier niet: met deze regels wordt er niet geklopt (dat kan met knocking = true).
problem-claim-needs-discarded = In de stap claim zegt discarded wie de kaart heeft weggegooid, zoals discarded = 1.
problem-claim-needs-a-card = Er valt nergens voor te kloppen: de aflegstapel is leeg, of er ligt een pestkaart bovenop.
problem-nobody-to-ask = Niemand mag hier voor de kaart kloppen; geef in plaats daarvan de stap draw.
problem-claim-wrong-turn = Eerst mag stoel { $expected } antwoorden, niet stoel { $turn }.
