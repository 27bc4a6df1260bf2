### What `decaphase verify` prints: whether the cards of a record were dealt as its proof says.

## What came out

verify-proved = { $proved ->
    [one] { $file }: bewiesen. Die Karten des Durchgangs folgen aus dem Geheimnis des Servers und aus dem, was am Tisch beigetragen wurde, und jede Aktion war erlaubt.
   *[other] { $file }: bewiesen. Die Karten von { $proved } Durchgängen folgen aus den Geheimnissen des Servers und aus dem, was am Tisch beigetragen wurde, und jede Aktion war erlaubt.
}
verify-unproved = { $file }: nicht bewiesen; von { $hands ->
    [one] 1 Durchgang
   *[other] { $hands } Durchgängen
} sind so viele bewiesen: { $proved }.
verify-differs = { $file }: Etwas stimmt nicht überein. Bewiesene Durchgänge: { $proved } von { $hands }.
verify-scheme = { $scheme ->
    [1] Gegeben wurde nach Verfahren 1: Die Beiträge waren nicht versiegelt.
   *[2] Gegeben wurde nach Verfahren 2: Jeder Beitrag war versiegelt, bevor einer geöffnet wurde.
}
verify-hand-differs = Durchgang { $hand }: { $message }
verify-hand-open = Durchgang { $hand } läuft noch; sein Geheimnis wird bekannt, wenn er zu Ende ist.
verify-hand-no-secret = Durchgang { $hand } ist zu Ende, aber sein Geheimnis fehlt; frag den Server danach.
verify-hand-alone = Durchgang { $hand }: Die Karten folgen aus dem Geheimnis, aber niemand am Tisch hat etwas beigetragen, also hat der Server allein über sie bestimmt.
verify-hand-withheld = Durchgang { $hand }: Diese Sitze haben nicht geöffnet, was sie versiegelt hatten: { $seats }. Zusammen mit dem Server konnten sie aus { $decks } Stapeln wählen, bewiesen ist also nichts.
verify-hand-no-proof = Für Durchgang { $hand } gibt es keinen Beweis, über seine Karten lässt sich also nichts sagen.
verify-stray = Deine Notizen: { $message }
verify-noted = { $count ->
    [one] Mit deinen Notizen verglichen: Durchgang { $hands }.
   *[other] Mit deinen Notizen verglichen: die Durchgänge { $hands }.
}
verify-not-noted = { $count ->
    [one] Zu Durchgang { $hands } hast du nichts notiert.
   *[other] Zu den Durchgängen { $hands } hast du nichts notiert.
}

## What that means

verify-differs-means = Wo etwas nicht übereinstimmt, wurde entweder die Mitschrift nachträglich geändert, oder die Karten kamen nicht aus dem, was bekannt gegeben wurde; an der Datei allein lässt sich nicht erkennen, was davon.
verify-shows = Was das zeigt: Jedes Geheimnis ist das, auf das sich der Server festgelegt hatte, und jeder volle Stapel und jeder neu gemischte Ziehstapel folgt daraus, zusammen mit dem, was am Tisch beigetragen wurde. Wenn du die Festlegung gesehen hast, bevor du etwas beigetragen hast, und dein Beitrag zufällig war, dann konnte sich weder der Server allein noch der Tisch unter sich die Karten aussuchen.
verify-shows-sealed = Was das zeigt: Jedes Geheimnis ist das, auf das sich der Server festgelegt hatte, jeder Beitrag ist der, der versiegelt worden war, und jeder volle Stapel und jeder neu gemischte Ziehstapel folgt aus alldem. Wenn dein Beitrag zufällig war und du ihn geöffnet hast, nachdem du die Festlegung und die Siegel gesehen hattest, die in dieser Mitschrift stehen, dann konnte sich niemand die Karten aussuchen, auch nicht der Server zusammen mit anderen am Tisch.
verify-shows-not = Was es nicht zeigen kann:
verify-cannot-when = - Dass die Festlegung wirklich vor den Beiträgen bekannt war. Vergleich sie mit dem, was du damals notiert hast, mit --commitment oder --seen.
verify-cannot-when-sealed = - Dass die Festlegung und alle Siegel wirklich bekannt waren, bevor der erste Beitrag geöffnet wurde. Vergleich sie mit dem, was du damals notiert hast, mit --seen.
verify-cannot-when-noted = - Dass du deine Notizen gemacht hast, bevor du etwas beigetragen hast; das weißt nur du.
verify-cannot-league = - Dass der Server und jemand am Tisch nicht unter einer Decke steckten: Wer das Geheimnis kennt und als Letztes beiträgt, kann so lange probieren, bis die Karten gefallen.
verify-cannot-looking = - Dass niemand in die Karten geschaut hat: Der Server kann sie alle kennen, sobald alle beigetragen haben.
verify-cannot-hushed = - Dass kein Durchgang abgebrochen wurde, weil jemandem die Karten nicht gefielen. Achte auf eine Festlegung, die du gesehen hast und die nicht in der Mitschrift steht, und auf Durchgänge ohne Beweis.

