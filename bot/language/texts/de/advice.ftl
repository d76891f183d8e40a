# Was jede Antwort bringt, für alle, die mit Ratgeber spielen.
adviser-allow = Ratgeber erlauben
adviser-forbid = Ratgeber verbieten
adviser-take = Mit Ratgeber spielen
adviser-leave = Ohne Ratgeber spielen
adviser-sign = 🎓
adviser-told = 🎓 { $names } { $people ->
    [one] spielt
   *[other] spielen
} mit Ratgeber: Ein Computer sagt, was jede Antwort bringt, soweit es sich aus den eigenen Karten erkennen lässt.
adviser-about = 🎓 Du spielst mit Ratgeber, und alle sehen das. Wenn du dran bist, steht **Rat** { $hands ->
    [0] in diesem Menü
   *[other] unter deinen Karten
}.
adviser-may = 🎓 Hier darfst du mit Ratgeber spielen; alle sehen dann, dass du es tust.
advice = 🎓 Rat
advice-coming = 🎓 Einen Moment, ich spiele das Spiel durch …
advice-title = ### 🎓 Was jede Antwort bringt
advice-gain = { $sign }{ $digits ->
    [0] { NUMBER($gain, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
   *[other] { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advice-size = { $sign }{ $digits ->
    [0] { NUMBER($gain, maximumFractionDigits: 0) }
   *[other] { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advice-best = am besten
advice-equal = etwa gleich gut
advice-number = { $tricks ->
    [1] einer
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $tricks }
}
advice-tricks = { advice-number } { $percent } %
advice-tricks-first = { $tricks ->
    [0] kein Stich
    [1] ein Stich
   *[other] { advice-number } Stiche
} { $percent } %
advice-without = Ohne { $card }: { $answer }
advice-with = Mit { $card } statt deiner niedrigsten Karte: { $answer }
advice-pot = { $more ->
    [true] Ab { $pot } im Pot: { $answer }
   *[other] Bei höchstens { $pot } im Pot: { $answer }
}
advice-about = { $counted }, im Schnitt über viele mögliche Kartenverteilungen; ± ist die Unsicherheit.
advice-chips = Chips für das ganze Spiel samt { $own ->
    [true] deinem Anteil
   *[other] dem eigenen Anteil
} am Pot
advice-points = Punkte für das ganze Spiel, verglichen mit den anderen
advice-lives = Leben, verglichen mit den anderen
advice-won = gewinnt in { $percent } % der Fälle
advice-life-lost = kostet in { $percent } % der Fälle ein Leben
advice-fact-points = { $number ->
    [one] 1 Auge
   *[other] { $number } Augen
}
advice-fact-schneider = Schneider { $percent } %
advice-fact-others = in { $percent } % der Fälle spielt jemand anders
advice-alike = { $answers ->
    [one] noch eine ähnliche
   *[other] noch { $answers } ähnliche
}
advice-omitted = { $answers ->
    [one] Eine weitere Antwort ist weggelassen.
   *[other] { $answers } weitere Antworten sind weggelassen.
}
advice-none = Zu dieser Frage kann ich nichts sagen.
advice-failed = Diesmal kein Rat: Beim Rechnen ist etwas schiefgegangen. Drück noch einmal auf **Rat**.
advice-late = Das ist schon entschieden.
advice-share = samt deinem Anteil am Pot
advice-others = Die anderen: { $others }
advice-chose-best = Deine Antwort, { $chosen }, war praktisch so gut wie die beste.
advice-chose = Du hast { $chosen } gewählt; am besten war { $best }.
