# Die Regeln von Tippen und Verwandtem, aus den geltenden Hausregeln.
rules-tippen-stakes =
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
rules-tippen-bid =
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
rules-tippen-play =
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
rules-tippen-money = { rules-part-shares } { rules-part-bete } { rules-part-limits }
rules-dreiblatt-1859-money = { rules-part-shares } { rules-part-bete-1859 } { rules-part-limits }
rules-vierblatt-money = { rules-dreiblatt-1859-money }
rules-part-shares =
    Jeder Stich bringt { $hand_size ->
        [3] einen Drittel
        [4] einen Viertel
       *[other] einen Sechstel
    } des Pots, wie er beim ersten Ausspielen war.
rules-part-bete =
    { $min_tricks ->
        [1] Wer mitgespielt und keinen Stich gemacht hat,
       *[other] Wer mitgespielt und weniger als { $min_tricks } Stiche gemacht hat,
    } { $bete ->
        [stake] zahlt { $stake } als Bête in den nächsten Pot.
       *[other] zahlt diesen ganzen Pot als Bête in den nächsten.
    }
rules-part-bete-1859 =
    { $min_tricks ->
        [1] Wer mitgespielt und keinen Stich gemacht hat,
       *[other] Wer mitgespielt und weniger als { $min_tricks } Stiche gemacht hat,
    } { $bete ->
        [stake] zahlt { $stake } als Bête in den nächsten Pot.
       *[other] zahlt eine Bête in den nächsten: diesen ganzen Pot, oder { $stake }, solange noch keine Bête darin liegt.
    }
rules-part-limits =
    { $max_bete ->
        [0] { "" }
       *[other] { $max_bete_scope ->
            [whole_pot] Im Pot liegen höchstens { $max_bete }; der Rest wartet in einer Reserve, die ihn wieder füllt.
            [per_player] Niemand zahlt mehr als { $max_bete } auf einmal.
           *[other] Die Bêten im Pot sind höchstens { $max_bete }; der Rest wartet in einer Reserve, die ihn wieder füllt.
        }
    } { $pot_limit ->
        [0] { "" }
       *[other] Keine Strafe ist höher als { $pot_limit }.
    }
rules-tippen-special =
    { $robbing ->
        [true] **Rauben**: wer die Trumpf-Sieben hat, darf die aufgedeckte Karte dafür nehmen, bevor er zum ersten Stich spielt.
       *[other] { "" }
    } { $dealer_takes ->
        [sniff_1859] **Schnüffeln**: der Geber darf die Trumpfkarte beanspruchen, bevor sie aufgedeckt wird, im Tausch gegen eine Karte der Hand. Ohne Stich zahlt er dann zwei { rules-part-units }; Aussteigen kostet einen Stamm.
        [sniff_modern] **Schnüffeln**: der Geber darf die Trumpfkarte nehmen, bevor sie aufgedeckt wird; die anderen erfahren nur die Farbe. Er muss dann spielen: mit einem Stich zahlt er { rules-part-unit }, ohne zwei { rules-part-units }.
        [knock] **Klopfen**: der Geber darf die Trumpfkarte nehmen, bevor sie aufgedeckt wird und bevor er seine Hand sieht; die anderen erfahren nur die Farbe. Er muss dann spielen: mit einem Stich zahlt er { rules-part-unit }, ohne zwei { rules-part-units }.
       *[other] { "" }
    }
rules-part-unit =
    { $dealer_penalty ->
        [bete] eine Bête
       *[other] einen Stamm
    }
rules-part-units =
    { $dealer_penalty ->
        [bete] Bêten
       *[other] Stämme
    }
rules-tippen-end = { rules-part-end }
