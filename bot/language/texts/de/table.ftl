# Das laufende Spiel, wie es alle sehen.
panel-title = ### { $ruleset } · Spiel { $number }
panel-pot = Pot **{ $pot }**
panel-reserve = Reserve { $reserve }
panel-trump = Trumpf { $suit }
panel-turned-up = aufgedeckt: { $card }
panel-direction = { $direction ->
    [ccw] ↺ gegen den Uhrzeigersinn
   *[other] ↻ im Uhrzeigersinn
}
panel-zone = { $zone }: { $cards }
panel-zone-hidden = { $zone }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
panel-lane = { $between ->
    [0] **{ $lane }**
   *[other] **{ $lane }** · { $cards }
}{ $laid ->
    [0] { "" }
   *[other] : { $sides }
}
panel-lane-side = { $name } { $cards }
panel-lane-told = { $best ->
    [true] { $name } { $cards } – **{ $told }**
   *[other] { $name } { $cards } – { $told }
}
panel-lane-hidden = verdeckt
panel-alt = Tisch: { $facts }.
panel-alt-seat = { $name }: { $facts }
panel-alt-trick = Stich: { $plays }

seat-dealer = gibt
seat-out = draußen
seat-sits-out = setzt aus
seat-away = abwesend
seat-computer = 🤖
seat-leaving = geht nach diesem Spiel
seat-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
seat-tricks-of = { $tricks } von { $needed ->
    [one] 1 Stich
   *[other] { $needed } Stichen
}
seat-shows = zeigt { $cards }

trick-now = **{ $number }. Stich:** { $plays }
trick-before = Stich { $number }: { $plays } → **{ $name }**
trick-lead = { $name } spielt { $card } aus
trick-play = { $name } { $card }

status-asked = **{ $name }**: { $question }
status-in-hand = **{ $name }**: { $question } *(unter **Meine Karten**)*
status-computer = **{ $name }** überlegt …
status-away = Für **{ $name }** antwortet ein Computer.
away-played-for = { $names } { $away ->
    [one] ist
   *[other] sind
} abwesend: Ein Computer spielt nur die Karten und setzt nichts ein. Wer zurück ist, drückt **Bin wieder da**.
host-meanwhile = Den Tisch leitet solange { $name }.
away-sitting-out = { $names } { $away ->
    [one] ist abwesend und bekommt
   *[other] sind abwesend und bekommen
} erst nach **Bin wieder da** wieder Karten.
status-none = Gerade ist niemand dran.
status-stopping = Nach diesem Spiel ist Schluss.
status-evening-held = Nach diesem Spiel macht der Abend Pause.

seal-automatic = Siegel { $seal }… · versiegelt, nicht abgehoben
seal-cut = Siegel { $seal }… · versiegelt und abgehoben

my-cards = Meine Karten
last-trick = Letzter Stich
what-happened = Was bisher geschah
more-menu = Mehr …
join = Mitspielen
leave = Gehen
back = Bin wieder da
amount-form = Betrag wählen
amount-form-hint = Von { $low } bis { $high }
choose-one = Wähle
choose-further = oder eins von diesen

# Was gefragt werden kann. Davor steht der Name.
question-unknown = Du hast die Wahl.
question-shove = Geben oder weiterschieben?
question-declare = Spielst du mit oder passt du?
question-exchange = Karten tauschen?
question-play = Welche Karte?
question-lead = Was spielst du aus?
question-claim = { $what ->
    [menu] Wie soll das Spiel enden?
    [give_up] { $name } gibt auf. Du auch?
    [yielded] Die anderen geben auf. Nimmst du das Spiel, wie es steht, oder spielst du auf mehr?
    [let_off] { $name } gibt auf. Reicht dir das, oder spielst du auf mehr?
   *[other] { $name } möchte sich einigen: { $points } Augen für den Alleinspieler. Einverstanden?
}
question-take_back = { $name } möchte das zurücknehmen. Einverstanden?

