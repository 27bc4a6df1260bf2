### The pages around the table: joining one, opening one, settings, statistics, what this is.

## Joining

web-invited = You are invited
web-who-sits = { $free ->
        [0] At the table: { $players }; no seat is free.
        [one] At the table: { $players }; one seat is free.
       *[other] At the table: { $players }; { $free } seats are free.
    }
web-already-playing = They are playing already. You can look on, and take a seat that becomes free.
web-your-name = Your name
web-name-needed = Please say what you are called.
web-take-seat = Take a seat
web-look-on = Just look on

## Opening a table

web-rulebook = Rules
web-other-rulebooks = Rules from elsewhere
web-seats = Seats
web-of-them-bots = Of them bots
web-bots-later = You can invite people and add bots at the table.
web-open-table = Open the table
web-use-rules = Play by these rules
web-variants = Variants
web-rules-one-by-one = The rules one by one

web-time = Time
web-clock = Clock
web-clock-none = None
    .about = Everybody takes the time they need, even days.
web-clock-relaxed = Relaxed
    .about = A minute a turn, and five minutes in reserve.
web-clock-brisk = Brisk
    .about = Twenty seconds a turn, and one minute in reserve.
web-pausing = Pauses
web-pausing-always = Whenever somebody needs one
web-pausing-between-hands = Only between hands
web-knocking = Knocking
web-window = Time to knock
web-window-seconds = { $seconds ->
        [0] until everybody has answered
       *[other] { $seconds } seconds
    }
web-claims-nearest = The card goes to whoever sits nearest
web-claims-fastest = The card goes to whoever is fastest
web-talk-and-guests = Talk and guests
web-talk-chat = Everybody can write
web-talk-reactions = Only quick words
web-talk-off = No talk
web-who-may-come = Who may come
web-private = Only who has the link
web-listed = Everybody: the table is listed on the first page

## Settings

web-settings-about = Kept in this browser, and used at once.
web-look = How it looks and sounds
web-fullness = How much is said
web-fullness-brief = Brief.
web-fullness-normal = Normal.
web-fullness-full = In full.
web-example = “{ $text }”
web-colours = Colours
web-colours-auto = As my device has it
web-colours-light = Light
web-colours-dark = Dark
web-colours-contrast = High contrast
web-size = Size of the cards
web-size-small = Small
web-size-normal = Normal
web-size-large = Large, with larger text
web-faces = Faces of the cards
web-faces-table = As each table plays
web-faces-colours = Colours
web-faces-packs = Ordinary packs
web-sample = A few cards as they look now
web-pace = How fast others’ moves are shown
web-pace-instant = At once
web-pace-quick = Quickly
web-pace-calm = Calmly
web-pace-slow = Slowly
web-motion = Movement
web-motion-auto = As my device has it
web-motion-off = None
web-sound = Sound
web-sound-on = Sounds for what happens
web-listen = Listen
web-keys = Keys
web-show-keys = See and change the keys
web-keys-how = Choose a command, then press its new key.
web-key = Key
web-no-key = none
web-press = Press a key …
web-change-key = Change the key: { $command }
web-press-key = Press the new key for: { $command }. Escape keeps the old one.
web-key-set = { $key } is now for: { $command }.
web-key-kept = It stays { $key }.
web-key-taken = { $key } is already for: { $command }. Press another key.
web-key-unfit = That key is needed for other things; press a letter, a digit or a sign.
web-reset-keys = All keys as they were
web-keys-reset = All keys are as they were.

## The account

web-account = Your account
web-no-account = You have no account here yet. One begins by itself when you first play; a name is enough. If you have one with a login, sign in.
web-save-name = Save the name
web-name-kept = The name is saved; at tables where you sit already you keep the old one.
web-player-code-about = Somebody who wants to hand you their seat needs it.
web-keep-account = Keep this account
web-keep-account-about = With a login and a password you can come back to your games from any device. There is no e-mail address, so a forgotten password cannot be reset.
web-change-login = Login and password
web-signs-in-as = You sign in as { $login }.
web-login = Login
web-password = Password
web-new-password = New password
web-current-password = Password so far
web-password-how = At least eight characters.
web-keep-login = Save
web-login-kept = Saved. Other devices have to sign in anew.
web-sign-in = Sign in
web-sign-in-instead = Go on here as somebody who has a login. What this guest has played stays at the tables, but you cannot come back to it as this guest.
web-signed-in = You are signed in.
web-sign-out = Sign out
web-sign-out-sure = You can sign in again at any time. Sign out?
web-sign-out-lost = This account has no login, so nobody can ever come back to it. Sign out all the same?
web-signed-out-now = You are signed out.
web-sign-out-elsewhere = Sign out on other devices
web-signed-out-elsewhere = Only this device is signed in now.
web-your-data = What is kept about you
web-your-data-about = A file with everything that this server has kept about you.
web-download = Download
web-delete-account = Delete the account
web-delete-account-about = Your account goes, with its name, its login, its statistics and its score sheets; you leave all tables. This cannot be undone.
web-delete-account-sure = Really delete everything?
web-account-deleted = Your account is deleted.

## Statistics

web-no-games = Here you will see how your games went. Play the first one to its end!
web-games = Games
web-wins = Wins
web-average-place = Average place
web-phases-made = Phases made
web-hands-total = Hands played
web-places = How often in which place
# `$counts`: how often first, second and so on
web-places-chart = First, second and further places: { $counts }
web-last-games = The last games
web-date = Date
web-hands = Hands
web-place-of = { $place } of { $players }

## What this is

web-about-game = Decaphase is the card game of ten phases, whole: by six rulebooks, in four languages, against bots that play well and with people far away, for those who see the cards and those who don’t.
web-about-unofficial = It is unofficial, and has nothing to do with the makers of Phase 10. Phase 10 is a trademark of its owner; it is named here only to say which rules are played.
web-about-kept = What is kept about you
web-about-kept-account = Your name, your language, and a login with a password if you want one; the password only so that nobody can read it.
web-about-kept-games = The games you play, with what was said at the table.
web-about-kept-sheets = The score sheets you write, as long as you keep them.
web-about-kept-browser = Your settings, in your own browser.
web-about-kept-nothing-else = No e-mail address, no advertising, no tracking, nothing from other sites.
web-about-kept-where = Download everything, or delete it
web-about-fair = Is the deal fair?
web-about-fair-how = Before each hand the server commits itself to a secret, and every player’s device seals chance of its own; the cards follow from all of it. After the hand everything is open, and every table has a page on which you can verify it.
web-about-arrows = From card to card; with Shift the card comes along
web-about-licence = Free to use
web-about-licence-words = Decaphase is free software under the MIT licence: use it, change it, hand it on. All texts, cards and sounds are its own.
web-version = Version { $version }
