# Ost–West: der Name, die Worte am Tisch, die Hausregeln, die Regeln in Worten.
family-east-west = Ost–West
family-east-west-description = Ost–West in diesem Kanal spielen
east-west-length = fünf Minuten je Spiel
ruleset-east-west-sentence = Karten in drei Reihen legen und die besseren Pokerblätter haben.
ruleset-east-west = Ost–West
ruleset-east-west-short =
    Ihr seid zu zweit, und zwischen euch liegen drei offene Karten untereinander: West baut nach links an, Ost nach rechts.
    Abwechselnd zieht ihr eine Karte, für alle sichtbar, und legt sie in eine eurer drei Reihen; dort bleibt sie.
    Zusammen mit der gemeinsamen Karte ist jede Reihe aus vier Karten ein Pokerblatt. Wer mehr Reihen gewinnt, gewinnt das Spiel.
east-west-stakes = { $stake ->
    [0] Ohne Chips
    [one] Einsatz **1** Chip { $stake_per ->
        [row] für jede Reihe Vorsprung
       *[game] je Spiel
    }
   *[other] Einsatz **{ $stake }** Chips { $stake_per ->
        [row] für jede Reihe Vorsprung
       *[game] je Spiel
    }
}

# Was gefragt wird; eine Reihe, die mit der Karte voll ist, sagt, was sie wird.
east-west-question-place = Wohin kommt diese Karte: { $card }?
east-west-choice-place-top = Oben
east-west-choice-place-top-made = { east-west-choice-place-top } · { east-west-part-made }
east-west-choice-place-middle = Mitte
east-west-choice-place-middle-made = { east-west-choice-place-middle } · { east-west-part-made }
east-west-choice-place-bottom = Unten
east-west-choice-place-bottom-made = { east-west-choice-place-bottom } · { east-west-part-made }
east-west-part-made = { $made ->
    [pair] Paar
    [two_pair] zwei Paare
    [three] Drilling
    [straight] Straße
    [flush] Flush
    [full_house] Full House
    [four] Vierling
    [straight_flush] Straight Flush
   *[high_card] höchste Karte
}

# Was geantwortet wurde, sagt die Karte, die liegt.
east-west-answered-place-top = { "" }
east-west-answered-place-middle = { "" }
east-west-answered-place-bottom = { "" }

# Was geschehen ist.
east-west-event-drawn = { "" }
east-west-event-cards-moved-stock-board-top = Obere Reihe, gemeinsame Karte: { $cards }.
east-west-event-cards-moved-stock-board-middle = Mittlere Reihe, gemeinsame Karte: { $cards }.
east-west-event-cards-moved-stock-board-bottom = Untere Reihe, gemeinsame Karte: { $cards }.
east-west-event-cards-moved-stock-drawn = { "" }
east-west-event-cards-moved-drawn-west-top = { $name } legt { $cards } in die obere Reihe.
east-west-event-cards-moved-drawn-west-middle = { $name } legt { $cards } in die mittlere Reihe.
east-west-event-cards-moved-drawn-west-bottom = { $name } legt { $cards } in die untere Reihe.
east-west-event-cards-moved-drawn-east-top = { east-west-event-cards-moved-drawn-west-top }
east-west-event-cards-moved-drawn-east-middle = { east-west-event-cards-moved-drawn-west-middle }
east-west-event-cards-moved-drawn-east-bottom = { east-west-event-cards-moved-drawn-west-bottom }
east-west-event-row-won = { $row ->
    [top] Oben
    [middle] Mitte
   *[bottom] Unten
}: { $name } gewinnt mit { $hand ->
    [pair] einem Paar.
    [two_pair] zwei Paaren.
    [three] einem Drilling.
    [straight] einer Straße.
    [flush] einem Flush.
    [full_house] einem Full House.
    [four] einem Vierling.
    [straight_flush] einem Straight Flush.
   *[high_card] der höheren Karte.
}
east-west-event-row-tied = { $row ->
    [top] Oben
    [middle] Mitte
   *[bottom] Unten
}: Beide Blätter sind gleich viel wert.
east-west-event-game-won = 🏆 **{ $name } gewinnt das Spiel** { $rows ->
    [one] mit der einzigen gewonnenen Reihe.
    [3] mit allen drei Reihen.
   *[other] mit { $rows } Reihen.
}
east-west-event-game-drawn = 🤝 **Das Spiel ist unentschieden.**
east-west-event-scored = { "" }

