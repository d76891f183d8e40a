# Skat: sein Name, seine Wörter am Tisch, seine Hausregeln, seine Regeln in Worten.
family-skat = Skat
family-skat-description = In diesem Kanal Skat spielen
skat-length = drei Minuten je Spiel
skat-reaction-in = Achtzehn hab ich immer!
ruleset-skat-sentence = Reizen und dann allein gegen zwei spielen.
ruleset-skat = Skat
ruleset-skat-short =
    Ihr spielt zu dritt mit je zehn Karten; zu viert setzt der Geber aus.
    Ihr reizt darum, wer mit dem Skat allein gegen die beiden anderen spielt.
    Der Alleinspieler braucht 61 der 120 Augen. Reizt niemand, wird { $all_pass ->
        [throw_in] eingepasst
       *[other] geramscht
    }.
skat-stakes = { $point_value ->
    [0] Ohne Chips
    [one] **1** Chip je Punkt
   *[other] **{ $point_value }** Chips je Punkt
}

# Was gefragt wird.
skat-question-bid = { $last ->
    [1] Niemand hat gereizt. Spielst du für 18?
   *[other] { $bid ->
        [0] Was reizt du? { $listener } hört.
       *[other] { $listener } ist bei **{ $bid }**. Mehr oder weg?
    }
}
skat-question-hold = { $speaker } reizt **{ $bid }**. Hältst du, oder bist du weg?
skat-question-skat = Nimmst du den Skat auf, oder spielst du aus der Hand?
skat-question-discard = Welche zwei Karten drückst du?
skat-question-game = Was spielst du?
skat-question-announce = Sagst du etwas an?
skat-question-kontra = Kontra?
skat-question-re = Kontra! Sagst du Re?
skat-question-grand_hand = Ramschrunde: Spielst du Grand Hand oder Ramsch?
skat-question-shove_skat = Nimmst du den Skat auf, oder schiebst du ihn ungesehen weiter?
skat-question-hand_on = Welche zwei Karten schiebst du weiter? Buben bleiben bei dir.
skat-question-hand_on-german = Welche zwei Karten schiebst du weiter? Unter bleiben bei dir.

skat-choose-further = oder gleich höher
skat-choice-bid-pass = Weg
skat-choice-hold-hold = Ja
skat-choice-hold-hold-value = Ja, { $value }
skat-choice-hold-pass = Weg
skat-choice-skat-take = Skat aufnehmen
skat-choice-skat-hand = Hand spielen
skat-choice-game-clubs = ♣ Kreuz
skat-choice-game-clubs-german = Eichel
skat-choice-game-spades = ♠ Pik
skat-choice-game-spades-german = Laub
skat-choice-game-hearts = ♥ Herz
skat-choice-game-hearts-german = Herz
skat-choice-game-diamonds = ♦ Karo
skat-choice-game-diamonds-german = Schellen
skat-choice-game-grand = Grand
skat-choice-game-null = Null
skat-choice-game-null-value = Null { $value }
skat-choice-game-null_ouvert = Null ouvert
skat-choice-game-null_ouvert-value = Null ouvert { $value }
skat-choice-announce-none = Nichts ansagen
skat-choice-announce-schneider = Schneider
skat-choice-announce-schwarz = Schwarz
skat-choice-announce-open = Ouvert
skat-choice-kontra-kontra = Kontra
skat-choice-kontra-no = Kein Kontra
skat-choice-re-re = Re
skat-choice-re-no = Kein Re
skat-choice-grand_hand-grand-hand = Grand Hand
skat-choice-grand_hand-ramsch = Ramsch
skat-choice-shove_skat-take = Skat aufnehmen
skat-choice-shove_skat-shove = Ungesehen schieben

skat-refused-below-bid = Diese Spiele sind zu wenig wert.

# Was geantwortet wurde.
skat-answered-bid = { $name }: **{ $choice }**
skat-answered-bid-pass = { $name }: „Weg.“
skat-answered-hold-hold = { $name }: „Ja.“
skat-answered-hold-pass = { $name }: „Weg.“
skat-answered-skat-take = { "" }
skat-answered-skat-hand = **{ $name } spielt Hand**; der Skat bleibt liegen.
skat-answered-game-clubs = **{ $name } spielt ♣ Kreuz.**
skat-answered-game-clubs-german = **{ $name } spielt Eichel.**
skat-answered-game-spades = **{ $name } spielt ♠ Pik.**
skat-answered-game-spades-german = **{ $name } spielt Laub.**
skat-answered-game-hearts = **{ $name } spielt ♥ Herz.**
skat-answered-game-hearts-german = **{ $name } spielt Herz.**
skat-answered-game-diamonds = **{ $name } spielt ♦ Karo.**
skat-answered-game-diamonds-german = **{ $name } spielt Schellen.**
skat-answered-game-grand = **{ $name } spielt Grand**: Nur die Buben sind Trumpf.
skat-answered-game-grand-german = **{ $name } spielt Grand**: Nur die Unter sind Trumpf.
skat-answered-game-null = **{ $name } spielt Null** und darf keinen Stich machen.
skat-answered-game-null_ouvert = **{ $name } spielt Null ouvert** und darf keinen Stich machen, bei offenen Karten.
skat-answered-announce-none = { "" }
skat-answered-announce-schneider = { $name } sagt **Schneider** an und braucht 90 Augen.
skat-answered-announce-schwarz = { $name } sagt **schwarz** an und braucht jeden Stich.
skat-answered-announce-open = { $name } spielt **ouvert** und braucht jeden Stich, bei offenen Karten.
skat-answered-kontra-kontra = **Kontra!** { $name } verdoppelt das Spiel.
skat-answered-kontra-no = { $name } sagt kein Kontra.
skat-answered-re-re = **Re!** { $name } verdoppelt noch einmal.
skat-answered-re-no = { $name } sagt kein Re.
skat-answered-grand_hand-grand-hand = **{ $name } spielt Grand Hand.**
skat-answered-grand_hand-ramsch = { $name } spielt Ramsch.
skat-answered-shove_skat-take = { "" }
skat-answered-shove_skat-shove = **{ $name } schiebt den Skat ungesehen weiter** und verdoppelt die Punkte.

