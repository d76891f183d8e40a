# Tippen und Verwandtes: die Spiele, ihre Wörter, ihre Hausregeln, ihre Regeln. Was hier nicht steht, gilt wie für alle Spiele.

ruleset-drei-karten-1821 = Drei Karten · 1821
ruleset-drei-karten-1821-sentence = Die älteste Art: Mit drei Karten spielt man um den Pot, oder man passt.
ruleset-drei-karten-1821-short =
    Der Geber setzt den Stamm und gibt jedem drei Karten; seine letzte Karte zeigt den Trumpf.
    Liegt nur der Stamm im Pot, spielen alle; sonst spielt man oder passt.
    Jeder Stich bringt ein Drittel des Pots; ohne Stich zahlt man den ganzen Pot.
ruleset-loup-1821 = Loup · 1821
ruleset-loup-1821-sentence = Der Wolf: sechs Karten und sechs Stiche um den Pot.
ruleset-loup-1821-short =
    Der Wolf: sechs Karten, sechs Stiche, und die letzte Karte des Gebers zeigt den Trumpf.
    Liegt nur der Stamm im Pot, spielen alle; sonst spielt man oder passt.
    Jeder Stich bringt ein Sechstel des Pots; ohne Stich zahlt man den ganzen Pot.
ruleset-dreiblatt-1859 = Dreiblatt · 1859
ruleset-dreiblatt-1859-sentence = Wer um den Pot spielen will, tippt; zuerst muss Trumpf ausgespielt werden.
ruleset-dreiblatt-1859-short =
    Der Geber setzt den Stamm und gibt jedem drei Karten; die nächste zeigt den Trumpf. Wer spielen will, tippt.
    Zuerst muss Trumpf ausgespielt werden, später das Trumpf-Ass.
    Jeder Stich bringt ein Drittel des Pots; ohne Stich zahlt man eine Bête.
ruleset-tippen-1905 = Tippen · 1905
ruleset-tippen-1905-sentence = Wer um den Pot spielen will, tippt; wer nicht bedienen kann, muss stechen.
ruleset-tippen-1905-short =
    Der Geber setzt den Stamm und gibt jedem drei Karten; die nächste zeigt den Trumpf. Wer spielen will, tippt.
    Wer nicht bedienen kann, muss stechen.
    Jeder Stich bringt ein Drittel des Pots; ohne Stich zahlt man den ganzen Pot.
ruleset-tippen-grupp = Tippen · Grupp 1975
ruleset-tippen-grupp-sentence = Tippen, Karten tauschen und überstechen, wo es geht.
ruleset-tippen-grupp-short =
    Der Geber setzt den Stamm und gibt jedem drei Karten; die nächste zeigt den Trumpf. Wer spielen will, tippt.
    Du darfst Karten tauschen; du musst bedienen, sonst stechen, und überstechen, wenn du kannst.
    Jeder Stich bringt ein Drittel des Pots; ohne Stich zahlt man einen Stamm.
ruleset-tippen-katira = Tippen · Katira 1983
ruleset-tippen-katira-sentence = Zwei Karten, der Trumpf, dann die dritte Karte: tippen oder passen.
ruleset-tippen-katira-short =
    Jeder bekommt zwei Karten, dann wird der Trumpf aufgedeckt, dann kommt die dritte Karte. Wer spielen will, tippt.
    Du darfst Karten tauschen; du musst bedienen, sonst stechen, und überstechen, wenn du kannst.
    Jeder Stich bringt ein Drittel des Pots; ohne Stich zahlt man den ganzen Pot.
ruleset-vierblatt = Vierblatt
ruleset-vierblatt-sentence = Wie Dreiblatt, mit vier Karten und vier Stichen.
ruleset-vierblatt-short =
    Wie Dreiblatt, mit vier Karten und vier Stichen. Wer spielen will, tippt.
    Zuerst muss Trumpf ausgespielt werden, später das Trumpf-Ass.
    Jeder Stich bringt ein Viertel des Pots; ohne Stich zahlt man eine Bête.

family-tippen = Tippen
family-tippen-description = In diesem Kanal Tippen und Verwandtes spielen
loup-1821-length = drei Minuten je Spiel
tippen-length = ein bis zwei Minuten je Spiel
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
tippen-stats-betes = **Bêten** { $betes }, zusammen { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}

