# Schwimmen: der Name, die Worte am Tisch, die Hausregeln, die Regeln in Worten.
family-schwimmen = Schwimmen
family-schwimmen-description = Schwimmen in diesem Kanal spielen
schwimmen-length = zwei Minuten je Spiel
ruleset-schwimmen = Schwimmen
ruleset-schwimmen-sentence = Karten tauschen und eine Farbe bis 31 sammeln; wer zuletzt noch lebt, gewinnt.
ruleset-schwimmen-short =
    Jeder hat drei Karten, drei liegen offen auf dem Tisch: Tausche eine, alle oder keine und sammle eine Farbe bis 31.
    Klopft jemand, sind alle anderen noch einmal dran; das schlechteste Blatt verliert ein Leben.
    Ohne Leben { $swimming ->
        [true] schwimmst du; verlierst du noch einmal, bist du draußen
       *[other] bist du draußen
    }. Wer übrig bleibt, bekommt den Pot.
schwimmen-stakes = { $payment ->
    [entry] Eine Partie kostet
   *[other] Ein Leben kostet
} { $stake ->
    [0] keine Chips
    [one] **1** Chip
   *[other] **{ $stake }** Chips
}

# Was gefragt werden kann.
schwimmen-question-table = Behältst du dein Blatt, oder nimmst du die drei verdeckten Karten?
schwimmen-question-turn = Welche Karte nimmst du?
schwimmen-question-give = { $card } genommen: Was gibst du dafür?
schwimmen-question-close = Klopfst du?

schwimmen-choice-table-keep = Blatt behalten
schwimmen-choice-table-swap = Die verdeckten Karten nehmen
schwimmen-choice-turn-first = { $card }
schwimmen-choice-turn-second = { $card }
schwimmen-choice-turn-third = { $card }
schwimmen-choice-turn-all = Alle drei
schwimmen-choice-turn-pass = Schieben
schwimmen-choice-turn-close = Klopfen
schwimmen-choice-close-go_on = Weiterspielen
schwimmen-choice-close-close = Klopfen

# Was geantwortet wurde, für alle. Was ein Tausch ist und wer zumacht, sagt das, was folgt.
schwimmen-answered-table-keep = { $name } behält das Blatt.
schwimmen-answered-table-swap = { $name } nimmt die verdeckten Karten und legt das erste Blatt offen hin.
schwimmen-answered-turn-first = { "" }
schwimmen-answered-turn-second = { "" }
schwimmen-answered-turn-third = { "" }
schwimmen-answered-turn-all = { "" }
schwimmen-answered-turn-pass = { $name } schiebt.
schwimmen-answered-turn-close = { "" }
schwimmen-answered-close-go_on = { "" }
schwimmen-answered-close-close = { "" }

# Was geschehen ist.
schwimmen-event-new-match = Neue Partie: Jeder hat { $lives ->
    [one] 1 Leben
   *[other] { $lives } Leben
}.
schwimmen-event-moved-stock-table = { "" }
schwimmen-event-moved-hand-table = { "" }
schwimmen-event-moved-table-hand = { "" }
schwimmen-event-swapped-hand-table = { $name } nimmt { $taken } und gibt { $given }.
schwimmen-event-revealed = Auf dem Tisch: { $cards }.
schwimmen-event-cards-moved-table-aside = { "" }
schwimmen-event-cards-moved-stock-table = Auf dem Tisch: { $cards }.
schwimmen-event-moved-aside-stock = Die weggelegten Karten werden gemischt und sind der neue Stock.
schwimmen-event-tally-lives = { "" }
schwimmen-event-feuer = 🔥 **Feuer!** { $name } hat drei Asse.
schwimmen-event-schnauz = ✨ **Schnauz!** { $name } hat 31.
schwimmen-event-closed = **{ $name } klopft.** Alle anderen sind noch einmal dran.
schwimmen-event-new-table = Alle haben geschoben: Drei neue Karten kommen auf den Tisch.
schwimmen-event-stock-empty = Alle haben geschoben, und im Stock sind keine drei Karten mehr: Die Blätter werden verglichen.
schwimmen-event-turns-out = Nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} hat niemand geklopft: Die Blätter werden verglichen.
schwimmen-event-life-lost = { $left ->
    [0] { $name } verliert das letzte Leben.
    [one] { $name } verliert ein Leben und hat noch eines.
   *[other] { $name } verliert ein Leben und hat noch { $left }.
}
schwimmen-event-swimming = 🌊 **{ $name } schwimmt!** Noch einmal, und es ist vorbei.
schwimmen-event-out = ❌ **{ $name } ist draußen.**
schwimmen-event-all-equal = Alle wären zugleich draußen, darum verliert niemand ein Leben.
schwimmen-event-match-won = 🏆 **{ $name } bleibt übrig und gewinnt die Partie.**

