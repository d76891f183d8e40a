# Wie jemand gespielt hat: was Glück war und was verschenkt wurde.
performance = Wie habe ich gespielt?
performance-deal = Mein Spiel
performance-title = ### Wie habe ich gespielt?
performance-shared-title = ### So hat { $name } gespielt
performance-looking = 🔎 Ich gehe deine Entscheidungen durch: Spiel { $done } von { $all } …
performance-nothing = Hier gibt es von dir nichts anzuschauen: In keinem Spiel hattest du die Wahl.
performance-failed = Daraus ist nichts geworden: Beim Nachrechnen ist etwas schiefgegangen. Versuch es noch einmal.
performance-money = **{ $deals ->
    [one] Spiel { $deal }
   *[other] { $deals } Spiele
}** { $sign }{ $chips } { $chips ->
    [one] Chip
   *[other] Chips
}, wie im Verlauf
performance-result = { $counted ->
    [pot] **Mit dem Anteil am Pot** { advice-size } · { $own ->
        [true] dein Anteil
       *[other] Anteil von { $name }
    }: { $share }
   *[lead] **Vorsprung** { advice-size } Punkte auf den Schnitt der anderen
}
performance-luck = **Glück** { advice-size } · was die Karten und die anderen { $own ->
    [true] dir gebracht
   *[other] gebracht
} haben
performance-away = **Verschenkt** { advice-size } · was bessere Entscheidungen gebracht hätten
performance-choices = { $choices ->
    [one] Eine Entscheidung
   *[other] { $choices } Entscheidungen
} in { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
}{ $choices ->
    [one] , danach
   *[other] , jede danach
} beurteilt, was { $own ->
    [true] du damals sehen konntest
   *[other] { $name } damals sehen konnte
}.
performance-about = { $counted }. Als verschenkt zählt nur, was sicher schlechter war und nicht bloß Pech.
performance-faultless = Eindeutig verschenkt wurde nichts. Schön gespielt!
performance-open = Spiel { $deal } bei offenen Karten: Für den Alleinspieler waren { $trick ->
    [1] { "" }
   *[other] ab Stich { $trick }{ " " }
}**{ $best }** Augen drin, geworden sind es { $made }.
performance-open-about = Das ist im Nachhinein gerechnet: was beide Seiten täten, wenn sie alle Karten sähen.
performance-where = **Spiel { $deal }, Schritt { $step }**
performance-better = { $own ->
    [true] Du hast
   *[other] { $name } hat
} **{ $chosen }** gewählt. **{ $better }** wäre um { advice-gain } besser gewesen.
performance-step = Spiel { $deal }, Schritt { $step }
performance-share = Im Kanal zeigen
performance-each = { advice-size } je Spiel verschenkt, in { $deals ->
    [one] einem Spiel
   *[other] den letzten { $deals } Spielen
}.
performance-month = { $when } · **{ advice-size }** je Spiel · { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}
