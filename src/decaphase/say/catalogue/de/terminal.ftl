### The terminal: questions with numbered answers, and what is kept on this computer.

terminal-choice = { $number }. { $choice }
terminal-choose = Welche Nummer, 1 bis { $count }? (Enter: { $default })
terminal-choose-or-back = Welche Nummer, 1 bis { $count }? (Enter: zurück)
terminal-not-a-choice = Tippe eine Zahl von 1 bis { $count }.
terminal-yes = j ja
terminal-no = n nein
terminal-yes-or-no = Tippe j für Ja oder n für Nein.

problem-no-voice = Auf diesem Computer gibt es kein Sprachprogramm; installiere espeak-ng oder spd-say, oder lass --speak weg.
problem-no-home = Es ist nicht bekannt, wo deine Dateien liegen: setze die Umgebungsvariable HOME.
problem-cannot-keep = { $reason ->
        [full] Die Festplatte ist voll, darum konnte { $file } nicht geschrieben werden; mach etwas Platz.
        [locked] { $file } konnte nicht geschrieben werden: Dort darf nichts geschrieben werden.
       *[other] { $file } konnte nicht geschrieben werden.
    }

terminal-bye = Bis bald.