# Dasselbe, wenn das Spiel vorbei ist; was die Blätter und die Ergebnisse darunter sagen, braucht keine Worte.
schwimmen-moment-new-match = { "" }
schwimmen-moment-new-table = { "" }
schwimmen-moment-life-lost = { $left ->
    [0] { "" }
    [one] { $name } verliert ein Leben und hat noch eines.
   *[other] { $name } verliert ein Leben und hat noch { $left }.
}
schwimmen-changed-lives = { "" }
schwimmen-moment-closed = { $name } hat geklopft.

schwimmen-mark-special = { "" }
schwimmen-mark-feuer = Feuer!
schwimmen-mark-schnauz = Schnauz!
schwimmen-badge-special = { $value ->
    [feuer] Feuer!
   *[other] Schnauz!
}
schwimmen-mark-closer = geklopft
schwimmen-tally-lives = { $value ->
    [-1] draußen
    [0] schwimmt
    [one] 1 Leben
   *[other] { $value } Leben
}
schwimmen-zone-table = auf dem Tisch
schwimmen-seat-sits-out = spielt nicht mit
schwimmen-hand-counts = Dein Blatt zählt **{ $points }**.
schwimmen-hand-turn = -# Schieben heißt: Du tauschst nichts.{ $closes ->
    [1] {" "}Klopfst du, sind alle noch einmal dran, dann wird verglichen.
   *[other] { "" }
}{ $closed ->
    [0] { "" }
   *[other] {" "}Es hat schon jemand geklopft: Das ist dein letzter Zug.
}
schwimmen-hand-sits-out = In dieser Partie bist du draußen und kannst zuschauen; bei der nächsten bist du wieder dabei.

schwimmen-reason-life = verlorenes Leben
schwimmen-reason-survivor = als Letzter übrig
schwimmen-reason-entry = Einsatz
schwimmen-ending-matches-played = Alle vereinbarten Partien sind gespielt.

# Die Abrechnung, Blatt für Blatt.
schwimmen-summary-tie = Mehrere haben gleich viele Punkte: Es verliert die niedrigste Farbe (♣ über ♠ über ♥ über ♦).
schwimmen-summary-tie-german = Mehrere haben gleich viele Punkte: Es verliert die niedrigste Farbe (Eichel über Laub über Herz über Schellen).
schwimmen-summary-hand = **{ $points }** · { $name }: { $first }, { $second }, { $third }

