### Ce qui peut clocher là où les tables et les comptes sont conservés.

problem-store-bad-url = Ce n’est pas l’adresse d’une base de données ; écris sqlite:///CHEMIN ou postgresql://UTILISATEUR@HÔTE/NOM.
problem-store-cannot-open = { $store } ne peut pas être ouvert ; son dossier existe-t-il, et as-tu le droit d’y écrire ?
problem-store-in-use = { $store } est déjà utilisé par un autre programme ; arrête-le d’abord, ou prends PostgreSQL pour faire tourner plusieurs serveurs.
problem-store-damaged = { $store } est abîmé ou n’est pas une base de Decaphase ; mets une sauvegarde à sa place.
problem-store-newer = La base a été écrite par un Decaphase plus récent (son schéma est { $found }, celui-ci connaît { $known }) ; mets Decaphase à jour.
problem-store-no-entry = { $store } ne te laisse pas entrer ; vérifie l’utilisateur, le mot de passe et le nom de la base dans l’adresse.
problem-store-unreachable = { $store } ne répond pas ; vérifie qu’il tourne, puis réessaie.
problem-store-outcome-unknown = La base de données ne répond pas, on ne sait donc pas encore si c’est fait ; redemande pour le savoir.
problem-store-full = Il n’y a plus de place pour { $store }, rien n’a donc été écrit ; fais un peu de place et réessaie.
problem-store-read-only = { $store } est en lecture seule, rien n’a donc été écrit ; autorise l’écriture et réessaie.
problem-store-failed = La base de données a échoué ({ $reason }), rien n’a donc été écrit ; regarde dans son journal.
problem-store-busy = Trop de choses attendent d’être écrites ; réessaie dans un instant.
problem-store-closed = La base de données est fermée ; relance le serveur.

problem-store-no-table = La table { $table } n’existe pas.
problem-store-table-exists = La table { $table } existe déjà ; choisis un autre nom.
problem-store-moved-on = On a continué à la table { $table }, jusqu’à la ligne { NUMBER($last_seq, useGrouping: 0) } ; rattrape le jeu et réessaie.
problem-store-snapshot-ahead = Le journal de la table { $table } ne va pas encore si loin ; ne garde que l’état de ce qui est écrit.
problem-store-bad-id = Un identifiant a de 1 à { $most } lettres, chiffres ou signes ASCII, sans espace.
problem-store-bad-seq = Le numéro d’une ligne est un nombre entier à partir de 0.
problem-store-bad-limit = Demandes-en de 1 à { $most } à la fois.
problem-store-bad-append = { $count ->
        [0] Il n’y a rien à écrire ; donne au moins une ligne.
       *[other] { $count } lignes, c’est trop pour une seule fois ; le maximum est { $most }.
    }
problem-store-too-big = { $size } octets, c’est trop pour un seul morceau ; le maximum est { $most }.
problem-store-move-twice = Deux de ces coups ont le même identifiant ; donne à chacun le sien.

problem-login-taken = Le nom de connexion { $login } n’est pas disponible ; choisis-en un autre.
problem-store-exists = Cela existe déjà ; prends un autre identifiant.
problem-store-no-account = Ce compte n’existe plus ; commences-en un nouveau ou reconnecte-toi.
problem-store-bad-name = Un nom a de 1 à { $most } caractères, pas seulement des espaces, et tient sur une ligne.
problem-store-bad-login = Un nom de connexion a de 1 à { $most } lettres, chiffres ou signes visibles, sans espace.
problem-store-bad-language = Ce n’est pas le code d’une langue ; écris par exemple fr ou nl-BE.
problem-store-bad-hash = Ce n’est pas une empreinte qu’on peut garder ; donne le SHA-256 d’un secret, ou l’empreinte d’un mot de passe en texte.
problem-store-bad-time = Un moment est un nombre entier de millisecondes depuis 1970.
problem-store-bad-report = Raconte ce qui s’est passé en 1 à { $most } caractères.
problem-store-bad-result = Un nombre de ce résultat est trop grand ou négatif ; corrige-le.
problem-store-many-results = { $count } résultats, c’est trop pour une seule fois ; le maximum est { $most }.
problem-store-bad-revision = La révision d’une feuille est un nombre entier, 0 tant que rien n’est gardé.
problem-store-bad-sheet = Cette feuille ne peut pas être gardée ; envoie-la sous forme de texte.
problem-sheet-newer = Cette feuille a été modifiée ailleurs entre-temps (révision { $revision }) ; regarde d’abord l’autre, puis choisis laquelle des deux reste.
problem-sheet-gone = Cette feuille n’est plus sur le serveur ; garde-la comme nouvelle feuille ou supprime-la ici aussi.
problem-sheets-full = Tu gardes déjà { $most } feuilles ; supprimes-en une dont tu n’as plus besoin.
