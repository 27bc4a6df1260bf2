### Who plays.

problem-player-count = Er kunnen 2 tot en met { $most } spelers meedoen, niet { $count }.
problem-empty-name = Een speler heeft een naam nodig.
problem-long-name = Een naam van { $length } tekens is te lang; er mogen er { $most } in.
problem-unprintable-name = In een naam mogen alleen tekens die je kunt afdrukken, geen nieuwe regels of tabs.
problem-hidden-name = Een naam heeft zichtbare tekens nodig, met weinig accenten per teken, en geen tekens die de schrijfrichting omdraaien. Kies een andere naam.
