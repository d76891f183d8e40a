# Schafkopf zu dritt: sein Name, seine Wörter am Tisch, seine Hausregeln, seine Regeln in Worten.
family-schafkopf = Schafkopf
family-schafkopf-description = In diesem Kanal Schafkopf zu dritt spielen
schafkopf-length = drei Minuten je Spiel
ruleset-schafkopf-sentence = Zu dritt mit Stock, nicht das Rufspiel zu viert: allein gegen zwei, oder so wenig Augen wie möglich.
ruleset-schafkopf = Schafkopf
ruleset-schafkopf-short =
    Das Spiel zu dritt, mit Stock, ohne Sau und ohne Solo. Zehn Karten für jeden, zwei im Stock. Trumpf sind immer Damen, Buben und Karo.
    Nimm den Stock, drücke zwei Karten und mach allein gegen die anderen 61 der 120 Augen.
    Nimmt ihn keiner, ist Ramsch: jeder für sich, die wenigsten Augen gewinnen. Zwölf Spiele sind eine Partie.
ruleset-schafkopf-short-german = Das Spiel zu dritt, mit Stock, ohne Sau und ohne Solo. Zehn Karten für jeden, zwei im Stock. Trumpf sind immer Ober, Unter und Schellen.
    Nimm den Stock, drücke zwei Karten und mach allein gegen die anderen 61 der 120 Augen.
    Nimmt ihn keiner, ist Ramsch: jeder für sich, die wenigsten Augen gewinnen. Zwölf Spiele sind eine Partie.
schafkopf-stakes = Ein Punkt gilt { $point_value ->
    [0] keine Chips
    [one] **1** Chip
   *[other] **{ $point_value }** Chips
}

schafkopf-trump-queens-jacks-diamonds = Damen, Buben, ♦ Karo
schafkopf-trump-queens-jacks-diamonds-german = Ober, Unter, Schellen
schafkopf-panel-trump = Trumpf { $suit }
schafkopf-duty-follow = Du hast die angespielte Farbe, also musst du bedienen: { $suit }.

# Was gefragt wird.
schafkopf-question-pick = den Stock nehmen und allein spielen?
schafkopf-question-discard = welche zwei Karten drückst du?

schafkopf-choice-pick-pick = Nehmen
schafkopf-choice-pick-pass = Weiter

# Was geantwortet wurde.
schafkopf-answered-pick-pick = **{ $name } nimmt den Stock** und spielt allein um 61 Augen.
schafkopf-answered-pick-pass = { $name }: weiter.

# Was geschehen ist.
schafkopf-event-least = Alle drei sagen weiter: **Ramsch**, jeder für sich, die wenigsten Augen gewinnen.
schafkopf-event-thrown-in-widow = Alle drei sagen weiter: Niemand schreibt etwas, der Nächste gibt.
schafkopf-event-dealer-picks = Die beiden anderen sagen weiter: **{ $name }** hat gegeben, muss nehmen und spielt allein um 61 Augen.
schafkopf-event-widow-opened = { "" }
schafkopf-event-schafkopf-won = **{ $name } gewinnt**: { $points } Augen, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}.
schafkopf-event-schafkopf-lost = **{ $name } verliert**: { $points } Augen, { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
}.
schafkopf-event-least-won = **{ $name } gewinnt den Ramsch** mit { $points ->
    [0] keinem Auge
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
    [yes] { $taken } in { schafkopf-part-tricks } + { $buried } gedrückt = **{ $points } Augen**
    [settled] **{ $points } Augen**
    [given-up] aufgegeben
   *[no] **{ $points } Augen** in { schafkopf-part-tricks }
}
schafkopf-part-tricks = { $tricks ->
    [0] keinem Stich
    [one] 1 Stich
   *[other] { $tricks } Stichen
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
       *[other] { $points } Augen an { $name } mit dem letzten Stich
    }
   *[no] · zählt für niemanden
}
schafkopf-summary-two-equal = { $name } und { $other } sind gleich; der letzte Stich von { $name } ist länger her.
schafkopf-summary-all-equal = Alle drei sind gleich, also gewinnt, wer gegeben hat: { $name }.

