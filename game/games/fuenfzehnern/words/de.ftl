# Fünfzehnern: sein Name, seine Wörter am Tisch, seine Hausregeln, seine Regeln in Worten.
family-fuenfzehnern = Fünfzehnern
family-fuenfzehnern-description = In diesem Kanal Fünfzehnern spielen
fuenfzehnern-length = fünf Minuten je Spiel
ruleset-fuenfzehnern = Fünfzehnern
ruleset-fuenfzehnern-sentence = Ohne Trumpf: Wer ans Spiel kommt, ist an die Farbe gebunden. Ab 16 Augen bist du im Plus.
ruleset-fuenfzehnern-short =
    Ihr spielt zu dritt oder zu viert mit je acht Karten, ohne Trumpf. Ass bis Zehn zählen 5, 4, 3, 2 und 1: fünfzehn in jeder Farbe.
    Wer ans Spiel kommt, ist an die Farbe gebunden: Er spielt sie weiter aus oder eine Karte, die niemand schlagen kann.
    Du schreibst, was du über oder unter fünfzehn hast. Eine Sitzung hat vier Spiele.
pack-piquet24-clubs = Französisches Blatt ohne Kreuz, 24 Karten
pack-piquet24-clubs-german = Deutsches Blatt ohne Eichel, 24 Karten
pack-piquet24-spades = Französisches Blatt ohne Pik, 24 Karten
pack-piquet24-spades-german = Deutsches Blatt ohne Laub, 24 Karten
pack-piquet24-hearts = Französisches Blatt ohne Herz, 24 Karten
pack-piquet24-hearts-german = Deutsches Blatt ohne Herz, 24 Karten
pack-piquet24-diamonds = Französisches Blatt ohne Karo, 24 Karten
pack-piquet24-diamonds-german = Deutsches Blatt ohne Schellen, 24 Karten
fuenfzehnern-stakes = { $point_value ->
    [0] Ohne Chips
    [one] **1** Chip je Punkt
   *[other] **{ $point_value }** Chips je Punkt
}

# Was gefragt wird.
fuenfzehnern-choice-play-zwang_clubs = Zwang ♣ D
fuenfzehnern-choice-play-zwang_clubs-aloud = Zwang mit Kreuz-Dame
fuenfzehnern-choice-play-zwang_clubs-german = Zwang 🌰 Ober
fuenfzehnern-choice-play-zwang_spades = Zwang ♠ D
fuenfzehnern-choice-play-zwang_spades-aloud = Zwang mit Pik-Dame
fuenfzehnern-choice-play-zwang_spades-german = Zwang 🍃 Ober
fuenfzehnern-choice-play-zwang_hearts = Zwang ♥ D
fuenfzehnern-choice-play-zwang_hearts-aloud = Zwang mit Herz-Dame
fuenfzehnern-choice-play-zwang_hearts-german = Zwang ❤️ Ober
fuenfzehnern-choice-play-zwang_diamonds = Zwang ♦ D
fuenfzehnern-choice-play-zwang_diamonds-aloud = Zwang mit Karo-Dame
fuenfzehnern-choice-play-zwang_diamonds-german = Zwang 🔔 Ober
fuenfzehnern-duty-lead-suit = An { $bound } gebunden: Spiel diese Farbe aus oder eine Karte, die niemand schlagen kann.
fuenfzehnern-duty-zwang = Zwang in { $suit }: Dein Ass muss fallen.
fuenfzehnern-hand-points = Bisher **{ $points }** { $points ->
    [one] Auge
   *[other] Augen
} in { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}
fuenfzehnern-hand-free = -# Nicht mehr an { $suit } gebunden: Spiel aus, was du willst.
fuenfzehnern-hand-unbeatable = Unschlagbar: { $cards }
fuenfzehnern-hand-zwang = -# Zwang in { $suit }: Spiel die Dame aus, und das Ass muss fallen.
fuenfzehnern-hand-zwang-german = -# Zwang in { $suit }: Spiel den Ober aus, und das Ass muss fallen.

# Was geschehen ist.
fuenfzehnern-event-zwang = **Zwang von { $name }** ({ $suit }): Das Ass muss fallen.
fuenfzehnern-event-bound = { $name } ist ans Spiel gekommen und an { $suit } gebunden.
fuenfzehnern-event-fifteens = { $name } hat { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}.
fuenfzehnern-event-scored = { $name } schreibt { $points }.