# Was geschehen ist.
skat-event-dealt = Jeder bekommt { $each } Karten.
skat-event-skat-ramsch = **Ramsch**: Jeder spielt für sich, Trumpf sind die Buben.
skat-event-skat-ramsch-german = **Ramsch**: Jeder spielt für sich, Trumpf sind die Unter.
skat-event-skat-passed-in = Alle drei sind weg: Das Spiel wird eingepasst, und niemand schreibt etwas.
skat-event-skat-opened = Im Skat: { $first }, { $second }.
skat-event-skat-won = { $game ->
    [null] **{ $name } gewinnt** ohne Stich.
    [null_ouvert] **{ $name } gewinnt** ohne Stich.
   *[other] **{ $name } gewinnt**{ $agreed ->
        [0] { " " }mit { $points } Augen.
       *[other] .
    }
}
skat-event-skat-lost = { $game ->
    [null] **{ $name } verliert das Nullspiel.**
    [null_ouvert] **{ $name } verliert das Nullspiel.**
   *[other] **{ $name } verliert**{ $agreed ->
        [0] { skat-part-points }.
       *[other] .
    }
}
skat-event-skat-overbid = **{ $name } hat sich überreizt**: Das Spiel ist nur { $value } wert.
skat-event-ramsch-won = **{ $name }** hat die wenigsten Augen: { $points }{ $tricks ->
    [0] , und keinen einzigen Stich
   *[other] { "" }
}.
skat-event-ramsch-lost = **{ $name }** hat die meisten Augen: { $points }.
skat-event-ramsch-all-tricks = **Durchmarsch!** { $name } macht alle zehn Stiche.
skat-event-scored = { $name } schreibt { $points }.
skat-event-revealed = { "" }
skat-event-moved-stock-skat = { "" }
skat-event-moved-skat-hand = { $name } nimmt den Skat auf.
skat-event-cards-moved-skat-hand = { $name } nimmt den Skat auf: { $cards }.
skat-event-swapped-hand-skat = { $name } nimmt { $taken } auf und schiebt { $given } weiter.
skat-event-moved-hand-aside = { $name } drückt zwei Karten.
skat-event-cards-moved-hand-aside = { $name } drückt { $cards }.
skat-event-moved-hand-skat = { $name } schiebt zwei Karten weiter.
skat-event-cards-moved-hand-skat = { $name } schiebt { $cards } weiter.

# Dafür hat die Zusammenfassung eine eigene Zeile.
skat-moment-skat-ramsch = { "" }
skat-moment-skat-won = { "" }
skat-moment-skat-lost = { "" }
skat-moment-skat-overbid = { "" }
skat-part-hand = { $hand ->
    [0] { "" }
   *[other] { " " }Hand
}
skat-part-game = { $game ->
    [grand] Grand
    [null] Null
    [null_ouvert] Null ouvert
   *[other] { $game }
}
skat-part-matadors = { $held ->
    [1] mit { $matadors }
   *[other] ohne { $matadors }
}
skat-part-steps = { skat-part-matadors }, Spiel { $step_game }{ $step_hand ->
    [0] { "" }
   *[other] , Hand { $step_hand }
}{ $step_schneider ->
    [0] { "" }
   *[other] , Schneider { $step_schneider }
}{ $step_schneider_announced ->
    [0] { "" }
   *[other] , angesagt { $step_schneider_announced }
}{ $step_schwarz ->
    [0] { "" }
   *[other] , schwarz { $step_schwarz }
}{ $step_schwarz_announced ->
    [0] { "" }
   *[other] , angesagt { $step_schwarz_announced }
}{ $step_open ->
    [0] { "" }
   *[other] , ouvert { $step_open }
}, mal { $base }, **{ $value }**
skat-part-doubled = { $bock ->
    [0] { "" }
   *[other] , Bock
}{ $kontra ->
    [kontra] , Kontra
    [re] , Kontra und Re
   *[other] { "" }
}
skat-part-gain = { $doubled ->
    [0] { "" }
   *[other] { skat-part-doubled }: **+{ $score }**
}
skat-part-great = { $game ->
    [grand] 👑{ " " }
   *[other] { "" }
}
skat-part-points = { " " }mit { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}
skat-part-counted = { $agreed ->
    [0] { skat-part-points }
   *[other] { "" }
}
skat-summary-game = { $result ->
    [won] { skat-part-great }**{ $name } gewinnt { skat-part-game }**{ skat-part-counted }
    [lost] **{ $name } verliert { skat-part-game }**{ skat-part-counted }
   *[other] **{ $name } hat sich überreizt**: { skat-part-game }{ skat-part-counted }
} · { skat-part-steps }{ $result ->
    [won] { skat-part-gain }
    [lost] , verloren doppelt{ skat-part-doubled }: **−{ $score }**
   *[other] { " " }· gereizt { $bid }, nötig { $needed }, verloren doppelt{ skat-part-doubled }: **−{ $score }**
}
skat-summary-null = **{ $name } { $result ->
    [won] gewinnt
   *[other] { $tricks ->
        [1] verliert
       *[other] gibt auf:
    }
} { skat-part-game }{ skat-part-hand }** { $result ->
    [won] ohne Stich · **{ $value }**{ skat-part-gain }
   *[other] { $tricks ->
        [1] mit einem Stich{ " " }
       *[other] { "" }
    }· **{ $value }**, verloren doppelt{ skat-part-doubled }: **−{ $score }**
}
skat-part-times = { $bock ->
    [1] { "" }
   *[other] , Bock mal { $bock }
}{ $shoved ->
    [1] { "" }
   *[other] , Schieben mal { $shoved }
}{ $dry ->
    [1] { "" }
    [4] , zwei ohne Stich mal 4
   *[other] , einer ohne Stich mal 2
}
skat-summary-ramsch = Ramsch · { $first } **{ $first_points }**, { $second } **{ $second_points }**, { $third } **{ $third_points }** Augen{ $times ->
    [one] { "" }
   *[other] { " " }· { $base }{ skat-part-times }: **{ $won ->
        [0] −
       *[other] +
    }{ $score }**
}

# Was alle neben der Frage lesen.
skat-deal-places = Vorhand { $first } · Mittelhand { $second } · Hinterhand { $third }
skat-deal-contract = **{ $name }** spielt allein{ $bid ->
    [0] { "" }
   *[other] { " " }für { $bid }
}{ $game ->
    [none] { "" }
   *[other] : **{ skat-part-game }**
}{ $hand ->
    [1] { " " }Hand
   *[other] { "" }
}{ $announced ->
    [schneider] , Schneider angesagt
    [schwarz] , schwarz angesagt
    [open] , ouvert
   *[other] { "" }
}{ skat-part-doubled }
skat-deal-ramsch = { $scoring ->
    [most_loses] **Ramsch**, jeder für sich: Wer die meisten Augen hat, verliert
   *[fewest] **Ramsch**, jeder für sich: Wer die wenigsten Augen hat, gewinnt
}
skat-deal-points = Augen bisher, ohne den Skat: { $name } **{ $points }** · die anderen **{ $others }**
skat-deal-points-ramsch = Augen bisher: { $first } **{ $first_points }** · { $second } **{ $second_points }** · { $third } **{ $third_points }**

