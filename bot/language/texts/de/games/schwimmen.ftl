# Schwimmen: der Name, die Worte am Tisch, die Hausregeln, die Regeln in Worten.
family-schwimmen = Schwimmen
family-schwimmen-description = Schwimmen in diesem Kanal spielen
ruleset-schwimmen = Schwimmen
ruleset-schwimmen-short =
    Drei Karten für jeden, drei offen auf dem Tisch: Tausche eine, alle oder keine und sammle eine Farbe bis 31.
    Macht jemand zu, ist jeder andere noch einmal dran; das schlechteste Blatt verliert ein Leben.
    Ohne Leben schwimmst du; verlierst du noch einmal, bist du draussen. Wer übrig bleibt, bekommt den Pot.

schwimmen-question-table = behältst du dein Blatt oder nimmst du die drei verdeckten Karten?
schwimmen-question-turn = welche Karte nimmst du?
schwimmen-question-give = welche Karte gibst du für { $card }?
schwimmen-question-close = machst du zu?

schwimmen-choice-table-keep = Blatt behalten
schwimmen-choice-table-swap = Die anderen drei nehmen
schwimmen-choice-turn-first = { $card }
schwimmen-choice-turn-second = { $card }
schwimmen-choice-turn-third = { $card }
schwimmen-choice-turn-all = Alle drei nehmen
schwimmen-choice-turn-pass = Schieben
schwimmen-choice-turn-close = Zumachen
schwimmen-choice-close-go_on = Weiterspielen
schwimmen-choice-close-close = Zumachen

schwimmen-answered-table-keep = { $name } behält das Blatt und deckt den Tisch auf.
schwimmen-answered-table-swap = { $name } nimmt die verdeckten Karten und legt das erste Blatt offen hin.
schwimmen-answered-turn-first = { $name } nimmt die erste Karte.
schwimmen-answered-turn-second = { $name } nimmt die zweite Karte.
schwimmen-answered-turn-third = { $name } nimmt die dritte Karte.
schwimmen-answered-turn-all = { $name } nimmt alle drei.
schwimmen-answered-turn-pass = { $name } schiebt.
schwimmen-answered-turn-close = { $name } macht zu.
schwimmen-answered-close-go_on = { $name } spielt weiter.
schwimmen-answered-close-close = { $name } macht zu.

schwimmen-event-new-match = Eine neue Partie: Alle sind wieder dabei.
schwimmen-event-feuer = 🔥 **Feuer!** { $name } hat drei Asse.
schwimmen-event-schnauz = **Schnauz!** { $name } hat 31.
schwimmen-event-closed = **{ $name } macht zu.** Alle anderen sind noch einmal dran.
schwimmen-event-new-table = Alle haben geschoben: drei neue Karten auf den Tisch.
schwimmen-event-stock-empty = Alle haben geschoben, und es sind keine drei Karten mehr da: Die Blätter werden verglichen.
schwimmen-event-life-lost = { $left ->
    [0] { $name } verliert ein Leben.
    [one] { $name } verliert ein Leben und hat noch 1.
   *[other] { $name } verliert ein Leben und hat noch { $left }.
}
schwimmen-event-swimming = **{ $name } schwimmt!** Noch ein Verlust, und es ist vorbei.
schwimmen-event-out = **{ $name } ist draussen.**
schwimmen-event-all-equal = Alle zugleich wären draussen, also verliert niemand ein Leben.
schwimmen-event-match-won = 🏆 **{ $name } bleibt übrig und gewinnt die Partie.**

schwimmen-mark-closer = hat zugemacht
schwimmen-tally-lives = { $value ->
    [-1] draussen
    [0] schwimmt
    [one] 1 Leben
   *[other] { $value } Leben
}
schwimmen-zone-table = Tisch
schwimmen-zone-table-aside = weggelegt

schwimmen-reason-life = ein Leben
schwimmen-reason-survivor = als Letzter übrig
schwimmen-reason-entry = Einsatz

schwimmen-summary-hand = { $name }: { $points }

schwimmen-option-lives = Leben
schwimmen-option-lives-help = Wie viele Leben jeder am Anfang einer Partie hat.
schwimmen-option-stake = Chips
schwimmen-option-stake-help = Was ein Leben kostet, oder was jeder für die ganze Partie zahlt.
schwimmen-option-payment = Was gezahlt wird
schwimmen-option-payment-help = Für jedes verlorene Leben, oder einmal für die ganze Partie.
schwimmen-option-payment-per_life = jedes verlorene Leben
schwimmen-option-payment-entry = ein Einsatz
schwimmen-option-swimming = Schwimmen
schwimmen-option-swimming-help = Wer alle Leben verloren hat, bleibt bis zum nächsten Verlust dabei.
schwimmen-option-close = Zumachen
schwimmen-option-close-help = Ob Zumachen einen Zug ersetzt oder auf ihn folgt.
schwimmen-option-close-instead_of_turn = statt eines Zugs
schwimmen-option-close-after_turn = nach einem Zug
schwimmen-option-close_first_round = Gleich zumachen
schwimmen-option-close_first_round-help = Ob man schon in der ersten Runde zumachen darf.
schwimmen-option-feuer_all_lose = Feuer trifft alle
schwimmen-option-feuer_all_lose-help = Bei drei Assen verliert jeder andere ein Leben, nicht nur das schlechteste Blatt.
schwimmen-option-feuer_points = Punkte für Feuer
schwimmen-option-feuer_points-help = Was drei Asse zählen; das wird nur angezeigt und ändert kein Ergebnis.
schwimmen-option-three_of_a_kind = Drei gleiche
schwimmen-option-three_of_a_kind-help = Drei gleiche Karten zählen 30½; drei Asse sind in jedem Fall Feuer.
schwimmen-option-ties = Gleiche Blätter
schwimmen-option-ties-help = Wer verliert, wenn mehrere das schlechteste Blatt haben.
schwimmen-option-ties-suit = die niedrigere Farbe
schwimmen-option-ties-all_lose = alle von ihnen
schwimmen-option-stock_out = Stapel aufgebraucht
schwimmen-option-stock_out-help = Was geschieht, wenn alle schieben und keine drei Karten mehr da sind.
schwimmen-option-stock_out-end_deal = Blätter vergleichen
schwimmen-option-stock_out-reshuffle = einmal neu mischen
schwimmen-option-round_limit = Längstes Spiel
schwimmen-option-round_limit-help = Nach so vielen Runden, in denen niemand zumacht, werden die Blätter verglichen.
schwimmen-option-session_end = Ende der Sitzung
schwimmen-option-session_end-help = Wann die Sitzung von selbst endet.
schwimmen-option-session_end-manual = wenn die Leitung aufhört
schwimmen-option-session_end-matches = nach einer Zahl von Partien
schwimmen-option-matches = Zahl der Partien
schwimmen-option-matches-help = Nach so vielen Partien, wenn das die Sitzung beendet.

