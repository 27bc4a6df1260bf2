### A table online: why something is not for you, or not now, and what you can do.

## Who may

problem-table-closed = Deze tafel is opgeruimd; open een nieuwe.
problem-table-not-for-you = Dat mag je aan deze tafel niet doen.
problem-table-not-seated = Je kijkt alleen toe; ga zitten om mee te doen.
problem-table-opener-only = Dat kan alleen wie de tafel heeft geopend; vraag het die speler.
problem-table-not-your-seat = Je speelt op stoel { $seat } en nergens anders; begin je zet met { $seat }.

## Seats

problem-table-no-such-seat = Die stoel is er niet: kies er een van 1 tot en met { $seats }.
problem-table-seat-taken = Op stoel { $seat } zit { $player } al; kies een andere.
problem-table-seated-already = Je zit hier al; sta eerst op als je een andere stoel wilt.
problem-table-invitation-needed = Dit is een besloten tafel; vraag iemand die er zit om een uitnodiging.
problem-table-name-alike = Je naam lijkt te veel op die van { $player }, die hier al zit. Verander je naam en ga dan zitten.
problem-table-kicked = De anderen hebben je van deze tafel weggestemd; je kunt een andere openen of ergens anders aanschuiven.
problem-table-saw-cards = Je hebt deze ronde de kaarten van een andere stoel gezien; ga hier zitten als de ronde is afgelopen.
problem-table-nobody-to-offer = Deze persoon kan je stoel niet krijgen; bied hem aan iemand aan die hier nog niet zit.
problem-table-no-bot = Op stoel { $seat } zit geen bot; kies een stoel waar er wel een zit.
problem-table-too-few-seats = { $taken ->
        [one] Er is al één stoel bezet
       *[other] Er zijn al { $taken } stoelen bezet
    }; houd er minstens zoveel.
problem-table-no-other-person = Op stoel { $seat } zit niemand anders; kies de stoel van een ander.
problem-table-voted-already = Je hebt al over deze speler gestemd; nu zijn de anderen aan zet.

## Playing

problem-table-game-runs = Dat kan pas als het potje is afgelopen.
problem-table-game-over = Het potje is afgelopen; vraag om een nieuw potje.
problem-table-no-game-yet = Hier is nog geen potje gespeeld; zeg dat je klaar bent voor het eerste.
problem-table-no-such-game = Potje { $game } is er aan deze tafel niet; vraag om een potje tot en met { $games }.
problem-table-hand-runs = De volgende ronde wordt pas gedeeld als deze is afgelopen.
problem-table-no-hand = Er wordt nu geen ronde gespeeld; wacht tot er gedeeld is.
problem-table-away = Een bot past op je stoel; zeg eerst dat je terug bent.
problem-table-turn-minded = Je tijd was om, dus een bot maakt deze beurt af; de volgende is weer voor jou.
problem-table-answered-already = Je hebt voor deze kaart al geklopt of hem laten liggen; wacht op de anderen.
problem-table-nothing-to-take-back = Er valt niets terug te nemen: dat kan alleen met wat je hebt gelegd of aangelegd zolang je beurt nog duurt.
problem-table-not-dealing = Er wordt nu niet geschud; wacht op de volgende ronde.
problem-table-nonce-size = Wat je aan het schudden bijdraagt, moet { $least } tot en met { $most } bytes lang zijn.
problem-table-contributed-already = Je hebt al aan dit schudden bijgedragen; één keer is genoeg.
problem-table-seals-not-closed = Je bijdrage aan dit schudden gaat open als alle zegels binnen zijn; tot dan blijft ze verzegeld.
problem-table-seals-closed = De zegels voor dit schudden zijn al binnen, dus dat van jou kwam te laat; de volgende keer doe je weer mee.
problem-table-sealed-already = Je hebt je bijdrage aan dit schudden al verzegeld; één keer is genoeg.
problem-table-seal-barred = Je hebt een zegel niet geopend, daarom kun je de eerstvolgende { $hands } keer niet aan het schudden bijdragen; je speelt gewoon verder.
problem-table-seal-differs = Dit is niet wat je voor dit schudden hebt verzegeld.

## Pauses

problem-table-entries-lost = De database van de server is de laatste stappen van deze tafel kwijt; kijk hoe het er nu voor staat en speel dan verder.
problem-table-paused = Het potje ligt stil; hervat het eerst.
problem-table-not-paused = Het potje ligt niet stil; speel gewoon door.
problem-table-nothing-to-pause = Er valt nu niets te pauzeren.
problem-table-pause-between-hands = Aan deze tafel kun je alleen tussen de rondes pauzeren; speel deze eerst uit.

## Talking

problem-table-chat-off = Aan deze tafel staat dat soort gepraat uit.
problem-table-line-length = Schrijf iets, in hooguit { $most } tekens.
problem-table-line-unprintable = Schrijf dit op één regel, zonder stuurtekens.
problem-table-no-such-reaction = Die reactie is er niet; deze zijn er wel: { $reactions }.
problem-table-reported-enough = Je hebt deze speler aan deze tafel al { $most } keer gemeld. De beheerders van de server lezen het; demp de speler als je niets meer van hem of haar wilt horen.
problem-table-slow-down = Dat is veel tegelijk: hooguit { $most } berichten in { $seconds } seconden; wacht even.

## Settings, and the log

problem-table-setting-choice = De instelling { $setting } moet een van deze zijn: { $choices }.
problem-table-setting-range = De instelling { $setting } moet van { $least } tot en met { $most } zijn.
problem-table-bad-entry = Een regel in het logboek van deze tafel is niet te lezen; zet het logboek terug uit een reservekopie.
problem-table-unknown-entry = In het logboek van deze tafel staat een regel van de soort { $kind } (versie { $version }), geschreven door een nieuwere uitgave; werk de server bij.
problem-table-log-start = Het logboek van deze tafel klopt niet; zet het terug uit een reservekopie.
