### The rulebook of a table: `decaphase rules NAME --book`. Each rule is one message, said in one place.
### `$cards` is how the cards of the table are named; every message of this file has it. At a table with ordinary
### packs the wild is called by its card, the king; a skip stays an Aussetzkarte, and the book says that jokers are those.
### Joker and König are built alike but in the dative plural, which no sentence here needs.

book-title = Die Regeln an diesem Tisch: { $edition }
book-contents = Inhalt
book-heading = { $number }. { $heading }
book-example = Beispiel: { $about }
book-silent = Das Regelheft lässt das offen; hier spielen wir so:
book-here = An diesem Tisch: { $rule }
book-edition = Die Regelfassung sagt: { $rule }
book-edition-silent = Die Regelfassung braucht dafür keine Regel.
book-here-phases = An diesem Tisch spielt ihr diese Phasen:
book-edition-phases = Die Regelfassung hat diese Phasen, wo sie sich unterscheiden:
book-wild = { $cards ->
    [packs] König
   *[colours] Joker
}
book-wilds = { $cards ->
    [packs] Könige
   *[colours] Joker
}

## Chapters

heading-about = Was das hier ist
heading-aim = Das Ziel des Spiels
heading-need = Was ihr braucht
heading-phases = Die Phasen
heading-groups = Woraus eine Phase besteht
heading-wilds = { $cards ->
    [packs] Könige
   *[colours] Joker
}
heading-deal = Geben
heading-turn = Dein Zug
heading-draw = Ziehen
heading-lay = Deine Phase auslegen
heading-hit = Anlegen
heading-discard = Abwerfen
heading-skips = Aussetzkarten
heading-knocking = Klopfen
heading-empty = Wenn der Ziehstapel leer ist
heading-end = Das Ende eines Durchgangs
heading-points = Punkte
heading-win = Die Partie gewinnen
heading-pause = Eine Partie unterbrechen

## What this is

clause-about = In diesem Kartenspiel sammelst du Karten für eine Phase, legst sie auf den Tisch, wirst deine anderen Karten los und gehst weiter zur nächsten Phase.
clause-about-edition = Dieses Heft erzählt in unseren eigenen Worten die Regeln genau eines Tisches. Dort gilt die Regelfassung „{ $edition }“.
clause-unofficial = Das Heft ist nicht offiziell. Phase 10 ist eine Marke ihres Inhabers und steht hier nur, um zu sagen, zu welchem Spiel diese Regeln gehören; der Inhaber hat mit diesem Heft nichts zu tun.
clause-departs = { $departures ->
    [one] In einer Regel weicht dieser Tisch von seiner Regelfassung ab. An der Stelle
   *[other] In { $departures } Regeln weicht dieser Tisch von seiner Regelfassung ab. An diesen Stellen
} steht beides: was an diesem Tisch gespielt wird und was die Regelfassung sagt.
clause-silences = Kein Regelheft denkt an alles. Wo das zu dieser Regelfassung nichts sagt, oder zweierlei, war etwas zu entscheiden; diese Regeln stehen hinter den Worten „{ book-silent }“.
clause-examples = Die Beispiele sind nach den Regeln genau dieses Tisches durchgespielt. Du bist darin Ann; im Uhrzeigersinn sitzen nach dir Bob und dann Cas.

## The aim

clause-aim-points = { $count ->
    [one] Leg deine Phase vor den anderen aus.
    [2] Schaff beide Phasen vor den anderen.
   *[other] Schaff alle { $count } Phasen vor den anderen.
} Behalte am Ende eines Durchgangs möglichst wenige Karten auf der Hand: Sie kosten Punkte, und die Punkte entscheiden, wenn mehrere im selben Durchgang fertig werden.
clause-aim-none = { $count ->
    [one] Leg deine Phase vor den anderen aus.
    [2] Schaff beide Phasen vor den anderen.
   *[other] Schaff alle { $count } Phasen vor den anderen.
}
clause-aim-every-hand = { $count ->
    [one] Komm durch den einen Durchgang dieser Partie
   *[other] Komm durch { $count } Durchgänge, einen für jede Phase,
} mit so wenig Punkten wie möglich: Eine Karte, die du am Ende eines Durchgangs noch auf der Hand hast, kostet Punkte.
clause-hands = Eine Partie hat mehrere Durchgänge. Ein Durchgang dauert vom Geben, bis jemand keine Karten mehr hat.
clause-one-hand = Die Partie hat einen Durchgang; er dauert vom Geben, bis jemand keine Karten mehr hat.

