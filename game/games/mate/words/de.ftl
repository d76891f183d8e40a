# Matt: der Name, die Worte am Tisch, die Hausregeln, die Regeln in Worten.
family-mate = Matt
family-mate-description = In diesem Kanal Matt spielen
mate-length = fünf Minuten je Runde
ruleset-mate = Matt
ruleset-mate-sentence = Spiel eine Karte aus, die der andere weder mit der Farbe noch mit dem Rang beantworten kann, und das so spät wie möglich.
ruleset-mate-short =
    Ihr spielt zu zweit mit je zehn Karten, und Glück spielt keine Rolle: Eine Runde hat zwei Partien mit denselben Karten, die zweite mit vertauschten Blättern.
    Du spielst eine Karte aus, der andere antwortet mit derselben Farbe, sonst mit demselben Rang. Wer beides nicht kann, ist matt.
    Du bekommst den Wert der Karte mal die Nummer des Zugs: Setz also möglichst spät und mit einer hohen Karte matt.
pack-mate20 = Französisches Blatt, 20 Karten
mate-stakes = { $point_value ->
    [0] Punkte ohne Chips
    [one] **1** Chip je Punkt
   *[other] **{ $point_value }** Chips je Punkt
}{ $match_stake ->
    [0] { "" }
    [one] , das Match noch **1** Chip
   *[other] , das Match noch **{ $match_stake }** Chips
}

# Ein Spiel ist hier eine Runde von zwei Partien, ein Stich ein Zug.
mate-panel-title = ### { $ruleset } · Runde { $number }
mate-hand-title = ### Deine Karten · Runde { $number }
mate-aloud-title = ### { $ruleset }, Runde { $number }
mate-aloud-result = ### So ging die Runde aus
mate-aloud-ended = ### So ging Runde { $number } aus
mate-status-stopping = Nach dieser Runde ist Schluss.
mate-stopping-untimed = Nach dieser Runde ist Schluss. Mit **Sofort beenden** ist gleich Schluss, und für diese Runde zahlt niemand.
mate-seat-leaving = geht nach dieser Runde
mate-more-leaving = Du gehst nach dieser Runde.
mate-leave-after = Nach dieser Runde gehen
mate-stop-after = Nach der Runde beenden
mate-session-last-deal = **Die letzte Runde, Nr. { $number }**
mate-summary-broken-off = **Runde { $number } wurde abgebrochen** und zählt für niemanden.
mate-summary-void = **Runde { $number } ist ungültig.** Ich konnte sie nicht zu Ende führen, darum zahlt niemand, und es wird neu gegeben.
mate-happened-title = ### Was in Runde { $number } geschah
mate-next-deal = Nächste Runde
mate-summary-short = **Runde { $number }**
mate-summary-next = Als Nächstes gibt { $name } und spielt zuerst aus, sobald beide **Nächste Runde** gedrückt haben.
mate-summary-next-at = { $name } gibt { $when } und spielt zuerst aus; früher, wenn beide **Nächste Runde** gedrückt haben.
mate-session-title = ## { $ruleset }: { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}
mate-history-choose-deal = Runde wählen
mate-history-all-deals = Alle Runden
mate-history-deal = Runde { $number }
mate-history-look-back = Runde für Runde
mate-replay-title = ### Runde { $number } · Schritt { $step } von { $last }
mate-verify-deal-title = ### Runde { $number }: der Nachweis
mate-ledger-deals = { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}
mate-ledger-deal = Runde { $deal }
mate-stats-deals = **Runden** { $deals } · zusammen { $chips }
mate-ending-deals-played = Alle vereinbarten Runden sind gespielt.
mate-play-again = Noch ein Match
mate-last-trick = Letzter Zug
mate-no-trick-yet = Noch ist kein Zug fertig.
mate-trick-now = **{ $number }. Zug:** { $plays }
mate-trick-before = { $number }. Zug: { $plays } → **{ $name }**
mate-trick-before-aloud = { $number }. Zug: { $plays }. Er geht an { $name }.
mate-aloud-trick = ### { $number }. Zug
mate-aloud-trick-taken = ### { $number }. Zug, er geht an { $name }
mate-aloud-lane-number = { $number }. Zug
mate-aloud-board = ### Alle Züge bisher
mate-panel-alt-trick = Zug: { $plays }

