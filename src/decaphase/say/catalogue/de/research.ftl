### Für Programme, die lernen.

problem-research-players = Zu { $players } geht es nicht; wähle 2 bis 6 Spieler.
problem-research-games = { $games } Partien auf einmal gehen nicht; wähle mindestens 1.
problem-research-reset = Noch hat keine Partie begonnen; rufe zuerst reset auf.
problem-research-unknown = „{ $asked }“ gibt es nicht; wähle eines von { $known }.
problem-research-phase = Mit Phase { $phase } kann hier niemand anfangen; wähle eine von { $known }.
