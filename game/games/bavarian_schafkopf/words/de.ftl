# Schafkopf zu viert, wie in Bayern: sein Name, seine Wörter am Tisch, seine Hausregeln, seine Regeln in Worten.
family-bavarian-schafkopf = Schafkopf
family-bavarian-schafkopf-command = Bayerischer Schafkopf
family-bavarian-schafkopf-description = In diesem Kanal Schafkopf zu viert spielen, mit Rufspiel, Wenz und Solo
bavarian-schafkopf-length = drei Minuten je Spiel
bavarian-schafkopf-reaction-in = I bin dabei!
bavarian-schafkopf-reaction-come-on = Geh weida!
ruleset-bavarian-schafkopf = Schafkopf
ruleset-bavarian-schafkopf-sentence = Zu viert wie in Bayern: mit einer gerufenen Sau zu zweit, oder allein gegen drei.
ruleset-bavarian-schafkopf-short =
    Ihr spielt zu viert mit je { $cards ->
        [short] sechs
       *[other] acht
    } Karten. Wer spielt, ruft eine Sau: Wer sie hat, spielt mit, und bis sie fällt, weiß es nur er. Trumpf sind alle Ober, alle Unter und Herz.
    Oder du spielst allein gegen drei, einen Wenz oder ein Solo. Die Spieler brauchen 61 der 120 Augen.
bavarian-schafkopf-stakes = Rufspiel **{ $tariff_ruf }**, Solo **{ $tariff_solo }** Punkte; { $point_value ->
    [0] ohne Chips
    [one] **1** Chip je Punkt
   *[other] **{ $point_value }** Chips je Punkt
}

pack-bavarian32 = Bayerisches Blatt, 32 Karten
pack-bavarian24 = Bayerisches Blatt, kurz, 24 Karten
pack-piquet24 = Französisches Blatt, kurz, 24 Karten
bavarian-schafkopf-suit-leaves = Gras
rank-bavarian32-ace = Sau
rank-bavarian32-ten = Zehner
rank-bavarian32-under = Unter
rank-bavarian32-nine = Neuner
rank-bavarian32-eight = Achter
rank-bavarian32-seven = Siebener
rank-bavarian24-ace = Sau
rank-bavarian24-ten = Zehner
rank-bavarian24-under = Unter
rank-bavarian24-nine = Neuner

bavarian-schafkopf-trump-under = Unter
bavarian-schafkopf-trump-ober = Ober
bavarian-schafkopf-panel-trump = Trumpf { $suit }
bavarian-schafkopf-duty-called-searched = Die Sau wird gesucht: Du musst sie zugeben.
bavarian-schafkopf-duty-called-lead = Von der Rufsau darfst du nur mit vier oder mehr Karten ihrer Farbe davonlaufen. Spiel die Sau selbst oder eine andere Farbe.
bavarian-schafkopf-duty-called-kept = Die Rufsau darfst du nicht abwerfen, solange sie nicht gesucht worden ist.

# Was gefragt wird.
bavarian-schafkopf-question-bid = Spielst du, oder weiter?
bavarian-schafkopf-question-must = Alle haben „Weiter“ gesagt, und du hast den höchsten Ober, also musst du. Was spielst du?
bavarian-schafkopf-question-suit = Welche Farbe ist Trumpf?
bavarian-schafkopf-question-call = Welche Sau rufst du?
bavarian-schafkopf-question-legen = Legst du? Das Spiel zählt dann doppelt.
bavarian-schafkopf-question-marry = Heiratest du? Du bekommst den einzigen Trumpf, gibst eine Karte dafür und spielst mit.
bavarian-schafkopf-question-give = Welche Karte gibst du her?
bavarian-schafkopf-question-stoss = Sagst du Stoß?
bavarian-schafkopf-question-retour = Stoß! Gibst du Retour?

bavarian-schafkopf-choice-bid-pass = Weiter
bavarian-schafkopf-choice-bid-hochzeit = Hochzeit
bavarian-schafkopf-choice-bid-ruf = I spui (Ruf)
bavarian-schafkopf-choice-bid-bettel = Bettel
bavarian-schafkopf-choice-bid-farbgeier = Farbgeier
bavarian-schafkopf-choice-bid-farbwenz = Farbwenz
bavarian-schafkopf-choice-bid-geier = Geier
bavarian-schafkopf-choice-bid-wenz = Wenz
bavarian-schafkopf-choice-bid-solo = Solo
bavarian-schafkopf-choice-bid-farbgeier-tout = Farbgeier-Tout
bavarian-schafkopf-choice-bid-farbwenz-tout = Farbwenz-Tout
bavarian-schafkopf-choice-bid-geier-tout = Geier-Tout
bavarian-schafkopf-choice-bid-wenz-tout = Wenz-Tout
bavarian-schafkopf-choice-bid-solo-tout = Solo-Tout
bavarian-schafkopf-choice-bid-sie = Sie!
bavarian-schafkopf-choice-must-ruf = Rufspiel
bavarian-schafkopf-choice-must-bettel = Bettel
bavarian-schafkopf-choice-must-farbgeier = Farbgeier
bavarian-schafkopf-choice-must-farbwenz = Farbwenz
bavarian-schafkopf-choice-must-geier = Geier
bavarian-schafkopf-choice-must-wenz = Wenz
bavarian-schafkopf-choice-must-solo = Solo
bavarian-schafkopf-choice-must-farbgeier-tout = Farbgeier-Tout
bavarian-schafkopf-choice-must-farbwenz-tout = Farbwenz-Tout
bavarian-schafkopf-choice-must-geier-tout = Geier-Tout
bavarian-schafkopf-choice-must-wenz-tout = Wenz-Tout
bavarian-schafkopf-choice-must-solo-tout = Solo-Tout
bavarian-schafkopf-choice-must-sie = Sie!
bavarian-schafkopf-choice-suit-acorns = Eichel
bavarian-schafkopf-choice-suit-leaves = Gras
bavarian-schafkopf-choice-suit-hearts = Herz
bavarian-schafkopf-choice-suit-bells = Schellen
bavarian-schafkopf-choice-suit-clubs = ♣ Kreuz
bavarian-schafkopf-choice-suit-clubs-german = Eichel
bavarian-schafkopf-choice-suit-spades = ♠ Pik
bavarian-schafkopf-choice-suit-spades-german = Gras
bavarian-schafkopf-choice-suit-diamonds = ♦ Karo
bavarian-schafkopf-choice-suit-diamonds-german = Schellen
bavarian-schafkopf-choice-call-acorns = Auf die Alte (Eichel)
bavarian-schafkopf-choice-call-leaves = Auf die Blaue (Gras)
bavarian-schafkopf-choice-call-bells = Auf die Bumbs (Schellen)
bavarian-schafkopf-choice-call-clubs = Auf das ♣-Ass
bavarian-schafkopf-choice-call-clubs-german = Auf die Alte (Eichel)
bavarian-schafkopf-choice-call-spades = Auf das ♠-Ass
bavarian-schafkopf-choice-call-spades-german = Auf die Blaue (Gras)
bavarian-schafkopf-choice-call-diamonds = Auf das ♦-Ass
bavarian-schafkopf-choice-call-diamonds-german = Auf die Bumbs (Schellen)
bavarian-schafkopf-choice-legen-lay = I leg
bavarian-schafkopf-choice-legen-no = Nicht legen
bavarian-schafkopf-choice-marry-marry = Heiraten
bavarian-schafkopf-choice-marry-no = Nein
bavarian-schafkopf-choice-stoss-stoss = Stoß!
bavarian-schafkopf-choice-stoss-no = Kein Stoß
bavarian-schafkopf-choice-retour-retour = Retour!
bavarian-schafkopf-choice-retour-no = Kein Retour
bavarian-schafkopf-choice-play-stoss = Stoß!
bavarian-schafkopf-choice-play-retour = Retour!

