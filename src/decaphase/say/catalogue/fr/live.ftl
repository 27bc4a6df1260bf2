### What goes on at a table online around the game itself, as it is told to somebody there. `$own`: whether it is the
### listener. Each may have a brief form, a normal one and a full one; where only the first stands, one is enough.

# Whoever sat in a seat whose name nobody remembers.
live-somebody = Quelqu’un (siège { $seat })

## Seats

live-table-opened = La table est ouverte : { $edition }, { $seats } sièges.
    .brief = { $edition }, { $seats } sièges.
live-table-changed = À cette table, on joue maintenant ainsi : { $edition }, { $seats } sièges.
    .brief = Maintenant { $edition }, { $seats } sièges.
live-seat-taken = { $own ->
        [yes] Tu prends
       *[no] { $player } prend
    } le siège { $seat }.
    .brief = { $own ->
        [yes] Toi
       *[no] { $player }
    } : siège { $seat }.
live-seat-left = { $own ->
        [yes] Tu quittes
       *[no] { $player } quitte
    } la table.
live-seat-offered = { $own ->
        [yes] Tu proposes ton siège ; il change de mains dès que l’autre s’y installe.
       *[no] { $player } te propose le siège { $seat } ; prends-le pour jouer à sa place.
    }
live-seat-handed-over = { $own ->
        [yes] Tu reprends
       *[no] { $player } reprend
    } le siège { $seat }.
live-bot-seated = Le bot { $player } ({ $bot }) prend le siège { $seat }.
    .brief = Bot { $player } ({ $bot }) : siège { $seat }.
live-bot-removed = Le bot du siège { $seat } s’en va.
live-bot-minds = { $own ->
        [yes] Un bot garde ton siège jusqu’à ton retour.
       *[no] { $player } s’absente ; un bot garde le siège.
    }
live-seat-back = { $own ->
        [yes] Te revoilà à ta place.
       *[no] { $player } est de retour.
    }
live-kick-voted = { $role ->
        [target] Quelqu’un a voté ton départ.
        [voter] Tu votes le départ de { $player }.
       *[none] Quelqu’un vote le départ de { $player }.
    }
live-kicked = { $own ->
        [yes] Les autres ont voté ton départ de cette table.
       *[no] Le départ de { $player } a été voté.
    }

## Playing

live-said-ready = { $own ->
        [yes] Pour toi, on peut y aller.
       *[no] Pour { $player }, on peut y aller.
    }
live-took-ready-back = { $own ->
        [yes] Finalement, tu veux encore attendre.
       *[no] Finalement, { $player } veut encore attendre.
    }
# How the deal is kept fair is said to who wants to hear everything; the table notes and checks it for all.
# `$short`: the first few characters of what binds the server to its secret.
live-committed = On mélange pour la manche { $hand }.
    .brief = On mélange.
    .full = On mélange pour la manche { $hand } ; le serveur s’engage sur { $short }.
live-sealed = { "" }
    .full = { $own ->
        [yes] Tu scelles ta part de hasard pour le mélange.
       *[no] { $player } scelle sa part de hasard pour le mélange.
    }
live-seals-closed = { "" }
    .full = Tous les sceaux sont là ; on les ouvre.
live-contributed = { "" }
    .full = Tu ajoutes ta part de hasard au mélange.
live-secret-revealed = { "" }
    .full = Le secret du serveur pour la manche { $hand } est maintenant connu, chacun peut vérifier la donne.
live-answered = { $knock ->
        [yes] Tu toques ; aux autres de répondre.
       *[no] Tu laisses passer ; aux autres de répondre.
    }
    .brief = { $knock ->
        [yes] Tu toques.
       *[no] Tu laisses passer.
    }
live-took-back = { $own ->
        [yes] Tu reprends ce que tu viens de faire.
       *[no] { $player } reprend sa dernière action.
    }
live-timed-out = { $own ->
        [yes] Ton temps est écoulé ; un bot finit ce tour pour toi.
       *[no] Le temps de { $player } est écoulé ; un bot finit le tour.
    }
live-paused = { $own ->
        [yes] Tu mets la partie en pause ; le temps ne compte plus.
       *[no] { $player } met la partie en pause ; le temps ne compte plus.
    }
    .brief = { $own ->
        [yes] Tu fais une pause.
       *[no] { $player } fait une pause.
    }
live-resumed = { $own ->
        [yes] Tu reprends la partie.
       *[no] { $player } reprend la partie.
    }
live-rematch-wanted = { $own ->
        [yes] Tu demandes une revanche.
       *[no] { $player } demande une revanche.
    }
live-rematch-began = Une nouvelle partie commence.

## Talk. `$text`: what was said, or a reaction

live-said = { $own ->
        [yes] Toi
       *[no] { $player }
    } : { $text }
live-reaction-bravo = Bien joué !
live-reaction-thanks = Merci !
live-reaction-oops = Oups !
live-reaction-wow = Ouah !
live-reaction-laugh = Ha ha !
live-reaction-hurry = Allez, c’est à toi !
live-reaction-sorry = Pardon !
live-reaction-hello = Bonjour !
live-reaction-goodbye = Au revoir !
live-muted = Tu n’entendras plus cette personne.
live-unmuted = Tu entends de nouveau cette personne.

## Time, and the end

live-server-started = Le serveur a redémarré ; le temps perdu ne compte pour personne.
    .brief = Serveur redémarré.
live-entries-lost = La base de données du serveur a perdu { $count ->
        [one] la dernière étape
       *[other] les { $count } dernières étapes
    } de cette table ; la partie reprend juste avant.
live-closed = La table est rangée pour de bon.
