### Who plays.

problem-player-count = Es spielen 2 bis { $most } mit, nicht { $count }.
problem-empty-name = Wer mitspielt, braucht einen Namen.
problem-long-name = Ein Name mit { $length } Zeichen ist zu lang; höchstens { $most } dürfen es sein.
problem-unprintable-name = In einem Namen dürfen nur Zeichen stehen, die man drucken kann, keine Zeilenumbrüche oder Tabulatoren.
problem-hidden-name = Ein Name braucht sichtbare Zeichen, mit wenigen Akzenten auf jedem, und keine, die die Schreibrichtung umkehren. Wähle einen anderen Namen.