# Ist das Spiel vorbei, werden die Reihen Blatt für Blatt erzählt.
east-west-moment-drawn = { "" }
east-west-moment-row-won = { "" }
east-west-moment-row-tied = { "" }
east-west-summary-row = **{ $row ->
    [top] Oben
    [middle] Mitte
   *[bottom] Unten
} · { $name }**: { $hand } – { $other }: { $against }
east-west-summary-row-tied = **{ $row ->
    [top] Oben
    [middle] Mitte
   *[bottom] Unten
} · unentschieden**: { $name } { $hand } – { $other } { $against }
east-west-summary-points = { $count ->
    [0] kein gewonnenes Spiel
    [one] **{ $points }** gewonnenes Spiel
   *[other] **{ $points }** gewonnene Spiele
}
east-west-hand-name = { $hand ->
    [pair] Paar { east-west-part-high-ones }
    [two_pair] Zwei Paare: { east-west-part-high-ones }, { east-west-part-low-ones }
    [three] Drilling { east-west-part-high-ones }
    [straight] Straße bis { east-west-part-high }
    [flush] Flush bis { east-west-part-high }
    [full_house] Full House: { east-west-part-high-ones }, { east-west-part-low-ones }
    [four] Vierling { east-west-part-high-ones }
    [straight_flush] Straight Flush bis { east-west-part-high }
   *[high_card] Höchste Karte { east-west-part-high }
}
east-west-hand-name-german = { $hand ->
    [pair] Paar { east-west-part-high-ones-german }
    [two_pair] Zwei Paare: { east-west-part-high-ones-german }, { east-west-part-low-ones-german }
    [three] Drilling { east-west-part-high-ones-german }
    [straight] Straße bis { east-west-part-high-german }
    [flush] Flush bis { east-west-part-high-german }
    [full_house] Full House: { east-west-part-high-ones-german }, { east-west-part-low-ones-german }
    [four] Vierling { east-west-part-high-ones-german }
    [straight_flush] Straight Flush bis { east-west-part-high-german }
   *[high_card] Höchste Karte { east-west-part-high-german }
}
east-west-part-high = { $high ->
    [king] König
    [queen] Dame
    [jack] Bube
    [ten] Zehn
    [nine] Neun
    [eight] Acht
    [seven] Sieben
   *[ace] Ass
}
east-west-part-high-german = { $high ->
    [king] König
    [queen] Ober
    [jack] Unter
    [ten] Zehn
    [nine] Neun
    [eight] Acht
    [seven] Sieben
   *[ace] Ass
}
east-west-part-high-ones = { $high ->
    [king] Könige
    [queen] Damen
    [jack] Buben
    [ten] Zehner
    [nine] Neuner
    [eight] Achter
    [seven] Siebener
   *[ace] Asse
}
east-west-part-high-ones-german = { $high ->
    [king] Könige
    [queen] Ober
    [jack] Unter
    [ten] Zehner
    [nine] Neuner
    [eight] Achter
    [seven] Siebener
   *[ace] Asse
}
east-west-part-low-ones = { $low ->
    [king] Könige
    [queen] Damen
    [jack] Buben
    [ten] Zehner
    [nine] Neuner
    [eight] Achter
    [seven] Siebener
   *[ace] Asse
}
east-west-part-low-ones-german = { $low ->
    [king] Könige
    [queen] Ober
    [jack] Unter
    [ten] Zehner
    [nine] Neuner
    [eight] Achter
    [seven] Siebener
   *[ace] Asse
}

# Was vermerkt wird und wo Karten liegen.
east-west-mark-row-top = { "" }
east-west-mark-row-middle = { "" }
east-west-mark-row-bottom = { "" }
east-west-lane-top = Oben
east-west-lane-middle = Mitte
east-west-lane-bottom = Unten
east-west-zone-drawn = gezogen
east-west-zone-board-top = gemeinsame Karte der oberen Reihe
east-west-zone-board-middle = gemeinsame Karte der mittleren Reihe
east-west-zone-board-bottom = gemeinsame Karte der unteren Reihe
east-west-zone-west-top = obere Reihe
east-west-zone-west-middle = mittlere Reihe
east-west-zone-west-bottom = untere Reihe
east-west-zone-east-top = { east-west-zone-west-top }
east-west-zone-east-middle = { east-west-zone-west-middle }
east-west-zone-east-bottom = { east-west-zone-west-bottom }
east-west-tally-score = { $value ->
    [0] kein Spiel gewonnen
    [one] 1 Spiel gewonnen
   *[other] { $value } Spiele gewonnen
}
east-west-reason-stake = Einsatz
east-west-reason-game = { "" }