bavarian-schafkopf-refused-not-with-this-hand = Nicht jedes Spiel gibt dein Blatt her.
bavarian-schafkopf-refused-not-callable = Diese Sau kannst du nicht rufen: Du brauchst eine andere Karte ihrer Farbe, und die Sau selbst darfst du nicht haben.

# Was geantwortet wurde.
bavarian-schafkopf-answered-bid-pass = { $name }: „Weiter.“
bavarian-schafkopf-answered-bid-hochzeit = **{ $name }** hat **Hochzeit**.
bavarian-schafkopf-answered-bid-ruf = **{ $name }**: „I spui.“
bavarian-schafkopf-answered-bid-bettel = **{ $name }** will einen **Bettel** spielen.
bavarian-schafkopf-answered-bid-farbgeier = **{ $name }** will einen **Farbgeier** spielen.
bavarian-schafkopf-answered-bid-farbwenz = **{ $name }** will einen **Farbwenz** spielen.
bavarian-schafkopf-answered-bid-geier = **{ $name }** will einen **Geier** spielen.
bavarian-schafkopf-answered-bid-wenz = **{ $name }** will einen **Wenz** spielen.
bavarian-schafkopf-answered-bid-solo = **{ $name }** will ein **Solo** spielen.
bavarian-schafkopf-answered-bid-farbgeier-tout = **{ $name }** will einen **Farbgeier-Tout** spielen.
bavarian-schafkopf-answered-bid-farbwenz-tout = **{ $name }** will einen **Farbwenz-Tout** spielen.
bavarian-schafkopf-answered-bid-geier-tout = **{ $name }** will einen **Geier-Tout** spielen.
bavarian-schafkopf-answered-bid-wenz-tout = **{ $name }** will einen **Wenz-Tout** spielen.
bavarian-schafkopf-answered-bid-solo-tout = **{ $name }** will einen **Solo-Tout** spielen.
bavarian-schafkopf-answered-bid-sie = **{ $name }**: „**Sie!**“
bavarian-schafkopf-answered-must-ruf = **{ $name }** spielt ein Rufspiel.
bavarian-schafkopf-answered-must-bettel = **{ $name }** spielt einen **Bettel**.
bavarian-schafkopf-answered-must-farbgeier = **{ $name }** spielt einen **Farbgeier**.
bavarian-schafkopf-answered-must-farbwenz = **{ $name }** spielt einen **Farbwenz**.
bavarian-schafkopf-answered-must-geier = **{ $name }** spielt einen **Geier**.
bavarian-schafkopf-answered-must-wenz = **{ $name }** spielt einen **Wenz**.
bavarian-schafkopf-answered-must-solo = **{ $name }** spielt ein **Solo**.
bavarian-schafkopf-answered-must-farbgeier-tout = **{ $name }** spielt einen **Farbgeier-Tout**.
bavarian-schafkopf-answered-must-farbwenz-tout = **{ $name }** spielt einen **Farbwenz-Tout**.
bavarian-schafkopf-answered-must-geier-tout = **{ $name }** spielt einen **Geier-Tout**.
bavarian-schafkopf-answered-must-wenz-tout = **{ $name }** spielt einen **Wenz-Tout**.
bavarian-schafkopf-answered-must-solo-tout = **{ $name }** spielt einen **Solo-Tout**.
bavarian-schafkopf-answered-must-sie = **{ $name }**: „**Sie!**“
bavarian-schafkopf-answered-suit = **{ $name }** spielt { $choice }.
bavarian-schafkopf-answered-call-acorns = **{ $name }**: „Mit der **Alten**.“
bavarian-schafkopf-answered-call-leaves = **{ $name }**: „Mit der **Blauen**.“
bavarian-schafkopf-answered-call-bells = **{ $name }**: „Mit der **Bumbs**.“
bavarian-schafkopf-answered-call-clubs = **{ $name }** ruft das **♣-Ass**.
bavarian-schafkopf-answered-call-clubs-german = **{ $name }** ruft die **Alte**.
bavarian-schafkopf-answered-call-spades = **{ $name }** ruft das **♠-Ass**.
bavarian-schafkopf-answered-call-spades-german = **{ $name }** ruft die **Blaue**.
bavarian-schafkopf-answered-call-diamonds = **{ $name }** ruft das **♦-Ass**.
bavarian-schafkopf-answered-call-diamonds-german = **{ $name }** ruft die **Bumbs**.
bavarian-schafkopf-answered-legen-lay = **{ $name } legt**: Das Spiel zählt doppelt.
bavarian-schafkopf-answered-legen-no = { "" }
bavarian-schafkopf-answered-marry-marry = **{ $name } heiratet** und spielt mit.
bavarian-schafkopf-answered-marry-no = { $name } heiratet nicht.

