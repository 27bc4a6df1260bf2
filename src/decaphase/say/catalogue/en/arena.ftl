### What `decaphase arena` and `decaphase ladder` print.

## decaphase arena

arena-starting = Getting ready
arena-so-far = { $a } wins { $share }
arena-about = { $a } against { $b }: { $games } games of { $players } players, rules { $rules }{ $options ->
    [none] {""}
   *[other] {" "}with { $options }
}, seed { $seed }.
arena-pairs = The decks of { $pairs } games were each played twice, the second time with the seats of the two sides swapped.
arena-rounded = { $asked } games were asked for; { $games } were played, because they go in pairs.
arena-interrupted = { $games ->
    [0] It was broken off before the first games were finished, so there is nothing to tell.
   *[other] It was broken off before all { $asked } games were played; what follows is what was played until then.
}
arena-share = { $a } wins { $share } of the games.
arena-interval = { $kind ->
    [fixed] Its true share is { $low } to { $high }, with { $confidence } confidence; the standard error is { $stderr }.
   *[any-time] Its true share is { $low } to { $high }, with { $confidence } confidence whenever one stops; the standard error is { $stderr }.
}
arena-one-pair = One pair of games cannot tell how sure that is; play more.
arena-clear = { $better ->
    [none] That leaves open who is better: an even share, 50 %, lies in that range. More games would narrow it.
   *[other] So { $better } is better: an even share, 50 %, lies outside that range.
}
arena-settled = { $better ->
    [none] It is not settled who is better.
   *[other] It is settled that { $better } is better; between equals such a verdict comes in at most { $error } of matches.
}
arena-figure = figure
arena-wins = games won
arena-points = points per hand
arena-laid = hands with a phase laid
arena-phase = phase { $phase } made when tried
arena-lengths = A game took { $hands } hands, a hand { $turns } turns of all players together.
arena-time = { $decisions } decisions in { $seconds } seconds.
arena-unended = { $count ->
    [one] One game was ended after { $most } decisions, because it went round for ever; it counts as it stood.
   *[other] { $count } games were ended after { $most } decisions, because they went round for ever; they count as they stood.
}
arena-written = Each game is a row of { $file }.
arena-recorded = Each game is a record in { $folder }.
arena-decided = Each decision is a row of { $file }.

## decaphase ladder

ladder-so-far = Playing
ladder-about = { $games } games of { $players } players, rules { $rules }{ $changed ->
    [0] {""}
    [one] {" "}with one option changed
   *[other] {" "}with { $changed } options changed
}, seed { $seed }
ladder-rounded = { $asked } games were asked for; { $games } were played, so that everybody sat in every seat.
ladder-interrupted = It was broken off before all games were played; this is what was played until then.
ladder-bot = bot
ladder-rating = rating
ladder-uncertainty = uncertainty
ladder-win-rate = games won
ladder-place = mean place
ladder-games = games
ladder-reading = A higher rating is better; the uncertainty is one standard deviation. Among equals each would win { $share } of its games.
ladder-drawn = The chart is in { $file }.
ladder-chart-title = How strong the bots are
ladder-chart-axis = OpenSkill rating, more is better; the lines span 95 % confidence

## What can be wrong

problem-missing-package = This needs the package { $package }, which is not installed; install decaphase[{ $extra }] to have it.
problem-jobs-count = { $count } jobs cannot be run; ask for 1 to { $most }.
problem-jobs-and-ray = The workers of --ray are as many as it has, so leave out --jobs.
problem-no-such-cluster = No Ray cluster answers at { $address }; start it, or use --ray local for two workers on this machine.
problem-worker-ended = A process that was playing games ended before they were played; what it said, if anything, stands above. Try again, with fewer jobs if memory is short.
problem-bot-erred = The bot { $bot } tried “{ $action }”, which is not legal ({ $code }), so the match was ended; tell its authors.
problem-results-suffix = { $file } is neither CSV nor Parquet; let its name end in one of: { $suffixes }.
problem-results-exist = { $file } is there already and was left alone; choose another name, or move the file away.
problem-results-broke-off = { $file } could not be written to its end: { $why }.
problem-chart-suffix = { $file } cannot be drawn; let its name end in one of: { $suffixes }.
problem-bot-twice = { $bot } is named twice; on a ladder every bot stands once.
problem-few-bots = { $count ->
    [one] One bot cannot
   *[other] { $count } bots cannot
} fill a table of { $players } without sitting in two seats; name more bots, or fewer players.
problem-many-bots = { $count } bots are too many for a ladder; name at most { $most }.