tippen-question-declare = Tippst du, oder passt du?
tippen-question-knock = Klopfst du, bevor du deine Karten gesehen hast?
tippen-question-sniff = Schnüffelst du?
tippen-question-discard = Welche Karte legst du weg?
tippen-stakes = Stamm **{ $stake }** { $stake ->
    [one] Chip
   *[other] Chips
}
tippen-duty-lead-trump = Ab drei Mitspielern muss zuerst Trumpf ausgespielt werden ({ $trump }).
tippen-duty-lead-trump-ace = Du hast das Trumpf-Ass und musst es jetzt ausspielen.
tippen-choice-declare-play = Tippen
tippen-choice-declare-pass = Passen
tippen-choice-knock-knock = Klopfen
tippen-choice-knock-decline = Nicht klopfen
tippen-choice-sniff-sniff = Schnüffeln
tippen-choice-sniff-decline = Nicht schnüffeln
tippen-answered-declare-play = { $name } tippt.
tippen-answered-declare-pass = { $name } passt.
tippen-answered-knock-knock = { $name } klopft!
tippen-answered-knock-decline = { $name } klopft nicht.
tippen-answered-sniff-sniff = { $name } schnüffelt!
tippen-answered-sniff-decline = { $name } schnüffelt nicht.
tippen-event-forced = **Zwang!** Alle spielen.
tippen-event-jump = Das Geben springt zu { $name }; auch { $name } setzt einen Stamm.
tippen-event-rob = { $name } raubt { $card } mit der Trumpf-Sieben.
tippen-event-trump-named = { $name } nimmt die Trumpfkarte ungesehen: Trumpf { $suit }.
tippen-mark-shoved = hat geschoben
tippen-mark-cut = beim Abheben: { $value }
tippen-mark-second-cut = dann { $value }
tippen-mark-knocked = hat geklopft
tippen-mark-sniffed = hat geschnüffelt
tippen-mark-turned = aufgedeckt: { $value }

refused-seats-with-pack = { $seats } Plätze mit je { $hand } Karten brauchen mehr als die { $cards } Karten dieses Spiels. Nehmt mehr Karten, kleinere Blätter oder weniger Plätze.
refused-exchange-with-pack = { $seats } Plätze, an denen jeder { $exchange ->
    [one] 1 Karte
   *[other] { $exchange } Karten
} tauschen darf, brauchen mehr als die { $cards } Karten dieses Spiels. Tauscht weniger, oder spielt mit weniger Leuten.
refused-hand-size-five = Jeder bekommt drei, vier oder sechs Karten, nie fünf.
refused-stake-parts = Der Stamm ist { $stake }, und jeder bekommt { $hand } Karten: Der Stamm muss durch die Zahl der Karten teilbar sein.
refused-max-bete-parts = Die Grenze der Bêten ist { $limit }, und jeder bekommt { $hand } Karten: Sie muss durch die Zahl der Karten teilbar sein.
refused-robbing-with-last-card = Zum Rauben braucht es eine Trumpfkarte, die niemandem gehört; hier gehört sie als letzte Karte dem Geber. Ändert eines von beiden.
refused-dealer-takes-with-last-card = Zum Schnüffeln und Klopfen braucht es eine Trumpfkarte, die niemandem gehört; hier gehört sie als letzte Karte dem Geber. Ändert eines von beiden.

