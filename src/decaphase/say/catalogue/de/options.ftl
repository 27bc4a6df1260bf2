### The options: everything that is said of each.
### `option-NAME` is its name, `value-NAME-VALUE` that of a value, each with what it is about; `rule-NAME-VALUE` is the
### rule as the rulebook has it, and `problem-…` why a move is not legal at a table that plays so.
### `$cards` is how the cards of the table are named.

rule-wild = { $cards ->
    [packs] König
   *[colours] Joker
}
rule-wilds = { $cards ->
    [packs] Könige
   *[colours] Joker
}

option-phases = Phasen
    .about = Was in jeder Phase auszulegen ist.

option-wild_points = Punkte für einen Joker
    .about = Was dich ein Joker kostet, wenn du ihn am Ende des Durchgangs noch auf der Hand hast.
value-wild_points-20 = 20
    .about = Ein Joker auf der Hand kostet 20 Punkte.
rule-wild_points-20 = Ein { rule-wild } auf der Hand kostet 20 Punkte.
value-wild_points-25 = 25
    .about = Ein Joker auf der Hand kostet 25 Punkte.
rule-wild_points-25 = Ein { rule-wild } auf der Hand kostet 25 Punkte.

option-naturals = Nötige Zahlenkarten
    .about = Wie viele Zahlenkarten eine Phase neben ihren Jokern braucht.
value-naturals-per-phase = eine in der Phase
    .about = Mindestens eine Zahlenkarte in der ganzen Phase; eine ihrer Gruppen darf nur aus Jokern bestehen.
rule-naturals-per-phase = In deiner Phase muss mindestens eine Zahlenkarte sein. Eine ihrer Gruppen darf ganz ohne Zahlenkarten sein, wenn in einer anderen eine liegt.
value-naturals-per-group = eine in jeder Gruppe
    .about = Mindestens eine Zahlenkarte in jeder Gruppe der Phase.
rule-naturals-per-group = In jeder Gruppe deiner Phase muss mindestens eine Zahlenkarte sein.
value-naturals-none = keine
    .about = Eine Phase darf nur aus Jokern bestehen.
rule-naturals-none = Eine Phase braucht keine Zahlenkarte: Du darfst sie auslegen, auch wenn alle ihre Karten { rule-wilds } sind.
problem-natural-needed = Eine Phase braucht mindestens eine Karte, die kein { $cards ->
        [packs] König
       *[colours] Joker
    } ist.
problem-natural-in-each-group = An diesem Tisch braucht jede Gruppe mindestens eine Karte, die kein { $cards ->
        [packs] König
       *[colours] Joker
    } ist; Gruppe { $group } hat keine.

option-skip_style = Aussetzkarte spielen
    .about = Wohin eine Aussetzkarte kommt, und wer aussetzt.
value-skip_style-choose = du wählst
    .about = Die Aussetzkarte kommt auf den Ablagestapel, und du sagst, wer aussetzt.
rule-skip_style-choose = Um eine Aussetzkarte zu spielen, wirfst du sie ab und sagst, wer beim nächsten Zug aussetzt.
value-skip_style-lay-before = vor jemanden gelegt
    .about = Statt eine Karte abzuwerfen, legst du die Aussetzkarte vor jemanden hin, der dann aussetzt.
rule-skip_style-lay-before = Um eine Aussetzkarte zu spielen, legst du sie vor jemanden hin, statt eine Karte abzuwerfen. Diese Person setzt bei ihrem nächsten Zug aus.
value-skip_style-next = wer als Nächstes dran ist
    .about = Die Aussetzkarte kommt auf den Ablagestapel, und wer als Nächstes dran wäre, setzt aus.
rule-skip_style-next = Um eine Aussetzkarte zu spielen, wirfst du sie ab. Wer als Nächstes dran wäre, setzt aus; du suchst es dir nicht aus.
problem-next-player-is-skipped = An diesem Tisch trifft { $cards ->
        [packs] ein Joker
       *[colours] eine Aussetzkarte
    } immer, wer als Nächstes dran wäre; darum wird niemand genannt.

option-skip_returns = Wohin die Aussetzkarte danach kommt
    .about = Wohin die Aussetzkarte kommt, die vor dir lag, wenn du ausgesetzt hast.