# Was geschehen ist.
bavarian-schafkopf-event-dealt = Jeder bekommt { $each } Karten.
bavarian-schafkopf-event-hochzeit = **{ $name }** hat nur einen Trumpf und sucht jemanden, der heiratet.
bavarian-schafkopf-event-nobody-marries = Niemand heiratet { $name }.
bavarian-schafkopf-event-must-play = Alle sagen „Weiter“: **{ $name }** hat den höchsten Ober und muss spielen.
bavarian-schafkopf-event-thrown-in = Alle sagen „Weiter“: Es wird zusammengeworfen, und der Nächste gibt.
bavarian-schafkopf-event-ramsch = Alle sagen „Weiter“: **Ramsch**. Jeder spielt für sich, und wer die meisten Augen hat, zahlt.
bavarian-schafkopf-event-stoss = **Stoß!** { $name } spielt dagegen, und das Spiel zählt doppelt.
bavarian-schafkopf-event-retour = **Retour!** { $name } verdoppelt noch einmal.
bavarian-schafkopf-event-schafkopf-won = **{ $name } gewinnt** mit { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}.
bavarian-schafkopf-event-schafkopf-lost = **{ $name } verliert** mit { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}.
bavarian-schafkopf-event-ramsch-lost = **{ $name } verliert den Ramsch** mit { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}.
bavarian-schafkopf-event-durchmarsch = **Durchmarsch!** { $name } macht jeden Stich.
bavarian-schafkopf-event-scored = { $name } schreibt { $points }.
bavarian-schafkopf-event-swapped-hand-hand = { $name } gibt { $given } und bekommt { $taken }.
bavarian-schafkopf-moment-schafkopf-won = { "" }
bavarian-schafkopf-moment-schafkopf-lost = { "" }
bavarian-schafkopf-moment-ramsch = { "" }
bavarian-schafkopf-moment-ramsch-lost = { "" }
bavarian-schafkopf-moment-durchmarsch = { "" }

# Worum es geht, solange gespielt wird.
bavarian-schafkopf-part-game = { $game ->
    [ruf] Rufspiel{ $ace ->
        [ace-acorns] { " " }auf die Alte
        [ace-leaves] { " " }auf die Blaue
        [ace-bells] { " " }auf die Bumbs
        [ace-clubs] { " " }auf das ♣-Ass
        [ace-spades] { " " }auf das ♠-Ass
        [ace-diamonds] { " " }auf das ♦-Ass
       *[none] { "" }
    }
    [hochzeit] Hochzeit
    [bettel] Bettel
    [farbgeier] Farbgeier{ bavarian-schafkopf-part-suit }
    [farbwenz] Farbwenz{ bavarian-schafkopf-part-suit }
    [geier] Geier
    [wenz] Wenz
    [solo] Solo{ bavarian-schafkopf-part-suit }
    [farbgeier-tout] Farbgeier-Tout{ bavarian-schafkopf-part-suit }
    [farbwenz-tout] Farbwenz-Tout{ bavarian-schafkopf-part-suit }
    [geier-tout] Geier-Tout
    [wenz-tout] Wenz-Tout
    [solo-tout] Solo-Tout{ bavarian-schafkopf-part-suit }
   *[sie] Sie
}
bavarian-schafkopf-part-game-german = { $game ->
    [ruf] Rufspiel{ $ace ->
        [ace-acorns] { " " }auf die Alte
        [ace-leaves] { " " }auf die Blaue
        [ace-bells] { " " }auf die Bumbs
        [ace-clubs] { " " }auf die Alte
        [ace-spades] { " " }auf die Blaue
        [ace-diamonds] { " " }auf die Bumbs
       *[none] { "" }
    }
    [hochzeit] Hochzeit
    [bettel] Bettel
    [farbgeier] Farbgeier{ bavarian-schafkopf-part-suit }
    [farbwenz] Farbwenz{ bavarian-schafkopf-part-suit }
    [geier] Geier
    [wenz] Wenz
    [solo] Solo{ bavarian-schafkopf-part-suit }
    [farbgeier-tout] Farbgeier-Tout{ bavarian-schafkopf-part-suit }
    [farbwenz-tout] Farbwenz-Tout{ bavarian-schafkopf-part-suit }
    [geier-tout] Geier-Tout
    [wenz-tout] Wenz-Tout
    [solo-tout] Solo-Tout{ bavarian-schafkopf-part-suit }
   *[sie] Sie
}
bavarian-schafkopf-part-suit = { $suit ->
    [none] { "" }
   *[other] { " " }{ $suit }
}
bavarian-schafkopf-part-mate = { $mates ->
    [0] { "" }
   *[other] { " " }mit { $mate }
}
bavarian-schafkopf-deal-game = **{ $name }**: { bavarian-schafkopf-part-game }{ bavarian-schafkopf-part-mate }
bavarian-schafkopf-deal-game-german = **{ $name }**: { bavarian-schafkopf-part-game-german }{ bavarian-schafkopf-part-mate }
bavarian-schafkopf-deal-ramsch = **Ramsch**, jeder für sich: Wer die meisten Augen hat, zahlt
bavarian-schafkopf-hand-counts = { $trumps ->
    [0] Du hast keinen Trumpf.
    [one] Du hast einen Trumpf{ bavarian-schafkopf-part-pictures }.
   *[other] Du hast { $trumps } Trümpfe{ bavarian-schafkopf-part-pictures }.
}
bavarian-schafkopf-part-pictures = { $obers ->
    [0] { $unders ->
        [0] { "" }
       *[other] , darunter { $unders } Unter
    }
   *[other] , darunter { $obers } Ober{ $unders ->
        [0] { "" }
       *[other] { " " }und { $unders } Unter
    }
}

