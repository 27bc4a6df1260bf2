### The page in the browser: its frame, and words that stand on many pages.

web-name = Decaphase
web-skip = Aller au contenu
web-home = Accueil
web-guest = Invité
web-close = Fermer
web-settings = Réglages
web-rules = Règles
web-play-now = Jouer tout de suite
web-unreachable = Le serveur ne répond pas pour l’instant ; vérifie ta connexion et réessaie.
web-connecting = Connexion …
web-reconnecting = Connexion perdue ; nouvel essai …
web-signed-out = Tu as été déconnecté ; recharge la page.