choice-shove-deal = Geben
choice-shove-shove = Weiterschieben
choice-declare-play = Mitspielen
choice-declare-pass = Passen
choice-exchange-keep = Karten behalten
choice-play-rob = Trumpfkarte rauben
choice-play-rest = Der Rest gehört mir
choice-play-no_trick = Ich bekomme keinen Stich mehr
choice-play-claim = Spiel beenden …
choice-claim-give_up = Ich gebe auf
choice-claim-give_up-costs = Ich gebe auf: −{ $costs }
choice-claim-give_up-costs_from = Ich gebe auf: mindestens −{ $costs_from }
choice-claim-give_up-wins_from = Ich schenke den Rest: mindestens +{ $wins_from }
choice-claim-give_up-wins = Ich schenke den Rest: +{ $wins }
choice-claim-won_schneider = { choice-claim-won }
choice-claim-won = Einigen
choice-claim-lost = { choice-claim-won }
choice-claim-lost_schneider = { choice-claim-won }
choice-claim-won_schneider-wins_from = { choice-claim-won-wins_from }
choice-claim-won_schneider-wins = { choice-claim-won-wins }
choice-claim-won_schneider-value = { choice-claim-won-value }
choice-claim-won-wins_from = Einigen: { $value } Augen, mindestens +{ $wins_from }
choice-claim-won-wins = Einigen: { $value } Augen, +{ $wins }
choice-claim-won-value = Einigen: { $value } Augen
choice-claim-lost-costs_from = Einigen: { $value } Augen, mindestens −{ $costs_from }
choice-claim-lost-costs = Einigen: { $value } Augen, −{ $costs }
choice-claim-lost-value = { choice-claim-won-value }
choice-claim-lost_schneider-costs_from = { choice-claim-lost-costs_from }
choice-claim-lost_schneider-costs = { choice-claim-lost-costs }
choice-claim-lost_schneider-value = { choice-claim-won-value }
choice-claim-agree = Einverstanden
choice-claim-play_on = Weiterspielen
choice-take_back-agree = Einverstanden
choice-take_back-refuse = Nein, weiterspielen

# Was geantwortet wurde, für alle.
answered = { $name }: „{ $choice }“
answered-declare-play = { $name } spielt mit.
answered-declare-pass = { $name } passt.
answered-shove-deal = { $name } gibt.
answered-shove-shove = { $name } schiebt weiter.
answered-claim-agree = { $name } ist einverstanden.
answered-claim-play_on = { $name } möchte weiterspielen.

