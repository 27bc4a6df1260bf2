### The rules: editions, options and their values, and why some of them make no game.

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

## Options: a name, and what it decides. Values: a name, and what it means.

option-phases = Phasen
    .about = Was in jeder Phase auszulegen ist.

option-wild_points = Punkte für einen Joker
    .about = Was dich ein Joker kostet, wenn du ihn am Ende des Durchgangs noch auf der Hand hast.
value-wild_points-20 = 20
    .about = Ein Joker auf der Hand kostet 20 Punkte.
value-wild_points-25 = 25
    .about = Ein Joker auf der Hand kostet 25 Punkte.

option-naturals = Nötige Zahlenkarten
    .about = Wie viele Zahlenkarten eine Phase neben ihren Jokern braucht.
value-naturals-per-phase = eine in der Phase
    .about = Mindestens eine Zahlenkarte in der ganzen Phase; eine ihrer Gruppen darf nur aus Jokern bestehen.
value-naturals-per-group = eine in jeder Gruppe
    .about = Mindestens eine Zahlenkarte in jeder Gruppe der Phase.
value-naturals-none = keine
    .about = Eine Phase darf nur aus Jokern bestehen.

option-skip_style = Aussetzkarte spielen
    .about = Wohin eine Aussetzkarte kommt, und wer aussetzt.
value-skip_style-choose = du wählst
    .about = Die Aussetzkarte kommt auf den Ablagestapel, und du sagst, wer aussetzt.
value-skip_style-lay-before = vor jemanden gelegt
    .about = Statt eine Karte abzuwerfen, legst du die Aussetzkarte vor jemanden hin, der dann aussetzt.
value-skip_style-next = wer als Nächstes dran ist
    .about = Die Aussetzkarte kommt auf den Ablagestapel, und wer als Nächstes dran wäre, setzt aus.

option-skip_returns = Wohin die Aussetzkarte danach kommt
    .about = Wohin die Aussetzkarte kommt, die vor dir lag, wenn du ausgesetzt hast.
value-skip_returns-top = obendrauf
    .about = Die Aussetzkarte kommt oben auf den Ablagestapel.
value-skip_returns-bottom = ganz nach unten
    .about = Die Aussetzkarte kommt unter den Ablagestapel.

option-skip_limit = Wie oft es dich treffen kann
    .about = Wann man jemanden, der schon aussetzen musste, wieder aussetzen lassen kann.
value-skip_limit-one-pending = eine nach der anderen
    .about = Solange eine Aussetzkarte auf dich wartet, kann dir niemand noch eine geben.
value-skip_limit-once-per-round = einmal je Runde
    .about = Hat dich jemand aussetzen lassen, bist du sicher, bis diese Person wieder am Zug ist.
value-skip_limit-once-per-hand = einmal je Durchgang
    .about = In einem Durchgang musst du höchstens einmal aussetzen.

option-pickup = Abgeworfene Karte nehmen
    .about = Ob eine Karte vom Ablagestapel gespielt werden muss.
value-pickup-free = frei
    .about = Du darfst die genommene Karte behalten.
value-pickup-must-play = muss gespielt werden
    .about = Liegen zwei oder mehr Karten auf dem Ablagestapel, muss die Karte, die du nimmst, noch in deinem Zug auf den Tisch.

option-scoring = Punkte
    .about = Ob Punkte aufgeschrieben werden.
value-scoring-points = mit Punkten
    .about = Karten, die du am Ende noch auf der Hand hast, zählen gegen dich.
value-scoring-none = ohne Punkte
    .about = Wer die letzte Phase zuerst auslegt, gewinnt, ganz ohne Punkte.

option-tie_points = Punkte, die entscheiden
    .about = Welche Punkte verglichen werden, wenn mehrere im selben Durchgang fertig werden.
value-tie_points-with-this-hand = mit diesem Durchgang
    .about = Verglichen werden die Gesamtpunkte, der letzte Durchgang zählt mit.
value-tie_points-before-this-hand = vor diesem Durchgang
    .about = Verglichen werden die Gesamtpunkte, wie sie vor dem letzten Durchgang waren.

option-tie_break = Immer noch gleich
    .about = Was passiert, wenn die Punkte, die entscheiden, gleich sind.
value-tie_break-replay = Stechen
    .about = Wer gleichauf liegt, spielt die letzte Phase noch einmal; wer dabei zuerst alle Karten los ist, gewinnt.
value-tie_break-shared = geteilt
    .about = Wer gleichauf liegt, teilt sich den Platz.

option-play_on = Weiterspielen
    .about = Ob die anderen um die Plätze weiterspielen, wenn jemand gewonnen hat.
value-play_on-true = ja
    .about = Die anderen spielen weiter, bis nur noch eine Person übrig ist.
value-play_on-false = nein
    .about = Die Partie endet, wenn jemand gewonnen hat.

option-advance = Weiterkommen
    .about = Wann du zu deiner nächsten Phase kommst.
value-advance-on-completion = wenn du sie ausgelegt hast
    .about = Du sammelst für eine Phase, bis du sie ausgelegt hast.
value-advance-every-hand = nach jedem Durchgang
    .about = Ein Durchgang für jede Phase: Danach kommen alle weiter, und am Ende gewinnt, wer die wenigsten Punkte hat.

option-selection = Gespielte Phasen
    .about = Welche der Phasen gespielt werden.
value-selection-all = alle
    .about = Alle Phasen werden gespielt.
value-selection-first-N = { $count ->
    [one] die erste
   *[other] die ersten { $count }
}
    .about = { $count ->
        [one] Nur die erste Phase wird gespielt.
       *[other] Die ersten { $count } Phasen werden gespielt.
    }
value-selection-even = gerade
    .about = Die Phasen 2, 4, 6 und so weiter werden gespielt.
value-selection-odd = ungerade
    .about = Die Phasen 1, 3, 5 und so weiter werden gespielt.
value-selection-list = Phasen { $numbers }
    .about = { $count ->
        [one] Nur diese Phase wird gespielt: { $numbers }.
       *[other] Nur diese Phasen werden gespielt: { $numbers }.
    }

option-order = Reihenfolge der Phasen
    .about = Ob die Phasen der Reihe nach kommen.
value-order-in-order = der Reihe nach
    .about = Du sammelst für die niedrigste Phase, die du noch nicht ausgelegt hast.
value-order-any = beliebig
    .about = In jedem Durchgang legst du von deinen offenen Phasen die aus, die du magst.

option-knocking = Klopfen
    .about = Ob du dir eine Karte holen darfst, die jemand anders gerade abgeworfen hat.
value-knocking-false = nein
    .about = Nur wer dran ist, nimmt eine abgeworfene Karte.
value-knocking-true = ja
    .about = Bevor die nächste Karte gezogen wird, dürfen alle anderen um die abgeworfene klopfen; wer sie bekommt, macht einen Zug, und von dort geht es weiter.

option-cards = Karten
    .about = Wie die Karten heißen und aussehen.
value-cards-colours = Farben
    .about = Karten in vier Farben mit den Zahlen 1 bis 12, dazu Joker und Aussetzkarten.
value-cards-packs = gewöhnliche Kartenspiele
    .about = Zwei gewöhnliche Kartenspiele: Ass bis Dame sind 1 bis 12, die Farben sind Herz, Pik, Kreuz und Karo. Ein König kann hier jede Karte sein: Könige sind gemeint, wo die Regeln „Joker“ sagen. Die Joker aus den Kartenspielen sind Aussetzkarten.

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
