### Het regelboekje op papier.

paper-picture = Plaatje: { $cards }

## Wat --help zegt

help-print-rulebook = Het regelboekje van jullie tafel, netjes gezet, met plaatjes bij de voorbeelden.
