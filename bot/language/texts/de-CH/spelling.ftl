# Wie in der Schweiz und in Liechtenstein geschrieben wird.
language-name = Deutsch (Schweiz, Liechtenstein)
language-spelling = ß ss „ « “ »