# Was geschehen ist.
event-cut-seen = Beim Abheben zeigt sich { $cards }.
event-dealt = { $each ->
    [one] Alle bekommen 1 Karte.
   *[other] Alle bekommen { $each } Karten.
}
event-received = { $name } bekommt { $cards }.
event-looked = { $name } schaut sich die Karten an.
event-turned-up = Aufgedeckt: { $card }.
event-turned-up-by = { $name } deckt { $card } auf.
event-exchanged = { $count ->
    [0] { $name } behält alle Karten.
    [one] { $name } tauscht 1 Karte.
   *[other] { $name } tauscht { $count } Karten.
}
event-put-aside = { $name } legt { $cards } weg.
event-hand-shown = { $name } zeigt { $cards }.
event-hand-shown-to = { $name } zeigt die Karten nur { $to }.
event-cards-shown = { $name } zeigt { $to }: { $cards }.
event-moved = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $source } → { $target }
event-cards-moved = { $cards }: { $source } → { $target }
event-swapped = { $given } ({ $source }) wird gegen { $taken } ({ $target }) getauscht.
event-revealed = { $zone }, für alle offen: { $cards }
event-scored = { $name } { $points } ({ $reason }).
event-tally = { $name }: { $tally }.
event-played = { $name } spielt { $card }.
event-played-again = { $name } spielt { $card } noch einmal.
event-taken-up = { $name } nimmt { $cards } wieder auf.
event-claim-rest = **{ $name } macht alle übrigen Stiche.**
event-claim-no-trick = **{ $name } bekommt keinen Stich mehr.**
event-claim-given-up = **{ $name } gibt auf.**
event-claim-settled = **Geeinigt**: { $name } bekommt { $points } der 120 Augen.
moment-sweep = ✨ **{ $name } macht alle Stiche**{ $chips ->
    [0] .
    [one] { " " }und gewinnt 1 Chip.
   *[other] { " " }und gewinnt { $chips } Chips.
}
moment-big-pot = 💰 **{ $name } gewinnt einen großen Pot**: { $all ->
    [1] { $chips } Chips.
   *[other] { $chips } von { $pot } Chips.
}
moment-bete = 💸 **Bête**: { $names } { $count ->
    [one] macht
   *[other] machen
} { $tricks ->
    [0] keinen Stich
   *[other] zu wenige Stiche
} und { $count ->
    [one] zahlt { $chips }
   *[other] zahlen je { $chips }
}.
event-trick = { $name } macht den { $number }. Stich.
event-paid = { $name } zahlt { $amount } ({ $reason }).
event-paid-each = { $name } zahlen je { $amount } ({ $reason }).
event-paid-all = Alle zahlen { $amount } ({ $reason }).
event-got = { $name } bekommt { $amount } ({ $reason }).
event-got-each = { $name } bekommen je { $amount } ({ $reason }).
event-paid-to = { $name } zahlt { $to } { $amount } ({ $reason }).
event-settled = { $results } ({ $reason }).
event-to-reserve = { $amount ->
    [one] 1 Chip geht
   *[other] { $amount } Chips gehen
} aus dem Pot in die Reserve.
event-from-reserve = { $amount ->
    [one] 1 Chip geht
   *[other] { $amount } Chips gehen
} aus der Reserve in den Pot.
event-announced = { $what }
event-announced-by = { $name }: { $what }
event-all-passed = Niemand spielt: Der Pot bleibt.
event-rob = { $name } raubt { $card }.
event-uncontested = Niemand sonst spielt mit: **{ $name }** nimmt den ganzen Pot.

# Was zu einem Spiel oder einem Platz vermerkt ist.
mark-round = { $value ->
    [force] **Zwang**: Alle spielen
    [forced] **Zwang**: Alle spielen
   *[other] { "" }
}
mark-exchanged = { $value ->
    [0] hat nicht getauscht
   *[other] hat { $value } getauscht
}
mark-robbed = hat geraubt
mark-declarer = spielt gegen die anderen
mark-side = { $value ->
    [declarer] spielt mit
   *[other] { "" }
}
hand-side = Du spielst mit **{ $names }**. Das weißt nur du.

zone-hand = Hand
zone-aside = weggelegte Karten
zone-stock = Stock
zone-turn-up = aufgedeckte Karte
zone-of = { $zone } von { $name }

# Wofür gezahlt wird.
reason-ante = Einsatz
reason-stake = Stamm
reason-price = Preis
reason-share = { $tricks ->
    [0] Anteil
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
reason-remainder = Rest
reason-penalty = { $tricks ->
    [0] kein Stich
   *[other] zu wenige Stiche
}
reason-refund = zurück
reason-uncontested = sonst niemand dabei
reason-refill = aus der Reserve
reason-reserve = zurückgelegt
reason-leftover = Anteil am Pot
reason-evening = Einsatz und Preise
reason-evening-entry = Einsatz für einen Abend
reason-evening-prize = Preis an einem Abend
reason-settlement = Ausgleich
reason-points = Chips nach Punkten

pick-cards-exactly = { $high ->
    [one] Eine Karte wählen
   *[other] { $high } Karten wählen
}
pick-cards = { $high ->
    [one] Eine Karte wählen
   *[other] { $low } bis { $high } Karten wählen
}

# Was ein Platz in der Sitzung hat, außer Chips.
tally-score = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
tally-lives = { $value ->
    [-1] ausgeschieden
    [0] kein Leben mehr
    [one] 1 Leben
   *[other] { $value } Leben
}
