# What --help says: a command, and each of its parameters.

help = Das Kartenspiel mit den zehn Phasen: seine Regelhefte als Daten und ein Schiedsrichter für seine Partien.
help-version = Zeigt die Version.
help-lang = Die Sprache: en, nl, fr oder de. Ohne Angabe die, die in DECAPHASE_LANG steht oder im System eingestellt ist.


help-check = Spielt Mitschriften nach und sagt, ob alles darin erlaubt war. Endet mit 0, wenn alle stimmen, mit 1, wenn eine Aktion nicht erlaubt ist oder eine Erwartung nicht eintrifft, mit 2, wenn eine Datei keine Mitschrift ist.
help-check-files = Mitschriften, die geprüft werden; - ist die Standardeingabe.
help-check-as-json = Gibt für jede Datei eine Zeile mit einem JSON-Objekt aus, für Programme.

help-verify = Rechnet nach, ob die Karten von Mitschriften aus den Geheimnissen des Servers und den Beiträgen am Tisch folgen, und sagt, was das beweist und was nicht. Endet mit 0, wenn jeder beendete Durchgang bewiesen ist, mit 1, wenn etwas nicht übereinstimmt oder eine Aktion nicht erlaubt war, mit 2, wenn eine Datei keine Mitschrift ist oder ein Beweis fehlt.
help-verify-files = Mitschriften zum Nachrechnen; - ist die Standardeingabe.
help-verify-seen = Eine Datei mit dem, was du beim Spielen notiert hast, in der Form von [meta.fair]; wird mitverglichen (bei einer Mitschrift).
help-verify-commitment = Eine Festlegung, die du beim Spielen gesehen hast; wird mitverglichen (bei einer Mitschrift). Für jede wiederholen.
help-verify-as-json = Gibt für jede Datei eine Zeile mit einem JSON-Objekt aus, für Programme.

help-rules = Zählt die Regelfassungen auf, zeigt die Optionen von einer, schreibt ihr Regelheft, oder zeigt, worin sich zwei unterscheiden.
help-rules-editions = Keine für die Liste der Regelfassungen, eine für ihre Optionen, zwei für die Unterschiede.
help-rules-option = Ändert eine Option, zum Beispiel pickup=must-play; für jede Option einmal angeben.
help-rules-as-json = Gibt JSON aus, für Programme.
help-rules-book = Schreibt stattdessen das Regelheft dieses Tisches: eine Regelfassung (ohne Namen classic-en) mit ihren Änderungen, in ganzen Sätzen.
help-rules-html = Mit --book: als Webseite, die sonst nichts braucht.

help-sample = Schreibt Partien als Mitschriften mit dem Ergebnis; die Spieler spielen zufällig, aber nach den Regeln, und legen meistens aus und an, wenn sie können.
help-sample-out = Der Ordner, in den geschrieben wird; fehlt er, wird er angelegt.
help-sample-edition = Eine Regelfassung; „decaphase rules“ zählt sie auf.
help-sample-option = Ändert eine Option, zum Beispiel pickup=must-play; für jede Option einmal angeben.
help-sample-players = Wie viele mitspielen: 2 bis 6.
help-sample-games = Wie viele Partien.
help-sample-seed = Gleicher Startwert, gleiche Dateien.

help-arena = Lässt zwei Bots gegeneinander spielen, mit ausgewogenen Sitzen und denselben Karten für beide, und sagt, wer besser ist und wie sicher das ist.
help-arena-a = Die erste Seite, zum Beispiel steady oder beginner:slips=40.
help-arena-b = Die zweite Seite.
help-arena-players = Wie viele am Tisch sitzen: 2 bis 6.
help-arena-games = Wie viele Partien, oder mit --until-settled höchstens wie viele; sie werden in Paaren gespielt.
help-arena-seed = Gleicher Startwert, gleiche Partien, egal mit wie vielen Prozessen oder Workern.
help-arena-edition = Eine Regelfassung; „decaphase rules“ zählt sie auf.
help-arena-option = Ändert eine Option, zum Beispiel pickup=must-play; für jede Option einmal angeben.
help-arena-until-settled = Hört auf, sobald feststeht, wer besser ist.
help-arena-error = Mit --until-settled: in welchem Anteil der Vergleiche zwischen gleich Starken trotzdem ein Urteil herauskommen darf.
help-arena-out = Schreibt jede Partie als Zeile in diese neue Datei: .csv oder .parquet.
help-arena-records = Schreibt jede Partie als Mitschrift in diesen Ordner; fehlt er, wird er angelegt. Das dauert länger.
help-arena-decisions = Schreibt jede Entscheidung als Zeile in diese neue Tabelle: .parquet.
help-arena-jobs = Wie viele Prozesse spielen; ohne Angabe so viele, wie es Kerne gibt.
help-arena-ray = Spielt auf dem Ray-Cluster mit dieser Adresse; „local“ heißt zwei Worker auf diesem Rechner.
help-arena-as-json = Gibt ein JSON-Objekt aus, für Programme.

