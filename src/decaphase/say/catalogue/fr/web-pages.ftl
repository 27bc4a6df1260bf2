### The pages around the table: joining one, opening one, settings, statistics, what this is.

## Joining

web-invited = On t’invite
web-who-sits = { $free ->
        [0] À table : { $players } ; aucun siège n’est libre.
        [one] À table : { $players } ; un siège est libre.
       *[other] À table : { $players } ; { $free } sièges sont libres.
    }
web-already-playing = La partie a déjà commencé. Tu peux regarder, et prendre un siège qui se libère.
web-your-name = Ton nom
web-name-needed = Dis-nous comment tu t’appelles.
web-take-seat = Prendre un siège
web-look-on = Juste regarder
