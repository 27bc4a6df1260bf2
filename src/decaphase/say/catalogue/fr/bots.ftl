### Bots: which there are, how they are set, and what can be wrong with one.

problem-unknown-bot = Il n’y a pas de bot « { $name } » ; il y a : { $names }.
problem-bot-setting-form = « { $text } » ne règle rien ; les réglages suivent le nom du bot, comme dans « beginner:slips=40 », avec des virgules entre eux.
problem-bot-setting-twice = { $setting } est réglé deux fois pour le bot { $bot } ; une fois suffit.
problem-bot-settings-clash = Pour le bot { $bot }, règle { $one } ou { $other }, pas les deux.
problem-unknown-bot-setting = { $settings ->
    [none] Le bot { $bot } n’a pas de réglages : enlève « { $setting } ».
   *[other] Le bot { $bot } n’a pas de réglage « { $setting } » ; il a : { $settings }.
}
problem-bot-setting-value = { $kind ->
    [seconds] Pour le bot { $bot }, { $setting } est un temps en secondes, plus grand que zéro et { NUMBER($most, useGrouping: 0) } au plus, pas « { $value } ».
   *[whole] Pour le bot { $bot }, { $setting } est un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, pas « { $value } ».
}
problem-broken-bot = Le bot { $bot } ne marche pas : son extension { $plugin } s’est arrêtée avec { $error }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
} ; préviens ses auteurs, ou désinstalle-la.
problem-bot-cannot-choose = Le bot { $bot } ne marche pas : son extension { $plugin } a donné un objet { $kind } sans « choose » ; préviens ses auteurs, ou désinstalle-la.

problem-spectator-does-nothing = C’est ce que voit un spectateur, et un spectateur n’a rien à jouer ; montre la vue d’un siège.
problem-nothing-to-do = Ce n’est pas à { $player } de jouer pour l’instant.
problem-engine-not-native = Le moteur natif n’est pas utilisable ici ; « decaphase --version » dit pourquoi.
