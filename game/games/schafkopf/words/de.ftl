# Schafkopf zu dritt: sein Name, seine Wörter am Tisch, seine Hausregeln, seine Regeln in Worten.
family-schafkopf = Schafkopf zu dritt, mit Stock
family-schafkopf-command = Schafkopf
family-schafkopf-description = In diesem Kanal Schafkopf zu dritt spielen
schafkopf-length = drei Minuten je Spiel
ruleset-schafkopf-sentence = Allein gegen zwei mit dem Stock, oder so wenige Augen wie möglich.
ruleset-schafkopf = Schafkopf zu dritt, mit Stock
ruleset-schafkopf-short =
    Das Spiel zu dritt, mit Stock, ohne Rufspiel und ohne Solo. Jeder hat zehn Karten, zwei liegen im Stock. Trumpf sind immer Damen, Buben und Karo.
    Nimm den Stock, drücke zwei Karten und hol allein gegen die anderen 61 der 120 Augen.
    Nimmt ihn keiner, ist Ramsch: Jeder spielt für sich, und wer die wenigsten Augen hat, gewinnt. Eine Sitzung hat zwölf Spiele.
ruleset-schafkopf-short-german = Das Spiel zu dritt, mit Stock, ohne Rufspiel und ohne Solo. Jeder hat zehn Karten, zwei liegen im Stock. Trumpf sind immer Ober, Unter und Schellen.
    Nimm den Stock, drücke zwei Karten und hol allein gegen die anderen 61 der 120 Augen.
    Nimmt ihn keiner, ist Ramsch: Jeder spielt für sich, und wer die wenigsten Augen hat, gewinnt. Eine Sitzung hat zwölf Spiele.
schafkopf-stakes = { $point_value ->
    [0] Ohne Chips
    [one] **1** Chip je Punkt
   *[other] **{ $point_value }** Chips je Punkt
}

schafkopf-trump-queens-jacks-diamonds = Damen, Buben, ♦ Karo
schafkopf-trump-queens-jacks-diamonds-german = Ober, Unter, Schellen
schafkopf-panel-trump = Trumpf { $suit }
schafkopf-duty-follow = Du hast die angespielte Farbe, also musst du bedienen: { $suit }.

# Was gefragt wird.
schafkopf-question-pick = Nimmst du den Stock und spielst allein?
schafkopf-question-discard = Welche zwei Karten drückst du?

schafkopf-choice-pick-pick = Nehmen
schafkopf-choice-pick-pass = Weiter

# Was geantwortet wurde.
schafkopf-answered-pick-pick = **{ $name } nimmt den Stock** und spielt allein um 61 Augen.
schafkopf-answered-pick-pass = { $name }: „Weiter.“

# Was geschehen ist.
schafkopf-event-least = Alle drei sagen „Weiter“: **Ramsch**. Jeder spielt für sich, und wer die wenigsten Augen hat, gewinnt.
schafkopf-event-thrown-in-widow = Alle drei sagen „Weiter“: Niemand schreibt etwas, der Nächste gibt.
schafkopf-event-dealer-picks = Die beiden anderen sagen „Weiter“: **{ $name }** hat gegeben, muss nehmen und spielt allein um 61 Augen.
schafkopf-event-widow-opened = { "" }
schafkopf-event-schafkopf-won = **{ $name } gewinnt**: { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}.
schafkopf-event-schafkopf-lost = **{ $name } verliert**: { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}, { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
}.
schafkopf-event-least-won = **{ $name } gewinnt den Ramsch** mit { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}.
schafkopf-event-least-all = **{ $name } hat im Ramsch alle Augen**.
schafkopf-event-scored = { $name } schreibt { $points }.
schafkopf-event-revealed = Aufgedeckt · { $zone }: { $cards }.
schafkopf-event-moved-stock-widow = { "" }
schafkopf-event-moved-widow-hand = { "" }
schafkopf-event-cards-moved-widow-hand = Im Stock: { $cards }.
schafkopf-event-moved-hand-aside = { $name } drückt { $count } Karten.
schafkopf-event-cards-moved-hand-aside = { $name } drückt { $cards }.

