### Für Programme, die lernen.

problem-research-players = Zu { $players } geht es nicht; wähle 2 bis 6 Spieler.
problem-research-unknown = „{ $asked }“ gibt es nicht; wähle eines von { $known }.
problem-research-phase = Mit Phase { $phase } kann hier niemand anfangen; wähle eine von { $known }.
problem-research-range = { $name } kann nicht { $asked } sein; wähle { $least } bis { $most }.