value-skip_returns-top = obendrauf
    .about = Die Aussetzkarte kommt oben auf den Ablagestapel.
rule-skip_returns-top = Hat die Person ausgesetzt, kommt die Aussetzkarte oben auf den Ablagestapel.
value-skip_returns-bottom = ganz nach unten
    .about = Die Aussetzkarte kommt unter den Ablagestapel.
rule-skip_returns-bottom = Hat die Person ausgesetzt, kommt die Aussetzkarte unter den Ablagestapel, ganz nach unten.

option-skip_limit = Wie oft es dich treffen kann
    .about = Wann man jemanden, der schon aussetzen musste, wieder aussetzen lassen kann.
value-skip_limit-one-pending = eine nach der anderen
    .about = Solange eine Aussetzkarte auf dich wartet, kann dir niemand noch eine geben.
rule-skip_limit-one-pending = Solange auf jemanden eine Aussetzkarte wartet, kann niemand dieser Person noch eine geben.
value-skip_limit-once-per-round = einmal je Runde
    .about = Hat dich jemand aussetzen lassen, bist du sicher, bis diese Person wieder am Zug ist.
rule-skip_limit-once-per-round = Nach einer Aussetzkarte bist du für eine Runde sicher: Niemand darf dich wieder aussetzen lassen, bis ein neuer Zug der Person begonnen hat, die sie gegen dich gespielt hat.
value-skip_limit-once-per-hand = einmal je Durchgang
    .about = In einem Durchgang musst du höchstens einmal aussetzen.
rule-skip_limit-once-per-hand = In einem Durchgang kannst du nur einmal eine Aussetzkarte bekommen.
problem-victim-skipped-this-round = { $victim } musste in dieser Runde schon aussetzen; nenn jemand anderen.
problem-victim-skipped-this-hand = { $victim } musste in diesem Durchgang schon aussetzen; nenn jemand anderen.

option-pickup = Abgeworfene Karte nehmen
    .about = Ob eine Karte vom Ablagestapel gespielt werden muss.
value-pickup-free = frei
    .about = Du darfst die genommene Karte behalten.
rule-pickup-free = Eine Karte vom Ablagestapel darfst du auf der Hand behalten, genau wie eine vom Ziehstapel.
value-pickup-must-play = muss gespielt werden
    .about = Liegen zwei oder mehr Karten auf dem Ablagestapel, muss die Karte, die du nimmst, noch in deinem Zug auf den Tisch.
rule-pickup-must-play = Liegt auf dem Ablagestapel nur eine Karte, darfst du sie einfach nehmen. Ab zwei Karten darfst du die oberste nur nehmen, wenn sie, oder die andere, die genauso aussieht, vor dem Ende deines Zuges auf dem Tisch liegt, in deiner Phase oder angelegt. Bis dahin spielst du nichts, was das unmöglich macht. Fehlt in einer Folge noch etwas dazwischen, darfst du erst die Lücke füllen.
problem-cannot-play-it = An diesem Tisch darf man eine abgeworfene Karte nur nehmen, wenn sie im selben Zug auf den Tisch kommt, und { $top } bringt man nicht dorthin; lass die Karte liegen.
problem-taken-card-stranded = Danach bekäme man { $taken } nicht mehr auf den Tisch, und das muss sein: Die Karte wurde vom Ablagestapel genommen.
problem-taken-card-first = Bevor der Zug endet, muss man { $taken } auf den Tisch legen: Die Karte wurde vom Ablagestapel genommen.

option-scoring = Punkte
    .about = Ob Punkte aufgeschrieben werden.
value-scoring-points = mit Punkten
    .about = Karten, die du am Ende noch auf der Hand hast, zählen gegen dich.
rule-scoring-points = Am Ende eines Durchgangs kosten dich die Karten, die du noch auf der Hand hast, Punkte.
value-scoring-none = ohne Punkte
    .about = Wer die letzte Phase zuerst auslegt, gewinnt, ganz ohne Punkte.
rule-scoring-none = Punkte werden nicht gezählt.