# Dafür hat die Zusammenfassung eigene Zeilen.
schafkopf-moment-least = { "" }
schafkopf-moment-least-won = { "" }
schafkopf-moment-widow-opened = { "" }
schafkopf-moment-schafkopf-won = { "" }
schafkopf-moment-schafkopf-lost = { "" }
schafkopf-moment-dealer-picks = { "" }
schafkopf-part-buried = { $counted ->
    [yes] { $taken } { schafkopf-part-tricks } + { $buried } gedrückt = **{ $points } Augen**
    [settled] **{ $points } { $points ->
        [one] Auge
       *[other] Augen
    }**
    [given-up] aufgegeben
   *[no] **{ $points } { $points ->
        [one] Auge
       *[other] Augen
    }** { schafkopf-part-tricks }
}
schafkopf-part-tricks = { $tricks ->
    [0] ohne Stich
    [one] in 1 Stich
   *[other] in { $tricks } Stichen
}
schafkopf-part-level = { $level ->
    [schneider] , **Schneider**
    [schwarz] , **schwarz**
   *[plain] { "" }
}
schafkopf-summary-won = **{ $name } gewinnt**{ schafkopf-part-level }: { schafkopf-part-buried }
schafkopf-summary-lost = **{ $name } verliert**{ schafkopf-part-level }: { schafkopf-part-buried }
schafkopf-summary-buried = Gedrückt: { $first }, { $second }
schafkopf-summary-least = **Ramsch**: { $first } { $first-points } · { $second } { $second-points } · { $third } { $third-points } Augen
schafkopf-summary-widow = Stock: { $first }, { $second } { $counted ->
    [yes] · { $points ->
        [0] ohne Augen
       *[other] { $points } Augen für { $name } mit dem letzten Stich
    }
   *[no] · zählt für niemanden
}
schafkopf-summary-two-equal = { $name } und { $other } haben gleich viele Augen; der letzte Stich von { $name } liegt länger zurück.
schafkopf-summary-all-equal = Alle drei haben gleich viele Augen, also gewinnt der Geber: { $name }.

# Wer um was spielt, solange ein Spiel läuft.
schafkopf-deal-alone = **{ $name }** spielt allein und braucht { $points } Augen.
schafkopf-deal-least = **Ramsch**: Jeder spielt für sich, und wer die wenigsten Augen hat, gewinnt.

# Was zum Spiel und zu den Plätzen vermerkt ist.
schafkopf-mark-round = { $value ->
    [least] **Ramsch**: Wer die wenigsten Augen hat, gewinnt
   *[declarer] { "" }
}
schafkopf-badge-round = { $value ->
    [least] Ramsch
   *[declarer] { "" }
}
schafkopf-mark-declarer = spielt allein
schafkopf-mark-passed = „Weiter“
schafkopf-tally-score = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
schafkopf-zone-widow = Stock
schafkopf-zone-aside = gedrückt
schafkopf-summary-points = **{ $points }** { $count ->
    [one] Punkt
   *[other] Punkte
}
schafkopf-hand-widow = Aus dem Stock: { $first }, { $second }
schafkopf-hand-counts = Auf der Hand: { $trumps ->
    [0] kein Trumpf
    [one] 1 Trumpf
   *[other] { $trumps } Trümpfe
}, { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}

schafkopf-reason-schafkopf-won = { "" }
schafkopf-reason-schafkopf-lost = { "" }
schafkopf-reason-least-won = { "" }
schafkopf-reason-least-all = { "" }

# Hausregeln.
schafkopf-option-deals-help = Die Sitzung endet nach so vielen Spielen, sobald alle gleich oft gegeben haben.
schafkopf-option-all_pass = Wenn alle „Weiter“ sagen
schafkopf-option-all_pass-help = Was geschieht, wenn keiner den Stock nimmt.
schafkopf-option-all_pass-least = spielt ihr Ramsch
schafkopf-option-all_pass-throw_in = gibt der Nächste
schafkopf-option-all_pass-dealer_picks = muss der Geber nehmen
schafkopf-option-buried_count = Gedrückte Karten zählen
schafkopf-option-buried_count-help = Die Augen der zwei gedrückten Karten zählen für den Alleinspieler.
schafkopf-option-schwarz_by = Schwarz
schafkopf-option-schwarz_by-help = Ob schwarz alle Stiche oder alle Augen heißt.
schafkopf-option-schwarz_by-tricks = nach Stichen
schafkopf-option-schwarz_by-points = nach Augen
schafkopf-option-least_widow = Die Augen des Stocks im Ramsch
schafkopf-option-least_widow-help = Wer sie bekommt, wenn ihn keiner genommen hat.
schafkopf-option-least_widow-last_trick = gehen mit dem letzten Stich
schafkopf-option-least_widow-nobody = bekommt niemand
refused-schwarz-unreachable = Schwarz nach Augen geht nur, wenn gedrückte Karten zählen: Sonst kommt niemand auf 120.

