### The rules: editions, and why some options make no game.

## Editions: a title, and what sets it apart

edition-classic-en = Règles anglaises
    .about = Tu choisis qui passe son tour ; un joker coûte 25 points.
edition-classic-fr = Règles françaises
    .about = Comme les règles anglaises, mais personne ne reçoit deux passe-tours dans une manche.
edition-classic-de = Règles allemandes
    .about = Une phase peut n’avoir que des jokers, un passe-tour se pose devant sa victime, un joker coûte 20 points.
edition-braille-nl = Règles néerlandaises de l’édition en braille
    .about = La phase 3 demande 5 cartes de même valeur, et un passe-tour se pose devant sa victime.
edition-house-nl = Règles maison néerlandaises
    .about = Pas de points ; une carte que tu prends doit être jouée ; les autres continuent pour les places.
edition-house-nl-original = Règles maison néerlandaises, avec les passe-tours et les points d’origine
    .about = Les règles maison avec des points, et des passe-tours posés devant leur victime.

## Why these options make no game

problem-unknown-edition = { $nearest ->
    [none] Il n’y a pas d’édition « { $edition } » ; « decaphase rules » donne la liste de celles qui existent.
   *[other] Il n’y a pas d’édition « { $edition } ». Voulais-tu dire « { $nearest } » ?
}
problem-unknown-option = { $nearest ->
    [none] Il n’y a pas d’option « { $option } » ; « decaphase rules classic-en » donne la liste de celles qui existent.
   *[other] Il n’y a pas d’option « { $option } ». Voulais-tu dire « { $nearest } » ?
}
problem-not-a-value = { $option } ne peut pas être « { $value } » ; les valeurs possibles : { $values }.
problem-option-without-value = « { $text } » : une option se donne avec sa valeur, comme pickup=must-play.
problem-option-twice = L’option { $option } est donnée deux fois ; laquelle des deux doit compter ?

problem-options-clash = { $one } ne va pas avec { $other } ; change l’un des deux.
problem-skip-returns-idle = skip_returns = { $value } dit où va un passe-tour posé devant un joueur, mais avec skip_style = { $style }, aucun ne l’est ; mets aussi skip_style = lay-before, ou enlève skip_returns.

problem-bad-selection = selection ne peut pas être « { $value } » ; c’est all, even, odd, first-1 à first-10, ou une liste de numéros de phases comme [2, 5, 8].
problem-first-too-many = { $value } : il n’y a que dix phases, choisis donc entre first-1 et first-10.
problem-first-none = { $value } : il faut jouer au moins une phase, choisis donc entre first-1 et first-10.
problem-selection-empty = selection = [] : la liste ne nomme aucune phase ; il faut en jouer au moins une.
problem-selection-leaves-none = { $count ->
    [one] selection = { $value } ne laisse aucune phase à jouer : la liste des phases n’en a qu’une.
   *[other] selection = { $value } ne laisse aucune phase à jouer : la liste des phases n’en a que { $count }.
}
problem-not-a-phase-number = selection = { $value } : { $number } n’est pas le numéro d’une phase ; les phases vont de 1 à 10.
problem-no-such-phase = { $count ->
    [one] selection = { $value } : il n’y a pas de phase { $number } ; la liste n’a qu’une phase.
   *[other] selection = { $value } : il n’y a pas de phase { $number } ; la liste n’a que { $count } phases.
}
problem-selection-not-rising = selection = { $value } : { $number } vient après { $before } ; nomme chaque phase une seule fois, les plus petits numéros d’abord.

problem-phases-not-a-list = phases ne peut pas être « { $value } » ; c’est une liste comme ["set 3 + set 3", "run 5 + colour 4"].
problem-phases-count = { $count ->
    [0] La liste des phases est vide ; il en faut de 1 à 10.
    [one] La liste a une phase ; il en faut de 1 à 10.
   *[other] La liste a { $count } phases ; il en faut de 1 à 10.
}
problem-phase-not-text = La phase { $number } ne peut pas être « { $value } » ; une phase s’écrit comme "set 3 + run 4".
problem-phase-groups = La phase { $number }, « { $phase } », a { $count } groupes ; une phase en a trois au plus.
problem-phase-too-big = La phase { $number }, « { $phase } », demande { $cards } cartes ; personne n’en tient jamais plus de 11.
problem-bad-group = Phase { $number }, « { $phase } » : « { $group } » n’est pas un groupe ; un groupe est une série (set), une suite (run) ou une couleur (colour) avec sa taille, comme "set 3", "run 4" ou "colour 7".
problem-group-too-small = Phase { $number } : « { $group } » est trop petit ; { $kind ->
    [run] une suite
    [set] une série
   *[colour] un groupe de couleur
} prend au moins { $least } cartes.
problem-run-too-long = Phase { $number } : « { $group } » est trop long ; une suite va au plus de 1 à 12.