tippen-group-before = Vor dem ersten Stich
tippen-option-hand_size = Karten für jeden
tippen-option-hand_size-help = Drei, vier oder sechs; so viele Stiche werden gespielt.
tippen-option-stake = Stamm
tippen-option-stake-help = Was der Geber in den Pot legt; durch die Zahl der Karten teilbar.
tippen-option-trump_source = Trumpfkarte
tippen-option-trump_source-help = Welche Karte den Trumpf zeigt.
tippen-option-trump_source-dealer_last_card = ist die letzte Karte des Gebers
tippen-option-trump_source-next_card = ist die nächste Karte vom Stock
tippen-option-deal_pattern = Geben
tippen-option-deal_pattern-help = Wann der Trumpf aufgedeckt wird.
tippen-option-deal_pattern-all_then_turn = alle Karten, dann der Trumpf
tippen-option-deal_pattern-two_turn_one = zwei Karten, der Trumpf, der Rest
tippen-option-force_when = Alle müssen spielen
tippen-option-force_when-help = Wann niemand gefragt wird und alle spielen.
tippen-option-force_when-off = nie
tippen-option-force_when-pot_is_one_stake = wenn nur ein Stamm im Pot liegt
tippen-option-force_when-no_bete_in_pot = wenn keine Bête im Pot liegt
tippen-option-bete = Ohne Stich zahlt man
tippen-option-bete-help = Was es kostet, keinen Stich zu machen.
tippen-option-bete-pot = den Pot
tippen-option-bete-stake = einen Stamm
tippen-option-lead_trump_if_three = Zuerst Trumpf ausspielen
tippen-option-lead_trump_if_three-help = Ab drei Mitspielern muss zuerst Trumpf ausgespielt werden.
tippen-option-lead_trump_ace_second = Trumpf-Ass zum zweiten Stich
tippen-option-lead_trump_ace_second-help = Wer den ersten Stich macht und das Trumpf-Ass hat, muss es ausspielen.
tippen-option-exchange_max = Karten tauschen, höchstens
tippen-option-exchange_max-help = Wie viele Karten jeder mit dem Stock tauschen darf; 0 heißt keine.
tippen-option-exchange_max-0 = keine
tippen-option-robbing = Rauben
tippen-option-robbing-help = Wer die Trumpf-Sieben hat, darf sie gegen die aufgedeckte Karte tauschen.
tippen-option-dealer_takes = Geber nimmt die Trumpfkarte
tippen-option-dealer_takes-help = Der Geber darf schnüffeln oder klopfen; er muss dann Stiche machen.
tippen-option-dealer_takes-off = nein
tippen-option-dealer_takes-sniff_1859 = schnüffeln wie 1859
tippen-option-dealer_takes-sniff_modern = schnüffeln wie heute
tippen-option-dealer_takes-knock = klopfen, Karten ungesehen
tippen-option-hop_and_jump = Hopp und Sprung
tippen-option-hop_and_jump-help = Zeigt sich beim Abheben ein Ass oder eine Sieben, gibt der Nächste.
tippen-option-hop_and_jump-off = aus
tippen-option-hop_and_jump-single = mit einer Karte
tippen-option-hop_and_jump-double = mit zwei Karten
tippen-option-max_bete = Grenze der Bêten
tippen-option-max_bete-help = Was darüber ist, wartet in der Reserve; 0 heißt ohne Grenze.
tippen-option-max_bete-0 = ohne Grenze
tippen-option-max_bete_scope = Begrenzt wird
tippen-option-max_bete_scope-help = Ob die Grenze für die Bêten im Pot gilt, für den ganzen Pot oder für das, was einer zahlt.
tippen-option-max_bete_scope-bete_part = alles, was an Bêten im Pot liegt
tippen-option-max_bete_scope-whole_pot = der ganze Pot
tippen-option-max_bete_scope-per_player = die Bête eines Einzelnen
tippen-option-pack = Gespielt wird mit
tippen-option-pack-help = Mit wie vielen Karten gespielt wird.
tippen-option-pack-auto = 32 Karten, ab sieben Leuten 52
tippen-option-pack-piquet32 = 32 Karten
tippen-option-pack-whist52 = 52 Karten
tippen-option-dealer_penalty = Der Geber zahlt seine Strafe in
tippen-option-dealer_penalty-help = Was ein Geber zahlt, der die Trumpfkarte genommen und zu wenige Stiche hat.
tippen-option-dealer_penalty-stake = Stämmen
tippen-option-dealer_penalty-bete = Bêten
tippen-option-must_undertrump = Unterstechen
tippen-option-must_undertrump-help = Wer nicht bedienen kann, muss stechen, auch wenn der Trumpf nicht gewinnt.
tippen-option-min_tricks = Nötige Stiche
tippen-option-min_tricks-help = Wer weniger Stiche macht, zahlt die Bête.
tippen-option-who_stakes = Einsatz von
tippen-option-who_stakes-help = Nur der Geber, oder alle und der Geber doppelt.
tippen-option-who_stakes-dealer = dem Geber
tippen-option-who_stakes-all_dealer_double = allen, vom Geber doppelt