# Die Regeln in Worten.
schafkopf-rules-heading-deal = **Geben**
schafkopf-rules-heading-bid = **Der Stock**
schafkopf-rules-heading-score = **Abrechnung**
schafkopf-rules-heading-least = **Ramsch**
schafkopf-rules-deal =
    Jeder bekommt drei Karten, zwei kommen verdeckt in den **Stock**, dann bekommt jeder noch vier und drei. **Trumpf** sind immer dieselben vierzehn, von oben: die Damen ♣ ♠ ♥ ♦, die Buben ♣ ♠ ♥ ♦, dann ♦ A 10 K 9 8 7. In den drei anderen Farben gilt A 10 K 9 8 7. Das Ass zählt 11, die Zehn 10, der König 4, die Dame 3, der Bube 2: zusammen 120 Augen.
schafkopf-rules-deal-german = Jeder bekommt drei Karten, zwei kommen verdeckt in den **Stock**, dann bekommt jeder noch vier und drei. **Trumpf** sind immer dieselben vierzehn, von oben: die Ober in Eichel, Laub, Herz und Schellen, ebenso die Unter, dann Schellen A 10 K 9 8 7. In den drei anderen Farben gilt A 10 K 9 8 7. Das Ass zählt 11, die Zehn 10, der König 4, der Ober 3, der Unter 2: zusammen 120 Augen.
schafkopf-rules-bid =
    Reihum, Vorhand zuerst, nimmt jeder den Stock oder sagt „Weiter“. Wer nimmt, hat zwölf Karten, drückt zwei beliebige davon und spielt allein gegen die zwei anderen. { $buried_count ->
        [true] Was gedrückt ist, zählt am Ende für den Alleinspieler.
       *[other] Was gedrückt ist, zählt für niemanden.
    } { $all_pass ->
        [throw_in] Sagen alle drei „Weiter“, schreibt niemand etwas, und der Nächste gibt.
        [dealer_picks] Sagen die beiden anderen „Weiter“, muss der Geber nehmen.
       *[least] Sagen alle drei „Weiter“, ist Ramsch.
    }
schafkopf-rules-part-giving-up = { $giving_up ->
    [single] Wer aufgibt, hat einfach verloren; dazu zählt, was schon sicher ist. Die anderen dürfen weiterspielen, um mehr zu gewinnen, aber nicht, wenn der Alleinspieler mit neun oder zehn Karten aufgibt.
   *[rest] Wer aufgibt, überlässt den anderen alle übrigen Stiche.
}
schafkopf-rules-play =
    Vorhand spielt aus, danach immer der, der den letzten Stich gemacht hat. Du musst Farbe bedienen; Damen, Buben und Karo sind zusammen eine Farbe, Trumpf. Kannst du nicht bedienen, spielst du irgendeine Karte. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der angespielten Farbe. { $claims ->
        [true] Wer alle übrigen Stiche sicher hat, darf es sagen. Der Alleinspieler darf aufgeben oder eine Einigung vorschlagen; die Gegenspieler können nur gemeinsam aufgeben. { schafkopf-rules-part-giving-up }
       *[other] { "" }
    }
schafkopf-rules-play-german = Vorhand spielt aus, danach immer der, der den letzten Stich gemacht hat. Du musst Farbe bedienen; Ober, Unter und Schellen sind zusammen eine Farbe, Trumpf. Kannst du nicht bedienen, spielst du irgendeine Karte. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der angespielten Farbe. { $claims ->
        [true] Wer alle übrigen Stiche sicher hat, darf es sagen. Der Alleinspieler darf aufgeben oder eine Einigung vorschlagen; die Gegenspieler können nur gemeinsam aufgeben. { schafkopf-rules-part-giving-up }
       *[other] { "" }
    }