# Was gefragt wird.
mate-question-foreplace = Legst du eine Karte vor, damit dein Matt einen Zug mehr zählt?
mate-question-foreplace-card = Welche Karte legst du vor? Sie spielt nicht mit.
mate-question-lead = Welche Karte spielst du aus?
mate-question-play = { $led ->
    [none] Welche Karte spielst du aus?
   *[other] Was antwortest du auf { $led }?
}
mate-choice-foreplace-foreplace = Karte vorlegen
mate-choice-foreplace-skip = Mit allen zehn spielen
mate-duty-suit = Du hast die ausgespielte Farbe und musst mit ihr antworten: { $suit }.
mate-duty-rank = Du hast die ausgespielte Farbe nicht ({ $suit }) und musst mit demselben Rang antworten.
refused-no-card-differs = Keine deiner Karten unterscheidet sich in Farbe und Rang von der vorgelegten; du spielst mit allen zehn.
refused-differ-needs-open = Die zweite Karte muss sich nur dann von der ersten unterscheiden, wenn die erste offen liegt. Schaltet zuerst „Offen vorlegen“ ein.

# Was geantwortet wurde.
mate-answered-foreplace-foreplace = { $name } legt eine Karte vor: Ein Matt von { $name } zählt einen Zug mehr.
mate-answered-foreplace-skip = { $name } spielt mit allen zehn Karten.

# Was geschehen ist; wer einen Zug gewinnt, sieht man daran, wer den nächsten ausspielt.
mate-event-trick = { "" }
mate-event-played-again = { $name } hat keine andere Karte mehr und spielt { $card } noch einmal.
mate-event-mate = ✨ **Matt!** { $name } schreibt { $score } mit { $card } im { $move }. Zug.
mate-event-overmate = 👑 **Übermatt!** { $name } spielt { $card } noch einmal, setzt damit matt und schreibt { $score }.
mate-event-draw = Partie { $game }: Alle Karten sind gespielt und niemand ist matt, also schreibt niemand etwas.
mate-event-hands-swapped = **Die Blätter werden getauscht:** Jetzt spielt jeder mit den Karten des anderen.
mate-event-match-over = { $drawn ->
    [1] **Das Match endet unentschieden**, { $high } zu { $low }.
   *[other] 🏆 **{ $name } gewinnt das Match**, { $high } zu { $low }.
}
mate-event-scored = { "" }
mate-event-tally-match = { "" }
mate-event-revealed = { $zone }: { $cards }.
mate-event-taken-up = { "" }
mate-event-moved-hand-foreplaced = { "" }
mate-event-cards-moved-hand-foreplaced = { $name } legt { $cards } vor.
mate-event-moved-foreplaced-hand = { "" }
mate-event-cards-moved-foreplaced-hand = { "" }
mate-event-moved-hand-hand = { "" }
mate-event-cards-moved-hand-hand = { "" }
mate-event-swapped-hand-hand = { "" }

# Dasselbe, wenn die Runde vorbei ist: Die Abrechnung sagt es.
mate-moment-mate = { "" }
mate-moment-overmate = { "" }
mate-moment-draw = { "" }
mate-moment-hands-swapped = { "" }
mate-summary-mate = Partie { $game } · { $again ->
    [1] 👑 **{ $name }** setzt mit { $card } im { $move }. Zug übermatt
   *[other] **{ $name }** setzt mit { $card } im { $move }. Zug matt
}: { $value } × { $foreplaced ->
    [1] ({ $move } + 1 vorgelegt)
   *[other] { $move }
}{ $again ->
    [1] { " " }× 2
   *[other] { "" }
} = **{ $score }**
mate-summary-draw = Partie { $game } · niemand ist matt
mate-summary-match = Das Match bisher: { $name } **{ $high }**, { $other } **{ $low }**

