### Für Programme, die lernen.

problem-research-players = Zu { $players } geht es nicht; wähle 2 bis 6 Spieler.
problem-research-games = { $games } Partien auf einmal gehen nicht; wähle mindestens 1.
problem-research-reset = Noch hat keine Partie begonnen; rufe zuerst reset auf.
problem-research-unknown = „{ $asked }“ gibt es nicht; wähle eines von { $known }.
problem-research-phase = Mit Phase { $phase } kann hier niemand anfangen; wähle eine von { $known }.
problem-research-no-action = Eine Aktion { $action } gibt es nicht; die Aktionen gehen von 0 bis { $last }.
problem-research-illegal = Platz { $seat } darf Aktion { $action } jetzt nicht wählen; wähle eine, für die die Aktionsmaske 1 ist.
problem-research-over = Die Episode ist vorbei; beginne mit reset eine neue.
problem-research-opponents = { $count ->
        [one] Ein Gegner ist genannt
       *[other] { $count } Gegner sind genannt
    }, es müssen aber { $needed } sein; nenne einen Bot für alle Plätze oder einen für jeden.
problem-research-seat = Platz { $seat } gibt es hier nicht; wähle einen Platz von 1 bis { $players }.
problem-research-bot-erred = Der Bot { $bot } wollte „{ $action }“ spielen, was nicht erlaubt ist, deshalb geht die Episode nicht weiter; sag es denen, die ihn geschrieben haben.
problem-research-range = { $name } kann nicht { $asked } sein; wähle { $least } bis { $most }.

## Tabellen mit Entscheidungen

decisions-starting = Partien werden gelesen
decisions-written = { $count ->
    [one] Eine Entscheidung steht
   *[other] { $number } Entscheidungen stehen
} jetzt in { $file }.
problem-decisions-suffix = { $file } ist keine Parquet-Datei; lass den Namen auf .parquet enden.
problem-decisions-nothing = In diesen Mitschriften steht keine Entscheidung, also wurde keine Tabelle geschrieben; nenne Mitschriften von Partien oder Ordner damit.
problem-decisions-no-game = { $file } ist keine Partie, die sich nachspielen lässt; „decaphase check“ sagt, warum.
problem-decisions-mixed = { $file } wird nach anderen Regeln oder mit einer anderen Zahl von Spielern gespielt als die Partien davor; eine Tabelle enthält nur eine Art, also mach dafür eine andere.
problem-decisions-no-table = { $file } ist keine Tabelle mit Entscheidungen, die sich hier lesen lässt; mach eine mit „decaphase arena --decisions“ oder „decaphase decisions“.
