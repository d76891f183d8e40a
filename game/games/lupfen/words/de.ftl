# Lupfen: seine Spiele, seine Wörter, seine Hausregeln, seine Regeln. Was hier nicht steht, gilt wie für alle Spiele.
# Was nicht gilt, kommt nicht vor.

ruleset-lupfen-liechtenstein = Lupfen · Liechtenstein
ruleset-lupfen-liechtenstein-sentence = Trumpf lupfen, Preis nennen und um drei Stiche spielen.
ruleset-lupfen-liechtenstein-short =
    Alle zahlen den Einsatz und bekommen drei Karten. „Lupfsch?“ Wer lupft, deckt den Trumpf auf und nennt den Preis.
    Die anderen zahlen ihn und spielen mit, oder sie steigen aus. Es gibt drei Stiche, und jeder bringt ein Drittel des Pots.
    Wer mitspielt und keinen Stich macht, zahlt den ganzen Pot noch einmal.
ruleset-lupfen-vorarlberg = Lupfen · Vorarlberg
ruleset-lupfen-vorarlberg-sentence = Lupfen oder „Mit!“: In drei Stichen geht es um den Pot; ist er leer, spielen alle.
ruleset-lupfen-vorarlberg-short =
    Ist der Pot leer, ist Zwang: Alle zahlen und spielen. Sonst heißt es: „Lupfsch?“ Wer mitgeht, sagt „Mit!“
    Jeder hat drei Karten, und jeder Stich bringt ein Drittel des Pots. Wer nicht bedienen kann, muss stechen.
    Wer mitspielt und keinen Stich macht, zahlt den ganzen Pot noch einmal.
preset-liechtenstein = Liechtenstein
preset-vorarlberg = Vorarlberg
preset-allgaeu = Allgäu, mit Gebereinsatz und Schieben
preset-blind-and-bold = Blind und wild

family-lupfen = Lupfen
family-lupfen-description = In diesem Kanal Lupfen spielen
lupfen-length = zwei Minuten je Spiel
lupfen-reaction-in = I bi dabei!
lupfen-reaction-oha = Oha!
lupfen-reaction-well-played = Schön gspielt!
lupfen-panel-no-trump = noch kein Trumpf
lupfen-forced-first = Erstes Spiel: Der Pot war leer, darum spielen alle, und niemand wird gefragt. Bleiben Chips im Pot, heißt es nachher: „Lupfsch?“

