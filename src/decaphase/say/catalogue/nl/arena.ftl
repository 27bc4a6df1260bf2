### What `decaphase arena` and `decaphase ladder` print.

## decaphase arena

arena-starting = Even klaarzetten
arena-so-far = { $a } wint { $share }
arena-about = { $a } tegen { $b }: { $games } potjes met { $players } spelers, regels { $rules }{ $options ->
    [none] {""}
   *[other] {" "}met { $options }
}, startgetal { $seed }.
arena-pairs = De potjes gaan in paren ({ $pairs }): twee keer met dezelfde kaarten, de tweede keer met de stoelen van beide kanten verwisseld.
arena-rounded = Er waren { $asked } potjes gevraagd; het zijn er { $games } geworden, omdat ze in paren gaan.
arena-interrupted = { $games ->
    [0] Er is gestopt voordat de eerste potjes klaar waren, dus er valt niets te vertellen.
   *[other] Er is gestopt voordat alle { $asked } potjes gespeeld waren; hieronder staat wat er tot dan toe gespeeld is.
}
arena-share = { $a } wint { $share } van de potjes.
arena-interval = { $kind ->
    [fixed] Het echte aandeel ligt met { $confidence } zekerheid tussen { $low } en { $high }; de standaardfout is { $stderr }.
   *[any-time] Het echte aandeel ligt met { $confidence } zekerheid, op welk moment je ook stopt, tussen { $low } en { $high }; de standaardfout is { $stderr }.
}
arena-one-pair = Eén paar potjes zegt nog niet hoe zeker dat is; speel er meer.
arena-clear = { $better ->
    [none] Dan is nog open wie er beter is: een gelijk aandeel, 50%, ligt binnen die grenzen. Met meer potjes komen die grenzen dichter bij elkaar.
   *[other] Dus { $better } is beter: een gelijk aandeel, 50%, ligt buiten die grenzen.
}
arena-settled = { $better ->
    [none] Het staat nog niet vast wie er beter is.
   *[other] Het staat vast dat { $better } beter is; zijn twee bots even sterk, dan komt zo’n uitspraak in hooguit { $error } van de wedstrijden voor.
}
arena-figure = cijfer
arena-wins = gewonnen potjes
arena-points = punten per ronde
arena-laid = rondes met gelegde fase
arena-phase = fase { $phase } gehaald, per poging
arena-lengths = Een potje duurde { $hands } rondes, en een ronde { $turns } beurten van alle spelers samen.
arena-time = { $decisions } beslissingen in { $seconds } seconden.
arena-unended = { $count ->
    [one] Eén potje is na { $most } beslissingen gestopt, omdat het eindeloos doorging; het telt zoals het er toen voor stond.
   *[other] { $count } potjes zijn na { $most } beslissingen gestopt, omdat ze eindeloos doorgingen; ze tellen zoals het er toen voor stond.
}
arena-written = Elk potje is een rij in { $file }.
arena-recorded = Elk potje staat als verslag in { $folder }.
arena-decided = Elke beslissing is een rij in { $file }.

## decaphase ladder

ladder-so-far = Aan het spelen
ladder-about = { $games } potjes met { $players } spelers, regels { $rules }{ $changed ->
    [0] {""}
    [one] {" "}met één gewijzigde optie
   *[other] {" "}met { $changed } gewijzigde opties
}, startgetal { $seed }
ladder-rounded = Er waren { $asked } potjes gevraagd; het zijn er { $games } geworden, zodat iedereen op elke stoel heeft gezeten.
ladder-interrupted = Er is gestopt voordat alle potjes gespeeld waren; dit is wat er tot dan toe gespeeld is.
ladder-bot = bot
ladder-rating = rating
ladder-uncertainty = onzekerheid
ladder-win-rate = gewonnen potjes
ladder-place = gemiddelde plaats
ladder-games = potjes
ladder-reading = Hoe hoger de rating, hoe beter; de onzekerheid is één standaardafwijking. Waren ze allemaal even sterk, dan won elke bot { $share } van zijn potjes.
ladder-drawn = De grafiek staat in { $file }.
ladder-chart-title = Hoe sterk de bots zijn
ladder-chart-axis = OpenSkill-rating, meer is beter; de lijnen beslaan 95% zekerheid

## What can be wrong

problem-missing-package = Hiervoor is het pakket { $package } nodig, en dat is niet geïnstalleerd; met decaphase[{ $extra }] installeer je het mee.
problem-jobs-count = Met { $count } processen gaat het niet; kies er 1 tot en met { $most }.
problem-jobs-and-ray = Met --ray ligt het aantal werkprocessen al vast, dus laat --jobs weg.
problem-no-such-cluster = Op { $address } geeft geen Ray-cluster antwoord; start er een, of gebruik --ray local voor twee werkprocessen op deze computer.
problem-worker-ended = Een proces dat potjes speelde, is gestopt voordat ze klaar waren; als het nog iets meldde, staat dat hierboven. Probeer het opnieuw, met minder processen als er te weinig geheugen is.
problem-bot-erred = De bot { $bot } probeerde “{ $action }”, en dat mag niet ({ $code }), dus de wedstrijd is gestopt; laat het de makers weten.
problem-results-suffix = { $file } is geen CSV en geen Parquet; laat de naam eindigen op een van deze: { $suffixes }.
problem-results-exist = { $file } bestaat al en is niet aangeraakt; kies een andere naam, of zet het bestand ergens anders neer.
problem-results-broke-off = { $file } kon niet tot het eind worden geschreven: { $why }.
problem-chart-suffix = { $file } kan niet worden getekend; laat de naam eindigen op een van deze: { $suffixes }.
problem-bot-twice = { $bot } is twee keer genoemd; op een ladder staat elke bot één keer.
problem-few-bots = { $count ->
    [one] Eén bot krijgt
   *[other] { $count } bots krijgen
} een tafel van { $players } niet vol zonder op twee stoelen te zitten; noem meer bots, of minder spelers.
problem-many-bots = { $count } bots is te veel voor een ladder; noem er hooguit { $most }.
