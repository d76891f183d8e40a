# Hausregeln: ihre Namen, was sie bedeuten, und ihre Werte.

# Gruppen von Hausregeln, als Überschriften.
group-stakes = Einsätze
group-dealing = Geben
group-bidding = Reizen
group-passed = Wenn alle passen
group-tricks = Stiche
group-hands = Was zählt
group-score = Wertung
group-session = Anfang und Ende
group-more = Weitere Regeln

option-debt = Verlustgrenze
option-debt-help = Was geschieht, wenn jemand tiefer im Minus ist als erlaubt.
option-debt-allowed = es geht weiter
option-debt-stop_session = die Sitzung endet
option-pot_limit = Höchste Bête
option-pot_limit-help = Was jemand ohne Stich höchstens zahlt; 0 heißt: ohne Grenze.
option-pot_limit-0 = ohne Grenze
option-session_end = Ende der Sitzung
option-session_end-help = Wann die Sitzung von selbst endet.
option-session_end-manual = wenn jemand sie beendet
option-session_end-deals = nach einer festen Zahl von Spielen
option-session_end-pot_empty = wenn der Pot leer ist
option-deals = Zahl der Spiele
option-deals-help = Gilt, wenn die Sitzung nach einer festen Zahl von Spielen endet.
option-point_value = Wert eines Punktes
option-point_value-help = Wie viele Chips ein Punkt wert ist; bei 0 geht es nur um Punkte.
option-point_value-0 = keine Chips
option-leftover_pot = Pot am Schluss
option-leftover_pot-help = Was mit den Chips geschieht, die im Pot bleiben.
option-leftover_pot-split = wird gleichmäßig verteilt
option-leftover_pot-keep = bleibt liegen
option-idle = **{ $option }** bewirkt nichts, solange bei **{ $other }** steht: { $value }.
option-claims = Vorzeitig beenden
option-claims-help = Ob man ein Spiel vorzeitig beenden darf: Rest ansagen, aufgeben, sich einigen.
option-giving_up = Aufgeben kostet
option-giving_up-help = Was zählt, wenn jemand aufgibt: nur, was schon sicher ist, wie in der Internationalen Skatordnung, oder alle übrigen Stiche für die anderen.
option-giving_up-rest = alles, was übrig ist
option-giving_up-single = nur, was sicher ist
option-first_dealer = Erster Geber
option-first_dealer-help = Wer zuerst gibt.
option-first_dealer-random = wird ausgelost
option-first_dealer-seat = der erste Platz

option-follow_rule = Wer nicht bedienen kann
option-follow_rule-help = Was du spielen musst, wenn du die Farbe nicht hast.
option-follow_rule-follow = spielt irgendeine Karte
option-follow_rule-follow_trump = muss stechen
option-follow_rule-follow_trump_head = muss stechen und überstechen
option-shoving = Schieben
option-shoving-help = Wer als Geber einen Einsatz zahlt, darf ihn liegen lassen und das Geben weiterreichen.
option-max_shoves = Schieben, höchstens
option-max_shoves-help = Wie oft ein Spiel weitergeschoben werden darf; 0 heißt: ohne Grenze.
option-max_shoves-0 = ohne Grenze