# Hausregeln.
schwimmen-group-stakes = Leben und Chips
schwimmen-group-closing = Klopfen
schwimmen-option-lives = Leben
schwimmen-option-lives-help = So viele Leben hat jeder am Anfang einer Partie.
schwimmen-option-stake = Chips
schwimmen-option-stake-help = Was ein Leben kostet, oder was jeder für die ganze Partie zahlt.
schwimmen-option-payment = Gezahlt wird
schwimmen-option-payment-help = Ob man für jedes verlorene Leben zahlt oder für die ganze Partie.
schwimmen-option-payment-per_life = für jedes verlorene Leben
schwimmen-option-payment-entry = einmal für die ganze Partie
schwimmen-option-swimming = Schwimmen
schwimmen-option-swimming-help = Wer kein Leben mehr hat, ist noch dabei, bis er wieder verliert.
schwimmen-option-close = Geklopft wird
schwimmen-option-close-help = Ob Klopfen einen Zug ersetzt oder auf ihn folgt.
schwimmen-option-close-instead_of_turn = statt eines Zugs
schwimmen-option-close-after_turn = nach einem Zug
schwimmen-option-close_first_round = Klopfen in der ersten Runde
schwimmen-option-close_first_round-help = Ob du schon in der ersten Runde klopfen darfst.
schwimmen-option-feuer_all_lose = Feuer trifft alle
schwimmen-option-feuer_all_lose-help = Bei drei Assen verliert jeder andere ein Leben, nicht nur das schlechteste Blatt.
schwimmen-option-feuer_points = Punkte für Feuer
schwimmen-option-feuer_points-help = Was drei Asse zählen; das ist nur die Anzeige und ändert nichts am Ergebnis.
schwimmen-option-three_of_a_kind = Drei Gleiche
schwimmen-option-three_of_a_kind-help = Drei gleiche Karten zählen 30½; drei Asse sind immer Feuer.
schwimmen-option-ties = Bei gleichen Blättern verliert
schwimmen-option-ties-help = Wer verliert, wenn mehrere das schlechteste Blatt haben.
schwimmen-option-ties-suit = die niedrigere Farbe
schwimmen-option-ties-all_lose = jeder von ihnen
schwimmen-option-stock_out = Wenn der Stock aufgebraucht ist
schwimmen-option-stock_out-help = Was geschieht, wenn alle schieben und keine drei Karten mehr da sind.
schwimmen-option-stock_out-end_deal = werden die Blätter verglichen
schwimmen-option-stock_out-reshuffle = wird einmal neu gemischt
schwimmen-option-round_limit = Runden, höchstens
schwimmen-option-round_limit-help = Nach so vielen Runden, in denen niemand klopft, werden die Blätter verglichen.
schwimmen-option-session_end = Ende der Sitzung
schwimmen-option-session_end-help = Wann die Sitzung von selbst endet.
schwimmen-option-session_end-manual = wenn ihr aufhört
schwimmen-option-session_end-matches = nach einer Zahl von Partien
schwimmen-option-matches = Zahl der Partien
schwimmen-option-matches-help = Die Sitzung endet nach so vielen Partien.

# Die Regeln in Worten.
schwimmen-rules-heading-deal = **Geben**
schwimmen-rules-heading-turns = **Dein Zug**
schwimmen-rules-heading-count = **Was zählt**
schwimmen-rules-heading-special = **Schnauz und Feuer**
schwimmen-rules-heading-lives = **Leben**
schwimmen-rules-heading-end = **Der Schluss**
schwimmen-rules-deal =
    Alle bekommen drei Karten, drei weitere liegen verdeckt auf dem Tisch. Der Geber schaut sein Blatt an. Er behält es, oder er nimmt die drei verdeckten Karten und legt seine offen hin.
schwimmen-rules-turns =
    Nimm eine Karte vom Tisch und gib eine von deinen dafür, oder tausche alle drei, oder schiebe; zwei Karten kannst du nicht tauschen. Schieben alle nacheinander, kommen drei neue Karten auf den Tisch. { $close ->
        [after_turn] Nach deinem Zug darfst du **klopfen**
       *[other] Statt eines Zugs darfst du **klopfen**
    }{ $close_first_round ->
        [false] {" "}(ab deinem zweiten Zug)
       *[other] { "" }
    }: Alle anderen sind noch einmal dran, dann werden die Blätter verglichen. Verglichen wird auch nach { $round_limit ->
        [one] einer Runde, in der
       *[other] { $round_limit } Runden, in denen
    } niemand klopft, oder wenn im Stock keine drei Karten mehr sind{ $stock_out ->
        [reshuffle] {" "}– beim ersten Mal werden aber die weggelegten gemischt.
       *[other] .
    }