schwimmen-rules-match =
    { $payment ->
        [entry] Jeder beginnt eine Partie mit { $lives ->
            [one] einem Leben
           *[other] { $lives } Leben
        } und zahlt { $stake } in den Pot.
       *[other] Jeder beginnt eine Partie mit { $lives ->
            [one] einem Leben. Wer es verliert, zahlt { $stake }.
           *[other] { $lives } Leben. Wer eines verliert, zahlt { $stake }.
        }
    }
schwimmen-rules-deal =
    Jeder bekommt drei Karten, drei weitere liegen verdeckt auf dem Tisch. Wer gibt, schaut sein Blatt an und behält es, oder nimmt die drei vom Tisch und lässt das eigene offen dort.
schwimmen-rules-play =
    Der Reihe nach nimmst du eine Karte vom Tisch und gibst eine von deinen dafür, oder nimmst alle drei, oder schiebst. Zwei Karten kann man nicht tauschen. Schieben alle nacheinander, kommen drei neue Karten. { $close ->
        [after_turn] Nach deinem Zug darfst du **zumachen**
       *[other] Statt eines Zugs darfst du **zumachen**
    }{ $close_first_round ->
        [false] , ab deinem zweiten Zug
       *[other] { "" }
    }: Alle anderen sind noch einmal dran, dann werden die Blätter verglichen.
schwimmen-rules-compare =
    Zähle deine Karten einer Farbe zusammen: Ein Ass zählt 11, König, Dame, Bube und Zehn je 10, die anderen so viel, wie darauf steht. { $three_of_a_kind ->
        [true] Drei gleiche Karten zählen 30½.
       *[other] { "" }
    } Das schlechteste Blatt verliert ein Leben{ $ties ->
        [all_lose] ; von gleichen verlieren alle.
       *[other] ; von gleichen verliert die niedrigere Farbe (♣ ♠ ♥ ♦) oder der niedrigere Drilling.
    } { $swimming ->
        [true] Ohne Leben **schwimmst** du: Du bist noch dabei und mit dem nächsten Verlust draussen.
       *[other] Ohne Leben bist du draussen.
    } Wer als Letzter übrig ist, bekommt den Pot.
schwimmen-rules-special = **Schnauz**: ein Ass und zwei Karten zu zehn in einer Farbe, 31. **Feuer**: drei Asse, { $feuer_points }. Beides wird sofort gezeigt und beendet das Spiel. { $feuer_all_lose ->
        [true] Nach einem Feuer verlieren alle anderen ein Leben.
       *[other] { "" }
    }
schwimmen-rules-end =
    { $session_end ->
        [matches] Die Sitzung endet nach { $matches ->
            [one] einer Partie.
           *[other] { $matches } Partien.
        }
       *[other] Die Sitzung endet, wenn die Leitung aufhört.
    } { $leftover_pot ->
        [keep] Was dann noch im Pot ist, bleibt dort.
       *[other] Was dann noch im Pot ist, wird gleich verteilt.
    }

schwimmen-stats-lives-lost = **Leben verloren** { $count } ({ $share } % der Spiele)
schwimmen-stats-swum = **Geschwommen** { $count }-mal
schwimmen-stats-out = **Ausgeschieden** { $count }-mal
schwimmen-stats-closed = **Zugemacht** { $count }-mal
schwimmen-stats-well-of-closed = **Zugemacht, ohne ein Leben zu verlieren** { $count } von { $whole }
schwimmen-stats-matches-won = **Partien gewonnen** { $count }

schwimmen-practice-table = Unter etwa 14 Punkten sind die verdeckten Karten meist besser als deine.
schwimmen-practice-turn = Sammle Karten einer Farbe oder drei gleiche. Mach zu, wenn du glaubst, dass jemand weniger hat als du.
schwimmen-practice-give = Gib die Karte weg, die am wenigsten zu den anderen passt.
schwimmen-practice-close = Mach zu, wenn du glaubst, dass jemand weniger hat als du.

schwimmen-rules-heading-match = **Die Partie**
schwimmen-rules-heading-deal = **Das Geben**
schwimmen-rules-heading-play = **Dein Zug**
schwimmen-rules-heading-compare = **Der Vergleich**
schwimmen-rules-heading-special = **Besondere Blätter**
schwimmen-rules-heading-end = **Das Ende**
schwimmen-example-compared = { $a } macht mit 27 in Herz zu, { $b } hat 30 in Pik, { $c } 21 in Karo: Das schlechteste Blatt verliert ein Leben.