# Dafür hat die Zusammenfassung eine eigene Zeile, oder sie braucht keine.
fuenfzehnern-moment-zwang = Zwang in { $suit }: { $name }
fuenfzehnern-moment-bound = { "" }
fuenfzehnern-moment-fifteens = { "" }
fuenfzehnern-summary-points-3 = Augen: { $a } **{ $a_points }**, { $b } **{ $b_points }**, { $c } **{ $c_points }**; mit fünfzehn ist man quitt.
fuenfzehnern-summary-points-4 = Augen: { $a } **{ $a_points }**, { $b } **{ $b_points }**, { $c } **{ $c_points }**, { $d } **{ $d_points }**; mit fünfzehn ist man quitt.

# Was zu den Plätzen vermerkt ist.
fuenfzehnern-mark-bound = an { $value } gebunden

fuenfzehnern-reason-shortfall = unter fünfzehn
fuenfzehnern-reason-surplus = über fünfzehn
fuenfzehnern-reason-fifteens = { "" }

# Hausregeln.
fuenfzehnern-group-leading = Ausspielen
fuenfzehnern-option-dropped_suit = Ohne diese Farbe
fuenfzehnern-option-dropped_suit-help = Zu dritt bleibt eine Farbe weg; zu viert sind alle dabei.
fuenfzehnern-option-lead_rule = Wer ans Spiel kommt, ist
fuenfzehnern-option-lead_rule-help = Ob du die Farbe weiterspielen musst, in der du ans Spiel gekommen bist, oder alles ausspielen darfst.
fuenfzehnern-option-lead_rule-relaxed = an die Farbe gebunden
fuenfzehnern-option-lead_rule-free = frei (leichter für den Anfang)
fuenfzehnern-option-own_cards_count = Eigene Karten zählen mit
fuenfzehnern-option-own_cards_count-help = Unschlagbar ist eine Karte auch, wenn du die höheren selbst hast.
fuenfzehnern-option-zwang = Zwang
fuenfzehnern-option-zwang-help = Mit König und Dame darfst du die Dame ausspielen und das Ass herausfordern.
fuenfzehnern-option-zwang-help-german = Mit König und Ober darfst du den Ober ausspielen und das Ass herausfordern.

# Die Regeln in Worten.
fuenfzehnern-rules-heading-deal = **Geben**
fuenfzehnern-rules-heading-lead = **Ausspielen**
fuenfzehnern-rules-heading-zwang = **Zwang**
fuenfzehnern-rules-heading-score = **Abrechnung**
fuenfzehnern-rules-deal =
    Jeder bekommt acht Karten, alle werden ausgeteilt; zu dritt bleibt eine Farbe weg ({ $dropped_suit }). In deinen Stichen zählt ein Ass 5 Augen, ein König 4, eine Dame 3, ein Bube 2, eine Zehn 1. In jeder Farbe sind das fünfzehn, und im Schnitt hat jeder fünfzehn.
fuenfzehnern-rules-deal-german = Jeder bekommt acht Karten, alle werden ausgeteilt; zu dritt bleibt eine Farbe weg ({ $dropped_suit }). In deinen Stichen zählt ein Ass 5 Augen, ein König 4, ein Ober 3, ein Unter 2, eine Zehn 1. In jeder Farbe sind das fünfzehn, und im Schnitt hat jeder fünfzehn.
fuenfzehnern-rules-play =
    Vorhand spielt aus, danach immer der, der den letzten Stich gemacht hat. Du musst Farbe bedienen; kannst du das nicht, spielst du irgendeine Karte. Die höchste Karte der ausgespielten Farbe macht den Stich. Trumpf gibt es nicht. { $claims ->
        [true] Wer alle übrigen Stiche sicher hat, darf es sagen, und das Spiel ist aus.
       *[other] { "" }
    }
fuenfzehnern-rules-lead =
    { $lead_rule ->
        [free] Du darfst jede Karte ausspielen.
       *[relaxed] Kommst du mit dem Stich eines anderen ans Spiel, bist du an die Farbe dieses Stichs gebunden: Solange du davon hast, spielst du sie aus oder eine Karte, die niemand schlagen kann. Das ist ein Ass oder eine andere, wenn alle höheren schon gefallen sind{ $own_cards_count ->
            [true] { " " }oder auf deiner Hand liegen
           *[other] { "" }
        }. Frei ist, wer das Spiel eröffnet oder die Farbe nicht mehr hat.
    }
fuenfzehnern-rules-zwang =
    { $zwang ->
        [true] Mit König und Dame einer Farbe, deren Ass ein anderer hat, darfst du die Dame als Zwang ausspielen: Das Ass muss in diesen Stich. Danach ist dein König die höchste Karte der Farbe.
       *[other] { "" }
    }
