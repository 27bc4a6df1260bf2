### What the groups of a phase are called.

group-set = { $size ->
    [2] paire
    [3] brelan
    [4] carré
   *[other] { $size } cartes de même valeur
}
group-run = suite de { $size }
group-colour = { $size } cartes de la même couleur
