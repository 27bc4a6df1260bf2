### What `decaphase verify` prints: whether the cards of a record were dealt as its proof says.

## What came out

verify-proved = { $proved ->
    [one] { $file }: bewezen. De kaarten van de ronde volgen uit het geheim van de server en uit wat de spelers hebben bijgedragen, en elke zet was geldig.
   *[other] { $file }: bewezen. De kaarten van { $proved } rondes volgen uit de geheimen van de server en uit wat de spelers hebben bijgedragen, en elke zet was geldig.
}
verify-unproved = { $file }: niet bewezen; van { $hands ->
    [one] 1 ronde
   *[other] { $hands } rondes
} zijn er zoveel bewezen: { $proved }.
verify-differs = { $file }: er klopt iets niet. Bewezen rondes: { $proved } van { $hands }.
verify-scheme = { $scheme ->
    [1] Er is gedeeld volgens schema 1: de bijdragen van de spelers waren niet verzegeld.
   *[2] Er is gedeeld volgens schema 2: elke bijdrage was verzegeld voordat er een openging.
}
verify-hand-differs = Ronde { $hand }: { $message }
verify-hand-open = Ronde { $hand } is nog bezig; het geheim wordt bekend als de ronde is afgelopen.
verify-hand-no-secret = Ronde { $hand } is afgelopen, maar het geheim ontbreekt; vraag het aan de server.
verify-hand-alone = Ronde { $hand }: de kaarten volgen uit het geheim, maar geen enkele speler heeft iets bijgedragen, dus de server heeft ze alleen bepaald.
verify-hand-withheld = Ronde { $hand }: deze stoelen hebben niet geopend wat ze hadden verzegeld: { $seats }. Samen met de server konden ze kiezen uit { $decks } pakken, dus er is niets bewezen.
verify-hand-no-proof = Voor ronde { $hand } is er geen bewijs, dus over die kaarten valt niets te zeggen.
verify-stray = Je aantekeningen: { $message }
verify-noted = { $count ->
    [one] Vergeleken met je aantekeningen: ronde { $hands }.
   *[other] Vergeleken met je aantekeningen: rondes { $hands }.
}
verify-not-noted = { $count ->
    [one] Over ronde { $hands } heb je niets genoteerd.
   *[other] Over de rondes { $hands } heb je niets genoteerd.
}

## What that means

verify-differs-means = Waar iets niet klopt, is het verslag achteraf veranderd, of kwamen de kaarten niet uit wat er bekend was gemaakt; aan het bestand alleen kun je niet zien welk van de twee.
verify-shows = Wat dit laat zien: elk geheim is het geheim waarop de server zich had vastgelegd, en elk pak en elke nieuwe pakstapel volgt daaruit, samen met wat de spelers hebben bijgedragen. Als je de vastlegging zag voordat je zelf iets bijdroeg, en jouw bijdrage willekeurig was, dan kon de server in zijn eentje de kaarten niet kiezen, en de spelers onder elkaar ook niet.
verify-shows-sealed = Wat dit laat zien: elk geheim is het geheim waarop de server zich had vastgelegd, elke bijdrage is die de speler had verzegeld, en elk pak en elke nieuwe pakstapel volgt uit dat alles samen. Als jouw bijdrage willekeurig was, en je haar opende nadat je de vastlegging en de zegels had gezien die in dit verslag staan, dan kon niemand de kaarten kiezen, ook de server niet samen met andere spelers.
verify-shows-not = Wat het niet kan laten zien:
verify-cannot-when = - Dat de vastlegging echt bekend was voordat de spelers iets bijdroegen. Vergelijk haar met wat je toen hebt genoteerd, met --commitment of --seen.
verify-cannot-when-sealed = - Dat de vastlegging en alle zegels echt bekend waren voordat de eerste bijdrage openging. Vergelijk ze met wat je toen hebt genoteerd, met --seen.
verify-cannot-when-noted = - Dat je je aantekeningen hebt gemaakt voordat je iets bijdroeg; dat weet jij alleen.
verify-cannot-league = - Dat de server en een speler niet onder één hoedje speelden: wie het geheim kent en als laatste bijdraagt, kan net zo lang proberen tot de kaarten bevallen.
verify-cannot-looking = - Dat niemand in de kaarten heeft gekeken: de server kan ze allemaal kennen zodra iedereen heeft bijgedragen.
verify-cannot-hushed = - Dat er geen ronde is afgebroken omdat de kaarten iemand niet bevielen. Let op een vastlegging die je wel hebt gezien maar die niet in het verslag staat, en op rondes zonder bewijs.