schwimmen-rules-count =
    Zähle deine Karten einer Farbe zusammen: Ein Ass zählt 11, König, Dame, Bube und Zehn zählen je 10, die anderen so viel, wie darauf steht. { $three_of_a_kind ->
        [true] Drei Gleiche zählen 30½.
       *[other] { "" }
    } Das schlechteste Blatt verliert. { $ties ->
        [all_lose] Haben mehrere gleich wenig, verlieren sie alle.
       *[other] Haben mehrere gleich wenig, verliert die niedrigere Farbe (♣ über ♠ über ♥ über ♦) oder bei drei Gleichen der niedrigere Rang.
    }
schwimmen-rules-count-german = Zähle deine Karten einer Farbe zusammen: Ein Ass zählt 11, König, Ober, Unter und Zehn zählen je 10, die anderen so viel, wie darauf steht. { $three_of_a_kind ->
        [true] Drei Gleiche zählen 30½.
       *[other] { "" }
    } Das schlechteste Blatt verliert. { $ties ->
        [all_lose] Haben mehrere gleich wenig, verlieren sie alle.
       *[other] Haben mehrere gleich wenig, verliert die niedrigere Farbe (Eichel über Laub über Herz über Schellen) oder bei drei Gleichen der niedrigere Rang.
    }
schwimmen-rules-special = **Schnauz** sind ein Ass und zwei aus König, Dame, Bube und Zehn derselben Farbe, zusammen 31; **Feuer** sind drei Asse, die { $feuer_points } zählen. Beides wird sofort gezeigt und beendet das Spiel. { $feuer_all_lose ->
        [true] Gegen ein Feuer verlieren alle anderen.
       *[other] { "" }
    }
schwimmen-rules-special-german = **Schnauz** sind ein Ass und zwei aus König, Ober, Unter und Zehn derselben Farbe, zusammen 31; **Feuer** sind drei Asse, die { $feuer_points } zählen. Beides wird sofort gezeigt und beendet das Spiel. { $feuer_all_lose ->
        [true] Gegen ein Feuer verlieren alle anderen.
       *[other] { "" }
    }
schwimmen-rules-lives =
    { $payment ->
        [entry] Alle zahlen { $stake } in den Pot und beginnen mit { $lives ->
            [one] einem Leben.
           *[other] { $lives } Leben.
        } Wer ein Spiel verliert, verliert eines.
       *[other] Alle beginnen mit { $lives ->
            [one] einem Leben.
           *[other] { $lives } Leben.
        } Wer ein Spiel verliert, verliert eines und zahlt { $stake } in den Pot.
    } { $swimming ->
        [true] Ohne Leben **schwimmst** du: Du bist noch dabei; verlierst du noch einmal, bist du draußen.
       *[other] Ohne Leben bist du draußen.
    } Wären alle zugleich draußen, verliert niemand etwas. Wer als Letzter übrig ist, gewinnt die Partie und den Pot.
schwimmen-rules-end =
    { $session_end ->
        [matches] Die Sitzung endet nach { $matches ->
            [one] einer Partie.
           *[other] { $matches } Partien.
        } Wird sie vorher beendet,
       *[other] Die Sitzung endet, wenn ihr aufhört. Läuft dann eine Partie,
    } { $leftover_pot ->
        [keep] bleibt der Pot, wo er ist.
       *[other] wird der Pot gleichmäßig verteilt.
    } { $debt ->
        [stop_session] Sie endet auch, wenn jemand tiefer im Minus ist als erlaubt.
       *[other] { "" }
    }
