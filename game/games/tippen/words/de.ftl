# Tippen und Verwandtes: die Spiele, ihre Wörter, ihre Hausregeln, ihre Regeln. Was hier nicht steht, gilt wie für alle Spiele.

ruleset-drei-karten-1821 = Drei Karten · 1821
ruleset-drei-karten-1821-sentence = Die älteste Art: drei Karten, und man spielt um den Pot oder passt.
ruleset-drei-karten-1821-short =
    Wer gibt, setzt den Stamm und gibt drei Karten; die letzte eigene Karte zeigt den Trumpf.
    Liegt nur der Stamm im Pot, spielen alle; sonst spielt man oder passt.
    Jeder Stich ist ein Drittel des Pots; ohne Stich zahlt man ihn.
ruleset-loup-1821 = Loup · 1821
ruleset-loup-1821-sentence = Der Wolf: sechs Karten und sechs Stiche um den Pot.
ruleset-loup-1821-short =
    Der Wolf: sechs Karten, sechs Stiche, und die letzte Karte des Gebers zeigt den Trumpf.
    Liegt nur der Stamm im Pot, spielen alle; sonst spielt man oder passt.
    Jeder Stich ist ein Sechstel des Pots; ohne Stich zahlt man ihn.
ruleset-dreiblatt-1859 = Dreiblatt · 1859
ruleset-dreiblatt-1859-sentence = Wer um den Pot spielen will, tippt; zuerst wird Trumpf ausgespielt.
ruleset-dreiblatt-1859-short =
    Wer gibt, setzt den Stamm; drei Karten für alle, die nächste zeigt Trumpf. Wer spielen will, tippt.
    Zuerst wird Trumpf ausgespielt, später das Trumpf-Ass.
    Jeder Stich ist ein Drittel des Pots; ohne Stich zahlt man eine Bête.
ruleset-tippen-1905 = Tippen · 1905
ruleset-tippen-1905-sentence = Wer um den Pot spielen will, tippt; wer nicht bedienen kann, muss stechen.
ruleset-tippen-1905-short =
    Wer gibt, setzt den Stamm; drei Karten für alle, die nächste zeigt Trumpf. Wer spielen will, tippt.
    Wer nicht bedienen kann, muss stechen.
    Jeder Stich ist ein Drittel des Pots; ohne Stich zahlt man ihn.
ruleset-tippen-grupp = Tippen · Grupp 1975
ruleset-tippen-grupp-sentence = Tippen, Karten tauschen und überstechen, wo es geht.
ruleset-tippen-grupp-short =
    Wer gibt, setzt den Stamm; drei Karten für alle, die nächste zeigt Trumpf. Wer spielen will, tippt.
    Man darf Karten tauschen, muss bedienen, stechen und überstechen, wenn man kann.
    Jeder Stich ist ein Drittel des Pots; ohne Stich zahlt man einen Stamm.
ruleset-tippen-katira = Tippen · Katira 1983
ruleset-tippen-katira-sentence = Zwei Karten, der Trumpf, dann die dritte Karte: tippen oder passen.
ruleset-tippen-katira-short =
    Zwei Karten für alle, dann der Trumpf, dann die dritte Karte. Wer spielen will, tippt.
    Man darf Karten tauschen, muss bedienen, stechen und überstechen, wenn man kann.
    Jeder Stich ist ein Drittel des Pots; ohne Stich zahlt man ihn.
ruleset-vierblatt = Vierblatt
ruleset-vierblatt-sentence = Wie Dreiblatt, mit vier Karten und vier Stichen.
ruleset-vierblatt-short =
    Wie Dreiblatt, mit vier Karten und vier Stichen. Wer spielen will, tippt.
    Zuerst wird Trumpf ausgespielt, später das Trumpf-Ass.
    Jeder Stich ist ein Viertel des Pots; ohne Stich zahlt man eine Bête.