## What you need

clause-players = Ihr spielt zu zweit bis zu sechst.
clause-reference = Karten, auf denen nur die Phasen stehen, werden nicht mit ausgegeben.
clause-no-colour = { $cards ->
    [packs] Die Farbe eines Königs zählt nicht.
   *[colours] Ist ein Joker oder eine Aussetzkarte farbig bedruckt, so hat diese Farbe nichts zu sagen.
}
clause-sheet-points = Legt Papier und Stift bereit: für alle je ein Kreuz für jede geschaffte Phase, die Punkte jedes Durchgangs und die Gesamtpunkte.
clause-sheet-none = Legt Papier und Stift bereit, um jede geschaffte Phase anzukreuzen.

## The phases

column-number = Phase
column-words = Du legst aus
column-letters = In Buchstaben
clause-letters = In Buchstaben liest du jede Gruppe für sich.
clause-letters-set = Gleiche Buchstaben sind Karten mit derselben Zahl.
clause-letters-run = Buchstaben in der Reihenfolge des Alphabets sind eine Folge.
clause-letters-colour = Sterne sind Karten einer Farbe.
clause-counts = Eine Phase ist geschafft, sobald du sie auslegst, auch wenn jemand anders den Durchgang beendet.
clause-counts-once = Eine Phase zählt nur einmal: Mit einer Folge, die länger ist als verlangt, schaffst du nicht auch noch eine spätere Phase.
clause-list-silent = Die Liste der Phasen: Dieses Regelheft druckt keine ab, doch alles, was es davon erwähnt, passt zur üblichen Liste, die hier steht.
clause-list-braille = Die Liste der Phasen: Die Übersicht in diesem Regelheft nennt für Phase 2 einen Vierling, eines der Beispiele eine Fünferfolge; beides halten wir für ein Versehen.
clause-list-french = Die Liste der Phasen: Dieses Regelheft nennt die Phase mit einer Farbe einmal Phase 9; das halten wir für ein Versehen.

## What a phase is made of

clause-set = Gleiche sind Karten mit derselben Zahl, in beliebigen Farben: Zwei davon sind ein Zwilling, drei ein Drilling, vier ein Vierling und so weiter.
clause-run = Eine Folge besteht aus Karten, deren Zahlen aufeinanderfolgen, in beliebigen Farben.
clause-colour = Eine Farbgruppe besteht aus Karten einer Farbe, mit beliebigen Zahlen.
clause-no-step = { $cards ->
    [packs] Eine Folge geht höchstens vom Ass bis zur Dame: Nach der Dame fängt sie nicht wieder beim Ass an.
   *[colours] Eine Folge geht höchstens von 1 bis 12: Nach der 12 fängt sie nicht wieder bei 1 an.
}
clause-same-number = Zwei Gruppen mit Gleichen dürfen dieselbe Zahl haben: Sechs Zehnen sind zwei Drillinge.
clause-more = Du darfst mehr Karten auslegen, als die Phase verlangt, solange jede zu einer ihrer Gruppen passt.
clause-no-more-groups = Mehr Gruppen, als die Phase hat, legst du nie aus: Ein dritter Drilling passt nicht zu einer Phase mit zwei Drillingen.

## Wilds

clause-wild-number = Ein { book-wild } steht bei Gleichen und in einer Folge für jede Zahl, die du brauchst.
clause-wild-colour = In einer Farbgruppe hat ein { book-wild } die Farbe, die du brauchst.
clause-wild-stays = Wofür ein { book-wild } beim Auslegen steht, dafür steht er bis zum Ende des Durchgangs. Niemand nimmt ihn zurück oder tauscht ihn gegen die echte Karte.
clause-wild-hit = Liegt deine Phase aus, darfst du einen { book-wild } an jede Gruppe anlegen.
clause-wild-ends = An eine Folge kommt ein { book-wild } nur an ein offenes Ende: vor die niedrigste Karte oder hinter die höchste. Eine Folge von 1 bis 12 ist voll.
clause-all-wild = Wer eine Gruppe ganz ohne Zahlenkarten auslegt, sagt dazu, wofür sie steht.
clause-wild-no-skip = Ein { book-wild } ist nie eine Aussetzkarte.

## Dealing

