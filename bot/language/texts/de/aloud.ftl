# A player's hand as it is read aloud, for whoever likes a text table.
aloud-title = ### { $ruleset }, Spiel { $number }
aloud-since = ### Seit deinem letzten Zug
aloud-so-far = ### Bisher
aloud-earlier = Was davor war, steht unter „Was bisher geschah“.
aloud-trick = ### { $number }. Stich
aloud-trick-taken = ### { $number }. Stich, er geht an { $name }
aloud-led = { $name } spielt { $card } aus.
aloud-leads = Als Nächstes spielt { $name } aus.
aloud-table = ### Der Tisch
aloud-lane = { $lane }, { $name }: { $facts }
aloud-lane-number = Reihe { $number }
aloud-between = { $lane }, für beide: { $cards }
aloud-board = ### Das Brett
aloud-began = hat angefangen
aloud-won = hat hier gewonnen
aloud-hand = ### Deine Karten: { $count }
aloud-turn = ### Du bist dran: { $question }
aloud-until = Deine Zeit ist { $when } um.
aloud-legal = Erlaubt: { $cards }.
aloud-waiting = ### Du bist nicht dran
aloud-asked = { $name } ist dran: „{ $question }“
aloud-result = ### So ging das Spiel aus
aloud-ended = ### So ging Spiel { $number } aus
aloud-seats = ### Am Tisch, { $direction ->
    [ccw] gegen den Uhrzeigersinn
   *[other] im Uhrzeigersinn
}
aloud-you = du
aloud-cards = { $count ->
    [one] hat 1 Karte
   *[other] hat { $count } Karten
}
aloud-computer = Computer
aloud-table-button = Mein Tisch als Text
aloud-words = Wörter erklären

# What stands there with signs otherwise.
seat-computer-aloud = Computer
hints-sign-aloud = lernt noch
adviser-sign-aloud = spielt mit Ratgeber
take-back-sign-aloud = { take-back }
taken-back-aloud = Zurückgenommen: { $told }
watching-count-aloud = { $people ->
    [one] Eine Person schaut zu
   *[other] { $people } Personen schauen zu
}
trick-before-aloud = { $number }. Stich: { $plays }. Er geht an { $name }.
event-moved-aloud = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, vorher: { $source }, jetzt: { $target }.
event-cards-moved-aloud = { $cards }, vorher: { $source }, jetzt: { $target }.
transfer-aloud = von { $payer } an { $payee }: **{ $amount }**
replay-back-aloud = Einen Schritt zurück
replay-on-aloud = Einen Schritt weiter
page-back-aloud = Vorige Seite
page-on-aloud = Nächste Seite
games-open-aloud = Tisch öffnen: { $ruleset }
hand-your-turn-aloud = { "" }
games-choose-aloud = { $ruleset } wählen
