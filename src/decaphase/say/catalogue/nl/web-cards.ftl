### The page in the browser: all the cards, on a page of their own.

web-gallery = De kaarten
    .about = Elke kleur heeft een eigen vorm en een eigen letter, dus niemand hoeft kleuren uit elkaar te kunnen houden. Op een keuzekaart op tafel zie je waarvoor die geldt.
    .back = achterkant
web-gallery-faces = { $faces ->
        [packs] Gewone speelkaarten
       *[colours] Vier kleuren
    }
    .about = { $faces ->
        [packs] Harten, schoppen, klaver en ruiten zijn de kleuren. Een boer is een 11, een vrouw een 12; heren zijn keuzekaarten, jokers zijn pestkaarten.
       *[colours] De getallen gaan van 1 tot en met 12; onder de 6 en de 9 staat een streep. De ster is een keuzekaart, de ring met de balk een pestkaart.
    }
web-gallery-look = { $look ->
        [large] Grote letters
        [contrast] Sterk contrast
       *[other] { $width } pixels breed
    }

web-engine = De engine in deze browser
    .about = Vier dezelfde bots spelen op de achtergrond; zo snel beslissen ze.
web-engine-speed = { $speed } beslissingen per seconde
web-engine-time = { $milliseconds } ms per beslissing
web-engine-playing = Bezig met spelen…
web-engine-done = Klaar.