lupfen-question-lift = Lupfsch?
lupfen-question-blind = Lupfst du blind, oder schaust du zuerst?
lupfen-question-price = Nenn den Preis.
lupfen-question-join = Gehst du mit?
lupfen-question-scrap = Verwirfst du?
lupfen-amount-form = Preis nennen
lupfen-stakes = Einsatz **{ $ante }** { $ante ->
    [one] Chip
   *[other] Chips
}
lupfen-liechtenstein-stakes = Einsatz **{ $ante }**{ $price_bet ->
    [true] , Preis **{ $min_bet }** bis **{ $max_bet }** { $max_bet ->
        [one] Chip
       *[other] Chips
    }
   *[other] { " " }{ $ante ->
        [one] Chip
       *[other] Chips
    }
}
lupfen-ahead-lift = Lupfsch? Vorab antworten
lupfen-ahead-join = Mit oder nicht? Vorab antworten
lupfen-choice-lift-lift = Ja, i lupf
lupfen-choice-lift-decline = Nei
lupfen-choice-lift-pass = Passen
lupfen-choice-blind-blind_lift = Blind lupfen
lupfen-choice-blind-look = Zuerst schauen
lupfen-choice-join-join = Mit!
lupfen-choice-join-join-price = Mit! ({ $value })
lupfen-choice-join-drop = Aussteigen
lupfen-choice-join-fold = Aussteigen
lupfen-choice-play-exchange = Alle drei tauschen
lupfen-choice-exchange-exchange = Alle drei tauschen
lupfen-choice-scrap-scrap = Verworfen!
lupfen-choice-scrap-keep = Weiterspielen
lupfen-choice-play-scrap = Verworfen!
lupfen-answered-lift-lift = { $name }: „I lupf!“
lupfen-answered-lift-decline = { $name } lupft nicht.
lupfen-answered-lift-pass = { $name } passt.
lupfen-answered-blind-blind_lift = { $name } lupft blind!
lupfen-answered-blind-look = { $name } schaut zuerst.
lupfen-answered-price = { $name } setzt den Preis auf { $choice }.
lupfen-answered-join-join = { $name }: „Mit!“
lupfen-answered-join-drop = { $name } steigt aus.
lupfen-answered-join-fold = { $name } steigt aus.
lupfen-event-thrown-in = Niemand lupft: Die Karten werden zusammengeworfen, der Pot bleibt.
lupfen-event-three-unters = ✨ **Drei Under!** { $name } gewinnt alle drei Stiche.
lupfen-event-staender = **Ständer!** { $name } klopft: Das sind drei Karten einer Farbe. Welche, bleibt geheim.
lupfen-event-scrap = **Verworfen!** { $name } zeigt zwei Under und einen Ober; derselbe Geber gibt neu.
lupfen-event-all-must-play = **{ $trump }** ist Trumpf: Alle müssen mitspielen, auch wer gepasst hat.
lupfen-mark-doubled = **blind: Ohne Stich kostet es doppelt**
lupfen-mark-price = Preis **{ $value }**
lupfen-mark-lifter = lupft
lupfen-mark-staender = Ständer
lupfen-badge-price = Preis { $value }
lupfen-badge-doubled = Blind: Ohne Stich kostet es doppelt
lupfen-stats-lifts = { $lifts ->
    [0] **Noch nie gelupft**
    [one] **Einmal gelupft**{ stats-part-share }, { $won ->
        [0] ohne Gewinn
       *[other] mit Gewinn
    }
   *[other] **{ $lifts }-mal gelupft**{ stats-part-share }, { $often ->
        [always] jedes Mal mit Gewinn
        [never] nie mit Gewinn
       *[some] davon { $won ->
            [one] einmal
           *[other] { $won }-mal
        } mit Gewinn
    }
}
lupfen-stats-betes = **Bêten** { $betes }, zusammen { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}

refused-no-weak-hand = Dafür brauchst du zwei Under und einen Ober, und die hast du nicht.
refused-two-sows-must-lift = Du hast zwei Säue, und damit musst du lupfen.
refused-ante-thirds = Der Einsatz ist { $ante }, aber eine Hausregel verlangt Vielfache von drei. Wählt 3, 6, 9 … oder schaltet sie aus.
refused-bets-crossed = Der niedrigste Preis ({ $low }) liegt über dem höchsten ({ $high }). Senkt den einen oder erhöht den anderen.
refused-dealer-stake-thirds = Der Gebereinsatz muss durch drei teilbar sein, und { $stake } ist es nicht. Wählt 0, 3, 6, 9 …
refused-suit-not-in-pack = Diese Farbe gibt es in euren Karten nicht: { $suit }. Wählt zuerst eine andere Farbe für den Mitspielzwang.