clause-shuffle = Vor jedem Durchgang werden alle Karten neu gemischt.
clause-ten = Alle bekommen zehn Karten, verdeckt.
clause-one-at-a-time = Die Karten werden einzeln gegeben.
clause-clockwise = Gegeben wird im Uhrzeigersinn; die erste Karte bekommt, wer links von der gebenden Person sitzt.
clause-turn-up = Die übrigen Karten sind der Ziehstapel, verdeckt in der Mitte. Seine oberste Karte wird daneben aufgedeckt: Damit beginnt der Ablagestapel.
clause-first = Wer links von der gebenden Person sitzt, fängt an und gibt den nächsten Durchgang. Gespielt wird im Uhrzeigersinn.
clause-deal-passes = Spielt im nächsten Durchgang nicht mit, wer geben müsste, dann gibt die nächste Person im Uhrzeigersinn, die mitspielt.
clause-skip-up = Ist die aufgedeckte Karte eine Aussetzkarte, setzt aus, wer anfangen würde.
clause-wild-up = Ist die aufgedeckte Karte ein { book-wild }, darf ihn nehmen, wer anfängt.

## Your turn

clause-steps = Ein Zug hat vier Schritte:
clause-step-draw = Ziehen: Du nimmst eine Karte.
clause-step-lay = Auslegen: Hast du die Karten für deine Phase, darfst du sie auslegen.
clause-step-hit = Anlegen: Liegt deine Phase aus, darfst du Karten an jede Phase auf dem Tisch anlegen.
clause-step-discard = Abwerfen: Du beendest deinen Zug mit einer Karte auf den Ablagestapel.

## Drawing

clause-draw = Du ziehst eine Karte, ganz wie du willst: die oberste vom Ziehstapel oder die oberste vom Ablagestapel.
clause-draw-no-skip = Eine Aussetzkarte nimmt man nie vom Ablagestapel.
clause-draw-wild = Einen { book-wild }, den jemand abgeworfen hat, darfst du nehmen wie jede andere Karte.

## Laying, hitting, discarding

clause-lay = Hast du alle Karten deiner Phase auf der Hand, darfst du sie offen auf den Tisch legen. Du legst alle Gruppen auf einmal aus, nur mit Karten aus deiner eigenen Hand.
clause-lay-once = In einem Durchgang legst du eine Phase aus, nicht mehr.
clause-lay-may = Auslegen muss niemand: Du darfst warten.
clause-hit = Liegt deine Phase aus, darfst du anlegen, auch noch im selben Zug: Du legst Karten aus deiner Hand an Phasen auf dem Tisch, an deine eigene oder die der anderen, so viele du willst.
clause-hit-set = An Gleiche passt eine Karte mit derselben Zahl.
clause-hit-run = An eine Folge passt die Zahl unter ihrer niedrigsten Karte oder die über ihrer höchsten.
clause-hit-colour = An eine Farbgruppe passt eine Karte dieser Farbe.
clause-discard = Du beendest deinen Zug, indem du eine Karte offen auf den Ablagestapel abwirfst. Hast du deine letzte Karte ausgelegt oder angelegt, gibt es nichts abzuwerfen.

## Skips

clause-skip-jokers = Die Joker sind die Aussetzkarten.
clause-skip-never = Eine Aussetzkarte gehört nie zu einer Phase und wird nie angelegt.
clause-skip-lies = Bis die Person ausgesetzt hat, liegt die Aussetzkarte vor ihr und gehört zu keinem der beiden Stapel.
clause-skip-empty-pile = Ist der Ablagestapel leer, weil seine einzige Karte genommen und eine Aussetzkarte vor jemanden gelegt wurde, kann als Nächstes nur vom Ziehstapel gezogen werden.
clause-skip-round = Muss selbst aussetzen, wer die Aussetzkarte gegen dich gespielt hat, zählt das auch als neuer Zug.
clause-skip-round-knock = Ein Zug nach dem Klopfen zählt auch; übersprungen zu werden, weil jemand klopft, zählt nicht.
clause-skip-waiting = Solange auf jemanden eine Aussetzkarte wartet, kann niemand dieser Person noch eine geben.
clause-skip-up-free = Eine Aussetzkarte, die am Anfang aufgedeckt wurde, zählt für diese Grenze nicht: Niemand hat sie gespielt.
clause-skip-self = Sich selbst lässt niemand aussetzen.
clause-skip-must-name = Gibt es jemanden, der die Aussetzkarte bekommen darf, musst du jemanden nennen. Gibt es niemanden, wirfst du sie einfach ab, und nichts geschieht.
clause-skip-two = Zu zweit heißt eine Aussetzkarte, dass du gleich noch einmal dran bist.
clause-skip-last = Eine Aussetzkarte darf deine letzte Karte sein. Du wirfst sie ab, niemand setzt aus, und der Durchgang ist zu Ende.