fuenfzehnern-rules-zwang-german = { $zwang ->
        [true] Mit König und Ober einer Farbe, deren Ass ein anderer hat, darfst du den Ober als Zwang ausspielen: Das Ass muss in diesen Stich. Danach ist dein König die höchste Karte der Farbe.
       *[other] { "" }
    }
fuenfzehnern-rules-score =
    Was du über fünfzehn hast, ist dein Plus; was dir fehlt, dein Minus. { $point_value ->
        [0] Um Chips geht es nicht.
        [one] Wer darunter liegt, zahlt für jeden Punkt einen Chip in den Pot, und wer darüber liegt, nimmt ebenso viele heraus.
       *[other] Wer darunter liegt, zahlt für jeden Punkt { $point_value } Chips in den Pot, und wer darüber liegt, nimmt ebenso viele heraus.
    }
fuenfzehnern-rules-end =
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
fuenfzehnern-example-three-seats = { $c } macht den ersten Stich mit ♠10, spielt ♠K aus, hat kein Pik mehr und sagt Zwang mit ♥D: { $b } muss ♥A zugeben und Herz weiterspielen. Die anderen fünf Stiche macht { $a }: 27 Augen gegen 10 und 8.
fuenfzehnern-example-three-seats-german = { $c } macht den ersten Stich mit der Laub-Zehn, spielt den Laub-König aus, hat kein Laub mehr und sagt Zwang mit dem Herz-Ober: { $b } muss das Herz-Ass zugeben und Herz weiterspielen. Die anderen fünf Stiche macht { $a }: 27 Augen gegen 10 und 8.
fuenfzehnern-example-all-clubs = { $a } hat alle acht Kreuz und spielt eines nach dem anderen aus; niemand kann bedienen. Alle 60 Augen gehen an { $a }.
fuenfzehnern-example-all-clubs-german = { $a } hat alle acht Eichel und spielt eine nach der anderen aus; niemand kann bedienen. Alle 60 Augen gehen an { $a }.

# Das Übungsspiel.
fuenfzehnern-practice-lead = Du spielst aus. Eine Karte, die niemand schlagen kann, bringt ihre Augen heim; mit einer niedrigen kommt ein anderer ans Spiel und ist an die Farbe gebunden.
fuenfzehnern-practice-free = Du kannst nicht bedienen ({ $suit }), also geht dieser Stich an einen anderen: Wirf eine Karte ab, die nichts zählt.

# Statistik.
fuenfzehnern-stats-points = **Augen im Schnitt** { NUMBER($average, maximumFractionDigits: 1) }; mit fünfzehn ist man quitt
fuenfzehnern-stats-surplus = **Über fünfzehn** in { $count ->
    [one] 1 Spiel
   *[other] { $count } Spielen
}{ stats-part-share }
fuenfzehnern-stats-zwang = **Zwang** { $count ->
    [one] einmal
   *[other] { $count }-mal
}

# Die Wörter des Spiels, erklärt.
fuenfzehnern-term-bound = **Gebunden**: Du bist in einer Farbe ans Spiel gekommen und spielst sie weiter oder eine Karte, die niemand schlagen kann.
fuenfzehnern-term-bound-seen = gebunden, ans spiel
fuenfzehnern-term-unbeatable = **Unschlagbar**: Kein anderer hat eine höhere Karte der Farbe.
fuenfzehnern-term-unbeatable-seen = unschlagbar, niemand schlagen
fuenfzehnern-term-zwang = **Zwang**: Mit König und Dame spielst du die Dame aus, und das Ass muss in diesen Stich.
fuenfzehnern-term-zwang-seen = zwang
fuenfzehnern-term-fifteen = **Fünfzehn** Augen hat jeder im Schnitt. Was du darüber hast, gewinnst du; was dir fehlt, verlierst du.
fuenfzehnern-term-fifteen-seen = fünfzehn, punkte
fuenfzehnern-term-cards = **Karten**, von der höchsten zur niedrigsten: { $cards }. Sie zählen 5, 4, 3, 2 und 1, die anderen nichts.
fuenfzehnern-term-cards-seen = ass, könig, dame, bube, zehn, ober, unter
fuenfzehnern-term-zwang-german = **Zwang**: Mit König und Ober spielst du den Ober aus, und das Ass muss in diesen Stich.

# Worum es in einem Spiel ging, in einer Zeile, für Listen.
fuenfzehnern-told-most = { $name } hatte mit { $points } Augen die meisten
fuenfzehnern-told-even = Alle hatten fünfzehn
