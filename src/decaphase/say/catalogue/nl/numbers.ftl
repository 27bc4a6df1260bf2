### How numbers are written: 12.500 and 62,4%.

number-thousands = { "." }
number-decimal = { "," }
number-percent = { $number }%

problem-no-such-language = De taal “{ $asked }” is er hier niet; kies uit: { $known }.