lupfen-practice-lift = Wenn du lupfst, wird die oberste Karte vom Stock aufgedeckt, und ihre Farbe ist Trumpf. Lupfe, wenn du dir einen Stich zutraust.
lupfen-practice-price = Du kennst jetzt den Trumpf. Du zahlst diesen Preis in den Pot, und wer mitspielt, zahlt ihn auch; ein hoher Preis schreckt andere ab.
lupfen-practice-join = Zahl den Preis, dann spielst du um den Pot. Machst du aber keinen Stich, zahlst du den ganzen Pot noch einmal.
lupfen-practice-exchange = Zwei Under und ein Ober sind schwach: Du darfst sie gegen die untersten drei Karten tauschen.
lupfen-practice-no-tricks = Es gab keine Stiche: Entweder hat niemand gelupft und der Pot bleibt, oder mit dem Lupfer ist niemand mitgegangen und er nimmt ihn.
lupfen-practice-out = Du bist ausgestiegen und hast nur deinen Einsatz verloren; das ist oft klug.
lupfen-practice-won = { $tricks ->
    [one] Du hast 1 Stich gemacht, und jeder Stich ist ein Drittel des Pots wert.
   *[other] Du hast { $tricks } Stiche gemacht, und jeder Stich ist ein Drittel des Pots wert.
}
lupfen-practice-dry = Du hast mitgespielt und keinen Stich gemacht, also zahlst du den ganzen Pot noch einmal. Das ist die Bête, das Risiko dieses Spiels.
lupfen-liechtenstein-option-compulsory_lupf = Lupfzwang mit zwei Assen
lupfen-liechtenstein-option-compulsory_lupf-help = Wer zwei Asse hat, muss lupfen.
lupfen-liechtenstein-refused-two-sows-must-lift = Du hast zwei Asse, und damit musst du lupfen.
lupfen-vorarlberg-event-three-unters = ✨ **Drei Unter!** { $name } gewinnt alle drei Stiche.
lupfen-vorarlberg-event-scrap = **Verworfen!** { $name } zeigt zwei Unter und einen Ober; derselbe Geber gibt neu.
lupfen-vorarlberg-option-three_unters = Drei Unter
lupfen-vorarlberg-option-three_unters-help = Drei Unter gewinnen sofort alle drei Stiche.
lupfen-vorarlberg-option-weak_hand = Zwei Unter und ein Ober
lupfen-vorarlberg-refused-no-weak-hand = Dafür brauchst du zwei Unter und einen Ober, und die hast du nicht.
lupfen-vorarlberg-practice-exchange = Zwei Unter und ein Ober sind schwach: Du darfst sie gegen die untersten drei Karten tauschen.