schwimmen-example-schnauz = { $d } bekommt Ass, König und Dame in Kreuz: Schnauz, und das Spiel ist vorbei. { $a } hat 17 in Karo, { $b } 20 in Herz, { $c } nur 10 in Kreuz und verliert.
schwimmen-example-schnauz-german = { $d } bekommt Ass, König und Ober in Eichel: Schnauz, und das Spiel ist vorbei. { $a } hat 17 in Schellen, { $b } 20 in Herz, { $c } nur 10 in Eichel und verliert.
schwimmen-example-feuer = { $a } bekommt drei Asse: Feuer. { $feuer_all_lose ->
    [true] { $b } verliert ein Leben, { $c } und { $d } verlieren ihr letztes und { $swimming ->
        [true] schwimmen
       *[other] sind draußen
    }.
   *[other] { $c } hat das schlechteste Blatt, verliert das letzte Leben und { $swimming ->
        [true] schwimmt
       *[other] ist draußen
    }.
}
schwimmen-example-closed = { $a } tauscht ♣7 gegen ♥D, { $b } ♠8 gegen ♠K, { $c } schiebt, und { $a } klopft mit 27 in Herz. { $b } schiebt mit 30 in Pik, { $c } tauscht ♦9 gegen ♦A, hat 21 in Karo und verliert.
schwimmen-example-closed-german = { $a } tauscht die Eichel-Sieben gegen den Herz-Ober, { $b } die Laub-Acht gegen den Laub-König, { $c } schiebt, und { $a } klopft mit 27 in Herz. { $b } schiebt mit 30 in Laub, { $c } tauscht die Schellen-Neun gegen das Schellen-Ass, hat 21 in Schellen und verliert.

# Die Statistik.
schwimmen-stats-lives-lost = **Leben verloren** { $count } · { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } je Spiel
schwimmen-stats-swum = **Geschwommen** { $count ->
    [one] einmal
   *[other] { $count }-mal
}
schwimmen-stats-out = **Ausgeschieden** { $count ->
    [one] einmal
   *[other] { $count }-mal
}
schwimmen-stats-matches-won = **Partien gewonnen** { $count }
schwimmen-stats-closed = **Geklopft** in { $count } von { $whole } Spielen{ stats-part-share }
schwimmen-stats-well-of-closed = **Geklopft und nichts verloren** { $count } von { $whole }{ stats-part-share }
schwimmen-stats-schnauz = **Schnauz** { $count }
schwimmen-stats-feuer = **Feuer** { $count }

# Das Übungsspiel.
schwimmen-practice-opening = Es zählen deine Karten einer Farbe: Ass 11, Bilder und Zehn je 10, die anderen ihre Zahl. Drei Karten eines Rangs zählen 30½.
schwimmen-practice-table = Die Hälfte aller Blätter hat 17 Punkte oder mehr. Unter 16 sind die verdeckten Karten meist besser.
schwimmen-practice-turn = Sammle Karten einer Farbe oder drei Gleiche.
schwimmen-practice-give = Gib die Karte weg, die am wenigsten zu den anderen passt.
schwimmen-practice-close = Klopf, wenn du glaubst, dass jemand weniger hat als du.
schwimmen-practice-after = Am Tisch geht die Partie so weiter, Spiel für Spiel, bis nur noch einer übrig ist.

# Die Wörter des Spiels, erklärt.
schwimmen-term-close = **Klopfen**: Alle anderen sind noch einmal dran, dann wird verglichen.
schwimmen-term-close-seen = klopf, klopft, geklopft, klopfen, klopfst
schwimmen-term-life = **Leben**: Das schlechteste Blatt verliert eines. Wer als Letzter noch im Spiel ist, gewinnt die Partie.
schwimmen-term-life-seen = leben
schwimmen-term-swim = { $swimming ->
    [true] **Schwimmen**: kein Leben mehr, aber noch dabei. Verlierst du noch einmal, bist du draußen.
   *[other] { "" }
}
schwimmen-term-swim-seen = schwimmst, schwimmt, du schwimmst
schwimmen-term-schnauz = **Schnauz**: ein Ass und zwei Karten, die 10 zählen, in einer Farbe, zusammen 31. Er wird sofort gezeigt und beendet das Spiel.
schwimmen-term-schnauz-seen = schnauz, 31
schwimmen-term-feuer = **Feuer**: drei Asse. Es wird sofort gezeigt und beendet das Spiel.
schwimmen-term-feuer-seen = feuer
schwimmen-term-counts = **Was ein Blatt zählt**: Zähl deine Karten einer Farbe zusammen. Ein Ass zählt 11, Bilder und Zehnen zählen 10, die anderen ihre Zahl; drei Gleiche zählen 30½.
schwimmen-term-counts-seen = zählt, punkte, eine farbe

