# Lehrgänge: ein paar Stellungen eines Spiels, in denen man einen Zug macht und sieht, was daraus wird.
command-learn = lernen
command-learn-description = Ein Spiel lernen: ein paar Züge, auf die es ankommt, jeder erklärt
hints-on = Tipps ein
hints-off = Tipps aus
hints-sign = 🌱
learn-here = Ich kenne die Spiele nicht
learn-this = Ich kenne das Spiel nicht
learn-title = ## Ein Spiel lernen
learn-about = Jeder Schritt ist ein echtes Blatt: Du machst einen Zug und siehst, was daraus wird. Um Chips geht es nicht, zuschauen kann niemand, und weitermachen kannst du, wann du willst.
learn-which = Welches Spiel?
learn-progress = { $done ->
    [0] { $steps ->
        [0] Ein paar Schritte
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
    [one] 1 Schritt geschafft
   *[other] { $done } Schritte geschafft
}
learn-course = ### { $ruleset } lernen
learn-begin = Erster Schritt
learn-step = ### { $ruleset } lernen · Schritt { $number } von { $count }
learn-right = ✅ **Richtig.**
learn-wrong = ❌ **Diesmal nicht.**
learn-made-right = Das würde auch ein starker Spieler wählen.
learn-made-wrong = Ein starker Spieler würde anders wählen. Sieh dir an, was daraus geworden ist, und versuch es noch einmal.
learn-played-out = Den Rest haben Computer gespielt.
learn-again = Noch einmal
learn-next = Nächster Schritt
learn-finish = Fertig
learn-done = ### Jetzt kannst du mitspielen
    Das war { $ruleset }. Als Nächstes ein Übungsspiel: ein ganzes Spiel gegen Computer, mit einem Tipp bei jeder Entscheidung. Dann setz dich an einen Tisch: Das **?** erklärt dort jedes Wort, und fragen darf man immer.
learn-open = Tisch öffnen
learn-more = Andere Spiele
learn-lobby = { $name } wartet auf Mitspieler: { $seats } von { $most }
