### Bots: which there are, how they are set, and what can be wrong with one.

problem-unknown-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $names }.
problem-bot-setting-form = „{ $text }“ stellt nichts ein; Einstellungen stehen hinter dem Namen des Bots wie in „beginner:slips=40“, mit Kommas dazwischen.
problem-bot-setting-twice = { $setting } ist für den Bot { $bot } zweimal eingestellt; einmal reicht.
problem-bot-settings-clash = Stell für den Bot { $bot } entweder { $one } oder { $other } ein, nicht beides.
problem-unknown-bot-setting = { $settings ->
    [none] Der Bot { $bot } hat keine Einstellungen; lass „{ $setting }“ also weg.
   *[other] Der Bot { $bot } hat keine Einstellung „{ $setting }“; er hat: { $settings }.
}
problem-bot-setting-value = { $kind ->
    [seconds] { $setting } ist beim Bot { $bot } eine Zeit in Sekunden, mehr als 0 und höchstens { NUMBER($most, useGrouping: 0) }, nicht „{ $value }“.
   *[whole] { $setting } ist beim Bot { $bot } eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }, nicht „{ $value }“.
}
problem-broken-bot = Der Bot { $bot } ist kaputt: Sein Plug-in { $plugin } endete mit { $error }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
}. Sag den Leuten Bescheid, die ihn gemacht haben, oder deinstallier ihn.
problem-bot-cannot-choose = Der Bot { $bot } ist kaputt: Sein Plug-in { $plugin } lieferte etwas vom Typ { $kind }, und das hat kein „choose“. Sag den Leuten Bescheid, die ihn gemacht haben, oder deinstallier ihn.

problem-spectator-does-nothing = Das sieht jemand, der nur zuschaut, und wer zuschaut, hat nichts zu tun; nimm die Sicht von einem Sitz.
problem-nothing-to-do = { $player } hat gerade nichts zu tun.
problem-engine-not-native = Die kompilierte Engine lässt sich hier nicht nutzen; „decaphase --version“ sagt, warum.
