### Für Programme, die lernen.

problem-research-players = Zu { $players } geht es nicht; wähle 2 bis 6 Spieler.
problem-research-unknown = „{ $asked }“ gibt es nicht; wähle eines von { $known }.
problem-research-phase = Mit Phase { $phase } kann hier niemand anfangen; wähle eine von { $known }.

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
