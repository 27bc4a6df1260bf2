### The page in the browser: its frame.

web-name = Decaphase
