### Advice: what a player can do, why, and what `decaphase hint` prints around it.

## What `decaphase hint` prints

hint-plays-for = { $player } sammelt für Phase { $phase } ({ $groups }) und { $missing ->
    [0] hat alles beisammen.
    [one] braucht noch eine Karte.
   *[other] braucht noch { $missing } Karten.
}
hint-any-order = Für { $player } lohnt sich jetzt Phase { $phase } ({ $groups }) am meisten; { $missing ->
    [0] sie ist schon komplett.
    [one] es fehlt noch eine Karte.
   *[other] es fehlen noch { $missing } Karten.
}
hint-down = { $player } hat die Phase ausgelegt und noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
hint-best = Am besten: { $action }
hint-or = Oder: { $action }
hint-against = Aber: { $sentence }
hint-more = { $count ->
    [one] Es gibt noch eine Möglichkeit; --all zeigt sie.
   *[other] Es gibt noch { $count } Möglichkeiten; --all zeigt sie.
}

problem-hint-between-hands = { $hands ->
    [0] Es ist noch nichts ausgeteilt, also gibt es noch keinen Tipp.
   *[other] Der letzte Durchgang dieser Mitschrift ist vorbei und der nächste noch nicht ausgeteilt, also gibt es gerade keinen Tipp.
}
problem-hint-not-their-turn = Gerade ist nicht { $player } gefragt, sondern { $turn }.

## What to do. A card is in the accusative, and so is a group.

advice-draw-deck = Nimm eine Karte vom Ziehstapel.
advice-draw-discard = Nimm { $card } vom Ablagestapel.
advice-knock = Klopf und nimm { $card }.
advice-pass = Passe und lass { $card } liegen.
advice-lay = Leg Phase { $phase } aus: { $groups }.
advice-lay-group = { $cards }{ $said ->
    [none] {""}
   *[other] {" "}(als { $said })
}
advice-hit = Leg { $card }{ $end ->
    [low] {" "}unten
    [high] {" "}oben
   *[none] {""}
} an { $group } an.
advice-discard = Wirf { $card } ab.
advice-discard-on = Spiel { $card } gegen { $player }.

## Why: for it

reason-can-follow = { $count ->
    [one] Eine von deinen übrigen Karten kannst du dann gleich anlegen.
   *[other] { $count } von deinen übrigen Karten kannst du dann gleich anlegen.
}
reason-can-hit = Du kannst die Karte an { $group } anlegen.
reason-complete = Deine Phase ist schon komplett.
reason-completes = Damit ist deine Phase komplett.
reason-dearest = Von den Karten, die du entbehren kannst, ist keine teurer: { $points } Punkte.
reason-ends-hand = Dann gibt es nichts mehr zu ziehen, und der Durchgang endet, ohne dass jemand alle Karten los ist.
reason-goes-out = Damit bist du alle Karten los.
reason-largest-phase = Von den Phasen, die du auslegen könntest, braucht diese die meisten Karten.
reason-lays-phase = Damit ist Phase { $phase } geschafft.
reason-leaves = { $count ->
    [one] Dir bleibt eine Karte
   *[other] Dir bleiben { $count } Karten
}{ $points ->
    [0] {""}
   *[other] {" "}mit { $points } Punkten
}.
reason-live = Von den { $unseen } Karten, die du noch nicht gesehen hast, { $count ->
    [0] bringt dich keine deiner Phase näher.
    [one] bringt dich eine deiner Phase näher.
   *[other] bringen dich { $count } deiner Phase näher.
}
reason-live-hits = Von den { $unseen } Karten, die du noch nicht gesehen hast, { $count ->
    [0] kannst du keine anlegen.
    [one] kannst du eine anlegen.
   *[other] kannst du { $count } anlegen.
}
reason-makes-room = { $count ->
    [one] Danach kannst du auch { $cards } anlegen.
   *[other] Danach kannst du auch diese Karten anlegen: { $cards }.
}
reason-more-live = { $count ->
    [one] Danach bringt dich eine
   *[other] Danach bringen dich { $count }
} der Karten, die du noch nicht gesehen hast, deiner Phase näher; { $before ->
    [0] jetzt ist es keine.
    [one] jetzt ist es nur eine.
   *[other] jetzt sind es nur { $before }.
}
reason-must-play = Die Karte muss noch in diesem Zug auf den Tisch.
reason-nearer = Damit kommst du deiner Phase näher: { $missing ->
    [one] Dann fehlt nur noch eine Karte.
   *[other] Dann fehlen noch { $missing } Karten.
}
reason-next-anyway = Wenn niemand klopft, kannst du die Karte immer noch nehmen, wenn du ziehst.
reason-next-let-go = { $player } zieht als Nächstes und hat schon einmal { $number } abgeworfen oder liegen lassen.
reason-not-needed = Für deine Phase brauchst du die Karte nicht.
reason-nothing-else = Sonst gibt es nichts zu ziehen.
reason-only-victim = Sonst kannst du gerade niemanden aussetzen lassen.
reason-passes-over = Du bist sofort dran, und { $count ->
    [one] ein Mitspieler wird
   *[other] { $count } Mitspieler werden
} übersprungen.
reason-pile-empty = Der Ablagestapel ist leer.
reason-plays-again = { $player } setzt aus, und du bist noch einmal dran.
reason-plays-taken = Du hast die Karte genommen, also muss sie auf den Tisch.
reason-sheds = Damit bist du { $points } mögliche Minuspunkte los.
reason-skips = { $player } setzt aus.
reason-top-barred = Du darfst { $card } nicht nehmen: Die Karte käme in diesem Zug nicht auf den Tisch.
reason-top-fits-nothing = Vom Ablagestapel bekämst du { $card }, und die Karte passt auf dem Tisch nirgends.
reason-top-is-common = Wenn du { $card } nimmst, kommst du deiner Phase zwar näher, aber solche Karten bekommst du leicht.
reason-top-is-skip = Auf dem Ablagestapel liegt { $cards ->
        [packs] ein Joker, und den darf niemand nehmen
       *[colours] eine Aussetzkarte, und die darf niemand nehmen
    }.