# Was das eigene Blatt wert ist; niemand sonst liest es.
skat-hand-promise = { $held ->
    [1] Mit
   *[other] Ohne
} { $matadors }{ $matadors ->
    [4] { " " }oder mehr
   *[other] { "" }
} sind deine Spiele wert: ♦ **{ $diamonds }** · ♥ **{ $hearts }** · ♠ **{ $spades }** · ♣ **{ $clubs }** · Grand **{ $grand }** · Null **{ $null }** · Null ouvert **{ $null_ouvert }**
skat-hand-promise-german = { $held ->
    [1] Mit
   *[other] Ohne
} { $matadors }{ $matadors ->
    [4] { " " }oder mehr
   *[other] { "" }
} sind deine Spiele wert: Schellen **{ $diamonds }** · Herz **{ $hearts }** · Laub **{ $spades }** · Eichel **{ $clubs }** · Grand **{ $grand }** · Null **{ $null }** · Null ouvert **{ $null_ouvert }**
skat-part-held = { $game ->
    [null] niedrige Karten
    [null_ouvert] niedrige Karten
    [grand] { $jacks ->
        [0] kein Bube
        [1] ein Bube
        [2] zwei Buben
        [3] drei Buben
       *[other] alle vier Buben
    }, { $aces ->
        [0] kein Ass
        [1] ein Ass
        [2] zwei Asse
        [3] drei Asse
       *[other] alle vier Asse
    }
   *[other] { $trumps } Trümpfe, { $jacks ->
        [0] kein Bube
        [1] ein Bube
        [2] zwei Buben
        [3] drei Buben
       *[other] alle vier Buben
    }, { $aces ->
        [0] kein Ass
        [1] ein Ass
        [2] zwei Asse
        [3] drei Asse
       *[other] alle vier Asse
    }
}
skat-part-held-german = { $game ->
    [null] niedrige Karten
    [null_ouvert] niedrige Karten
    [grand] { $jacks ->
        [0] kein Unter
        [1] ein Unter
        [2] zwei Unter
        [3] drei Unter
       *[other] alle vier Unter
    }, { $aces ->
        [0] kein Ass
        [1] ein Ass
        [2] zwei Asse
        [3] drei Asse
       *[other] alle vier Asse
    }
   *[other] { $trumps } Trümpfe, { $jacks ->
        [0] kein Unter
        [1] ein Unter
        [2] zwei Unter
        [3] drei Unter
       *[other] alle vier Unter
    }, { $aces ->
        [0] kein Ass
        [1] ein Ass
        [2] zwei Asse
        [3] drei Asse
       *[other] alle vier Asse
    }
}
skat-part-planned = { skat-part-game }{ skat-part-hand }
skat-plan-bid = **{ skat-part-planned } bis { $limit }**: { skat-part-held }; { $hand ->
    [0] mit dem Skat
   *[other] ohne den Skat
} gewinnst du das in rund { $percent } % der Fälle.
skat-plan-bid-german = **{ skat-part-planned } bis { $limit }**: { skat-part-held-german }; { $hand ->
    [0] mit dem Skat
   *[other] ohne den Skat
} gewinnst du das in rund { $percent } % der Fälle.
skat-plan-pass = **Lieber weg**: { skat-part-held }; am ehesten ginge { skat-part-planned }, aber das gewinnst du bei { $bid } nur in rund { $percent } % der Fälle.
skat-plan-pass-german = **Lieber weg**: { skat-part-held-german }; am ehesten ginge { skat-part-planned }, aber das gewinnst du bei { $bid } nur in rund { $percent } % der Fälle.
skat-hand-found = -# Im Skat lagen { $cards }.
skat-part-no = { $no ->
    [0] { "" }
   *[other] { " " }✗ zu wenig.
}
skat-hand-worth-before = Du spielst für **{ $bid }**. Deine Spiele mit dem Skat:{ $perhaps ->
    [0] { "" }
   *[other] { " " }○ reicht noch nicht.
}{ skat-part-no }
skat-hand-worth-before-aloud = Du spielst für **{ $bid }**. So viel sind deine Spiele mit dem Skat wert:
skat-hand-worth = Du spielst für **{ $bid }**. Deine Spiele{ $hand ->
    [0] { "" }
   *[other] { " " }aus der Hand
}:{ $perhaps ->
    [0] { "" }
   *[other] { " " }○ ab Schneider genug.
}{ skat-part-no }
skat-hand-worth-aloud = Du spielst für **{ $bid }**. So viel sind deine Spiele{ $hand ->
    [0] { "" }
   *[other] { " " }aus der Hand
} wert:
skat-hand-announce = Wert: ohne Ansage { $none } · Schneider { $schneider } · schwarz { $schwarz } · ouvert { $open }
skat-hand-level = **{ $value }** { $enough ->
    [0] ✗
   *[other] ✓
}
skat-hand-level-aloud = **{ $value }** { $enough ->
    [0] (zu wenig)
   *[other] (reicht)
}
skat-hand-suits = { $first } · { $second } · { $third } · { $fourth }
skat-hand-others = { $first } · { $second } · { $third }
skat-hand-game = { $enough ->
    [yes] ✓
    [no] ✗
   *[other] ○
}{ "\u00A0" }{ skat-part-game } **{ $value }**
skat-hand-game-aloud = { skat-part-game } **{ $value }** { $enough ->
    [yes] (reicht)
    [no] (zu wenig)
   *[other] (reicht noch nicht)
}
skat-hand-null = { $enough ->
    [yes] ✓
    [hand] ○
   *[no] ✗
}{ "\u00A0" }{ skat-part-game } **{ $value }**{ $enough ->
    [hand] { " " }(aus der Hand { $from_hand })
   *[other] { "" }
}
skat-hand-null-aloud = { skat-part-game } **{ $value }** { $enough ->
    [yes] (reicht)
    [hand] (zu wenig, aus der Hand { $from_hand })
   *[no] (zu wenig)
}

# Was zum Spiel und zu den Plätzen vermerkt ist.
skat-mark-bid = gereizt **{ $value }**
skat-mark-passed = weg
skat-mark-declarer = Alleinspieler
skat-mark-game = { $value ->
    [grand] Grand
    [null] Null
    [null_ouvert] Null ouvert
    [ramsch] Ramsch
   *[other] { "" }
}
skat-badge-game = { $value ->
    [grand] Grand
    [null] Null
    [null_ouvert] Null ouvert
    [ramsch] Ramsch
   *[other] { $value }
}
skat-mark-hand = Hand
skat-badge-hand = Hand
skat-mark-announced = { $value ->
    [schneider] Schneider angesagt
    [schwarz] schwarz angesagt
   *[open] ouvert
}
skat-badge-announced = { $value ->
    [schneider] Schneider
    [schwarz] schwarz
   *[open] ouvert
}
skat-mark-kontra = { $value ->
    [re] Kontra und Re
   *[kontra] Kontra
}
skat-badge-kontra = { skat-mark-kontra }
skat-mark-bock = **Bock**, noch { $value ->
    [one] 1 Spiel
   *[other] { $value } Spiele
}
skat-badge-bock = Bock
skat-mark-ramsch-round = **Ramschrunde**, noch { $value ->
    [one] 1 Spiel
   *[other] { $value } Spiele
}
skat-badge-ramsch-round = Ramschrunde
skat-mark-shoved = { $value ->
    [one] einmal
   *[other] { $value }-mal
} geschoben
skat-badge-shoved = { skat-mark-shoved }
skat-trump-jacks = Buben
skat-trump-jacks-german = Unter
skat-zone-skat = Skat
skat-zone-aside = gedrückt

