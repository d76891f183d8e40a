# Die Regeln in Worten: was alle Spiele teilen.
rules-part-end =
    { $session_end ->
        [deals] { $deals ->
            [one] Nach einem Spiel ist Schluss.
           *[other] Nach { $deals } Spielen ist Schluss.
        }
        [pot_empty] Sobald der Pot leer ist, ist Schluss.
       *[other] { "" }
    } { $debt ->
        [stop_session] Schluss ist auch, wenn jemand zu weit im Minus ist.
       *[other] { "" }
    } { $leftover_pot ->
        [keep] Was am Schluss im Pot liegt, bleibt dort.
       *[other] Was am Schluss im Pot liegt, wird gleichmäßig verteilt; wer die Sitzung mit einer eigenen Bête beendet, bekommt nichts davon.
    }

rules-title = ## { $ruleset }
rules-seats = { $least } bis { $most } Leute, { $direction ->
    [ccw] gegen den Uhrzeigersinn
   *[other] im Uhrzeigersinn
}.
rules-seats-exactly = Genau { $most } Leute, { $direction ->
    [ccw] gegen den Uhrzeigersinn
   *[other] im Uhrzeigersinn
}.
rules-heading-stakes = **Einsatz**
rules-heading-bid = **Wer spielt**
rules-heading-price = **Preis**
rules-heading-play = **Stiche**
rules-heading-money = **Abrechnung**
rules-heading-special = **Besondere Blätter**
rules-heading-end = **Schluss**
rules-heading-pack = **Karten**
rules-heading-examples = **Zum Beispiel**, mit den heutigen Einsätzen
rules-pack = { $pack }: { $suits }. Von oben: { $ranks }.
rules-ranking-alt = Von oben: { $cards }
rules-pack-irregular = { $pack }. Von oben: { $parts }.
rules-pack-ranked = { $pack }: { $suits }. Von oben: { $cards }.
rules-pack-larger = Ab { $seats } Leuten: { $pack }.
rules-example = { $number }. Vorher im Pot: { $before }. { $paid } Beim ersten Ausspielen liegen im Pot also { $snapshot }.
rules-example-results = { $results }. Nachher im Pot: { $after }.
rules-example-outcome = → { $results }.
rules-fair = Jede Mischung wird vor dem Geben versiegelt und lässt sich nach der Sitzung nachprüfen.

# Die Wörter eines Spiels, erklärt, wenn jemand auf das Fragezeichen drückt; was wie `seen` beginnt, steht gerade da.
terms-title = ### Die Wörter von { $ruleset }
terms-all = Alle Wörter
term-trick = **Stich**: von allen, die dabei sind, eine Karte; wer die beste spielt, macht ihn. **Trumpf** schlägt jede andere Farbe.
term-trick-seen = stich, trumpf
term-pot = **Pot**: die Chips in der Mitte.
term-pot-seen = pot
term-seal = **Siegel**: eine Prüfzahl für die gemischten Karten; *Was bisher geschah* zeigt sie, solange gespielt wird. Ist die Sitzung vorbei, kannst du damit prüfen, dass niemand die Karten nachträglich vertauscht hat.
term-seal-seen = siegel
