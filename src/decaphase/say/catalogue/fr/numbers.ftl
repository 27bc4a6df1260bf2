### How numbers are written. A sign that is a space is a narrow no-break space.

number-thousands = { "\u202F" }
number-decimal = { "," }
number-percent = { $number }{ "\u202F" }%

problem-no-such-language = Il n’y a pas de langue « { $asked } » ici ; choisis parmi celles-ci : { $known }.