option-tie_points = Punkte, die entscheiden
    .about = Welche Punkte verglichen werden, wenn mehrere im selben Durchgang fertig werden.
value-tie_points-with-this-hand = mit diesem Durchgang
    .about = Verglichen werden die Gesamtpunkte, der letzte Durchgang zählt mit.
rule-tie_points-with-this-hand = Werden mehrere im selben Durchgang fertig, gewinnt von ihnen, wer die wenigsten Punkte hat. Die Punkte dieses letzten Durchgangs zählen mit.
value-tie_points-before-this-hand = vor diesem Durchgang
    .about = Verglichen werden die Gesamtpunkte, wie sie vor dem letzten Durchgang waren.
rule-tie_points-before-this-hand = Werden mehrere im selben Durchgang fertig, gewinnt von ihnen, wer die wenigsten Punkte hat. Verglichen wird, was vor diesem Durchgang war; die Punkte dieses letzten Durchgangs zählen dabei nicht mit.

option-tie_break = Immer noch gleich
    .about = Was passiert, wenn die Punkte, die entscheiden, gleich sind.
value-tie_break-replay = Stechen
    .about = Wer gleichauf liegt, spielt die letzte Phase noch einmal; wer dabei zuerst alle Karten los ist, gewinnt.
rule-tie_break-replay = Sind sie dann noch gleich, spielen sie noch einmal um die letzte Phase, und wer von ihnen zuerst alle Karten los ist, gewinnt.
value-tie_break-shared = geteilt
    .about = Wer gleichauf liegt, teilt sich den Platz.
rule-tie_break-shared = Sind sie dann noch gleich, gewinnen sie gemeinsam.

option-play_on = Weiterspielen
    .about = Ob die anderen um die Plätze weiterspielen, wenn jemand gewonnen hat.
value-play_on-true = ja
    .about = Die anderen spielen weiter, bis nur noch eine Person übrig ist.
rule-play_on-true = Hat jemand gewonnen, spielen die anderen um die Plätze weiter.
value-play_on-false = nein
    .about = Die Partie endet, wenn jemand gewonnen hat.
rule-play_on-false = Hat jemand gewonnen, ist die Partie zu Ende.

option-advance = Weiterkommen
    .about = Wann du zu deiner nächsten Phase kommst.
value-advance-on-completion = wenn du sie ausgelegt hast
    .about = Du sammelst für eine Phase, bis du sie ausgelegt hast.
rule-advance-on-completion = Du sammelst für eine Phase, bis du sie ausgelegt hast; gelingt das in diesem Durchgang nicht, versuchst du es im nächsten noch einmal.
value-advance-every-hand = nach jedem Durchgang
    .about = Ein Durchgang für jede Phase: Danach kommen alle weiter, und am Ende gewinnt, wer die wenigsten Punkte hat.
rule-advance-every-hand = Für jede Phase gibt es einen Durchgang. Danach gehen alle weiter zur nächsten Phase, auch wer diese nicht ausgelegt hat.

option-selection = Gespielte Phasen
    .about = Welche der Phasen gespielt werden.
value-selection-all = alle
    .about = Alle Phasen werden gespielt.
rule-selection-all = Alle Phasen werden gespielt.
value-selection-first-N = { $count ->
    [one] die erste
   *[other] die ersten { $count }
}
    .about = { $count ->
        [one] Nur die erste Phase wird gespielt.
       *[other] Die ersten { $count } Phasen werden gespielt.
    }
rule-selection-first-N = { $count ->
    [one] Nur die erste Phase wird gespielt.
   *[other] Nur die ersten { $count } Phasen werden gespielt.
}
value-selection-even = gerade
    .about = Die Phasen 2, 4, 6 und so weiter werden gespielt.
rule-selection-even = Nur die Phasen mit gerader Nummer werden gespielt.
value-selection-odd = ungerade
    .about = Die Phasen 1, 3, 5 und so weiter werden gespielt.
rule-selection-odd = Nur die Phasen mit ungerader Nummer werden gespielt.
value-selection-list = Phasen { $numbers }
    .about = { $count ->
        [one] Nur diese Phase wird gespielt: { $numbers }.
       *[other] Nur diese Phasen werden gespielt: { $numbers }.
    }
