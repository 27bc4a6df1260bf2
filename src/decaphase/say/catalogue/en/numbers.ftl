### How numbers are written. A sign that is a space is a narrow no-break space.

number-thousands = { "," }
number-decimal = { "." }
number-percent = { $number } %

problem-no-such-language = There is no language “{ $asked }” here; choose one of { $known }.