skat-reason-skat-won = { "" }
skat-reason-skat-lost = { "" }
skat-reason-skat-overbid = { "" }
skat-reason-ramsch = { "" }
skat-reason-list-won = gewonnenes Spiel
skat-reason-list-lost = verlorenes Spiel
skat-reason-list-others = Bonus der Gegenspieler

# Hausregeln.
skat-option-deals-help = Die Sitzung endet nach so vielen Spielen, sobald alle gleich oft gegeben haben.
skat-option-bid_values = Gereizt werden dürfen
skat-option-bid_values-help = Nur Werte, die ein Spiel haben kann, oder jede Zahl ab 18.
skat-option-bid_values-real = nur Spielwerte
skat-option-bid_values-any_integer = alle Zahlen ab 18
skat-option-check_announcement = Spiele unter dem Reizgebot
skat-option-check_announcement-help = Welche Spiele nicht angesagt werden dürfen: Nullspiele unter dem Gebot, oder jedes Spiel, das es nicht mehr erreicht.
skat-option-check_announcement-null_only = nur Nullspiele werden abgelehnt
skat-option-check_announcement-maximum_possible = was das Gebot nicht erreicht, wird abgelehnt
skat-option-all_pass = Wenn alle weg sind
skat-option-all_pass-help = Was geschieht, wenn niemand reizt.
skat-option-all_pass-ramsch = spielt ihr Ramsch
skat-option-all_pass-throw_in = wird eingepasst
skat-option-ramsch_skat = Die Augen des Skats im Ramsch
skat-option-ramsch_skat-help = Wer sie bekommt.
skat-option-ramsch_skat-last_trick = gehen mit dem letzten Stich
skat-option-ramsch_skat-nobody = bekommt niemand
skat-option-ramsch_scoring = Im Ramsch
skat-option-ramsch_scoring-help = Ob die wenigsten Augen 10 Punkte bringen, oder die meisten so viele Punkte kosten, wie es Augen sind.
skat-option-ramsch_scoring-fewest = gewinnt, wer die wenigsten Augen hat
skat-option-ramsch_scoring-most_loses = verliert, wer die meisten Augen hat
skat-option-kontra = Kontra
skat-option-kontra-help = Ob die Gegenspieler das Spiel verdoppeln dürfen und der Alleinspieler noch einmal.
skat-option-kontra-off = aus
skat-option-kontra-kontra_re = Kontra und Re
skat-option-sitting_out = Aussetzender Geber
skat-option-sitting_out-help = Ob der Geber, der zu viert aussetzt, wie die anderen zahlt und bekommt.
skat-option-sitting_out-settles = rechnet mit ab
skat-option-sitting_out-idle = rechnet nicht mit ab
skat-option-scoring = Wertung
skat-option-scoring-help = Nach Seeger-Fabian kommen zu den Spielpunkten 50 für jedes gewonnene Spiel, minus 50 für jedes verlorene, und 40 (zu viert 30) für jeden anderen, wenn der Alleinspieler verliert.
skat-option-scoring-game_points = nur Spielpunkte
skat-option-scoring-seeger_fabian = Seeger-Fabian
skat-option-points_so_far = Augen mitzählen
skat-option-points_so_far-help = Alle am Tisch sehen, wie viele Augen jede Seite schon hat; der Skat bleibt geheim.
skat-option-ramsch_shoving = Schieberamsch
skat-option-ramsch_shoving-help = Vor dem Ramsch nimmt jeder der Reihe nach den Skat und schiebt zwei Karten weiter; schiebt er ungesehen, verdoppelt er die Punkte.
skat-option-bock = Bockrunden
skat-option-bock-help = Wonach eine Runde lang alles doppelt zählt.
skat-option-bock-off = keine
skat-option-bock-sixty = nach 60 zu 60
skat-option-bock-usual = nach 60 zu 60, ab 120 Punkten, nach verlorenem Kontraspiel
skat-option-after_bock = Nach einer Bockrunde
skat-option-after_bock-help = In einer Ramschrunde wird nicht gereizt: Jeder darf Grand Hand spielen, sonst ist Ramsch.
skat-option-after_bock-nothing = geht es weiter wie vorher
skat-option-after_bock-ramsch = folgt eine Ramschrunde
skat-group-rounds = Bock und Ramsch
preset-skat-list-12 = 12er-Liste
preset-skat-list-24 = 24er-Liste
preset-skat-list-36 = 36er-Liste
preset-skat-list-48 = 48er-Liste

# Die Regeln in Worten.
skat-rules-pack-ranked = { $pack }: { $suits }. Von oben, hier mit Trumpf Pik: { $cards }.
skat-rules-pack-ranked-german = { $pack }: { $suits }. Von oben, hier mit Trumpf Laub: { $cards }.
skat-rules-heading-deal = **Geben**
skat-rules-heading-bid = **Reizen**
skat-rules-heading-game = **Das Spiel**
skat-rules-heading-value = **Der Spielwert**
skat-rules-heading-score = **Abrechnung**
skat-rules-heading-ramsch = **Alle weg**
skat-rules-deal =
    Jeder bekommt drei Karten, zwei kommen verdeckt in den **Skat**, dann bekommt jeder noch vier und drei. Nach dem Geber sitzen **Vorhand**, **Mittelhand** und **Hinterhand**. Zu viert setzt der Geber aus.
skat-rules-bid =
    Mittelhand reizt Vorhand mit { $bid_values ->
        [any_integer] Zahlen ab 18
       *[other] Spielwerten (18, 20, 22, 23, 24 …)
    }, und Vorhand hält oder ist weg. Dann reizt Hinterhand den, der noch dabei ist. Wer am Ende übrig bleibt, ist **Alleinspieler**. Sind Mittelhand und Hinterhand gleich weg, darf Vorhand für 18 spielen.
skat-rules-game =
    Der Alleinspieler nimmt den Skat auf und drückt zwei Karten, oder er spielt **Hand**. Dann sagt er das Spiel an. **Farbspiel**: Trumpf sind die vier Buben (♣ ♠ ♥ ♦) und die Farbe. **Grand**: Trumpf sind nur die Buben. Sonst gilt A 10 K D 9 8 7. **Null**: Es gibt keinen Trumpf, es gilt A K D B 10 9 8 7, und der Alleinspieler darf keinen Stich machen; **ouvert** spielt er mit offenen Karten. Zu einem Handspiel darf er Schneider (90 Augen), schwarz (alle Stiche) oder ouvert ansagen.{ $kontra ->
        [kontra_re] { " " }Ein Gegenspieler darf das Spiel mit **Kontra** verdoppeln, der Alleinspieler mit **Re** noch einmal.
       *[other] { "" }
    }
