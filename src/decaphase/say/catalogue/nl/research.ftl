### Voor programma’s die leren.

problem-research-players = { $players } kan niet; kies 2 tot 6 spelers.
problem-research-games = { $games } potjes tegelijk kan niet; kies er minstens 1.
problem-research-reset = Er is nog geen potje begonnen; roep eerst reset aan.
problem-research-unknown = “{ $asked }” bestaat niet; kies uit { $known }.
problem-research-phase = Met fase { $phase } kan hier niemand beginnen; kies uit { $known }.
problem-research-no-action = Actie { $action } bestaat niet; er zijn acties van 0 tot en met { $last }.
problem-research-illegal = Plaats { $seat } mag actie { $action } nu niet kiezen; kies er een waarvoor het actiemasker 1 is.
problem-research-over = De episode is voorbij; begin met reset een nieuwe.
problem-research-opponents = { $count ->
        [one] Er is één tegenstander genoemd
       *[other] Er zijn { $count } tegenstanders genoemd
    }, maar het moeten er { $needed } zijn; noem één bot voor alle plaatsen, of een voor elke plaats.
problem-research-seat = Plaats { $seat } is er hier niet; kies een plaats van 1 tot en met { $players }.
problem-research-bot-erred = De bot { $bot } wilde “{ $action }” doen, wat niet mag, dus de episode kan niet verder; meld het aan de makers.
problem-research-range = { $name } kan niet { $asked } zijn; kies { $least } tot en met { $most }.

## Tabellen met beslissingen

decisions-starting = Potjes lezen
decisions-written = { $count ->
    [one] Er staat nu één beslissing
   *[other] Er staan nu { $number } beslissingen
} in { $file }.
problem-decisions-suffix = { $file } is geen Parquet-bestand; laat de naam eindigen op .parquet.
problem-decisions-nothing = In deze verslagen staat geen beslissing, dus er is geen tabel geschreven; noem verslagen van potjes, of mappen ermee.
problem-decisions-no-game = { $file } is geen potje dat nagespeeld kan worden; “decaphase check” zegt waarom.
problem-decisions-mixed = { $file } is met andere regels of een ander aantal spelers gespeeld dan de potjes ervoor; in een tabel staat één soort, dus maak er een andere voor.
problem-decisions-no-table = { $file } is geen tabel met beslissingen die hier gelezen kan worden; maak er een met “decaphase arena --decisions” of “decaphase decisions”.