## Knocking

clause-knock-next = Auch wer als Nächstes dran ist, darf klopfen.
clause-knock-first = Wer zuerst klopft, bekommt die Karte. Will sie niemand, zieht die nächste Person wie sonst, von welchem Stapel sie will.
clause-knock-before-skip = Geklopft wird, bevor jemand aussetzt.
clause-knock-twice = Wer zuletzt geklopft hat, darf nicht auch beim nächsten Mal klopfen, außer nach einem gewöhnlichen Zug dazwischen. Ein ausgesetzter Zug ist keiner.
clause-knock-skipped = Wer noch aussetzen muss, darf nicht klopfen.
clause-knock-not = Um eine Aussetzkarte, um die am Anfang aufgedeckte Karte und um die letzte abgeworfene Karte eines Durchgangs wird nicht geklopft.
clause-knock-must-play = Eine Karte, um die du klopfst, musst du in diesem Zug spielen wie jede, die du vom Ablagestapel nimmst, außer sie lag dort allein. Kannst du sie nicht spielen, kannst du nicht klopfen.

## When the deck runs out

clause-reshuffle = Willst du vom Ziehstapel ziehen und er ist leer, werden alle Karten unter der obersten des Ablagestapels gemischt: Das ist der neue Ziehstapel. Die oberste Karte bleibt liegen.
clause-blocked-points = Gibt es gar nichts zu ziehen, auch keine oberste Karte, die man nehmen darf, endet der Durchgang, ohne dass ihn jemand gewinnt, und alle zählen die Karten auf der Hand.
clause-blocked-none = Gibt es gar nichts zu ziehen, auch keine oberste Karte, die man nehmen darf, endet der Durchgang, ohne dass jemand alle Karten los ist.

## The end of a hand

clause-end = Der Durchgang endet, sobald jemand keine Karten mehr hat, ob durch Auslegen, Anlegen oder Abwerfen.
clause-end-cross = Nach dem Durchgang haken alle, die ihre Phase ausgelegt haben, sie ab; die anderen { $advance ->
    [every-hand] lassen sie offen.
   *[on-completion] versuchen es noch einmal.
}

## Points

column-card = Karte auf der Hand
column-points = Punkte
points-low = { $cards ->
    [packs] Ass bis 9
   *[colours] 1 bis 9
}
points-high = { $cards ->
    [packs] 10, Bube, Dame
   *[colours] 10 bis 12
}
points-skip = { $cards ->
    [packs] Aussetzkarte (Joker)
   *[colours] Aussetzkarte
}
points-wild = { book-wild }
clause-out-zero = Wer alle Karten los ist, bekommt keine Punkte.
clause-ranking = Während der Partie liegt vorn, wer mehr Phasen geschafft hat; bei gleich vielen, wer weniger Punkte hat.

## Winning

clause-win = Wer am Ende eines Durchgangs die letzte Phase geschafft hat, gewinnt.
clause-win-any = Wer am Ende eines Durchgangs alle Phasen abgehakt hat, gewinnt.
clause-win-none = Wer als Erstes die letzte Phase schafft, gewinnt.
clause-win-none-any = Wer als Erstes alle Phasen abgehakt hat, gewinnt.
clause-win-every-hand = Nach dem letzten Durchgang gewinnt, wer insgesamt die wenigsten Punkte hat.
clause-played-out = Der Durchgang, in dem jemand die letzte Phase schafft, wird immer zu Ende gespielt.
clause-replay = Dieses Stechen spielen nur die, die um den Sieg gleich stehen; die anderen sehen zu. Es geht um die Phase mit der höchsten Nummer, und wer zuerst alle Karten los ist, gewinnt, wie auch die Punkte stehen; aufgeschrieben werden sie trotzdem. Die anderen aus dem Stechen teilen sich den Platz danach. Wird niemand alle Karten los, wird noch einmal gestochen.
clause-laid-first = Werden mehrere im selben Durchgang fertig, liegt vorn, wer zuerst ausgelegt hat.
clause-equal-totals = Wer gleich viele Punkte hat, teilt sich einen Platz.
clause-play-on-leave = Wer einen Platz hat, verlässt den Tisch; die anderen spielen, bis nur noch eine Person übrig ist.
clause-replay-first = Stehen mehrere um den Sieg gleich, kommt erst das Stechen; dann spielen die anderen weiter. Wer um einen späteren Platz gleich steht, teilt ihn sich.
clause-places-points = Die Plätze: zuerst, wer fertig ist, nach den verglichenen Punkten; dann die anderen, nach der Zahl ihrer geschafften Phasen, dann nach Punkten. Wer gleich steht, teilt sich einen Platz.
clause-places-none = Die Plätze: zuerst, wer fertig ist; dann die anderen, nach der Zahl ihrer geschafften Phasen. Wer gleich steht, teilt sich einen Platz.

