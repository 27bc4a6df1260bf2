### Who plays.

problem-player-count = On joue à 2 au moins et à { $most } au plus, pas à { $count }.
problem-empty-name = Un joueur a besoin d’un nom.
problem-long-name = Un nom de { $length } caractères est trop long ; { $most } sont permis.
problem-unprintable-name = Un nom ne contient que des caractères qu’on peut afficher, sans retour à la ligne ni tabulation.
problem-hidden-name = Un nom a besoin de caractères visibles, avec peu d’accents sur chacun, et sans caractère qui change le sens de l’écriture. Choisis un autre nom.
