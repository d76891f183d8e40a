# Das laufende Spiel, wie es alle sehen.
panel-title = ### { $ruleset } · Spiel { $number }
panel-pot = Pot **{ $pot }**
panel-reserve = Reserve { $reserve }
panel-trump = Trumpf { $suit }
panel-turned-up = aufgedeckt: { $card }
panel-no-trump = noch kein Trumpf
panel-direction = { $direction ->
    [ccw] ↺ gegen den Uhrzeiger
   *[other] ↻ im Uhrzeigersinn
}
panel-zone = { $zone }: { $cards }
panel-zone-hidden = { $zone }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
panel-alt = Tisch: Pot { $pot }, { $trump }. { $seats }. { $trick }
panel-alt-seat = { $name }: { $facts }
panel-alt-trick = Stich: { $plays }

seat-dealer = gibt
seat-out = draussen
seat-away = weg
seat-computer = 🤖
seat-leaving = geht nach diesem Spiel
seat-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
seat-shows = zeigt { $cards }

trick-now = **{ $number }. Stich:** { $plays }
trick-before = { $number }. Stich: { $plays } → **{ $name }**
trick-play = { $name } { $card }

status-asked = **{ $name }**: { $question }
status-in-hand = **{ $name }**: { $question } *(in deiner Hand)*
status-computer = **{ $name }** überlegt: { $question }
status-none = Es wird gezählt.
status-stopping = Nach diesem Spiel ist Schluss.

seal-automatic = Siegel { $seal }… · versiegelt, nicht abgehoben
seal-cut = Siegel { $seal }… · versiegelt und abgehoben

my-cards = Meine Karten
last-trick = Letzter Stich
what-happened = Was war
more-menu = Mehr …
join = Mitspielen
leave = Gehen
back = Bin wieder da
amount-form = Preis nennen
amount-form-hint = von { $low } bis { $high }
amount-select = Betrag wählen

# Was gefragt werden kann. Davor steht der Name.
question-unknown = du hast die Wahl.
question-lift = Lupfsch?
question-blind = blind lupfen oder zuerst schauen?
question-shove = geben oder weiterschieben?
question-price = was kostet das Mitspielen?
question-join = gehst du mit?
question-exchange = Karten tauschen?
question-scrap = verwerfen?
question-play = welche Karte?
question-declare = tippen oder passen?
question-knock = klopfen, bevor du deine Karten gesehen hast?
question-sniff = schnüffeln?
question-discard = welche Karte legst du weg?

choice-lift-lift = Ja, i lupf
choice-lift-decline = Nei
choice-lift-pass = Weiter
choice-blind-blind_lift = Blind lupfen
choice-blind-look = Zuerst schauen
choice-shove-deal = Geben
choice-shove-shove = Weiterschieben
choice-join-join = Mit!{ $price ->
    [0] { "" }
   *[other] { " " }({ $price })
}
choice-join-drop = Aussteigen
choice-join-fold = Aussteigen
choice-exchange-exchange = Alle drei tauschen
choice-exchange-keep = Karten behalten
choice-scrap-scrap = Verworfen!
choice-scrap-keep = Weiterspielen
choice-play-exchange = Alle drei tauschen
choice-play-scrap = Verworfen!
choice-play-rob = Trumpfkarte rauben
choice-declare-play = Ich tippe
choice-declare-pass = Passe
choice-knock-knock = Klopfen
choice-knock-decline = Nein
choice-sniff-sniff = Schnüffeln
choice-sniff-decline = Nein

# Was geantwortet wurde, für alle.
answered = { $name }: «{ $choice }»
answered-lift-lift = { $name }: «I lupf!»
answered-lift-decline = { $name } lupft nicht.
answered-lift-pass = { $name } passt.
answered-blind-blind_lift = { $name } lupft blind!
answered-blind-look = { $name } schaut zuerst.
answered-shove-deal = { $name } gibt.
answered-shove-shove = { $name } schiebt weiter.
answered-price = { $name } setzt den Preis auf { $choice }.
answered-join-join = { $name }: «Mit!»
answered-join-drop = { $name } steigt aus.
answered-join-fold = { $name } steigt aus.
answered-declare-play = { $name } tippt.
answered-declare-pass = { $name } passt.
answered-knock-knock = { $name } klopft!
answered-knock-decline = { $name } klopft nicht.
answered-sniff-sniff = { $name } schnüffelt!
answered-sniff-decline = { $name } schnüffelt nicht.