reason-top-no-nearer = Wenn du { $card } nimmst, kommst du deiner Phase nicht näher.
reason-turns-to = Damit lohnt sich für dich am meisten Phase { $phase }.
reason-uses-wilds = Das kostet dich { $cards ->
    [packs] { $count ->
        [one] einen König
       *[other] { $count } Könige
    }
   *[colours] { $count ->
        [one] einen Joker
       *[other] { $count } Joker
    }
}.
reason-victim-fewest-cards = Von allen, die du aussetzen lassen kannst, hat niemand weniger Karten: { $count }.
reason-victim-fewest-points = Von allen, die du aussetzen lassen kannst, hat niemand weniger Punkte: { $count }.
reason-victim-most-phases = Von allen, die du aussetzen lassen kannst, hat niemand mehr Phasen geschafft: { $count }.
reason-victim-not-down = { $player } hat die Phase noch nicht ausgelegt.
reason-victim-next = Sonst wäre { $player } als Nächstes dran.

## Why not

reason-could-hit = Du könntest vorher noch { $cards } anlegen.
reason-could-lay = Du könntest vorher deine Phase auslegen.
reason-fits-nothing = Die Karte passt auf dem Tisch nirgends.
reason-fits-table = Wenn deine Phase ausliegt, könntest du die Karte an { $group } anlegen.
reason-nearly-fits = Es fehlt nur eine andere Karte, damit diese an eine Folge auf dem Tisch passt.
reason-needed = { $kind ->
    [set] Mit dieser Karte hast du { $count } { $numbers }
    [run] Deine Folge braucht diese Karte
    [colour] Deine Phase braucht { $colour }
   *[any] Deine Phase braucht diese Karte
}; danach { $missing ->
    [one] fehlt dir eine Karte.
   *[other] fehlen dir { $missing } Karten.
}
reason-next-can-hit = { $player } zieht als Nächstes und kann die Karte anlegen.
reason-next-collects = { $player } zieht als Nächstes und hat schon einmal { $number } genommen.
reason-next-collects-colour = { $player } zieht als Nächstes, braucht Karten einer Farbe und hat schon einmal { $colour } genommen.
reason-no-nearer = Damit kommst du deiner Phase nicht näher.
reason-one-of-several = Du hast { $count } { $numbers }; vielleicht werden es noch genug für deine Phase.
reason-others-collect = { $player } hat schon einmal { $number } genommen; vielleicht kannst du die Karte dort später anlegen.
reason-skips-nobody = Damit darfst du gerade niemanden aussetzen lassen.
reason-top-helps = Du könntest { $card } bekommen, und das hilft dir.
reason-wild-spent = { $cards ->
        [packs] Eine andere Karte passt auch, und ein König passt überall.
       *[colours] Eine Zahlenkarte passt auch, und ein Joker passt überall.
    }
reason-wild-thrown = { $cards ->
        [packs] Ein König
       *[colours] Ein Joker
    } kann jede Karte sein; wirf ihn zuletzt ab.

advice-count = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
}