lupfen-group-lifting = Lupfen und Zwang
lupfen-group-cards = Besondere Karten
lupfen-option-direction = Richtung
lupfen-option-direction-help = In welcher Richtung gegeben, gefragt und gespielt wird.
lupfen-option-direction-cw = im Uhrzeigersinn
lupfen-option-direction-ccw = gegen den Uhrzeigersinn
lupfen-option-ante = Einsatz
lupfen-option-ante-help = Was alle in den Pot legen.
lupfen-option-min_bet = Niedrigster Preis
lupfen-option-min_bet-help = Was der Lupfer fürs Mitspielen mindestens verlangen darf.
lupfen-option-max_bet = Höchster Preis
lupfen-option-max_bet-help = Was der Lupfer fürs Mitspielen höchstens verlangen darf.
lupfen-option-price_bet = Preis fürs Mitspielen
lupfen-option-price_bet-help = Der Lupfer setzt einen Preis fest. Aus: Mitspielen kostet nichts.
lupfen-option-force_on_empty_pot = Zwangsrunde bei leerem Pot
lupfen-option-force_on_empty_pot-help = Ist der Pot leer, müssen alle spielen, und niemand wird gefragt.
lupfen-option-pass_is_fold = Passen heißt aussteigen
lupfen-option-pass_is_fold-help = Wer nicht lupft, ist sofort draußen.
lupfen-option-lupfen_leader = Erstes Ausspiel
lupfen-option-lupfen_leader-help = Wer zum ersten Stich ausspielt, wenn jemand gelupft hat.
lupfen-option-lupfen_leader-lifter = der Lupfer
lupfen-option-lupfen_leader-left_of_dealer = der Erste nach dem Geber
lupfen-option-remainder_to = Was beim Teilen übrig bleibt
lupfen-option-remainder_to-help = Wohin die Chips gehen, die sich nicht durch drei teilen lassen.
lupfen-option-remainder_to-lifter = bekommt der Lupfer
lupfen-option-remainder_to-pot = bleibt im Pot
lupfen-option-remainder_to-first_trick_winner = bekommt, wer den ersten Stich macht
lupfen-option-three_unters = Drei Under
lupfen-option-three_unters-help = Drei Under gewinnen sofort alle drei Stiche.
lupfen-option-weak_hand = Zwei Under und ein Ober
lupfen-option-weak_hand-help = Was man mit diesem schwachen Blatt darf.
lupfen-option-weak_hand-exchange = darf man gegen die untersten drei Karten tauschen
lupfen-option-weak_hand-scrap = darf man verwerfen
lupfen-option-weak_hand-none = sind nichts Besonderes
lupfen-option-exchange_timing = Getauscht wird
lupfen-option-exchange_timing-help = Wann das schwache Blatt getauscht werden darf.
lupfen-option-exchange_timing-own_first_turn = vor der eigenen ersten Karte
lupfen-option-exchange_timing-before_lead = vor dem ersten Ausspielen; alle werden gefragt
lupfen-option-scrap_timing = Verworfen wird
lupfen-option-scrap_timing-help = Wann das schwache Blatt verworfen werden darf.
lupfen-option-scrap_timing-own_first_turn = vor der eigenen ersten Karte
lupfen-option-scrap_timing-before_lead = vor dem ersten Ausspielen; alle werden gefragt
lupfen-option-staender = Ständer
lupfen-option-staender-help = Ob du bei drei Karten einer Farbe klopfst.
lupfen-option-staender-off = ohne Klopfen
lupfen-option-staender-announce = mit Klopfen
lupfen-option-dealer_stake = Gebereinsatz
lupfen-option-dealer_stake-help = Was der Geber in den Pot legt; durch drei teilbar.
lupfen-option-compulsory_hearts = Mitspielzwang
lupfen-option-compulsory_hearts-help = Wird eine bestimmte Farbe Trumpf, müssen alle mitspielen, auch wer gepasst hat.
lupfen-option-compulsory_suit = Farbe des Mitspielzwangs
lupfen-option-compulsory_suit-help = Bei dieser Trumpffarbe müssen alle mitspielen.
lupfen-option-compulsory_lupf = Lupfzwang mit zwei Säuen
lupfen-option-compulsory_lupf-help = Wer zwei Säue hat, muss lupfen.
lupfen-option-blind_lupf = Blind lupfen
lupfen-option-blind_lupf-help = Du darfst lupfen, bevor du schaust; ohne Stich kostet es doppelt.
lupfen-option-blind_double = Nach blindem Lupfen zahlt doppelt
lupfen-option-blind_double-help = Wer ohne Stich doppelt zahlt.
lupfen-option-blind_double-all_dry = jeder ohne Stich
lupfen-option-blind_double-lifter_only = nur der Lupfer
lupfen-option-all_pass = Wenn niemand lupft
lupfen-option-all_pass-help = Was mit den Einsätzen geschieht.
lupfen-option-all_pass-keep_pot = der Pot bleibt
lupfen-option-all_pass-everyone_antes = alle setzen neu ein
lupfen-option-force_distributes = Pot in der Zwangsrunde verteilen
lupfen-option-force_distributes-help = Aus: In der Zwangsrunde gibt es nur Bêten; der Pot wird nicht verteilt.
lupfen-option-stakes_multiple_of_three = Einsatz durch drei teilbar
lupfen-option-stakes_multiple_of_three-help = Nur Einsätze wie 3, 6 oder 9 sind erlaubt.

lupfen-liechtenstein-rules-stakes =
    { $ante ->
        [0] { "" }
       *[other] Vor jedem Spiel legen alle { $ante } in den Pot. { $all_pass ->
            [keep_pot] Hat niemand gelupft, wird vor dem nächsten Spiel nicht neu eingesetzt.
           *[other] { "" }
        }
    } { lupfen-rules-part-dealer-stake } { $force_on_empty_pot ->
        [true] War der Pot vor dem Spiel leer, ist **Zwang**: Alle spielen, und die oberste Karte zeigt den Trumpf. Vorhand, der Nächste nach dem Geber, spielt aus.
       *[other] { "" }
    }