tippen-rules-stakes =
    { $who_stakes ->
        [all_dealer_double] Alle legen { $stake } in den Pot, der Geber das Doppelte.
       *[other] Der Geber legt den Stamm von { $stake } in den Pot.
    } { $shoving ->
        [true] Das Geben darf { $max_shoves ->
            [0] { "" }
            [one] einmal{ " " }
           *[other] bis zu { $max_shoves }-mal{ " " }
        }weitergeschoben werden: Der Stamm bleibt, und der Nächste gibt und setzt auch.
       *[other] { "" }
    } { $hop_and_jump ->
        [single] **Hopp und Sprung**: Beim Abheben zeigt sich die unterste Karte. Ist sie ein Ass oder eine Sieben, gibt der Nächste, und er setzt auch.
        [double] **Hopp und Sprung**: Beim Abheben zeigen sich die untersten Karten beider Päckchen. Bei jedem Ass und jeder Sieben geht das Geben an den Nächsten weiter, der auch setzt.
       *[other] { "" }
    }
tippen-rules-bid =
    Alle bekommen { $hand_size } Karten. { $trump_source ->
        [dealer_last_card] Die letzte Karte des Gebers wird gezeigt: Ihre Farbe ist Trumpf, und sie bleibt auf seiner Hand.
       *[other] { $deal_pattern ->
            [two_turn_one] Nach zwei Karten für alle wird die nächste aufgedeckt: Ihre Farbe ist Trumpf.
           *[other] Danach wird die nächste aufgedeckt: Ihre Farbe ist Trumpf.
        }
    } { $hop_and_jump ->
        [off] { $force_when ->
            [pot_is_one_stake] **Zwang**: Liegt nur der Stamm eines Spiels im Pot, müssen alle spielen.
            [no_bete_in_pot] **Zwang**: Solange keine Bête im Pot liegt, müssen alle spielen.
           *[other] { "" }
        }
       *[other] { "" }
    } Reihum, Vorhand zuerst, wird jeder gefragt: Wer spielen will, tippt; die anderen passen. Spielt niemand, bleibt der Pot; spielt nur einer, nimmt er ihn. { $exchange_max ->
        [0] { "" }
        [1] Wer spielt, darf eine Karte mit dem Stock tauschen.
       *[other] Wer spielt, darf bis zu { $exchange_max } Karten mit dem Stock tauschen.
    }
tippen-rules-play =
    Zum ersten Stich spielt der Erste nach dem Geber aus, der dabei ist; danach spielt aus, wer den letzten Stich gemacht hat. { $follow_rule ->
        [follow_trump] Du musst Farbe bedienen. Kannst du das nicht, musst du stechen; kannst du auch das nicht, spielst du irgendeine Karte.
        [follow_trump_head] Du musst Farbe bedienen; kannst du das nicht, musst du stechen. In beiden Fällen musst du höher spielen, wenn du kannst. { $must_undertrump ->
            [false] Hast du die Farbe nicht und kannst nicht überstechen, spielst du irgendeine Karte.
           *[other] Hast du die Farbe nicht, musst du stechen, auch wenn dein Trumpf nicht gewinnt.
        }
       *[other] Du musst Farbe bedienen; kannst du das nicht, spielst du irgendeine Karte.
    } { $lead_trump_if_three ->
        [true] Ab drei Mitspielern muss zuerst Trumpf ausgespielt werden.
       *[other] { "" }
    } { $lead_trump_ace_second ->
        [true] Wer den ersten Stich gemacht und das Trumpf-Ass hat, muss es als Nächstes ausspielen.
       *[other] { "" }
    } Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der angespielten Farbe.
tippen-rules-money = { tippen-rules-part-shares } { tippen-rules-part-bete } { tippen-rules-part-limits }
dreiblatt-1859-rules-money = { tippen-rules-part-shares } { tippen-rules-part-bete-1859 } { tippen-rules-part-limits }
vierblatt-rules-money = { dreiblatt-1859-rules-money }
tippen-rules-part-shares =
    Jeder Stich bringt { $hand_size ->
        [3] ein Drittel
        [4] ein Viertel
       *[other] ein Sechstel
    } von dem, was beim ersten Ausspielen im Pot lag.
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
            [whole_pot] Im Pot liegen höchstens { $max_bete }; der Rest wartet in der Reserve, bis wieder Platz ist.
            [per_player] Niemand zahlt mehr als { $max_bete } auf einmal.
           *[other] Mehr als { $max_bete } an Bêten liegen nie im Pot; der Rest wartet in der Reserve, bis wieder Platz ist.
        }
    } { $pot_limit ->
        [0] { "" }
       *[other] Keine Bête ist höher als { $pot_limit }.
    }