# Wer um was spielt, solange ein Spiel läuft.
schafkopf-deal-alone = **{ $name }** spielt allein und braucht { $points } Augen.
schafkopf-deal-least = **Ramsch**: jeder für sich, die wenigsten Augen gewinnen.

# Was zum Spiel und zu den Plätzen vermerkt ist.
schafkopf-mark-round = { $value ->
    [least] **Ramsch**: die wenigsten Augen gewinnen
   *[declarer] { "" }
}
schafkopf-badge-round = { $value ->
    [least] Ramsch
   *[declarer] { "" }
}
schafkopf-mark-declarer = spielt allein
schafkopf-mark-passed = weiter
schafkopf-tally-score = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
schafkopf-zone-widow = Stock
schafkopf-zone-aside = Gedrücktes
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
schafkopf-option-all_pass = Wenn alle weiter sagen
schafkopf-option-all_pass-help = Was geschieht, wenn keiner den Stock nimmt.
schafkopf-option-all_pass-least = Ramsch
schafkopf-option-all_pass-throw_in = der Nächste gibt
schafkopf-option-all_pass-dealer_picks = der Geber muss nehmen
schafkopf-option-buried_count = Gedrücktes zählt
schafkopf-option-buried_count-help = Die Augen der zwei gedrückten Karten zählen für den Alleinspieler.
schafkopf-option-schwarz_by = Schwarz
schafkopf-option-schwarz_by-help = Ob es für schwarz um alle Stiche oder um alle Augen geht.
schafkopf-option-schwarz_by-tricks = nach Stichen
schafkopf-option-schwarz_by-points = nach Augen
schafkopf-option-least_widow = Stock im Ramsch
schafkopf-option-least_widow-help = Wer die Augen des Stocks bekommt, wenn ihn keiner genommen hat.
schafkopf-option-least_widow-last_trick = der letzte Stich
schafkopf-option-least_widow-nobody = niemand
refused-schwarz-unreachable = Schwarz nach Augen geht nur, wenn Gedrücktes zählt: Sonst kommt niemand auf 120.

# Die Regeln in Worten.
schafkopf-rules-heading-deal = **Geben**
schafkopf-rules-heading-bid = **Der Stock**
schafkopf-rules-heading-score = **Abrechnung**
schafkopf-rules-heading-least = **Ramsch**
schafkopf-rules-deal =
    Drei Karten für jeden, zwei verdeckt in den **Stock**, dann noch vier und drei für jeden. **Trumpf** sind immer dieselben vierzehn, von oben: die Damen ♣ ♠ ♥ ♦, die Buben ♣ ♠ ♥ ♦, dann ♦ A 10 K 9 8 7. In den drei anderen Farben gilt A 10 K 9 8 7. Das Ass zählt 11, die Zehn 10, der König 4, die Dame 3, der Bube 2: zusammen 120 Augen.
schafkopf-rules-deal-german = Drei Karten für jeden, zwei verdeckt in den **Stock**, dann noch vier und drei für jeden. **Trumpf** sind immer dieselben vierzehn, von oben: die Ober in Eichel, Laub, Herz und Schellen, ebenso die Unter, dann Schellen A 10 K 9 8 7. In den drei anderen Farben gilt A 10 K 9 8 7. Das Ass zählt 11, die Zehn 10, der König 4, der Ober 3, der Unter 2: zusammen 120 Augen.
schafkopf-rules-bid =
    Von der Vorhand an nimmt jeder den Stock oder sagt weiter. Wer nimmt, hat zwölf Karten, drückt zwei beliebige davon und spielt allein gegen die zwei anderen. { $buried_count ->
        [true] Was gedrückt ist, zählt am Ende für den Alleinspieler.
       *[other] Was gedrückt ist, zählt für niemanden.
    } { $all_pass ->
        [throw_in] Sagen alle drei weiter, schreibt niemand etwas, und der Nächste gibt.
        [dealer_picks] Sagen die beiden anderen weiter, muss der Geber nehmen.
       *[least] Sagen alle drei weiter, ist Ramsch.
    }
