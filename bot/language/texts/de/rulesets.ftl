# Die Spiele, jedes in drei Zeilen, und ihre fertigen Hausregeln.
ruleset-lupfen-liechtenstein = Lupfen · Liechtenstein
ruleset-lupfen-liechtenstein-short =
    Alle zahlen den Einsatz und bekommen drei Karten. «Lupfsch?» Wer lupft, deckt Trumpf auf und nennt den Preis.
    Die anderen zahlen ihn und spielen mit oder steigen aus. Drei Stiche, jeder ein Drittel des Pots.
    Wer mitspielt und keinen Stich macht, zahlt den ganzen Pot noch einmal.
ruleset-lupfen-vorarlberg = Lupfen · Vorarlberg
ruleset-lupfen-vorarlberg-short =
    Ist der Pot leer, ist Zwang: alle zahlen und spielen. Sonst: «Lupfsch?», und wer mitgeht, sagt «Mit!»
    Drei Karten, drei Stiche, jeder ein Drittel des Pots. Wer nicht bedienen kann, muss stechen.
    Wer mitspielt und keinen Stich macht, zahlt den ganzen Pot noch einmal.
ruleset-drei-karten-1821 = Drei Karten · 1821
ruleset-drei-karten-1821-short =
    Wer gibt, setzt den Stamm und gibt drei Karten; die letzte eigene Karte zeigt den Trumpf.
    Liegt nur der Stamm im Pot, spielen alle; sonst spielt man oder passt.
    Jeder Stich ist ein Drittel des Pots; ohne Stich zahlt man ihn.
ruleset-loup-1821 = Loup · 1821
ruleset-loup-1821-short =
    Der Wolf: sechs Karten, sechs Stiche, und die letzte Karte des Gebers zeigt den Trumpf.
    Liegt nur der Stamm im Pot, spielen alle; sonst spielt man oder passt.
    Jeder Stich ist ein Sechstel des Pots; ohne Stich zahlt man ihn.
ruleset-dreiblatt-1859 = Dreiblatt · 1859
ruleset-dreiblatt-1859-short =
    Wer gibt, setzt den Stamm; drei Karten für alle, die nächste zeigt Trumpf. Wer spielen will, tippt.
    Zuerst wird Trumpf ausgespielt, später das Trumpf-Ass.
    Jeder Stich ist ein Drittel des Pots; ohne Stich zahlt man eine Bête.
ruleset-tippen-1905 = Tippen · 1905
ruleset-tippen-1905-short =
    Wer gibt, setzt den Stamm; drei Karten für alle, die nächste zeigt Trumpf. Wer spielen will, tippt.
    Wer nicht bedienen kann, muss stechen.
    Jeder Stich ist ein Drittel des Pots; ohne Stich zahlt man ihn.
ruleset-tippen-grupp = Tippen · Grupp 1975
ruleset-tippen-grupp-short =
    Wer gibt, setzt den Stamm; drei Karten für alle, die nächste zeigt Trumpf. Wer spielen will, tippt.
    Man darf Karten tauschen, muss bedienen, stechen und überstechen, wenn man kann.
    Jeder Stich ist ein Drittel des Pots; ohne Stich zahlt man einen Stamm.
ruleset-tippen-katira = Tippen · Katira 1983
ruleset-tippen-katira-short =
    Zwei Karten für alle, dann der Trumpf, dann die dritte Karte. Wer spielen will, tippt.
    Man darf Karten tauschen, muss bedienen, stechen und überstechen, wenn man kann.
    Jeder Stich ist ein Drittel des Pots; ohne Stich zahlt man ihn.
ruleset-vierblatt = Vierblatt
ruleset-vierblatt-short =
    Wie Dreiblatt, mit vier Karten und vier Stichen. Wer spielen will, tippt.
    Zuerst wird Trumpf ausgespielt, später das Trumpf-Ass.
    Jeder Stich ist ein Viertel des Pots; ohne Stich zahlt man eine Bête.

preset-liechtenstein = Liechtenstein
preset-vorarlberg = Vorarlberg
preset-allgaeu = Allgäu, mit Gebereinsatz und Schieben
preset-blind-and-bold = Blind und wild
