# Fipsen: sein Name, seine Wörter am Tisch, seine Hausregeln, seine Regeln in Worten.
family-fipsen = Fipsen
family-fipsen-description = In diesem Kanal Fipsen spielen
fipsen-length = drei Minuten je Spiel
ruleset-fipsen = Fipsen
ruleset-fipsen-sentence = Ihr reizt darum, wer allein gegen die drei anderen spielt.
ruleset-fipsen-short =
    Ihr spielt zu viert mit je fünf Karten und reizt darum, wer allein gegen die drei anderen spielt.
    Nenne deine Stiche, zwei bis fünf; Hand, Ruten und Durch verdoppeln das Gebot.
    Schaffst du es, bekommst du den Wert, sonst verlierst du ihn doppelt. Eine Sitzung hat acht Spiele.
pack-fipsen25 = Französisches Blatt, 25 Karten
pack-fipsen25-german = Deutsches Blatt, 25 Karten
fipsen-stakes = { $point_value ->
    [0] Ohne Chips
    [one] **1** Chip je Punkt
   *[other] **{ $point_value }** Chips je Punkt
}

# Was gefragt wird.
fipsen-question-bid = Wie viele Stiche sagst du an?
fipsen-question-terms = Sagst du noch etwas an?
fipsen-question-discard = Welche Karten legst du weg?
fipsen-question-trump = Was ist Trumpf?
fipsen-question-go-on = Hörst du auf, oder spielst du um den doppelten Wert weiter?

fipsen-choice-bid-two = Zwei
fipsen-choice-bid-two-value = { fipsen-choice-bid-two } · { $value }
fipsen-choice-bid-three = Drei
fipsen-choice-bid-three-value = { fipsen-choice-bid-three } · { $value }
fipsen-choice-bid-four = Vier
fipsen-choice-bid-four-value = { fipsen-choice-bid-four } · { $value }
fipsen-choice-bid-five = Fünf
fipsen-choice-bid-five-value = { fipsen-choice-bid-five } · { $value }
fipsen-choice-bid-kieker = Kieker
fipsen-choice-bid-kieker-value = { fipsen-choice-bid-kieker } · { $value }
fipsen-choice-bid-pass = Passen
fipsen-choice-terms-plain = Einfach
fipsen-choice-terms-plain-value = { fipsen-part-bid } · { $value }
fipsen-choice-terms-hand = Hand
fipsen-choice-terms-hand-value = { fipsen-choice-terms-hand } · { $value }
fipsen-choice-terms-ruten = Ruten
fipsen-choice-terms-ruten-value = { fipsen-choice-terms-ruten } · { $value }
fipsen-choice-terms-durch = Durch
fipsen-choice-terms-durch-value = { fipsen-choice-terms-durch } · { $value }
fipsen-choice-terms-hand_ruten = Hand Ruten
fipsen-choice-terms-hand_ruten-value = { fipsen-choice-terms-hand_ruten } · { $value }
fipsen-choice-terms-hand_durch = Hand Durch
fipsen-choice-terms-hand_durch-value = { fipsen-choice-terms-hand_durch } · { $value }
fipsen-choice-terms-ruten_durch = Ruten Durch
fipsen-choice-terms-ruten_durch-value = { fipsen-choice-terms-ruten_durch } · { $value }
fipsen-choice-terms-hand_ruten_durch = Hand Ruten Durch
fipsen-choice-terms-hand_ruten_durch-value = { fipsen-choice-terms-hand_ruten_durch } · { $value }
fipsen-choice-trump-clubs = ♣ Kreuz
fipsen-choice-trump-clubs-german = 🌰 Eichel
fipsen-choice-trump-spades = ♠ Pik
fipsen-choice-trump-spades-german = 🍃 Laub
fipsen-choice-trump-hearts = ♥ Herz
fipsen-choice-trump-hearts-german = ❤️ Herz
fipsen-choice-trump-diamonds = ♦ Karo, doppelt
fipsen-choice-trump-diamonds-german = 🔔 Schellen, doppelt
fipsen-choice-trump-surrender = Aufgeben, −5
fipsen-choice-go-on-stop = Aufhören
fipsen-choice-go-on-stop-value = { fipsen-choice-go-on-stop } · +{ $value }
fipsen-choice-go-on-go_on = Weiterspielen
fipsen-choice-go-on-go_on-value = { fipsen-choice-go-on-go_on } · +{ $value } oder −{ $loss }

