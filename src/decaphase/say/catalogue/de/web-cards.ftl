### The page in the browser: all the cards, on a page of their own.

web-gallery = Die Karten
    .about = Jede Farbe hat ihre eigene Form und ihren eigenen Buchstaben, niemand muss also Farben unterscheiden können. Ein Joker auf dem Tisch zeigt, wofür er steht.
    .back = Rückseite
web-gallery-faces = { $faces ->
        [packs] Gewöhnliche Kartenspiele
       *[colours] Vier Farben
    }
    .about = { $faces ->
        [packs] Die Farben sind Herz, Pik, Kreuz und Karo. Ein Bube ist eine 11, eine Dame eine 12; Könige können jede Karte sein, Joker sind Aussetzkarten.
       *[colours] Die Zahlen gehen von 1 bis 12; 6 und 9 sind unterstrichen. Der Stern ist ein Joker, der durchgestrichene Ring eine Aussetzkarte.
    }
web-gallery-look = { $look ->
        [large] Große Schrift
        [contrast] Starker Kontrast
       *[other] { $width } Pixel breit
    }

web-engine = Die Engine in diesem Browser
    .about = Vier gleiche Bots spielen im Hintergrund; so schnell entscheiden sie.
web-engine-speed = { $speed } Entscheidungen pro Sekunde
web-engine-time = { $milliseconds } ms pro Entscheidung
web-engine-playing = Sie spielen…
web-engine-done = Fertig.