# Worum es in einem Spiel ging, in einer Zeile, für Listen.
schwimmen-told-match = { $name } hat die Partie gewonnen
schwimmen-told-nobody = Niemand hat ein Leben verloren
schwimmen-told-lost-1 = { $name } hat ein Leben verloren
schwimmen-told-lost-2 = { $name } und { $other } haben je ein Leben verloren
schwimmen-told-lost-3 = { $name }, { $other } und { $more ->
    [one] noch jemand
   *[other] { $more } weitere
} haben je ein Leben verloren

schwimmen-learn-opening = Schwimmen spielt man zu zweit bis zu acht, mit 32 Karten in vier **Farben**: Kreuz, Pik, Herz und Karo. Jeder hat drei Karten und drei **Leben**, und drei weitere Karten liegen auf dem Tisch.

    Wenn du dran bist, darfst du Karten mit dem Tisch tauschen, damit dein Blatt mehr wert ist. Wer mit seinem zufrieden ist, **klopft**: Alle anderen sind noch einmal dran, dann wird verglichen. Das niedrigste Blatt verliert ein Leben, und wer es hat, zahlt einen Chip in den **Pot**.

    Dann kommt das nächste Spiel. Ohne Leben **schwimmst** du: Du bist noch dabei, aber wenn du das nächste Mal verlierst, bist du draußen. Wer als Letzter dabei ist, gewinnt die Partie und bekommt den Pot.
schwimmen-learn-opening-german = Schwimmen spielt man zu zweit bis zu acht, mit 32 Karten in vier **Farben**: Eichel, Laub, Herz und Schellen. Jeder hat drei Karten und drei **Leben**, und drei weitere Karten liegen auf dem Tisch.

    Wenn du dran bist, darfst du Karten mit dem Tisch tauschen, damit dein Blatt mehr wert ist. Wer mit seinem zufrieden ist, **klopft**: Alle anderen sind noch einmal dran, dann wird verglichen. Das niedrigste Blatt verliert ein Leben, und wer es hat, zahlt einen Chip in den **Pot**.

    Dann kommt das nächste Spiel. Ohne Leben **schwimmst** du: Du bist noch dabei, aber wenn du das nächste Mal verlierst, bist du draußen. Wer als Letzter dabei ist, gewinnt die Partie und bekommt den Pot.