# Was zum Spiel und zu den Plätzen vermerkt ist.
bavarian-schafkopf-mark-bid = { $value ->
    [hochzeit] Hochzeit
    [ruf] „I spui“
    [bettel] Bettel
    [farbgeier] Farbgeier
    [farbwenz] Farbwenz
    [geier] Geier
    [wenz] Wenz
    [solo] Solo
    [farbgeier-tout] Farbgeier-Tout
    [farbwenz-tout] Farbwenz-Tout
    [geier-tout] Geier-Tout
    [wenz-tout] Wenz-Tout
    [solo-tout] Solo-Tout
   *[sie] Sie
}
bavarian-schafkopf-mark-passed = „Weiter“
bavarian-schafkopf-mark-laid = hat gelegt
bavarian-schafkopf-mark-declarer = spielt
bavarian-schafkopf-mark-game = { $value ->
    [ruf] Rufspiel
    [hochzeit] Hochzeit
    [bettel] Bettel
    [farbgeier] Farbgeier
    [farbwenz] Farbwenz
    [geier] Geier
    [wenz] Wenz
    [solo] Solo
    [farbgeier-tout] Farbgeier-Tout
    [farbwenz-tout] Farbwenz-Tout
    [geier-tout] Geier-Tout
    [wenz-tout] Wenz-Tout
    [solo-tout] Solo-Tout
    [ramsch] Ramsch
   *[sie] Sie
}
bavarian-schafkopf-badge-game = { bavarian-schafkopf-mark-game }
bavarian-schafkopf-mark-called = { $value ->
    [ace-acorns] die Alte
    [ace-leaves] die Blaue
    [ace-bells] die Bumbs
    [ace-clubs] ♣-Ass
    [ace-spades] ♠-Ass
   *[ace-diamonds] ♦-Ass
}
bavarian-schafkopf-mark-called-german = { $value ->
    [ace-acorns] die Alte
    [ace-leaves] die Blaue
    [ace-bells] die Bumbs
    [ace-clubs] die Alte
    [ace-spades] die Blaue
   *[ace-diamonds] die Bumbs
}
bavarian-schafkopf-badge-called = { bavarian-schafkopf-mark-called }
bavarian-schafkopf-badge-called-german = { bavarian-schafkopf-mark-called-german }
bavarian-schafkopf-mark-factor = zählt **{ $value }-fach**
bavarian-schafkopf-badge-factor = { $value }-fach
bavarian-schafkopf-mark-bock = **Bock**, noch { $value ->
    [one] 1 Spiel
   *[other] { $value } Spiele
}
bavarian-schafkopf-badge-bock = Bock
bavarian-schafkopf-tally-score = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}

# Was herauskam.
bavarian-schafkopf-part-how = { $schwarz ->
    [1] , **schwarz**
   *[other] { $schneider ->
        [1] , **Schneider**
       *[other] { "" }
    }
}
bavarian-schafkopf-summary-game = **{ $name }{ bavarian-schafkopf-part-with } { $mates ->
    [0] { $won ->
        [1] gewinnt
       *[other] verliert
    }
   *[other] { $won ->
        [1] gewinnen
       *[other] verlieren
    }
}**: { bavarian-schafkopf-part-game } · { $points } zu { $others } Augen{ bavarian-schafkopf-part-how }
bavarian-schafkopf-summary-game-german = **{ $name }{ bavarian-schafkopf-part-with } { $mates ->
    [0] { $won ->
        [1] gewinnt
       *[other] verliert
    }
   *[other] { $won ->
        [1] gewinnen
       *[other] verlieren
    }
}**: { bavarian-schafkopf-part-game-german } · { $points } zu { $others } Augen{ bavarian-schafkopf-part-how }
bavarian-schafkopf-part-with = { $mates ->
    [0] { "" }
   *[other] { " " }und { $mate }
}
bavarian-schafkopf-summary-price = { $runners ->
    [0] { "" }
   *[other] { $runners } Laufende ·{ " " }
}{ $factor ->
    [1] { "" }
   *[other] { $factor }-fach ·{ " " }
}**{ $value }** Punkte von jedem Verlierer
bavarian-schafkopf-summary-ramsch = **Ramsch** · { $first } **{ $first_points }**, { $second } **{ $second_points }**, { $third } **{ $third_points }**, { $fourth } **{ $fourth_points }** Augen · { $virgins ->
    [0] { "" }
    [one] eine Jungfrau ·{ " " }
   *[other] { $virgins } Jungfrauen ·{ " " }
}**{ $value }** Punkte für jeden Gewinner
bavarian-schafkopf-told-game = { $name }{ bavarian-schafkopf-part-mate }: { bavarian-schafkopf-part-game } { $won ->
    [1] gewonnen
   *[other] verloren
}
bavarian-schafkopf-told-game-german = { $name }{ bavarian-schafkopf-part-mate }: { bavarian-schafkopf-part-game-german } { $won ->
    [1] gewonnen
   *[other] verloren
}
bavarian-schafkopf-told-ramsch = Ramsch: { $name } hat { $won ->
    [1] den Durchmarsch gemacht
   *[other] verloren
}
bavarian-schafkopf-told-passed = Alle vier haben „Weiter“ gesagt

bavarian-schafkopf-reason-schafkopf-won = { "" }
bavarian-schafkopf-reason-schafkopf-lost = { "" }
bavarian-schafkopf-reason-ramsch-lost = { "" }
bavarian-schafkopf-reason-durchmarsch = { "" }

