# Why a move is not legal: what was tried, why it cannot be, what can be done instead.

## Whose turn it is, and for what

problem-no-such-seat = Sitz { $seat } gibt es nicht: An diesem Tisch sind es die Sitze 1 bis { $players }.
problem-game-over-already = Die Partie ist zu Ende; mehr kann nicht gespielt werden.
problem-hand-over-already = Dieser Durchgang ist zu Ende; erst wird der nächste gegeben.
problem-not-playing = { $player } spielt in diesem Durchgang nicht mit.
problem-not-your-turn = Gerade ist nicht { $player } dran, sondern { $turn }.
problem-draw-first = { $player } muss zuerst eine Karte ziehen.
problem-already-drawn = { $player } hat in diesem Zug schon gezogen; jetzt heißt es auslegen, anlegen oder abwerfen.
problem-claim-first = Um die gerade abgeworfene Karte kann noch geklopft werden; erst klopfen oder passen alle, die gefragt sind.

## Drawing

problem-deck-empty = Der Ziehstapel ist leer, und unter der obersten abgeworfenen Karte liegt nichts für einen neuen; nimm die oberste abgeworfene Karte.
problem-discard-empty = Der Ablagestapel ist leer; zieh vom Ziehstapel.
problem-skip-from-discard = { $cards ->
        [packs] Einen Joker
       *[colours] Eine Aussetzkarte
    } nimmt man nie vom Ablagestapel; zieh vom Ziehstapel.
problem-wrong-reshuffle = Der neue Ziehstapel muss genau die Karten haben, die unter der obersten abgeworfenen Karte lagen.

## Laying a phase

problem-already-down = { $player } hat in diesem Durchgang schon eine Phase ausgelegt; mehr als eine geht nicht.
problem-wrong-phase = { $player } kann in diesem Durchgang nicht Phase { $phase } auslegen; { $own ->
        [0] im Stechen geht es um die letzte Phase.
       *[other] dran ist Phase { $own }.
    }
problem-phase-not-played = Phase { $phase } gehört nicht zu den Phasen, die an diesem Tisch gespielt werden.
problem-wrong-groups = Phase { $phase } besteht aus { $groups ->
        [one] einer Gruppe
       *[other] { $groups } Gruppen
    }, ausgelegt { $laid ->
        [one] wurde aber eine
       *[other] wurden aber { $laid }
    }; was du zusätzlich auslegst, kommt in diese Gruppen, nicht in weitere.
problem-too-few-cards = Gruppe { $group } von Phase { $phase } braucht mindestens { $need } Karten; ausgelegt { $count ->
        [one] wurde eine
       *[other] wurden { $count }
    }.
problem-skip-in-phase = { $cards ->
        [packs] Ein Joker
       *[colours] Eine Aussetzkarte
    } gehört nie zu einer Phase.
problem-not-a-set = Gruppe { $group } muss aus Gleichen bestehen: { $cards ->
        [packs] Karten mit demselben Wert oder Könige
       *[colours] Karten mit derselben Zahl oder Joker
    }.
problem-not-a-run = Gruppe { $group } muss eine Folge sein: { $cards ->
        [packs] eine Karte nach der anderen von Ass bis Dame, von niedrig nach hoch geschrieben, mit Königen in den Lücken
       *[colours] eine Zahl nach der anderen, von niedrig nach hoch geschrieben, mit Jokern in den Lücken
    }.
problem-run-past-the-end = Gruppe { $group } { $cards ->
        [packs] würde unter das Ass oder über die Dame hinauslaufen; von der Dame zum Ass geht es nicht weiter
       *[colours] würde unter 1 oder über 12 hinauslaufen; von 12 nach 1 geht es nicht weiter
    }.
problem-not-one-colour = Gruppe { $group } muss bis auf die { $cards ->
        [packs] Könige
       *[colours] Joker
    } aus einer einzigen Farbe sein.
problem-say-what-it-is = Gruppe { $group } besteht nur aus { $cards ->
        [packs] Königen
       *[colours] Jokern
    }, also sag dazu, wofür sie steht: „=7“ für lauter Siebenen oder eine Folge, die mit 7 anfängt, „=r“ für { $cards ->
        [packs] Herz
       *[colours] Rot
    }.
problem-not-what-was-said = Gruppe { $group } steht nicht für das, was hinter dem „=“ gesagt wurde.
problem-not-in-hand = { $player } hat { $card } nicht auf der Hand.

## Hitting

problem-lay-first = { $player } darf erst anlegen, wenn die eigene Phase ausliegt.
problem-skip-is-not-hit = { $cards ->
        [packs] Ein Joker
       *[colours] Eine Aussetzkarte
    } wird nie angelegt.
problem-no-such-group = Eine Gruppe { $owner }.{ $group } liegt nicht auf dem Tisch.
problem-does-not-fit = An Gruppe { $owner }.{ $group }, so wie sie liegt, kann man { $card } nicht anlegen.
problem-run-is-full = Gruppe { $owner }.{ $group } geht { $cards ->
        [packs] von Ass bis Dame
       *[colours] von 1 bis 12
    } und ist voll.
problem-which-end = Gruppe { $owner }.{ $group } ist an beiden Enden offen, also sag dazu, wohin der { $cards ->
        [packs] König
       *[colours] Joker
    } kommt: low (unten) oder high (oben).
problem-wrong-end = An diesem Ende von Gruppe { $owner }.{ $group } kann man { $card } nicht anlegen.

## Discarding, and whom a skip is played on

problem-victim-without-skip = Nur bei { $cards ->
        [packs] einem Joker
       *[colours] einer Aussetzkarte
    } nennst du jemanden; du wirfst { $card } einfach ab.
problem-name-a-victim = Sag dazu, wer aussetzt, zum Beispiel „discard s > 2“.
problem-last-skip-names-nobody = { $cards ->
        [packs] Ist ein Joker deine letzte Karte, trifft er niemanden: Du wirfst ihn einfach ab.
       *[colours] Ist eine Aussetzkarte deine letzte Karte, trifft sie niemanden: Du wirfst sie einfach ab.
    }
problem-skip-yourself = Sich selbst kann niemand aussetzen lassen; nenn jemand anderen.
problem-victim-not-playing = { $victim } spielt in diesem Durchgang nicht mit; nenn jemanden, der mitspielt.
problem-victim-has-a-skip = { $victim } muss schon aussetzen; nenn jemand anderen.
