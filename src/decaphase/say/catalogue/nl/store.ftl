### Wat er mis kan zijn met de plek waar tafels en accounts worden bewaard.

problem-store-bad-url = Dit is geen adres van een database; schrijf sqlite:///PAD of postgresql://GEBRUIKER@HOST/NAAM.
problem-store-cannot-open = { $store } kan niet worden geopend; bestaat de map, en mag je daar schrijven?
problem-store-in-use = { $store } is in gebruik bij een ander programma; stop dat eerst, of neem PostgreSQL om meer servers te draaien.
problem-store-damaged = { $store } is beschadigd of is geen database van Decaphase; zet er een reservekopie voor in de plaats.
problem-store-newer = De database is geschreven door een nieuwere Decaphase (het schema is { $found }, deze kent { $known }); werk Decaphase bij.
problem-store-no-entry = { $store } laat je niet binnen; kijk of de gebruiker, het wachtwoord en de naam van de database in het adres kloppen.
problem-store-unreachable = { $store } geeft geen antwoord; kijk of het draait en probeer het dan nog eens.
problem-store-outcome-unknown = De database geeft geen antwoord, dus het is nog niet duidelijk of dit is gelukt; dat blijkt als je het opnieuw vraagt.
problem-store-full = Er is geen ruimte meer voor { $store }, dus er is niets geschreven; maak wat ruimte en probeer het nog eens.
problem-store-read-only = { $store } mag alleen worden gelezen, dus er is niets geschreven; zorg dat erin geschreven mag worden en probeer het nog eens.
problem-store-failed = Er ging iets mis in de database ({ $reason }), dus er is niets geschreven; kijk in het logboek ervan.
problem-store-busy = Er staat te veel klaar om te worden geschreven; probeer het zo nog eens.
problem-store-closed = De database is gesloten; start de server opnieuw.

problem-store-no-table = Tafel { $table } is er niet.
problem-store-table-exists = Tafel { $table } is er al; kies een andere naam.
problem-store-moved-on = Aan tafel { $table } is doorgespeeld tot regel { NUMBER($last_seq, useGrouping: 0) }; haal dat eerst op en probeer het nog eens.
problem-store-snapshot-ahead = Het logboek van tafel { $table } gaat nog niet zo ver; bewaar alleen een stand van wat er geschreven is.
problem-store-bad-id = Een kenmerk bestaat uit 1 tot { $most } letters, cijfers of tekens uit ASCII, zonder spaties.
problem-store-bad-seq = Het nummer van een regel is een heel getal vanaf 0.
problem-store-bad-limit = Vraag er 1 tot { $most } tegelijk.
problem-store-bad-append = { $count ->
        [0] Er is niets om te schrijven; geef minstens één regel.
       *[other] { $count } regels zijn te veel om in één keer te schrijven; het mogen er hoogstens { $most } zijn.
    }
problem-store-too-big = { $size } bytes zijn te veel om in één stuk te bewaren; het mogen er hoogstens { $most } zijn.
problem-store-move-twice = Twee van deze zetten hebben hetzelfde kenmerk; geef elke zet een eigen.

problem-login-taken = De inlognaam { $login } is niet beschikbaar; kies een andere.
problem-store-exists = Dat is er al; neem een ander kenmerk.
problem-store-no-account = Dat account is er niet meer; begin een nieuw of log opnieuw in.
problem-store-bad-name = Een naam heeft 1 tot en met { $most } tekens, niet alleen spaties, en past op één regel.
problem-store-bad-login = Een inlognaam heeft 1 tot en met { $most } zichtbare letters, cijfers of tekens, zonder spaties.
problem-store-bad-language = Dit is geen code van een taal; schrijf zoiets als nl of nl-BE.
problem-store-bad-hash = Dit is geen hash die bewaard kan worden; geef de SHA-256 van een geheim, of de hash van een wachtwoord als tekst.
problem-store-bad-time = Een tijdstip is een heel aantal milliseconden sinds 1970.
problem-store-bad-report = Vertel wat er gebeurd is in 1 tot en met { $most } tekens.
problem-store-bad-result = Een getal in deze uitslag is te groot of kleiner dan nul; verbeter het.
problem-store-many-results = { $count } uitslagen zijn te veel om in één keer te schrijven; het mogen er hoogstens { $most } zijn.
problem-store-bad-revision = De revisie van een scoreblad is een geheel getal, 0 als er nog niets is bewaard.
problem-store-bad-sheet = Dit is geen scoreblad dat bewaard kan worden; stuur het als tekst.
problem-sheet-newer = Dit scoreblad is intussen ergens anders veranderd (revisie { $revision }); bekijk dat eerst en kies dan welk van de twee blijft.
problem-sheet-gone = Dit scoreblad staat niet meer op de server; bewaar het als nieuw blad, of verwijder het hier ook.
problem-sheets-full = Je bewaart al { $most } scorebladen; verwijder er een die je niet meer nodig hebt.