skat-rules-game-german =
    Der Alleinspieler nimmt den Skat auf und drückt zwei Karten, oder er spielt **Hand**. Dann sagt er das Spiel an. **Farbspiel**: Trumpf sind die vier Unter (Eichel, Laub, Herz, Schellen) und die Farbe. **Grand**: Trumpf sind nur die Unter. Sonst gilt A 10 K O 9 8 7. **Null**: Es gibt keinen Trumpf, es gilt A K O U 10 9 8 7, und der Alleinspieler darf keinen Stich machen; **ouvert** spielt er mit offenen Karten. Zu einem Handspiel darf er Schneider (90 Augen), schwarz (alle Stiche) oder ouvert ansagen.{ $kontra ->
        [kontra_re] { " " }Ein Gegenspieler darf das Spiel mit **Kontra** verdoppeln, der Alleinspieler mit **Re** noch einmal.
       *[other] { "" }
    }
skat-rules-value =
    Zähle die höchsten Trümpfe von ♣B abwärts: so viele, wie du ohne Lücke hast (*mit*) oder nicht hast (*ohne*). Dazu kommt 1 fürs Spiel und je 1 für Hand, Schneider (eine Seite hat höchstens 30 Augen), Schneider angesagt, schwarz (eine Seite hat keinen Stich), schwarz angesagt, ouvert. Diese Zahl mal Grundwert (♦ 9, ♥ 10, ♠ 11, ♣ 12, Grand 24) ist der Spielwert. Null zählt 23, Null Hand 35, Null ouvert 46, Null ouvert Hand 59.{ $check_announcement ->
        [maximum_possible] { " " }Ein Spiel, das das Gebot nicht mehr erreichen kann, darfst du nicht ansagen.
       *[other] { " " }Ein Nullspiel unter dem Gebot darfst du nicht ansagen.
    }
skat-rules-value-german =
    Zähle die höchsten Trümpfe vom Eichel-Unter abwärts: so viele, wie du ohne Lücke hast (*mit*) oder nicht hast (*ohne*). Dazu kommt 1 fürs Spiel und je 1 für Hand, Schneider (eine Seite hat höchstens 30 Augen), Schneider angesagt, schwarz (eine Seite hat keinen Stich), schwarz angesagt, ouvert. Diese Zahl mal Grundwert (Schellen 9, Herz 10, Laub 11, Eichel 12, Grand 24) ist der Spielwert. Null zählt 23, Null Hand 35, Null ouvert 46, Null ouvert Hand 59.{ $check_announcement ->
        [maximum_possible] { " " }Ein Spiel, das das Gebot nicht mehr erreichen kann, darfst du nicht ansagen.
       *[other] { " " }Ein Nullspiel unter dem Gebot darfst du nicht ansagen.
    }
skat-rules-part-giving-up = { $giving_up ->
    [single] Wer aufgibt, hat einfach verloren; dazu zählt, was angesagt oder schon sicher ist. Die anderen dürfen weiterspielen, um mehr zu gewinnen, aber nicht, wenn der Alleinspieler mit neun oder zehn Karten aufgibt.
   *[rest] Wer aufgibt, überlässt den anderen alle übrigen Stiche.
}
skat-rules-play =
    Vorhand spielt aus, danach immer der, der den letzten Stich gemacht hat. Du musst Farbe bedienen, und Buben gehören zum Trumpf; kannst du nicht bedienen, spielst du irgendeine Karte. Das Ass zählt 11 Augen, die Zehn 10, der König 4, die Dame 3, der Bube 2; der Skat zählt für den Alleinspieler. { $claims ->
        [true] Wer alle übrigen Stiche sicher hat, darf es sagen. Der Alleinspieler darf aufgeben oder eine Einigung vorschlagen; die Gegenspieler können nur gemeinsam aufgeben. { skat-rules-part-giving-up }
       *[other] { "" }
    } { $points_so_far ->
        [true] Alle am Tisch sehen, wie viele Augen jede Seite schon hat.
       *[other] { "" }
    }
skat-rules-play-german =
    Vorhand spielt aus, danach immer der, der den letzten Stich gemacht hat. Du musst Farbe bedienen, und Unter gehören zum Trumpf; kannst du nicht bedienen, spielst du irgendeine Karte. Das Ass zählt 11 Augen, die Zehn 10, der König 4, der Ober 3, der Unter 2; der Skat zählt für den Alleinspieler. { $claims ->
        [true] Wer alle übrigen Stiche sicher hat, darf es sagen. Der Alleinspieler darf aufgeben oder eine Einigung vorschlagen; die Gegenspieler können nur gemeinsam aufgeben. { skat-rules-part-giving-up }
       *[other] { "" }
    } { $points_so_far ->
        [true] Alle am Tisch sehen, wie viele Augen jede Seite schon hat.
       *[other] { "" }
    }
skat-rules-score =
    Ab 61 Augen bekommt der Alleinspieler den Spielwert, sonst verliert er das Doppelte. Wer sich überreizt hat, verliert das Doppelte von dem, was gerade gereicht hätte. { $scoring ->
        [seeger_fabian] Nach Seeger-Fabian kommen 50 für jedes gewonnene Spiel dazu; ein verlorenes kostet 50 und bringt jedem anderen 40, zu viert 30.
       *[other] { "" }
    } { $point_value ->
        [0] Um Chips geht es nicht.
        [one] Für jeden Punkt bekommt er von jedem anderen einen Chip, oder er zahlt ihn{ $sitting_out ->
            [idle] ; der Geber, der aussetzt, zahlt nichts und bekommt nichts.
           *[other] ; das gilt auch für den Geber, der aussetzt.
        }
       *[other] Für jeden Punkt bekommt er von jedem anderen { $point_value } Chips, oder er zahlt sie{ $sitting_out ->
            [idle] ; der Geber, der aussetzt, zahlt nichts und bekommt nichts.
           *[other] ; das gilt auch für den Geber, der aussetzt.
        }
    }
skat-rules-ramsch =
    { $all_pass ->
        [throw_in] Das Spiel wird eingepasst, und niemand schreibt etwas.
       *[other] **Ramsch**: Jeder spielt für sich, Trumpf ist wie beim Grand. { $ramsch_scoring ->
            [most_loses] Wer die meisten Augen hat, verliert so viele, verdoppelt für jede Jungfrau (jeden ohne Stich); ein Durchmarsch bringt 120.
           *[other] Wer die wenigsten Augen hat, bekommt 10, ohne Stich 20; ein Durchmarsch kostet 30.
        } { $ramsch_skat ->
            [nobody] Der Skat zählt für niemanden.
           *[other] Wer den letzten Stich macht, bekommt den Skat.
        }
    } { $ramsch_shoving ->
        [true] Vor einem Ramsch nimmt jeder der Reihe nach den Skat auf und schiebt zwei Karten weiter, aber keine Trümpfe, oder er schiebt ihn ungesehen weiter; jedes ungesehene Schieben verdoppelt den Wert.
       *[other] { "" }
    } { $bock ->
        [off] { "" }
        [sixty] **Bock**: Wer mit 60 Augen verliert, löst eine Bockrunde aus, in der alles doppelt zählt und aus der keine weitere folgt.
       *[usual] **Bock**: Nach 60 zu 60, nach einem Spiel ab 120 Punkten und nach einem verlorenen Spiel mit Kontra zählt eine Runde lang alles doppelt; aus ihr folgt keine weitere.
    } { $after_bock ->
        [ramsch] Auf eine Bockrunde folgt eine **Ramschrunde**: Jeder darf Grand Hand spielen, sonst ist Ramsch.
       *[other] { "" }
    }
