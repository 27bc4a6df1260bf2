### The page in the browser: its frame, and words that stand on many pages.

web-name = Decaphase
web-skip = Naar de inhoud
web-home = Begin
web-guest = Gast
web-close = Sluiten
web-settings = Instellingen
web-rules = Spelregels
web-play-now = Meteen spelen
web-unreachable = De server is nu niet te bereiken; kijk of je verbinding hebt en probeer het nog eens.
web-connecting = Verbinding maken …
web-reconnecting = Verbinding kwijt; we proberen het opnieuw …
web-signed-out = Je bent uitgelogd; laad de pagina opnieuw.