schafkopf-rules-score =
    Ab 61 Augen gewinnt der Alleinspieler 2 Punkte, ab 91 (**Schneider**) 4, mit { $schwarz_by ->
        [points] allen 120 Augen
       *[tricks] allen zehn Stichen
    } (**schwarz**) 6. Mit 60 Augen oder weniger verliert er 2, mit 30 oder weniger 4, { $schwarz_by ->
        [points] mit 0 Augen
       *[tricks] ohne Stich
    } 6. Die Gegner schreiben nichts. { $point_value ->
        [0] Um Chips geht es nicht.
        [one] Für jeden Punkt bekommt er von jedem der zwei anderen einen Chip, oder er zahlt ihn.
       *[other] Für jeden Punkt bekommt er von jedem der zwei anderen { $point_value } Chips, oder er zahlt sie.
    }
schafkopf-rules-least =
    { $all_pass ->
        [least] Jeder spielt für sich. Wer die wenigsten Augen hat, bekommt 2 Punkte, mit 0 Augen 4. Haben zwei gleich wenige, gewinnt der, dessen letzter Stich länger zurückliegt; haben alle drei gleich viele, gewinnt der Geber. Haben zwei 0 Augen, verliert stattdessen der Dritte 4. { $least_widow ->
            [nobody] Der Stock zählt für niemanden.
           *[last_trick] Die Augen des Stocks bekommt, wer den letzten Stich macht.
        }
       *[other] { "" }
    }
schafkopf-rules-end =
    { $session_end ->
        [deals] Die Sitzung endet nach { $deals ->
            [one] einem Spiel
           *[other] { $deals } Spielen
        }, aber nicht, bevor alle gleich oft gegeben haben.
       *[other] Die Sitzung endet, wenn ihr aufhört.
    } { $debt ->
        [stop_session] Sie endet auch, wenn jemand tiefer im Minus ist als erlaubt.
       *[other] { "" }
    }
schafkopf-example-picked = { $c } gibt. Die beiden anderen sagen „Weiter“; { $c } nimmt den Stock, findet ♣B und ♦B und drückt ♣9 und ♠10. 83 Augen in acht Stichen und 10 gedrückte sind 93, also Schneider.
schafkopf-example-picked-german = { $c } gibt. Die beiden anderen sagen „Weiter“; { $c } nimmt den Stock, findet Eichel-Unter und Schellen-Unter und drückt Eichel-Neun und Laub-Zehn. 83 Augen in acht Stichen und 10 gedrückte sind 93, also Schneider.
schafkopf-example-least = Alle drei sagen „Weiter“. { $a } macht keinen Stich und hat 0 Augen, also gewinnt { $a } 4 Punkte.
schafkopf-example-lost = { $a } nimmt den Stock und kommt auf genau 60 Augen: eines zu wenig.

# Statistik.
schafkopf-stats-picked = **Allein gespielt** { $count ->
    [one] einmal
   *[other] { $count }-mal
}{ stats-part-share }
schafkopf-stats-won-of-picked = **Gewonnen** { $count } von { $whole }{ stats-part-share }
schafkopf-stats-points-of-picked = **Augen im Schnitt** { NUMBER($average, maximumFractionDigits: 0) }
schafkopf-stats-schneider-of-picked = **Schneider** { $count }
schafkopf-stats-schwarz-of-picked = **Schwarz** { $count }
schafkopf-stats-defended = **Gegen einen Alleinspieler** { $count ->
    [one] einmal
   *[other] { $count }-mal
}
schafkopf-stats-won-of-defended = **Alleinspieler geschlagen** { $count } von { $whole }{ stats-part-share }
schafkopf-stats-least = **Ramsch** { $count ->
    [one] einmal
   *[other] { $count }-mal
}
schafkopf-stats-won-of-least = **Gewonnen** { $count } von { $whole }{ stats-part-share }
schafkopf-stats-all-of-least = **Alle Augen bekommen** { $count }