# Was wie viel gilt, und was vermerkt ist.
mate-deal-mate-now = Ein Matt von { $name } jetzt (×{ $times }): Ass { $ace } · Zehn { $ten } · Sieben { $seven } · König { $king } · Dame { $queen }
mate-deal-mate-now-german = Ein Matt von { $name } jetzt (×{ $times }): Ass { $ace } · Zehn { $ten } · Sieben { $seven } · König { $king } · Ober { $queen }
mate-hand-mate-now = Setzt deine Karte matt (×{ $times }): Ass **{ $ace }** · Zehn **{ $ten }** · Sieben **{ $seven }** · König **{ $king }** · Dame **{ $queen }**
mate-hand-mate-now-german = Setzt deine Karte matt (×{ $times }): Ass **{ $ace }** · Zehn **{ $ten }** · Sieben **{ $seven }** · König **{ $king }** · Ober **{ $queen }**
mate-hand-mate-now-aloud = { "" }
mate-panel-lane = { $laid ->
    [0] { "" }
   *[other] **{ $lane }** · { $sides }
}
mate-lane-foreplaced = +1
mate-lane-foreplaced-aloud = Vorgelegt
mate-lane-mate = matt
mate-lane-mate-aloud = Matt
mate-mark-game = Partie { $value } von 2
mate-badge-game = Partie { $value } von 2
mate-mark-move = { $value }. Zug
mate-badge-move = { $value }. Zug
mate-mark-foreplaced = vorgelegt
mate-zone-foreplaced = Vorgelegte Karte
mate-tally-match = { "" }
mate-reason-mate = { "" }
mate-reason-overmate = { "" }
mate-reason-match = Match

# Hausregeln.
mate-group-foreplacing = Vorlegen
mate-option-deals = Zahl der Runden
mate-option-deals-help = Die Sitzung endet nach so vielen Runden; ein begonnenes Match wird zu Ende gespielt.
mate-option-session_end-deals = nach einer Zahl von Runden
mate-option-foreplacing = Vorlegen
mate-option-foreplacing-help = Vor dem ersten Ausspielen dürfen beide eine Karte weglegen; ihr Matt zählt dann einen Zug mehr.
mate-option-foreplace_open = Offen vorlegen
mate-option-foreplace_open-help = Alle sehen, was vorgelegt wird; sonst liegt es verdeckt, bis die Partie aus ist.
mate-option-foreplace_differ = Die zweite muss anders sein
mate-option-foreplace_differ-help = Die zweite vorgelegte Karte darf weder Farbe noch Rang der ersten haben. Dazu müssen die Karten offen liegen.
mate-option-rounds = Runden eines Matchs
mate-option-rounds-help = Nach so vielen Runden gewinnt die höhere Summe das Match.
mate-option-match_stake = Einsatz des Matchs
mate-option-match_stake-help = Was ein verlorenes Match zusätzlich zu den Punkten kostet; 0 heißt nichts.
mate-option-match_stake-0 = keiner

# Die Regeln in Worten.
mate-rules-heading-deal = **Die Runde**
mate-rules-heading-foreplace = **Vorlegen**
mate-rules-heading-play = **Züge**
mate-rules-heading-score = **Abrechnung**
mate-rules-deal =
    Jeder bekommt zehn Karten, je fünf auf einmal. Eine Runde hat zwei Partien: In der ersten spielt der Geber aus, dann tauscht ihr die Blätter, und der andere spielt aus.
mate-rules-foreplace =
    { $foreplacing ->
        [true] Vor dem ersten Ausspielen darf jeder eine Karte { $foreplace_open ->
            [true] offen
           *[other] verdeckt
        } vor sich hinlegen, zuerst der, der ausspielt. In dieser Partie spielt sie nicht mit, und dein Matt zählt einen Zug mehr. { $foreplace_differ ->
            [true] Die zweite Karte darf weder Farbe noch Rang der ersten haben.
           *[other] { "" }
        } Hat nur einer vorgelegt, fehlt ihm im 10. Zug eine Karte, und er spielt die aus dem 9. noch einmal. Setzt er matt, indem er sie ausspielt, ist das ein **Übermatt**, das doppelt zählt.
       *[other] { "" }
    }
