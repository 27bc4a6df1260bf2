### The terminal: questions with numbered answers, and what is kept on this computer.

terminal-choice = { $number }. { $choice }
terminal-choose = Welke, 1 tot en met { $count }? (Enter: { $default })
terminal-choose-or-back = Welke, 1 tot en met { $count }? (Enter: terug)
terminal-not-a-choice = Typ een getal van 1 tot en met { $count }.
terminal-yes = j ja
terminal-no = n nee
terminal-yes-or-no = Typ j voor ja of n voor nee.

problem-no-voice = Er is geen spraakprogramma op deze computer; installeer espeak-ng of spd-say, of laat --speak weg.
problem-no-home = Het is niet bekend waar je bestanden staan: stel de omgevingsvariabele HOME in.
problem-cannot-keep = { $reason ->
        [full] De schijf is vol, dus { $file } kon niet worden geschreven; maak wat ruimte.
        [locked] { $file } kon niet worden geschreven: daar mag niets worden geschreven.
       *[other] { $file } kon niet worden geschreven.
    }

terminal-bye = Tot ziens.