family-tippen = Tippen
family-tippen-description = In diesem Kanal Tippen und Verwandtes spielen
loup-1821-length = drei Minuten je Spiel
tippen-length = ein, zwei Minuten je Spiel
tippen-panel-no-trump = noch kein Trumpf
tippen-forced-first = Erstes Spiel: Im Pot liegt noch keine Bête, darum spielen alle, und niemand wird gefragt. Hat jemand eine gezahlt, heißt es nachher: tippen oder passen?
tippen-stats-lifts = { $lifts ->
    [0] **Noch nie getippt**
    [one] **Einmal getippt**{ stats-part-share }, { $won ->
        [0] ohne Gewinn
       *[other] mit Gewinn
    }
   *[other] **{ $lifts }-mal getippt**{ stats-part-share }, { $often ->
        [always] jedes Mal mit Gewinn
        [never] nie mit Gewinn
       *[some] davon { $won ->
            [one] einmal
           *[other] { $won }-mal
        } mit Gewinn
    }
}
tippen-stats-betes = **Bêten** { $betes }, zusammen { $chips } Chips

tippen-question-declare = tippen oder passen?
tippen-question-knock = klopfen, bevor du deine Karten gesehen hast?
tippen-question-sniff = schnüffeln?
tippen-question-discard = welche Karte legst du weg?
tippen-stakes = Stamm **{ $stake }** Chips
tippen-duty-lead-trump = Ab drei Mitspielern muss zuerst Trumpf ({ $trump }) ausgespielt werden.
tippen-duty-lead-trump-ace = Du hast das Trumpf-Ass und musst es jetzt ausspielen.
tippen-choice-play-rob = Trumpfkarte rauben
tippen-choice-declare-play = Tippen
tippen-choice-declare-pass = Passen
tippen-choice-knock-knock = Klopfen
tippen-choice-knock-decline = Nein
tippen-choice-sniff-sniff = Schnüffeln
tippen-choice-sniff-decline = Nein
tippen-answered-declare-play = { $name } tippt.
tippen-answered-declare-pass = { $name } passt.
tippen-answered-knock-knock = { $name } klopft!
tippen-answered-knock-decline = { $name } klopft nicht.
tippen-answered-sniff-sniff = { $name } schnüffelt!
tippen-answered-sniff-decline = { $name } schnüffelt nicht.
tippen-event-forced = **Zwang!** Alle spielen.
tippen-event-all-passed = Niemand spielt: der Pot bleibt.
tippen-event-jump = Das Geben springt zu { $name }, mit einem weiteren Stamm.
tippen-event-trump-named = { $name } nimmt die Trumpfkarte ungesehen: { $suit } ist Trumpf.
tippen-event-rob = { $name } raubt { $card } mit der Trumpf-Sieben.
tippen-mark-shoved = hat geschoben
tippen-mark-cut = abgehoben war { $value }
tippen-mark-second-cut = dann { $value }
tippen-mark-knocked = hat geklopft
tippen-mark-sniffed = hat geschnüffelt
tippen-mark-turned = aufgedeckt: { $value }
tippen-mark-exchanged = { $value ->
    [0] hat nicht getauscht
   *[other] hat { $value } getauscht
}
tippen-mark-robbed = hat geraubt

refused-seats-with-pack = { $seats } Plätze mit je { $hand } Karten brauchen mehr als die { $cards } Karten dieses Blatts. Nehmt das größere Blatt, kleinere Hände oder weniger Plätze.
refused-exchange-with-pack = { $seats } Plätze, die je { $exchange } Karten tauschen dürfen, brauchen mehr als die { $cards } Karten dieses Blatts. Tauscht weniger oder sitzt zu wenigeren.
refused-hand-size-five = Eine Hand hat drei, vier oder sechs Karten, nie fünf.
refused-stake-parts = Der Stamm ist { $stake }, die Hand hat { $hand } Karten: der Stamm muss durch die Zahl der Karten teilbar sein.
refused-max-bete-parts = Die Grenze der Bêten ist { $limit }, die Hand hat { $hand } Karten: sie muss durch die Zahl der Karten teilbar sein.
refused-robbing-with-last-card = Zum Rauben braucht es eine Trumpfkarte, die niemandem gehört; hier ist die letzte Karte des Gebers Trumpf. Ändert eines von beiden.
refused-dealer-takes-with-last-card = Zum Schnüffeln und Klopfen braucht es eine Trumpfkarte, die niemandem gehört; hier ist die letzte Karte des Gebers Trumpf. Ändert eines von beiden.

