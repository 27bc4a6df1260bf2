### Bots: which there are, how they are set, and what can be wrong with one.

problem-unknown-bot = Er is geen bot “{ $name }”; wel: { $names }.
problem-bot-setting-form = Met “{ $text }” stel je niets in; instellingen komen achter de naam van een bot, zoals “beginner:slips=40”, met komma’s ertussen.
problem-bot-setting-twice = { $setting } is twee keer ingesteld voor de bot { $bot }; één keer is genoeg.
problem-bot-settings-clash = Kies bij de bot { $bot } voor { $one } of voor { $other }, niet voor allebei.
problem-unknown-bot-setting = { $settings ->
    [none] De bot { $bot } heeft geen instellingen, dus laat “{ $setting }” weg.
   *[other] De bot { $bot } heeft geen instelling “{ $setting }”; wel: { $settings }.
}
problem-bot-setting-value = { $kind ->
    [seconds] { $setting } van de bot { $bot } is een tijd in seconden, meer dan nul en hooguit { NUMBER($most, useGrouping: 0) }, niet “{ $value }”.
   *[whole] { $setting } van de bot { $bot } is een heel getal van { NUMBER($least, useGrouping: 0) } tot en met { NUMBER($most, useGrouping: 0) }, niet “{ $value }”.
}
problem-broken-bot = De bot { $bot } is kapot: zijn plug-in { $plugin } eindigde met { $error }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
}; laat het de makers weten, of verwijder de bot.
problem-bot-cannot-choose = De bot { $bot } is kapot: zijn plug-in { $plugin } gaf een { $kind } zonder “choose”; laat het de makers weten, of verwijder de bot.

problem-spectator-does-nothing = Dit is wat een toeschouwer ziet, en een toeschouwer heeft niets te doen; gebruik wat een van de stoelen ziet.
problem-nothing-to-do = { $player } is nu niet aan zet.
problem-engine-not-native = De gecompileerde engine is hier niet te gebruiken; “decaphase --version” zegt waarom.
