# Quarry, ein Spiel, das für die Tests erfunden ist.
family-quarry = Steinbruch
family-quarry-description = In diesem Kanal Steinbruch spielen
ruleset-quarry = Steinbruch
ruleset-quarry-short = Um die Kiste reizen, Trumpf ansagen und so viele Punkte holen, wie man gesagt hat.
pack-quarry17 = die siebzehn vom Steinbruch
suit-granite = Granit
suit-marble = Marmor
suit-slate = Schiefer
suit-chalk = Kreide
suit-powder = Pulver
rank-quarry17-block = Block
rank-quarry17-slab = Platte
rank-quarry17-brick = Ziegel
rank-quarry17-chip = Splitter
rank-quarry17-keg = Fass
quarry-question-bid = wie viele Punkte holst du?
quarry-question-bury = welche zwei Karten vergräbst du?
quarry-question-trump = welche Farbe ist Trumpf?
quarry-choice-bid-pass = Passen
quarry-choice-trump-granite = Granit
quarry-choice-trump-marble = Marmor
quarry-choice-trump-slate = Schiefer
quarry-choice-trump-chalk = Kreide
quarry-answered-bid = { $name } reizt { $choice }.
quarry-answered-bid-pass = { $name } passt.
quarry-answered-trump = { $name } sagt { $choice } an.
quarry-event-nobody-digs = Niemand gräbt.
quarry-mark-declarer = gräbt
quarry-zone-crate = in der Kiste
quarry-zone-buried = vergraben
quarry-reason-dug = ausgegraben
quarry-reason-collapsed = der Steinbruch ist eingestürzt
quarry-summary-dug = { $name } gräbt alles aus: { $points }.
quarry-summary-collapsed = Über { $name } stürzt der Steinbruch ein: { $points }.
quarry-option-keg_shown = Fass gezeigt
quarry-option-keg_shown-help = Wer spielt, zeigt das Fass nach links.
quarry-rules-heading-bid = **Reizen**
quarry-rules-heading-dig = **Graben**
quarry-rules-bid = Alle sagen einmal, wie viele Punkte sie holen, immer mehr als vorher, oder passen. Wer am meisten sagt, nimmt die Kiste und vergräbt zwei Karten.
quarry-rules-dig = Farbe bekennen. Ein Block zählt 10, eine Platte 6, ein Ziegel 3, das Fass 4. Das Fass ist der höchste Trumpf.{ $keg_shown ->
    [true] {" "}Es wird nach links gezeigt.
   *[other] { "" }
}
quarry-example-nobody-digs = { $b }, { $c } und { $a } passen: Niemand bekommt Punkte.
quarry-stats-bids = **Gereizt** { $count }
quarry-practice-bid = Reize ungefähr das Doppelte von dem, was deine Karten zählen.