tippen-group-before = Vor dem ersten Stich
tippen-option-hand_size = Karten je Hand
tippen-option-hand_size-help = Drei, vier oder sechs; so viele Stiche werden gespielt.
tippen-option-stake = Stamm
tippen-option-stake-help = Was der Geber in den Pot legt; durch die Zahl der Karten teilbar.
tippen-option-trump_source = Trumpfkarte
tippen-option-trump_source-help = Welche Karte den Trumpf zeigt.
tippen-option-trump_source-dealer_last_card = die letzte Karte des Gebers
tippen-option-trump_source-next_card = die nächste Karte vom Stock
tippen-option-deal_pattern = Geben
tippen-option-deal_pattern-help = Wann der Trumpf aufgedeckt wird.
tippen-option-deal_pattern-all_then_turn = alle Karten, dann der Trumpf
tippen-option-deal_pattern-two_turn_one = zwei Karten, der Trumpf, der Rest
tippen-option-force_when = Tippzwang
tippen-option-force_when-help = Wann alle spielen müssen.
tippen-option-force_when-off = nie
tippen-option-force_when-pot_is_one_stake = nur ein Stamm im Pot
tippen-option-force_when-no_bete_in_pot = keine Bête im Pot
tippen-option-bete = Bête
tippen-option-bete-help = Was es kostet, keinen Stich zu machen.
tippen-option-bete-pot = den Pot
tippen-option-bete-stake = einen Stamm
tippen-option-lead_trump_if_three = Zuerst Trumpf
tippen-option-lead_trump_if_three-help = Ab drei Mitspielern muss zuerst Trumpf ausgespielt werden.
tippen-option-lead_trump_ace_second = Trumpf-Ass zum zweiten Stich
tippen-option-lead_trump_ace_second-help = Wer den ersten Stich hat und das Trumpf-Ass hält, muss es ausspielen.
tippen-option-exchange_max = Tauschen
tippen-option-exchange_max-help = Wie viele Karten jeder tauschen darf; 0 heißt keine.
tippen-option-exchange_max-0 = keine
tippen-option-robbing = Rauben
tippen-option-robbing-help = Wer die Trumpf-Sieben hat, darf die aufgedeckte Karte dafür nehmen.
tippen-option-dealer_takes = Geber nimmt die Trumpfkarte
tippen-option-dealer_takes-help = Schnüffeln oder klopfen; dafür muss der Geber Stiche machen.
tippen-option-dealer_takes-off = nein
tippen-option-dealer_takes-sniff_1859 = schnüffeln wie 1859
tippen-option-dealer_takes-sniff_modern = schnüffeln wie heute
tippen-option-dealer_takes-knock = klopfen, Karten ungesehen
tippen-option-hop_and_jump = Hopp und Sprung
tippen-option-hop_and_jump-help = Ein Ass oder eine Sieben beim Abheben gibt das Geben weiter.
tippen-option-hop_and_jump-off = aus
tippen-option-hop_and_jump-single = eine Karte wird angeschaut
tippen-option-hop_and_jump-double = zwei Karten werden angeschaut
tippen-option-max_bete = Grenze der Bêten
tippen-option-max_bete-help = Was darüber ist, wartet in der Reserve; 0 heißt: ohne Grenze.
tippen-option-max_bete-0 = ohne Grenze
tippen-option-max_bete_scope = Was begrenzt wird
tippen-option-max_bete_scope-help = Die Bêten im Pot, der ganze Pot oder was einer zahlt.
tippen-option-max_bete_scope-bete_part = die Bêten im Pot
tippen-option-max_bete_scope-whole_pot = der ganze Pot
tippen-option-max_bete_scope-per_player = die Bête eines Einzelnen
tippen-option-pack = Blatt
tippen-option-pack-help = Mit wie vielen Karten gespielt wird.
tippen-option-pack-auto = 32, ab sieben Leuten 52
tippen-option-pack-piquet32 = 32 Karten
tippen-option-pack-whist52 = 52 Karten
tippen-option-dealer_penalty = Strafe des Gebers
tippen-option-dealer_penalty-help = Was ein Geber zahlt, der die Trumpfkarte nahm und zu wenig Stiche hat.
tippen-option-dealer_penalty-stake = Stämme
tippen-option-dealer_penalty-bete = Bêten
tippen-option-must_undertrump = Untertrumpfen
tippen-option-must_undertrump-help = Wer nicht bedienen kann, muss stechen, auch wenn es nicht gewinnt.
tippen-option-min_tricks = Nötige Stiche
tippen-option-min_tricks-help = Wer weniger macht, zahlt die Bête.
tippen-option-who_stakes = Wer setzt
tippen-option-who_stakes-help = Der Geber allein, oder alle und der Geber doppelt.
tippen-option-who_stakes-dealer = der Geber
tippen-option-who_stakes-all_dealer_double = alle, der Geber doppelt

