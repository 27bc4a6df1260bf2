### What the groups of a phase are called.

group-set = set of { $size }
group-run = run of { $size }
group-colour = { $size } cards of one colour