schafkopf-rules-part-giving-up = { $giving_up ->
    [single] Wer aufgibt, verliert einfach, dazu zählt, was schon sicher ist; die anderen dürfen auf mehr spielen, aber nicht gegen einen Alleinspieler, der mit neun oder zehn Karten aufgibt.
   *[rest] Wer aufgibt, überlässt den anderen alle übrigen Stiche.
}
schafkopf-rules-play =
    Die Vorhand spielt aus, danach wer den letzten Stich gemacht hat. Farbe wird bedient; Damen, Buben und Karo sind eine Farbe, Trumpf. Wer nicht bedienen kann, spielt irgendeine Karte. Der höchste Trumpf macht den Stich, sonst die höchste Karte der angespielten Farbe. { $claims ->
        [true] Wer alle übrigen Stiche sicher hat, darf es sagen; der Alleinspieler darf aufgeben oder sich einigen wollen, die Gegenspieler geben zusammen auf. { schafkopf-rules-part-giving-up }
       *[other] { "" }
    }
schafkopf-rules-play-german = Die Vorhand spielt aus, danach wer den letzten Stich gemacht hat. Farbe wird bedient; Ober, Unter und Schellen sind eine Farbe, Trumpf. Wer nicht bedienen kann, spielt irgendeine Karte. Der höchste Trumpf macht den Stich, sonst die höchste Karte der angespielten Farbe. { $claims ->
        [true] Wer alle übrigen Stiche sicher hat, darf es sagen; der Alleinspieler darf aufgeben oder sich einigen wollen, die Gegenspieler geben zusammen auf. { schafkopf-rules-part-giving-up }
       *[other] { "" }
    }
schafkopf-rules-score =
    Ab 61 Augen schreibt der Alleinspieler 2, ab 91 (**Schneider**) 4, mit { $schwarz_by ->
        [points] allen 120 Augen
       *[tricks] allen zehn Stichen
    } (**schwarz**) 6. Mit 60 oder weniger verliert er 2, mit 30 oder weniger 4, { $schwarz_by ->
        [points] ohne ein Auge
       *[tricks] ohne Stich
    } 6. Die Gegner schreiben nichts. { $point_value ->
        [0] Chips werden keine gezahlt.
        [one] Je Punkt zahlt ihm jeder der zwei anderen einen Chip, oder er bekommt ihn.
       *[other] Je Punkt zahlt ihm jeder der zwei anderen { $point_value } Chips, oder er bekommt sie.
    }
