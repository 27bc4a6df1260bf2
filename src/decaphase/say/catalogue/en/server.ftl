### The server: what it says of itself, and what can be wrong with what was asked of it.

serve-ready = Decaphase is ready at { $address } (Ctrl-C ends it).
serve-running = Decaphase is running already, at { $address }.
serve-nearby = Others on the same network come to { $address }.
serve-nobody-near = This machine is on no network, so nobody else can come.
serve-no-browser = Open this address in a browser to play.
server-about = Decaphase plays the card game of ten phases with you and your friends. It is unofficial: Phase 10 is a trademark of its owner, named only to say which game’s rules are played.
server-without-page = This server was installed without its page for the browser.
    .terminal = You can play here from a terminal all the same: { $command }
    .mend = Whoever runs the server gets the page by installing Decaphase anew, without DECAPHASE_NO_WEB.

## Starting

problem-serve-port-taken = Another program is using port { $port } already; choose another one with --port, or 0 for any that is free.
problem-serve-port-forbidden = You may not use port { $port } on this machine; choose one from 1024 up with --port.
problem-serve-no-address = Nobody can be served at { $host }, port { $port }; choose an address of this machine with --host.
problem-serve-bad-origin = { $origin } is no origin of a web page; write it like https://play.example.
problem-serve-bad-proxy = { $proxy } is no address of a proxy; write it like 10.0.0.7 or 10.0.0.0/24.

## Who asks

problem-server-sign-in = I don’t know who you are; begin an account or log in first.
problem-server-wrong-login = This login name and this password do not belong together; try again.
problem-server-wrong-password = That is not the password of this account; try again.
problem-server-foreign-page = This was asked by a page of another website, so it was not done; use the server’s own page.
problem-server-foreign-host = This name doesn’t belong to this server; open the address that it shows when it starts.
problem-server-figures = The figures are only for whoever runs this server.
problem-server-too-often = That was too often; try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
problem-server-over-budget = { $of ->
        [account] You’ve saved too much in a short time.
        [address] Too much has been saved from your network in a short time.
        [changes] You’re changing too many things in a short time.
       *[table] Too much has happened at this table in a short time.
    } Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
problem-server-connections = You already have { $most } connections open; close one first.

## What was asked

problem-server-no-page = There is nothing at this address; check how it is written.
problem-server-wrong-method = That is not how to ask for this; /api/openapi.json says how.
problem-server-too-big = That is too much at once; send at most { $most } bytes.
problem-server-cookies-too-big = The cookies that your browser sends here are larger than { $most } bytes; delete the cookies of this site and try again.
problem-server-not-json = Please send this as JSON (content-type: application/json).
problem-server-unreadable = What you sent cannot be read; /api/openapi.json says what it should look like.
problem-server-missing-field = The field { $field } is missing; add it.
problem-server-unknown-field = There is no field { $field } here; leave it out.
problem-server-bad-field = The field { $field } cannot be like that; /api/openapi.json says what it may be.
problem-server-no-invite = This invitation does not hold, or no longer; ask for a new one.
problem-server-no-sheet = You have no such score sheet here; the list of your sheets shows those there are.

## The server itself

problem-server-busy = Too many people are at it just now; try again in a moment.
problem-server-cannot-write = The server can’t save anything right now ({ $reason }). Try again in a moment.
problem-server-no-store = The server cannot get at its tables just now; try again in a moment.
problem-server-failed = Something went wrong in the server, and it has written down what; try again later.
