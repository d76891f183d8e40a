# Was in der Schweiz und in Liechtenstein beim Schwimmen gesagt wird: zumachen.
ruleset-schwimmen-short =
    Jeder hat drei Karten, drei liegen offen auf dem Tisch: Tausche eine, alle oder keine und sammle eine Farbe bis 31.
    Macht jemand zu, sind alle anderen noch einmal dran; das schlechteste Blatt verliert ein Leben.
    Ohne Leben { $swimming ->
        [true] schwimmst du; verlierst du noch einmal, bist du draussen
       *[other] bist du draussen
    }. Wer übrig bleibt, bekommt den Pot.
schwimmen-question-close = Machst du zu?
schwimmen-choice-turn-close = Zumachen
schwimmen-choice-close-close = Zumachen
schwimmen-event-closed = **{ $name } macht zu.** Alle anderen sind noch einmal dran.
schwimmen-event-turns-out = Nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} hat niemand zugemacht: Die Blätter werden verglichen.
schwimmen-moment-closed = { $name } hat zugemacht.
schwimmen-mark-closer = zugemacht
schwimmen-hand-turn = -# Schieben heisst: Du tauschst nichts.{ $closes ->
    [1] {" "}Machst du zu, sind alle noch einmal dran, dann wird verglichen.
   *[other] { "" }
}{ $closed ->
    [0] { "" }
   *[other] {" "}Es hat schon jemand zugemacht: Das ist dein letzter Zug.
}
schwimmen-group-closing = Zumachen
schwimmen-option-close = Zugemacht wird
schwimmen-option-close-help = Ob Zumachen einen Zug ersetzt oder auf ihn folgt.
schwimmen-option-close_first_round = Zumachen in der ersten Runde
schwimmen-option-close_first_round-help = Ob du schon in der ersten Runde zumachen darfst.
schwimmen-option-round_limit-help = Nach so vielen Runden, in denen niemand zumacht, werden die Blätter verglichen.
schwimmen-rules-turns =
    Nimm eine Karte vom Tisch und gib eine von deinen dafür, oder tausche alle drei, oder schiebe; zwei Karten kannst du nicht tauschen. Schieben alle nacheinander, kommen drei neue Karten auf den Tisch. { $close ->
        [after_turn] Nach deinem Zug darfst du **zumachen**
       *[other] Statt eines Zugs darfst du **zumachen**
    }{ $close_first_round ->
        [false] {" "}(ab deinem zweiten Zug)
       *[other] { "" }
    }: Alle anderen sind noch einmal dran, dann werden die Blätter verglichen. Verglichen wird auch nach { $round_limit ->
        [one] einer Runde, in der
       *[other] { $round_limit } Runden, in denen
    } niemand zumacht, oder wenn im Stock keine drei Karten mehr sind{ $stock_out ->
        [reshuffle] {" "}– beim ersten Mal werden aber die weggelegten gemischt.
       *[other] .
    }
schwimmen-example-closed = { $a } tauscht ♣7 gegen ♥D, { $b } ♠8 gegen ♠K, { $c } schiebt, und { $a } macht mit 27 in Herz zu. { $b } schiebt mit 30 in Pik, { $c } tauscht ♦9 gegen ♦A, hat 21 in Karo und verliert.
schwimmen-example-closed-german = { $a } tauscht die Eichel-Sieben gegen den Herz-Ober, { $b } die Laub-Acht gegen den Laub-König, { $c } schiebt, und { $a } macht mit 27 in Herz zu. { $b } schiebt mit 30 in Laub, { $c } tauscht die Schellen-Neun gegen das Schellen-Ass, hat 21 in Schellen und verliert.
schwimmen-stats-closed = **Zugemacht** in { $count } von { $whole } Spielen{ stats-part-share }
schwimmen-stats-well-of-closed = **Zugemacht und nichts verloren** { $count } von { $whole }{ stats-part-share }
schwimmen-practice-close = Mach zu, wenn du glaubst, dass jemand weniger hat als du.
schwimmen-term-close = **Zumachen**: Alle anderen sind noch einmal dran, dann wird verglichen.
schwimmen-term-close-seen = macht zu, zumach, zugemacht, machst du zu
