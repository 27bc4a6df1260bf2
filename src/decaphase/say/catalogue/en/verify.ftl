### What `decaphase verify` prints: whether the cards of a record were dealt as its proof says.

## What came out

verify-proved = { $proved ->
    [one] { $file }: proved. The cards of the hand follow from the server’s secret and from what the players contributed, and every move was legal.
   *[other] { $file }: proved. The cards of { $proved } hands follow from the server’s secrets and from what the players contributed, and every move was legal.
}
verify-unproved = { $file }: not proved; of { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}, this many are: { $proved }.
verify-differs = { $file }: something does not agree. Hands that are proved: { $proved } of { $hands }.
verify-scheme = { $scheme ->
    [1] The deal is of scheme 1: the players’ contributions were not sealed.
   *[2] The deal is of scheme 2: every contribution was sealed before any was opened.
}
verify-hand-differs = Hand { $hand }: { $message }
verify-hand-open = Hand { $hand } is not over yet; its secret is published when it ends.
verify-hand-no-secret = Hand { $hand } is over, but its secret is missing; ask the server for it.
verify-hand-alone = Hand { $hand }: the cards follow from the secret, but no player contributed, so the server decided them alone.
verify-hand-withheld = Hand { $hand }: these seats did not open what they had sealed: { $seats }. Together with the server they could choose one of { $decks } decks, so nothing is proved.
verify-hand-no-proof = Hand { $hand } has no proof, so nothing can be said about its cards.
verify-stray = Your notes: { $message }
verify-noted = { $count ->
    [one] Compared with your notes: hand { $hands }.
   *[other] Compared with your notes: hands { $hands }.
}
verify-not-noted = { $count ->
    [one] You noted nothing about hand { $hands }.
   *[other] You noted nothing about hands { $hands }.
}

## What that means

verify-differs-means = Where something does not agree, either the record was changed afterwards, or the cards did not come from what was published; the file alone cannot tell which.
verify-shows = What this shows: each secret is the one the server had committed itself to, and every deck and reshuffle follows from it together with what the players contributed. If the commitment was shown to you before you contributed, and your contribution was random, then neither the server alone nor the players among themselves could choose the cards.
verify-shows-sealed = What this shows: each secret is the one the server had committed itself to, every contribution is the one that its player had sealed, and every deck and reshuffle follows from all of them. If your contribution was random, and you opened it after you had seen the commitment and the seals that are in this record, then nobody could choose the cards, not even the server together with other players.
verify-shows-not = What it cannot show:
verify-cannot-when = - That the commitment was really published before the players contributed. Compare it with what you noted then, with --commitment or --seen.
verify-cannot-when-sealed = - That the commitment and all seals were published before the first contribution was opened. Compare them with what you noted then, with --seen.
verify-cannot-when-noted = - That you made your notes before you contributed; only you know that.
verify-cannot-league = - That the server and a player were not in league: whoever knows the secret and contributes last can try until the cards please them.
verify-cannot-looking = - That nobody looked at the cards: the server can know them all as soon as everybody has contributed.
verify-cannot-hushed = - That no hand was broken off because somebody disliked its cards. Look for a commitment that you were shown and that is not in the record, and for hands without a proof.

## What does not agree

problem-fair-commitment-differs = The secret is not the one the server had committed itself to.
problem-fair-deck-differs = The deck is not the one that follows from the secret and the contributions: card { $place } from the top is { $found } and should be { $fair }.
problem-fair-reshuffle-differs = Reshuffle { $number } is not the one that follows from the secret and the contributions: card { $place } from the top is { $found } and should be { $fair }.
problem-fair-seal-differs = The contribution of seat { $seat } is not the one that seat had sealed.
problem-fair-seal-barred = Seat { $seat } left a seal unopened in one of the { $hands } hands before, so it could not take part in this shuffle; but it did.
problem-fair-noted-commitment = You noted the commitment { $noted }, but the record has { $found }.
problem-fair-noted-contribution = The contribution of seat { $seat } is not the one you noted.
problem-fair-noted-seals = The seals are not the ones you noted before you opened yours.
problem-fair-noted-table = You noted the table “{ $noted }”, but the record is of “{ $found }”.
problem-fair-noted-hand = You noted hand { $hand }, but the record has no proof of it.
problem-fair-noted-stray = You noted the commitment { $noted }, but it is nowhere in the record.

## What cannot be verified

problem-no-fair-proof = There is no proof of a fair deal in this record (no [meta.fair] table). That is no sign of cheating: only a server that deals in this way writes one.
problem-fair-not-a-game = This record says itself that it is refused or that a move in it is illegal, so it is not of a game that was dealt; there is nothing to prove.
problem-fair-scheme = This proof is of the scheme “{ $scheme }”, but only “{ $known }” is known here; a newer decaphase may know it.
problem-fair-table = A table’s name has 1 to { $most } bytes and only characters that can be printed.
problem-fair-hand-number = There is no hand { $hand }; hands are numbered from 1 to { $most }.
problem-fair-secret = The number of bytes in this secret is { $count }, but it has to be { $size }.
problem-fair-contribution = The number of bytes in this contribution is { $count }, but it has to be { $least } to { $most }; for a seat that gave none, write "".
problem-fair-seal = The number of bytes in this seal is { $count }, but it has to be { $size }; for a seat without a seal, write "".
problem-bad-hex = “{ $value }” is not hexadecimal; write each byte as two characters from 0 to 9 and a to f.
problem-bad-commitment = “{ $value }” is not a commitment, which has 64 characters from 0 to 9 and a to f.
problem-fair-hand-not-there = There is a proof of this hand, but the number of hands in the record is { $count }; leave the proof out, or add the hand.
problem-fair-hand-without-deck = This hand begins from a position and not with a deck, so there is nothing to prove; leave its proof out.
problem-verify-notes-of-one = Notes are compared with one record at a time; name one file, not { $count }.