tippen-rules-stakes =
    { $who_stakes ->
        [all_dealer_double] Alle legen { $stake } in den Pot, wer gibt das Doppelte.
       *[other] Wer gibt, legt den Stamm von { $stake } in den Pot.
    } { $shoving ->
        [true] Das Geben darf man weiterschieben: der Stamm bleibt, der Nächste gibt und setzt ebenso{ $max_shoves ->
            [0] .
           *[other] , höchstens { $max_shoves }-mal.
        }
       *[other] { "" }
    } { $hop_and_jump ->
        [single] **Hopp und Sprung**: beim Abheben zeigt sich die unterste Karte; ein Ass oder eine Sieben gibt das Geben an den Nächsten weiter, der ebenso setzt.
        [double] **Hopp und Sprung**: beim Abheben zeigen sich die untersten Karten beider Päckchen; jedes Ass und jede Sieben gibt das Geben an den Nächsten weiter, der ebenso setzt.
       *[other] { "" }
    }
tippen-rules-bid =
    Alle bekommen { $hand_size } Karten. { $trump_source ->
        [dealer_last_card] Die letzte Karte des Gebers wird gezeigt: ihre Farbe ist Trumpf, und sie bleibt in seiner Hand.
       *[other] { $deal_pattern ->
            [two_turn_one] Nach zwei Karten für alle wird die nächste aufgedeckt: ihre Farbe ist Trumpf.
           *[other] Danach wird die nächste aufgedeckt: ihre Farbe ist Trumpf.
        }
    } { $hop_and_jump ->
        [off] { $force_when ->
            [pot_is_one_stake] **Zwang**: liegt nur der Stamm eines Spiels im Pot, müssen alle spielen.
            [no_bete_in_pot] **Zwang**: solange keine Bête im Pot liegt, müssen alle spielen.
           *[other] { "" }
        }
       *[other] { "" }
    } Vom Nächsten nach dem Geber an tippt, wer spielen will; wer nicht will, passt. Spielt niemand, bleibt der Pot; wer allein spielt, nimmt ihn. { $exchange_max ->
        [0] { "" }
        [1] Wer spielt, darf eine Karte mit dem Stock tauschen.
       *[other] Wer spielt, darf bis zu { $exchange_max } Karten mit dem Stock tauschen.
    }