# Das Übungsspiel.
schafkopf-practice-opening = Trumpf sind die vier Damen (♣ ♠ ♥ ♦), dann die vier Buben, dann Karo. Wer nimmt, braucht 61 der 120 Augen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2.
schafkopf-practice-opening-german = Trumpf sind die vier Ober (Eichel, Laub, Herz, Schellen), dann die vier Unter, dann Schellen. Wer nimmt, braucht 61 der 120 Augen: Ass 11, Zehn 10, König 4, Ober 3, Unter 2.
schafkopf-practice-pick = Zähle deine Trümpfe: Damen sind am stärksten, dann Buben. Mit sechs oder sieben, darunter zwei oder drei Damen, oder mit Assen dazu lohnt es sich zu nehmen; der Stock bringt noch zwei Karten.
schafkopf-practice-pick-german = Zähle deine Trümpfe: Ober sind am stärksten, dann Unter. Mit sechs oder sieben, darunter zwei oder drei Ober, oder mit Assen dazu lohnt es sich zu nehmen; der Stock bringt noch zwei Karten.
schafkopf-practice-discard = Drücke Karten mit Augen, die du sonst verlieren würdest, etwa eine Zehn ohne ihr Ass, und mach dich von einer Farbe frei, damit du sie stechen kannst. Behalte Trümpfe und Asse.
schafkopf-practice-lead = Du spielst aus. Allein mit vielen Trümpfen: Zieh Trumpf, von oben. Gegen den Alleinspieler: ein Ass oder eine niedrige Karte. Im Ramsch niedrig, damit ein anderer den Stich machen muss.
schafkopf-practice-follow = Du musst bedienen: { $suit }. Geht der Stich an deine Seite, schmiere (gib Augen dazu); sonst mach ihn selbst, oder spiel eine Karte ohne Augen. Im Ramsch bleib unter dem Stich.
schafkopf-practice-free = Du hast die angespielte Farbe nicht und darfst spielen, was du willst: einen Trumpf, um den Stich zu machen, Augen, wenn er an deine Seite geht, sonst eine Karte ohne Augen. Im Ramsch wirf deine Augen ab.
schafkopf-practice-after = Am Tisch { $deals ->
    [one] hat eine Sitzung ein solches Spiel
   *[other] hat eine Sitzung { $deals } solche Spiele
}, und alle geben gleich oft.
schafkopf-rules-pack-ranked = { $pack }: { $suits }. Trümpfe, von oben: { $cards }.

# Die Wörter des Spiels, erklärt.
schafkopf-term-widow = **Stock**: die zwei Karten, die verdeckt auf dem Tisch liegen.
schafkopf-term-widow-seen = stock
schafkopf-term-pick = **Nehmen**: Du nimmst den Stock auf und spielst allein gegen die beiden anderen um 61 Augen.
schafkopf-term-pick-seen = nehmen, nimmt, nimm
schafkopf-term-bury = **Drücken**: Du legst zwei Karten verdeckt weg, wenn du den Stock genommen hast.
schafkopf-term-bury-seen = drück, gedrückt
schafkopf-term-least = **Ramsch**: Niemand hat genommen; jeder spielt für sich und will wenige Augen.
schafkopf-term-least-seen = ramsch
schafkopf-term-points = **Augen**: was eine Karte zählt. Das Ass hat 11, die Zehn 10, der König 4, die Dame 3, der Bube 2, zusammen 120.
schafkopf-term-points-german = **Augen**: was eine Karte zählt. Das Ass hat 11, die Zehn 10, der König 4, der Ober 3, der Unter 2, zusammen 120.
schafkopf-term-points-seen = augen
schafkopf-term-schneider = **Schneider**: Eine Seite hat höchstens 30 Augen. **Schwarz**: Sie hat gar nichts.
schafkopf-term-schneider-seen = schneider, schwarz
schafkopf-term-cards = **Trumpf** sind immer dieselben Karten, von der höchsten zur niedrigsten: { $cards }.
schafkopf-term-cards-seen = trumpf, ass, könig, dame, bube, ober, unter

# Worum es in einem Spiel ging, in einer Zeile, für Listen.
schafkopf-told-alone = { $name } hat allein { $won ->
    [0] verloren
   *[other] gewonnen
}{ schafkopf-part-level }
schafkopf-told-least = Ramsch: { $name } hatte { $all ->
    [0] die wenigsten Augen
   *[other] alle Augen
}
schafkopf-told-passed = Alle drei haben „Weiter“ gesagt
