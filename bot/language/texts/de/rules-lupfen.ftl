# Die Regeln von Lupfen, aus den geltenden Hausregeln. Was nicht gilt, kommt nicht vor.
rules-lupfen-liechtenstein-stakes =
    { $ante ->
        [0] { "" }
       *[other] Vor jedem Spiel legen alle { $ante } in den Pot. { $all_pass ->
            [keep_pot] Nach einem Spiel, das niemand gelupft hat, wird nicht neu eingesetzt.
           *[other] { "" }
        }
    } { rules-part-dealer-stake } { $force_on_empty_pot ->
        [true] War der Pot vor dem Spiel leer, ist **Zwang**: alle spielen, und die oberste Karte zeigt Trumpf. Wer nach dem Geber sitzt, spielt aus.
       *[other] { "" }
    }
rules-lupfen-vorarlberg-stakes =
    { $force_on_empty_pot ->
        [true] Ist der Pot leer, ist **Zwang**: alle legen { $ante } hinein und spielen; die oberste Karte zeigt Trumpf, und wer nach dem Geber sitzt, spielt aus. Liegt etwas im Pot, wird gelupft, ohne neuen Einsatz.
       *[other] Ist der Pot leer, legen alle { $ante } hinein.
    } { $stakes_multiple_of_three ->
        [true] Einsätze sind Vielfache von drei.
       *[other] { "" }
    } { rules-part-dealer-stake }
rules-part-dealer-stake =
    { $dealer_stake ->
        [0] { "" }
       *[other] Wer gibt, legt { $dealer_stake } dazu. { $shoving ->
            [true] Das Geben darf man weiterschieben: der Gebereinsatz bleibt im Pot, der Nächste gibt und setzt ebenso{ $max_shoves ->
                [0] .
               *[other] , höchstens { $max_shoves }-mal.
            }
           *[other] { "" }
        }
    }
rules-lupfen-bid =
    Alle bekommen drei Karten. Vom Nächsten nach dem Geber an wird jeder gefragt: «**Lupfsch?**» Wer lupft, deckt die oberste Karte des Stocks auf; ihre Farbe ist Trumpf. { $pass_is_fold ->
        [true] Wer passt, ist in diesem Spiel draussen.
       *[other] Wer nicht lupft, darf später trotzdem mitspielen.
    } { $all_pass ->
        [keep_pot] Lupft niemand, werden die Karten zusammengeworfen, der Pot bleibt und der Nächste gibt.
       *[other] Lupft niemand, werden die Karten zusammengeworfen und alle setzen neu ein.
    } { $compulsory_lupf ->
        [true] Mit zwei Säuen musst du lupfen.
       *[other] { "" }
    } { $blind_lupf ->
        [true] Deine Karten liegen verdeckt, bis du gefragt wirst. Du darfst **blind** lupfen: dann zahlt { $blind_double ->
            [lifter_only] der Lupfer ohne Stich doppelt.
           *[other] jeder Mitspieler ohne Stich doppelt.
        }
       *[other] { "" }
    }
rules-lupfen-liechtenstein-price =
    { $price_bet ->
        [true] Wer gelupft hat, kennt den Trumpf, setzt den Preis von { $min_bet } bis { $max_bet } fest und zahlt ihn. Alle anderen zahlen gleich viel und spielen mit, oder sie steigen aus.
       *[other] Die anderen sagen, ob sie mitspielen oder aussteigen; es kostet nichts.
    } Geht niemand mit, nimmt der Lupfer den Pot. { rules-part-compulsion }
rules-lupfen-vorarlberg-price =
    Die anderen, die noch dabei sind, sagen «**Mit!**» oder steigen aus. Geht niemand mit, nimmt der Lupfer den Pot. { rules-part-compulsion }
rules-part-compulsion =
    { $compulsory_hearts ->
        [true] Ist { $compulsory_suit } Trumpf, müssen alle mitspielen, auch wer gepasst hat.
       *[other] { "" }
    }
rules-lupfen-play =
    { $lupfen_leader ->
        [left_of_dealer] Zum ersten Stich spielt aus, wer nach dem Geber als Erster dabei ist, danach wer den letzten Stich gemacht hat.
       *[other] Zum ersten Stich spielt der Lupfer aus, danach wer den letzten Stich gemacht hat.
    } { $follow_rule ->
        [follow_trump] Farbe wird bedient. Wer das nicht kann, muss stechen; wer auch das nicht kann, spielt irgendeine Karte.
       *[other] Farbe wird bedient; wer das nicht kann, spielt irgendeine Karte.
    } Der höchste Trumpf macht den Stich, sonst die höchste Karte der angespielten Farbe.
rules-lupfen-money =
    Jeder Stich bringt einen Drittel des Pots, wie er beim ersten Ausspielen war. { $remainder_to ->
        [lifter] Was sich nicht durch drei teilen lässt, bekommt der Lupfer.
        [first_trick_winner] Was sich nicht durch drei teilen lässt, bekommt, wer den ersten Stich gemacht hat.
       *[other] Was sich nicht durch drei teilen lässt, bleibt im Pot.
    } Wer mitgespielt und keinen Stich gemacht hat, zahlt diesen ganzen Pot in den nächsten{ $pot_limit ->
        [0] .
       *[other] , aber nie mehr als { $pot_limit }.
    } { $force_distributes ->
        [false] Beim Zwang wird nichts ausbezahlt: es gibt nur Strafen.
       *[other] { "" }
    }
rules-lupfen-special =
    { rules-part-three-unters } { $weak_hand ->
        [exchange] **Zwei Under und ein Ober** darf man gegen die drei untersten Karten des Stocks tauschen, einmal und vor der ersten eigenen Karte.
        [scrap] { rules-part-scrap }
       *[other] { "" }
    } { rules-part-staender }
rules-lupfen-liechtenstein-special =
    { rules-part-three-unters } { $weak_hand ->
        [exchange] **Zwei Under und ein Ober** darf man gegen die drei untersten Karten des Stocks tauschen, einmal { $exchange_timing ->
            [before_lead] und vor dem ersten Ausspielen.
           *[other] und vor der ersten eigenen Karte.
        }
        [scrap] { rules-part-scrap }
       *[other] { "" }
    } { rules-part-staender }
rules-part-three-unters =
    { $three_unters ->
        [true] **Drei Under** gewinnen sofort alle drei Stiche, wenn man mitspielt.
       *[other] { "" }
    }
rules-part-scrap = **Zwei Under und ein Ober** darf man mit «**Verworfen!**» zeigen: der gleiche Geber gibt neu, und niemand zahlt neu ein. { $scrap_timing ->
        [before_lead] Das klärt sich vor dem ersten Ausspielen.
       *[other] Das tut man im ersten Stich, wenn man dran ist, vor der eigenen Karte.
    }
rules-part-staender =
    { $staender ->
        [announce] Drei Karten einer Farbe sind ein **Ständer**: dein Klopfen hören alle, die Farbe nennt niemand.
       *[other] { "" }
    }
rules-lupfen-end = { rules-part-end }