mate-rules-play =
    Du spielst irgendeine Karte aus. Der andere muss mit derselben Farbe antworten; hat er die Farbe nicht, mit demselben Rang. Kann er beides nicht, ist er **matt**, und die Partie ist aus. Bei gleicher Farbe gewinnt die höhere Karte den Zug, bei gleichem Rang die höhere Farbe: ♣ über ♠ über ♥ über ♦. Wer gewinnt, spielt zum nächsten Zug aus. Sind alle Karten gespielt, ist die Partie unentschieden.
mate-rules-play-german =
    Du spielst irgendeine Karte aus. Der andere muss mit derselben Farbe antworten; hat er die Farbe nicht, mit demselben Rang. Kann er beides nicht, ist er **matt**, und die Partie ist aus. Bei gleicher Farbe gewinnt die höhere Karte den Zug, bei gleichem Rang die höhere Farbe: Eichel über Laub über Herz über Schellen. Wer gewinnt, spielt zum nächsten Zug aus. Sind alle Karten gespielt, ist die Partie unentschieden.
mate-rules-score =
    Du bekommst den Wert der Karte, mit der du mattsetzt, mal die Nummer des Zugs: Das Ass zählt 11, die Zehn 10, die Sieben 7, der König 4, die Dame 3. Der andere bekommt nichts. { $point_value ->
        [0] Um Chips geht es nicht.
        [one] Wer nach der Runde weniger hat, zahlt den Unterschied, einen Chip für jeden Punkt.
       *[other] Wer nach der Runde weniger hat, zahlt den Unterschied, { $point_value } Chips für jeden Punkt.
    }
mate-rules-score-german =
    Du bekommst den Wert der Karte, mit der du mattsetzt, mal die Nummer des Zugs: Das Ass zählt 11, die Zehn 10, die Sieben 7, der König 4, der Ober 3. Der andere bekommt nichts. { $point_value ->
        [0] Um Chips geht es nicht.
        [one] Wer nach der Runde weniger hat, zahlt den Unterschied, einen Chip für jeden Punkt.
       *[other] Wer nach der Runde weniger hat, zahlt den Unterschied, { $point_value } Chips für jeden Punkt.
    }
mate-rules-end =
    { $rounds ->
        [one] Jede Runde ist ein Match
       *[other] { $rounds } Runden sind ein Match
    }: Die höhere Summe gewinnt{ $match_stake ->
        [0] .
        [one] { " " }und bekommt 1 Chip dazu.
       *[other] { " " }und bekommt { $match_stake } Chips dazu.
    } { $session_end ->
        [deals] Die Sitzung endet nach { $deals ->
            [one] einer Runde
           *[other] { $deals } Runden
        }{ $rounds ->
            [one] .
           *[other] , immer mit einem ganzen Match.
        }
       *[other] Die Sitzung endet, wenn ihr aufhört.
    } { $debt ->
        [stop_session] Sie endet auch, wenn jemand tiefer im Minus ist als erlaubt.
       *[other] { "" }
    }
mate-example-mate = { $b } legt ♠10 vor und spielt im 9. Zug ♦7 aus. { $a } hat weder Karo noch eine Sieben und ist matt: 7 × (9 + 1) = 70. Dann werden die Blätter getauscht, und { $a } setzt im 5. Zug mit ♠D matt: 3 × 5 = 15.
mate-example-mate-german = { $b } legt die Laub-Zehn vor und spielt im 9. Zug die Schellen-Sieben aus. { $a } hat weder Schellen noch eine Sieben und ist matt: 7 × (9 + 1) = 70. Dann werden die Blätter getauscht, und { $a } setzt im 5. Zug mit dem Laub-Ober matt: 3 × 5 = 15.
mate-example-overmate = { $a } legt ♣A vor und gewinnt den 9. Zug mit der letzten Karte, ♠A. Im 10. Zug wird sie noch einmal gespielt, und { $b } kann nicht antworten: 11 × (10 + 1) × 2 = 242. In der zweiten Partie setzt { $b } im 4. Zug mit ♠D matt: 3 × 4 = 12.
mate-example-overmate-german = { $a } legt das Eichel-Ass vor und gewinnt den 9. Zug mit der letzten Karte, dem Laub-Ass. Im 10. Zug wird es noch einmal gespielt, und { $b } kann nicht antworten: 11 × (10 + 1) × 2 = 242. In der zweiten Partie setzt { $b } im 4. Zug mit dem Laub-Ober matt: 3 × 4 = 12.

