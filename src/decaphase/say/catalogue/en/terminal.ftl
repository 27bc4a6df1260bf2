### The terminal: questions with numbered answers, and what is kept on this computer.

terminal-choice = { $number }. { $choice }
terminal-choose = Which one, 1 to { $count }? (Enter: { $default })
terminal-choose-or-back = Which one, 1 to { $count }? (Enter: back)
terminal-not-a-choice = Please type a number from 1 to { $count }.
terminal-yes = y yes
terminal-no = n no
terminal-yes-or-no = Please type y for yes or n for no.

problem-no-voice = There is no speech program on this computer; install espeak-ng or spd-say, or leave --speak out.
problem-no-home = It is not known where your files are kept: set the environment variable HOME.
problem-cannot-keep = { $reason ->
        [full] The disk is full, so { $file } could not be written; make some room.
        [locked] { $file } could not be written: nothing may be written there.
       *[other] { $file } could not be written.
    }

terminal-bye = Goodbye.
