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
