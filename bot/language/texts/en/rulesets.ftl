# The games, each in three lines, and their ready-made sets of house rules.
ruleset-lupfen-liechtenstein = Lupfen · Liechtenstein
ruleset-lupfen-liechtenstein-short =
    Everybody antes and gets three cards. “Lupfsch?” Who lifts turns the trump and names a price.
    The others pay it and play, or drop out. Three tricks, each worth a third of the pot.
    Who plays and takes no trick pays the whole pot again.
ruleset-lupfen-vorarlberg = Lupfen · Vorarlberg
ruleset-lupfen-vorarlberg-short =
    An empty pot means force: everybody antes and plays. Otherwise: “Lupfsch?”, and who goes along says “Mit!”
    Three cards, three tricks, each worth a third of the pot. Who cannot follow must trump.
    Who plays and takes no trick pays the whole pot again.
ruleset-drei-karten-1821 = Drei Karten · 1821
ruleset-drei-karten-1821-short =
    The dealer stakes and gives three cards each; the dealer's last card shows the trump.
    With only the stake in the pot everybody plays; otherwise play or pass.
    Each trick is worth a third of the pot; without a trick you pay it.
ruleset-loup-1821 = Loup · 1821
ruleset-loup-1821-short =
    The wolf: six cards, six tricks, and the dealer's last card shows the trump.
    With only the stake in the pot everybody plays; otherwise play or pass.
    Each trick is worth a sixth of the pot; without a trick you pay it.
ruleset-dreiblatt-1859 = Dreiblatt · 1859
ruleset-dreiblatt-1859-short =
    The dealer stakes, three cards each, the next one is turned for trumps. Tap to play, or pass.
    The first lead is a trump; later the trump ace must be led.
    Each trick is worth a third of the pot; without a trick you pay a bête.
ruleset-tippen-1905 = Tippen · 1905
ruleset-tippen-1905-short =
    The dealer stakes, three cards each, the next one is turned for trumps. Tap to play, or pass.
    Who cannot follow suit must trump.
    Each trick is worth a third of the pot; without a trick you pay it.
ruleset-tippen-grupp = Tippen · Grupp 1975
ruleset-tippen-grupp-short =
    The dealer stakes, three cards each, the next one is turned for trumps. Tap to play, or pass.
    Players may exchange cards, must follow, trump, and beat the trick when they can.
    Each trick is worth a third of the pot; without a trick you pay one stake.
ruleset-tippen-katira = Tippen · Katira 1983
ruleset-tippen-katira-short =
    Two cards each, the trump is turned, then the third card. Tap to play, or pass.
    Players may exchange cards, must follow, trump, and beat the trick when they can.
    Each trick is worth a third of the pot; without a trick you pay it.
ruleset-vierblatt = Vierblatt
ruleset-vierblatt-short =
    Like Dreiblatt, with four cards and four tricks. Tap to play, or pass.
    The first lead is a trump; later the trump ace must be led.
    Each trick is worth a quarter of the pot; without a trick you pay a bête.

preset-liechtenstein = Liechtenstein
preset-vorarlberg = Vorarlberg
preset-allgaeu = Allgäu, with dealer's stake and shoving
preset-blind-and-bold = Blind and bold