lupfen-vorarlberg-rules-stakes =
    { $force_on_empty_pot ->
        [true] Ist der Pot leer, ist **Zwang**: Alle legen { $ante } hinein und spielen. Die oberste Karte zeigt den Trumpf, und Vorhand, der Nächste nach dem Geber, spielt aus. Liegt etwas im Pot, wird gelupft, ohne neuen Einsatz.
       *[other] Ist der Pot leer, legen alle { $ante } hinein.
    } { $stakes_multiple_of_three ->
        [true] Einsätze sind Vielfache von drei.
       *[other] { "" }
    } { lupfen-rules-part-dealer-stake }
lupfen-rules-part-dealer-stake =
    { $dealer_stake ->
        [0] { "" }
       *[other] Der Geber legt { $dealer_stake } dazu. { $shoving ->
            [true] Das Geben darf { $max_shoves ->
                [0] { "" }
                [one] einmal{ " " }
               *[other] bis zu { $max_shoves }-mal{ " " }
            }weitergeschoben werden: Der Einsatz bleibt im Pot, und der Nächste gibt und setzt auch.
           *[other] { "" }
        }
    }
lupfen-rules-bid =
    Alle bekommen drei Karten. Reihum wird jeder gefragt, Vorhand zuerst: „**Lupfsch?**“ Wer lupft, deckt die oberste Karte des Stocks auf; ihre Farbe ist Trumpf. { $pass_is_fold ->
        [true] Wer passt, ist in diesem Spiel draußen.
       *[other] Wer nicht lupft, darf später trotzdem mitspielen.
    } { $all_pass ->
        [keep_pot] Lupft niemand, werden die Karten zusammengeworfen, der Pot bleibt, und der Nächste gibt.
       *[other] Lupft niemand, werden die Karten zusammengeworfen, und alle setzen neu ein.
    } { $compulsory_lupf ->
        [true] Mit zwei { $ruleset ->
            [lupfen-liechtenstein] Assen
           *[other] Säuen
        } musst du lupfen.
       *[other] { "" }
    } { $blind_lupf ->
        [true] Deine Karten liegen verdeckt, bis du gefragt wirst. Du darfst **blind** lupfen: Dann zahlt { $blind_double ->
            [lifter_only] der Lupfer ohne Stich doppelt.
           *[other] jeder Mitspieler ohne Stich doppelt.
        }
       *[other] { "" }
    }
lupfen-liechtenstein-rules-price =
    { $price_bet ->
        [true] Der Lupfer kennt jetzt den Trumpf. Er setzt den Preis fest, von { $min_bet } bis { $max_bet }, und zahlt ihn. Die anderen zahlen gleich viel und spielen mit, oder sie steigen aus.
       *[other] Die anderen sagen, ob sie mitspielen oder aussteigen; es kostet nichts.
    } Geht niemand mit, nimmt der Lupfer den Pot. { lupfen-rules-part-compulsion }
lupfen-vorarlberg-rules-price =
    Die anderen, die noch dabei sind, sagen „**Mit!**“ oder steigen aus. Geht niemand mit, nimmt der Lupfer den Pot. { lupfen-rules-part-compulsion }
lupfen-rules-part-compulsion =
    { $compulsory_hearts ->
        [true] **Mitspielzwang**: Wird diese Farbe Trumpf ({ $compulsory_suit }), müssen alle mitspielen, auch wer gepasst hat.
       *[other] { "" }
    }
lupfen-rules-play =
    { $lupfen_leader ->
        [left_of_dealer] Zum ersten Stich spielt der Erste nach dem Geber aus, der dabei ist.
       *[other] Zum ersten Stich spielt der Lupfer aus.
    } Danach spielt aus, wer den letzten Stich gemacht hat. { $follow_rule ->
        [follow_trump] Du musst Farbe bedienen. Kannst du das nicht, musst du stechen; kannst du auch das nicht, spielst du irgendeine Karte.
       *[other] Du musst Farbe bedienen; kannst du das nicht, spielst du irgendeine Karte.
    } Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der angespielten Farbe.