tippen-rules-special =
    { $robbing ->
        [true] **Rauben**: Hast du die Trumpf-Sieben, darfst du sie gegen die aufgedeckte Karte tauschen, bevor du zum ersten Stich spielst.
       *[other] { "" }
    } { $dealer_takes ->
        [sniff_1859] **Schnüffeln**: Der Geber darf die Trumpfkarte nehmen, bevor sie aufgedeckt wird, und gibt dafür eine Karte her. Macht er dann keinen Stich, zahlt er zwei { tippen-rules-part-units }; steigt er aus, kostet es einen Stamm.
        [sniff_modern] **Schnüffeln**: Der Geber darf die Trumpfkarte nehmen, bevor sie aufgedeckt wird; die anderen erfahren nur die Farbe. Er muss dann spielen. Hat er nur einen Stich, zahlt er { tippen-rules-part-unit }; hat er keinen, zahlt er zwei { tippen-rules-part-units }.
        [knock] **Klopfen**: Der Geber darf die Trumpfkarte nehmen, bevor sie aufgedeckt wird und bevor er seine Karten sieht; die anderen erfahren nur die Farbe. Er muss dann spielen. Hat er nur einen Stich, zahlt er { tippen-rules-part-unit }; hat er keinen, zahlt er zwei { tippen-rules-part-units }.
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

tippen-practice-declare = Wenn du spielst, bekommst du für jeden Stich einen Teil des Pots; machst du keinen, zahlst du eine Bête. Trümpfe und Asse machen Stiche; mit schwachen Karten passt man.
tippen-practice-exchange = Du darfst einmal Karten weglegen und bekommst andere vom Stock. Behalte Trümpfe und Asse, tausche niedrige Karten.
tippen-practice-no-tricks = Es gab keine Stiche: Entweder hat niemand gespielt und der Pot bleibt, oder nur einer, und der nimmt ihn.
tippen-practice-out = Du hast gepasst, und das kostet nichts.
tippen-practice-won = { $tricks ->
    [one] Du hast 1 Stich gemacht, und er bringt seinen Teil des Pots.
   *[other] Du hast { $tricks } Stiche gemacht, und jeder bringt seinen Teil des Pots.
}
tippen-practice-dry = Du hast gespielt und keinen Stich gemacht, also zahlst du eine Bête in den nächsten Pot. Das ist das Risiko dieses Spiels.

# Die Wörter des Spiels, erklärt.
tippen-term-tap = **Tippen** heißt mitspielen: Du spielst um den Pot. Wer passt, ist in diesem Spiel draußen und zahlt nichts.
tippen-term-tap-seen = tippt, tippen, getippt
tippen-term-stake = **Stamm**: der Einsatz, der vor jedem Spiel in den Pot kommt.
tippen-term-stake-seen = stamm
tippen-term-bete = **Bête**: Die zahlst du in den nächsten Pot, wenn du mitspielst und zu wenige Stiche machst.
tippen-term-bete-seen = bête, kein stich, ohne stich
tippen-term-force = **Zwang**: Alle müssen spielen, niemand wird gefragt.
tippen-term-force-seen = zwang, spielen alle, alle spielen
tippen-term-sniff = **Schnüffeln**: Der Geber nimmt die Trumpfkarte, bevor sie aufgedeckt wird, und muss dann Stiche machen.
tippen-term-sniff-seen = schnüffel
tippen-term-knock = **Klopfen**: Der Geber nimmt die Trumpfkarte ungesehen, noch bevor er seine Karten anschaut.
tippen-term-knock-seen = klopf
tippen-term-rob = **Rauben**: Wer die Trumpf-Sieben hat, darf sie gegen die aufgedeckte Trumpfkarte tauschen.
tippen-term-rob-seen = raub
tippen-term-shove = **Weiterschieben**: Der Geber lässt den Stamm im Pot, und der Nächste gibt.
tippen-term-shove-seen = schieb, geschoben
tippen-term-hop = **Hopp und Sprung**: Zeigt sich beim Abheben ein Ass oder eine Sieben, gibt der Nächste.
tippen-term-hop-seen = hopp, springt, beim abheben
tippen-term-reserve = **Reserve**: Chips über der Grenze warten hier, bis im Pot wieder Platz ist.
tippen-term-reserve-seen = reserve
tippen-term-cards = **Karten**, von der höchsten zur niedrigsten: { $cards }.
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
