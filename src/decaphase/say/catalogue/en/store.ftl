### What can be wrong with the place where live tables and people’s accounts are kept.

problem-store-bad-url = This is no address of a database; write sqlite:///PATH or postgresql://USER@HOST/NAME.
problem-store-cannot-open = { $store } cannot be opened; does its folder exist, and may you write there?
problem-store-in-use = { $store } is in use by another program; end that one first, or use PostgreSQL to run several servers.
problem-store-damaged = { $store } is damaged or is not a database of Decaphase; put a backup in its place.
problem-store-newer = The database was written by a newer Decaphase (its schema is { $found }, this one knows { $known }); update Decaphase.
problem-store-no-entry = { $store } does not let you in; check the user, the password and the name of the database in its address.
problem-store-unreachable = { $store } does not answer; check that it is running, then try again.
problem-store-outcome-unknown = The database does not answer, so it is not yet known whether this was done; asking again will tell.
problem-store-full = There is no room left for { $store }, so nothing was written; make some room and try again.
problem-store-read-only = { $store } may only be read, so nothing was written; make it writable and try again.
problem-store-failed = The database failed ({ $reason }), so nothing was written; look into its log.
problem-store-busy = Too much is waiting to be written; try again in a moment.
problem-store-closed = The database has been closed; start the server again.

problem-store-no-table = There is no table { $table }.
problem-store-table-exists = There is a table { $table } already; choose another id.
problem-store-moved-on = The table { $table } has moved on to entry { NUMBER($last_seq, useGrouping: 0) }; catch up and try again.
problem-store-snapshot-ahead = The log of table { $table } does not go that far; keep a state only of what has been written.
problem-store-bad-id = An id has 1 to { $most } letters, digits or signs of ASCII, and no spaces.
problem-store-bad-seq = An entry’s number is a whole number from 0 up.
problem-store-bad-limit = Ask for 1 to { $most } at once.
problem-store-bad-append = { $count ->
        [0] There is nothing to write; hand in at least one entry.
       *[other] { $count } entries are too many to write at once; { $most } is the most.
    }
problem-store-too-big = { $size } bytes are too many to keep in one piece; { $most } is the most.
problem-store-move-twice = Two of these moves have the same id; give each its own.

problem-login-taken = The login name { $login } isn’t available; choose another one.
problem-store-exists = That is there already; take another id.
problem-store-no-account = There is no such account any more; begin a new one or log in again.
problem-store-bad-name = A name has 1 to { $most } characters, not only spaces, and stands on one line.
problem-store-bad-login = A login name has 1 to { $most } letters, digits or signs that can be seen, and no spaces.
problem-store-bad-language = This is no tag of a language; write it like en or nl-BE.
problem-store-bad-hash = This is no hash that could be kept; hand in the SHA-256 of a secret, or a password’s hash as text.
problem-store-bad-time = A time is a whole number of milliseconds since 1970.
problem-store-bad-report = Say what happened in 1 to { $most } characters.
problem-store-bad-result = A number in this result is too large or below nought; correct it.
problem-store-many-results = { $count } results are too many to write at once; { $most } is the most.
problem-store-bad-revision = A sheet’s revision is a whole number, 0 where nothing was saved yet.
problem-store-bad-sheet = This is no sheet that could be kept; send it as text.
problem-sheet-newer = This sheet was changed elsewhere in the meantime (revision { $revision }); look at that one first, then choose which of the two stays.
problem-sheet-gone = This sheet is no longer on the server; save it as a new one, or delete it here too.
problem-sheets-full = You keep { $most } sheets already; delete one that you no longer need.