lupfen-rules-money =
    Jeder Stich bringt ein Drittel von dem, was beim ersten Ausspielen im Pot lag. { $remainder_to ->
        [lifter] Was sich nicht durch drei teilen lässt, bekommt der Lupfer.
        [first_trick_winner] Was sich nicht durch drei teilen lässt, bekommt, wer den ersten Stich gemacht hat.
       *[other] Was sich nicht durch drei teilen lässt, bleibt im Pot.
    } Wer mitgespielt und keinen Stich gemacht hat, zahlt die **Bête**: so viel, wie im Pot lag, in den nächsten Pot{ $pot_limit ->
        [0] .
       *[other] , aber nie mehr als { $pot_limit }.
    } { $force_distributes ->
        [false] Beim Zwang wird der Pot nicht verteilt: Es gibt nur Bêten.
       *[other] { "" }
    }
lupfen-rules-special =
    { lupfen-rules-part-three-unters } { $weak_hand ->
        [exchange] **Zwei Unter und ein Ober**: Die darfst du gegen die drei untersten Karten des Stocks tauschen, einmal und vor deiner ersten Karte.
        [scrap] { lupfen-rules-part-scrap }
       *[other] { "" }
    } { lupfen-rules-part-staender }
lupfen-liechtenstein-rules-special =
    { lupfen-rules-part-three-unters } { $weak_hand ->
        [exchange] **Zwei Under und ein Ober**: Die darfst du gegen die drei untersten Karten des Stocks tauschen, einmal und { $exchange_timing ->
            [before_lead] vor dem ersten Ausspielen.
           *[other] vor deiner ersten Karte.
        }
        [scrap] { lupfen-rules-part-scrap }
       *[other] { "" }
    } { lupfen-rules-part-staender }
lupfen-rules-part-unters =
    { $ruleset ->
        [lupfen-vorarlberg] Unter
       *[other] Under
    }
lupfen-rules-part-three-unters =
    { $three_unters ->
        [true] **Drei { lupfen-rules-part-unters }** gewinnen sofort alle drei Stiche, wenn du mitspielst.
       *[other] { "" }
    }
lupfen-rules-part-scrap = **Zwei { lupfen-rules-part-unters } und ein Ober**: Die darfst du mit „**Verworfen!**“ zeigen. Derselbe Geber gibt neu, und niemand zahlt neu ein. { $scrap_timing ->
        [before_lead] Gefragt wird vor dem ersten Ausspielen.
       *[other] Das tust du im ersten Stich, wenn du dran bist, bevor du eine Karte spielst.
    }
lupfen-rules-part-staender =
    { $staender ->
        [announce] Drei Karten einer Farbe sind ein **Ständer**: Dein Klopfen hören alle, die Farbe bleibt geheim.
       *[other] { "" }
    }
lupfen-rules-end = { rules-part-end }

# Die Wörter des Spiels, erklärt.
lupfen-term-lupfsch = **„Lupfsch?“** heißt „Lupfst du?“. Wer lupft („Ja, i lupf“), deckt den Trumpf auf und spielt.
lupfen-term-lupfsch-seen = lupfsch, i lupf, lupft, gelupft
lupfen-term-mit = **„Mit!“** heißt „Ich gehe mit“: Du spielst um den Pot.
lupfen-term-mit-seen = mit!, mitgeh, gehst du mit
lupfen-term-price = **Preis**: der Betrag, den der Lupfer nennt. Wer mitspielt, zahlt ihn in den Pot.
lupfen-term-price-seen = preis
lupfen-term-bete = **Bête**: Wenn du mitspielst und keinen Stich machst, zahlst du den ganzen Pot noch einmal, in den nächsten.
lupfen-term-bete-seen = bête, keinen stich, ohne stich
lupfen-term-force = **Zwang**: Alle spielen, niemand wird gefragt; die oberste Karte zeigt den Trumpf.
lupfen-term-force-seen = zwang
lupfen-term-staender = **Ständer**: drei Karten einer Farbe auf einer Hand. Du klopfst, und alle hören es; die Farbe bleibt geheim.
lupfen-term-staender-seen = ständer
lupfen-term-verworfen = **„Verworfen!“**: Es wird neu gegeben, und niemand zahlt neu ein.
lupfen-term-verworfen-seen = verworfen, verwerfen
lupfen-term-blind = **Blind**: Du lupfst, bevor du deine Karten siehst. Ohne Stich kostet es dann doppelt.
lupfen-term-blind-seen = blind
lupfen-term-cards = **Karten**, von der höchsten zur niedrigsten: { $cards }. Das Ass heißt auch Sau, das Banner ist die Zehn; Ober und Under stehen für Dame und Bube.
lupfen-term-cards-seen = ass, banner, könig, ober, under
lupfen-vorarlberg-term-cards = **Karten**, von der höchsten zur niedrigsten: { $cards }. Die Sau ist das Ass; Ober und Unter stehen für Dame und Bube.
lupfen-vorarlberg-term-cards-seen = sau, könig, ober, unter, zehn

