# Ein Spiel gegen Computer, das sich selbst erklärt.
practice = Übungsspiel
practice-again = Noch ein Übungsspiel
practice-title = ### Übungsspiel
practice-private = Keine Chips, nichts wird gespeichert.
practice-gone = Dieses Übungsspiel ist weg: Ich wurde neu gestartet, oder es ist mehr als eine Viertelstunde her.
practice-advice = Ein Computer würde wählen: { $choice }.
practice-unknown = Wähle, was dir am besten scheint.
practice-lift = Wenn du lupfst, wird die oberste Karte vom Stock aufgedeckt und ihre Farbe ist Trumpf; lupfe, wenn deine Karten wohl einen Stich machen.
practice-price = Du kennst jetzt den Trumpf: Wer mitspielt, zahlt diesen Preis in den Pot, du zuerst; ein hoher schreckt andere ab.
practice-join = Zahle den Preis und spiel um den Pot; aber wer mitspielt und keinen Stich macht, zahlt den ganzen Pot noch einmal.
practice-exchange = Zwei Under und ein Ober sind schwach: Du darfst sie gegen die untersten drei Karten tauschen.
practice-lead = Du spielst aus: Nimm eine hohe Karte, die anderen müssen die Farbe bedienen; die höchste macht den Stich, wenn niemand sticht.
practice-follow = { $suit } ist angespielt und du hast davon, also musst du bedienen; hoch für den Stich, oder niedrig, um eine bessere zu sparen.
practice-free = Du hast kein { $suit }, also darfst du alles spielen; ein Trumpf macht den Stich.
practice-result = Dein Ergebnis: { $chips } Chips.
practice-no-tricks = Es gab keine Stiche: Entweder hat niemand gelupft und der Pot bleibt, oder wer gelupft hat, blieb allein und nimmt ihn.
practice-out = Du bist ausgestiegen und hast nur deinen Grundeinsatz verloren; das ist oft klug.
practice-won = { $tricks ->
    [one] Du hast 1 Stich gemacht, und jeder Stich ist ein Drittel des Pots wert.
   *[other] Du hast { $tricks } Stiche gemacht, und jeder Stich ist ein Drittel des Pots wert.
}
practice-dry = Du hast mitgespielt und keinen Stich gemacht, also zahlst du den ganzen Pot noch einmal: das ist die Bête und das Risiko dieses Spiels.
practice-go = Bereit? Öffne in einem Kanal einen Tisch: { $command }
