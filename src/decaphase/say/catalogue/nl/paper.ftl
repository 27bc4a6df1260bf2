### Dingen om af te drukken: wat er gezegd wordt terwijl ze gemaakt worden, en wat er op elke soort staat.

print-drawing = Tekenen …
print-setting = Pagina’s opmaken …
print-written = “{ $title }” staat in { $file }.

paper-true-size = Druk af op ware grootte (100%), nooit “passend op de pagina”.
paper-ruler = Is deze lijn precies 100 millimeter lang, dan klopt de grootte.

## Wat niet afgedrukt kan worden

problem-paper-not-installed = Om af te drukken is er nog een pakket nodig; installeer het met: pip install 'decaphase[paper]'
problem-paper-unknown = Papier dat “{ $asked }” heet is er hier niet; kies een van deze: { $known }.
problem-paper-no-font = Geen lettertype hier kan “{ $text }” schrijven; spel het anders, of installeer een lettertype dat deze tekens heeft.
problem-print-no-such-choice = { $option } kan niet “{ $asked }” zijn; het kan zijn: { $known }.
problem-print-to-terminal = Een pdf is in de terminal niet te lezen; noem een bestand met -o, of geef hem door aan een ander programma.
problem-print-over-other = { $file } bestaat al en is geen pdf, dus het blijft zoals het is; noem een ander bestand met -o.

## Wat --help zegt

help-print = Maak dingen voor op papier, voor precies de regels van jouw tafel, als pdf.
help-print-edition = Volgens welke regels: een editie (“decaphase rules” toont ze), of het bestand van een verslag of een scoreblad. Zonder deze optie de editie van jouw taal.
help-print-option = Wijzig een optie, zoals cards=packs; herhaal dit voor elke optie.
help-print-paper = Het papier: a4 of letter.
help-print-out = Het bestand dat geschreven wordt; zonder opgave heet het naar de soort, en - is de standaarduitvoer. Een oudere pdf wordt vervangen.
problem-print-no-game = Aan deze tafel is nog geen potje begonnen, dus er is niets om weg te leggen; begin er eerst een.
problem-print-no-such-page = Van bladzijde { $page } is er geen plaatje; vraag er een tot en met { $pages }.