# Hausregeln.
east-west-option-stake = Einsatz
east-west-option-stake-help = So viele Chips zahlt der Verlierer; bei 0 geht es nicht um Chips.
east-west-option-stake_per = Der Einsatz gilt für
east-west-option-stake_per-help = Ob der Einsatz einmal je Spiel gilt oder für jede Reihe Vorsprung.
east-west-option-stake_per-game = das Spiel
east-west-option-stake_per-row = jede Reihe Vorsprung
east-west-option-flush_beats_full_house = Flush schlägt Full House
east-west-option-flush_beats_full_house-help = Mit 32 Karten ist der Flush das seltenere Blatt.
east-west-option-ace_low_straight = Ass unter der Sieben
east-west-option-ace_low_straight-help = A-7-8-9-10 ist eine Straße, und zwar die niedrigste.

# Die Regeln in Worten.
east-west-rules-heading-deal = **Die gemeinsamen Karten**
east-west-rules-heading-turns = **Dein Zug**
east-west-rules-heading-hands = **Was schlägt was**
east-west-rules-heading-win = **Wer gewinnt**
east-west-rules-heading-end = **Der Schluss**
east-west-rules-deal =
    Drei Karten liegen offen untereinander; sie gehören beiden. Ost gibt und baut rechts an, West beginnt und baut links an. Niemand hat Karten auf der Hand.
east-west-rules-turns =
    Zieh die oberste Karte, für alle sichtbar, und leg sie in eine deiner drei Reihen: oben, in der Mitte oder unten. Dort bleibt sie. Eine Reihe ist mit vier eigenen Karten voll; in welcher Reihenfolge ihr sie füllt, ist egal.
east-west-rules-hands =
    Die gemeinsame Karte und deine vier sind ein Pokerblatt. Von oben: **Straight Flush** · **Vierling** · { $flush_beats_full_house ->
        [true] **Flush** · **Full House**
       *[other] **Full House** · **Flush**
    } · **Straße** · **Drilling** · **zwei Paare** · **Paar** · **höchste Karte**. { $ace_low_straight ->
        [true] Eine Straße sind fünf Ränge in Folge; die niedrigste ist A-7-8-9-10.
       *[other] Eine Straße sind fünf Ränge in Folge, ab 7-8-9-10-B; das Ass zählt nur hoch.
    } Bei gleichartigen Blättern gewinnt der höhere Rang: Zuerst zählt der Vierling, der Drilling oder das Paar, dann die übrigen Karten. Die Farbe entscheidet nie; sind beide Blätter gleich, ist die Reihe unentschieden.
east-west-rules-hands-german =
    Die gemeinsame Karte und deine vier sind ein Pokerblatt. Von oben: **Straight Flush** · **Vierling** · { $flush_beats_full_house ->
        [true] **Flush** · **Full House**
       *[other] **Full House** · **Flush**
    } · **Straße** · **Drilling** · **zwei Paare** · **Paar** · **höchste Karte**. { $ace_low_straight ->
        [true] Eine Straße sind fünf Ränge in Folge; die niedrigste ist A-7-8-9-10.
       *[other] Eine Straße sind fünf Ränge in Folge, ab 7-8-9-10-U; das Ass zählt nur hoch.
    } Bei gleichartigen Blättern gewinnt der höhere Rang: Zuerst zählt der Vierling, der Drilling oder das Paar, dann die übrigen Karten. Die Farbe entscheidet nie; sind beide Blätter gleich, ist die Reihe unentschieden.
east-west-rules-win =
    Wer mehr Reihen gewinnt, gewinnt das Spiel; bei gleich vielen ist es unentschieden. { $stake ->
        [0] Um Chips geht es nicht.
       *[other] Wer verliert, zahlt { $stake_per ->
            [row] { $stake } für jede Reihe Rückstand.
           *[game] { $stake }.
        }
    }
east-west-rules-end =
    { $session_end ->
        [deals] Die Sitzung endet nach { $deals ->
            [one] einem Spiel.
           *[other] { $deals } Spielen; ihr gebt abwechselnd.
        }
       *[other] Die Sitzung endet, wenn ihr aufhört; ihr gebt abwechselnd.
    } { $debt ->
        [stop_session] Sie endet auch, wenn jemand tiefer im Minus ist als erlaubt.
       *[other] { "" }
    }
