### How numbers are written: 2.000 and 62,4 %, with a no-break space before the percent sign.

number-thousands = { "." }
number-decimal = { "," }
number-percent = { $number }{ "\u00A0" }%

problem-no-such-language = Die Sprache „{ $asked }“ gibt es hier nicht; wähle eine von diesen: { $known }.