## What does not agree

problem-fair-commitment-differs = Das ist nicht das Geheimnis, auf das sich der Server festgelegt hatte.
problem-fair-deck-differs = Der volle Stapel ist nicht der, der aus dem Geheimnis und den Beiträgen folgt: Karte { $place } von oben ist { $found } und müsste { $fair } sein.
problem-fair-reshuffle-differs = Der neu gemischte Ziehstapel Nummer { $number } ist nicht der, der aus dem Geheimnis und den Beiträgen folgt: Karte { $place } von oben ist { $found } und müsste { $fair } sein.
problem-fair-seal-differs = Der Beitrag von Sitz { $seat } ist nicht der, der versiegelt worden war.
problem-fair-seal-barred = Sitz { $seat } hat in einem der { $hands } Durchgänge davor ein Siegel nicht geöffnet und durfte zu diesem Mischen nichts beitragen; er hat es trotzdem getan.
problem-fair-noted-commitment = Du hast die Festlegung { $noted } notiert, aber in der Mitschrift steht { $found }.
problem-fair-noted-contribution = Der Beitrag von Sitz { $seat } ist nicht der, den du notiert hast.
problem-fair-noted-seals = Die Siegel sind nicht die, die du notiert hast, bevor du deins geöffnet hast.
problem-fair-noted-table = Du hast den Tisch „{ $noted }“ notiert, aber die Mitschrift ist von „{ $found }“.
problem-fair-noted-hand = Du hast Durchgang { $hand } notiert, aber in der Mitschrift steht kein Beweis dafür.
problem-fair-noted-stray = Du hast die Festlegung { $noted } notiert, aber sie steht nirgends in der Mitschrift.

## What cannot be verified

problem-no-fair-proof = In dieser Mitschrift steht kein Beweis für ehrliches Geben (keine Tabelle [meta.fair]). Das ist kein Zeichen für Betrug: Nur ein Server, der so gibt, schreibt einen hinein.
problem-fair-not-a-game = Diese Mitschrift sagt selbst, dass sie abgelehnt wird oder dass eine Aktion darin nicht erlaubt ist, sie ist also von keiner Partie, die wirklich gegeben wurde; es gibt nichts zu beweisen.
problem-fair-scheme = Dieser Beweis folgt dem Verfahren „{ $scheme }“, aber hier ist nur „{ $known }“ bekannt; ein neueres decaphase kennt es vielleicht.
problem-fair-table = Der Name eines Tisches hat 1 bis { $most } Bytes und nur Zeichen, die sich drucken lassen.
problem-fair-hand-number = Einen Durchgang { $hand } gibt es nicht; Durchgänge haben die Nummern 1 bis { $most }.
problem-fair-secret = Die Zahl der Bytes in diesem Geheimnis ist { $count }, es müssen aber { $size } sein.
problem-fair-contribution = Die Zahl der Bytes in diesem Beitrag ist { $count }, es müssen aber { $least } bis { $most } sein; für einen Sitz ohne Beitrag schreib "".
problem-fair-seal = Die Zahl der Bytes in diesem Siegel ist { $count }, es müssen aber { $size } sein; für einen Sitz ohne Siegel schreib "".
problem-bad-hex = „{ $value }“ ist nicht hexadezimal; schreib jedes Byte als zwei Zeichen von 0 bis 9 und a bis f.
problem-bad-commitment = „{ $value }“ ist keine Festlegung; die hat 64 Zeichen von 0 bis 9 und a bis f.
problem-fair-hand-not-there = Es gibt einen Beweis für diesen Durchgang, aber die Zahl der Durchgänge in der Mitschrift ist { $count }; lass den Beweis weg, oder ergänze den Durchgang.
problem-fair-hand-without-deck = Dieser Durchgang beginnt mit einer Stellung und nicht mit einem vollen Stapel, also gibt es nichts zu beweisen; lass seinen Beweis weg.
problem-verify-notes-of-one = Notizen werden mit einer Mitschrift auf einmal verglichen; nenn eine Datei, nicht { $count }.