schafkopf-rules-least =
    { $all_pass ->
        [least] Jeder spielt für sich. Die wenigsten Augen gewinnen 2, gar kein Auge 4; bei zwei Gleichen gewinnt, wessen letzter Stich länger her ist, bei dreien, wer gegeben hat. Haben zwei kein Auge, verliert stattdessen der Dritte 4. { $least_widow ->
            [nobody] Der Stock zählt für niemanden.
           *[last_trick] Die Augen des Stocks bekommt der letzte Stich.
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
        [stop_session] Sie endet auch, wenn eine Schuld über die Grenze geht.
       *[other] { "" }
    }
schafkopf-example-picked = { $c } gibt, nimmt nach zweimal Weiter den Stock, findet ♣ Bube und ♦ Bube und drückt ♣9 und ♠10: 83 Augen in acht Stichen und 10 gedrückt sind 93, Schneider.
schafkopf-example-picked-german = { $c } gibt, nimmt nach zweimal Weiter den Stock, findet Eichel- und Schellen-Unter und drückt Eichel-Neun und Laub-Zehn: 83 Augen in acht Stichen und 10 gedrückt sind 93, Schneider.
schafkopf-example-least = Alle drei sagen weiter. { $a } macht keinen Stich: kein Auge, also gewinnt { $a } 4.
schafkopf-example-lost = { $a } nimmt den Stock und kommt auf genau 60 Augen: eines zu wenig.

# Statistik.
schafkopf-stats-picked = **Allein gespielt** { $count }-mal{ stats-part-share }
schafkopf-stats-won-of-picked = **Gewonnen** { $count } von { $whole }{ stats-part-share }
schafkopf-stats-points-of-picked = **Augen im Schnitt** { NUMBER($average, maximumFractionDigits: 0) }
schafkopf-stats-schneider-of-picked = **Schneider** { $count }
schafkopf-stats-schwarz-of-picked = **Schwarz** { $count }
schafkopf-stats-defended = **Gegen einen Alleinspieler** { $count }-mal
schafkopf-stats-won-of-defended = **Ihn geschlagen** { $count } von { $whole }{ stats-part-share }
schafkopf-stats-least = **Ramsch** { $count }-mal
schafkopf-stats-won-of-least = **Gewonnen** { $count } von { $whole }{ stats-part-share }
schafkopf-stats-all-of-least = **Alle Augen genommen** { $count }

# Das Übungsspiel.
schafkopf-practice-pick = Zähle deine Trümpfe: Damen sind am meisten wert, dann Buben. Mit sechs oder sieben, darunter zwei, drei Damen, oder mit Assen daneben lohnt es sich zu nehmen; der Stock bringt noch zwei Karten.
schafkopf-practice-pick-german = Zähle deine Trümpfe: Ober sind am meisten wert, dann Unter. Mit sechs oder sieben, darunter zwei, drei Ober, oder mit Assen daneben lohnt es sich zu nehmen; der Stock bringt noch zwei Karten.
schafkopf-practice-discard = Drücke Karten, die zählen und dir genommen werden könnten, etwa eine Zehn ohne ihr Ass, und mach dich von einer Farbe frei, damit du sie stechen kannst. Behalte Trümpfe und Asse.
schafkopf-practice-lead = Du spielst aus. Allein mit vielen Trümpfen: Zieh den anderen ihre Trümpfe, die höchsten zuerst; gegen den Alleinspieler: ein Ass oder eine niedrige Karte. Im Ramsch niedrig, damit ein anderer den Stich nehmen muss.
schafkopf-practice-follow = Du musst bedienen: { $suit }. Geht der Stich an deine Seite, gib Augen dazu; sonst nimm ihn, oder spiel, was nicht zählt. Im Ramsch bleib unter dem Stich.
schafkopf-practice-free = Du hast die angespielte Farbe nicht und darfst spielen, was du willst: einen Trumpf, um den Stich zu nehmen, Augen, wenn er an deine Seite geht, sonst, was nicht zählt. Im Ramsch wirf deine Augen ab.
schafkopf-practice-after = Am Tisch { $deals ->
    [one] wird ein solches Spiel gespielt
   *[other] werden { $deals } solche Spiele gespielt
}, und alle geben gleich oft.
schafkopf-rules-pack-ranked = { $pack }: { $suits }. Trümpfe von oben nach unten: { $cards }.

# Die Wörter des Spiels, erklärt.
schafkopf-term-widow = **Stock**: die zwei Karten, die verdeckt auf dem Tisch liegen.
schafkopf-term-widow-seen = stock
schafkopf-term-pick = **Nehmen**: Du nimmst den Stock auf und spielst allein gegen die beiden anderen um 61 Augen.
schafkopf-term-pick-seen = nehmen, nimmt, nimm
schafkopf-term-bury = **Drücken**: zwei Karten verdeckt weglegen, wenn du den Stock genommen hast.
schafkopf-term-bury-seen = drück, gedrückt
schafkopf-term-least = **Ramsch**: Niemand hat genommen; jeder spielt für sich und will wenig Augen.
schafkopf-term-least-seen = ramsch
schafkopf-term-points = **Augen** zählen die Karten: Ass 11, Zehn 10, König 4, die zwei nächsten 3 und 2, zusammen 120.
schafkopf-term-points-seen = augen
schafkopf-term-schneider = **Schneider**: Eine Seite hat höchstens 30 Augen. **Schwarz**: Sie hat gar nichts.
schafkopf-term-schneider-seen = schneider, schwarz
schafkopf-term-cards = **Trumpf** sind immer die gleichen, von hoch nach tief: { $cards }.
schafkopf-term-cards-seen = trumpf, ass, könig, dame, bube, ober, unter

# Worum es in einem Spiel ging, in einer Zeile, für Listen.
schafkopf-told-alone = { $name } hat allein { $won ->
    [0] verloren
   *[other] gewonnen
}{ schafkopf-part-level }
schafkopf-told-least = Ramsch: { $name } hatte { $all ->
    [0] am wenigsten Augen
   *[other] alle Augen
}
schafkopf-told-passed = Alle drei haben weiter gesagt