tippen-rules-play =
    Zum ersten Stich spielt aus, wer nach dem Geber als Erster dabei ist, danach wer den letzten Stich gemacht hat. { $follow_rule ->
        [follow_trump] Farbe wird bedient. Wer das nicht kann, muss stechen; wer auch das nicht kann, spielt irgendeine Karte.
        [follow_trump_head] Farbe wird bedient; wer das nicht kann, muss stechen. In beiden Fällen muss überstechen, wer kann. { $must_undertrump ->
            [false] Wer die Farbe nicht hat und nicht überstechen kann, spielt irgendeine Karte.
           *[other] Wer die Farbe nicht hat, muss stechen, auch wenn es nicht gewinnt.
        }
       *[other] Farbe wird bedient; wer das nicht kann, spielt irgendeine Karte.
    } { $lead_trump_if_three ->
        [true] Ab drei Mitspielern muss zuerst Trumpf ausgespielt werden.
       *[other] { "" }
    } { $lead_trump_ace_second ->
        [true] Wer den ersten Stich gemacht hat und das Trumpf-Ass hält, muss es ausspielen.
       *[other] { "" }
    } Der höchste Trumpf macht den Stich, sonst die höchste Karte der angespielten Farbe.
tippen-rules-money = { tippen-rules-part-shares } { tippen-rules-part-bete } { tippen-rules-part-limits }
dreiblatt-1859-rules-money = { tippen-rules-part-shares } { tippen-rules-part-bete-1859 } { tippen-rules-part-limits }
vierblatt-rules-money = { dreiblatt-1859-rules-money }
tippen-rules-part-shares =
    Jeder Stich bringt { $hand_size ->
        [3] ein Drittel
        [4] ein Viertel
       *[other] ein Sechstel
    } des Pots, wie er beim ersten Ausspielen war.
tippen-rules-part-bete =
    { $min_tricks ->
        [1] Wer mitgespielt und keinen Stich gemacht hat,
       *[other] Wer mitgespielt und weniger als { $min_tricks } Stiche gemacht hat,
    } { $bete ->
        [stake] zahlt { $stake } als Bête in den nächsten Pot.
       *[other] zahlt als Bête so viel, wie im Pot lag, in den nächsten Pot.
    }
tippen-rules-part-bete-1859 =
    { $min_tricks ->
        [1] Wer mitgespielt und keinen Stich gemacht hat,
       *[other] Wer mitgespielt und weniger als { $min_tricks } Stiche gemacht hat,
    } { $bete ->
        [stake] zahlt { $stake } als Bête in den nächsten Pot.
       *[other] zahlt eine Bête in den nächsten Pot: so viel, wie im Pot lag, oder { $stake }, solange noch keine Bête darin liegt.
    }
tippen-rules-part-limits =
    { $max_bete ->
        [0] { "" }
       *[other] { $max_bete_scope ->
            [whole_pot] Im Pot liegen höchstens { $max_bete }; der Rest wartet in einer Reserve, die ihn wieder füllt.
            [per_player] Niemand zahlt mehr als { $max_bete } auf einmal.
           *[other] Die Bêten im Pot sind höchstens { $max_bete }; der Rest wartet in einer Reserve, die ihn wieder füllt.
        }
    } { $pot_limit ->
        [0] { "" }
       *[other] Keine Bête ist höher als { $pot_limit }.
    }
tippen-rules-special =
    { $robbing ->
        [true] **Rauben**: wer die Trumpf-Sieben hat, darf die aufgedeckte Karte dafür nehmen, bevor er zum ersten Stich spielt.
       *[other] { "" }
    } { $dealer_takes ->
        [sniff_1859] **Schnüffeln**: der Geber darf die Trumpfkarte beanspruchen, bevor sie aufgedeckt wird, im Tausch gegen eine Karte der Hand. Ohne Stich zahlt er dann zwei { tippen-rules-part-units }; Aussteigen kostet einen Stamm.
        [sniff_modern] **Schnüffeln**: der Geber darf die Trumpfkarte nehmen, bevor sie aufgedeckt wird; die anderen erfahren nur die Farbe. Er muss dann spielen: mit einem Stich zahlt er { tippen-rules-part-unit }, ohne zwei { tippen-rules-part-units }.
        [knock] **Klopfen**: der Geber darf die Trumpfkarte nehmen, bevor sie aufgedeckt wird und bevor er seine Hand sieht; die anderen erfahren nur die Farbe. Er muss dann spielen: mit einem Stich zahlt er { tippen-rules-part-unit }, ohne zwei { tippen-rules-part-units }.
       *[other] { "" }
    }