help-decisions = Schreibt die Entscheidungen aus Mitschriften in eine Tabelle, für Programme, die lernen: was zu sehen war, was möglich war, was getan wurde und was daraus wurde.
help-decisions-files = Mitschriften oder Ordner damit; alle nach denselben Regeln und mit gleich vielen Spielern.
help-decisions-out = Die neue Tabelle: .parquet.

help-ladder = Setzt alle Bots an gemischte Tische und bewertet sie nach den Plätzen, die sie erreichen.
help-ladder-bots = Die Bots; ohne Angabe alle eingebauten.
help-ladder-players = Wie viele an einem Tisch sitzen: 2 bis 6, lauter verschiedene Bots; ohne Angabe 4.
help-ladder-games = Wie viele Partien; aufgerundet, bis alle auf jedem Sitz gespielt haben.
help-ladder-seed = Gleicher Startwert, gleiche Partien, egal mit wie vielen Prozessen.
help-ladder-edition = Eine Regelfassung; „decaphase rules“ zählt sie auf.
help-ladder-option = Ändert eine Option, zum Beispiel pickup=must-play; für jede Option einmal angeben.
help-ladder-jobs = Wie viele Prozesse spielen; ohne Angabe so viele, wie es Kerne gibt.
help-ladder-chart = Zeichnet die Wertungen in diese Datei: .svg oder .png; gibt es sie schon, wird sie ersetzt.
help-ladder-as-json = Gibt ein JSON-Objekt aus, für Programme.

help-hint = Gibt zu einer Mitschrift einen Tipp: was für den Sitz, der dran ist, am besten ist, und warum; es zählt nur, was man von dort aus sieht.
help-hint-record = Eine Mitschrift, die noch nicht zu Ende ist; - ist die Standardeingabe.
help-hint-seat = Für welchen Sitz der Tipp ist, wenn mehrere gefragt sind; ohne Angabe für den, der dran ist.
help-hint-every = Zeigt alles, was möglich ist, das Beste zuerst.
help-hint-as-json = Gibt ein JSON-Objekt aus, für Programme.

help-odds = Sagt, wie weit eine Hand von einer Phase entfernt ist, welche Karten helfen und wie groß die Chance genau ist, sie zu schaffen; oder, mit --dealt, wie oft jede Phase schon beim Geben komplett ist.
help-odds-hand = Die Karten auf deiner Hand, zum Beispiel "r5 g5 b12 w s": der Buchstabe einer Farbe (r rot, b blau, g grün, y gelb) und eine Zahl, w für einen Joker, s für eine Aussetzkarte.
help-odds-phase = Um welche Phase es geht; ohne Angabe alle, jede in einer Zeile.
help-odds-draws = Für wie viele gezogene Karten im Voraus gerechnet wird; ohne Angabe 8.
help-odds-seen = Weitere Karten, die du gesehen hast und die niemand mehr ziehen kann.
help-odds-dealt = Fragt nicht nach einer Hand, sondern nach Karten, die aus dem vollen Stapel gegeben werden.
help-odds-cards = Mit --dealt: wie viele Karten gegeben werden, 1 bis 108; ohne Angabe 10.
help-odds-edition = Eine Regelfassung; „decaphase rules“ zählt sie auf.
help-odds-option = Ändert eine Option, zum Beispiel naturals=per-group; für jede Option einmal angeben.
help-odds-as-json = Gibt ein JSON-Objekt aus, für Programme.

help-play = Spielt im Terminal, allein mit Bots oder mit anderen an derselben Tastatur. Alles wird laufend gespeichert.
help-play-names = Wer mitspielt, zum Beispiel Ann Bea; „Bea:fr“ hört Französisch. Ohne Angabe wird gefragt.
help-play-bots = Die Bots, die mitspielen: eine Zahl oder Namen, zum Beispiel "2 sharp, greedy".
help-play-edition = Eine Regelfassung; „decaphase rules“ zählt sie auf.
help-play-option = Ändert eine Option, zum Beispiel pickup=must-play; für jede Option einmal angeben.
help-play-dealer = Wer zuerst gibt: ein Name, oder lot, um zu losen.
help-play-fullness = Wie viel gesagt wird: brief (kurz), normal oder full (ausführlich).
help-play-plain = Keine Farben, auch wenn das Terminal welche kann.
help-play-aloud = Liest jede Zeile mit espeak-ng oder spd-say vor.
help-play-seed = Gleicher Startwert, gleiche Karten.

help-resume = Zählt die gespeicherten Partien auf und setzt eine davon fort.
help-resume-file = Die Mitschrift der Partie, die weitergeht; ohne Angabe wird gefragt.
help-resume-only-list = Zählt sie nur auf.
help-resume-fullness = Wie viel gesagt wird: brief (kurz), normal oder full (ausführlich).
help-resume-plain = Keine Farben, auch wenn das Terminal welche kann.
help-resume-aloud = Liest jede Zeile mit espeak-ng oder spd-say vor.