skat-rules-end =
    { $session_end ->
        [deals] Die Sitzung endet nach { $deals ->
            [one] einem Spiel
           *[other] { $deals } Spielen
        } oder danach, sobald alle gleich oft gegeben haben.
       *[other] Die Sitzung endet, wenn ihr aufhört.
    } { $debt ->
        [stop_session] Sie endet auch, wenn jemand tiefer im Minus ist als erlaubt.
       *[other] { "" }
    }

skat-example-spades = { $b } reizt 18, nimmt den Skat auf, drückt ♦7 und ♥7 und spielt Pik: 63 Augen, *mit 1, Spiel 2, mal 11*.
skat-example-spades-german = { $b } reizt 18, nimmt den Skat auf, drückt Schellen-Sieben und Herz-Sieben und spielt Laub: 63 Augen, *mit 1, Spiel 2, mal 11*.
skat-example-hand = { $a } spielt Pik Hand, sagt Schneider an und macht 95 Augen: *mit 3, Spiel 4, Hand 5, Schneider 6, angesagt 7, mal 11*.
skat-example-hand-german = { $a } spielt Laub Hand, sagt Schneider an und macht 95 Augen: *mit 3, Spiel 4, Hand 5, Schneider 6, angesagt 7, mal 11*.
skat-example-overbid = { $b } reizt 30, spielt Herz und macht 65 Augen; aber *mit 1, Spiel 2, mal 10* sind nur 20. { $b } hat sich überreizt und verliert das Doppelte von 30.

# Statistik.
skat-stats-declared = **Alleinspieler** { $count ->
    [one] einmal
   *[other] { $count }-mal
}{ stats-part-share }
skat-stats-made-of-declared = **Gewonnen** { $count } von { $whole }{ stats-part-share }
skat-stats-bid-of-declared = **Gereizt im Schnitt** { NUMBER($average, maximumFractionDigits: 1) }
skat-stats-suit-of-declared = { "" }
skat-stats-made-of-suit-of-declared = **Farbspiele** { $count } von { $whole } gewonnen
skat-stats-grand-of-declared = { "" }
skat-stats-made-of-grand-of-declared = **Grands** { $count } von { $whole } gewonnen
skat-stats-null-of-declared = { "" }
skat-stats-made-of-null-of-declared = **Nullspiele** { $count } von { $whole } gewonnen
skat-stats-hand-of-declared = **Handspiele** { $count }
skat-stats-schneider-of-declared = **Mit Schneider gewonnen** { $count }
skat-stats-overbid-of-declared = **Überreizt** { $count }
skat-stats-beaten = **Alleinspieler geschlagen** { $count ->
    [one] einmal
   *[other] { $count }-mal
}
skat-stats-ramsch-won = **Ramsch gewonnen** { $count }
skat-stats-ramsch-lost = **Ramsch verloren** { $count }

# Das Übungsspiel.
skat-practice-opening = **1.** Die vier Buben sind die höchsten Trümpfe, ♣ vor ♠, ♥ und ♦. **2.** Wer allein spielt, braucht 61 der 120 Augen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2. **3.** Zähle die Buben von ♣B abwärts, die du ohne Lücke hast oder die dir fehlen, und eins dazu. Mal Grundwert (♦ 9, ♥ 10, ♠ 11, ♣ 12) ist das dein Spielwert: So weit kannst du reizen.
skat-practice-bid = Reize mit fünf oder sechs Trümpfen und ein oder zwei Assen; der Skat hilft ein wenig.
skat-practice-opening-german = **1.** Die vier Unter sind die höchsten Trümpfe, Eichel vor Laub, Herz und Schellen. **2.** Wer allein spielt, braucht 61 der 120 Augen: Ass 11, Zehn 10, König 4, Ober 3, Unter 2. **3.** Zähle die Unter vom Eichel-Unter abwärts, die du lückenlos hast oder die dir fehlen, und eins dazu. Mal Grundwert (Schellen 9, Herz 10, Laub 11, Eichel 12) ist das dein Spielwert: So weit kannst du reizen.
skat-practice-hold = Du wirst gereizt. Halte, solange eines deiner Spiele so viel wert ist.
skat-practice-skat = Der Skat macht das Blatt meist besser. Ein Handspiel zählt eine Stufe mehr.
skat-practice-discard = Drücke blanke Zehnen und kurze Farben; was du drückst, zählt für dich.
skat-practice-game = Meist deine längste Farbe, Grand nur mit Assen.
skat-practice-game-german = Meist deine längste Farbe, Grand nur mit Assen.
skat-practice-announce = Was du ansagst, musst du erreichen. Mit „Nichts ansagen“ gehst du sicher.

# Die Wörter des Spiels, erklärt.
skat-term-places = **Vorhand** sitzt nach dem Geber und spielt zuerst aus; dann kommen **Mittelhand** und **Hinterhand**.
skat-term-places-seen = vorhand, mittelhand, hinterhand
skat-term-bid = **Reizen**: eine Zahl nennen, die dein Spiel mindestens wert ist. Wer am höchsten reizt, spielt allein gegen die beiden anderen.
skat-term-bid-seen = reiz, gereizt
skat-term-hold = **Halten**: So viel ist dein Spiel auch wert; der andere muss mehr sagen oder passen.
skat-term-hold-seen = hält, hältst, halten
skat-term-declarer = **Alleinspieler**: Er spielt allein und braucht 61 der 120 Augen.
skat-term-declarer-seen = alleinspieler, spielt allein, allein gegen
skat-term-skat = **Skat**: die zwei Karten, die verdeckt auf dem Tisch liegen. Der Alleinspieler darf sie nehmen und zwei andere drücken.
skat-term-skat-seen = skat
skat-term-hand = **Handspiel**: ein Spiel, bei dem der Skat liegen bleibt; es zählt eine Stufe mehr.
skat-term-hand-seen = hand
skat-term-matadors = **Mit** oder **ohne**: wie viele der höchsten Trümpfe du lückenlos hast oder wie viele dir fehlen. So viele Stufen zählt das Spiel, dazu eine für das Spiel selbst.
skat-term-matadors-seen = matador, spitze, mit 1, mit 2, mit 3, mit 4, ohne 1, ohne 2, ohne 3, ohne 4
skat-term-grand = **Grand**: Nur die vier höchsten Karten sind Trumpf.
skat-term-grand-seen = grand
skat-term-null = **Null**: Der Alleinspieler darf keinen Stich machen; **ouvert** heißt mit offenem Blatt.
skat-term-null-seen = null, ouvert
skat-term-schneider = **Schneider**: Eine Seite hat höchstens 30 Augen. **Schwarz**: Sie hat keinen Stich.
skat-term-schneider-seen = schneider, schwarz
skat-term-kontra = **Kontra** verdoppelt das Spiel, **Re** verdoppelt es noch einmal.
skat-term-kontra-seen = kontra
skat-term-ramsch = **Ramsch**: Niemand hat gereizt; jeder spielt für sich und will wenige Augen.
skat-term-ramsch-seen = ramsch
skat-term-cards = **Trümpfe** eines Farbspiels, von der höchsten Karte zur niedrigsten: { $cards }.
skat-term-cards-seen = ass, könig, dame, bube, ober, unter, zehn, neun, acht, sieben

