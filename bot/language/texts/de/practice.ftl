# Ein Spiel gegen Computer, das sich selbst erklärt.
practice = Übungsspiel
practice-again = Noch ein Übungsspiel
practice-title = ### Übungsspiel
practice-private = Keine Chips, nichts wird gespeichert.
practice-gone = Dieses Übungsspiel ist weg: Ich wurde neu gestartet, oder es ist mehr als eine Viertelstunde her.
practice-advice = Ein Computer würde wählen: { $choice }.
practice-unknown = Wähle, was dir am besten scheint.
practice-lead = Du spielst aus. Nimm eine hohe Karte: Die anderen müssen die Farbe bedienen, und die höchste macht den Stich, wenn niemand sticht.
practice-follow = { $suit } ist angespielt und du hast davon, also musst du bedienen. Spiel hoch für den Stich, oder niedrig, um eine bessere Karte zu sparen.
practice-free = Du hast kein { $suit }, also darfst du alles spielen; ein Trumpf macht den Stich.
practice-result = Dein Ergebnis: { $chips } Chips.
practice-go = Bereit? Öffne in einem Kanal einen Tisch: { $command }
