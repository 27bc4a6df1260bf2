### Scorebladen om op te schrijven, en het briefje dat bij de kaarten bewaard wordt.

paper-sheet-title = Scoreblad
paper-sheet-done = gehaald
paper-date = Datum:
paper-rules = { $edition }
paper-rules-changed = { $edition }; veranderd: { $options }
paper-example = bijvoorbeeld { $cards }

## Kolommen

paper-head-player = Speler
paper-head-phases = Fases
paper-head-before = Eerder
paper-head-points = Punten
paper-head-total = Totaal
paper-head-place = Plaats
paper-head-number = Fase
paper-head-words = Je legt
paper-head-letters = In letters
paper-head-card = Kaart in je hand
paper-head-rank = Nr.
paper-head-done = Fases
paper-head-coming = Gaat voor

## Het briefje

paper-pause-title = Tot de volgende keer
paper-pause-how = Knip langs de stippellijn en vouw twee keer bij de streepjes: dan is het briefje zo groot als een kaart.
paper-pause-done = { $done } van { $count }
paper-pause-phase = fase { $phase }: { $groups }
paper-pause-open = { $count ->
    [one] fase { $phases }
   *[other] een van de fases { $phases }
}
paper-pause-waits = speelt de volgende ronde niet mee
paper-pause-seats = Zo zitten jullie, met de klok mee: { $players }.
paper-pause-unfinished = Ronde { $hand } is niet uitgespeeld; deel die opnieuw.
paper-pause-dealer = { $player } deelt ronde { $hand }.
paper-pause-any-dealer = Spreek af wie ronde { $hand } deelt.

## Wat --help zegt

help-print-sheet = Een scoreblad voor 2 tot en met 6 spelers, leeg of ingevuld vanuit een potje.
help-print-sheet-players = Hoeveel spelers er zijn, of hun namen met komma’s ertussen.
help-print-sheet-record = Vul het in vanuit dit verslag.
help-print-sheet-kept = Vul het in vanuit een bijgehouden scoreblad: de naam (“decaphase keep --list” toont ze) of het bestand.
help-print-pause = Een briefje om bij de kaarten te bewaren: hoe het ervoor staat, ieders fase, wie er deelt.
help-print-pause-record = Vanuit dit verslag.
help-print-pause-kept = Vanuit een bijgehouden scoreblad: de naam of het bestand. Zonder een van beide het laatst geschreven blad.

problem-print-two-games = Je noemt een verslag én een bijgehouden scoreblad; laat een van de twee weg.
problem-print-whose-rules = Dat potje heeft al zijn eigen regels en spelers; laat --rules, --option en --players weg.
problem-print-no-score = Er is nog geen scoreblad; noem een verslag met --record, of begin een blad met “decaphase keep”.
