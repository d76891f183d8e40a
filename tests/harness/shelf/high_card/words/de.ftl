family-high-card = Hohe Karte
family-high-card-description = In diesem Kanal Hohe Karte spielen
ruleset-high-card = Hohe Karte
ruleset-high-card-sentence = Drei Karten, und die höchste, die gelegt wird, gewinnt.
ruleset-high-card-short = Alle legen eine von drei Karten. Die höchste bekommt einen Punkt.
high-card-question-lay = Welche Karte legst du?
high-card-zone-laid = gelegt
high-card-event-cards-moved-hand-laid = { $name } legt { $cards }.
high-card-event-high-card = { $name } hat die höchste Karte gelegt.
high-card-reason-high-card = höchste Karte
high-card-told-high = { $name } hat die höchste Karte gelegt
high-card-option-hidden_hands = Karten verdeckt
high-card-option-hidden_hands-help = Sonst liegen alle Karten offen.
high-card-rules-heading-lay = **Legen**
high-card-rules-lay = Alle bekommen drei Karten und legen eine, links vom Geber angefangen. Die höchste Karte bekommt einen Punkt, von gleichen die erste.{ $hidden_hands ->
    [true] { "" }
   *[other] {" "}Alle Karten liegen offen.
}
high-card-rules-end =
    { $session_end ->
        [deals] Die Sitzung endet nach { $deals ->
            [one] einem Spiel.
           *[other] { $deals } Spielen.
        }
       *[other] Die Sitzung endet, wenn ihr aufhört.
    } { $debt ->
        [stop_session] Sie endet auch, wenn jemand tiefer im Minus ist als erlaubt.
       *[other] { "" }
    }
high-card-term-high-card = **Hohe Karte**: Das Ass ist am höchsten, dann König, Dame, Bube, Zehn, Neun, Acht, Sieben.
high-card-term-high-card-seen = hohe karte, höchste karte
high-card-example-ace-wins = { $a } legt das Kreuz-Ass, { $b } den Buben: { $a } bekommt den Punkt.
high-card-practice-lay = Leg deine höchste Karte: Du legst nur eine.
