### Le serveur : ce qu’il dit de lui, et ce qui peut clocher dans ce qu’on lui demande.

serve-ready = Decaphase t’attend à l’adresse { $address } (Ctrl-C pour l’arrêter).
serve-running = Decaphase tourne déjà, à l’adresse { $address }.
serve-nearby = Les autres, sur le même réseau, vont à l’adresse { $address }.
serve-nobody-near = Cette machine n’est sur aucun réseau : personne d’autre ne peut venir.
serve-no-browser = Ouvre cette adresse dans un navigateur pour jouer.
server-about = Avec Decaphase, tu joues avec tes amis au jeu de cartes des dix phases. Rien d’officiel : Phase 10 est une marque de son propriétaire, citée seulement pour dire de quel jeu on suit les règles.
server-without-page = Ce serveur a été installé sans sa page pour le navigateur.
    .terminal = Tu peux quand même y jouer depuis un terminal : { $command }
    .mend = Si tu t’occupes du serveur, réinstalle Decaphase sans DECAPHASE_NO_WEB et la page sera là.

## Démarrer

problem-serve-port-taken = Un autre programme utilise déjà le port { $port } ; choisis-en un autre avec --port, ou 0 pour n’importe quel port libre.
problem-serve-port-forbidden = Tu n’as pas le droit d’utiliser le port { $port } sur cette machine ; choisis-en un à partir de 1024 avec --port.
problem-serve-no-address = Personne ne peut être servi à { $host }, port { $port } ; choisis une adresse de cette machine avec --host.
problem-serve-bad-origin = { $origin } n’est pas l’origine d’une page web ; écris-la comme https://play.example.
problem-serve-bad-proxy = { $proxy } n’est pas l’adresse d’un proxy ; écris-la comme 10.0.0.7 ou 10.0.0.0/24.

## Qui demande

problem-server-sign-in = Je ne sais pas qui tu es ; commence un compte ou connecte-toi d’abord.
problem-server-wrong-login = Ce nom et ce mot de passe ne vont pas ensemble ; essaie encore.
problem-server-wrong-password = Ce n’est pas le mot de passe de ce compte ; essaie encore.
problem-server-foreign-page = C’est une page d’un autre site qui l’a demandé, alors rien n’a été fait ; passe par la page du serveur lui-même.
problem-server-foreign-host = Ce nom n’est pas celui de ce serveur ; ouvre l’adresse qu’il affiche à son démarrage.
problem-server-figures = Les chiffres sont réservés à ceux qui s’occupent de ce serveur.
problem-server-too-often = Tu l’as demandé trop souvent ; essaie encore dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
problem-server-over-budget = { $of ->
        [account] Tu as enregistré trop de choses en peu de temps.
        [address] Trop de choses ont été enregistrées depuis ton réseau en peu de temps.
        [changes] Tu changes trop de choses en peu de temps.
       *[table] Il s’est passé trop de choses à cette table en peu de temps.
    } Essaie encore dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
problem-server-connections = Tu as déjà { $most } connexions ouvertes ; fermes-en d’abord une.

## Ce qui est demandé

problem-server-no-page = Il n’y a rien à cette adresse ; vérifie comment elle est écrite.
problem-server-wrong-method = Ça ne se demande pas comme ça ; /api/openapi.json dit comment faire.
problem-server-too-big = C’est trop d’un coup ; envoie au plus { $most } octets.
problem-server-cookies-too-big = Les cookies que ton navigateur envoie ici dépassent { $most } octets ; supprime les cookies de ce site et réessaie.
problem-server-not-json = Envoie ceci en JSON (content-type: application/json).
problem-server-unreadable = Ce que tu as envoyé est illisible ; /api/openapi.json dit à quoi cela doit ressembler.
problem-server-missing-field = Il manque le champ { $field } ; ajoute-le.
problem-server-unknown-field = Il n’y a pas de champ { $field } ici ; enlève-le.
problem-server-bad-field = Le champ { $field } ne peut pas être comme ça ; /api/openapi.json dit ce qui est permis.
problem-server-no-invite = Cette invitation n’est pas valable, ou ne l’est plus ; demandes-en une nouvelle.
problem-server-no-sheet = Tu n’as pas de feuille comme celle-ci ici ; la liste de tes feuilles les montre toutes.

## Le serveur lui-même

problem-server-busy = Trop de monde s’en sert en ce moment ; essaie encore dans un instant.
problem-server-cannot-write = Le serveur ne peut rien enregistrer en ce moment ({ $reason }). Essaie encore dans un instant.
problem-server-no-store = Le serveur n’a pas accès à ses tables en ce moment ; essaie encore dans un instant.
problem-server-failed = Quelque chose a mal tourné dans le serveur, qui a noté quoi ; essaie encore plus tard.