help-replay = Geht eine Mitschrift Schritt für Schritt durch, vor und zurück, so wie man sie beim Zuschauen oder von einem Sitz aus gesehen hat. Endet mit 1, wenn eine Aktion nicht erlaubt ist, mit 2, wenn die Datei keine Mitschrift ist.
help-replay-file = Eine Mitschrift; - ist die Standardeingabe.
help-replay-seat = Mit wessen Augen du schaust: die Nummer eines Sitzes oder der Name von jemandem am Tisch. Ohne Angabe schaust du nur zu.
help-replay-every-card = Zeigt die Karten von allen.
help-replay-begin = Wo es losgeht: 3 für Durchgang 3, 3.12 für dessen Aktion 12.
help-replay-fullness = Wie ausführlich erzählt wird: brief (knapp), normal oder full (ausführlich).
help-replay-all-steps = Erzählt alles auf einmal, ohne zu fragen; so ist es auch, wenn niemand tippen kann.
help-replay-plain = Ohne Farben.
help-replay-speak = Liest alles auch vor.

help-keep = Führt das Punkteblatt einer Partie mit echten Karten: geschaffte Phasen, Punkte und Stand nach den Regeln eures Tischs.
help-keep-name = Das Blatt, mit dem es weitergeht, mit Namen oder Datei; ohne Angabe wählst du eins oder fängst ein neues an.
help-keep-edition = Fängt ein neues Blatt nach dieser Regelfassung an; „decaphase rules“ zählt sie auf.
help-keep-option = Fängt ein neues Blatt mit einer geänderten Option an, zum Beispiel selection=first-5; für jede Option einmal angeben.
help-keep-players = Fängt ein neues Blatt für diese Namen an, zum Beispiel "Ann,Bob,Cas", in der Reihenfolge, in der ihr sitzt.
help-keep-export = Schreibt das Blatt (ohne Namen das letzte) in diese Datei, .csv oder .txt, und hört auf; gibt es sie schon, wird sie ersetzt.
help-keep-list-all = Zeigt alle Blätter und hört auf.
help-keep-plain = Zeigt das Blatt in Sätzen statt als Tabelle.
help-keep-aloud = Liest alles vor, mit dem Sprachprogramm des Systems.

help-serve = Stellt Tische ins Netz, für Leute, die weit auseinander wohnen; einzurichten ist nichts.
help-serve-host = Die Adresse, unter der gewartet wird; mit 0.0.0.0 kommen auch andere Rechner herein.
help-serve-port = Der Port, an dem gewartet wird; 0 für irgendeinen freien.
help-serve-database = Wo Tische und Konten aufbewahrt werden: sqlite:///PFAD oder postgresql://…; ohne Angabe in einer eigenen Datei. Eine Adresse mit Passwort gehört in DECAPHASE_DATABASE.
help-serve-origin = Eine Webseite, die ihn neben der eigenen des Servers benutzen darf, wie https://play.example; für jede einmal.
help-serve-proxy = Ein Proxy, dem geglaubt wird, wenn er sagt, für wen er fragt, mit seiner Adresse; für jeden einmal.
help-serve-open-page = Zeigt die Seite in einem Browser, sobald sie bereit ist. Nimmt einen anderen Port, wenn 8010 besetzt ist, und protokolliert nur, was schiefgeht.
help-serve-network = Lässt andere im selben Netz herein und sagt, unter welcher Adresse sie dich finden.

help-connect = Spielt an einem Tisch auf einem Server, mit denselben Tasten wie im eigenen Terminal. Beim ersten Mal wird nur nach einem Namen gefragt.
help-connect-url = Die Adresse eines Servers, der Link eines Tischs oder eine Einladung.
help-connect-name = Dein Name auf dem Server; ohne Angabe wird beim ersten Mal gefragt.
help-connect-new = Macht gleich einen neuen Tisch auf.
help-connect-edition = Eine Regelfassung; „decaphase rules“ zählt sie auf.
help-connect-option = Ändert eine Option, zum Beispiel pickup=must-play; für jede Option einmal angeben.
help-connect-players = Wie viele Sitze ein neuer Tisch hat: 2 bis 6; ohne Angabe 4, oder so viele, wie die Bots brauchen.
help-connect-bots = Wie viele Bots sich an einen neuen Tisch setzen.
help-connect-login = Meldet dich mit Anmeldename und Passwort an, damit du hier als die Person spielst, die du anderswo bist.
help-connect-leave-server = Meldet dich bei diesem Server ab und vergisst ihn hier.
help-connect-fullness = Wie viel gesagt wird: brief (kurz), normal oder full (ausführlich).
help-connect-plain = Keine Farben, auch wenn das Terminal welche kann.
help-connect-aloud = Liest jede Zeile mit espeak-ng oder spd-say vor.