schwimmen-learn-suit = **Punkte in einer Farbe.** Zusammen zählen nur Karten einer Farbe: Ass 11, König, Dame, Bube und Zehn je 10, Neun, Acht und Sieben ihre Zahl. Wenn du dran bist, nimmst du eine der drei Karten vom Tisch und gibst eine von deinen dafür. Welche bringt dir am meisten?
schwimmen-learn-suit-german = **Punkte in einer Farbe.** Zusammen zählen nur Karten einer Farbe: Ass 11, König, Ober, Unter und Zehn je 10, Neun, Acht und Sieben ihre Zahl. Wenn du dran bist, nimmst du eine der drei Karten vom Tisch und gibst eine von deinen dafür. Welche bringt dir am meisten?
schwimmen-learn-suit-right = Jetzt hast du drei Karten einer Farbe: 11 + 10 + 7 = 28. Mehr als 31 gibt es in einer Farbe nicht: ein Ass und zwei Karten, die 10 zählen. Wer das hat, zeigt es sofort, und das Spiel ist aus.
schwimmen-learn-suit-wrong = Damit hattest du zu wenige Punkte in einer Farbe, und das niedrigste Blatt verliert ein Leben. Du hattest zwei Karten einer Farbe, und die dritte lag auf dem Tisch.
schwimmen-learn-give = **Hergeben.** Du hast eine Karte genommen, jetzt gibst du eine dafür her. Behalte, was zusammengehört.
schwimmen-learn-give-right = Die einzelne Karte geht weg. Was du behältst, ist eine Farbe und zählt zusammen: 28.
schwimmen-learn-give-wrong = Damit hast du deine Farbe auseinandergerissen: Was du behalten hast, passt nicht dazu und zählt nichts.
schwimmen-learn-three = **Drei Gleiche.** Drei Karten eines Rangs zählen 30½, egal in welchen Farben; besser sind nur 31 und drei Asse. Schau auf dein Blatt und auf den Tisch.
schwimmen-learn-three-right = Drei Siebener, 30½: Mehr hat kaum jemand. Die Farben sind dabei egal. Drei Asse werden sofort gezeigt, und alle anderen verlieren ein Leben.
schwimmen-learn-three-wrong = Zu deinem Paar lag die dritte Karte auf dem Tisch, und drei Gleiche zählen 30½. Ohne sie gehörte dein Blatt zu den niedrigsten.
schwimmen-learn-close = **Klopfen.** Bist du zufrieden, dann klopf: Alle anderen sind noch einmal dran, dann wird verglichen. Das niedrigste Blatt verliert eines seiner drei Leben. Du hast 29 in Kreuz.
schwimmen-learn-close-german = **Klopfen.** Bist du zufrieden, dann klopf: Alle anderen sind noch einmal dran, dann wird verglichen. Das niedrigste Blatt verliert eines seiner drei Leben. Du hast 29 in Eichel.
schwimmen-learn-close-right = Du brauchst nicht das beste Blatt, nur nicht das niedrigste. Mit 29 gab es nichts mehr abzuwarten: Jede weitere Runde hilft nur den anderen. Klopft niemand und schieben alle nacheinander, kommen drei neue Karten auf den Tisch.
schwimmen-learn-close-wrong = Damit hatten die anderen Zeit, sich zu verbessern. Mit 29 gab es nichts mehr abzuwarten.
schwimmen-learn-all = **Alle drei.** Jemand hat geklopft, du bist zum letzten Mal dran. Statt einer Karte darfst du auch alle drei vom Tisch gegen deine drei tauschen, zwei aber nie. Zähl zusammen, was da liegt.
schwimmen-learn-all-right = Die drei auf dem Tisch sind von einer Farbe: 10 + 10 + 8 = 28. Deine waren nur 16 wert. Sind zwei Blätter gleich viel wert, entscheidet die Farbe, von oben: Kreuz, Pik, Herz, Karo.
schwimmen-learn-all-right-german = Die drei auf dem Tisch sind von einer Farbe: 10 + 10 + 8 = 28. Deine waren nur 16 wert. Sind zwei Blätter gleich viel wert, entscheidet die Farbe, von oben: Eichel, Laub, Herz, Schellen.
schwimmen-learn-all-wrong = Eine Karte hat nicht gereicht, dein Blatt war das niedrigste. Die drei auf dem Tisch waren von einer Farbe: 28 Punkte.
schwimmen-learn-table = **Der Geber wählt.** Du gibst, also wählst du zuerst: Behalte dein Blatt, oder nimm die drei verdeckten Karten ungesehen und leg deine offen auf den Tisch. Die Hälfte aller Blätter hat 17 Punkte oder mehr. Was ist deines wert?
schwimmen-learn-table-right = Drei Farben, da zählt nur die beste Karte: 10. Die verdeckten sind fast immer besser. Behält der Geber sein Blatt, werden stattdessen die drei Karten auf dem Tisch aufgedeckt.
schwimmen-learn-table-wrong = Dein Blatt war 10 wert und damit das niedrigste. Die verdeckten Karten sind fast immer besser.