rule-selection-list = Nur die Phasen aus dieser Liste werden gespielt: { $numbers }.

option-order = Reihenfolge der Phasen
    .about = Ob die Phasen der Reihe nach kommen.
value-order-in-order = der Reihe nach
    .about = Du sammelst für die niedrigste Phase, die du noch nicht ausgelegt hast.
rule-order-in-order = Du schaffst deine Phasen der Reihe nach: Du sammelst immer für die niedrigste, die du noch nicht geschafft hast.
value-order-any = beliebig
    .about = In jedem Durchgang legst du von deinen offenen Phasen die aus, die du magst.
rule-order-any = Die Reihenfolge deiner Phasen ist frei. In jedem Durchgang darfst du eine beliebige Phase auslegen, die du noch nicht geschafft hast, und du sagst dazu, welche es ist. Sie wird sofort abgehakt; Karten, die später dazukommen, machen nie eine andere daraus.
problem-name-the-phase = An diesem Tisch ist die Reihenfolge der Phasen frei, also sag dazu, welche es ist, zum Beispiel „lay 4: …“.
problem-phase-done = { $player } hat Phase { $phase } schon geschafft; leg eine aus, die noch offen ist.

option-knocking = Klopfen
    .about = Ob du dir eine Karte holen darfst, die jemand anders gerade abgeworfen hat.
value-knocking-false = nein
    .about = Nur wer dran ist, nimmt eine abgeworfene Karte.
rule-knocking-false = Nur wer dran ist, nimmt eine Karte vom Ablagestapel.
value-knocking-true = ja
    .about = Bevor die nächste Karte gezogen wird, dürfen alle anderen um die abgeworfene klopfen; wer sie bekommt, macht einen Zug, und von dort geht es weiter.
rule-knocking-true = Hat jemand eine Karte abgeworfen und die nächste Person noch nicht gezogen, dürfen alle anderen um diese Karte klopfen. Wer klopft, nimmt sie, statt zu ziehen, und macht einen ganzen Zug, mit einer abgeworfenen Karte am Ende. Weiter geht es links von der Person, die geklopft hat. Wer übersprungen wurde, verliert sonst nichts, und eine Aussetzkarte, die auf jemanden von ihnen wartet, wartet weiter.
problem-no-knocking = An diesem Tisch wird nicht geklopft: Die Option knocking ist aus.
problem-nothing-to-claim = Gerade liegt keine Karte da, um die man klopfen oder bei der man passen könnte.
problem-own-discard = { $player } hat diese Karte selbst abgeworfen und kann nicht um sie klopfen.
problem-knocked-last = { $player } hat zuletzt geklopft und darf erst wieder klopfen, wenn ein eigener Zug dazwischenlag oder jemand anders geklopft hat.
problem-skipped-may-not-knock = { $player } muss noch aussetzen und darf bis dahin nicht klopfen.
problem-already-passed = { $player } hat bei dieser Karte schon gepasst.

option-cards = Karten
    .about = Wie die Karten heißen und aussehen.
value-cards-colours = Farben
    .about = Karten in vier Farben mit den Zahlen 1 bis 12, dazu Joker und Aussetzkarten.
rule-cards-colours = Ihr spielt mit 108 Karten: den Zahlen 1 bis 12, jede zweimal in jeder der vier Farben, und 8 Jokern und 4 Aussetzkarten.
value-cards-packs = gewöhnliche Kartenspiele
    .about = Zwei gewöhnliche Kartenspiele: Ass bis Dame sind 1 bis 12, die Farben sind Herz, Pik, Kreuz und Karo. Ein König kann hier jede Karte sein: Könige sind gemeint, wo die Regeln „Joker“ sagen. Die Joker aus den Kartenspielen sind Aussetzkarten.
rule-cards-packs = Ihr spielt mit zwei gewöhnlichen Kartenspielen samt Jokern, zusammen 108 Karten. Ein Ass ist eine 1, ein Bube eine 11, eine Dame eine 12; Herz, Pik, Kreuz und Karo sind die Farben. Die 8 Könige stehen für andere Karten. Die 4 Joker sind hier die Aussetzkarten: Mit ihnen lässt du jemanden aussetzen.
