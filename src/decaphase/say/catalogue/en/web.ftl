### The page in the browser: its frame, and words that stand on many pages.

web-name = Decaphase
web-skip = Skip to the content
web-home = Home
web-guest = Guest
web-close = Close
web-settings = Settings
web-rules = Rules
web-play-now = Play now
web-unreachable = The server cannot be reached just now; check your connection and try again.
web-connecting = Connecting …
web-reconnecting = Connection lost; trying again …
web-signed-out = You have been signed out; load the page again.
