### Bots: which there are, how they are set, and what can be wrong with one.

problem-unknown-bot = There is no bot “{ $name }”; there is: { $names }.
problem-bot-setting-form = “{ $text }” does not set anything; settings follow a bot’s name like “beginner:slips=40”, with commas between them.
problem-bot-setting-twice = { $setting } is set twice for the bot { $bot }; once is enough.
problem-bot-settings-clash = Set { $one } or { $other } for the bot { $bot }, not both.
problem-unknown-bot-setting = { $settings ->
    [none] The bot { $bot } has no settings, so leave out “{ $setting }”.
   *[other] The bot { $bot } has no setting “{ $setting }”; it has: { $settings }.
}
problem-bot-setting-value = { $kind ->
    [seconds] { $setting } of the bot { $bot } is a time in seconds, more than none and at most { NUMBER($most, useGrouping: 0) }, not “{ $value }”.
   *[whole] { $setting } of the bot { $bot } is a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not “{ $value }”.
}
problem-broken-bot = The bot { $bot } is broken: its plug-in { $plugin } ended with { $error }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
}; tell its authors, or uninstall it.
problem-bot-cannot-choose = The bot { $bot } is broken: its plug-in { $plugin } gave a { $kind } that has no “choose”; tell its authors, or uninstall it.

problem-spectator-does-nothing = This is what a spectator sees, and a spectator has nothing to do; show the view of a seat.
problem-nothing-to-do = It is not for { $player } to do anything now.
problem-engine-not-native = The native engine can’t be used here; “decaphase --version” says why.