# Hausregeln.
preset-bavarian-schafkopf = Schafkopf
preset-bavarian-schafkopf-5-20 = Schafkopf · Ruf 5, Solo 20
preset-bavarian-schafkopf-10-20 = Schafkopf · Ruf 10, Solo 20
preset-bavarian-schafkopf-short = Schafkopf · kurze Karte
preset-bavarian-schafkopf-inn = Schafkopf · wie im Wirtshaus
bavarian-schafkopf-group-pack = Karten
bavarian-schafkopf-group-games = Spiele
bavarian-schafkopf-group-doubling = Verdoppeln
bavarian-schafkopf-option-deals-help = Die Sitzung endet nach so vielen Spielen, sobald alle gleich oft gegeben haben.
bavarian-schafkopf-option-tariff_ruf = Rufspiel
bavarian-schafkopf-option-tariff_ruf-help = Was ein Rufspiel kostet, in Punkten; auch Hochzeit und Ramsch.
bavarian-schafkopf-option-tariff_wenz = Wenz und Geier
bavarian-schafkopf-option-tariff_wenz-help = Was ein Wenz, Geier, Farbwenz, Farbgeier oder Bettel kostet, in Punkten.
bavarian-schafkopf-option-tariff_solo = Solo
bavarian-schafkopf-option-tariff_solo-help = Was ein Solo kostet, in Punkten.
bavarian-schafkopf-option-tariff_extra = Schneider, schwarz, Laufende
bavarian-schafkopf-option-tariff_extra-help = Was Schneider, schwarz und jeder Laufende zusätzlich kosten, in Punkten.
bavarian-schafkopf-option-cards = Karten
bavarian-schafkopf-option-cards-help = Lang heißt acht Karten für jeden, kurz sechs, ohne Achter und Siebener.
bavarian-schafkopf-option-cards-long = lang
bavarian-schafkopf-option-cards-short = kurz
bavarian-schafkopf-option-suits = Farben
bavarian-schafkopf-option-suits-help = Ob ihr mit deutschen oder mit französischen Karten spielt.
bavarian-schafkopf-option-suits-german = deutsch
bavarian-schafkopf-option-suits-french = französisch
bavarian-schafkopf-option-wenz = Wenz
bavarian-schafkopf-option-wenz-help = Nur die Unter sind Trumpf.
bavarian-schafkopf-option-geier = Geier
bavarian-schafkopf-option-geier-help = Nur die Ober sind Trumpf.
bavarian-schafkopf-option-farbwenz = Farbwenz
bavarian-schafkopf-option-farbwenz-help = Die Unter und eine Farbe sind Trumpf.
bavarian-schafkopf-option-farbgeier = Farbgeier
bavarian-schafkopf-option-farbgeier-help = Die Ober und eine Farbe sind Trumpf.
bavarian-schafkopf-option-tout = Tout
bavarian-schafkopf-option-tout-help = Ein Spiel allein darf mit allen Stichen angesagt werden und zählt dann doppelt.
bavarian-schafkopf-option-sie = Sie
bavarian-schafkopf-option-sie-help = Wer nichts als die höchsten Trümpfe hat, deckt auf und gewinnt vierfach.
bavarian-schafkopf-option-hochzeit = Hochzeit
bavarian-schafkopf-option-hochzeit-help = Wer nur einen Trumpf hat, darf ihn anbieten; wer heiratet, spielt mit.
bavarian-schafkopf-option-bettel = Bettel
bavarian-schafkopf-option-bettel-help = Allein und ohne Trumpf keinen Stich machen.
bavarian-schafkopf-option-legen = Legen
bavarian-schafkopf-option-legen-help = Wer nach der ersten Hälfte der Karten legen und damit verdoppeln darf.
bavarian-schafkopf-option-legen-off = niemand
bavarian-schafkopf-option-legen-everybody = alle
bavarian-schafkopf-option-legen-forehand = nur die Vorhand
bavarian-schafkopf-option-stoss = Stoß und Retour
bavarian-schafkopf-option-stoss-help = Bis wann die Gegner mit Stoß verdoppeln dürfen, und die Spieler mit Retour.
bavarian-schafkopf-option-stoss-off = gibt es nicht
bavarian-schafkopf-option-stoss-before_lead = vor dem Ausspielen
bavarian-schafkopf-option-stoss-first_card = mit der ersten eigenen Karte
bavarian-schafkopf-option-all_pass = Wenn alle „Weiter“ sagen
bavarian-schafkopf-option-all_pass-help = Was geschieht, wenn niemand spielt.
bavarian-schafkopf-option-all_pass-throw_in = wird zusammengeworfen
bavarian-schafkopf-option-all_pass-bock = wird zusammengeworfen, dann eine Runde Bock
bavarian-schafkopf-option-all_pass-ramsch = ist Ramsch
bavarian-schafkopf-option-all_pass-muss = muss der höchste Ober spielen
bavarian-schafkopf-option-jungfrau = Jungfrau
bavarian-schafkopf-option-jungfrau-help = Jeder ohne Stich verdoppelt den Ramsch.
bavarian-schafkopf-option-durchmarsch = Durchmarsch
bavarian-schafkopf-option-durchmarsch-help = Wer im Ramsch jeden Stich macht, gewinnt wie mit einem Solo.

# Die Regeln in Worten.
bavarian-schafkopf-rules-heading-deal = **Karten**
bavarian-schafkopf-rules-heading-games = **Was man spielen kann**
bavarian-schafkopf-rules-heading-bid = **Wer spielt**
bavarian-schafkopf-rules-heading-call = **Die gerufene Sau**
bavarian-schafkopf-rules-heading-score = **Abrechnung**
bavarian-schafkopf-rules-heading-double = **Verdoppeln**
bavarian-schafkopf-rules-heading-passed = **Wenn alle „Weiter“ sagen**
bavarian-schafkopf-rules-deal =
    Jeder bekommt zweimal { $cards ->
        [short] drei
       *[other] vier
    } Karten. Trumpf sind von oben die vier Ober (Eichel, Gras, Herz, Schellen), die vier Unter in derselben Reihenfolge, dann Herz: Sau, Zehner, König, Neuner{ $cards ->
        [short] { "" }
       *[other] , Achter, Siebener
    }. In den anderen Farben gilt dieselbe Reihenfolge. { $suits ->
        [french] Für die Ober nehmt ihr die Damen, für die Unter die Buben; statt Eichel, Gras und Schellen gelten Kreuz, Pik und Karo.{ " " }
       *[other] { "" }
    }Die Sau zählt 11 Augen, der Zehner 10, der König 4, der Ober 3, der Unter 2: zusammen 120.
bavarian-schafkopf-rules-deal-german =
    Jeder bekommt zweimal { $cards ->
        [short] drei
       *[other] vier
    } Karten. Trumpf sind von oben die vier Ober (Eichel, Gras, Herz, Schellen), die vier Unter in derselben Reihenfolge, dann Herz: Sau, Zehner, König, Neuner{ $cards ->
        [short] { "" }
       *[other] , Achter, Siebener
    }. In den anderen Farben gilt dieselbe Reihenfolge. { $suits ->
        [french] Gespielt wird mit französischen Karten, du siehst sie mit deutschen Farben.{ " " }
       *[other] { "" }
    }Die Sau zählt 11 Augen, der Zehner 10, der König 4, der Ober 3, der Unter 2: zusammen 120.
