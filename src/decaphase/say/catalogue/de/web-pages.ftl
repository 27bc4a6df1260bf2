### The pages around the table: joining one, opening one, settings, statistics, what this is.

## Joining

web-invited = Du bist eingeladen
web-who-sits = { $free ->
        [0] Am Tisch: { $players }; kein Sitz ist frei.
        [one] Am Tisch: { $players }; ein Sitz ist frei.
       *[other] Am Tisch: { $players }; { $free } Sitze sind frei.
    }
web-already-playing = Die Partie läuft schon. Du kannst zuschauen und einen Sitz nehmen, der frei wird.
web-your-name = Dein Name
web-name-needed = Sag bitte, wie du heißt.
web-take-seat = Mitspielen
web-look-on = Nur zuschauen
