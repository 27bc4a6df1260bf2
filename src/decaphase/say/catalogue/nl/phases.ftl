### What the groups of a phase are called.

group-set = set van { $size }
group-run = reeks van { $size }
group-colour = { $size } kaarten van één kleur
