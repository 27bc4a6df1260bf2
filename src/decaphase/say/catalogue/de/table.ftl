### A table online: why something is not for you, or not now, and what you can do.

## Who may

problem-table-closed = Dieser Tisch ist weggeräumt; mach einen neuen auf.
problem-table-not-for-you = Das ist an diesem Tisch nicht deine Sache.
problem-table-not-seated = Du schaust nur zu; setz dich, wenn du mitspielen willst.
problem-table-opener-only = Das geht nur, wenn man den Tisch selbst aufgemacht hat; frag nach, wer das war.
problem-table-not-your-seat = Du spielst auf Sitz { $seat } und auf keinem anderen; beginne deine Aktion mit { $seat }.

## Seats

problem-table-no-such-seat = Diesen Sitz gibt es nicht: Such dir einen von 1 bis { $seats } aus.
problem-table-seat-taken = Auf Sitz { $seat } sitzt schon { $player }; such dir einen anderen aus.
problem-table-seated-already = Du sitzt hier schon; steh erst auf, wenn du woanders sitzen willst.
problem-table-invitation-needed = Dieser Tisch ist privat; lass dich von jemandem einladen, der dort sitzt.
problem-table-name-alike = Dein Name sieht aus wie der von { $player } hier am Tisch. Ändere deinen Namen und setz dich dann.
problem-table-kicked = Die anderen haben dich von diesem Tisch weggewählt; du kannst einen anderen aufmachen oder dich woanders dazusetzen.
problem-table-saw-cards = Du hast in diesem Durchgang schon andere Karten gesehen; nimm diesen Sitz, wenn der Durchgang zu Ende ist.
problem-table-nobody-to-offer = Diese Person kann deinen Sitz nicht bekommen; biete ihn jemandem an, der hier noch nicht sitzt.
problem-table-no-bot = Auf Sitz { $seat } sitzt kein Bot; nimm einen Sitz, auf dem einer sitzt.
problem-table-too-few-seats = { $taken ->
        [one] Ein Sitz ist
       *[other] { $taken } Sitze sind
    } schon besetzt; lass mindestens so viele stehen.
problem-table-no-other-person = Auf Sitz { $seat } sitzt kein anderer Mensch; nimm den Sitz von jemand anderem.
problem-table-voted-already = Du hast über diese Person schon abgestimmt; jetzt sind die anderen gefragt.

## Playing

problem-table-game-runs = Das geht erst, wenn die Partie zu Ende ist.
problem-table-game-over = Die Partie ist zu Ende; wünsch dir stattdessen noch eine.
problem-table-no-game-yet = Hier wurde noch keine Partie gespielt; sag, dass du für die erste bereit bist.
problem-table-no-such-game = Eine Partie { $game } gibt es an diesem Tisch nicht; frag nach einer bis { $games }.
problem-table-hand-runs = Der nächste Durchgang wird erst gegeben, wenn dieser zu Ende ist.
problem-table-no-hand = Gerade läuft kein Durchgang; warte, bis gegeben ist.
problem-table-away = Ein Bot vertritt dich; sag zuerst, dass du wieder da bist.
problem-table-turn-minded = Deine Zeit war um, darum spielt ein Bot diesen Zug zu Ende; den nächsten machst wieder du.
problem-table-answered-already = Du hast um diese Karte schon geklopft oder gepasst; warte auf die anderen.
problem-table-nothing-to-take-back = Es gibt nichts zurückzunehmen: Das geht nur mit dem, was du ausgelegt oder angelegt hast, solange du noch dran bist.
problem-table-not-dealing = Gerade wird nicht gemischt; warte auf den nächsten Durchgang.
problem-table-nonce-size = Dein Beitrag zum Mischen muss { $least } bis { $most } Bytes lang sein.
problem-table-contributed-already = Du hast zu diesem Mischen schon beigetragen; einmal genügt.
problem-table-seals-not-closed = Dein Beitrag zu diesem Mischen wird geöffnet, wenn alle Siegel da sind; bis dahin bleibt er versiegelt.
problem-table-seals-closed = Die Siegel für dieses Mischen sind schon da, deins kam zu spät; beim nächsten Mal bist du wieder dabei.
problem-table-sealed-already = Du hast deinen Beitrag zu diesem Mischen schon versiegelt; einmal genügt.
problem-table-seal-barred = Du hast ein Siegel nicht geöffnet, darum kannst du zu den nächsten { $hands } Mischvorgängen nichts beitragen; du spielst ganz normal weiter.
problem-table-seal-differs = Das ist nicht, was du für dieses Mischen versiegelt hast.

## Pauses

problem-table-entries-lost = Die Datenbank des Servers hat die letzten Schritte an diesem Tisch verloren; sieh nach, wie es jetzt steht, und spiel dann weiter.
problem-table-paused = Die Partie ruht; setz sie zuerst fort.
problem-table-not-paused = Die Partie ruht gar nicht; spiel einfach weiter.
problem-table-nothing-to-pause = Gerade gibt es nichts zu unterbrechen.
problem-table-pause-between-hands = An diesem Tisch wird nur zwischen den Durchgängen unterbrochen; spiel diesen erst zu Ende.

## Talking

problem-table-chat-off = An diesem Tisch sind solche Nachrichten abgeschaltet.
problem-table-line-length = Schreib etwas, aber höchstens { $most } Zeichen.
problem-table-line-unprintable = Schreib das in eine Zeile, ohne Steuerzeichen.
problem-table-no-such-reaction = Diese Reaktion gibt es nicht; diese gibt es: { $reactions }.
problem-table-reported-enough = Du hast diese Person an diesem Tisch schon { $most }-mal gemeldet. Die Betreiber des Servers lesen es; schalte sie stumm, wenn du nichts mehr von ihr hören willst.
problem-table-slow-down = Das ist viel auf einmal: höchstens { $most } Nachrichten in { $seconds } Sekunden; warte einen Moment.

## Settings, and the log

problem-table-setting-choice = Die Einstellung { $setting } muss eine von diesen sein: { $choices }.
problem-table-setting-range = Die Einstellung { $setting } muss zwischen { $least } und { $most } liegen.
problem-table-bad-entry = Ein Eintrag im Protokoll dieses Tischs ist nicht zu lesen; spiel das Protokoll aus einer Sicherung zurück.
problem-table-unknown-entry = Im Protokoll dieses Tischs steht ein Eintrag der Art { $kind } (Version { $version }), den eine neuere Ausgabe geschrieben hat; aktualisiere den Server.
problem-table-log-start = Das Protokoll dieses Tischs ist nicht in Ordnung; spiel es aus einer Sicherung zurück.