bavarian-schafkopf-rules-games =
    Im **Rufspiel** rufst du eine Sau, und wer sie hat, spielt mit dir gegen die zwei anderen. **Solo**: allein gegen drei, Trumpf sind Ober, Unter und eine Farbe deiner Wahl. { $wenz ->
        [true] **Wenz**: allein, nur die Unter sind Trumpf.{ " " }
       *[other] { "" }
    }{ $geier ->
        [true] **Geier**: allein, nur die Ober.{ " " }
       *[other] { "" }
    }{ $farbwenz ->
        [true] **Farbwenz**: Unter und eine Farbe.{ " " }
       *[other] { "" }
    }{ $farbgeier ->
        [true] **Farbgeier**: Ober und eine Farbe.{ " " }
       *[other] { "" }
    }{ $tout ->
        [true] **Tout**: ein Spiel allein, in dem du jeden Stich machen musst.{ " " }
       *[other] { "" }
    }{ $sie ->
        [true] **Sie**: { $cards ->
            [short] die vier Ober und die zwei höchsten Unter
           *[other] alle Ober und alle Unter
        } auf einer Hand.{ " " }
       *[other] { "" }
    }{ $bettel ->
        [true] **Bettel**: allein, ohne Trumpf und ohne einen Stich.{ " " }
       *[other] { "" }
    }{ $hochzeit ->
        [true] **Hochzeit**: Wer nur einen Trumpf hat, bietet ihn an; wer ihn nimmt, gibt eine andere Karte dafür und spielt mit.
       *[other] { "" }
    }
bavarian-schafkopf-rules-bid =
    Vorhand spricht zuerst, und jeder sagt „Weiter“ oder nennt ein höheres Spiel als das letzte. Wer weiter vorn sitzt, darf dasselbe Spiel behalten. Die Reihenfolge: Rufspiel, { $farbgeier ->
        [true] Farbgeier,{ " " }
       *[other] { "" }
    }{ $farbwenz ->
        [true] Farbwenz,{ " " }
       *[other] { "" }
    }{ $geier ->
        [true] Geier,{ " " }
       *[other] { "" }
    }{ $wenz ->
        [true] Wenz,{ " " }
       *[other] { "" }
    }Solo{ $tout ->
        [true] , dann jeder Tout in derselben Reihenfolge
       *[other] { "" }
    }.
bavarian-schafkopf-rules-call =
    Rufen darfst du die Sau von Eichel, Gras oder Schellen, wenn du sie nicht hast, aber eine andere Karte ihrer Farbe; Ober und Unter zählen nicht dazu. Wer sie hat, verrät nichts. Wird die Farbe ausgespielt, ist sie **gesucht** und muss fallen. Wer sie hat, darf die Farbe nur mit der Sau selbst ausspielen; mit vier oder mehr Karten der Farbe darf er **davonlaufen** und eine andere davon spielen. Abwerfen darf er die Sau vorher nicht, außer als letzte Karte.
bavarian-schafkopf-rules-play =
    Vorhand spielt aus, danach, wer den Stich gemacht hat. Du musst Farbe bedienen, und alle Trümpfe sind eine Farbe. Kannst du nicht bedienen, spielst du, was du willst; stechen musst du nicht. { $claims ->
        [true] Wer alle übrigen Stiche sicher hat, darf es sagen.
       *[other] { "" }
    }
bavarian-schafkopf-rules-score =
    Die Spieler gewinnen ab 61 Augen, ab 91 mit **Schneider**; mit 30 oder weniger sind sie selbst Schneider. **Schwarz** ist, wer keinen Stich macht. Ein Rufspiel kostet { $tariff_ruf }, ein Wenz { $tariff_wenz }, ein Solo { $tariff_solo }; Schneider, schwarz und jeder **Laufende** kosten { $tariff_extra } dazu. Laufende sind die höchsten Trümpfe ohne Lücke auf einer Seite, ab drei; im Wenz und im Geier, auch mit Farbe, ab zwei. Ein Tout zählt doppelt, ein Sie vierfach. Im Rufspiel zahlt jeder Verlierer einem Gewinner; wer allein spielt, bekommt von jedem oder zahlt jedem. { $point_value ->
        [0] Um Chips geht es nicht.
        [one] Jeder Punkt ist ein Chip.
       *[other] Jeder Punkt ist { $point_value } Chips wert.
    }
bavarian-schafkopf-rules-double =
    { $legen ->
        [everybody] Nach der ersten Hälfte der Karten darf jeder **legen**; jedes Mal verdoppelt sich der Preis.{ " " }
        [forehand] Nach der ersten Hälfte der Karten darf die Vorhand **legen** und damit verdoppeln.{ " " }
       *[off] { "" }
    }{ $stoss ->
        [first_card] Mit der ersten eigenen Karte darf ein Gegner **Stoß** sagen, und mit der nächsten Karte darf ein Spieler **Retour** geben; beides verdoppelt den Preis.
        [before_lead] Vor dem Ausspielen darf ein Gegner **Stoß** sagen und ein Spieler **Retour** geben; beides verdoppelt den Preis.
       *[off] { "" }
    }
bavarian-schafkopf-rules-passed =
    { $all_pass ->
        [bock] Die Karten werden zusammengeworfen, und die nächsten vier Spiele zählen doppelt (**Bock**).
        [ramsch] **Ramsch**: Jeder spielt für sich, Trumpf ist wie im Rufspiel, und wer die meisten Augen hat, zahlt jedem { $tariff_ruf }. { $jungfrau ->
            [true] Jeder ohne Stich (**Jungfrau**) verdoppelt den Preis.{ " " }
           *[other] { "" }
        }{ $durchmarsch ->
            [true] Wer jeden Stich macht (**Durchmarsch**), bekommt von jedem { $tariff_solo }.
           *[other] { "" }
        }
        [muss] Wer den Eichel-Ober hat, muss spielen.
       *[throw_in] Die Karten werden zusammengeworfen, und der Nächste gibt.
    }
bavarian-schafkopf-rules-end =
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
bavarian-schafkopf-rules-pack-ranked = { $pack }: { $suits }. Trümpfe, von oben: { $cards }.