fipsen-refused-kieker-needs-no-face = Kieker geht nur ohne König, Dame und Bube.
fipsen-refused-kieker-needs-no-face-german = Kieker geht nur ohne König, Ober und Unter.
fipsen-refused-kieker-needs-no-ace = Kieker geht nur ohne Ass, König, Dame und Bube.
fipsen-refused-kieker-needs-no-ace-german = Kieker geht nur ohne Ass, König, Ober und Unter.

# Was geantwortet wurde; ein Gebot wird mit seinem Wert gesagt, der Trumpf mit dem Spiel.
fipsen-answered-bid = { "" }
fipsen-answered-bid-pass = { $name } passt.
fipsen-answered-terms = { "" }
fipsen-answered-trump = { "" }
fipsen-answered-go-on-stop = { $name } hört auf.
fipsen-answered-go-on-go_on = { "" }

# Was geschehen ist.
fipsen-part-bid = { $number ->
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
   *[kieker] Kieker
}{ $terms ->
    [hand] { " " }Hand
    [ruten] { " " }Ruten
    [durch] { " " }Durch
    [hand_ruten] { " " }Hand Ruten
    [hand_durch] { " " }Hand Durch
    [ruten_durch] { " " }Ruten Durch
    [hand_ruten_durch] { " " }Hand Ruten Durch
   *[plain] { "" }
}
fipsen-event-bid = { $name }: **{ fipsen-part-bid }** · { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
fipsen-event-hold = { $name } hält: **{ fipsen-part-bid }** · { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
fipsen-event-hand-shown-to = **Kieker!** { $name } zeigt die fünf Karten nur { $to }.
fipsen-event-cards-shown = **Kieker!** { $name } zeigt { $to }: { $cards }.
fipsen-event-all-passed-redeal = Alle vier passen: Derselbe Geber gibt neu.
fipsen-event-passed-out = Wieder passen alle vier: Niemand schreibt etwas, der Nächste gibt.
fipsen-event-contract = **{ $name } spielt { fipsen-part-bid }** (Trumpf { $trump }): { $needed } Stiche für { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}.
fipsen-event-gone-on = **{ $name } spielt weiter** um alle übrigen Stiche, für { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}.
fipsen-event-surrendered = { $name } gibt den Kieker auf.
fipsen-event-fipsen-won = **{ $name } schafft es** mit { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}.
fipsen-event-fipsen-lost = **{ $name } schafft es nicht**: { $tricks ->
    [0] kein Stich.
    [one] 1 Stich.
   *[other] { $tricks } Stiche.
}
fipsen-event-scored = { $name } schreibt { $points }.
fipsen-event-moved-stock-skat = { "" }
fipsen-event-moved-skat-hand = { $name } nimmt den Skat auf.
fipsen-event-cards-moved-skat-hand = { $name } findet im Skat: { $cards }.
fipsen-event-moved-stock-hand = { $name } nimmt die { $count } übrigen Karten auf.
fipsen-event-cards-moved-stock-hand = { $name } nimmt dazu: { $cards }.
fipsen-event-moved-hand-aside = { $name } legt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} weg.
fipsen-event-cards-moved-hand-aside = { $name } legt { $cards } weg.

# Dafür hat die Zusammenfassung eine eigene Zeile, oder sie braucht keine.
fipsen-moment-bid = { "" }
fipsen-moment-hold = { "" }
fipsen-moment-contract = { "" }
fipsen-moment-gone-on = { "" }
fipsen-moment-fipsen-won = { "" }
fipsen-moment-fipsen-lost = { "" }
fipsen-moment-all-passed-redeal = { "" }
fipsen-summary-made = **{ $name }** · { fipsen-part-bid }: Wert { $bid }{ fipsen-part-doubled }, gewonnen
fipsen-summary-made-german = **{ $name }** · { fipsen-part-bid }: Wert { $bid }{ fipsen-part-doubled-german }, gewonnen
fipsen-summary-lost = **{ $name }** · { fipsen-part-bid }: Wert { $bid }{ fipsen-part-doubled }, verloren ×2
fipsen-summary-lost-german = **{ $name }** · { fipsen-part-bid }: Wert { $bid }{ fipsen-part-doubled-german }, verloren ×2
fipsen-part-doubled = { $diamonds ->
    [1] , Karo ×2
   *[other] { "" }
}{ $gone ->
    [1] , weitergespielt ×2
   *[other] { "" }
}
fipsen-part-doubled-german = { $diamonds ->
    [1] , Schellen ×2
   *[other] { "" }
}{ $gone ->
    [1] , weitergespielt ×2
   *[other] { "" }
}

# Was neben den Karten steht, wenn man dran ist.
fipsen-hand-beat = { $name } bietet **{ fipsen-part-bid }** · { $value }; du musst mehr bieten.
fipsen-hand-hold = { $name } bietet **{ fipsen-part-bid }** · { $value }; mit gleich viel hältst du.
fipsen-hand-bids = Auf jedem Knopf stehen die Stiche und der Wert, je nach Zusatz.
fipsen-hand-terms = Jeder Zusatz verdoppelt den Wert: **Hand** – ohne den Skat, **Ruten** – ♦ ist Trumpf{ $durch ->
    [0] .
   *[other] , **Durch** – alle fünf Stiche.
}
fipsen-hand-terms-german = Jeder Zusatz verdoppelt den Wert: **Hand** – ohne den Skat, **Ruten** – Schellen als Trumpf{ $durch ->
    [0] .
   *[other] , **Durch** – alle fünf Stiche.
}
fipsen-hand-terms-aloud = Jeder Zusatz verdoppelt den Wert. Hand: ohne den Skat. Ruten: Karo ist Trumpf.{ $durch ->
    [0] { "" }
   *[other] { " " }Durch: alle fünf Stiche.
}
fipsen-hand-contract = Du spielst **{ fipsen-part-bid }**, für { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}.

# Was zum Spiel und zu den Plätzen vermerkt ist.
fipsen-mark-bid = { $value ->
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
   *[kieker] Kieker
}
fipsen-mark-contract = { fipsen-mark-bid }
fipsen-badge-contract = { fipsen-mark-bid }
fipsen-mark-terms = { $value ->
    [hand] Hand
    [ruten] Ruten
    [durch] Durch
    [hand_ruten] Hand Ruten
    [hand_durch] Hand Durch
    [ruten_durch] Ruten Durch
    [hand_ruten_durch] Hand Ruten Durch
   *[plain] { "" }
}
fipsen-badge-terms = { fipsen-mark-terms }
fipsen-mark-value = Wert **{ $value }**
fipsen-badge-value = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
fipsen-mark-passed = gepasst
fipsen-mark-declarer = spielt allein
fipsen-mark-kieker = Blatt gezeigt
fipsen-mark-gone-on = spielt weiter
fipsen-zone-skat = Skat
fipsen-zone-stock = übrig
fipsen-zone-aside = weggelegt

fipsen-reason-fipsen-won = { "" }
fipsen-reason-fipsen-lost = { "" }
fipsen-reason-surrendered = Kieker aufgegeben

# Hausregeln.
fipsen-option-deals-help = Die Sitzung endet nach so vielen Spielen. Spiele, in denen alle passen, zählen nicht mit.
fipsen-option-five_bid_value = Eine Fünf zählt beim Reizen
fipsen-option-five_bid_value-help = In der Abrechnung zählt eine Fünf immer zehn.
fipsen-option-five_bid_value-ten = zehn
fipsen-option-five_bid_value-five = fünf
fipsen-option-kieker = Kieker
fipsen-option-kieker-help = Wer weder König noch Dame noch Bube hat, darf Kieker bieten.
fipsen-option-kieker-help-german = Wer weder König noch Ober noch Unter hat, darf Kieker bieten.
fipsen-option-kieker_no_ace = Kieker ohne Ass
fipsen-option-kieker_no_ace-help = Wer Kieker bietet, darf auch kein Ass haben.
fipsen-option-go_on_needs_clean = Weiterspielen nur ohne verlorenen Stich
fipsen-option-go_on_needs_clean-help = Weiterspielen darf nur, wer noch keinen Stich verloren hat.
fipsen-option-stop_when_lost = Schluss, sobald verloren
fipsen-option-stop_when_lost-help = Ist das Gebot nicht mehr zu schaffen, ist das Spiel aus; sonst wird zu Ende gespielt.
fipsen-option-redeals = Neu geben, höchstens
fipsen-option-redeals-help = So oft gibt derselbe Geber neu, wenn alle passen; danach gibt der Nächste.
fipsen-option-redeals-0 = nie

# Die Regeln in Worten.
fipsen-rules-heading-deal = **Geben**
fipsen-rules-heading-bid = **Reizen**
fipsen-rules-heading-kieker = **Kieker**
fipsen-rules-heading-score = **Abrechnung**
fipsen-rules-deal =
    Jeder bekommt drei Karten, zwei kommen verdeckt in den **Skat**, dann bekommt jeder noch zwei; drei bleiben übrig. { $redeals ->
        [0] Passen alle vier, schreibt niemand etwas, und der Nächste gibt.
       *[other] Passen alle vier, gibt derselbe Geber neu.
    }
fipsen-rules-bid =
    Du bietest, wie viele Stiche du machst, zwei bis fünf; so viele Punkte ist das Gebot wert. Jeder Zusatz verdoppelt den Wert: **Hand** (ohne den Skat), **Ruten** (♦ ist Trumpf, also nur die Sieben), **Durch** (alle fünf Stiche). Eine Fünf ist immer Durch{ $five_bid_value ->
        [five] : Sie zählt zehn Punkte, beim Reizen aber fünf.
       *[other] , sie zählt also zehn.
    } Der Zweite bietet höher als der Erste oder passt; der Erste **hält** mit einem gleich hohen Gebot, bietet höher oder passt, bis einer von beiden gepasst hat. Wer bleibt, reizt mit dem Dritten, dann mit dem Geber. Wer am höchsten geboten hat, spielt allein.
fipsen-rules-bid-german =
    Du bietest, wie viele Stiche du machst, zwei bis fünf; so viele Punkte ist das Gebot wert. Jeder Zusatz verdoppelt den Wert: **Hand** (ohne den Skat), **Ruten** (Schellen sind Trumpf, also nur die Sieben), **Durch** (alle fünf Stiche). Eine Fünf ist immer Durch{ $five_bid_value ->
        [five] : Sie zählt zehn Punkte, beim Reizen aber fünf.
       *[other] , sie zählt also zehn.
    } Der Zweite bietet höher als der Erste oder passt; der Erste **hält** mit einem gleich hohen Gebot, bietet höher oder passt, bis einer von beiden gepasst hat. Wer bleibt, reizt mit dem Dritten, dann mit dem Geber. Wer am höchsten geboten hat, spielt allein.
fipsen-rules-kieker =
    { $kieker ->
        [true] Ohne König, Dame und Bube{ $kieker_no_ace ->
            [true] { " " }und ohne Ass
           *[other] { "" }
        } darfst du **Kieker** bieten; er zählt beim Reizen 4½, sonst so viel wie eine Fünf. Nur dein linker Nachbar sieht deine fünf Karten. Du nimmst den Skat und die drei übrigen Karten auf, legst fünf weg und spielst, oder du gibst auf und verlierst 5 Punkte.
       *[other] { "" }
    }
fipsen-rules-kieker-german =
    { $kieker ->
        [true] Ohne König, Ober und Unter{ $kieker_no_ace ->
            [true] { " " }und ohne Ass
           *[other] { "" }
        } darfst du **Kieker** bieten; er zählt beim Reizen 4½, sonst so viel wie eine Fünf. Nur dein linker Nachbar sieht deine fünf Karten. Du nimmst den Skat und die drei übrigen Karten auf, legst fünf weg und spielst, oder du gibst auf und verlierst 5 Punkte.
       *[other] { "" }
    }
fipsen-rules-play =
    Ohne Hand nimmst du den Skat auf, legst zwei Karten weg und nennst den Trumpf. Nennst du ♦, ohne Ruten geboten zu haben, verdoppelt sich der Wert. Vorhand spielt aus, danach immer der, der den letzten Stich gemacht hat. Du musst Farbe bedienen; kannst du das nicht, spielst du irgendeine Karte. Bei einem Durch ist mit dem ersten verlorenen Stich Schluss. Hast du deine Stiche, hörst du auf oder **spielst weiter**: Dann musst du alle übrigen Stiche machen, für den doppelten Wert. { $go_on_needs_clean ->
        [true] Weiterspielen darf nur, wer keinen Stich verloren hat.
       *[other] { "" }
    } { $stop_when_lost ->
        [true] Ist das Gebot nicht mehr zu schaffen, ist Schluss.
       *[other] { "" }
    } { $claims ->
        [true] Wer alle übrigen Stiche sicher hat, darf es sagen. Der Alleinspieler darf aufgeben; die Gegenspieler können nur gemeinsam aufgeben.
       *[other] { "" }
    }
fipsen-rules-play-german =
    Ohne Hand nimmst du den Skat auf, legst zwei Karten weg und nennst den Trumpf. Nennst du Schellen, ohne Ruten geboten zu haben, verdoppelt sich der Wert. Vorhand spielt aus, danach immer der, der den letzten Stich gemacht hat. Du musst Farbe bedienen; kannst du das nicht, spielst du irgendeine Karte. Bei einem Durch ist mit dem ersten verlorenen Stich Schluss. Hast du deine Stiche, hörst du auf oder **spielst weiter**: Dann musst du alle übrigen Stiche machen, für den doppelten Wert. { $go_on_needs_clean ->
        [true] Weiterspielen darf nur, wer keinen Stich verloren hat.
       *[other] { "" }
    } { $stop_when_lost ->
        [true] Ist das Gebot nicht mehr zu schaffen, ist Schluss.
       *[other] { "" }
    } { $claims ->
        [true] Wer alle übrigen Stiche sicher hat, darf es sagen. Der Alleinspieler darf aufgeben; die Gegenspieler können nur gemeinsam aufgeben.
       *[other] { "" }
    }
fipsen-rules-score =
    Schaffst du dein Gebot, gewinnst du seinen Wert, sonst verlierst du das Doppelte. { $point_value ->
        [0] Um Chips geht es nicht.
        [one] Für jeden Punkt bekommst du von jedem der drei anderen einen Chip, oder du zahlst ihn.
       *[other] Für jeden Punkt bekommst du von jedem der drei anderen { $point_value } Chips, oder du zahlst sie.
    }
fipsen-rules-end =
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
fipsen-example-three-ruten = { $a } bietet Drei Ruten: drei Stiche, einmal verdoppelt. Mit ♦7 und zwei Assen macht { $a } drei Stiche und hört auf.
fipsen-example-three-ruten-german = { $a } bietet Drei Ruten: drei Stiche, einmal verdoppelt. Mit der Schellen-Sieben und zwei Assen macht { $a } drei Stiche und hört auf.
fipsen-example-gone-on = { $c } spielt eine Zwei, verliert den ersten Stich, macht die nächsten zwei, spielt weiter und macht auch die letzten zwei. Das bringt den doppelten Wert.
fipsen-example-kieker = { $b } hat ♣10 ♠8 ♠7 ♠A ♥10 und bietet Kieker, findet vier hohe Herz, nennt Herz als Trumpf und macht alle fünf Stiche.
fipsen-example-kieker-german = { $b } hat Eichel-Zehn, Laub-Acht, Laub-Sieben, Laub-Ass und Herz-Zehn und bietet Kieker, findet vier hohe Herz, nennt Herz als Trumpf und macht alle fünf Stiche.

# Statistik.
fipsen-stats-declared = **Allein gespielt** { $count ->
    [one] einmal
   *[other] { $count }-mal
}{ stats-part-share }
fipsen-stats-made-of-declared = **Gewonnen** { $count } von { $whole }{ stats-part-share }
fipsen-stats-value-of-declared = **Wert im Schnitt** { $whole ->
    [0] –
   *[other] { NUMBER($average, maximumFractionDigits: 1) }
}
fipsen-stats-hand-of-declared = **Hand** { $count }
fipsen-stats-ruten-of-declared = **Ruten** { $count }
fipsen-stats-kieker-of-declared = **Kieker** { $count }
fipsen-stats-beaten = **Alleinspieler geschlagen** { $count ->
    [one] einmal
   *[other] { $count }-mal
}

# Das Übungsspiel.
fipsen-practice-opening = Von oben: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben. Du bietest, wie viele der fünf Stiche du allein machst. Den Wert verdoppeln **Hand** (ohne die zwei Karten des Skats), **Ruten** (Karo ist Trumpf) und **Durch** (alle fünf Stiche). **Kieker** bietet man ohne König, Dame und Bube.
fipsen-practice-opening-german = Von oben: Ass, König, Ober, Unter, Zehn, Neun, Acht, Sieben. Du bietest, wie viele der fünf Stiche du allein machst. Den Wert verdoppeln **Hand** (ohne die zwei Karten des Skats), **Ruten** (Schellen sind Trumpf) und **Durch** (alle fünf Stiche). **Kieker** bietet man ohne König, Ober und Unter.
fipsen-practice-bid = Zähle deine Asse und die hohen Karten deiner längsten Farbe; der Skat bringt zwei Karten dazu.
fipsen-practice-terms = Wenn du verlierst, verlierst du den Wert doppelt; sag also nur an, was deine Karten hergeben. Karo gibt es nur eines, die Sieben.
fipsen-practice-terms-german = Wenn du verlierst, verlierst du den Wert doppelt; sag also nur an, was deine Karten hergeben. Schellen gibt es nur eine, die Sieben.
fipsen-practice-discard = Behalte Trümpfe und hohe Karten; leg niedrige Karten aus kurzen Farben weg.
fipsen-practice-trump = Meist die längste Farbe. Karo verdoppelt den Wert, aber es gibt nur die Sieben.
fipsen-practice-trump-german = Meist die längste Farbe. Schellen verdoppeln den Wert, aber es gibt nur die Sieben.
fipsen-practice-go-on = Aufhören bringt den Wert sicher. Spiel nur weiter, wenn dir niemand mehr einen Stich nehmen kann.
fipsen-practice-after = Am Tisch hat eine Sitzung { $deals ->
    [one] ein solches Spiel
   *[other] { $deals } solche Spiele
}, und die Punkte werden zusammengezählt.

# Die Wörter des Spiels, erklärt.
fipsen-term-bid = **Gebot**: die Stiche, die du allein gegen die drei anderen machst, zwei bis fünf.
fipsen-term-bid-seen = gebot, bietest, bietet, reizt
fipsen-term-hold = **Halten**: Du bietest gleich viel; der andere muss mehr bieten oder passen.
fipsen-term-hold-seen = hält, halten, hältst
fipsen-term-hand = **Hand**: Du spielst ohne die zwei Karten des Skats; der Wert verdoppelt sich.
fipsen-term-hand-seen = hand
fipsen-term-ruten = **Ruten**: Karo ist Trumpf, also nur die Sieben; der Wert verdoppelt sich.
fipsen-term-ruten-seen = ruten
fipsen-term-durch = **Durch**: Du machst alle fünf Stiche; der Wert verdoppelt sich.
fipsen-term-durch-seen = durch
fipsen-term-kieker = **Kieker**: Den bietest du ohne König, Dame und Bube; nur dein linker Nachbar sieht dein Blatt. Spielst du, nimmst du fünf Karten dazu und legst fünf weg.
fipsen-term-kieker-seen = kieker
fipsen-term-skat = **Skat**: die zwei Karten, die verdeckt auf dem Tisch liegen.
fipsen-term-skat-seen = skat
fipsen-term-go-on = **Weiterspielen**: Dein Gebot ist erfüllt, und du spielst für den doppelten Wert um alle übrigen Stiche.
fipsen-term-go-on-seen = weiterspiel, spielt weiter
fipsen-term-cards = **Karten**, von der höchsten zur niedrigsten: { $cards }.
fipsen-term-cards-seen = ass, könig, dame, bube, ober, unter, zehn, neun, acht, sieben
fipsen-term-ruten-german = **Ruten**: Schellen sind Trumpf, also nur die Sieben; der Wert verdoppelt sich.
fipsen-term-kieker-german = **Kieker**: Den bietest du ohne König, Ober und Unter; nur dein linker Nachbar sieht dein Blatt. Spielst du, nimmst du fünf Karten dazu und legst fünf weg.

# Worum es in einem Spiel ging, in einer Zeile, für Listen.
fipsen-told-played = { $name }: { fipsen-part-bid } { $made ->
    [0] nicht geschafft
   *[other] geschafft
}
fipsen-told-surrendered = { $name } hat einen Kieker aufgegeben
fipsen-told-passed = Alle vier haben gepasst