east-west-example-two-rows = Oben, mit ♥B: { $a } hat einen Flush, { $b } ein Paar. Mitte, mit ♠K: { $b } hat eine Straße gegen zwei Paare. Unten, mit ♣8: { $a } hat drei Achter gegen ein Paar Asse.
east-west-example-two-rows-german = Oben, mit dem Herz-Unter: { $a } hat einen Flush, { $b } ein Paar. Mitte, mit dem Laub-König: { $b } hat eine Straße gegen zwei Paare. Unten, mit der Eichel-Acht: { $a } hat drei Achter gegen ein Paar Asse.
east-west-example-one-tied = Oben, mit ♥B: { $a } hat einen Flush, { $b } nur eine hohe Karte. Mitte, mit ♠K: Beide haben eine Straße bis zum König, also ist die Reihe unentschieden. Unten, mit ♣8: Ein Full House steht gegen drei Siebener.
east-west-example-one-tied-german = Oben, mit dem Herz-Unter: { $a } hat einen Flush, { $b } nur eine hohe Karte. Mitte, mit dem Laub-König: Beide haben eine Straße bis zum König, also ist die Reihe unentschieden. Unten, mit der Eichel-Acht: Ein Full House steht gegen drei Siebener.
east-west-example-drawn = Oben, mit ♣A: { $a } hat ein Paar Asse, { $b } nur eine hohe Karte. Mitte, mit ♦7: { $b } hat drei Siebener gegen ein Paar Könige. Unten, mit ♣8: Beide haben eine Straße von 8 bis Dame, also ist niemand vorn.
east-west-example-drawn-german = Oben, mit dem Eichel-Ass: { $a } hat ein Paar Asse, { $b } nur eine hohe Karte. Mitte, mit der Schellen-Sieben: { $b } hat drei Siebener gegen ein Paar Könige. Unten, mit der Eichel-Acht: Beide haben eine Straße von der Acht bis zum Ober, also ist niemand vorn.

# Die Statistik.
east-west-stats-games-won = **Spiele gewonnen** { $count } von { $whole }{ stats-part-share }
east-west-stats-games-drawn = **Unentschieden** { $count }
east-west-stats-rows-won = **Reihen gewonnen** { $count } · { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } von 3 je Spiel
east-west-stats-clean-sweeps = **Alle drei Reihen** { $count ->
    [one] einmal
   *[other] { $count }-mal
}
east-west-stats-strong-hands = **Straße oder besser** { $count } · { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } von 3 Reihen je Spiel

# Das Übungsspiel.
east-west-practice-opening = Jede Reihe wird ein Pokerblatt aus vier eigenen Karten und der gemeinsamen; vom niedrigsten aufwärts: Paar, zwei Paare, Drilling, Straße, Flush, Full House, Vierling, Straight Flush.
east-west-practice-place = Du brauchst zwei von drei Reihen. Überleg, was noch kommen kann: Was offen liegt, kommt nicht mehr. Gib eine verlorene Reihe auf, und leg dorthin, was sonst nirgends hilft.

# Die Wörter des Spiels, erklärt.
east-west-term-row = **Reihe**: Zusammen mit der gemeinsamen Karte sind deine vier Karten ein Pokerblatt. Wer mehr Reihen gewinnt, gewinnt das Spiel.
east-west-term-row-seen = reihe, oben, unten
east-west-term-pair = **Paar**: zwei Karten eines Rangs; **zwei Paare** sind zweimal zwei, ein **Drilling** sind drei Karten eines Rangs.
east-west-term-pair-seen = paar, drilling
east-west-term-straight = **Straße**: fünf Ränge hintereinander.
east-west-term-straight-seen = straße, straight
east-west-term-flush = **Flush**: fünf Karten einer Farbe; beim **Straight Flush** folgen sie außerdem aufeinander.
east-west-term-flush-seen = flush
east-west-term-full-house = **Full House**: ein Drilling und ein Paar.
east-west-term-full-house-seen = full house
east-west-term-four = **Vierling**: alle vier Karten eines Rangs.
east-west-term-four-seen = vierling

# Worum es in einem Spiel ging, in einer Zeile, für Listen.
east-west-told-won = { $name } hat mit { $rows ->
    [one] einer einzigen Reihe
    [3] allen drei Reihen
   *[other] { $rows } Reihen
} gewonnen
east-west-told-drawn = Das Spiel ging unentschieden aus
