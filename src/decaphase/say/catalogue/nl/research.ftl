### Voor programma’s die leren.

problem-research-players = { $players } kan niet; kies 2 tot 6 spelers.
problem-research-unknown = “{ $asked }” bestaat niet; kies uit { $known }.
problem-research-phase = Met fase { $phase } kan hier niemand beginnen; kies uit { $known }.

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