## What does not agree

problem-fair-commitment-differs = Dit is niet het geheim waarop de server zich had vastgelegd.
problem-fair-deck-differs = Het pak is niet het pak dat uit het geheim en de bijdragen volgt: kaart { $place } van boven is { $found } en zou { $fair } moeten zijn.
problem-fair-reshuffle-differs = De nieuwe pakstapel nummer { $number } is niet die uit het geheim en de bijdragen volgt: kaart { $place } van boven is { $found } en zou { $fair } moeten zijn.
problem-fair-seal-differs = De bijdrage van stoel { $seat } is niet die van het zegel.
problem-fair-seal-barred = Stoel { $seat } heeft in een van de { $hands } rondes ervoor een zegel niet geopend en mocht dus niet aan dit schudden bijdragen; dat is toch gebeurd.
problem-fair-noted-commitment = Je hebt de vastlegging { $noted } genoteerd, maar in het verslag staat { $found }.
problem-fair-noted-contribution = De bijdrage van stoel { $seat } is niet die je hebt genoteerd.
problem-fair-noted-seals = De zegels zijn niet die je hebt genoteerd voordat je het jouwe opende.
problem-fair-noted-table = Je hebt de tafel “{ $noted }” genoteerd, maar het verslag is van “{ $found }”.
problem-fair-noted-hand = Je hebt ronde { $hand } genoteerd, maar in het verslag staat daar geen bewijs van.
problem-fair-noted-stray = Je hebt de vastlegging { $noted } genoteerd, maar die staat nergens in het verslag.

## What cannot be verified

problem-no-fair-proof = In dit verslag staat geen bewijs van eerlijk delen (geen tabel [meta.fair]). Dat wijst niet op vals spel: alleen een server die zo deelt, schrijft er een op.
problem-fair-not-a-game = Dit verslag zegt zelf dat het geweigerd wordt of dat er een ongeldige zet in staat, dus het is niet van een potje dat echt is gedeeld; er valt niets te bewijzen.
problem-fair-scheme = Dit bewijs is gemaakt volgens “{ $scheme }”, maar hier is alleen “{ $known }” bekend; een nieuwere decaphase kent het misschien.
problem-fair-table = De naam van een tafel heeft 1 tot en met { $most } bytes en alleen tekens die je kunt afdrukken.
problem-fair-hand-number = Ronde { $hand } bestaat niet; rondes hebben de nummers 1 tot en met { $most }.
problem-fair-secret = Het aantal bytes van dit geheim is { $count }, maar het moet { $size } zijn.
problem-fair-contribution = Het aantal bytes van deze bijdrage is { $count }, maar het moet { $least } tot en met { $most } zijn; schrijf "" voor een stoel die niets bijdroeg.
problem-fair-seal = Het aantal bytes van dit zegel is { $count }, maar het moet { $size } zijn; schrijf "" voor een stoel zonder zegel.
problem-bad-hex = “{ $value }” is niet hexadecimaal; schrijf elke byte als twee tekens van 0 tot en met 9 en a tot en met f.
problem-bad-commitment = “{ $value }” is geen vastlegging; die heeft 64 tekens van 0 tot en met 9 en a tot en met f.
problem-fair-hand-not-there = Er is een bewijs voor deze ronde, maar het aantal rondes in het verslag is { $count }; laat het bewijs weg, of voeg de ronde toe.
problem-fair-hand-without-deck = Deze ronde begint met een stelling en niet met een heel pak, dus er valt niets te bewijzen; laat het bewijs weg.
problem-verify-notes-of-one = Aantekeningen worden met één verslag tegelijk vergeleken; noem één bestand, niet { $count }.
