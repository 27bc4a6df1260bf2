### The rules: editions, and why some options make no game.

## Editions: a title, and what sets it apart

edition-classic-en = Englische Regeln
    .about = Du sagst, wer aussetzt; Joker kosten 25 Punkte.
edition-classic-fr = Französische Regeln
    .about = Wie die englischen Regeln, aber niemand muss in einem Durchgang zweimal aussetzen.
edition-classic-de = Deutsche Regeln
    .about = Phasen dürfen ganz aus Jokern bestehen, eine Aussetzkarte legst du vor jemanden hin, Joker kosten 20 Punkte.
edition-braille-nl = Niederländische Regeln der Braille-Ausgabe
    .about = In Phase 3 brauchst du einen Fünfling, und eine Aussetzkarte legst du vor jemanden hin.
edition-house-nl = Niederländische Hausregeln
    .about = Keine Punkte; wer eine abgeworfene Karte nimmt, muss sie auch spielen; hat jemand gewonnen, spielen die anderen um die Plätze weiter.
edition-house-nl-original = Niederländische Hausregeln mit Aussetzen und Punkten wie im Original
    .about = Die Hausregeln mit Punkten, und eine Aussetzkarte legst du vor jemanden hin.

## Why these options make no game

problem-unknown-edition = { $nearest ->
    [none] Eine Regelfassung „{ $edition }“ gibt es nicht; „decaphase rules“ zählt auf, welche es gibt.
   *[other] Eine Regelfassung „{ $edition }“ gibt es nicht. Meinst du „{ $nearest }“?
}
problem-unknown-option = { $nearest ->
    [none] Eine Option „{ $option }“ gibt es nicht; „decaphase rules classic-en“ zählt auf, welche es gibt.
   *[other] Eine Option „{ $option }“ gibt es nicht. Meinst du „{ $nearest }“?
}
problem-not-a-value = { $option } kann nicht „{ $value }“ sein; möglich ist: { $values }.
problem-option-without-value = „{ $text }“: Zu einer Option gehört ein Wert, zum Beispiel pickup=must-play.
problem-option-twice = Die Option { $option } steht zweimal da; welche von beiden soll gelten?

problem-options-clash = { $one } und { $other } passen nicht zusammen; ändere eins von beiden.
problem-skip-returns-idle = skip_returns = { $value } sagt, wohin eine Aussetzkarte kommt, die vor jemandem lag, aber bei skip_style = { $style } liegt nie eine da; setz auch skip_style = lay-before, oder lass skip_returns weg.

problem-bad-selection = selection kann nicht „{ $value }“ sein; möglich ist all, even, odd, first-1 bis first-10 oder eine Liste von Phasen, zum Beispiel [2, 5, 8].
problem-first-too-many = { $value }: Es gibt nur zehn Phasen, also wähle first-1 bis first-10.
problem-first-none = { $value }: Mindestens eine Phase muss gespielt werden, also wähle first-1 bis first-10.
problem-selection-empty = selection = []: In der Liste steht keine Phase; mindestens eine muss gespielt werden.
problem-selection-leaves-none = { $count ->
    [one] selection = { $value } lässt keine Phase übrig: Die Liste der Phasen hat nur eine.
   *[other] selection = { $value } lässt keine Phase übrig: Die Liste der Phasen hat nur { $count }.
}
problem-not-a-phase-number = selection = { $value }: { $number } ist keine Phase; die Phasen haben die Nummern 1 bis 10.
problem-no-such-phase = { $count ->
    [one] selection = { $value }: Phase { $number } gibt es nicht; die Liste hat nur eine Phase.
   *[other] selection = { $value }: Phase { $number } gibt es nicht; die Liste hat nur { $count } Phasen.
}
problem-selection-not-rising = selection = { $value }: { $number } steht hinter { $before }; nenn jede Phase einmal, die kleineren Nummern zuerst.

problem-phases-not-a-list = phases kann nicht „{ $value }“ sein; es ist eine Liste, zum Beispiel ["set 3 + set 3", "run 5 + colour 4"].
problem-phases-count = { $count ->
    [0] Die Liste der Phasen ist leer; sie braucht 1 bis 10.
   *[other] Die Liste hat { $count } Phasen; 1 bis 10 dürfen es sein.
}
problem-phase-not-text = Phase { $number } kann nicht „{ $value }“ sein; eine Phase schreibt man wie "set 3 + run 4".
problem-phase-groups = Phase { $number }, „{ $phase }“, hat { $count } Gruppen; eine Phase hat höchstens drei.
problem-phase-too-big = Phase { $number }, „{ $phase }“, braucht { $cards } Karten; mehr als 11 hat nie jemand auf der Hand.
problem-bad-group = Phase { $number }, „{ $phase }“: „{ $group }“ ist keine Gruppe; eine Gruppe sind Gleiche (set), eine Folge (run) oder Karten einer Farbe (colour) mit ihrer Anzahl, zum Beispiel "set 3", "run 4" oder "colour 7".
problem-group-too-small = Phase { $number }: „{ $group }“ ist zu klein; { $kind ->
    [run] eine Folge braucht
    [set] Gleiche brauchen
   *[colour] eine Farbgruppe braucht
} mindestens { $least } Karten.
problem-run-too-long = Phase { $number }: „{ $group }“ ist zu lang; eine Folge geht höchstens von 1 bis 12.