# Was geschehen ist.
event-cut-seen = Beim Abheben zeigt sich { $cards }.
event-dealt = { $each ->
    [one] Alle bekommen 1 Karte.
   *[other] Alle bekommen { $each } Karten.
}
event-received = { $name } bekommt { $cards }.
event-looked = { $name } schaut die Karten an.
event-turned-up = Aufgedeckt: { $card }.
event-turned-up-by = { $name } deckt { $card } auf.
event-exchanged = { $count ->
    [0] { $name } behält alle Karten.
    [one] { $name } tauscht 1 Karte.
   *[other] { $name } tauscht { $count } Karten.
}
event-put-aside = { $name } legt { $cards } weg.
event-hand-shown = { $name } zeigt { $cards }.
event-played = { $name } spielt { $card }.
event-trick = { $name } macht den { $number }. Stich.
event-paid = { $name } zahlt { $amount } ({ $reason }).
event-paid-each = { $name } zahlen je { $amount } ({ $reason }).
event-paid-all = Alle zahlen { $amount } ({ $reason }).
event-got = { $name } bekommt { $amount } ({ $reason }).
event-got-each = { $name } bekommen je { $amount } ({ $reason }).
event-to-reserve = { $amount } gehen aus dem Pot in die Reserve.
event-from-reserve = { $amount } gehen aus der Reserve in den Pot.
event-announced = { $what }
event-announced-by = { $name }: { $what }
event-thrown-in = Niemand lupft: die Karten werden zusammengeworfen, der Pot bleibt.
event-uncontested = Niemand sonst spielt mit: **{ $name }** nimmt den ganzen Pot.
event-three-unters = **Drei Under!** { $name } gewinnt alle drei Stiche.
event-forced = **Zwang!** Im Pot liegt nur der Stamm, also spielen alle.
event-all-passed = Niemand spielt: der Pot bleibt.
event-jump = Das Geben springt zu { $name }, mit einem weiteren Stamm.
event-trump-named = { $name } nimmt die Trumpfkarte ungesehen: { $suit } ist Trumpf.
event-rob = { $name } raubt { $card } mit der Trumpf-Sieben.
event-staender = **Ständer!** { $name } klopft: drei Karten einer Farbe.
event-scrap = **Verworfen!** { $name } wirft das Spiel zusammen; es wird neu gegeben.
event-all-must-play = **{ $trump }** ist Trumpf: alle müssen mitspielen, auch wer gepasst hat.

# Was zu einem Spiel oder einem Platz vermerkt ist.
mark-round = { $value ->
    [force] **Zwang**: alle spielen
    [forced] **Zwang**: alle spielen
   *[other] { "" }
}
mark-doubled = **blind: ohne Stich kostet es doppelt**
mark-price = Preis **{ $value }**
mark-lifter = lupft
mark-staender = Ständer
mark-shoved = hat geschoben
mark-cut = abgehoben war { $value }
mark-second-cut = dann { $value }
mark-knocked = hat geklopft
mark-sniffed = hat geschnüffelt
mark-turned = aufgedeckt: { $value }
mark-exchanged = { $value ->
    [0] hat nicht getauscht
   *[other] hat { $value } getauscht
}
mark-robbed = hat geraubt

zone-hand = Hand
zone-aside = weggelegt
zone-stock = Stock
zone-turn-up = aufgedeckt

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
   *[other] zu wenig Stiche
}
reason-refund = zurück
reason-uncontested = sonst niemand dabei
reason-refill = aus der Reserve
reason-reserve = zurückgelegt
reason-leftover = Anteil am Pot
reason-points = Punkte

pick-cards = { $high ->
    [one] Eine Karte wählen
   *[other] { $low } bis { $high } Karten wählen
}
