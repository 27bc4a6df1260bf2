### What the groups of a phase are called.

group-set = { $size ->
    [2] Zwilling
    [3] Drilling
    [4] Vierling
    [5] Fünfling
    [6] Sechsling
    [7] Siebenling
    [8] Achtling
   *[other] { $size } Gleiche
}
group-run = { $size ->
    [4] Viererfolge
    [5] Fünferfolge
    [6] Sechserfolge
    [7] Siebenerfolge
    [8] Achterfolge
    [9] Neunerfolge
    [10] Zehnerfolge
    [11] Elferfolge
    [12] Zwölferfolge
   *[other] Folge aus { $size }
}
group-colour = { $size } Karten einer Farbe