tippen-rules-part-unit =
    { $dealer_penalty ->
        [bete] eine Bête
       *[other] einen Stamm
    }
tippen-rules-part-units =
    { $dealer_penalty ->
        [bete] Bêten
       *[other] Stämme
    }
tippen-rules-end = { rules-part-end }

tippen-practice-declare = Wer spielt, bekommt für jeden Stich einen Teil des Pots; wer dabei keinen macht, zahlt eine Bête. Trümpfe und Asse machen Stiche; mit schwachen Karten passt man.
tippen-practice-exchange = Du darfst einmal Karten weglegen und bekommst andere vom Stock. Behalte Trümpfe und Asse, tausche niedrige Karten.
tippen-practice-no-tricks = Es gab keine Stiche: Entweder hat niemand gespielt und der Pot bleibt, oder nur einer, und der nimmt ihn.
tippen-practice-out = Du hast gepasst, und das kostet nichts.
tippen-practice-won = { $tricks ->
    [one] Du hast 1 Stich gemacht, und er bringt seinen Teil des Pots.
   *[other] Du hast { $tricks } Stiche gemacht, und jeder bringt seinen Teil des Pots.
}
tippen-practice-dry = Du hast gespielt und keinen Stich gemacht, also zahlst du eine Bête in den nächsten Pot: Das ist das Risiko dieses Spiels.

# Die Wörter des Spiels, erklärt.
tippen-term-tap = **Tippen** heißt: Du spielst um den Pot. Wer passt, ist in diesem Spiel draußen und zahlt nichts.
tippen-term-tap-seen = tippt, tippen, getippt
tippen-term-stake = **Stamm** heißt, was vor jedem Spiel in den Pot gelegt wird.
tippen-term-stake-seen = stamm
tippen-term-bete = **Bête** heißt, was du in den nächsten Pot zahlst, wenn du mitspielst und zu wenig Stiche machst.
tippen-term-bete-seen = bête, kein stich, ohne stich
tippen-term-force = **Zwang**: Alle müssen spielen, niemand wird gefragt.
tippen-term-force-seen = zwang, spielen alle, alle spielen
tippen-term-sniff = **Schnüffeln**: Wer gibt, nimmt die Trumpfkarte, bevor sie aufgedeckt wird, und muss dann Stiche machen.
tippen-term-sniff-seen = schnüffel
tippen-term-knock = **Klopfen**: Wer gibt, nimmt die Trumpfkarte ungesehen, noch vor dem Blick in die eigenen Karten.
tippen-term-knock-seen = klopf
tippen-term-rob = **Rauben**: Wer die Trumpf-Sieben hat, darf sie gegen die aufgedeckte Trumpfkarte tauschen.
tippen-term-rob-seen = raub
tippen-term-shove = **Weiterschieben**: Wer gibt, lässt den Stamm im Pot und gibt das Geben weiter.
tippen-term-shove-seen = schieb, geschoben
tippen-term-hop = **Hopp und Sprung**: Ein Ass oder eine Sieben beim Abheben gibt das Geben weiter.
tippen-term-hop-seen = hopp, springt, abgehoben
tippen-term-reserve = **Reserve**: Was über der Grenze liegt, wartet hier, bis im Pot wieder Platz ist.
tippen-term-reserve-seen = reserve
tippen-term-cards = **Karten** von hoch nach tief: { $cards }.
tippen-term-cards-seen = ass, könig, dame, bube, ober, unter, zehn, neun, acht, sieben

# Worum es in einem Spiel ging, in einer Zeile, für Listen.
tippen-told-most = { $name } hat { $all ->
    [0] { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
   *[other] alle Stiche
} gemacht
tippen-told-uncontested = Nur { $name } hat getippt und bekam den Pot
tippen-told-nobody = Niemand hat getippt