# Worum es in einem Spiel ging, in einer Zeile, für Listen.
lupfen-told-lifted = { $name } hat{ $blind ->
    [0] { "" }
   *[other] { " " }blind
}{ $price ->
    [0] { "" }
   *[other] { " " }für { $price }
} gelupft und { lupfen-part-tricks } gemacht
lupfen-told-uncontested = { $name } hat gelupft, und niemand ging mit
lupfen-told-three-unters = { $name } hatte drei Under und bekam alles
lupfen-told-nobody = Niemand hat gelupft
lupfen-told-forced = Zwangsrunde: { $name } hat { lupfen-part-tricks } gemacht
lupfen-part-tricks = { $all ->
    [0] { $tricks ->
        [0] keinen Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
   *[other] alle Stiche
}
lupfen-vorarlberg-told-three-unters = { $name } hatte drei Unter und bekam alles
lupfen-liechtenstein-suit-hearts = keine gewählt

lupfen-learn-opening = Gelupft wird zu dritt bis zu fünft, um einen **Pot** aus Chips. Es gibt 20 Karten in vier **Farben**: Eichel, Rosen, Schilten und Schellen. In jeder Farbe gilt von oben: Ass, Banner, König, Ober, Under.

    Jeder zahlt einen Chip in den Pot, den **Einsatz**, und bekommt drei Karten, die sonst niemand sieht. Dann **lupft** einer: Er deckt eine weitere Karte auf, und deren Farbe ist **Trumpf**. Trumpf sticht alle anderen Farben. Er nennt auch den **Preis**. Die anderen zahlen ihn ebenfalls und gehen mit, oder sie steigen aus.

    Wer dabei ist, spielt seine drei Karten nacheinander. Einer **spielt aus**, das heißt, er legt die erste Karte, und reihum gibt jeder eine dazu. Das zusammen ist ein **Stich**. Ihn macht, wer die beste Karte gespielt hat, und er bekommt ein Drittel des Pots. Wer mitspielt und keinen Stich macht, muss zahlen.

    Ein letztes Spiel gibt es nicht. Spielt, so lange ihr wollt: Gewonnen hat, wer am Ende mehr Chips hat als am Anfang.
lupfen-learn-take = **Bedienen.** Hast du die Farbe, die ausgespielt wurde, musst du sie zugeben; deine dritte Karte ist darum gesperrt. Die höchste Karte dieser Farbe macht den Stich. Welche von deinen zweien kann das?
lupfen-learn-take-right = Dein Ass ist die höchste Karte seiner Farbe. Der Stich gehört dir und damit ein Drittel des Pots. Wer einen Stich macht, spielt zum nächsten aus.
lupfen-learn-take-wrong = Auf dem Tisch lag schon eine höhere Karte dieser Farbe, der Stich ging an einen anderen. Du hast gar keinen gemacht, und das kostet den ganzen Pot noch einmal.
lupfen-learn-trump = **Trumpf.** Eine Farbe sticht alle anderen; welche Trumpf ist, steht oben. Von der ausgespielten Farbe hast du nichts, also darfst du alles spielen. Ein Trumpf macht den Stich, auch ein niedriger, außer es kommt ein höherer.
lupfen-learn-trump-right = Dein Trumpf sticht alles, was nicht Trumpf ist. Mit einer Karte der ausgespielten Farbe hättest du bedienen müssen. Ohne darfst du stechen, musst aber nicht.
lupfen-learn-trump-wrong = Eine Karte aus einer anderen Farbe macht nie den Stich, und wenn sie noch so hoch ist. Es zählen nur die ausgespielte Farbe und Trumpf.
lupfen-learn-lead = **Ausspielen.** Du hast gelupft, also spielst du zum ersten Stich aus, und die anderen müssen deine Farbe bedienen, wenn sie können. Eine deiner Karten kann niemand stechen. Welche?
lupfen-learn-lead-right = Das Trumpf-Ass sticht niemand. Die anderen mussten auch ihre Trümpfe zugeben, darum machte deine nächste Karte ebenfalls einen Stich. Jeder Stich brachte dir ein Drittel des Pots; was sich nicht durch drei teilen lässt, bekommt, wer gelupft hat.
lupfen-learn-lead-wrong = Die wurde mit einem Trumpf gestochen. Dein Trumpf-Ass hat später noch einen Stich gemacht, aber nur den. Hättest du es zuerst gespielt, hätten die anderen ihre Trümpfe zugeben müssen.
lupfen-learn-lift = **„Lupfsch?“** Alle haben ihren Einsatz gezahlt, Trumpf gibt es noch keinen. Du sitzt neben dem Geber und wirst darum zuerst gefragt, ob du lupfst. Wenn ja, deckst du eine Karte auf (ihre Farbe ist Trumpf), nennst den Preis und zahlst ihn auch selbst. Lupf, wenn du dir einen Stich zutraust.
lupfen-learn-lift-right = Zwei Asse machen meist einen Stich, was immer Trumpf ist. Und wer lupft, nennt den Preis und spielt zum ersten Stich aus. Diesmal ging niemand mit, da hast du den ganzen Pot bekommen, ohne eine Karte zu spielen.
lupfen-learn-lift-wrong = „Nei“ kostet nichts, und mitgehen kannst du immer noch, wenn ein anderer lupft. Aber mit zwei Assen hast du Preis und Ausspiel einem anderen überlassen, und das hat weniger gebracht.
lupfen-learn-decline = **Nei sagen.** Wieder wirst du zuerst gefragt. Denk an das Risiko: Wer mitspielt und keinen Stich macht, zahlt den ganzen Pot noch einmal. Das ist die **Bête**, und sie kommt in den nächsten Pot.
lupfen-learn-decline-right = Kein Ass, kein Banner: So ein Blatt macht selten einen Stich. Weg ist nur der Einsatz. Wenn überhaupt niemand lupft, bleibt der Pot für das nächste Spiel liegen, und der Nächste gibt.
lupfen-learn-decline-wrong = Du hast den Trumpf gelupft, aber für einen Stich waren deine Karten zu niedrig. Jetzt zahlst du den ganzen Pot noch einmal.
lupfen-learn-join = **Mitgehen.** Ein anderer hat gelupft, und du siehst, was Trumpf ist. „Mit!“ heißt: Du zahlst den Preis und spielst um den Pot. Zähl deine Trümpfe.
lupfen-learn-join-right = Das Trumpf-Ass macht sicher einen Stich, und der König vielleicht noch einen. Für einen Chip spielst du um den ganzen Pot.
lupfen-learn-join-wrong = Du bist mit dem Trumpf-Ass ausgestiegen, und das macht sicher einen Stich. Den Pot haben sich die anderen geteilt.
lupfen-learn-drop = **Aussteigen.** Ein neues Spiel, und wieder hat ein anderer gelupft. Der Pot lockt, aber womit willst du einen Stich machen?
lupfen-learn-drop-right = Kein Trumpf, kein Ass: Da war für dich nichts zu holen. Wer aussteigt, verliert nur den Einsatz. Zwei Blätter sind besonders: Mit drei Under gehören dir gleich alle drei Stiche, und mit zwei Under und einem Ober darfst du alle drei Karten austauschen.
lupfen-learn-drop-wrong = Ohne Trumpf und ohne Ass hast du keinen Stich gemacht. Du hast den Preis gezahlt und dann den ganzen Pot noch einmal.