## Putting a game away

clause-pause-points = Zwischen zwei Durchgängen könnt ihr die Partie weglegen und an einem anderen Tag weiterspielen. Hebt das Blatt mit den Kreuzen und Punkten auf, und schreibt dazu, wer als Nächstes gibt.
clause-pause-none = Zwischen zwei Durchgängen könnt ihr die Partie weglegen und an einem anderen Tag weiterspielen. Hebt das Blatt mit den Kreuzen auf, und schreibt dazu, wer als Nächstes gibt.

## Examples: what they show, and how they are told

example-extra-cards = mehr Karten als verlangt
example-third-set = ein dritter Drilling
example-equal-sets = sechs gleiche Zahlen
example-wild-in-run = ein { book-wild } in einer Folge
example-wild-stays = niemand tauscht einen { book-wild } aus
example-all-wild-group = eine Gruppe nur { book-wilds }
example-all-wild-group-refused = eine Gruppe nur { book-wilds }
example-all-wild-phase = nichts als { book-wilds }
example-all-wild-phase-refused = nichts als { book-wilds }
example-both-ends = eine Folge wächst an beiden Enden
example-no-step = nach der 12 kommt nichts mehr
example-skip-from-discard = eine Aussetzkarte auf dem Ablagestapel
example-skip-chosen = aussuchen, wer aussetzt
example-skip-laid-top = eine Aussetzkarte vor jemanden legen
example-skip-laid-bottom = eine Aussetzkarte vor jemanden legen
example-skip-next = die nächste Person setzt aus
example-skip-waiting = noch eine Aussetzkarte
example-skip-once-a-round = noch eine Aussetzkarte in derselben Runde
example-skip-once-a-hand = noch eine Aussetzkarte im selben Durchgang
example-skip-two-players = zu zweit
example-skip-two-players-next = zu zweit
example-skip-last = eine Aussetzkarte als letzte Karte
example-must-play = eine Karte nehmen, um sie zu spielen
example-must-play-refused = eine Karte, die du nicht spielen kannst
example-knock = klopfen
example-go-out-by-laying = alle Karten auslegen
example-points-20 = Punkte zählen
example-points-25 = Punkte zählen
example-tie-with-this-hand = zwei werden fertig
example-tie-before-this-hand = zwei werden fertig
example-tie-replay = immer noch gleich
example-tie-shared = immer noch gleich
example-laid-first = zwei werden fertig

story-phase = Du sammelst für Phase { $phase }: { $groups }.
story-hold = Auf deiner Hand: { $held }.
story-holds = Auf der Hand von { $player }: { $held }.
story-down = { $own ->
    [yes] Deine Phase { $phase } liegt aus.
   *[no] Phase { $phase } von { $player } liegt aus.
}
story-laid-first = { $own ->
    [yes] Du hast zuerst ausgelegt.
   *[no] { $player } hat zuerst ausgelegt.
}
story-table = Es geht um { $group }: { $held }.
story-pile = { $count ->
    [one] Auf dem Ablagestapel liegt nur eine Karte: { $card }.
   *[other] Auf dem Ablagestapel liegen { $count } Karten, obenauf: { $card }.
}
story-skipped = { $player } musste schon aussetzen, durch { $by }.
story-waiting = Auf { $player } wartet schon eine Aussetzkarte.
story-scores = Die Punkte vor diesem Durchgang: { $scores }.
story-score = { $player } { $points }
story-not-allowed = Nicht erlaubt: { $action } { $why }
story-pile-after = { $where ->
    [top] Die Aussetzkarte liegt jetzt oben auf dem Ablagestapel.
   *[bottom] Die Aussetzkarte liegt jetzt ganz unten im Ablagestapel.
}
why-does-not-fit = Die Karte passt dort nicht.
why-cannot-play-it = Die Karte käme in diesem Zug nicht auf den Tisch.
why-natural-needed = Es fehlt eine Zahlenkarte.
why-natural-in-each-group = In jeder Gruppe muss eine Zahlenkarte sein.