# Worum es in einem Spiel ging, in einer Zeile, für Listen.
skat-told-game = { $name }: { skat-part-game }{ skat-part-hand } { $result ->
    [won] gewonnen
    [lost] verloren
   *[other] überreizt
}
skat-told-ramsch = Ramsch: { $name } hat { $won ->
    [0] verloren
   *[other] gewonnen
}
skat-told-passed = Eingepasst: Alle drei waren weg

skat-learn-opening = Skat spielt man zu dritt mit 32 Karten in vier **Farben**: Kreuz, Pik, Herz und Karo. Jeder bekommt zehn Karten, und zwei liegen verdeckt auf dem Tisch: der **Skat**.

    Zuerst wird **gereizt**. Wer am höchsten reizt, ist **Alleinspieler** und spielt gegen die zwei anderen, die Partner sind. Er nimmt den Skat auf, legt zwei Karten weg (er **drückt** sie) und sagt, was **Trumpf** ist: Trumpf sticht alle anderen Karten.

    Dann **spielt** einer **aus**, das heißt, er legt die erste Karte, und reihum gibt jeder eine dazu. Diese drei Karten sind ein **Stich**. Ihn macht, wer die beste Karte gespielt hat, und der spielt zum nächsten aus. Zuerst spielt aus, wer nach dem Geber sitzt. Es gibt zehn Stiche.

    Was zählt, sind die **Augen** in den Stichen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, alles andere nichts. Das sind zusammen 120, und der Alleinspieler braucht 61. Gewinnt er, bekommt er den Wert des Spiels als Punkte; verliert er, gehen doppelt so viele weg. Wer nach dem letzten Spiel die meisten Punkte hat, gewinnt.
skat-learn-opening-german = Skat spielt man zu dritt mit 32 Karten in vier **Farben**: Eichel, Laub, Herz und Schellen. Jeder bekommt zehn Karten, und zwei liegen verdeckt auf dem Tisch: der **Skat**.

    Zuerst wird **gereizt**. Wer am höchsten reizt, ist **Alleinspieler** und spielt gegen die zwei anderen, die Partner sind. Er nimmt den Skat auf, legt zwei Karten weg (er **drückt** sie) und sagt, was **Trumpf** ist: Trumpf sticht alle anderen Karten.

    Dann **spielt** einer **aus**, das heißt, er legt die erste Karte, und reihum gibt jeder eine dazu. Diese drei Karten sind ein **Stich**. Ihn macht, wer die beste Karte gespielt hat, und der spielt zum nächsten aus. Zuerst spielt aus, wer nach dem Geber sitzt. Es gibt zehn Stiche.

    Was zählt, sind die **Augen** in den Stichen: Ass 11, Zehn 10, König 4, Ober 3, Unter 2, alles andere nichts. Das sind zusammen 120, und der Alleinspieler braucht 61. Gewinnt er, bekommt er den Wert des Spiels als Punkte; verliert er, gehen doppelt so viele weg. Wer nach dem letzten Spiel die meisten Punkte hat, gewinnt.
