# Was jede Antwort bringt, für alle, die mit Ratgeber spielen.
adviser-allow = Ratgeber erlauben
adviser-forbid = Ratgeber verbieten
adviser-take = Mit Ratgeber spielen
adviser-leave = Ohne Ratgeber spielen
adviser-sign = 🎓
adviser-told = 🎓 { $names } { $people ->
    [one] spielt
   *[other] spielen
} mit Ratgeber: Ein Computer sagt, was jede Antwort bringt, soweit das die eigenen Karten erkennen lassen.
adviser-about = 🎓 Du spielst mit Ratgeber, und alle sehen das. Wenn du dran bist, steht **Rat** unter deinen Karten.
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
advice-about = { $counted }, über viele Verteilungen der verdeckten Karten. ± ist die Unsicherheit.
advice-chips = Chips des ganzen Spiels samt { $own ->
    [true] deinem Teil
   *[other] dem eigenen Teil
} am Pot
advice-points = Punkte des ganzen Spiels, gegen die anderen gerechnet
advice-lives = Leben, gegen die anderen gerechnet
advice-won = gewinnt zu { $percent } %
advice-life-lost = kostet zu { $percent } % ein Leben
advice-fact-points = { $number } Augen
advice-fact-schneider = Schneider { $percent } %
advice-alike = { $answers ->
    [one] eine weitere dieser Art
   *[other] { $answers } weitere dieser Art
}
advice-omitted = { $answers ->
    [one] Eine weitere Antwort ist weggelassen.
   *[other] { $answers } weitere Antworten sind weggelassen.
}
advice-none = Zu dieser Frage kann ich nichts sagen.
advice-failed = Der Rat ist ausgeblieben: Beim Rechnen ist etwas schiefgegangen. Drück noch einmal auf **Rat**.
advice-late = Das ist inzwischen entschieden.
advice-share = dein Teil am Pot mitgezählt
advice-others = Die anderen: { $others }
advice-chose-best = Deine Antwort, { $chosen }, war so gut wie die beste.
advice-chose = Du hast { $chosen } gewählt; am besten war { $best }.
