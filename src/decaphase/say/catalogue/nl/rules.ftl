### The rules: editions, and why some options make no game.

## Editions: a title, and what sets it apart

edition-classic-en = Engelse regels
    .about = Met een pestkaart kies je zelf wie een beurt overslaat; keuzekaarten kosten 25 punten.
edition-classic-fr = Franse regels
    .about = Als de Engelse regels, maar niemand krijgt in één ronde twee pestkaarten tegen zich.
edition-classic-de = Duitse regels
    .about = Een fase mag helemaal uit keuzekaarten bestaan, een pestkaart leg je voor iemand neer, keuzekaarten kosten 20 punten.
edition-braille-nl = Nederlandse regels van de braille-editie
    .about = Fase 3 vraagt een set van 5, en een pestkaart leg je voor iemand neer.
edition-house-nl = Nederlandse huisregels
    .about = Geen punten; een kaart die je van de aflegstapel pakt, moet je spelen; de anderen spelen door om de plaatsen.
edition-house-nl-original = Nederlandse huisregels, met de oorspronkelijke pestkaarten en puntentelling
    .about = De huisregels met punten, en met pestkaarten die je voor iemand neerlegt.

## Why these options make no game

problem-unknown-edition = { $nearest ->
    [none] Er is geen editie die “{ $edition }” heet; “decaphase rules” laat zien welke er zijn.
   *[other] Er is geen editie die “{ $edition }” heet. Bedoel je “{ $nearest }”?
}
problem-unknown-option = { $nearest ->
    [none] Er is geen optie die “{ $option }” heet; “decaphase rules classic-en” laat zien welke er zijn.
   *[other] Er is geen optie die “{ $option }” heet. Bedoel je “{ $nearest }”?
}
problem-not-a-value = { $option } kan niet “{ $value }” zijn; wel: { $values }.
problem-option-without-value = “{ $text }”: bij een optie hoort een waarde, zoals pickup=must-play.
problem-option-twice = De optie { $option } staat er twee keer; welke van de twee moet tellen?

problem-options-clash = { $one } gaat niet samen met { $other }; verander een van de twee.
problem-skip-returns-idle = skip_returns = { $value } zegt waar een pestkaart naartoe gaat die voor een speler lag, maar met skip_style = { $style } ligt er nooit een; zet er skip_style = lay-before bij, of laat skip_returns weg.

problem-bad-selection = selection kan niet “{ $value }” zijn; wel all, even, odd, first-1 tot en met first-10, of een lijst van fasenummers zoals [2, 5, 8].
problem-first-too-many = { $value }: er zijn maar tien fases, dus kies first-1 tot en met first-10.
problem-first-none = { $value }: er moet minstens één fase worden gespeeld, dus kies first-1 tot en met first-10.
problem-selection-empty = selection = []: er staat geen fase in de lijst; er moet er minstens één worden gespeeld.
problem-selection-leaves-none = { $count ->
    [one] selection = { $value } laat geen fase over om te spelen: er staat er maar één in de lijst van fases.
   *[other] selection = { $value } laat geen fase over om te spelen: er staan er maar { $count } in de lijst van fases.
}
problem-not-a-phase-number = selection = { $value }: { $number } is geen nummer van een fase; de fases hebben de nummers 1 tot en met 10.
problem-no-such-phase = { $count ->
    [one] selection = { $value }: er is geen fase { $number }; de lijst heeft maar één fase.
   *[other] selection = { $value }: er is geen fase { $number }; de lijst heeft maar { $count } fases.
}
problem-selection-not-rising = selection = { $value }: { $number } komt na { $before }; noem elke fase één keer, de lagere nummers eerst.

problem-phases-not-a-list = phases kan niet “{ $value }” zijn; het is een lijst zoals ["set 3 + set 3", "run 5 + colour 4"].
problem-phases-count = { $count ->
    [0] De lijst van fases is leeg; het mogen er 1 tot en met 10 zijn.
   *[other] De lijst heeft { $count } fases; het mogen er 1 tot en met 10 zijn.
}
problem-phase-not-text = Fase { $number } kan niet “{ $value }” zijn; een fase schrijf je zoals "set 3 + run 4".
problem-phase-groups = Fase { $number }, “{ $phase }”, heeft { $count } groepen; een fase heeft er hooguit drie.
problem-phase-too-big = Fase { $number }, “{ $phase }”, vraagt { $cards } kaarten; niemand heeft er ooit meer dan 11 in de hand.
problem-bad-group = Fase { $number }, “{ $phase }”: “{ $group }” is geen groep; een groep is set, run of colour met de grootte erachter, zoals "set 3", "run 4" of "colour 7".
problem-group-too-small = Fase { $number }: “{ $group }” is te klein; een { $kind ->
    [run] reeks
    [set] set
   *[colour] kleurgroep
} heeft minstens { $least } kaarten.
problem-run-too-long = Fase { $number }: “{ $group }” is te lang; een reeks loopt hooguit van 1 tot en met 12.