skat-learn-take = **Bedienen.** Du bist der Alleinspieler. Hast du die ausgespielte Farbe, musst du sie zugeben: Deine anderen Karten sind gesperrt. Die höchste Karte dieser Farbe macht den Stich, von oben: Ass, Zehn, König, Dame, Neun, Acht, Sieben. Hol ihn dir!
skat-learn-take-german = **Bedienen.** Du bist der Alleinspieler. Hast du die ausgespielte Farbe, musst du sie zugeben: Deine anderen Karten sind gesperrt. Die höchste Karte dieser Farbe macht den Stich, von oben: Ass, Zehn, König, Ober, Neun, Acht, Sieben. Hol ihn dir!
skat-learn-take-right = Über das Ass geht in dieser Farbe nichts. Heb es nicht auf: Später hat jemand die Farbe vielleicht nicht mehr und sticht es mit einem Trumpf.
skat-learn-take-wrong = Der König auf dem Tisch war höher, Stich und Augen gingen an die anderen. Und später hat jemand dein Ass mit einem Trumpf gestochen.
skat-learn-trump = **Trumpf.** Die vier Buben sind die höchsten Trümpfe, noch vor der ganzen Trumpffarbe; welche das ist, steht oben. Ausgespielt ist ein Ass, und von seiner Farbe hast du nichts: Du darfst alles spielen. Ein Trumpf macht den Stich, wenn kein höherer kommt.
skat-learn-trump-german = **Trumpf.** Die vier Unter sind die höchsten Trümpfe, noch vor der ganzen Trumpffarbe; welche das ist, steht oben. Ausgespielt ist ein Ass, und von seiner Farbe hast du nichts: Du darfst alles spielen. Ein Trumpf macht den Stich, wenn kein höherer kommt.
skat-learn-trump-right = Jeder Trumpf sticht ein Ass in einer anderen Farbe. Mit einer Karte dieser Farbe hättest du bedienen müssen; ohne darfst du stechen, musst aber nicht. Bei den Buben gilt von oben ♣, ♠, ♥, ♦. Sie sind Trumpf und gehören nicht zu ihrer Farbe: Wird Trumpf ausgespielt, musst du Trumpf zugeben.
skat-learn-trump-right-german = Jeder Trumpf sticht ein Ass in einer anderen Farbe. Mit einer Karte dieser Farbe hättest du bedienen müssen; ohne darfst du stechen, musst aber nicht. Bei den Untern gilt von oben Eichel, Laub, Herz, Schellen. Sie sind Trumpf und gehören nicht zu ihrer Farbe: Wird Trumpf ausgespielt, musst du Trumpf zugeben.
skat-learn-trump-wrong = Eine Karte aus einer anderen Farbe macht nie den Stich. Das Ass hat dem Alleinspieler 11 Augen gebracht, und deine Karte noch dazu.
skat-learn-smear = **Augen.** Es zählen die Augen in den Stichen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, zusammen 120. Diesmal spielst du mit einem Partner gegen den Alleinspieler. Der Bube deines Partners macht diesen Stich, und Trumpf hast du keinen. Was legst du dazu?
skat-learn-smear-german = **Augen.** Es zählen die Augen in den Stichen: Ass 11, Zehn 10, König 4, Ober 3, Unter 2, zusammen 120. Diesmal spielst du mit einem Partner gegen den Alleinspieler. Der Unter deines Partners macht diesen Stich, und Trumpf hast du keinen. Was legst du dazu?
skat-learn-smear-right = Ein Ass oder eine Zehn: Das heißt schmieren, denn Augen im Stich des Partners zählen für euch beide. Ohne sie hätte der Alleinspieler gewonnen.
skat-learn-smear-wrong = Der Stich gehörte deinem Partner, aber es lag wenig drin. Die Augen, die du behalten hast, haben am Ende gefehlt: Der Alleinspieler hat gewonnen.
skat-learn-sixty-one = **61.** Der Alleinspieler braucht 61 der 120 Augen, sonst gewinnt ihr. In seinen Stichen liegen 40, in den zwei Karten, die er gedrückt hat, 7; auch die zählen für ihn. Gerade hat er das Trumpf-Ass ausgespielt. Du musst Trumpf bedienen. Womit?
skat-learn-sixty-one-right = Der Bube sticht das Ass. Mit diesen 14 Augen hätte der Alleinspieler 61 gehabt, und 60 reichen nicht. Eine Seite mit höchstens 30 Augen ist **Schneider**, eine ohne Stich ist **schwarz**; beides macht das Spiel teurer.
skat-learn-sixty-one-right-german = Der Unter sticht das Ass. Mit diesen 14 Augen hätte der Alleinspieler 61 gehabt, und 60 reichen nicht. Eine Seite mit höchstens 30 Augen ist **Schneider**, eine ohne Stich ist **schwarz**; beides macht das Spiel teurer.
skat-learn-sixty-one-wrong = Das Ass hat den Stich mit 14 Augen gemacht, und 47 und 14 sind 61: Der Alleinspieler hat gewonnen. Ein Bube sticht auch das Trumpf-Ass.
skat-learn-sixty-one-wrong-german = Das Ass hat den Stich mit 14 Augen gemacht, und 47 und 14 sind 61: Der Alleinspieler hat gewonnen. Ein Unter sticht auch das Trumpf-Ass.
skat-learn-bid = **Reizen.** Wer am höchsten reizt, spielt allein. Reizen darfst du bis zum Wert deines Spiels: Zähl die Buben von ♣B abwärts, die du ohne Lücke hast (oder die dir fehlen), und eins dazu, mal die Farbe, die Trumpf wird: ♦ 9, ♥ 10, ♠ 11, ♣ 12. Du hast ♣B, aber nicht ♠B: 1 + 1 = 2, mal 11 für Pik sind 22. Das niedrigste Gebot ist 18.
skat-learn-bid-german = **Reizen.** Wer am höchsten reizt, spielt allein. Reizen darfst du bis zum Wert deines Spiels: Zähl die Unter vom Eichel-Unter abwärts, die du ohne Lücke hast (oder die dir fehlen), und eins dazu, mal die Farbe, die Trumpf wird: Schellen 9, Herz 10, Laub 11, Eichel 12. Du hast den höchsten Unter, aber nicht den zweiten: 1 + 1 = 2, mal 11 für Laub sind 22. Das niedrigste Gebot ist 18.
skat-learn-bid-right = Drei Buben und vier Karten einer Farbe mit dem Ass: Mit sieben Trümpfen kannst du allein spielen. Gereizt werden die Werte, die ein Spiel haben kann: 18, 20, 22, 23, 24 und so weiter. Einer reizt, der andere **hält**, bis einer von beiden passt. Ist dein Spiel am Ende weniger wert als gereizt, hast du es verloren.
skat-learn-bid-right-german = Drei Unter und vier Karten einer Farbe mit dem Ass: Mit sieben Trümpfen kannst du allein spielen. Gereizt werden die Werte, die ein Spiel haben kann: 18, 20, 22, 23, 24 und so weiter. Einer reizt, der andere **hält**, bis einer von beiden passt. Ist dein Spiel am Ende weniger wert als gereizt, hast du es verloren.
skat-learn-bid-wrong = Drei Buben und eine Farbe zu viert, das sind sieben Trümpfe. Damit spielt man, und du warst weg. Weil niemand gereizt hat, gab es einen **Ramsch**: Jeder spielt für sich, und die wenigsten Augen gewinnen.
skat-learn-bid-wrong-german = Drei Unter und eine Farbe zu viert, das sind sieben Trümpfe. Damit spielt man, und du warst weg. Weil niemand gereizt hat, gab es einen **Ramsch**: Jeder spielt für sich, und die wenigsten Augen gewinnen.
skat-learn-pass = **Weg.** Die anderen haben gepasst. Spielst du allein? Zähl deine Trümpfe, welche Farbe du auch nimmst; ein verlorenes Spiel zählt doppelt.
skat-learn-pass-right = Ein Bube und keine Farbe länger als drei Karten: Gegen zwei Gegner sind vier Trümpfe zu wenig. Weil niemand gereizt hat, gab es einen **Ramsch**: Trumpf sind nur die Buben, jeder spielt für sich, und die wenigsten Augen gewinnen.
skat-learn-pass-right-german = Ein Unter und keine Farbe länger als drei Karten: Gegen zwei Gegner sind vier Trümpfe zu wenig. Weil niemand gereizt hat, gab es einen **Ramsch**: Trumpf sind nur die Unter, jeder spielt für sich, und die wenigsten Augen gewinnen.
skat-learn-pass-wrong = Mit vier Trümpfen hattest du weniger als die anderen zusammen. Das Spiel ist verloren, und das zählt doppelt.
skat-learn-game = **Das Spiel.** Du hast den Skat aufgenommen und zwei Karten gedrückt. Was ist Trumpf: eine Farbe und die Buben, oder nur die Buben (Grand)? Beim Null gibt es keinen Trumpf, und du darfst keinen Stich machen.
skat-learn-game-german = **Das Spiel.** Du hast den Skat aufgenommen und zwei Karten gedrückt. Was ist Trumpf: eine Farbe und die Unter, oder nur die Unter (Grand)? Beim Null gibt es keinen Trumpf, und du darfst keinen Stich machen.
skat-learn-game-right = Nimm die längste und stärkste Farbe: Mit dem Buben sind das fünf Trümpfe, und die Asse daneben machen Stiche. Ein Grand wird mal 24 genommen, ein Null ist 23 wert. Wer den Skat liegen lässt, spielt **Hand**: Das gibt eins mehr zum Malnehmen, und der Skat zählt trotzdem für ihn.
skat-learn-game-right-german = Nimm die längste und stärkste Farbe: Mit dem Unter sind das fünf Trümpfe, und die Asse daneben machen Stiche. Ein Grand wird mal 24 genommen, ein Null ist 23 wert. Wer den Skat liegen lässt, spielt **Hand**: Das gibt eins mehr zum Malnehmen, und der Skat zählt trotzdem für ihn.
skat-learn-game-wrong = Dieses Spiel ging verloren. Deine längste Farbe ist auch deine stärkste: Mach sie zu Trumpf.
