family-kettle = Kessel
family-kettle-description = In diesem Kanal Kessel spielen
ruleset-kettle = Kessel
ruleset-kettle-sentence = Drei Karten: Spiel um den Pot mit, oder pass.
ruleset-kettle-short =
    Alle legen einen Einsatz und bekommen drei Karten; die nächste wird aufgedeckt und zeigt Trumpf.
    Mitspielen oder passen. Wer mitspielt, darf tauschen.
    Jeder Stich bringt ein Drittel vom Pot; wer mitspielt und keinen Stich macht, zahlt den ganzen Pot.
kettle-stakes = Einsatz **{ $ante }** { $ante ->
    [one] Chip
   *[other] Chips
}
kettle-option-ante = Einsatz
kettle-option-ante-help = Was alle vor jedem Spiel in den Pot legen.
kettle-option-exchange_max = Tauschen
kettle-option-exchange_max-help = Wie viele Karten man tauschen darf, wenn man mitspielt.
kettle-told-most = { $name } hat { $all ->
    [1] alle Stiche
   *[other] { $tricks ->
        [one] einen Stich
       *[other] { $tricks } Stiche
    }
} gemacht
kettle-told-alone = Nur { $name } hat gespielt
kettle-told-nobody = Niemand hat gespielt
kettle-stats-lifts = **Mitgespielt**: { $lifts ->
    [one] einmal
   *[other] { $lifts }-mal
}{ stats-part-share }, { $won ->
    [0] nie gewonnen
   *[other] { $won ->
        [one] einmal
       *[other] { $won }-mal
    } gewonnen
}
kettle-stats-betes = **Bêten** { $betes }, zusammen { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
kettle-rules-stakes = Vor jedem Spiel legen alle { $ante ->
    [one] 1 Chip
   *[other] { $ante } Chips
} in den Pot. Was im Pot übrig bleibt, bleibt für das nächste Spiel liegen.
kettle-rules-bid = Alle bekommen drei Karten, und die nächste wird aufgedeckt: Ihre Farbe ist Trumpf. Reihum, Vorhand zuerst, spielt man mit oder passt. Spielt niemand, bleibt der Pot; spielt nur einer, nimmt er ihn.{ $exchange_max ->
    [0] { "" }
   *[other] {" "}Wer mitspielt, darf dann { $exchange_max ->
        [one] eine Karte
       *[other] bis zu { $exchange_max } Karten
    } mit dem Stock tauschen.
}
kettle-rules-play = Vorhand spielt aus, danach, wer den letzten Stich gemacht hat. Farbe muss man bedienen; kann man das nicht, spielt man irgendeine Karte. Den Stich macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe.
kettle-rules-money = Jeder Stich bringt ein Drittel vom Pot. Wer mitspielt und keinen Stich macht, zahlt eine Bête, so viel, wie im Pot lag{ $pot_limit ->
    [0] { "" }
    [one] , höchstens 1 Chip
   *[other] , höchstens { $pot_limit } Chips
}.
kettle-rules-end = { rules-part-end }
kettle-term-bete = **Bête**: Was du in den nächsten Pot zahlst, wenn du mitspielst und keinen Stich machst.
kettle-term-bete-seen = bête, keinen stich
kettle-term-cards = **Karten**, von oben nach unten: { $cards }.
kettle-term-cards-seen = ass, könig, dame, bube, zehn, neun, acht, sieben
kettle-example-alone = Nur { $a } spielt mit und nimmt den Pot, ohne eine Karte zu spielen.
kettle-practice-declare = Spielst du mit, bringt jeder Stich ein Drittel vom Pot; ohne Stich zahlst du so viel, wie darin liegt. Trümpfe und Asse machen Stiche.
kettle-practice-exchange = Behalt Trümpfe und Asse; leg niedrige Karten der anderen Farben weg.