bavarian-schafkopf-example-search = { $a } ruft die Blaue; { $c } hat sie. Als { $b } Gras ausspielt, muss sie fallen, und alle wissen es. Zusammen machen die beiden 72 Augen.
bavarian-schafkopf-example-run-away = { $c } hat die gerufene Blaue und drei Gras dazu, spielt den Gras-König aus und läuft davon: Niemand kann mehr suchen.
bavarian-schafkopf-example-wenz = { $a } spielt einen Wenz mit den drei höchsten Untern: drei Laufende, die anderen sind schwarz.

# Statistik.
bavarian-schafkopf-stats-ruf = **Rufspiele** { $count }{ stats-part-share }
bavarian-schafkopf-stats-won-of-ruf = **Gewonnen** { $count } von { $whole }{ stats-part-share }
bavarian-schafkopf-stats-solo = **Allein gespielt** { $count ->
    [one] einmal
   *[other] { $count }-mal
}{ stats-part-share }
bavarian-schafkopf-stats-won-of-solo = **Gewonnen** { $count } von { $whole }{ stats-part-share }
bavarian-schafkopf-stats-mate = **Mitgespielt** { $count ->
    [one] einmal
   *[other] { $count }-mal
}
bavarian-schafkopf-stats-won-of-mate = **Gewonnen** { $count } von { $whole }{ stats-part-share }
bavarian-schafkopf-stats-schneider = **Mit Schneider gewonnen** { $count }
bavarian-schafkopf-stats-against = **Dagegen gespielt** { $count ->
    [one] einmal
   *[other] { $count }-mal
}
bavarian-schafkopf-stats-won-of-against = **Gewonnen** { $count } von { $whole }{ stats-part-share }
bavarian-schafkopf-stats-ramsch-lost = **Ramsch verloren** { $count }

# Das Übungsspiel.
bavarian-schafkopf-practice-opening = **1.** Trumpf sind die vier Ober, die vier Unter und Herz. **2.** Wer spielt, ruft eine Sau; wer sie hat, spielt mit. **3.** Zusammen braucht ihr 61 der 120 Augen: Sau 11, Zehner 10, König 4, Ober 3, Unter 2.
bavarian-schafkopf-practice-bid = Mit vier oder fünf Trümpfen, darunter zwei Ober, kannst du ein Rufspiel wagen, mit sieben oder acht ein Solo. Sonst sag „Weiter“.
bavarian-schafkopf-practice-must = Du musst spielen. Ruf eine Sau, wenn du kannst.
bavarian-schafkopf-practice-suit = Nimm die Farbe, von der du am meisten hast.
bavarian-schafkopf-practice-call = Ruf die Sau der Farbe, von der du am wenigsten hast: Dann kannst du sie bald stechen.
bavarian-schafkopf-practice-legen = Leg mit drei guten Trümpfen unter den ersten Karten.
bavarian-schafkopf-practice-marry = Heirate mit vier oder mehr Trümpfen.
bavarian-schafkopf-practice-give = Gib eine Karte her, die du nicht brauchst.
bavarian-schafkopf-practice-stoss = Stoß sagst du mit so vielen Trümpfen, dass du selbst spielen würdest.
bavarian-schafkopf-practice-retour = Retour gibst du nur, wenn du nicht verlieren kannst.

# Die Wörter des Spiels, erklärt.
bavarian-schafkopf-term-ruf = **Rufspiel**: Wer spielt, ruft eine Sau. Wer sie hat, ist sein Partner.
bavarian-schafkopf-term-ruf-seen = rufspiel, rufst, ruft, gerufen, i spui
bavarian-schafkopf-term-wenz = **Wenz**: allein gegen drei, nur die Unter sind Trumpf. **Geier**: nur die Ober.
bavarian-schafkopf-term-wenz-seen = wenz, geier
bavarian-schafkopf-term-solo = **Solo**: allein gegen drei, mit einer Trumpffarbe deiner Wahl.
bavarian-schafkopf-term-solo-seen = solo
bavarian-schafkopf-term-tout = **Tout**: Du versprichst jeden Stich. **Sie**: Du hast nichts als die höchsten Trümpfe.
bavarian-schafkopf-term-tout-seen = tout, sie!
bavarian-schafkopf-term-search = **Suchen**: die Farbe der gerufenen Sau ausspielen; dann muss sie fallen.
bavarian-schafkopf-term-search-seen = such, gesucht
bavarian-schafkopf-term-run-away = **Davonlaufen**: Wer zur gerufenen Sau noch mindestens drei Karten der Farbe hat, darf eine davon ausspielen.
bavarian-schafkopf-term-run-away-seen = davonlauf, läuft davon
bavarian-schafkopf-term-smear = **Schmieren**: dem Partner Augen in den Stich geben.
bavarian-schafkopf-term-smear-seen = schmier
bavarian-schafkopf-term-stoss = **Stoß** verdoppelt das Spiel, **Retour** verdoppelt es noch einmal. **Legen** verdoppelt schon beim Geben.
bavarian-schafkopf-term-stoss-seen = stoß, retour, legen, legt
bavarian-schafkopf-term-runners = **Laufende**: die höchsten Trümpfe ohne Lücke auf einer Seite.
bavarian-schafkopf-term-runners-seen = laufende
bavarian-schafkopf-term-schneider = **Schneider**: Eine Seite hat zu wenige Augen, die Spieler 30 oder weniger, die Gegner 29. **Schwarz**: Sie hat keinen Stich.
bavarian-schafkopf-term-schneider-seen = schneider, schwarz
bavarian-schafkopf-term-cards = **Trümpfe** im Rufspiel, von oben: { $cards }.
bavarian-schafkopf-term-cards-seen = trumpf, sau, ober, unter, zehner

bavarian-schafkopf-learn-opening = Schafkopf spielt man zu viert mit 32 Karten in vier **Farben**: Eichel, Gras, Herz und Schellen. Jeder bekommt acht Karten.

    Einer **spielt aus**, das heißt, er legt die erste Karte, und reihum gibt jeder eine dazu. Diese vier Karten sind ein **Stich**. Ihn macht, wer die beste Karte gespielt hat, und der spielt zum nächsten aus. Zuerst spielt aus, wer nach dem Geber sitzt. Vierzehn Karten sind **Trumpf** und stechen alle anderen: die vier Ober, die vier Unter und Herz.

    Meist spielen zwei gegen zwei. Einer ruft eine Sau, so heißt hier das Ass: die von Eichel (die Alte), Gras (die Blaue) oder Schellen (die Bumbs). Wer sie hat, ist sein Partner, und die beiden heißen die **Spieler**. Was zählt, sind die **Augen** in den Stichen, zusammen 120. Die Spieler brauchen davon 61.

    Bei so einem Spiel zahlt jeder Verlierer einem Gewinner 10 Punkte. Wer allein spielt, bekommt 50 von jedem oder zahlt sie jedem. Wer nach dem letzten Spiel die meisten Punkte hat, gewinnt.