# Statistik; hier zählt, im wievielten Zug ein Matt fällt, nicht wer die Züge gewinnt.
mate-stats-tricks = { "" }
mate-stats-games = **Partien** { $count }
mate-stats-mates-of-games = **Mattgesetzt** { $count } von { $whole }{ stats-part-share }
mate-stats-mated-of-games = **Mattgesetzt worden** { $count } von { $whole }{ stats-part-share }
mate-stats-draws-of-games = **Unentschieden** { $count } von { $whole }{ stats-part-share }
mate-stats-moves-of-mates-of-games = **Mattzug im Schnitt** { $whole ->
    [0] –
   *[other] { NUMBER($average, maximumFractionDigits: 1) }
}
mate-stats-overmates = **Übermatt** { $count }
mate-stats-foreplaced-of-games = **Vorgelegt** in { $count } von { $whole } Partien{ stats-part-share }

# Das Übungsspiel.
mate-practice-foreplace = Vorlegen bringt für jedes Matt einen Zug mehr, doch es bleiben dir nur neun Karten zum Antworten. Leg eine weg, die weder mattsetzt noch dich rettet.
mate-practice-foreplace-card = Am besten legst du eine niedrige Karte vor, deren Farbe und Rang du noch öfter hast.
mate-practice-play = Alle zwanzig Karten sind verteilt, du kannst also mitzählen, was der andere noch hat. Beim Antworten behältst du möglichst viele Farben und Ränge. Beim Ausspielen holst du heraus, was deine hohen Karten beantworten könnte, und setzt spät matt.

# Die Wörter des Spiels, erklärt.
mate-term-mate = **Matt**: Du spielst eine Karte aus, die der andere weder mit der Farbe noch mit dem Rang beantworten kann. Damit ist die Partie zu Ende.
mate-term-mate-seen = matt
mate-term-move = **Zug**: eine Karte und ihre Antwort. Ein Matt zählt den Wert der Karte mal die Nummer des Zugs.
mate-term-move-seen = zug, zugs
mate-term-foreplace = **Vorlegen**: Vor dem ersten Ausspielen legst du eine Karte weg, und dein Matt zählt einen Zug mehr.
mate-term-foreplace-seen = vorleg, vorgelegt, legst du vor, legt vor
mate-term-overmate = **Übermatt**: ein Matt mit einer Karte, die noch einmal gespielt wird; es zählt doppelt.
mate-term-overmate-seen = übermatt
mate-term-round = **Runde**: zwei Partien mit denselben Karten, die zweite mit vertauschten Blättern.
mate-term-round-seen = runde
mate-term-cards = **Karten**, von der höchsten zur niedrigsten: { $cards }. Bei gleichem Rang gewinnt die höhere Farbe: ♣ über ♠ über ♥ über ♦.
mate-term-cards-seen = ass, zehn, sieben, könig, dame, ober
mate-term-cards-german = **Karten**, von der höchsten zur niedrigsten: { $cards }. Bei gleichem Rang gewinnt die höhere Farbe: Eichel über Laub über Herz über Schellen.

# Worum es in einer Runde ging, in einer Zeile, für Listen.
mate-told-won = { $name } hat die Runde gewonnen, { $score } zu { $other }
mate-told-even = { $score ->
    [0] Niemand wurde mattgesetzt
   *[other] Beide machten { $score } Punkte
}
