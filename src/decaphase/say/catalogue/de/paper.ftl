### Dinge zum Drucken: was gesagt wird, während sie entstehen, und was auf allen steht.

print-drawing = Zeichnen …
print-setting = Seiten setzen …
print-written = „{ $title }“ steht in { $file }.

paper-true-size = Drucke in Originalgröße (100 %), nie „an Seite anpassen“.
paper-ruler = Ist diese Linie genau 100 Millimeter lang, stimmt die Größe.

## Was sich nicht drucken lässt

problem-paper-not-installed = Zum Drucken fehlt noch ein Paket; installiere es mit: pip install 'decaphase[paper]'
problem-paper-unknown = Ein Papier namens „{ $asked }“ gibt es hier nicht; wähle eines von diesen: { $known }.
problem-paper-no-font = Keine Schrift hier kann „{ $text }“ schreiben; schreib es anders, oder installiere eine Schrift, die diese Zeichen hat.
problem-print-no-such-choice = { $option } kann nicht „{ $asked }“ sein; möglich ist: { $known }.
problem-print-to-terminal = Ein PDF lässt sich im Terminal nicht lesen; nenne mit -o eine Datei, oder gib es an ein anderes Programm weiter.
problem-print-over-other = { $file } gibt es schon und ist kein PDF, also bleibt es, wie es ist; nenne mit -o eine andere Datei.

## Was --help sagt

help-print = Macht Dinge für aufs Papier, genau für die Regeln an deinem Tisch, als PDF.
help-print-edition = Nach welchen Regeln: eine Regelfassung („decaphase rules“ zählt sie auf) oder die Datei einer Mitschrift oder eines Punkteblatts. Ohne Angabe die Regelfassung deiner Sprache.
help-print-option = Ändert eine Option, zum Beispiel cards=packs; für jede Option einmal angeben.
help-print-paper = Das Papier: a4 oder letter.
help-print-out = Die Datei, die geschrieben wird; ohne Angabe heißt sie nach dem, was gedruckt wird, und - ist die Standardausgabe. Ein älteres PDF wird ersetzt.
problem-print-no-game = An diesem Tisch hat noch keine Partie begonnen, also gibt es nichts wegzulegen; beginne zuerst eine.
problem-print-no-such-page = Von Seite { $page } gibt es kein Bild; frag nach einer bis { $pages }.