bavarian-schafkopf-learn-order = **Trumpf.** Die vier Ober sind am höchsten, dann kommen die vier Unter, dann Herz von der Sau abwärts. Bei zwei Obern oder Untern gilt: Eichel, Gras, Herz, Schellen. Trumpf ist ausgespielt, also musst du Trumpf zugeben. Bis jetzt macht ein Gegner den Stich, mit einem Unter.
bavarian-schafkopf-learn-order-right = Jeder Ober sticht jeden Unter, und jeder Unter jedes Herz. Du und dein Partner, ihr habt gewonnen: Die Spieler sind unter 61 Augen geblieben.
bavarian-schafkopf-learn-order-wrong = Ein Herz ist niedriger als jeder Unter, auch der König. Der Stich ging an die Spieler und mit ihm das Spiel: Sie haben ihre 61 Augen.
bavarian-schafkopf-learn-take = **Zugeben.** Neben den Trümpfen gilt in jeder Farbe: Sau, Zehner, König, Neuner, Achter, Siebener. Hast du die ausgespielte Farbe, musst du sie zugeben, sonst darfst du spielen, was du willst. Bis jetzt würden beide Graskarten den Stich machen. Welche spielst du?
bavarian-schafkopf-learn-take-right = Eine Sau hat 11 Augen. Bring sie heim, solange es geht: Das nächste Mal sticht sie vielleicht jemand. Ihr hattet 63 Augen, und 61 reichen.
bavarian-schafkopf-learn-take-wrong = Auch der König hat den Stich gemacht, aber die Sau mit ihren 11 Augen wurde später gestochen. So seid ihr unter den 61 Augen geblieben, die man braucht.
bavarian-schafkopf-learn-trump = **Stechen.** Die Gras-Sau ist ausgespielt, und 25 Augen liegen schon im Stich. Gras hast du keines, also darfst du alles spielen. Ein Trumpf macht den Stich, wenn kein höherer kommt.
bavarian-schafkopf-learn-trump-right = Jeder Trumpf sticht die Sau einer anderen Farbe, und die 25 Augen gehören euch. Stechen darfst du hier, musst aber nicht. Die anderen haben höchstens 30 Augen: Das ist **Schneider** und kostet 10 mehr. Ohne Stich sind sie **schwarz**, das kostet noch einmal 10.
bavarian-schafkopf-learn-trump-wrong = Eine Karte aus einer anderen Farbe macht den Stich nie. Gewonnen habt ihr trotzdem, aber die 25 Augen gingen an die anderen. Mit höchstens 30 wären sie **Schneider** gewesen, und ihr hättet mehr bekommen.
bavarian-schafkopf-learn-smear = **Augen.** Von 120 braucht ihr 61: Sau 11, Zehner 10, König 4, Ober 3, Unter 2. Der Spieler vor dir hatte die Sau, die du gerufen hast: Er ist dein Partner, und er macht gerade den Stich. Die Farbe hast du nicht. Was gibst du dazu?
bavarian-schafkopf-learn-smear-right = Den Zehner: Das heißt schmieren, denn Augen im Stich des Partners zählen für euch beide. Mit 63 habt ihr gewonnen.
bavarian-schafkopf-learn-smear-wrong = Du hast deinen eigenen Partner gestochen. Der Stich war ohnehin eurer, und der Zehner ging später verloren.
bavarian-schafkopf-learn-bid = **Spielen?** Beim Rufspiel rufst du eine Sau, die du nicht hast; wer sie hat, spielt mit dir gegen die zwei anderen. Von ihrer Farbe brauchst du selbst eine Karte. Beim Solo und beim Wenz spielst du allein. Zähl deine Trümpfe: Ober, Unter, Herz.
bavarian-schafkopf-learn-bid-right = Fünf Trümpfe, darunter ein Ober und ein Unter: Mit einem Partner reicht das für ein Rufspiel. Ein Wenz geht vor einem Rufspiel, ein Solo vor einem Wenz: Beim Wenz sind nur die Unter Trumpf, beim Solo die Ober, die Unter und eine Farbe deiner Wahl. Beim Tout versprichst du alle Stiche.
bavarian-schafkopf-learn-bid-wrong = Fünf Trümpfe sind für „Weiter“ zu viel und fürs Alleinspielen zu wenig. Ruf eine Sau, dann hast du einen Partner.
bavarian-schafkopf-learn-pass = **Weiter.** Zwei Sauen sind schön. Aber wie viele Trümpfe hast du?
bavarian-schafkopf-learn-pass-right = Zwei Trümpfe sind zu wenig: Die anderen würden Trumpf spielen, bis du keinen mehr hast, und dann deine Sauen stechen. Lass einen anderen spielen; vielleicht bist du sein Partner. Sagen alle vier „Weiter“, wird zusammengeworfen, und der Nächste gibt.
bavarian-schafkopf-learn-pass-wrong = Mit zwei Trümpfen konntest du die anderen nicht aufhalten. Das Spiel ging verloren.
bavarian-schafkopf-learn-partner = **Die gerufene Sau.** Gerufen ist die Eichel-Sau, und die hast du: Ihr seid Partner, und nur du weißt es. Eine andere Karte ihrer Farbe darfst du nicht ausspielen. Die Trümpfe sind bei euch beiden: Was spielst du aus?
bavarian-schafkopf-learn-partner-right = Die Spieler spielen Trumpf: Das zieht den anderen ihre Trümpfe, und danach machen eure Sauen Stiche. Spielt ein anderer Eichel aus, musst du die Sau zugeben, und dann wissen alle, wer zusammenspielt.
bavarian-schafkopf-learn-partner-wrong = So haben die anderen ihre Trümpfe behalten, und ihr seid unter 61 Augen geblieben. Die Spieler spielen zuerst Trumpf, bis die anderen keinen mehr haben.
